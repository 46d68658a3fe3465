"""The turn of Master: lay one to four cards, or draw one."""

from collections.abc import Container, Sequence
from typing import Any

from elfer.games.master.layout import Hand, Layout, MasterOptions, MasterState, MasterView
from elfer.games.master.moves import BRIDGES, JOKERS, LANGUAGE, SWAPS
from elfer.games.master.refusals import refusal
from elfer.kernel.cards import (
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
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal, dealt
from elfer.kernel.events import Event, Tell, telling
from elfer.kernel.game import NOBODY, EveryoneBut, Game, Outcome, Refusal, Setup
from elfer.kernel.moves import DONE, DRAW, PASS, Move
from elfer.kernel.rows import LAY
from elfer.kernel.seats import Seat, after, with_value
from elfer.kernel.standings import most

MOST_LAID = 4  # MA-4
JOKERS_IN_DECK = 4  # MA-1
BONUS_CARDS = 7  # MA-10


def _hand(cards: Sequence[Card]) -> Hand:
    numbers = [card for card in cards if card != JOKER]
    return Hand(mask_of(numbers), len(cards) - len(numbers))


def _half_of(place: Card) -> Mask:
    """The places of the row below or above its 11, on the side of this place (MA-10)."""
    eleven = BIT[card_of(COLOUR_OF[place], 11)]
    below = eleven - 1
    side = below if VALUE_OF[place] < 11 else ~below ^ eleven
    return COLOUR_MASK[COLOUR_OF[place]] & side


def _changed(counts: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])


