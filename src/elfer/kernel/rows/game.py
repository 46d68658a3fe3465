"""The turn of a row game: lay at least one card if any fits, else draw."""

from collections.abc import Container, Sequence
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
from elfer.kernel.game import EVERYONE, NOBODY, EveryoneBut, Game, Outcome, Refusal, Setup
from elfer.kernel.moves import DONE, DRAW, PASS, Move, language
from elfer.kernel.options import RoundsOptions
from elfer.kernel.rows.growth import Growth
from elfer.kernel.rows.layout import (
    LAY,
    STOCK,
    Layout,
    PlainLayout,
    PlainState,
    PlainView,
    RowView,
)
from elfer.kernel.rows.past import holding_back, lacking, stopped, unknown
from elfer.kernel.rows.refusals import RuleIds, refusal
from elfer.kernel.seats import Seat

Opts = TypeVar("Opts", bound=RoundsOptions)

_DRAW = (DRAW,)
_PASS = (PASS,)
_DRAW_OR_PASS = (DRAW, PASS)
_ONE = tuple(1 << 8 * seat for seat in range(6))
"""One card of a seat in `Layout.counts`."""


class _Lays(dict[Mask, tuple[Move, ...]]):
    """Laying each card of a set in the row of its own colour.

    Made when first asked for and kept: the same sets come up again and again.
    """

    kept = 1 << 14

    def __missing__(self, cards: Mask) -> tuple[Move, ...]:
        lays = tuple(LAY[card] for card in cards_in(cards))
        if len(self) == self.kept:
            self.clear()
        self[cards] = lays
        return lays


_LAYS = _Lays()


