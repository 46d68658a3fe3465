"""A contest: bots against each other on the same deals, from every seat."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from elfer.bots.situation import PLAYOUTS
from elfer.kernel.seats import Seat

OTHERS = "others"


class Contender(NamedTuple):
    """Bots of one name that are counted together, and at how many seats they sit."""

    name: str
    seats: int


@dataclass(frozen=True)
class Contest:
    """Numbered deals, each played once for every rotation of the bots: all that a process needs."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    """By name; those that are not named are the usual ones."""
    bots: tuple[str, ...]
    """By seat, before they are rotated."""
    seed: int
    playouts: int = PLAYOUTS
    """How many playouts a move may cost, where a bot searches."""

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The number of the contender of each bot.

        Bots of one name are one contender. Where all have one name the first is compared with the
        others, which shows that nobody has an advantage but by how he plays.
        """
        names = [*dict.fromkeys(self.bots)]
        if len(names) == 1:
            return (0, *[1] * (self.players - 1))
        return tuple(names.index(bot) for bot in self.bots)

    @cached_property
    def contenders(self) -> tuple[Contender, ...]:
        """Who is compared."""
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
        """All ways in which the bots sit around the table, by seat."""
        return frozenset(self.seating(rotation) for rotation in range(self.players))

    def seating(self, rotation: int) -> tuple[str, ...]:
        """The bots by seat after so many rotations."""
        return tuple(self.bots[bot] for bot in self.rotated(rotation))

    def rotated(self, by: int) -> tuple[Seat, ...]:
        """The number of the bot that sits at each seat after so many rotations."""
        return tuple((seat + by) % self.players for seat in range(self.players))


def among(one: str, others: str, players: int) -> tuple[str, ...]:
    """The bots by seat: one, and another at all other seats."""
    return (one, *[others] * (players - 1))


class Batch(NamedTuple):
    """Deals of a contest that are played at one go: the number of the first, and how many."""

    contest: Contest
    first: int
    deals: int
    fast: bool = False
    """Whether the fast kernel is to play them."""
