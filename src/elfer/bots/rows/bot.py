"""The bot for the row games."""

from random import Random
from typing import Any

from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.bots.rows.child import choose_as_child
from elfer.bots.rows.policy import RowWhy, choose_best, choose_hastily
from elfer.bots.search.availability import can_search, search_or_default
from elfer.evaluation.weaknesses import HASTE
from elfer.games.rows import RowGame


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose a move in a row game at a level."""
    if level == "child":
        return choose_as_child(situation, rng)
    if level in HASTE:
        return choose_hastily(situation, HASTE[level], rng)
    default = choose_best(situation)
    if level == "hard" or not can_search(situation):
        return default
    if situation.moves[0].card < 0 or len(situation.moves) == 1:
        return default
    return _solve(situation) or search_or_default(default, lambda: _search(situation, rng))


def _solve(situation: Situation) -> ChosenMove | None:
    try:
        from elfer.bots.rows.search import solve_ending  # noqa: PLC0415
    except ImportError:
        return None
    assert isinstance(situation.game, RowGame)
    move = solve_ending(situation.game, situation.view)
    return None if move is None else ChosenMove(move, (Reason(RowWhy.SOLVED),))


def _search(situation: Situation, rng: Random) -> Any:
    from elfer.bots.rows.search import search  # noqa: PLC0415

    return search(situation, rng)
