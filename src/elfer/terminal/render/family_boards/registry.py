"""The drawings of the families, found by `Game.family`.

A family's module in this package has the name of the family, and defines `DRAWING`, a
`FamilyDrawing`. Rows, hands and seats are drawn alike in all games. A family without a module also
shows its middle, its stacks and the cards won.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from elfer.engine.seats import Seat
from elfer.terminal.render.piles import (
    describe_aside,
    describe_middle_pile,
    describe_stack,
    describe_won,
)
from elfer.terminal.render.screen_data import Sight, View


def name_unit(view: View) -> str:
    """Return the unit of the score: cards if they are won, otherwise points."""
    return "cards" if "won" in view else "points"


def describe_nothing(sight: Sight) -> Iterable[str]:
    """Return no lines, for a family without anything in the middle of the table."""
    return ()


def describe_no_belongings(sight: Sight, seat: Seat) -> Iterable[str]:
    """Return nothing, for a family without anything but hands in front of the seats."""
    return ()


@dataclass(frozen=True, kw_only=True)
class FamilyDrawing:
    """The part of a screen that differs between families."""

    describe_middle: Callable[[Sight], Iterable[str]] = describe_nothing
    """The lines about the middle of the table."""
    describe_seat: Callable[[Sight, Seat], Iterable[str]] = describe_no_belongings
    """The belongings of a seat other than its hand."""
    collected: tuple[str, ...] = ("won", "piles")
    """The keys of the view under which each seat has face-up cards of its own."""
    score_unit: Callable[[View], str] = name_unit
    """The unit of the score: points, cards or quartets."""


def _describe_middle(sight: Sight) -> Iterator[str]:
    yield from describe_middle_pile(sight)
    yield from describe_aside(sight)


def _describe_seat(sight: Sight, seat: Seat) -> Iterator[str]:
    yield from describe_stack(sight, seat)
    yield from describe_won(sight, seat)


DEFAULT = FamilyDrawing(describe_middle=_describe_middle, describe_seat=_describe_seat)
"""The drawing of a family that has no module here."""


def drawing_of(sight: Sight) -> FamilyDrawing:
    """Return the drawing of the family of a game."""
    return _drawing_of_family(sight.game.family)


@cache
def _drawing_of_family(family: str) -> FamilyDrawing:
    module = f"{__package__}.{family}"
    if find_spec(module) is None:
        return DEFAULT
    drawing: FamilyDrawing = import_module(module).DRAWING
    return drawing
