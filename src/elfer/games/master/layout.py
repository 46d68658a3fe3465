"""What lies on the table in Master, the whole round around it, and a seat's view of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from elfer.kernel.cards import (
    COLOUR_MASK,
    COLOURS,
    JOKER_NAME,
    NAMES,
    STRIDE,
    Card,
    Colour,
    Mask,
    cards_in,
    names_in,
    neighbours,
)
from elfer.kernel.game import Setup
from elfer.kernel.options import ColourList, RoundsOptions, SeatNumber, option
from elfer.kernel.seats import Seat


@dataclass(frozen=True)
class MasterOptions(RoundsOptions):
    """Who is the youngest (G-4), and the order of the rows from top to bottom (MA-1)."""

    youngest: int = option(SeatNumber(), 0)
    row_order: tuple[str, ...] = option(ColourList(4), ("y", "b", "r", "g"))


class Layout(NamedTuple):
    """All that lies or happens openly."""

    rows: Mask
    """The places that are filled."""
    empty: Mask
    """The places that are not."""
    jokers: Mask
    """The filled places that have a joker."""
    sizes: tuple[int, ...]
    """How many cards each hand has."""
    left: int
    """How many cards the stock has."""
    bridges: tuple[int, ...]
    bonus: tuple[int, ...]
    turn: Seat | None
    laid: int = 0
    swapped: int = 0

    def direct(self) -> Mask:
        """The empty places beside a filled one of the same row (MA-6)."""
        return neighbours(self.rows) & self.empty

    def bridged(self, row_order: tuple[str, ...]) -> Iterator[tuple[Colour, Mask]]:
        """For each row, the places that a bridge from it would reach (MA-9), in both directions."""
        missing = self.empty & ~self.direct()
        order = [COLOURS.index(letter) for letter in row_order]
        for upper, lower in pairwise(order):
            for source, target in ((upper, lower), (lower, upper)):
                values = (self.rows & COLOUR_MASK[source]) >> source * STRIDE
                yield source, values << target * STRIDE & missing

    def shown(self) -> dict[str, Any]:
        """The table in the words of the notation."""
        return {
            "rows": {
                letter: [
                    f"{JOKER_NAME if self.jokers >> place & 1 else ''}{NAMES[place]}"
                    for place in cards_in(self.rows & COLOUR_MASK[colour])
                ]
                for colour, letter in enumerate(COLOURS)
            },
            "progress": {"laid": self.laid, "swapped": self.swapped},
            "bridges": list(self.bridges),
            "bonus": list(self.bonus),
        }


class Hand(NamedTuple):
    """Number cards and jokers."""

    cards: Mask
    jokers: int

    def names(self) -> list[str]:
        """What is in it, the jokers last."""
        return [*names_in(self.cards), *[JOKER_NAME] * self.jokers]


class MasterState(NamedTuple):
    """A round, whole: the layout and what is hidden."""

    setup: Setup[MasterOptions]
    layout: Layout
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "MasterView":
        """What a seat may know, named piece by piece."""
        over = self.layout.turn is None
        return MasterView(
            setup=self.setup,
            layout=self.layout,
            seat=seat,
            hand=None if seat is None else self.hands[seat],
            hands=self.hands if over else None,  # G-11
        )


class MasterView(NamedTuple):
    """What a seat may know of a round: the layout and its own cards."""

    setup: Setup[MasterOptions]
    layout: Layout
    seat: Seat | None
    hand: Hand | None
    hands: tuple[Hand, ...] | None
    """All hands, once the round is over."""
