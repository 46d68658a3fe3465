"""Undo of the last move, while nothing hidden has been revealed since."""

import pytest

from elfer.games import GAMES
from elfer.terminal.render.move_list import COMMANDS
from tests.terminal.scripted_session import ScriptedSession, type_lines

NO_UNDO = "You can’t take back a move now"


def texts(session: ScriptedSession, seat: int = 0) -> list[str]:
    return [move.text for move in session.local_table.moves if move.seat == seat]


def test_undoes_a_move() -> None:
    session = ScriptedSession("elfer-raus", players=4, seed="a")
    session.run(type_lines("g11", "undo", "hand"))
    assert texts(session) == []
    assert "You laid the green 11." in session.screens[1]
    assert "You took your last move back." in session.screens[2]
    assert "You may play: g11  b11" in session.screens[2]
    assert session.screens[2] == session.screens[3]


def test_undoes_several_moves_one_by_one() -> None:
    session = ScriptedSession("elfer-raus", players=4, seed="a")
    session.run(type_lines("b11 g11", "undo", "UNDO", "g11"))
    assert texts(session) == ["g11"]


def test_refuses_undo_before_the_first_move() -> None:
    session = ScriptedSession("elfer-raus", players=4, seed="a")
    session.run(type_lines("undo"))
    assert NO_UNDO in session.screens[1]
    assert len(session.local_table.moves) == 4


def test_refuses_undo_after_a_reveal() -> None:
    """A card was drawn, or the others have laid cards since."""
    drawing = ScriptedSession("elfer-raus", players=4, seats=["3"], seed="a")
    drawing.run(type_lines("draw", "undo"))
    assert NO_UNDO in drawing.screens[2]
    assert texts(drawing, 3) == ["draw"]
    others = ScriptedSession("elfer-raus", players=4, seed="a")
    others.run(type_lines("g11 done", "undo"))
    assert NO_UNDO in others.screens[2]
    assert texts(others) == ["g11", "done"]


def test_refuses_undo_after_another_person_has_seen_the_card() -> None:
    session = ScriptedSession("elfer-raus", players=2, seats=["0", "1"], seed="c")
    session.run(type_lines("", "", "", "undo"))
    assert [move.text for move in session.local_table.moves] == ["r11"]
    assert NO_UNDO in session.screens[-2]


@pytest.mark.parametrize("game", GAMES)
def test_no_move_looks_like_a_command(game: str) -> None:
    assert not {*COMMANDS, "help", "table", "exit", "q"} & set(GAMES[game].language)
