"""The turn of Farben sammeln: take one card, lay one, and close if the colours are right."""

from collections.abc import Container, Sequence
from typing import Any

from elfer.games.farben_sammeln.layout import (
    CollectingOptions,
    CollectingState,
    CollectingView,
    Layout,
    Step,
    one_colour,
)
from elfer.games.farben_sammeln.moves import CLOSE, LANGUAGE, LAYS, PILES, STOCK, TAKES, pile_of
from elfer.games.farben_sammeln.refusals import refusal
from elfer.kernel.cards import BIT, NAMES, Card, cards_in, fresh_deck, mask_of, names_in, names_of
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal, dealt
from elfer.kernel.events import Event, Tell, telling
from elfer.kernel.game import NOBODY, EveryoneBut, Game, Outcome, Refusal, Setup
from elfer.kernel.moves import DONE, Move
from elfer.kernel.seats import Seat, after, round_from, with_value
from elfer.kernel.standings import most

TURNS_EACH = 100  # FS-6


class FarbenSammeln(Game[CollectingOptions, CollectingState, CollectingView]):
    """The best colour of a hand counts, and the most points win."""

    id = "farben-sammeln"
    name = "Farben sammeln"
    best = "most"  # FS-5
    options = CollectingOptions
    deal_keys = ("hands", "stock", "open")
    needs_chance = True  # FS-6
    language = LANGUAGE
    hand_sizes = (0, 0, 9, 9, 8, 8, 7)  # FS-1

    def deck(self, setup: Setup[CollectingOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, 20)

    def deal(self, setup: Setup[CollectingOptions], cards: Sequence[Card]) -> Deal:
        each = self.hand_sizes[setup.players]
        hands, rest = dealt(cards, setup.players, each, setup.dealer, self.direction)
        return Deal(hands=hands, open=rest[:PILES], stock=rest[PILES:])

    def deal_fault(self, setup: Setup[CollectingOptions], deal: Deal) -> str | None:
        if len(deal.open) != PILES:
            return f"Four open cards start the four piles, not {len(deal.open)}."
        return None

    def start(
        self,
        setup: Setup[CollectingOptions],
        deal: Deal,
        chance: Chance | None,
        before: CollectingState | None,
    ) -> CollectingState:
        assert chance is not None
        if before is None:
            starter = after(setup.dealer, setup.players, self.direction)
        else:
            starter = self._loser(before)  # FS-2
        layout = Layout(
            piles=tuple((card,) for card in deal.open),
            sizes=tuple(map(len, deal.hands)),
            left=len(deal.stock),
            turn=starter,
            known=(0,) * setup.players,
            thrown=(0,) * setup.players,
        )
        hands = tuple(map(mask_of, deal.hands))
        return CollectingState(setup, layout, hands, deal.stock, starter, chance)

    def _loser(self, ended: CollectingState) -> Seat:
        """The fewest points; of several, the first clockwise after the last starter (FS-2)."""
        players, points = ended.setup.players, ended.points()
        first = after(ended.starter, players, self.direction)
        return min(round_from(first, players, self.direction), key=points.__getitem__)

    def turn(self, state: CollectingState) -> Seat | None:
        return state.layout.turn

    def view(self, state: CollectingState, seat: Seat | None) -> CollectingView:
        return state.seen_by(seat)

    def legal(self, view: CollectingView) -> Sequence[Move]:
        layout, hand = view.layout, view.hand
        if hand is None or view.seat != layout.turn:
            return ()
        if layout.step is Step.TAKE:
            return (STOCK, *TAKES) if layout.left else TAKES
        if layout.step is Step.END:
            return (DONE, CLOSE) if one_colour(hand) else (DONE,)  # FS-4
        return [
            LAYS[card, pile]
            for card in cards_in(hand)
            if card != layout.taken  # FS-3
            for pile in layout.places()
        ]

    def refusal(self, view: CollectingView, move: Move) -> Refusal:
        return refusal(view, move)

    def apply(
        self,
        state: CollectingState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> CollectingState:
        assert seat is not None
        tell = telling(told)
        if move is STOCK:
            return self._draw(state, seat, tell)
        if move.verb == "take":
            return self._take(state, seat, pile_of(move), tell)
        if move.verb == "lay":
            return self._lay(state, seat, move.card, pile_of(move), tell)
        tell(Event(move.verb, seat))
        return self._end_turn(state, seat, tell, closed=move is CLOSE)

    def _draw(self, state: CollectingState, seat: Seat, tell: Tell) -> CollectingState:
        card, *stock = state.stock
        tell(Event("draw", seat, own={"card": NAMES[card]}))
        layout = state.layout._replace(left=len(stock))
        return self._taken(state._replace(layout=layout, stock=tuple(stock)), seat, card)

    def _take(self, state: CollectingState, seat: Seat, pile: int, tell: Tell) -> CollectingState:
        card, *under = state.layout.piles[pile]
        tell(Event("take", seat, {"card": NAMES[card], "pile": pile + 1}))
        piles = with_value(state.layout.piles, pile, tuple(under))
        known = with_value(state.layout.known, seat, state.layout.known[seat] | BIT[card])
        layout = state.layout._replace(piles=piles, taken=card, known=known)
        return self._taken(state._replace(layout=layout), seat, card)

    def _taken(self, state: CollectingState, seat: Seat, card: Card) -> CollectingState:
        """A card has come into the hand: now one must be laid."""
        return self._changed(state, seat, card, 1, Step.LAY)

    def _lay(
        self, state: CollectingState, seat: Seat, card: Card, pile: int, tell: Tell
    ) -> CollectingState:
        tell(Event("lay", seat, {"card": NAMES[card], "pile": pile + 1}))
        layout = state.layout
        piles, known, thrown = layout.piles, layout.known, layout.thrown
        layout = layout._replace(
            piles=with_value(piles, pile, (card, *piles[pile])),
            known=with_value(known, seat, known[seat] & ~BIT[card]),
            thrown=with_value(thrown, seat, thrown[seat] | BIT[card]),
        )
        return self._changed(state._replace(layout=layout), seat, card, -1, Step.END)

    @staticmethod
    def _changed(
        state: CollectingState, seat: Seat, card: Card, by: int, step: Step
    ) -> CollectingState:
        """One card more or less in a hand, and what comes next in the turn."""
        hands, sizes = state.hands, state.layout.sizes
        sizes = with_value(sizes, seat, sizes[seat] + by)
        layout = state.layout._replace(sizes=sizes, step=step)
        return state._replace(layout=layout, hands=with_value(hands, seat, hands[seat] ^ BIT[card]))

    def _end_turn(
        self, state: CollectingState, seat: Seat, tell: Tell, *, closed: bool
    ) -> CollectingState:
        layout, players = state.layout, state.setup.players
        if closed or layout.turns == TURNS_EACH * players:  # FS-4, FS-6
            return state._replace(layout=layout._replace(turn=None, closed=closed))
        layout = layout._replace(
            turn=after(seat, players, self.direction),
            step=Step.TAKE,
            taken=None,
            turns=layout.turns + 1,
        )
        state = state._replace(layout=layout)
        return state if state.stock else self._restock(state, tell)

    @staticmethod
    def _restock(state: CollectingState, tell: Tell) -> CollectingState:
        """The stock made anew from all that lies under the tops, if anything does (FS-6)."""
        under = [card for pile in state.layout.piles for card in pile[1:]]
        if not under:
            return state
        stock, chance = state.chance.mix(under)
        tell(Event("restock", None, {"cards": len(stock)}))
        tops = tuple(pile[:1] for pile in state.layout.piles)
        layout = state.layout._replace(piles=tops, left=len(stock))
        return state._replace(layout=layout, stock=stock, chance=chance)

    def reveals_to(
        self, state: CollectingState, seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        if move is STOCK:
            return frozenset({seat})
        # What is taken from a pile lay open; what is laid was in the hand.
        return EveryoneBut(seat) if move.verb == "lay" else NOBODY

    def outcome(self, state: CollectingState) -> Outcome | None:
        if state.layout.turn is not None:
            return None
        points = state.points()
        return Outcome(points, most(points), "closed" if state.layout.closed else "turns")

    def truth(self, state: CollectingState) -> dict[str, Any]:
        return {
            "hands": [names_in(hand) for hand in state.hands],
            "stock": names_of(state.stock),
            "piles": state.layout.shown(),
        }

    def shown(self, view: CollectingView) -> dict[str, Any]:
        hands: list[Any] = list(view.layout.sizes)
        if view.hands is not None:
            hands = [names_in(hand) for hand in view.hands]
        own = {} if view.hand is None else {"hand": names_in(view.hand)}
        return own | {"hands": hands, "stock": view.layout.left, "piles": view.layout.shown()}

    def longest(self, setup: Setup[CollectingOptions]) -> int:
        return len(Step) * TURNS_EACH * setup.players
