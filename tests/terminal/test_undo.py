"""Taking back: one's last move, as long as nothing hidden was shown since."""

import pytest

from elfer.games import GAMES
from elfer.terminal.choices import COMMANDS
from tests.terminal.evening import Evening, lines


def texts(evening: Evening, seat: int = 0) -> list[str]:
    return [move.text for move in evening.sitting.moves if move.seat == seat]


def test_a_move_is_taken_back() -> None:
    evening = Evening("elfer-raus", players=4, seed="a")
    evening.spend(lines("g11", "undo", "hand"))
    assert texts(evening) == []
    assert "You laid green 11." in evening.screens[1]
    assert "You took back the last move." in evening.screens[2]
    assert "You may play: g11  b11" in evening.screens[2]
    assert evening.screens[2] == evening.screens[3]


def test_several_moves_are_taken_back_one_by_one() -> None:
    evening = Evening("elfer-raus", players=4, seed="a")
    evening.spend(lines("b11 g11", "undo", "UNDO", "g11"))
    assert texts(evening) == ["g11"]


def test_nothing_is_taken_back_before_the_first_move() -> None:
    evening = Evening("elfer-raus", players=4, seed="a")
    evening.spend(lines("undo"))
    assert "You have made no move that could be taken back." in evening.screens[1]
    assert len(evening.sitting.moves) == 4


def test_what_was_seen_is_not_taken_back() -> None:
    """A card that was drawn is known, and so are the cards that the others have laid."""
    drawing = Evening("elfer-raus", players=4, seats=["3"], seed="a")
    drawing.spend(lines("draw", "undo"))
    assert "Your last move stays: somebody has learned something by it." in drawing.screens[2]
    assert texts(drawing, 3) == ["draw"]
    others = Evening("elfer-raus", players=4, seed="a")
    others.spend(lines("g11 done", "undo"))
    assert "Others have moved since, so your last move stays." in others.screens[2]
    assert texts(others) == ["g11", "done"]


def test_a_card_that_somebody_else_at_the_screen_has_seen_stays() -> None:
    evening = Evening("elfer-raus", players=2, seats=["0", "1"], seed="c")
    evening.spend(lines("", "", "", "undo"))
    assert [move.text for move in evening.sitting.moves] == ["r11"]
    assert "Your last move stays: somebody has learned something by it." in evening.screens[-2]


@pytest.mark.parametrize("game", GAMES)
def test_no_move_of_a_game_is_taken_for_a_command(game: str) -> None:
    assert not {*COMMANDS, "help", "table", "exit", "q"} & set(GAMES[game].language)
