"""`pile`: the cards that lie face up in front of a player."""

import re
from typing import Any

import pytest

from elfer.terminal.render.cards import format_card
from tests.terminal.scripted_session import ScriptedSession, limit_answers, type_lines
from tests.terminal.typist import Reader


def play_until_somebody_wins(session: ScriptedSession) -> tuple[list[list[str]], list[str]]:
    """Play until a seat has won cards twice; return the cards, and the answers to `pile`."""
    reader, asked = Reader("won"), list[str]()

    def won() -> list[list[str]]:
        view: dict[str, Any] = dict(session.local_table.sight(0).view)
        return [list(cards) for cards in view["won"]]

    def answer(screen: str) -> str:
        if asked or any(len(cards) > 3 for cards in won()):
            asked.append(screen)
            if len(asked) > len(won()):
                raise EOFError
            return f"pile {len(asked) - 1}"
        return reader.answer(screen)

    session.run(limit_answers(400, answer))
    return won(), asked[1:]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("ratefix", marks=pytest.mark.rule("RA-5")),
        pytest.param("poker", marks=pytest.mark.rule("PO-2")),
        pytest.param("zweikampf", marks=pytest.mark.rule("ZW-1")),
        pytest.param("hoechste-karte", marks=pytest.mark.rule("HK-4")),
    ],
)
def test_shows_all_cards_that_a_player_has_won(game: str) -> None:
    won, answers = play_until_somebody_wins(ScriptedSession(game))
    assert len(answers) == len(won)
    for cards, shown in zip(won, answers, strict=True):
        assert set(re.findall(r"[●★■▲] \d+", shown)) == {format_card(card) for card in cards}
        assert f"{len(cards)} cards, " in shown or not cards
    assert re.search("You: |in front of you", answers[0])
    assert re.search("Lotte: |in front of Lotte", answers[1])


@pytest.mark.rule("SP-3")
def test_shows_the_pairs_that_a_player_has_laid_down() -> None:
    session = ScriptedSession("schwarzer-peter", seed="q")
    session.run(type_lines("pile 1"))
    piles = session.local_table.sight(0).view["piles"]
    assert all(format_card(card) in session.screens[1] for card in piles[1])


@pytest.mark.parametrize("typed", ["pile", "pile 9", "pile x", "pile -1", "pile ²"])
def test_asks_for_the_number_of_a_seat(typed: str) -> None:
    session = ScriptedSession("ratefix")
    session.run(type_lines(typed))
    assert "Add the number of a seat, as in pile 1." in session.screens[1]


def test_a_player_without_cards() -> None:
    session = ScriptedSession("ratefix")
    session.run(type_lines("pile 0", "pile 1", "?"))
    assert "No cards lie face up in front of you." in session.screens[1]
    assert "No cards lie face up in front of Lotte." in session.screens[2]
    assert re.search(r"^ +pile +the cards that a player has won", session.screens[3], re.MULTILINE)


def test_other_games_have_no_such_cards() -> None:
    session = ScriptedSession("elfer-raus")
    session.run(type_lines("pile 1", "?"))
    assert "no cards are collected face up" in session.screens[1]
    assert not re.search(r"^ +pile ", session.screens[2], re.MULTILINE)
