"""What a family of games brings to the kernel's loops: these roles, played by its own functions.

`rules` say which game of the family it is and with which options; `now` is a record of a round,
which has at least `turn`, `luck` and `full`. Which family's function is meant is known by the type
of the rules when a loop is compiled.
"""

from typing import Any


def deal(rules: Any, now: Any, deck: Any, pack: Any, number: int) -> int:
    """Begin the round of this number, counted from 0; say how often it was dealt again."""
    raise NotImplementedError


def give(rules: Any, now: Any, pack: Any, counts: Any) -> None:
    """Give each hand so many cards of a shuffled pack, from its end on; the rest is the stock."""
    raise NotImplementedError


def chosen(rules: Any, now: Any) -> int:
    """The move that the player whose turn it is makes."""
    raise NotImplementedError


def legal(rules: Any, now: Any, moves: Any) -> int:
    """List the moves of the seat whose turn it is as the reference engine does; say how many."""
    raise NotImplementedError


def step(rules: Any, now: Any, move: int) -> None:
    """Make a legal move."""
    raise NotImplementedError


def points(rules: Any, now: Any, seat: int) -> int:
    """A seat's points of a round that is over."""
    raise NotImplementedError


def note(rules: Any, now: Any, result: Any) -> None:
    """Keep what was dealt."""
    raise NotImplementedError
