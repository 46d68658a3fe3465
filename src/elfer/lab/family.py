"""What a family of games brings to the kernel's loops: these roles, played by its own functions.

`rules` say which game of the family it is and with which options; `now` is a record of a round,
which has at least `turn`, `luck` and `full`. Which family's function is meant is known by the type
of the rules when a loop is compiled: here are only the names, and what they promise.
"""

from typing import Any


def deal(rules: Any, now: Any, deck: Any, pack: Any, number: int) -> Any:
    """Begin the round of this number, counted from 0; say how often it was dealt again."""


def give(rules: Any, now: Any, pack: Any, counts: Any) -> Any:
    """Give each hand so many cards of a shuffled pack, from its end on; the rest is the stock."""


def chosen(rules: Any, now: Any) -> Any:
    """The move that the player whose turn it is makes."""


def legal(rules: Any, now: Any, moves: Any) -> Any:
    """List the moves of the seat whose turn it is as the reference engine does; say how many."""


def step(rules: Any, now: Any, move: int) -> Any:
    """Make a legal move."""


def points(rules: Any, now: Any, seat: int) -> Any:
    """A seat's points of a round that is over."""


def note(rules: Any, now: Any, result: Any) -> Any:
    """Keep what was dealt."""