class Master(Game[MasterOptions, MasterState, MasterView]):
    """The most points win: bonus cards count for you, what is left in hand against you."""

    id = "master"
    name = "Elfer raus! Master"
    best = "most"  # MA-12
    options = MasterOptions
    language = LANGUAGE
    lowest = 1
    highest = 21
    hand_sizes = (0, 0, 20, 20, 15, 12, 12)  # MA-3
    bridge_cards = (0, 0, 4, 4, 3, 3, 2)  # MA-2

    def deck(self, setup: Setup[MasterOptions]) -> tuple[Card, ...]:
        numbers = [card for card in self._places() if VALUE_OF[card] != 11]
        return (*numbers, *[JOKER] * JOKERS_IN_DECK)  # MA-1, MA-3

    def _places(self) -> tuple[Card, ...]:
        return fresh_deck(self.lowest, self.highest)

    def deal(self, setup: Setup[MasterOptions], cards: Sequence[Card]) -> Deal:
        each = self.hand_sizes[setup.players]
        hands, stock = dealt(cards, setup.players, each, setup.dealer, self.direction)
        return Deal(hands=hands, stock=stock)

    def start(
        self,
        setup: Setup[MasterOptions],
        deal: Deal,
        chance: Chance | None,
        before: MasterState | None,
    ) -> MasterState:
        layout = Layout(
            rows=VALUE_MASK[11],
            empty=mask_of(self._places()) & ~VALUE_MASK[11],
            jokers=0,
            sizes=tuple(map(len, deal.hands)),
            left=len(deal.stock),
            bridges=(self.bridge_cards[setup.players],) * setup.players,
            bonus=(0,) * setup.players,
            turn=setup.options.youngest,  # MA-4
        )
        return MasterState(setup, layout, tuple(map(_hand, deal.hands)), deal.stock)

    def turn(self, state: MasterState) -> Seat | None:
        return state.layout.turn

    def view(self, state: MasterState, seat: Seat | None) -> MasterView:
        return state.seen_by(seat)

    def legal(self, view: MasterView) -> Sequence[Move]:
        layout, hand = view.layout, view.hand
        if hand is None or view.seat != layout.turn:
            return ()
        moves = self._lays(view, hand) if layout.laid < MOST_LAID else []
        moves += (SWAPS[card] for card in cards_in(hand.cards & layout.jokers))  # MA-8
        if layout.laid:
            moves.append(DONE)
        elif layout.swapped:
            pass  # MA-8: a swap needs a lay
        elif layout.left:
            moves.append(DRAW)
        elif not hand.cards & layout.direct():  # MA-5
            moves.append(PASS)
        return moves

    @staticmethod
    def _lays(view: MasterView, hand: Hand) -> list[Move]:
        """Every number card or joker that may be laid, directly or over a bridge."""
        layout, seat = view.layout, view.seat
        assert seat is not None
        direct = layout.direct()
        moves = [LAY[card] for card in cards_in(hand.cards & direct)]  # MA-6
        if hand.jokers:
            moves += (JOKERS[place] for place in cards_in(direct))  # MA-7
        if layout.bridges[seat]:
            for source, places in layout.bridged(view.setup.options.row_order):  # MA-9
                moves += (BRIDGES[source, card, card] for card in cards_in(hand.cards & places))
                if hand.jokers:
                    moves += (BRIDGES[source, JOKER, place] for place in cards_in(places))
        return moves

    def apply(
        self,
        state: MasterState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> MasterState:
        assert seat is not None
        tell = telling(told)
        if move is DRAW:
            return self._draw(state, seat, tell)
        if move.verb == "swap":
            return self._swap(state, seat, move.card, tell)
        if move.place >= 0:
            return self._lay(state, seat, move, tell)
        tell(Event(move.verb, seat))
        return state._replace(layout=self._turn_over(state.setup, state.layout, seat))

    def _turn_over(self, setup: Setup[MasterOptions], layout: Layout, seat: Seat) -> Layout:
        following = after(seat, setup.players, self.direction)
        return layout._replace(turn=following, laid=0, swapped=0)

    def _draw(self, state: MasterState, seat: Seat, tell: Tell) -> MasterState:
        card, *stock = state.stock
        hand, layout = state.hands[seat], state.layout
        if card == JOKER:
            hand = hand._replace(jokers=hand.jokers + 1)
        else:
            hand = hand._replace(cards=hand.cards | BIT[card])
        tell(Event("draw", seat, own={"card": NAMES[card]}))
        layout = layout._replace(sizes=_changed(layout.sizes, seat, 1), left=layout.left - 1)
        return MasterState(
            state.setup,
            self._turn_over(state.setup, layout, seat),
            with_value(state.hands, seat, hand),
            tuple(stock),
        )

    def _swap(self, state: MasterState, seat: Seat, card: Card, tell: Tell) -> MasterState:
        hand, layout = state.hands[seat], state.layout
        hand = Hand(hand.cards ^ BIT[card], hand.jokers + 1)
        layout = layout._replace(jokers=layout.jokers ^ BIT[card], swapped=layout.swapped + 1)
        tell(Event("swap", seat, {"card": NAMES[card]}))
        return state._replace(layout=layout, hands=with_value(state.hands, seat, hand))

    def _lay(self, state: MasterState, seat: Seat, move: Move, tell: Tell) -> MasterState:
        hand, layout, place = state.hands[seat], state.layout, BIT[move.place]
        shown = {"card": NAMES[move.card], "place": NAMES[move.place]}
        if move.card == JOKER:
            hand = hand._replace(jokers=hand.jokers - 1)
            layout = layout._replace(jokers=layout.jokers | place)
        else:
            hand = hand._replace(cards=hand.cards ^ place)
        if move.verb == "bridge":
            shown["bridge"] = move.text[0]
            layout = layout._replace(bridges=_changed(layout.bridges, seat, -1))
        tell(Event(move.verb, seat, shown))
        rows, empty = layout.rows | place, layout.empty ^ place
        if not empty & _half_of(move.place) and sum(layout.bonus) < BONUS_CARDS:
            layout = layout._replace(bonus=_changed(layout.bonus, seat, 1))  # MA-10
            tell(Event("bonus", seat, {"row": COLOURS[COLOUR_OF[move.place]]}))
        sizes = _changed(layout.sizes, seat, -1)
        over = not sizes[seat] or not empty  # MA-11
        layout = layout._replace(
            rows=rows,
            empty=empty,
            sizes=sizes,
            laid=layout.laid + 1,
            turn=None if over else seat,
        )
        return state._replace(layout=layout, hands=with_value(state.hands, seat, hand))

    def reveals_to(
        self, state: MasterState, seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        if move is DONE:
            return NOBODY
        # Who draws might have laid (MA-5), so that only he sees something by it. A lay or a swap
        # shows a card to the others, and a pass that nothing fits.
        return frozenset({seat}) if move is DRAW else EveryoneBut(seat)

    def outcome(self, state: MasterState) -> Outcome | None:
        layout = state.layout
        if layout.turn is not None:
            return None
        points = tuple(
            11 * bonus - points_in(hand.cards) - 11 * hand.jokers  # MA-12
            for bonus, hand in zip(layout.bonus, state.hands, strict=True)
        )
        return Outcome(points, most(points), "out" if 0 in layout.sizes else "full")

    def refusal(self, view: MasterView, move: Move) -> Refusal:
        return refusal(view, move)

    def truth(self, state: MasterState) -> dict[str, Any]:
        return {
            "hands": [hand.names() for hand in state.hands],
            "stock": names_of(state.stock),
            **state.layout.shown(),
        }

    def shown(self, view: MasterView) -> dict[str, Any]:
        hands: list[Any] = list(view.layout.sizes)
        if view.hands is not None:
            hands = [hand.names() for hand in view.hands]
        own = {} if view.hand is None else {"hand": view.hand.names()}
        return own | {"hands": hands, "stock": view.layout.left, **view.layout.shown()}

    def longest(self, setup: Setup[MasterOptions]) -> int:
        # Each place is filled once and swapped into once, each card drawn once, a lay is
        # followed by at most one done, and while nobody lays or draws everyone passes once.
        return 84 * (setup.players + 4)
