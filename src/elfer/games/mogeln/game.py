"""The turn of Mogeln: lay and claim, slip in, doubt or catch."""

from collections.abc import Sequence
from dataclasses import replace

from elfer.games.bluffing import BluffGame
from elfer.games.mogeln.layout import MogelnLayout, MogelnOptions, MogelnState, MogelnView
from elfer.games.mogeln.moves import BELIEVE, CAUGHT, DOUBT, HIGHEST_IN_PLAY, LANGUAGE, LAY, SLIP
from elfer.games.mogeln.refusals import refusal
from elfer.kernel.cards import NAMES, Card, cards_in, fresh_deck
from elfer.kernel.events import Event, Tell
from elfer.kernel.game import Refusal, Setup
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat


class Mogeln(BluffGame[MogelnOptions, MogelnLayout, MogelnView]):
    """Who first has no cards wins, by honest or by other means."""

    id = "mogeln"
    name = "Mogeln"
    least_players = 3
    options = MogelnOptions
    language = LANGUAGE

    def deck(self, setup: Setup[MogelnOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, HIGHEST_IN_PLAY[setup.players])  # MO-1

    def opening(self, beginner: Seat) -> MogelnLayout:
        return MogelnLayout(beginner)

    def view(self, state: MogelnState, seat: Seat | None) -> MogelnView:
        return MogelnView._make(state.seen_by(seat))

    def legal(self, view: MogelnView) -> Sequence[Move]:
        turn, layer = view.layout.turn, view.layer
        if turn is None or view.seat is None:
            return ()
        moves: list[Move] = []
        if view.seat == turn:
            if view.last_card:
                moves.append(BELIEVE)  # MO-7
            else:
                moves += (LAY[card] for card in cards_in(view.hand))  # MO-2
            if layer is not None:
                moves.append(DOUBT)  # MO-4
        if layer is not None and view.setup.options.several:  # MO-6
            if view.seat == layer:
                moves += (SLIP[card] for card in cards_in(view.hand))
            else:
                moves.append(CAUGHT)
        return moves

    def advised(self, view: MogelnView) -> MogelnView | None:
        if view.seat not in (view.layout.turn, view.layer):
            return None
        # MO-6: who watches closely can see that cards were slipped in; the app does not say so.
        return view._replace(layout=replace(view.layout, laid=min(view.laid, 1)))

    def refusal(self, view: MogelnView, move: Move) -> Refusal:
        return refusal(view, move)

    def made(self, state: MogelnState, seat: Seat, move: Move, tell: Tell) -> MogelnState:
        if move.verb == "lay":
            return self.lay(state, seat, move, tell)
        if move.verb == "slip":
            return self._slip(state, seat, move.card, tell)
        if move is DOUBT:
            # MO-4: judged is the card laid with the claim, never one slipped in on top of it.
            return self.question(state, seat, move, state.middle[state.layout.laid - 1], tell)
        if move is CAUGHT:
            return self._caught(state, seat, tell)
        tell(Event("believe", seat, {"of": state.layout.layer}))
        return state._replace(layout=replace(state.layout, turn=None))  # MO-7

    @staticmethod
    def _slip(state: MogelnState, seat: Seat, card: Card, tell: Tell) -> MogelnState:
        # Nobody else is told: the app does not point at it (MO-6).
        tell(Event("slip", seat, own={"card": NAMES[card]}, private=True))
        layout = replace(state.layout, laid=state.layout.laid + 1)
        return state.laid(seat, card)._replace(layout=layout)

    def _caught(self, state: MogelnState, seat: Seat, tell: Tell) -> MogelnState:
        """More than one card in a turn costs the pile, and so does a false call (MO-6)."""
        layer, right = state.layout.layer, state.layout.laid > 1
        assert layer is not None
        tell(Event("caught", seat, {"of": layer, "right": right}))
        return self.taken(state, layer if right else seat, tell)
