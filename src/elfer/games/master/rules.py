"""The rules of Elfer raus! Master, in the order of the rulebook.

=================  ==================================
deck, deal         MA-1, MA-3
start              MA-1, MA-2, MA-4
legal              MA-4 to MA-9
apply (lay)        MA-6, MA-7, MA-9 to MA-11
apply (swap)       MA-8
apply (draw)       MA-4
apply (done, pass) MA-4, MA-5
outcome            MA-11, MA-12
=================  ==================================
"""

from collections.abc import Container, Sequence
from typing import Any

from elfer.engine.cards import (
    BIT,
    COLOUR_MASK,
    COLOUR_OF,
    COLOURS,
    JOKER,
    NAMES,
    VALUE_MASK,
    VALUE_OF,
    Card,
    Mask,
    card_of,
    cards_in,
    fresh_deck,
    mask_of,
    names_of,
    points_in,
)
from elfer.engine.deals import Deal, deal_hands
from elfer.engine.events import Event, Tell, make_tell
from elfer.engine.game import NOBODY, EveryoneBut, Game, Outcome, Refusal, Setup
from elfer.engine.moves import DONE, DRAW, PASS, Move
from elfer.engine.seats import Seat, after, most, with_value
from elfer.engine.shuffle import Chance
from elfer.games.master.moves import BRIDGES, JOKERS, LANGUAGE, SWAPS, source_of
from elfer.games.master.refusals import refusal
from elfer.games.master.state import Hand, Layout, MasterOptions, MasterState, MasterView
from elfer.games.rows import LAY

JOKERS_IN_DECK = 4  # MA-1
BONUS_CARDS = 7  # MA-1, MA-10
MOST_LAID = 4  # MA-4


