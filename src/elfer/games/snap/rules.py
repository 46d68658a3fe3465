"""The rules of Schnipp Schnapp: turn over a card, note the calls, and settle them."""

from collections.abc import Sequence
from typing import Any

from elfer.engine.cards import NAMES, Card, fresh_deck, names_of
from elfer.engine.deals import Deal, deal_all, stack_hands
from elfer.engine.events import Event, Tell, make_tell
from elfer.engine.game import Game, Outcome, Refusal, Setup
from elfer.engine.moves import Move
from elfer.engine.seats import Seat, most, with_value
from elfer.engine.shuffle import Chance
from elfer.games.snap.call_settlement import settle
from elfer.games.snap.refusals import refuse
from elfer.games.snap.state import (
    FLIP,
    LANGUAGE,
    SCHNAPP,
    SCHNIPP,
    SETTLE,
    Call,
    Layout,
    SnapOptions,
    SnapState,
    SnapView,
    most_turn_overs,
    sort_out_quartets,
)


class SchnippSchnapp(Game[SnapOptions, SnapState, SnapView]):
    """The rules of Schnipp Schnapp (SS)."""

    id = "schnipp-schnapp"
    name = "Schnipp Schnapp"
    family = "snap"
    best = "most"  # SS-9, SS-10
    options = SnapOptions
    deal_keys = ("stacks",)
    needs_chance = True  # SS-8
    language = LANGUAGE

    def deck(self, setup: Setup[SnapOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, 20)

    def deal(self, setup: Setup[SnapOptions], cards: Sequence[Card]) -> Deal:
        hands = deal_all(cards, setup.players, setup.dealer, self.direction)
        return Deal(stacks=stack_hands(hands))  # SS-1

    def start(
        self,
        setup: Setup[SnapOptions],
        deal: Deal,
        chance: Chance | None,
        before: SnapState | None,
    ) -> SnapState | None:
        assert chance is not None
        stacks = [sort_out_quartets(stack) for stack in deal.stacks]  # SS-1
        layout = Layout(
            piles=((),) * setup.players,
            middle=(),
            quartets=tuple(stack.quartets for stack in stacks),
            won=(0,) * setup.players,
            last=setup.dealer,  # SS-2
        )
        state = SnapState(setup, layout, tuple(stack.rest for stack in stacks), chance)
        needed = setup.players if setup.options.together else 2
        # If quartets left too few seats with cards, the round would be over already (SS-9, SS-10).
        return state if len(state.seats_with_cards()) >= needed else None

    def turn(self, state: SnapState) -> Seat | None:
        return None if state.layout.ending is not None else state.next_seat()

    def view(self, state: SnapState, seat: Seat | None) -> SnapView:
        return SnapView(
            setup=state.setup,
            layout=state.layout,
            seat=seat,
            sizes=tuple(map(len, state.stacks)),
            turn=state.next_seat(),
            flips=seat is not None and self._can_flip(state, seat),
            call=next((call for call in state.calls if call.seat == seat), None),
        )

    def known_to(self, state: SnapState, seat: Seat | None) -> SnapState:
        return state._replace(calls=tuple(call for call in state.calls if call.seat == seat))

    @staticmethod
    def _can_flip(state: SnapState, seat: Seat) -> bool:
        """Return whether it is the seat's turn both before and after the calls are settled."""
        if not state.setup.options.together and seat != state.next_seat():
            return False
        settled = settle(state, make_tell(None))
        return settled.layout.ending is None and settled.next_seat() == state.next_seat()

    def legal(self, view: SnapView) -> Sequence[Move]:
        if view.layout.ending is not None:
            return ()
        if view.seat is None:
            return (SETTLE,) if view.layout.shown else ()
        moves = [FLIP] if view.flips else []  # SS-2
        if view.layout.shown and view.call is None:  # SS-7
            if not view.is_out():  # SS-8
                moves.append(SCHNAPP)
            moves.append(SCHNIPP)
        return moves

    def refusal(self, view: SnapView, move: Move) -> Refusal:
        return refuse(view, move)

    def apply(
        self,
        state: SnapState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> SnapState:
        self.check_known(move)
        tell = make_tell(told)
        if move == SETTLE:
            tell(Event("settle", None))
            return settle(state, tell)
        assert seat is not None
        if move == FLIP:
            return self._flip(settle(state, tell), seat, tell)
        if move in (SCHNAPP, SCHNIPP):
            assert at is not None
            return self._note_call(state, Call(seat, move.text, at), tell)
        raise self.unhandled(move)

    def _flip(self, state: SnapState, seat: Seat, tell: Tell) -> SnapState:
        """Turn over the seat's top card (SS-2), or everyone's (SS-10)."""
        seats = tuple(range(state.setup.players)) if state.setup.options.together else (seat,)
        for each in seats:
            state = self._turn_over(state, each, tell)
        layout = state.layout
        layout = layout._replace(shown=seats, last=seat, turned=layout.turned + 1)
        return state._replace(layout=layout)

    @staticmethod
    def _turn_over(state: SnapState, seat: Seat, tell: Tell) -> SnapState:
        """Turn over one card; if the stack is empty, shuffle the pile into a new one (SS-8)."""
        stack, pile, chance = state.stacks[seat], state.layout.piles[seat], state.chance
        if not stack:
            tell(Event("mix", seat, {"cards": len(pile)}))
            stack, chance = chance.mix(pile)
            pile = ()
        card, *rest = stack
        tell(Event("flip", seat, {"card": NAMES[card]}))
        piles = with_value(state.layout.piles, seat, (card, *pile))
        return state._replace(
            layout=state.layout._replace(piles=piles),
            stacks=with_value(state.stacks, seat, tuple(rest)),
            chance=chance,
        )

    @staticmethod
    def _note_call(state: SnapState, call: Call, tell: Tell) -> SnapState:
        """Keep a call until the calls are settled (SS-3, SS-6)."""
        # Calls stay secret until then, because only their times decide (SS-7).
        tell(Event("call", call.seat, own={"word": call.word, "at": call.at}, private=True))
        return state._replace(calls=(*state.calls, call))

    def outcome(self, state: SnapState) -> Outcome | None:
        layout = state.layout
        if layout.ending is None:
            return None
        together = state.setup.options.together
        points = layout.won if together else tuple(map(len, layout.quartets))  # SS-9, SS-10
        return Outcome(points, most(points), layout.ending)

    def truth(self, state: SnapState) -> dict[str, Any]:
        return {
            "stacks": [names_of(stack) for stack in state.stacks],
            **state.layout.open_cards(),
            "calls": [list(call) for call in state.calls],
        }

    def shown(self, view: SnapView) -> dict[str, Any]:
        return {
            "stacks": list(view.sizes),
            **view.layout.open_cards(),
            "calls": [] if view.call is None else [list(view.call)],
        }

    def longest(self, setup: Setup[SnapOptions]) -> int:
        # After each turn-over, every seat calls at most once, and the referee settles once.
        return most_turn_overs(setup.options) * (setup.players + 2)
