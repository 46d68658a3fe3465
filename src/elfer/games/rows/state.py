"""States and views of the row games: the table, observations about the seats, and the hands."""

from collections.abc import Container, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from elfer.engine.cards import (
    COLOUR_MASK,
    COLOUR_OF,
    COLOURS,
    NAMES,
    Card,
    Colour,
    Mask,
    cards_in,
    names_in,
    values_in,
)
from elfer.engine.game import Setup
from elfer.engine.moves import Move, at_place, in_hand, on_row
from elfer.engine.options import RoundsOptions
from elfer.engine.seats import Seat, with_value

Opts = TypeVar("Opts", bound=RoundsOptions)

new_tuple = tuple.__new__
"""A fast constructor for named tuples; it takes the class and the fields in order.

Calling the class takes two to three times as long, and every move creates three named tuples.
"""

LAY: tuple[Move, ...] = tuple(
    Move(name, "lay", card, card, (in_hand(card), on_row(COLOUR_OF[card]), at_place(card)))
    for card, name in enumerate(NAMES[: len(COLOUR_OF)])
)
"""The move that lays a card in the row of its own colour, by card."""


class Observations(NamedTuple):
    """Facts about each seat's cards that everyone could observe in this round."""

    lacks: tuple[Mask, ...]
    """For each seat, the places that it had no card for when it last had to draw or pass."""
    spared: tuple[Mask, ...]
    """For each seat, the places that were still open when it last chose to end its turn."""
    held_back: int
    """The seats that later laid a card on a place that they had left open, one bit per seat."""

    @classmethod
    def none(cls, players: int) -> "Observations":
        """Return the observations before the first move."""
        nothing = (0,) * players
        return cls(nothing, nothing, 0)

    def after_lacking(self, seat: Seat, places: Mask) -> "Observations":
        """Return these observations after a seat had no card for any of these places."""
        if self.lacks[seat] == places and not self.spared[seat]:
            return self
        lacks = with_value(self.lacks, seat, places)
        spared = with_value(self.spared, seat, 0)
        return new_tuple(Observations, (lacks, spared, self.held_back))

    def after_stopping(self, seat: Seat, places: Mask) -> "Observations":
        """Return these observations after a seat ended its turn with these places open."""
        spared = with_value(self.spared, seat, places)
        return new_tuple(Observations, (self.lacks, spared, self.held_back))

    def after_holding_back(self, seat: Seat) -> "Observations":
        """Return these observations after a seat laid a card that it had held back."""
        return Observations(self.lacks, self.spared, self.held_back | 1 << seat)


class Layout(NamedTuple):
    """The public part of a round: the rows, the sizes of hands and stock, the turn so far."""

    rows: Mask
    """The places that have a card, each named by the card that belongs there."""
    fits: Mask
    """The empty places on which a card would continue or start a row."""
    other_colours: tuple[tuple[Card, Card], ...]
    """The places that hold a card of another colour (FM-1), each with that card."""
    hand_sizes: tuple[int, ...]
    stock_size: int
    turn: Seat | None
    """The seat whose turn it is; None once the round is over."""
    laid: int
    """The number of cards laid in this turn."""
    drawn: int
    """The number of cards drawn in this turn."""
    row: Colour | None
    """The row of this turn, once a card is laid, in games with one row per turn (ES-5)."""
    first: Card | None
    """The card that opened the round; None before that, or if cards were on the table already."""
    observations: Observations

    @property
    def open_places(self) -> Mask:
        """The empty places that this turn may fill."""
        return self.fits if self.row is None else self.fits & COLOUR_MASK[self.row]

    def with_turn(self, turn: Seat, observations: Observations) -> "Layout":
        """Return this layout at the beginning of a seat's turn."""
        return new_tuple(
            Layout,
            (
                self.rows,
                self.fits,
                self.other_colours,
                self.hand_sizes,
                self.stock_size,
                turn,
                0,  # laid
                0,  # drawn
                None,  # row
                self.first,
                observations,
            ),
        )

    def shown_rows(self, colours: Sequence[Colour]) -> dict[str, list[str]]:
        """Return the cards of each row in ascending order, by the letter of the row's colour."""
        places = {colour: self.rows & COLOUR_MASK[colour] for colour in colours}
        if not self.other_colours:
            return {COLOURS[colour]: names_in(row) for colour, row in places.items()}
        others = dict(self.other_colours)
        return {
            COLOURS[colour]: [NAMES[others.get(place, place)] for place in cards_in(row)]
            for colour, row in places.items()
        }

    def shown_open_places(
        self, colours: Sequence[Colour], numbers: Container[int]
    ) -> dict[str, list[int]]:
        """Return which of these numbers each row can take next, by the letter of its colour."""
        return {
            COLOURS[colour]: [
                value for value in values_in(self.fits & COLOUR_MASK[colour]) if value in numbers
            ]
            for colour in colours
        }

    def shown_progress(self, must: Card | None, *, one_row: bool) -> dict[str, Any]:
        """Return the progress of the current turn."""
        progress: dict[str, Any] = {
            "laid": self.laid,
            "drawn": self.drawn,
            "must": None if must is None else NAMES[must],
        }
        if one_row:
            progress["row"] = None if self.row is None else COLOURS[self.row]
        return progress


class RowState(NamedTuple, Generic[Opts]):
    """A whole round of a row game: the layout and the hidden cards."""

    setup: Setup[Opts]
    layout: Layout
    hands: tuple[Mask, ...]
    stock: tuple[Card, ...]
    """The cards that are left to draw, top card first."""
    must: Card | None
    """The card just drawn, if it fits: it must be laid now."""


class RowView(NamedTuple, Generic[Opts]):
    """A seat's view of a round: the layout and its own cards."""

    setup: Setup[Opts]
    layout: Layout
    seat: Seat | None
    hand: Mask
    must: Card | None
    """The card that this seat has just drawn and must lay now."""
    hands: tuple[Mask, ...] | None
    """All hands, once the round is over (G-11)."""
