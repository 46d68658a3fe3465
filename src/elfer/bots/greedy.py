"""The bot that lays everything it can, the high cards first."""

from collections.abc import Sequence
from random import Random
from typing import Any

from elfer.kernel.cards import JOKER, VALUE_OF
from elfer.kernel.moves import Move

_EAGERNESS = {"lay": 0, "bridge": 1, "draw": 2, "done": 3, "pass": 4}


def greedy(view: Any, moves: Sequence[Move], rng: Random) -> Move:
    """A lay if there is one: number cards before jokers, directly before over a bridge."""
    return min(moves, key=_reluctance)


def _reluctance(move: Move) -> tuple[int, bool, int, str]:
    joker = move.card == JOKER
    value = VALUE_OF[move.card] if move.card >= 0 and not joker else 0
    return _EAGERNESS.get(move.verb, 5), joker, -value, move.text
