"""How long people would take: an estimate, with everything that it assumes in one place."""

import json
from importlib import resources
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


_PACES: dict[str, dict[str, int]] = json.loads(
    (resources.files(__package__) / "minutes.json").read_text()
)
"""Where people are faster: nobody thinks, a card is turned over, and everyone looks."""
STEP = 10
"""Estimates are counted in steps of so many seconds."""


def pace_of(game: str) -> Pace:
    """How fast people are in a game."""
    return Pace(**_PACES.get(game, {}))
