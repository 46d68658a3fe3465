"""What lies on the table in a row game, the whole round around it, and a seat's view of it.

These classes have no constructor: whoever makes an object sets its fields one by one before
anyone else sees it. That takes half the time, and a simulation makes millions of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from elfer.kernel.cards import (
    COLOUR_MASK,
    COLOUR_OF,
    COLOURS,
    NAMES,
    Card,
    Colour,
    Mask,
    cards_in,
)
from elfer.kernel.game import Setup
from elfer.kernel.moves import Move, in_hand, on_row
from elfer.kernel.options import RoundsOptions
from elfer.kernel.seats import Seat

Opts = TypeVar("Opts", bound=RoundsOptions)

LAY: tuple[Move, ...] = tuple(
    Move(name, "lay", card, card, (in_hand(card), on_row(COLOUR_OF[card])))
    for card, name in enumerate(NAMES[: len(COLOUR_OF)])
)
"""Laying a card in the row of its own colour, by the card."""


@dataclass(slots=True, init=False)
class Layout:
    """All that lies or happens openly: the rows, and how far the turn has come."""

    rows: Mask
    """The places that have a card, each named by the card that belongs there."""
    fits: Mask
    """The empty places that may be filled now."""
    strangers: tuple[tuple[Card, Card], ...]
    """Places that have a card of another colour than their row's, each with that card."""
    sizes: int
    """How many cards each hand has, eight bits a seat from the lowest on."""
    left: int
    """How many cards the stock has."""
    turn: Seat | None
    laid: int
    drawn: int
    row: Colour | None
    """The row that this turn has begun to lay on, where a turn has only one."""

    def give_turn(self, seat: Seat) -> None:
        """Let a seat's turn begin."""
        self.turn = seat
        self.laid = self.drawn = 0
        self.row = None

    def hand_sizes(self, players: int) -> list[int]:
        """How many cards each hand has."""
        return list(self.sizes.to_bytes(players, "little"))

    def shown_rows(self, colours: Sequence[Colour]) -> dict[str, list[str]]:
        """Each row's cards by rising value, by the letter of its colour."""
        strangers = dict(self.strangers)
        return {
            COLOURS[colour]: [
                NAMES[strangers.get(place, place)]
                for place in cards_in(self.rows & COLOUR_MASK[colour])
            ]
            for colour in colours
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


@dataclass(slots=True, init=False)
class RowState(Generic[Opts]):
    """A round of a row game, whole: the layout and what is hidden."""

    setup: Setup[Opts]
    layout: Layout
    hands: tuple[Mask, ...]
    stock: tuple[Card, ...]
    must: Card | None
    """The card just drawn, which fits and so must be laid."""


@dataclass(slots=True, init=False)
class RowView(Generic[Opts]):
    """What a seat may know of a round: the layout and its own cards."""

    setup: Setup[Opts]
    layout: Layout
    seat: Seat | None
    hand: Mask
    must: Card | None
    hands: tuple[Mask, ...] | None
    """All hands, once the round is over."""
