"""Elferspiel, Farben-Mix and Eins-Zwanzig: to the right, and one row in a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from elfer.kernel.cards import (
    BIT,
    COLOUR_MASK,
    COLOUR_OF,
    COLOURS,
    NAMES,
    VALUE_MASK,
    VALUE_OF,
    Card,
    Colour,
    Mask,
    card_of,
    cards_in,
    fresh_deck,
    neighbours,
)
from elfer.kernel.chance import Chance
from elfer.kernel.game import Refusal, Setup
from elfer.kernel.moves import DONE, DRAW, PASS, Move, at_place, in_hand, language, on_row
from elfer.kernel.options import Flag, Number, RoundsOptions, option
from elfer.kernel.rows import Layout, PlainView, RowGame, RuleIds, first_of, holder
from elfer.kernel.seats import COUNTER_CLOCKWISE, Seat

RED_BLUE_YELLOW_GREEN: Sequence[Colour] = tuple(map(COLOURS.index, "rbyg"))


@dataclass(frozen=True)
class ThreeRounds(RoundsOptions):
    """Three rounds unless agreed otherwise (ES-9)."""

    rounds: int = option(Number(1, 100), 3)


@dataclass(frozen=True)
class ElevensOptions(ThreeRounds):
    """An 11 may be laid at will, or only if nothing else fits (ES-6)."""

    elevens_last: bool = option(Flag(), False)


Opts = TypeVar("Opts", bound=ThreeRounds)


class OneRowGame(RowGame[Opts]):
    """What the three games of the box have in common."""

    direction = COUNTER_CLOCKWISE  # ES-3
    hand_sizes = (0, 0, 30, 20, 15, 12, 10)  # ES-1
    draws = 2  # ES-7
    may_stop_drawing = True  # ES-7
    drawn_ends_turn = False  # ES-7
    one_row = True  # ES-5
    first_value = 11
    rules = RuleIds(
        fit="ES-4", least="ES-5", draw="ES-7", empty="ES-8", opening="ES-2", one_row="ES-5"
    )

    def beginner(
        self, setup: Setup[Opts], hands: tuple[Mask, ...], chance: Chance | None
    ) -> Seat | None:
        return holder(hands, self.first_value, RED_BLUE_YELLOW_GREEN)  # ES-2

    def opening(self, hand: Mask) -> Mask:
        return first_of(hand, self.first_value, RED_BLUE_YELLOW_GREEN)  # ES-2


class Elferspiel(OneRowGame[ElevensOptions]):
    """Rows start with the 11 and grow both ways."""

    id = "elferspiel"
    name = "Elferspiel"
    options = ElevensOptions
    starts = VALUE_MASK[11]  # ES-4

    def lays(
        self, setup: Setup[ElevensOptions], rows: Mask, places: Mask, hand: Mask
    ) -> Sequence[Move]:
        lays = self._all_lays(setup, rows, places, hand)
        if setup.options.elevens_last:  # ES-6
            return [lay for lay in lays if VALUE_OF[lay.card] != 11] or lays
        return lays

    def _all_lays(
        self, setup: Setup[ElevensOptions], rows: Mask, places: Mask, hand: Mask
    ) -> Sequence[Move]:
        return super().lays(setup, rows, places, hand)

    def refusal(self, view: PlainView[ElevensOptions], move: Move) -> Refusal:
        setup, layout, _, hand, must, _ = view
        table = Layout(*layout)
        if must is None and move in self._all_lays(setup, table.rows, table.open_places, hand):
            why = "Another card fits, so the 11s wait, as was agreed."
            return Refusal("ES-6", why, "elevens-wait")
        return super().refusal(view, move)


def lay_at(card: Card, row: Colour) -> Move:
    """Laying a card in any row that takes its value."""
    place = card_of(row, VALUE_OF[card])
    touches = (in_hand(card), on_row(row), at_place(place))
    return Move(f"{NAMES[card]}@{COLOURS[row]}", "lay", card, place, touches)


LAY_AT: dict[tuple[Card, Card], Move] = {
    (card, move.place): move
    for card in fresh_deck(1, 20)
    for move in (lay_at(card, row) for row in range(len(COLOURS)))
}


class FarbenMix(Elferspiel):
    """The rows of the 11s take every colour."""

    id = "farben-mix"
    name = "Farben-Mix"
    language = language([*LAY_AT.values(), DRAW, DONE, PASS])
    rules = Elferspiel.rules._replace(fit="FM-1")

    def _all_lays(
        self, setup: Setup[ElevensOptions], rows: Mask, places: Mask, hand: Mask
    ) -> Sequence[Move]:
        if not rows:
            return [LAY_AT[card, card] for card in cards_in(self.opening(hand))]
        return [
            LAY_AT[card, place]
            for place in cards_in(places)
            for card in cards_in(hand & self._takes(place))
        ]

    @staticmethod
    def _takes(place: Card) -> Mask:
        """The cards that may lie on a place: of any colour, but a row is its own 11's (FM-1)."""
        return BIT[place] if VALUE_OF[place] == 11 else VALUE_MASK[VALUE_OF[place]]


class EinsZwanzig(OneRowGame[ThreeRounds]):
    """Rows begin with both the 1 and the 20 and close the gap between them."""

    id = "eins-zwanzig"
    name = "Eins aufwärts – Zwanzig abwärts"
    options = ThreeRounds
    starts = VALUE_MASK[1] | VALUE_MASK[20]  # EZ-1
    first_value = 1  # EZ-2
    rules = OneRowGame.rules._replace(fit="EZ-1", opening="EZ-2")

    def fits_after(self, fits: Mask, rows: Mask, place: Card) -> Mask:
        row = COLOUR_MASK[COLOUR_OF[place]]
        if not self.starts & row & ~rows:
            fits |= neighbours(rows & row)  # EZ-1: both ends lie
        return fits & ~rows
