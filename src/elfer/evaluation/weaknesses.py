"""Weaknesses of the levels below `hard`: their error rates, and the habits of a child."""

import json
from importlib import resources
from typing import Any, NamedTuple

PERCENT = 100
HASTE = {"easy": 40, "medium": 18}
"""The probability that each level lays without thinking in a row game, in percent."""
OVERLOOKS = {"child": 57, "easy": 45, "medium": 30}
"""The probability that each level overlooks a possible lay in Master, in percent."""

_HABITS: dict[str, dict[str, dict[str, Any]]] = json.loads(
    (resources.files(__package__) / "child.json").read_text()
)
"""Habits by game and number of players; an odd number uses those of the next even number."""


class Habit(NamedTuple):
    """The habits of the `child` level, tuned so that it loses to `greedy`, but not badly."""

    keeps_ends: bool = False
    """Whether it holds on to cards at the ends of rows.

    Otherwise it holds on to cards that open a side on which others must lay before it can.
    """
    often: int = 80
    """The probability that it holds on to such a card, in percent."""
    copies: int = 30
    """The probability that it thinks before a lay once another seat has held back, in percent."""
    loses: bool = True
    """Whether tuning found habits that lose to `greedy` but not to `random`."""


def habit_of(game: str, players: int) -> Habit:
    """Return the habits of a child in a game with this number of players."""
    return Habit(**_HABITS.get(game, {}).get(str(players + players % 2), {}))
