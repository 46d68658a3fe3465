"""What lies on the table in a row game, the whole round around it, and a seat's view of it.

The rules pass these as plain tuples and take them apart by position, which makes a step a third
faster than objects with named fields, and a simulation makes millions of them. Whoever only
reads gets the names back: `RowView(*view)`.
"""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from elfer.kernel.cards import (
    COLOUR_MASK,
    COLOUR_OF,
    COLOURS,
    NAMES,
    Card,
    Colour,
    Mask,
    cards_in,
    names_in,
)
from elfer.kernel.game import Setup
from elfer.kernel.moves import Move, at_place, in_hand, on_row
from elfer.kernel.options import RoundsOptions
from elfer.kernel.rows.past import Past
from elfer.kernel.seats import Seat

Opts = TypeVar("Opts", bound=RoundsOptions)

LAY: tuple[Move, ...] = tuple(
    Move(name, "lay", card, card, (in_hand(card), on_row(COLOUR_OF[card]), at_place(card)))
    for card, name in enumerate(NAMES[: len(COLOUR_OF)])
)
"""Laying a card in the row of its own colour, by the card."""


STOCK = 1 << 8 * 6
"""One card of the stock in `Layout.counts`."""

Strangers = tuple[tuple[Card, Card], ...]


class Layout(NamedTuple):
    """All that lies or happens openly: the rows, and how far the turn has come."""

    rows: Mask
    """The places that have a card, each named by the card that belongs there."""
    fits: Mask
    """The empty places that may be filled now."""
    strangers: Strangers
    """Places that have a card of another colour than their row's, each with that card."""
    counts: int
    """How many cards each hand has, eight bits a seat from the lowest on; then the stock."""
    turn: Seat | None
    laid: int
    drawn: int
    row: Colour | None
    """The row that this turn has begun to lay on, where a turn has only one."""
    past: Past

    @property
    def left(self) -> int:
        """How many cards the stock has."""
        return self.counts // STOCK

    @property
    def open_places(self) -> Mask:
        """The empty places that this turn may fill."""
        return self.fits if self.row is None else self.fits & COLOUR_MASK[self.row]

    def hand_sizes(self, players: int) -> list[int]:
        """How many cards each hand has."""
        return list((self.counts % STOCK).to_bytes(players, "little"))

    def shown_rows(self, colours: Sequence[Colour]) -> dict[str, list[str]]:
        """Each row's cards by rising value, by the letter of its colour."""
        places = {colour: self.rows & COLOUR_MASK[colour] for colour in colours}
        if not self.strangers:
            return {COLOURS[colour]: names_in(row) for colour, row in places.items()}
        strangers = dict(self.strangers)
        return {
            COLOURS[colour]: [NAMES[strangers.get(place, place)] for place in cards_in(row)]
            for colour, row in places.items()
        }

    def shown_progress(self, must: Card | None, *, one_row: bool) -> dict[str, Any]:
        """What the current turn has done so far."""
        progress: dict[str, Any] = {
            "laid": self.laid,
            "drawn": self.drawn,
            "must": None if must is None else NAMES[must],
        }
        if one_row:
            progress["row"] = None if self.row is None else COLOURS[self.row]
        return progress


PlainLayout = tuple[Mask, Mask, Strangers, int, Seat | None, int, int, Colour | None, Past]


class RowState(NamedTuple, Generic[Opts]):
    """A round of a row game, whole: the layout and what is hidden."""

    setup: Setup[Opts]
    layout: PlainLayout
    hands: tuple[Mask, ...]
    stock: tuple[Card, ...]
    must: Card | None
    """The card just drawn, which fits and so must be laid."""


PlainState = tuple[Setup[Opts], PlainLayout, tuple[Mask, ...], tuple[Card, ...], Card | None]


class RowView(NamedTuple, Generic[Opts]):
    """What a seat may know of a round: the layout and its own cards."""

    setup: Setup[Opts]
    layout: PlainLayout
    seat: Seat | None
    hand: Mask
    must: Card | None
    hands: tuple[Mask, ...] | None
    """All hands, once the round is over."""


PlainView = tuple[Setup[Opts], PlainLayout, Seat | None, Mask, Card | None, tuple[Mask, ...] | None]