class Master(Game[MasterOptions, MasterState, MasterView]):
    """A game of rows with jokers, bridges and bonus cards; the highest score wins."""

    id = "master"
    name = "Elfer raus! Master"
    compiled = True
    family = "master"
    aided = True
    best = "most"  # MA-12
    options = MasterOptions
    language = LANGUAGE
    lowest = 1
    highest = 21  # MA-1
    bridge_cards = (0, 0, 4, 4, 3, 3, 2)  # MA-2
    hand_sizes = (0, 0, 20, 20, 15, 12, 12)  # MA-3

    def deck(self, setup: Setup[MasterOptions]) -> tuple[Card, ...]:
        numbers = [card for card in self._places() if VALUE_OF[card] != 11]
        return (*numbers, *[JOKER] * JOKERS_IN_DECK)  # MA-1, MA-3

    def _places(self) -> tuple[Card, ...]:
        """Return every place of the four rows, named by the card that belongs there."""
        return fresh_deck(self.lowest, self.highest)

    def deal(self, setup: Setup[MasterOptions], cards: Sequence[Card]) -> Deal:
        each = self.hand_sizes[setup.players]  # MA-3
        hands, stock = deal_hands(cards, setup.players, each, setup.dealer, self.direction)
        return Deal(hands=hands, stock=stock)

    def start(
        self,
        setup: Setup[MasterOptions],
        deal: Deal,
        chance: Chance | None,
        before: MasterState | None,
    ) -> MasterState:
        layout = Layout(
            rows=VALUE_MASK[11],  # MA-1
            empty=mask_of(self._places()) & ~VALUE_MASK[11],
            jokers=0,
            hand_sizes=tuple(map(len, deal.hands)),
            stock_size=len(deal.stock),
            bridges=(self.bridge_cards[setup.players],) * setup.players,  # MA-2
            bonus=(0,) * setup.players,
            turn=setup.options.youngest,  # MA-4
        )
        return MasterState(setup, layout, tuple(map(Hand.of, deal.hands)), deal.stock)

    def turn(self, state: MasterState) -> Seat | None:
        return state.layout.turn

    def view(self, state: MasterState, seat: Seat | None) -> MasterView:
        return MasterView(
            setup=state.setup,
            layout=state.layout,
            seat=seat,
            hand=None if seat is None else state.hands[seat],
            hands=state.hands if state.layout.turn is None else None,  # G-11
        )

    def legal(self, view: MasterView) -> Sequence[Move]:
        layout, hand = view.layout, view.hand
        if hand is None or view.seat != layout.turn:
            return ()  # G-10
        moves = self._lays(view, hand) if layout.laid < MOST_LAID else []  # MA-4
        moves += (SWAPS[card] for card in cards_in(hand.cards & layout.jokers))  # MA-8
        if layout.laid:
            moves.append(DONE)  # MA-4
        elif layout.swapped:
            pass  # MA-8: after a swap a card must be laid
        elif layout.stock_size:
            moves.append(DRAW)  # MA-4, MA-5
        elif not hand.cards & layout.direct():
            moves.append(PASS)  # MA-5
        return moves

    @staticmethod
    def _lays(view: MasterView, hand: Hand) -> list[Move]:
        """Return every lay of a number card or a joker, directly or over a bridge."""
        layout, seat = view.layout, view.seat
        assert seat is not None
        direct = layout.direct()
        moves = [LAY[card] for card in cards_in(hand.cards & direct)]  # MA-6
        if hand.jokers:
            moves += (JOKERS[place] for place in cards_in(direct))  # MA-7
        if layout.bridges[seat]:
            for source, places in layout.find_bridged_places(view.setup.options.row_order):  # MA-9
                moves += (BRIDGES[source, card, card] for card in cards_in(hand.cards & places))
                if hand.jokers:
                    moves += (BRIDGES[source, JOKER, place] for place in cards_in(places))
        return moves

    def refusal(self, view: MasterView, move: Move) -> Refusal:
        return refusal(view, move, MOST_LAID)

    def apply(
        self,
        state: MasterState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> MasterState:
        assert seat is not None
        self.check_known(move)
        tell = make_tell(told)
        if move.verb in ("lay", "bridge"):
            return self._lay(state, seat, move, tell)
        if move.verb == "swap":
            return self._swap(state, seat, move.card, tell)
        if move.verb == "draw":
            return self._draw(state, seat, tell)
        if move.verb not in ("done", "pass"):
            raise self.unhandled(move)
        tell(Event(move.verb, seat))
        return state._replace(layout=self._end_turn(state.setup, state.layout, seat))

    def _end_turn(self, setup: Setup[MasterOptions], layout: Layout, seat: Seat) -> Layout:
        """Return the layout at the beginning of the next seat's turn."""
        following = after(seat, setup.players, self.direction)
        return layout._replace(turn=following, laid=0, swapped=0)

    def _lay(self, state: MasterState, seat: Seat, move: Move, tell: Tell) -> MasterState:
        """Return the state after a number card or a joker is laid."""
        hand, layout, place = state.hands[seat], state.layout, BIT[move.place]
        shown = {"card": NAMES[move.card], "place": NAMES[move.place]}
        if move.card == JOKER:  # MA-7
            hand = hand._replace(jokers=hand.jokers - 1)
            layout = layout._replace(jokers=layout.jokers | place)
        else:  # MA-6
            hand = hand._replace(cards=hand.cards ^ place)
        if move.verb == "bridge":  # MA-9
            shown["bridge"] = COLOURS[source_of(move)]
            layout = layout._replace(bridges=_add(layout.bridges, seat, -1))
        tell(Event(move.verb, seat, shown))
        empty = layout.empty ^ place
        if not empty & _half_row(move.place) and sum(layout.bonus) < BONUS_CARDS:  # MA-10
            layout = layout._replace(bonus=_add(layout.bonus, seat, 1))
            tell(Event("bonus", seat, {"row": COLOURS[COLOUR_OF[move.place]]}))
        sizes = _add(layout.hand_sizes, seat, -1)
        over = not sizes[seat] or not empty  # MA-11
        layout = layout._replace(
            rows=layout.rows | place,
            empty=empty,
            hand_sizes=sizes,
            laid=layout.laid + 1,
            turn=None if over else seat,
        )
        return state._replace(layout=layout, hands=with_value(state.hands, seat, hand))

    def _swap(self, state: MasterState, seat: Seat, card: Card, tell: Tell) -> MasterState:
        """Return the state after a number card replaces its joker (MA-8)."""
        hand, layout = state.hands[seat], state.layout
        hand = Hand(hand.cards ^ BIT[card], hand.jokers + 1)
        layout = layout._replace(jokers=layout.jokers ^ BIT[card], swapped=layout.swapped + 1)
        tell(Event("swap", seat, {"card": NAMES[card]}))
        return state._replace(layout=layout, hands=with_value(state.hands, seat, hand))

    def _draw(self, state: MasterState, seat: Seat, tell: Tell) -> MasterState:
        """Return the state after a draw from the stock (MA-4)."""
        card, *stock = state.stock
        hand, layout = state.hands[seat], state.layout
        if card == JOKER:
            hand = hand._replace(jokers=hand.jokers + 1)
        else:
            hand = hand._replace(cards=hand.cards | BIT[card])
        tell(Event("draw", seat, own={"card": NAMES[card]}))
        layout = layout._replace(
            hand_sizes=_add(layout.hand_sizes, seat, 1), stock_size=layout.stock_size - 1
        )
        return MasterState(
            state.setup,
            self._end_turn(state.setup, layout, seat),
            with_value(state.hands, seat, hand),
            tuple(stock),
        )

    def outcome(self, state: MasterState) -> Outcome | None:
        layout = state.layout
        if layout.turn is not None:
            return None
        points = tuple(
            11 * bonus - points_in(hand.cards) - 11 * hand.jokers  # MA-12
            for bonus, hand in zip(layout.bonus, state.hands, strict=True)
        )
        return Outcome(points, most(points), "out" if 0 in layout.hand_sizes else "full")  # MA-11

    def reveals_to(
        self, state: MasterState, seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        if move == DONE:
            return NOBODY
        # A seat that draws could also have laid (MA-5), so only that seat learns something. A lay
        # or a swap shows a card to the others, and a pass shows that nothing fits.
        return frozenset({seat}) if move == DRAW else EveryoneBut(seat)

    def truth(self, state: MasterState) -> dict[str, Any]:
        return {
            "hands": [hand.names() for hand in state.hands],
            "stock": names_of(state.stock),
            **state.layout.shown(),
        }

    def shown(self, view: MasterView) -> dict[str, Any]:
        hands: list[Any] = list(view.layout.hand_sizes)
        if view.hands is not None:
            hands = [hand.names() for hand in view.hands]
        own = {} if view.hand is None else {"hand": view.hand.names()}
        return own | {"hands": hands, "stock": view.layout.stock_size, **view.layout.shown()}

    def aids(self, view: MasterView) -> dict[str, Any]:
        return {"open_places": view.layout.shown_open_places(), "starts": [11]}  # MA-1

    def longest(self, setup: Setup[MasterOptions]) -> int:
        # Each place is filled once and swapped into once, each card is drawn once, at most one
        # `done` follows a lay, and each seat passes at most once between two lays or draws.
        return 84 * (setup.players + 4)


def _half_row(place: Card) -> Mask:
    """Return the half row that a place belongs to, below or above the 11 (MA-10)."""
    eleven = BIT[card_of(COLOUR_OF[place], 11)]
    below = eleven - 1
    side = below if VALUE_OF[place] < 11 else ~below ^ eleven
    return COLOUR_MASK[COLOUR_OF[place]] & side


def _add(counts: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    """Return the counts of all seats with a number added to one seat's count."""
    return with_value(counts, seat, counts[seat] + number)
