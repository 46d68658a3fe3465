"""The turn of a row game: lay at least one card if any fits, else draw."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from elfer.kernel.cards import (
    BESIDE,
    BIT,
    COLOUR_MASK,
    COLOUR_OF,
    COLOURS,
    NAMES,
    NUMBER_CARDS,
    Card,
    Colour,
    Mask,
    card_of,
    cards_in,
    fresh_deck,
    mask_of,
    names_in,
    neighbours,
    points_in,
)
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal, dealt
from elfer.kernel.events import Event
from elfer.kernel.game import Game, Outcome, Refusal, Setup
from elfer.kernel.moves import DONE, DRAW, PASS, Move, language
from elfer.kernel.options import RoundsOptions
from elfer.kernel.rows.layout import LAY, Layout, RowState, RowView
from elfer.kernel.rows.refusals import RuleIds, refusal
from elfer.kernel.seats import Seat

Opts = TypeVar("Opts", bound=RoundsOptions)

_DONE = (DONE,)
_DRAW = (DRAW,)
_PASS = (PASS,)
_DRAW_OR_PASS = (DRAW, PASS)
_ONE = tuple(1 << 8 * seat for seat in range(6))
"""One card of a seat in `Layout.sizes`."""


_FEW_LAYS: dict[Mask, tuple[Move, ...]] = {0: ()}
_FEW_LAYS.update((BIT[card], (LAY[card],)) for card in NUMBER_CARDS)


def lays_of(cards: Mask) -> tuple[Move, ...]:
    """Laying each of these cards in the row of its own colour."""
    few = _FEW_LAYS.get(cards)
    return several_lays_of(cards) if few is None else few


@lru_cache(maxsize=1 << 16)
def several_lays_of(cards: Mask) -> tuple[Move, ...]:
    """The same for more than one card; the same sets come up again and again."""
    return tuple(LAY[card] for card in cards_in(cards))


class RowGame(Game[Opts, RowState[Opts], RowView[Opts]]):
    """Who first lays his last card wins the round; what is left in a hand counts against it."""

    best = "fewest"
    language = language([*(LAY[card] for card in NUMBER_CARDS), DRAW, DONE, PASS])

    lowest: ClassVar[int] = 1
    highest: ClassVar[int] = 20
    hand_sizes: ClassVar[Sequence[int]]
    """How many cards each seat is dealt, by the number of players."""
    lie_open: ClassVar[Mask] = 0
    """The cards that lie on the table from the start."""
    starts: ClassVar[Mask] = 0
    """The cards that may start a row."""
    draws: ClassVar[int]
    """How many cards may be drawn in a turn."""
    may_stop_drawing: ClassVar[bool] = False
    """Whether one may pass instead of drawing again."""
    drawn_ends_turn: ClassVar[bool] = True
    """Whether laying a drawn card ends the turn."""
    one_row: ClassVar[bool] = False
    """Whether all cards of a turn go to the same row."""
    rules: ClassVar[RuleIds]

    @abstractmethod
    def beginner(
        self, setup: Setup[Opts], hands: tuple[Mask, ...], chance: Chance | None
    ) -> Seat | None:
        """The seat that begins, or None if the cards must be dealt again."""

    def opening(self, hand: Mask) -> Mask:
        """The cards of this hand that may be the first one of the round, where none lies yet."""
        return hand & self.starts

    def fits_after(self, fits: Mask, rows: Mask, place: Card) -> Mask:
        """The places that may be filled once this one has been: its neighbours too."""
        return (fits | BESIDE[place]) & ~rows

    def colours(self, setup: Setup[Opts]) -> Sequence[Colour]:
        """The colours in play."""
        return range(len(COLOURS))

    def lays(self, setup: Setup[Opts], layout: Layout, hand: Mask) -> Sequence[Move]:
        """Every lay that could be made with these cards now."""
        if not layout.rows:
            return lays_of(self.opening(hand))
        if layout.row is not None:
            return lays_of(hand & layout.fits & COLOUR_MASK[layout.row])
        return lays_of(hand & layout.fits)

    def deck(self, setup: Setup[Opts]) -> tuple[Card, ...]:
        cards = fresh_deck(self.lowest, self.highest, self.colours(setup))
        return tuple(card for card in cards if not BIT[card] & self.lie_open)

    def deal(self, setup: Setup[Opts], cards: Sequence[Card]) -> Deal:
        each = self.hand_sizes[setup.players]
        hands, stock = dealt(cards, setup.players, each, setup.dealer, self.direction)
        return Deal(hands=hands, stock=stock)

    def start(
        self, setup: Setup[Opts], deal: Deal, chance: Chance | None, before: RowState[Opts] | None
    ) -> RowState[Opts] | None:
        hands = tuple(mask_of(hand) for hand in deal.hands)
        turn = self.beginner(setup, hands, chance)
        if turn is None:
            return None
        rows = self.lie_open & mask_of(fresh_deck(self.lowest, self.highest, self.colours(setup)))
        layout = Layout()
        layout.rows = rows
        layout.fits = (self.starts | neighbours(rows)) & ~rows
        layout.strangers = ()
        layout.sizes = int.from_bytes(map(len, deal.hands), "little")
        layout.left = len(deal.stock)
        layout.give_turn(turn)
        state: RowState[Opts] = RowState()
        state.setup = setup
        state.layout = layout
        state.hands = hands
        state.stock = deal.stock
        state.must = None
        return state

    def turn(self, state: RowState[Opts]) -> Seat | None:
        return state.layout.turn

    def view(self, state: RowState[Opts], seat: Seat | None) -> RowView[Opts]:
        view: RowView[Opts] = RowView()
        view.setup = state.setup
        view.layout = layout = state.layout
        view.seat = seat
        view.hand = 0 if seat is None else state.hands[seat]
        view.must = state.must if seat == layout.turn else None
        view.hands = state.hands if layout.turn is None else None  # G-11
        return view

    def legal(self, view: RowView[Opts]) -> Sequence[Move]:
        layout = view.layout
        if view.seat is None or view.seat != layout.turn:
            return ()
        if view.must is not None:
            return self.lays(view.setup, layout, BIT[view.must])
        moves = self.lays(view.setup, layout, view.hand)
        if layout.laid:
            return (*moves, DONE) if moves else _DONE
        if moves:
            return moves
        if not layout.left:
            return _PASS
        return _DRAW_OR_PASS if layout.drawn and self.may_stop_drawing else _DRAW

    def apply(
        self,
        state: RowState[Opts],
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> RowState[Opts]:
        assert seat is not None
        if move.card < 0:
            return self._draw_or_end(state, seat, move, told)
        old, card, place = state.layout, move.card, move.place
        hands = list(state.hands)
        hands[seat] ^= BIT[card]
        layout = Layout()
        layout.rows = rows = old.rows | BIT[place]
        layout.fits = self.fits_after(old.fits, rows, place)
        layout.strangers = old.strangers if place == card else (*old.strangers, (place, card))
        layout.sizes = old.sizes - _ONE[seat]
        layout.left = old.left
        layout.laid = old.laid + 1
        layout.drawn = old.drawn
        layout.row = COLOUR_OF[place] if self.one_row else None
        if not hands[seat]:
            layout.turn = None  # G-5
        elif not old.rows or (state.must is not None and self.drawn_ends_turn):
            layout.give_turn((seat + self.direction) % state.setup.players)
        else:
            layout.turn = seat
        if told is not None:
            row = COLOURS[COLOUR_OF[place]]
            told.append(Event("lay", seat, {"card": NAMES[card], "row": row}))
        after: RowState[Opts] = RowState()
        after.setup = state.setup
        after.layout = layout
        after.hands = tuple(hands)
        after.stock = state.stock
        after.must = None
        return after

    def _draw_or_end(
        self, state: RowState[Opts], seat: Seat, move: Move, told: list[Event] | None
    ) -> RowState[Opts]:
        old = state.layout
        layout = Layout()
        layout.rows = old.rows
        layout.fits = old.fits
        layout.strangers = old.strangers
        layout.sizes = old.sizes
        layout.left = old.left
        after: RowState[Opts] = RowState()
        after.setup = state.setup
        after.layout = layout
        after.hands = state.hands
        after.stock = state.stock
        after.must = None
        if move is DRAW:
            layout.drawn = old.drawn
            self._draw(after, seat, told)
        else:
            layout.give_turn((seat + self.direction) % state.setup.players)
            if told is not None:
                told.append(Event(move.verb, seat))
        return after

    def _draw(self, after: RowState[Opts], seat: Seat, told: list[Event] | None) -> None:
        layout, card = after.layout, after.stock[0]
        hands = list(after.hands)
        hands[seat] |= BIT[card]
        after.hands = tuple(hands)
        after.stock = after.stock[1:]
        layout.sizes += _ONE[seat]
        layout.left -= 1
        layout.turn = seat
        layout.laid = 0
        layout.drawn += 1
        layout.row = None
        if told is not None:
            told.append(Event("draw", seat, own={"card": NAMES[card]}))
        if self.lays(after.setup, layout, BIT[card]):
            after.must = card
        elif layout.drawn == self.draws or not layout.left:
            layout.give_turn((seat + self.direction) % after.setup.players)

    def outcome(self, state: RowState[Opts]) -> Outcome | None:
        if state.layout.turn is not None:
            return None
        points = tuple(map(points_in, state.hands))
        winners = tuple(seat for seat, hand in enumerate(state.hands) if not hand)
        return Outcome(points, winners, "out")

    def refusal(self, view: RowView[Opts], move: Move) -> Refusal:
        return refusal(self, view, move)

    def truth(self, state: RowState[Opts]) -> dict[str, Any]:
        return {
            "hands": [names_in(hand) for hand in state.hands],
            "stock": [NAMES[card] for card in state.stock],
            "rows": state.layout.shown_rows(self.colours(state.setup)),
            "progress": state.layout.shown_progress(state.must, one_row=self.one_row),
        }

    def shown(self, view: RowView[Opts]) -> dict[str, Any]:
        hands: list[Any] = view.layout.hand_sizes(view.setup.players)
        if view.hands is not None:
            hands = [names_in(hand) for hand in view.hands]
        own = {} if view.seat is None else {"hand": names_in(view.hand)}
        return own | {
            "hands": hands,
            "stock": view.layout.left,
            "rows": view.layout.shown_rows(self.colours(view.setup)),
            "progress": view.layout.shown_progress(view.must, one_row=self.one_row),
        }

    def longest(self, setup: Setup[Opts]) -> int:
        # A card is drawn at most once and laid at most once, a lay is followed by at most one
        # done, and while nobody lays or draws everyone passes at most once.
        cards = len(COLOURS) * (self.highest - self.lowest + 1)
        return 2 * cards * (setup.players + 2)


def holder(hands: Sequence[Mask], value: int, colours: Sequence[Colour]) -> Seat | None:
    """Who has the card of this value in the first of these colours that anybody has."""
    for colour in colours:
        for seat, hand in enumerate(hands):
            if hand & BIT[card_of(colour, value)]:
                return seat
    return None


def first_of(hand: Mask, value: int, colours: Sequence[Colour]) -> Mask:
    """The card of this value in the first of these colours that the hand has."""
    return next((bit for c in colours if (bit := hand & BIT[card_of(c, value)])), 0)
