"""How long people would take: an estimate, with everything that it assumes in one place."""

from typing import NamedTuple


class Pace(NamedTuple):
    """Seconds that people take around a table."""

    deal: int = 60
    """To shuffle, deal and sort a hand, and to count points at the end; for each round."""
    turn: int = 5
    """To see that it is one's turn, and to look what fits."""
    lay: int = 2
    """To lay a card, or to swap one."""
    draw: int = 3
    """To draw a card and to look at it."""


PACE = Pace()
STEP = 10
"""Estimates are counted in steps of so many seconds."""
