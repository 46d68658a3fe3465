"""Estimates of how long people take to play, and the assumptions behind them."""

import json
from importlib import resources
from typing import Any, NamedTuple


class Pace(NamedTuple):
    """The seconds that people around a table take."""

    deal: int = 60
    """To shuffle, deal and sort a hand, and to count points at the end; for each round."""
    turn: int = 5
    """To notice that it is your turn and see which cards fit."""
    lay: int = 2
    """To lay or swap a card."""
    draw: int = 3
    """To draw a card and look at it."""

    def seconds(self, rounds: Any, turns: Any, lays: Any, draws: Any) -> Any:
        """Return the seconds for these numbers, or arrays of numbers."""
        return self.deal * rounds + self.turn * turns + self.lay * lays + self.draw * draws


_PACES: dict[str, dict[str, int]] = json.loads(
    (resources.files(__package__) / "durations.json").read_text()
)
"""By game: shorter times for games in which players only turn cards over."""
STEP = 10
"""Estimates are rounded down to a multiple of this many seconds."""


def pace_of(game: str) -> Pace:
    """Return the pace at which people play a game."""
    return Pace(**_PACES.get(game, {}))
