"""How long people would take: an estimate, with everything that it assumes in one place."""

from typing import Any, NamedTuple


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

    def seconds(self, rounds: Any, turns: Any, lays: Any, draws: Any) -> Any:
        """How long so much takes; numbers, or arrays of them."""
        return self.deal * rounds + self.turn * turns + self.lay * lays + self.draw * draws


_USUAL = Pace()
_TURNING_OVER = Pace(turn=1, lay=1, draw=1)
"""Nobody thinks; a card is turned over, and everyone looks."""
_PACES = {
    "schnipp-schnapp": _TURNING_OVER,
    "ueberall-anschliessen": _TURNING_OVER,
    "zweikampf": _TURNING_OVER,
}
STEP = 10
"""Estimates are counted in steps of so many seconds."""


def pace_of(game: str) -> Pace:
    """How fast people are in a game."""
    return _PACES.get(game, _USUAL)
