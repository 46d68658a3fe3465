"""Elferspiel, Farben-Mix and Eins-Zwanzig: counter-clockwise, and one row per turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from elfer.engine.cards import (
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
from elfer.engine.game import Refusal, Setup
from elfer.engine.moves import DONE, DRAW, PASS, Move, at_place, in_hand, language, on_row
from elfer.engine.options import Flag, Number, RoundsOptions, option
from elfer.engine.seats import COUNTER_CLOCKWISE
from elfer.games.rows import Growth, RowGame, RowView, RuleIds

RED_BLUE_YELLOW_GREEN: Sequence[Colour] = tuple(map(COLOURS.index, "rbyg"))


@dataclass(frozen=True)
class ThreeRounds(RoundsOptions):
    """The options of all three games: three rounds by default (ES-9)."""

    rounds: int = option(Number(1, 100), 3)


@dataclass(frozen=True)
class ElevensOptions(ThreeRounds):
    """The options of Elferspiel and Farben-Mix: whether the 11s must wait (ES-6)."""

    elevens_last: bool = option(Flag(), False)


Opts = TypeVar("Opts", bound=ThreeRounds)


class OneRowGame(RowGame[Opts]):
    """The rules that the three games in this module share."""

    hand_sizes = (0, 0, 30, 20, 15, 12, 10)  # ES-1
    first_colours = RED_BLUE_YELLOW_GREEN  # ES-2
    direction = COUNTER_CLOCKWISE  # ES-3
    one_row = True  # ES-5
    draws = 2  # ES-7
    drawn_ends_turn = False  # ES-7
    may_stop_drawing = True  # ES-7
    rules = RuleIds(
        fit="ES-4", least="ES-5", draw="ES-7", empty="ES-8", opening="ES-2", one_row="ES-5"
    )


class Elferspiel(OneRowGame[ElevensOptions]):
    """The base game: rows start with the 11 and grow both ways."""

    id = "elferspiel"
    name = "Elferspiel"
    compiled = True
    options = ElevensOptions
    starts = VALUE_MASK[11]  # ES-4

    def waiting(self, setup: Setup[ElevensOptions]) -> Mask:
        return VALUE_MASK[11] if setup.options.elevens_last else 0  # ES-6

    def lays(
        self, setup: Setup[ElevensOptions], rows: Mask, places: Mask, hand: Mask
    ) -> tuple[Move, ...]:
        lays = self._all_lays(setup, rows, places, hand)
        waiting = self.waiting(setup)
        if waiting:  # ES-6
            return tuple(lay for lay in lays if not BIT[lay.card] & waiting) or lays
        return lays

    def _all_lays(
        self, setup: Setup[ElevensOptions], rows: Mask, places: Mask, hand: Mask
    ) -> tuple[Move, ...]:
        """Return every lay, including those of cards that must wait."""
        return super().lays(setup, rows, places, hand)

    def refusal(self, view: RowView[ElevensOptions], move: Move) -> Refusal:
        layout = view.layout
        places = layout.open_places
        if view.must is None and move in self._all_lays(view.setup, layout.rows, places, view.hand):
            other = self.lays(view.setup, layout.rows, places, view.hand)[0]
            why = f"{other.text} fits, so the 11s must wait."
            return Refusal("ES-6", why, "elevens-wait", {"card": NAMES[other.card]})
        return super().refusal(view, move)


def lay_at(card: Card, row: Colour) -> Move:
    """Return the move that lays a card in a row of any colour (FM-1)."""
    place = card_of(row, VALUE_OF[card])
    touches = (in_hand(card), on_row(row), at_place(place))
    return Move(f"{NAMES[card]}@{COLOURS[row]}", "lay", card, place, touches)


LAY_AT: dict[tuple[Card, Card], Move] = {
    (card, move.place): move
    for card in fresh_deck(1, 20)
    for move in (lay_at(card, row) for row in range(len(COLOURS)))
}


class FarbenMix(Elferspiel):
    """A variant in which the row of an 11 takes cards of every colour."""

    id = "farben-mix"
    name = "Farben-Mix"
    compiled = True
    language = language([*LAY_AT.values(), DRAW, DONE, PASS])
    any_colour = True  # FM-1
    rules = Elferspiel.rules._replace(fit="FM-1")

    def _all_lays(
        self, setup: Setup[ElevensOptions], rows: Mask, places: Mask, hand: Mask
    ) -> tuple[Move, ...]:
        if not rows:
            return tuple([LAY_AT[card, card] for card in cards_in(self.opening(hand))])
        return tuple(
            [
                LAY_AT[card, place]
                for place in cards_in(places)
                for card in cards_in(hand & self._fitting_cards(place))
            ]
        )

    @staticmethod
    def _fitting_cards(place: Card) -> Mask:
        """Return the cards that a place takes: any colour, but the 11 only in its own row."""
        return BIT[place] if VALUE_OF[place] == 11 else VALUE_MASK[VALUE_OF[place]]


class EinsZwanzig(OneRowGame[ThreeRounds]):
    """A variant in which rows begin with the 1 and the 20 and grow towards each other."""

    id = "eins-zwanzig"
    name = "Eins aufwärts – Zwanzig abwärts"
    compiled = True
    options = ThreeRounds
    starts = VALUE_MASK[1] | VALUE_MASK[20]  # EZ-1
    growth = Growth.BOTH_ENDS  # EZ-1
    first_value = 1  # EZ-2
    rules = OneRowGame.rules._replace(fit="EZ-1", opening="EZ-2")

    def fits_after(self, fits: Mask, rows: Mask, place: Card) -> Mask:
        row = COLOUR_MASK[COLOUR_OF[place]]
        if not self.starts & row & ~rows:
            fits |= neighbours(rows & row)  # EZ-1: the 1 and the 20 are down
        return fits & ~rows
