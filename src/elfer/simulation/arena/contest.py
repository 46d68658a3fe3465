"""A contest: bots against each other on the same deals, from every seat."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from elfer.bots.choice import PLAYOUTS
from elfer.engine.seats import Seat

OTHERS = "others"
BATCH_DEALS = 2
"""The number of deals in a batch; small, because a deal among bots that search takes seconds."""


class Contender(NamedTuple):
    """The name of bots that are counted together, and the number of their seats."""

    name: str
    seats: int


@dataclass(frozen=True)
class Contest:
    """Numbered deals, each played once for every rotation of the bots."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    """The options by name; missing ones have their default values."""
    bots: tuple[str, ...]
    """The bots by seat, before any rotation."""
    seed: int
    playouts: int = PLAYOUTS
    """The largest number of playouts per move, for bots that search."""

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The index of each bot's contender.

        Bots of the same name are one contender. If all bots have the same name, the first one is
        compared with the others, which shows that the rotation is fair.
        """
        names = [*dict.fromkeys(self.bots)]
        if len(names) == 1:
            return (0, *[1] * (self.players - 1))
        return tuple(names.index(bot) for bot in self.bots)

    @cached_property
    def contenders(self) -> tuple[Contender, ...]:
        """The contenders that are compared."""
        alike = len(set(self.bots)) == 1
        return tuple(
            Contender(
                OTHERS if alike and side else self.bots[self.sides.index(side)],
                self.sides.count(side),
            )
            for side in sorted(set(self.sides))
        )

    @cached_property
    def seatings(self) -> frozenset[tuple[str, ...]]:
        """All orders in which the bots sit around the table, by seat."""
        return frozenset(self.seating(rotation) for rotation in range(self.players))

    def seating(self, rotation: int) -> tuple[str, ...]:
        """Return the bots by seat after this many rotations."""
        return tuple(self.bots[bot] for bot in self.rotate_bots(rotation))

    def rotate_bots(self, by: int) -> tuple[Seat, ...]:
        """Return the index of the bot at each seat after this many rotations."""
        return tuple((seat + by) % self.players for seat in range(self.players))


def seat_among(one: str, others: str, players: int) -> tuple[str, ...]:
    """Return the bots by seat: `one` at the first seat and `others` at the rest."""
    return (one, *[others] * (players - 1))


class Batch(NamedTuple):
    """Deals of a contest that one worker plays: the index of the first deal, and their number."""

    contest: Contest
    first: int
    deals: int
    fast: bool = False
    """Whether the compiled engine plays them."""


def split_batches(contest: Contest, deals: int) -> Iterator[Batch]:
    """Yield this many deals of a contest, a few at a time."""
    for number in range(0, deals, BATCH_DEALS):
        yield Batch(contest, number, min(BATCH_DEALS, deals - number))
