"""The turn of Lass dich nicht erwischen!: lay and claim, or pass; anyone may object."""

from collections.abc import Sequence
from dataclasses import replace

from elfer.games.bluffing import BluffGame
from elfer.games.erwischt.layout import (
    ErwischtLayout,
    ErwischtOptions,
    ErwischtState,
    ErwischtView,
)
from elfer.games.erwischt.moves import ACCEPT, LANGUAGE, LAST_NUMBER, LAY, LAY_AS, OBJECT
from elfer.games.erwischt.refusals import refusal
from elfer.kernel.cards import COLOURS, Card, cards_in, fresh_deck
from elfer.kernel.events import Event, Tell
from elfer.kernel.game import Refusal, Setup
from elfer.kernel.moves import PASS, Move
from elfer.kernel.seats import COUNTER_CLOCKWISE, Seat, after

MOST_PASSED = 20  # EW-7


class Erwischt(BluffGame[ErwischtOptions, ErwischtLayout, ErwischtView]):
    """Who first has no cards wins, if nobody finds him out."""

    id = "erwischt"
    name = "Lass dich nicht erwischen!"
    direction = COUNTER_CLOCKWISE  # EW-1
    options = ErwischtOptions
    language = LANGUAGE

    def deck(self, setup: Setup[ErwischtOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, LAST_NUMBER)  # EW-1

    def opening(self, beginner: Seat) -> ErwischtLayout:
        return ErwischtLayout(beginner)

    def view(self, state: ErwischtState, seat: Seat | None) -> ErwischtView:
        return ErwischtView._make(state.seen_by(seat))

    def legal(self, view: ErwischtView) -> Sequence[Move]:
        layout, seat = view.layout, view.seat
        if layout.turn is None or seat is None:
            return ()
        if view.last_card:  # EW-5
            decided = seat == layout.layer or seat in layout.accepted
            return () if decided else (ACCEPT, OBJECT)
        moves: list[Move] = []
        if seat == layout.turn:
            moves += self._lays(view)
            moves.append(PASS)  # EW-3
        if layout.layer not in (None, seat):
            moves.append(OBJECT)  # EW-4
        return moves

    @staticmethod
    def _lays(view: ErwischtView) -> Sequence[Move]:
        """Every card of the hand; the first of a pile with each colour that may be claimed."""
        if not view.names_colour:
            return [LAY[card] for card in cards_in(view.hand)]
        return [LAY_AS[card, colour] for card in cards_in(view.hand) for colour in view.free]

    def refusal(self, view: ErwischtView, move: Move) -> Refusal:
        return refusal(view, move)

    def made(self, state: ErwischtState, seat: Seat, move: Move, tell: Tell) -> ErwischtState:
        if move.verb == "lay":
            return self.lay(state, seat, move, tell)
        if move is PASS:
            return self._pass(self.cleared(state, tell), seat, tell)
        if move is OBJECT:
            return self.question(state, seat, move, state.middle[0], tell)
        return self._accept(state, seat, tell)

    def _pass(self, state: ErwischtState, seat: Seat, tell: Tell) -> ErwischtState:
        players, layout = state.setup.players, state.layout
        tell(Event("pass", seat))
        turn = after(seat, players, self.direction)
        repute = state.reputes[seat]
        repute = repute._replace(passed=repute.passed | 1 << layout.number)
        layout = replace(layout, turn=turn, layer=None, passes=layout.passes + 1)
        state = state.with_repute(seat, repute)._replace(layout=layout)
        return state if layout.passes < players else self._count_on(state, tell)

    def _count_on(self, state: ErwischtState, tell: Tell) -> ErwischtState:
        """The next number, as everyone has passed on this one (EW-7)."""
        number = state.layout.number
        tell(Event("all-passed", None, {"number": number}))
        if number == LAST_NUMBER and state.middle:
            state = self.away(state, tell)
        layout = state.layout
        layout = replace(layout, number=layout.following, passes=0, passed=layout.passed + 1)
        return state._replace(layout=layout)

    @staticmethod
    def _accept(state: ErwischtState, seat: Seat, tell: Tell) -> ErwischtState:
        layout = state.layout
        tell(Event("accept", seat, {"of": layout.layer}))
        accepted = layout.accepted | {seat}
        won = len(accepted) == state.setup.players - 1  # EW-5
        turn = None if won else layout.turn
        return state._replace(layout=replace(layout, accepted=accepted, turn=turn))

    def ending(self, state: ErwischtState) -> str | None:
        if len(state.layout.completed) == len(COLOURS):
            return "colours"  # EW-6
        return "passes" if state.layout.passed >= MOST_PASSED else super().ending(state)  # EW-7
