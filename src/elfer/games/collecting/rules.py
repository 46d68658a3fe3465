"""The rules of Farben sammeln: take a card, lay one, and close with a hand of one colour."""

from collections.abc import Container, Iterable, Sequence
from typing import Any

from elfer.engine.cards import BIT, NAMES, Card, cards_in, fresh_deck, mask_of, names_in, names_of
from elfer.engine.deals import Deal, deal_hands
from elfer.engine.events import Event, Tell, make_tell
from elfer.engine.game import NOBODY, EveryoneBut, Game, Outcome, Refusal, Setup
from elfer.engine.moves import DONE, Move
from elfer.engine.seats import Seat, after, most, round_from, with_value
from elfer.engine.shuffle import Chance
from elfer.games.collecting.moves import CLOSE, LANGUAGE, LAYS, PILES, STOCK, TAKES, pile_of
from elfer.games.collecting.refusals import refuse
from elfer.games.collecting.state import (
    CollectingOptions,
    CollectingState,
    CollectingView,
    Layout,
    Step,
    is_one_colour,
)

TURNS_EACH = 100  # FS-6


class FarbenSammeln(Game[CollectingOptions, CollectingState, CollectingView]):
    """The rules of Farben sammeln (FS)."""

    id = "farben-sammeln"
    name = "Farben sammeln"
    family = "collecting"
    best = "most"  # FS-5
    options = CollectingOptions
    deal_keys = ("hands", "stock", "open")
    needs_chance = True  # FS-6
    language = LANGUAGE
    hand_sizes = (0, 0, 9, 9, 8, 8, 7)  # FS-1: by the number of players

    def deck(self, setup: Setup[CollectingOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, 20)

    def deal(self, setup: Setup[CollectingOptions], cards: Sequence[Card]) -> Deal:
        each = self.hand_sizes[setup.players]
        hands, rest = deal_hands(cards, setup.players, each, setup.dealer, self.direction)
        return Deal(hands=hands, open=rest[:PILES], stock=rest[PILES:])  # FS-1

    def deal_fault(self, setup: Setup[CollectingOptions], deal: Deal) -> str | None:
        if len(deal.open) != PILES:
            return f"In the deal, open must have {PILES} cards, one per pile, not {len(deal.open)}."
        return None

    def start(
        self,
        setup: Setup[CollectingOptions],
        deal: Deal,
        chance: Chance | None,
        before: CollectingState | None,
    ) -> CollectingState:
        assert chance is not None
        starter = self._choose_starter(setup, before)
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

    def _choose_starter(
        self, setup: Setup[CollectingOptions], before: CollectingState | None
    ) -> Seat:
        """Return the dealer's neighbour, or the loser of the previous round (FS-2).

        If several seats lost, the first one clockwise after the last starter begins.
        """
        players = setup.players
        if before is None:
            return after(setup.dealer, players, self.direction)
        points = before.points()
        first = after(before.starter, players, self.direction)
        return min(round_from(first, players, self.direction), key=points.__getitem__)

    def turn(self, state: CollectingState) -> Seat | None:
        return state.layout.turn

    def view(self, state: CollectingState, seat: Seat | None) -> CollectingView:
        over = state.layout.turn is None
        return CollectingView(
            setup=state.setup,
            layout=state.layout,
            seat=seat,
            hand=None if seat is None else state.hands[seat],
            hands=state.hands if over else None,  # G-11
        )

    def legal(self, view: CollectingView) -> Sequence[Move]:
        layout, hand = view.layout, view.hand
        if hand is None or view.seat != layout.turn:
            return ()
        if layout.step is Step.TAKE:
            return (STOCK, *TAKES) if layout.left else TAKES  # FS-3, FS-6
        if layout.step is Step.LAY:
            return self._list_lays(layout, cards_in(hand))
        return (DONE, CLOSE) if is_one_colour(hand) else (DONE,)  # FS-4

    @staticmethod
    def _list_lays(layout: Layout, hand: Iterable[Card]) -> Sequence[Move]:
        """Return every lay on a pile, except those of the card just taken (FS-3)."""
        piles = layout.piles_to_lay_on()
        return [LAYS[card, pile] for card in hand if card != layout.taken for pile in piles]

    def refusal(self, view: CollectingView, move: Move) -> Refusal:
        return refuse(view, move)

    def apply(
        self,
        state: CollectingState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> CollectingState:
        assert seat is not None
        self.check_known(move)
        tell = make_tell(told)
        if move == STOCK:
            return self._draw(state, seat, tell)
        if move.verb == "take":
            return self._take(state, seat, pile_of(move), tell)
        if move.verb == "lay":
            return self._lay(state, seat, move.card, pile_of(move), tell)
        if move == DONE:
            return self._end_turn(state, seat, tell)
        if move == CLOSE:
            return self._close(state, seat, tell)
        raise self.unhandled(move)

    @staticmethod
    def _draw(state: CollectingState, seat: Seat, tell: Tell) -> CollectingState:
        """Take the top card of the stock (FS-3)."""
        card, *stock = state.stock
        tell(Event("draw", seat, own={"card": NAMES[card]}))
        layout = state.layout._replace(left=len(stock), step=Step.LAY)
        state = state._replace(layout=layout, stock=tuple(stock))
        return state.with_hand(seat, state.hands[seat] | BIT[card])

    @staticmethod
    def _take(state: CollectingState, seat: Seat, pile: int, tell: Tell) -> CollectingState:
        """Take the top card of a pile (FS-3)."""
        layout = state.layout
        card, *under = layout.piles[pile]
        tell(Event("take", seat, {"card": NAMES[card], "pile": pile + 1}))
        layout = layout._replace(
            piles=with_value(layout.piles, pile, tuple(under)),
            step=Step.LAY,
            taken=card,
            known=with_value(layout.known, seat, layout.known[seat] | BIT[card]),
        )
        return state._replace(layout=layout).with_hand(seat, state.hands[seat] | BIT[card])

    @staticmethod
    def _lay(
        state: CollectingState, seat: Seat, card: Card, pile: int, tell: Tell
    ) -> CollectingState:
        """Lay a card from the hand on a pile (FS-3)."""
        layout = state.layout
        tell(Event("lay", seat, {"card": NAMES[card], "pile": pile + 1}))
        layout = layout._replace(
            piles=with_value(layout.piles, pile, (card, *layout.piles[pile])),
            step=Step.END,
            known=with_value(layout.known, seat, layout.known[seat] & ~BIT[card]),
            thrown=with_value(layout.thrown, seat, layout.thrown[seat] | BIT[card]),
        )
        return state._replace(layout=layout).with_hand(seat, state.hands[seat] & ~BIT[card])

    @staticmethod
    def _close(state: CollectingState, seat: Seat, tell: Tell) -> CollectingState:
        """End the round with a hand of one colour (FS-4)."""
        tell(Event("close", seat))
        return state._replace(layout=state.layout._replace(turn=None, closed=True))

    def _end_turn(self, state: CollectingState, seat: Seat, tell: Tell) -> CollectingState:
        """Move on to the next seat's turn, or end the round after its last turn (FS-6)."""
        tell(Event("done", seat))
        layout, players = state.layout, state.setup.players
        if layout.turns == TURNS_EACH * players:
            return state._replace(layout=layout._replace(turn=None))
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
        """Shuffle the cards below the tops of the piles, if any, into a new stock (FS-6)."""
        under = [card for pile in state.layout.piles for card in pile[1:]]
        if not under:
            return state
        stock, chance = state.chance.mix(under)
        tell(Event("restock", None, {"cards": len(stock)}))
        tops = tuple(pile[:1] for pile in state.layout.piles)
        layout = state.layout._replace(piles=tops, left=len(stock))
        return state._replace(layout=layout, stock=stock, chance=chance)

    def outcome(self, state: CollectingState) -> Outcome | None:
        if state.layout.turn is not None:
            return None
        points = state.points()
        return Outcome(points, most(points), "closed" if state.layout.closed else "turns")  # FS-5

    def reveals_to(
        self, state: CollectingState, seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        if move == STOCK:
            return frozenset({seat})
        # A card taken from a pile was face up already, and a card that is laid was in the hand.
        return EveryoneBut(seat) if move.verb == "lay" else NOBODY

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
