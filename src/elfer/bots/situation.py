"""What a bot is asked: a game, what its seat may know of it, and what it may do."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from elfer.kernel.game import AnyGame
from elfer.kernel.moves import Move

PLAYOUTS = 1000
"""How many playouts a move may cost, where a bot searches and nobody says otherwise."""

MOST_PLAYOUTS = 1_000_000
"""How many it may cost at most: that is seconds, or minutes where playouts are slow."""


class Situation(NamedTuple):
    """A seat's view and its legal moves; how much may be thought about it."""

    game: AnyGame
    view: Any
    moves: Sequence[Move]
    playouts: int = PLAYOUTS
