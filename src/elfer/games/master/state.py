"""States and views of Master: the table, the hands, and the options."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from elfer.engine.cards import (
    COLOUR_MASK,
    COLOURS,
    JOKER,
    JOKER_NAME,
    NAMES,
    STRIDE,
    Card,
    Colour,
    Mask,
    cards_in,
    mask_of,
    names_in,
    neighbours,
    values_in,
)
from elfer.engine.game import Setup
from elfer.engine.options import ColourList, RoundsOptions, SeatNumber, option
from elfer.engine.seats import Seat


@dataclass(frozen=True)
class MasterOptions(RoundsOptions):
    """The options of Master: the youngest seat (G-4), and the rows from top to bottom (MA-1)."""

    youngest: int = option(SeatNumber(), 0)
    row_order: tuple[str, ...] = option(ColourList(4), ("y", "b", "r", "g"))


class Layout(NamedTuple):
    """The public part of a round: the rows, each seat's counts, and the turn so far."""

    rows: Mask
    """The places that have a card."""
    empty: Mask
    """The empty places."""
    jokers: Mask
    """The places that have a joker."""
    hand_sizes: tuple[int, ...]
    stock_size: int
    bridges: tuple[int, ...]
    """The number of bridges that each seat has left (MA-2)."""
    bonus: tuple[int, ...]
    """The number of bonus cards that each seat has won (MA-10)."""
    turn: Seat | None
    """The seat whose turn it is; None once the round is over."""
    laid: int = 0
    """The number of cards laid in this turn."""
    swapped: int = 0
    """The number of jokers swapped in this turn."""

    def direct(self) -> Mask:
        """Return the empty places next to a filled place of the same row (MA-6)."""
        return neighbours(self.rows) & self.empty

    def find_bridged_places(self, row_order: tuple[str, ...]) -> Iterator[tuple[Colour, Mask]]:
        """Yield each row with the places that a bridge from it can reach (MA-9)."""
        missing = self.empty & ~self.direct()
        order = [COLOURS.index(letter) for letter in row_order]
        for upper, lower in pairwise(order):
            for source, target in ((upper, lower), (lower, upper)):
                values = (self.rows & COLOUR_MASK[source]) >> source * STRIDE
                yield source, values << target * STRIDE & missing

    def shown_open_places(self) -> dict[str, list[int]]:
        """Return the numbers that each row can take next without a bridge (MA-6)."""
        direct = self.direct()
        return {
            letter: values_in(direct & COLOUR_MASK[colour]) for colour, letter in enumerate(COLOURS)
        }

    def shown(self) -> dict[str, Any]:
        """Return the layout in the notation."""
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
    """A hand of number cards and jokers."""

    cards: Mask
    jokers: int

    @classmethod
    def of(cls, cards: Sequence[Card]) -> "Hand":
        """Return a hand with these cards."""
        numbers = [card for card in cards if card != JOKER]
        return cls(mask_of(numbers), len(cards) - len(numbers))

    def names(self) -> list[str]:
        """Return the names of the cards, jokers last."""
        return [*names_in(self.cards), *[JOKER_NAME] * self.jokers]


class MasterState(NamedTuple):
    """A whole round of Master: the layout and the hidden cards."""

    setup: Setup[MasterOptions]
    layout: Layout
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    """The cards that are left to draw, top card first."""


class MasterView(NamedTuple):
    """A seat's view of a round: the layout and its own cards."""

    setup: Setup[MasterOptions]
    layout: Layout
    seat: Seat | None
    hand: Hand | None
    hands: tuple[Hand, ...] | None
    """All hands, once the round is over (G-11)."""
