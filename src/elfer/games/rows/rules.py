"""The rules that the row games share, in the order of the rulebook.

A game is a subclass of `RowGame`. Its fields hold the numbers of the game, and it overrides the few
methods for which it has its own rule.

=================  ==========================================================================
deck, deal         JU-1, JU-2; CL-1, CL-9, FA-1; ES-1
start, beginner    JU-1, JU-3; CL-2, FA-1, FA-2, DA-1, BS-1; ES-2, EZ-2
opening            CL-2, CL-3, DA-2, BS-1; ES-2, EZ-2
fits_after         JU-4; CL-5, FA-1, DA-1, BS-2; ES-4, EZ-1
lays, waiting      ES-6, FM-1
legal              JU-4 to JU-6; CL-4, CL-6, CL-7; ES-5 to ES-8
apply (lay)        JU-4, JU-5; CL-3, CL-4, CL-6; ES-2, ES-5, ES-7
apply (draw)       JU-5; CL-6, CL-7; ES-7
apply (done, pass) JU-4, JU-6; CL-4, CL-7; ES-5, ES-7, ES-8
outcome            JU-7, JU-8; CL-8; ES-9
=================  ==========================================================================
"""

from collections.abc import Container, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from elfer.engine.cards import (
    BESIDE,
    BIT,
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
    names_of,
    neighbours,
    points_in,
    values_in,
)
from elfer.engine.deals import Deal, deal_hands
from elfer.engine.events import Event
from elfer.engine.game import EVERYONE, NOBODY, EveryoneBut, Game, Outcome, Refusal, Setup
from elfer.engine.moves import DONE, DRAW, PASS, Move, language
from elfer.engine.options import RoundsOptions
from elfer.engine.seats import Seat, after, with_value
from elfer.engine.shuffle import Chance
from elfer.games.rows.refusals import RuleIds, refusal
from elfer.games.rows.state import LAY, Layout, Observations, RowState, RowView, new_tuple

Opts = TypeVar("Opts", bound=RoundsOptions)

_DONE, _DRAW, _PASS, _DRAW_OR_PASS = (DONE,), (DRAW,), (PASS,), (DRAW, PASS)


class Growth(IntEnum):
    """The ways in which rows grow: the compiled engine's substitute for `RowGame.fits_after`."""

    BESIDE = 0
    """A card opens the places next to it."""
    ONE_START = 1
    """Like BESIDE, but a row cannot be started a second time."""
    SAME_VALUE = 2
    """Like BESIDE, and cards of the first card's value start the other rows."""
    BOTH_ENDS = 3
    """A row opens the places next to its cards once both its ends are down."""


@lru_cache(maxsize=1 << 14)
def _lays_of(cards: Mask) -> tuple[Move, ...]:
    """Return the moves that lay each card of a set in the row of its own colour."""
    return tuple(LAY[card] for card in cards_in(cards))