class RowGame(Game[Opts, PlainState[Opts], PlainView[Opts]]):
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
    any_colour: ClassVar[bool] = False
    """Whether a row takes cards of other colours."""
    growth: ClassVar[Growth] = Growth.BESIDE
    """What `fits_after` does, in a word."""
    first_value: ClassVar[int] = 11
    """Who holds the card of this value begins …"""
    first_colours: ClassVar[Sequence[Colour]] = range(len(COLOURS))
    """… in the first of these colours that anybody holds."""
    rules: ClassVar[RuleIds]

    def beginner(
        self, setup: Setup[Opts], hands: tuple[Mask, ...], chance: Chance | None
    ) -> Seat | None:
        """The seat that begins, or None if the cards must be dealt again."""
        for colour in self.first_colours:
            for seat, hand in enumerate(hands):
                if hand & BIT[card_of(colour, self.first_value)]:
                    return seat
        return None

    def opening(self, hand: Mask) -> Mask:
        """The cards of this hand that may be the first one of the round, where none lies yet."""
        firsts = (BIT[card_of(colour, self.first_value)] for colour in self.first_colours)
        return next((bit for bit in firsts if bit & hand), 0)

    def waiting(self, setup: Setup[Opts]) -> Mask:
        """The cards that are laid only if nothing else fits."""
        return 0

    def fits_after(self, fits: Mask, rows: Mask, place: Card) -> Mask:
        """The places that may be filled once this one has been: its neighbours too."""
        return (fits | BESIDE[place]) & ~rows

    def colours(self, setup: Setup[Opts]) -> Sequence[Colour]:
        """The colours in play."""
        return range(len(COLOURS))

    def lays(self, setup: Setup[Opts], rows: Mask, places: Mask, hand: Mask) -> Sequence[Move]:
        """Every lay that could be made with these cards now, on these open places."""
        return _LAYS[hand & places if rows else self.opening(hand)]

    def deck(self, setup: Setup[Opts]) -> tuple[Card, ...]:
        cards = fresh_deck(self.lowest, self.highest, self.colours(setup))
        return tuple(card for card in cards if not BIT[card] & self.lie_open)

    def deal(self, setup: Setup[Opts], cards: Sequence[Card]) -> Deal:
        each = self.hand_sizes[setup.players]
        hands, stock = dealt(cards, setup.players, each, setup.dealer, self.direction)
        return Deal(hands=hands, stock=stock)

    def start(
        self, setup: Setup[Opts], deal: Deal, chance: Chance | None, before: PlainState[Opts] | None
    ) -> PlainState[Opts] | None:
        hands = tuple(mask_of(hand) for hand in deal.hands)
        turn = self.beginner(setup, hands, chance)
        if turn is None:
            return None
        rows, fits = self.first_rows(setup)
        counts = int.from_bytes(map(len, deal.hands), "little") + len(deal.stock) * STOCK
        layout = rows, fits, (), counts, turn, 0, 0, None, unknown(setup.players)
        return setup, layout, hands, deal.stock, None

    def first_rows(self, setup: Setup[Opts]) -> tuple[Mask, Mask]:
        """What lies before the first move, and the places that may be filled."""
        rows = self.lie_open & mask_of(fresh_deck(self.lowest, self.highest, self.colours(setup)))
        return rows, (self.starts | neighbours(rows)) & ~rows

    def turn(self, state: PlainState[Opts]) -> Seat | None:
        return state[1][4]

    def view(self, state: PlainState[Opts], seat: Seat | None) -> PlainView[Opts]:
        setup, layout, hands, _, must = state
        turn = layout[4]
        return (
            setup,
            layout,
            seat,
            0 if seat is None else hands[seat],
            must if seat == turn else None,
            hands if turn is None else None,  # G-11
        )

    def legal(self, view: PlainView[Opts]) -> Sequence[Move]:
        setup, layout, seat, hand, must, _ = view
        rows, places, _, counts, turn, laid, drawn, row, _ = layout
        if seat is None or seat != turn:
            return ()
        if must is not None:
            return self.lays(setup, rows, places, BIT[must])
        if row is not None:
            places &= COLOUR_MASK[row]
        moves = self.lays(setup, rows, places, hand)
        if laid:
            return (*moves, DONE)
        if moves:
            return moves
        if counts < STOCK:
            return _PASS
        return _DRAW_OR_PASS if drawn and self.may_stop_drawing else _DRAW

    def apply(
        self,
        state: PlainState[Opts],
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> PlainState[Opts]:
        assert seat is not None
        if move is DRAW:
            return self._draw(state, seat, told)
        setup, layout, hands, stock, must = state
        rows, fits, strangers, counts, _, laid, drawn, row, past = layout
        following = (seat + self.direction) % setup.players
        card = move.card
        if card < 0:
            if told is not None:
                told.append(Event(move.verb, seat))
            past = stopped(past, seat, fits, row) if move is DONE else lacking(past, seat, fits)
            layout = rows, fits, strangers, counts, following, 0, 0, None, past
            return setup, layout, hands, stock, None
        place = move.place
        opens = not rows
        rows |= BIT[place]
        fits = self.fits_after(fits, rows, place)
        if past[1][seat] & BIT[place] and must is None:
            past = holding_back(past, seat)
        if place != card:
            strangers = (*strangers, (place, card))
        counts -= _ONE[seat]
        changed = list(hands)
        changed[seat] = hand = changed[seat] ^ BIT[card]
        if told is not None:
            told.append(Event("lay", seat, {"card": NAMES[card], "row": COLOURS[COLOUR_OF[place]]}))
        if self.one_row:
            row = COLOUR_OF[place]
        if not hand:
            layout = rows, fits, strangers, counts, None, laid + 1, drawn, row, past  # G-5
        elif opens or (must is not None and self.drawn_ends_turn):
            layout = rows, fits, strangers, counts, following, 0, 0, None, past
        else:
            layout = rows, fits, strangers, counts, seat, laid + 1, drawn, row, past
        return setup, layout, tuple(changed), stock, None

    def _draw(
        self, state: PlainState[Opts], seat: Seat, told: list[Event] | None
    ) -> PlainState[Opts]:
        setup, (rows, fits, strangers, counts, _, _, drawn, _, past), hands, stock, _ = state
        past = lacking(past, seat, fits)
        card, stock = stock[0], stock[1:]
        changed = list(hands)
        changed[seat] |= BIT[card]
        counts += _ONE[seat] - STOCK
        drawn += 1
        if told is not None:
            told.append(Event("draw", seat, own={"card": NAMES[card]}))
        must = card if self.lays(setup, rows, fits, BIT[card]) else None
        if must is None and (drawn == self.draws or not stock):
            seat, drawn = (seat + self.direction) % setup.players, 0
        layout = rows, fits, strangers, counts, seat, 0, drawn, None, past
        return setup, layout, tuple(changed), stock, must

    def reveals_to(
        self, state: PlainState[Opts], seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        if move is DONE:
            return NOBODY  # G-9: it says nothing of what still fits
        # A lay shows a card to the others, and a pass that nothing fits.
        return EVERYONE if move is DRAW else EveryoneBut(seat)

    def outcome(self, state: PlainState[Opts]) -> Outcome | None:
        if state[1][4] is not None:
            return None
        hands = state[2]
        points = tuple(map(points_in, hands))
        winners = tuple(seat for seat, hand in enumerate(hands) if not hand)
        return Outcome(points, winners, "out")

    def refusal(self, view: PlainView[Opts], move: Move) -> Refusal:
        return refusal(self, RowView(*view), move)

    def truth(self, state: PlainState[Opts]) -> dict[str, Any]:
        setup, layout, hands, stock, must = state
        return {
            "hands": [names_in(hand) for hand in hands],
            "stock": [NAMES[card] for card in stock],
            **self._shown_layout(setup, layout, must),
        }

    def shown(self, view: PlainView[Opts]) -> dict[str, Any]:
        setup, plain, seat, hand, must, hands = view
        layout = Layout(*plain)
        own = {} if seat is None else {"hand": names_in(hand)}
        return own | {
            "hands": layout.hand_sizes(setup.players)
            if hands is None
            else [names_in(each) for each in hands],
            "stock": layout.left,
            **self._shown_layout(setup, layout, must),
        }

    def _shown_layout(
        self, setup: Setup[Opts], plain: PlainLayout, must: Card | None
    ) -> dict[str, Any]:
        layout = Layout(*plain)
        return {
            "rows": layout.shown_rows(self.colours(setup)),
            "progress": layout.shown_progress(must, one_row=self.one_row),
        }

    def longest(self, setup: Setup[Opts]) -> int:
        # A card is drawn at most once and laid at most once, a lay is followed by at most one
        # done, and while nobody lays or draws everyone passes at most once.
        cards = len(COLOURS) * (self.highest - self.lowest + 1)
        return 2 * cards * (setup.players + 2)
