"""Weaknesses of the levels below `hard`: their error rates, and the habits of a child."""

import json
from importlib import resources
from typing import Any, NamedTuple

PERCENT = 100
HASTE = {"easy": 40, "medium": 18}
"""How often each level lays without thinking in a row game, in percent."""
OVERLOOKS = {"child": 57, "easy": 45, "medium": 30}
"""How often each level overlooks a possible lay in Master, in percent."""

_HABITS: dict[str, dict[str, dict[str, Any]]] = json.loads(
    (resources.files(__package__) / "child.json").read_text()
)
"""Habits by game and number of players; three players use those of four, five those of six."""


class Habit(NamedTuple):
    """The habits of the `child` level, found by trial: it loses to `greedy`, but not badly."""

    keeps_ends: bool = False
    """Whether it holds on to cards at the ends of rows; if not, it holds on to cards that open the
    way to its own cards, but not directly."""
    often: int = 80
    """How often it holds on to such a card, in percent."""
    copies: int = 30
    """How often it thinks before a lay after it has seen another seat hold back, in percent."""
    loses: bool = True
    """Whether the trials found habits that lose to `greedy` and not to `random`."""


def habit_of(game: str, players: int) -> Habit:
    """Return the habits of a child in a game with this number of players."""
    return Habit(**_HABITS.get(game, {}).get(str(players + players % 2), {}))