class RowGame(Game[Opts, RowState[Opts], RowView[Opts]]):
    """A row game: the first seat without cards wins the round, and the others count theirs."""

    family = "rows"
    aided = True
    best = "fewest"  # JU-8, CL-8, ES-9
    language = language([*(LAY[card] for card in NUMBER_CARDS), DRAW, DONE, PASS])

    lowest: ClassVar[int] = 1
    highest: ClassVar[int] = 20
    hand_sizes: ClassVar[Sequence[int]]
    """The number of cards dealt to each seat, by the number of players."""
    lie_open: ClassVar[Mask] = 0
    """The cards that are on the table from the start."""
    first_value: ClassVar[int] = 11
    """The value of the first card: the seat that holds it begins."""
    first_colours: ClassVar[Sequence[Colour]] = range(len(COLOURS))
    """The order in which the colours are searched for the first card."""
    starts: ClassVar[Mask] = 0
    """The cards that may start a row."""
    growth: ClassVar[Growth] = Growth.BESIDE
    """The way in which `fits_after` opens places, for the compiled engine."""
    any_colour: ClassVar[bool] = False
    """Whether a row takes cards of other colours (FM-1)."""
    one_row: ClassVar[bool] = False
    """Whether all cards of a turn go to the same row (ES-5)."""
    draws: ClassVar[int]
    """The maximum number of cards that a seat may draw in a turn."""
    may_stop_drawing: ClassVar[bool] = False
    """Whether a seat may pass instead of drawing again (ES-7)."""
    drawn_ends_turn: ClassVar[bool] = True
    """Whether laying a drawn card ends the turn (JU-5, CL-6)."""
    rules: ClassVar[RuleIds]
    """The ids of the game's rules, for refusals."""

    def colours(self, setup: Setup[Opts]) -> Sequence[Colour]:
        """Return the colours in play."""
        return range(len(COLOURS))

    def deck(self, setup: Setup[Opts]) -> tuple[Card, ...]:
        cards = fresh_deck(self.lowest, self.highest, self.colours(setup))
        return tuple(card for card in cards if not BIT[card] & self.lie_open)  # JU-1, FA-1

    def deal(self, setup: Setup[Opts], cards: Sequence[Card]) -> Deal:
        each = self.hand_sizes[setup.players]  # JU-2, CL-1, ES-1
        hands, stock = deal_hands(cards, setup.players, each, setup.dealer, self.direction)
        return Deal(hands=hands, stock=stock)

    def start(
        self, setup: Setup[Opts], deal: Deal, chance: Chance | None, before: RowState[Opts] | None
    ) -> RowState[Opts] | None:
        hands = tuple(mask_of(hand) for hand in deal.hands)
        beginner = self.beginner(setup, hands, chance)
        if beginner is None:
            return None  # CL-2, ES-2, EZ-2: deal again
        rows, fits = self.first_rows(setup)
        layout = Layout(
            rows=rows,
            fits=fits,
            other_colours=(),
            hand_sizes=tuple(map(len, deal.hands)),
            stock_size=len(deal.stock),
            turn=beginner,
            laid=0,
            drawn=0,
            row=None,
            first=None,
            observations=Observations.none(setup.players),
        )
        return RowState(setup, layout, hands, deal.stock, None)

    def beginner(
        self, setup: Setup[Opts], hands: tuple[Mask, ...], chance: Chance | None
    ) -> Seat | None:
        """Return the seat that begins, or None if the cards must be dealt again."""
        for colour in self.first_colours:  # CL-2, ES-2, EZ-2
            for seat, hand in enumerate(hands):
                if hand & BIT[card_of(colour, self.first_value)]:
                    return seat
        return None

    def first_rows(self, setup: Setup[Opts]) -> tuple[Mask, Mask]:
        """Return the cards on the table before the first move, and the places to fill next."""
        rows = self.lie_open & mask_of(fresh_deck(self.lowest, self.highest, self.colours(setup)))
        return rows, (self.starts | neighbours(rows)) & ~rows

    def turn(self, state: RowState[Opts]) -> Seat | None:
        return state.layout.turn

    def view(self, state: RowState[Opts], seat: Seat | None) -> RowView[Opts]:
        layout, hands = state.layout, state.hands
        turn = layout.turn
        return new_tuple(
            RowView,
            (
                state.setup,
                layout,
                seat,
                0 if seat is None else hands[seat],
                state.must if seat == turn else None,
                hands if turn is None else None,  # G-11
            ),
        )

    def opening(self, hand: Mask) -> Mask:
        """Return the cards of a hand that may open the round (CL-2, ES-2, EZ-2)."""
        firsts = (BIT[card_of(colour, self.first_value)] for colour in self.first_colours)
        return next((bit for bit in firsts if bit & hand), 0)

    def start_values(self, layout: Layout) -> list[int]:
        """Return the numbers with which rows begin in this round."""
        return values_in(self.starts | self.lie_open)

    def fits_after(self, fits: Mask, rows: Mask, place: Card) -> Mask:
        """Return the places that may be filled after `place`, including its neighbours.

        `fits` has the places that could be filled before, `rows` the places that are filled now.
        """
        return (fits | BESIDE[place]) & ~rows  # JU-4, CL-5, ES-4

    def lays(self, setup: Setup[Opts], rows: Mask, places: Mask, hand: Mask) -> tuple[Move, ...]:
        """Return every move that lays a card of this hand on one of these open places."""
        return _lays_of(hand & places if rows else self.opening(hand))

    def waiting(self, setup: Setup[Opts]) -> Mask:
        """Return the cards that must wait while another card fits."""
        return 0

    def legal(self, view: RowView[Opts]) -> Sequence[Move]:
        layout, seat, must = view.layout, view.seat, view.must
        if seat is None or seat != layout.turn:
            return ()  # G-10
        if must is not None:  # JU-5, CL-6, ES-7
            return self.lays(view.setup, layout.rows, layout.fits, BIT[must])
        places = layout.open_places if self.one_row else layout.fits  # ES-5
        lays = self.lays(view.setup, layout.rows, places, view.hand)
        if layout.laid:
            return lays + _DONE  # JU-4, CL-4, ES-5: any number of cards
        if lays:
            return lays  # JU-4, CL-4, ES-5: at least one
        if not layout.stock_size:
            return _PASS  # JU-6, CL-7, ES-8
        if layout.drawn and self.may_stop_drawing:
            return _DRAW_OR_PASS  # ES-7
        return _DRAW  # JU-5, CL-6, ES-7

    def refusal(self, view: RowView[Opts], move: Move) -> Refusal:
        return refusal(self, view, move)

    def apply(
        self,
        state: RowState[Opts],
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> RowState[Opts]:
        assert seat is not None
        if self.language.get(move.text) is not move:  # it may be a copy, or a move of another game
            self.check_known(move)
        if move.verb == "lay":
            return self._lay(state, seat, move, told)
        if move.verb == "draw":
            return self._draw(state, seat, told)
        if move.verb not in ("done", "pass"):
            raise self.unhandled(move)
        return self._end_turn(state, seat, move, told)

    def _lay(
        self, state: RowState[Opts], seat: Seat, move: Move, told: list[Event] | None
    ) -> RowState[Opts]:
        """Return the state after a lay."""
        layout, hands = state.layout, state.hands
        card, place = move.card, move.place
        if told is not None:
            told.append(Event("lay", seat, {"card": NAMES[card], "row": COLOURS[COLOUR_OF[place]]}))
        hand = hands[seat] ^ BIT[card]
        rows = layout.rows | BIT[place]
        turn, laid, drawn = self._turn_after_lay(state, seat, hand)
        row = COLOUR_OF[place] if self.one_row and laid else None  # ES-5
        observations = layout.observations
        if state.must is None and observations.spared[seat] & BIT[place]:
            observations = observations.after_holding_back(seat)
        sizes = layout.hand_sizes
        layout = new_tuple(
            Layout,
            (
                rows,
                self.fits_after(layout.fits, rows, place),
                layout.other_colours if place == card else (*layout.other_colours, (place, card)),
                with_value(sizes, seat, sizes[seat] - 1),
                layout.stock_size,
                turn,
                laid,
                drawn,
                row,
                layout.first if layout.rows else place,
                observations,
            ),
        )
        hands = with_value(hands, seat, hand)
        return new_tuple(RowState, (state.setup, layout, hands, state.stock, None))

    def _turn_after_lay(
        self, state: RowState[Opts], seat: Seat, hand: Mask
    ) -> tuple[Seat | None, int, int]:
        """Return the turn after a lay: its seat, and how many cards it has laid and drawn."""
        layout = state.layout
        if not hand:  # JU-7, CL-8, ES-9: the last card ends the round (G-5)
            return None, layout.laid + 1, layout.drawn
        opens = not layout.rows  # CL-3, DA-2, BS-1, ES-2, EZ-2: the first card is the whole turn
        if opens or (self.drawn_ends_turn and state.must is not None):  # JU-5, CL-6
            return after(seat, state.setup.players, self.direction), 0, 0
        return seat, layout.laid + 1, layout.drawn

    def _draw(self, state: RowState[Opts], seat: Seat, told: list[Event] | None) -> RowState[Opts]:
        """Return the state after a draw from the stock."""
        setup, layout = state.setup, state.layout
        card, stock = state.stock[0], state.stock[1:]
        if told is not None:
            told.append(Event("draw", seat, own={"card": NAMES[card]}))
        must = card if self.lays(setup, layout.rows, layout.fits, BIT[card]) else None
        turn, drawn = seat, layout.drawn + 1
        if must is None and (drawn == self.draws or not stock):  # JU-5, CL-6, CL-7, ES-7
            turn, drawn = after(seat, setup.players, self.direction), 0
        layout = new_tuple(
            Layout,
            (
                layout.rows,
                layout.fits,
                layout.other_colours,
                with_value(layout.hand_sizes, seat, layout.hand_sizes[seat] + 1),
                len(stock),
                turn,
                0,  # laid
                drawn,
                None,  # row
                layout.first,
                layout.observations.after_lacking(seat, layout.fits),
            ),
        )
        hands = with_value(state.hands, seat, state.hands[seat] | BIT[card])
        return new_tuple(RowState, (setup, layout, hands, stock, must))

    def _end_turn(
        self, state: RowState[Opts], seat: Seat, move: Move, told: list[Event] | None
    ) -> RowState[Opts]:
        """Return the state after `done` (JU-4, CL-4, ES-5) or `pass` (JU-6, CL-7, ES-7, ES-8)."""
        layout = state.layout
        if told is not None:
            told.append(Event(move.verb, seat))
        if move.verb == "done":
            observations = layout.observations.after_stopping(seat, layout.open_places)
        else:
            observations = layout.observations.after_lacking(seat, layout.fits)
        following = after(seat, state.setup.players, self.direction)
        layout = layout.with_turn(following, observations)
        return new_tuple(RowState, (state.setup, layout, state.hands, state.stock, None))

    def outcome(self, state: RowState[Opts]) -> Outcome | None:
        if state.layout.turn is not None:
            return None
        points = tuple(map(points_in, state.hands))  # JU-8, CL-8, ES-9
        winners = tuple(seat for seat, hand in enumerate(state.hands) if not hand)
        return Outcome(points, winners, "out")  # JU-7, CL-8, ES-9

    def reveals_to(
        self, state: RowState[Opts], seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        if move == DONE:
            return NOBODY  # G-9: it says nothing about the cards that still fit
        # A lay shows a card to the others, and a pass shows that nothing fits.
        return EVERYONE if move == DRAW else EveryoneBut(seat)

    def truth(self, state: RowState[Opts]) -> dict[str, Any]:
        return {
            "hands": [names_in(hand) for hand in state.hands],
            "stock": names_of(state.stock),
            **self._show_layout(state.setup, state.layout, state.must),
        }

    def shown(self, view: RowView[Opts]) -> dict[str, Any]:
        layout = view.layout
        hands: list[Any] = list(layout.hand_sizes)
        if view.hands is not None:
            hands = [names_in(hand) for hand in view.hands]
        own = {} if view.seat is None else {"hand": names_in(view.hand)}
        return own | {
            "hands": hands,
            "stock": layout.stock_size,
            **self._show_layout(view.setup, layout, view.must),
        }

    def aids(self, view: RowView[Opts]) -> dict[str, Any]:
        numbers = range(self.lowest, self.highest + 1)
        return {
            "open_places": view.layout.shown_open_places(self.colours(view.setup), numbers),
            "starts": self.start_values(view.layout),
        }

    def _show_layout(self, setup: Setup[Opts], layout: Layout, must: Card | None) -> dict[str, Any]:
        return {
            "rows": layout.shown_rows(self.colours(setup)),
            "progress": layout.shown_progress(must, one_row=self.one_row),
        }

    def longest(self, setup: Setup[Opts]) -> int:
        # Each card is drawn and laid at most once, at most one `done` follows a lay, and each seat
        # passes at most once between two lays or draws.
        cards = len(COLOURS) * (self.highest - self.lowest + 1)
        return 2 * cards * (setup.players + 2)
