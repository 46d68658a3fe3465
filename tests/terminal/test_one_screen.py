"""Several people at one screen: who is asked when, and what one sees before the next one does."""

import re

import pytest

from tests.terminal.evening import Evening, lines, up_to

CURTAIN = re.compile(r"Seat (\d), press Enter when only you are looking\. $")


def asked(evening: Evening) -> list[int]:
    """The seats that were asked to look, in order."""
    return [int(found[1]) for screen in evening.screens if (found := CURTAIN.search(screen))]


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize(("slipped", "hands"), [(["slip r5"], [12, 12]), ([], [13, 11])])
def test_who_laid_may_slip_before_the_others_are_asked(
    slipped: list[str], hands: list[int]
) -> None:
    """Everyone is asked after it whether or not a card was slipped in."""
    evening = Evening("mogeln", seats=["0", "1"], seed="q")
    evening.spend(lines("", "g4", *slipped, "", "", "caught"))
    assert asked(evening)[:2] == [1, 0]
    assert [move.text for move in evening.sitting.moves][: 2 + len(slipped)][-1] == "caught"
    assert evening.sitting.sight(None).view["hands"][:2] == hands


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize("seats", [["1"], ["0", "1"]])
def test_a_card_is_slipped_in_on_the_same_line(seats: list[str]) -> None:
    evening = Evening("mogeln", seats=seats, seed="q")
    evening.spend(lines(*[""] * (len(seats) - 1), "g4 slip r5 slip r6"))
    assert [move.text for move in evening.sitting.moves] == ["g4", "slip r5", "slip r6"]
    assert "not played" not in evening.screens[-1]


def test_one_goes_on_after_one_s_own_card() -> None:
    """Others let a moment pass; whoever laid only goes on."""
    evening = Evening("mogeln", seats=["0", "1"], seed="q")
    evening.spend(lines("", "g4", "", ""))
    assert evening.screens[2].endswith("Your move (Enter = go on, ? = help): ")
    assert evening.screens[4].endswith("Your move (Enter = let it pass, ? = help): ")


@pytest.mark.rule("SP-3")
def test_what_was_drawn_is_shown_before_the_next_one_looks() -> None:
    evening = Evening("schwarzer-peter", seats=["0", "1", "2"], seed="q")
    evening.spend(up_to(12, lambda screen: "draw 1" if screen.endswith("help): ") else ""))
    shown = [screen for screen in evening.screens if screen.endswith("Press Enter to go on. ")]
    assert len(shown) >= 3
    for screen in shown:
        assert re.search(r"You drew (red|blue) \d+ from seat \d", screen)
    assert asked(evening)[:3] == [1, 2, 0]


def test_a_drawn_card_that_ends_the_turn_is_shown_too() -> None:
    evening = Evening("elfer-raus", players=2, seats=["0", "1"], seed="c")
    evening.spend(up_to(200, lambda screen: "draw" if "draw" in screen else _first(screen)))
    shown = "".join(evening.screens)
    assert re.search(r"You drew .* and could not lay\.\nPress Enter to go on\. ", shown)


def _first(screen: str) -> str:
    may = re.findall(r"You may play: (\S+)", screen)
    return may[-1] if may and screen.endswith("help): ") else ""


@pytest.mark.rule("SP-3")
def test_it_is_said_whom_one_draws_from() -> None:
    evening = Evening("schwarzer-peter", seats=["0", "1", "2"], seed="q")
    evening.spend(lines(""))
    assert "You draw from seat 2, who has 9 cards." in evening.screens[1]


@pytest.mark.rule("EW-5")
def test_a_last_card_is_accepted_once() -> None:
    """Nobody lets it pass: one word is asked of everyone, and Enter is to accept."""
    rest = [f"{colour}{number}" for colour in "rygb" for number in range(1, 21)][1:]
    deal = {"hands": [["r1"], rest[:40], rest[40:]]}
    evening = Evening("erwischt", seats=["1", "2"], deal=deal, options={"dealer": 1})
    evening.spend(lines("", "", "", ""))
    assert sorted(asked(evening)) == [1, 2]
    for screen in evening.screens[1:4:2]:
        assert "Seat 0 laid its last card: object, or Enter to accept it." in screen
        assert "goes on" not in screen
        assert "let it pass" not in screen
        assert screen.endswith("Your move (Enter = accept, ? = help): ")
    assert evening.sitting.match.winners == (0,)
