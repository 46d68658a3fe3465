"""How row games are thought about at each level."""

from random import Random
from typing import Any

from elfer.bots.rows.child import child
from elfer.bots.rows.reasons import RowWhy
from elfer.bots.rows.weigher import hasty, weigher
from elfer.bots.search.thinking import FEWEST, by_search
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.craft.levels import HASTE
from elfer.kernel.errors import BadRequest
from elfer.kernel.rows import RowGame


def row_mind(situation: Situation, level: str, rng: Random) -> Thought:
    """What that level does in a row game."""
    if not isinstance(situation.game, RowGame):
        raise BadRequest(f"This is a view of a row game, and {situation.game.id} is none.")
    if level == "child":
        return child(situation, rng)
    if level in HASTE:
        return hasty(situation, HASTE[level], rng)
    usual = weigher(situation)
    if level != "expert" or situation.playouts < FEWEST:
        return usual
    if situation.moves[0].card < 0 or len(situation.moves) == 1:
        return usual
    return _solved(situation) or by_search(usual, lambda: _searched(situation, rng))


def _solved(situation: Situation) -> Thought | None:
    try:
        from elfer.bots.rows.ending import winning  # noqa: PLC0415
    except ImportError:
        return None
    assert isinstance(situation.game, RowGame)
    move = winning(situation.game, situation.view)
    return None if move is None else Thought(move, (Reason(RowWhy.SOLVED),))


def _searched(situation: Situation, rng: Random) -> Any:
    from elfer.bots.rows.search import searched  # noqa: PLC0415

    return searched(situation, rng)
