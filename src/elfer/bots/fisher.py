"""The bot of Schwarzer Peter: one back of a card is like the other."""

from collections.abc import Sequence
from random import Random

from elfer.games.schwarzer_peter import PeterView
from elfer.kernel.moves import Move


def fisher(view: PeterView, moves: Sequence[Move], rng: Random) -> Move:
    """Any card of the neighbour's hand."""
    return rng.choice(moves)
