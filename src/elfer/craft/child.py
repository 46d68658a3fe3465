"""The habits of a child: what it keeps back, how often it copies others, whether it loses."""

import json
from importlib import resources
from typing import Any, NamedTuple

_FOUND: dict[str, dict[str, dict[str, Any]]] = json.loads(
    (resources.files(__package__) / "child.json").read_text()
)
"""By game and number of players: three do as four, and five as six."""


class Habit(NamedTuple):
    """Found by trial, so that a child loses to who lays everything, but not badly."""

    keeps_ends: bool = False
    """Of which cards of a row game it does not see the use: of the ends of rows, or of those that
    open the way to its own ones, but not as the next ones."""
    often: int = 80
    """In how many of a hundred cases it then keeps such a card."""
    copies: int = 30
    """In how many it thinks before it lays, once it has seen somebody else hold back."""
    loses: bool = True
    """Whether anything was found that loses to who lays everything and not to mere luck."""


def habit_of(game: str, players: int) -> Habit:
    """What a child does in this game at a table of so many."""
    return Habit(**_FOUND.get(game, {}).get(str(players + players % 2), {}))
