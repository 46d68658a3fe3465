"""Several people at one screen: the order of prompts, and secrecy between turns."""

import re

import pytest

from tests.terminal.scripted_session import ScriptedSession, limit_answers, type_lines

CURTAIN = re.compile(r"Seat (\d), press Enter when only you are looking\. $")


def list_asked_seats(session: ScriptedSession) -> list[int]:
    """Return the seats that the curtain asked for, in order."""
    return [int(found[1]) for screen in session.screens if (found := CURTAIN.search(screen))]


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize(("slipped", "hands"), [(["slip r5"], [12, 12]), ([], [13, 11])])
def test_a_seat_may_slip_before_the_others_are_asked(slipped: list[str], hands: list[int]) -> None:
    """Everyone is asked afterwards, even if no card was slipped in."""
    session = ScriptedSession("mogeln", seats=["0", "1"], seed="q")
    session.run(type_lines("", "g4", *slipped, "", "", "caught"))
    assert list_asked_seats(session)[:2] == [1, 0]
    assert [move.text for move in session.local_table.moves][: 2 + len(slipped)][-1] == "caught"
    assert session.local_table.sight(None).view["hands"][:2] == hands


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize("seats", [["1"], ["0", "1"]])
def test_slips_a_card_on_the_same_line(seats: list[str]) -> None:
    session = ScriptedSession("mogeln", seats=seats, seed="q")
    session.run(type_lines(*[""] * (len(seats) - 1), "g4 slip r5 slip r6"))
    assert [move.text for move in session.local_table.moves] == ["g4", "slip r5", "slip r6"]
    assert "not played" not in session.screens[-1]


def test_enter_continues_after_a_seats_own_card() -> None:
    """The other seats let the moment pass instead."""
    session = ScriptedSession("mogeln", seats=["0", "1"], seed="q")
    session.run(type_lines("", "g4", "", ""))
    assert session.screens[2].endswith("Your move (Enter = go on, ? = help): ")
    assert session.screens[4].endswith("Your move (Enter = let it pass, ? = help): ")


@pytest.mark.rule("SP-3")
def test_shows_a_drawn_card_before_the_next_person_looks() -> None:
    session = ScriptedSession("schwarzer-peter", seats=["0", "1", "2"], seed="q")
    session.run(limit_answers(12, lambda screen: "draw 1" if screen.endswith("help): ") else ""))
    shown = [screen for screen in session.screens if screen.endswith("Press Enter to go on. ")]
    assert len(shown) >= 3
    for screen in shown:
        assert re.search(r"You drew the (red|blue) \d+ from Seat \d", screen)
    assert list_asked_seats(session)[:3] == [1, 2, 0]


def test_shows_a_drawn_card_that_ends_the_turn() -> None:
    session = ScriptedSession("elfer-raus", players=2, seats=["0", "1"], seed="c")
    session.run(
        limit_answers(
            200, lambda screen: "draw" if "draw" in screen else _choose_first_move(screen)
        )
    )
    shown = "".join(session.screens)
    assert re.search(r"You drew the .*\.\nPress Enter to go on\. ", shown)


def _choose_first_move(screen: str) -> str:
    may = re.findall(r"You may play: (\S+)", screen)
    return may[-1] if may and screen.endswith("help): ") else ""


@pytest.mark.rule("SP-3")
def test_names_the_seat_to_draw_from() -> None:
    session = ScriptedSession("schwarzer-peter", seats=["0", "1", "2"], seed="q")
    session.run(type_lines(""))
    assert "You draw from Seat 2, who has 9 cards." in session.screens[1]


@pytest.mark.rule("EW-5")
def test_asks_each_seat_only_once_to_accept_a_last_card() -> None:
    """Everyone must answer, and Enter accepts the card."""
    rest = [f"{colour}{number}" for colour in "rygb" for number in range(1, 21)][1:]
    deal = {"hands": [["r1"], rest[:40], rest[40:]]}
    session = ScriptedSession("erwischt", seats=["1", "2"], deal=deal, options={"dealer": 1})
    session.run(type_lines("", "", "", ""))
    assert sorted(list_asked_seats(session)) == [1, 2]
    for screen in session.screens[1:4:2]:
        assert "Lotte laid a last card. Type object, or press Enter to accept it." in screen
        assert "goes on" not in screen
        assert "let it pass" not in screen
        assert screen.endswith("Your move (Enter = accept, ? = help): ")
    assert session.local_table.match.winners == (0,)
