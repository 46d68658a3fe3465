"""The course of Schnipp Schnapp: turn over, note the calls, settle them."""

from collections.abc import Sequence
from typing import Any

from elfer.games.schnipp_schnapp.layout import (
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
    without_quartets,
)
from elfer.games.schnipp_schnapp.refusals import refusal
from elfer.games.schnipp_schnapp.settling import settled
from elfer.kernel.cards import NAMES, Card, fresh_deck, names_of
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal, dealt_out, stacked
from elfer.kernel.events import Event, Tell, telling
from elfer.kernel.game import Game, Outcome, Refusal, Setup
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat, with_value
from elfer.kernel.standings import most


class SchnippSchnapp(Game[SnapOptions, SnapState, SnapView]):
    """The most quartets win, or with all turning over at once the most cards won."""

    id = "schnipp-schnapp"
    name = "Schnipp Schnapp"
    best = "most"  # SS-9, SS-10
    options = SnapOptions
    deal_keys = ("stacks",)
    needs_chance = True  # SS-8
    language = LANGUAGE

    def deck(self, setup: Setup[SnapOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, 20)

    def deal(self, setup: Setup[SnapOptions], cards: Sequence[Card]) -> Deal:
        return Deal(stacks=stacked(dealt_out(cards, setup.players, setup.dealer, self.direction)))

    def start(
        self,
        setup: Setup[SnapOptions],
        deal: Deal,
        chance: Chance | None,
        before: SnapState | None,
    ) -> SnapState | None:
        assert chance is not None
        sorted_out = [without_quartets(stack) for stack in deal.stacks]  # SS-1
        layout = Layout(
            piles=((),) * setup.players,
            middle=(),
            quartets=tuple(quartets for quartets, _ in sorted_out),
            won=(0,) * setup.players,
            last=setup.dealer,
        )
        state = SnapState(setup, layout, tuple(rest for _, rest in sorted_out), chance)
        needed = setup.players if setup.options.together else 2
        # If the quartets leave too few with cards, it would be over before it begins (SS-9, SS-10).
        return state if len(state.with_cards()) >= needed else None

    def turn(self, state: SnapState) -> Seat | None:
        return None if state.layout.ending is not None else state.turn()

    def view(self, state: SnapState, seat: Seat | None) -> SnapView:
        return SnapView(
            setup=state.setup,
            layout=state.layout,
            seat=seat,
            sizes=tuple(map(len, state.stacks)),
            turn=state.turn(),
            flips=seat is not None and _may_flip(state, seat),
            call=next((call for call in state.calls if call.seat == seat), None),
        )

    def legal(self, view: SnapView) -> Sequence[Move]:
        if view.layout.ending is not None:
            return ()
        if view.seat is None:
            return (SETTLE,) if view.layout.shown else ()
        moves = [FLIP] if view.flips else []
        if view.layout.shown and view.call is None:  # SS-7
            if not view.out():  # SS-8
                moves.append(SCHNAPP)
            moves.append(SCHNIPP)
        return moves

    def refusal(self, view: SnapView, move: Move) -> Refusal:
        return refusal(view, move)

    def apply(
        self,
        state: SnapState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> SnapState:
        tell = telling(told)
        if move is SETTLE:
            tell(Event("settle", None))
            return settled(state, tell)
        assert seat is not None
        if move is FLIP:
            return _flipped(settled(state, tell), seat, tell)
        assert at is not None
        # Nobody else hears the word before it is settled: a call is judged by its time alone.
        tell(Event("call", seat, own={"word": move.text, "at": at}, private=True))
        return state._replace(calls=(*state.calls, Call(seat, move.text, at)))

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
        # Each turn-over is followed by at most one call of each seat and is settled once.
        return most_turn_overs(setup.options) * (setup.players + 2)


def _may_flip(state: SnapState, seat: Seat) -> bool:
    """Whether it is the seat's turn, and still is once the noted calls are settled."""
    if not state.setup.options.together and seat != state.turn():
        return False
    after = settled(state, telling(None))
    return after.layout.ending is None and after.turn() == state.turn()


def _flipped(state: SnapState, seat: Seat, tell: Tell) -> SnapState:
    """The seat's top card is turned over (SS-2), or everyone's (SS-10)."""
    seats = tuple(range(state.setup.players)) if state.setup.options.together else (seat,)
    for each in seats:
        state = _turned_over(state, each, tell)
    layout = state.layout
    return state._replace(layout=layout._replace(shown=seats, last=seat, turned=layout.turned + 1))


def _turned_over(state: SnapState, seat: Seat, tell: Tell) -> SnapState:
    """One card from the seat's stack onto its pile; an empty stack is made anew first (SS-8)."""
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
