"""The turn of Überall anschließen: turn over a card and lay it wherever it is one higher."""

from collections.abc import Container, Sequence
from typing import Any

from elfer.games.ueberall_anschliessen.layout import (
    HIGHEST,
    MOST_MOVES,
    UeberallLayout,
    UeberallOptions,
    UeberallState,
    UeberallView,
)
from elfer.games.ueberall_anschliessen.moves import FLIP, LANGUAGE, MID, ONTO, OWN, STOPP
from elfer.games.ueberall_anschliessen.refusals import refusal
from elfer.kernel.cards import NAMES, Card, fresh_deck, names_of
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal, dealt_out, stacked
from elfer.kernel.events import Event, Tell, telling
from elfer.kernel.game import EVERYONE, NOBODY, Game, Outcome, Refusal, Setup
from elfer.kernel.moves import Move
from elfer.kernel.seats import CLOCKWISE, Seat, after, round_from, with_value
from elfer.kernel.standings import fewest


class UeberallAnschliessen(Game[UeberallOptions, UeberallState, UeberallView]):
    """Who first has no cards at all has won."""

    id = "ueberall-anschliessen"
    name = "Überall anschließen"
    best = None
    questions = True
    options = UeberallOptions
    deal_keys = ("stacks",)
    language = LANGUAGE

    def deck(self, setup: Setup[UeberallOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, HIGHEST)

    def deal(self, setup: Setup[UeberallOptions], cards: Sequence[Card]) -> Deal:
        hands = dealt_out(cards, setup.players, setup.dealer, self.direction)
        return Deal(stacks=stacked(hands))  # UA-1

    def start(
        self,
        setup: Setup[UeberallOptions],
        deal: Deal,
        chance: Chance | None,
        before: UeberallState | None,
    ) -> UeberallState:
        beginner = after(setup.dealer, setup.players, self.direction)  # UA-2
        layout = UeberallLayout(piles=((),) * setup.players, turn=beginner)
        return UeberallState(setup, layout, deal.stacks)

    def turn(self, state: UeberallState) -> Seat | None:
        return None if state.layout.over else state.layout.turn

    def view(self, state: UeberallState, seat: Seat | None) -> UeberallView:
        return UeberallView(
            setup=state.setup,
            layout=state.layout,
            seat=seat,
            stacks=tuple(map(len, state.stacks)),
        )

    def legal(self, view: UeberallView) -> Sequence[Move]:
        layout, seat = view.layout, view.seat
        if seat is None or layout.over:
            return ()
        moves = self._in_turn(view) if seat == layout.turn else []
        if layout.culprit not in (None, seat) and seat not in layout.places:
            moves.append(STOPP)  # UA-6
        return moves

    def advised(self, view: UeberallView) -> UeberallView | None:
        if view.seat != view.layout.turn:
            return None
        # UA-6: whoever calls has seen himself what another overlooked.
        return view._replace(layout=view.layout._replace(culprit=None))

    def _in_turn(self, view: UeberallView) -> list[Move]:
        """What the seat whose turn it is may do with the next card."""
        layout = view.layout
        if layout.turned is None:
            return [FLIP]
        moves = layout.fitting()
        opening = not layout.middle  # UA-2
        if not opening and not (moves and view.setup.options.strict):  # UA-6
            moves.append(OWN)
        return moves

    def apply(
        self,
        state: UeberallState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> UeberallState:
        assert seat is not None
        tell = telling(told)
        state = state._replace(layout=state.layout._replace(moves=state.layout.moves + 1))
        if move is FLIP:
            return self._flip(state, seat, tell)
        if move is STOPP:
            return self._stopp(state, seat, tell)
        return self._lay(state, seat, move, tell)

    def _flip(self, state: UeberallState, seat: Seat, tell: Tell) -> UeberallState:
        """Turn over the top card; that closes the window for «Stopp!» (UA-6)."""
        layout, stack = state.layout, state.stacks[seat]
        if not stack:  # UA-5: what was laid first comes up first
            stack = layout.piles[seat][::-1]
            layout = layout._replace(piles=with_value(layout.piles, seat, ()))
            tell(Event("restack", seat, {"cards": len(stack)}))
        card = stack[0]
        tell(Event("flip", seat, {"card": NAMES[card]}))
        layout = layout._replace(turned=card, culprit=None)
        return UeberallState(state.setup, layout, with_value(state.stacks, seat, stack[1:]))

    def _lay(self, state: UeberallState, seat: Seat, move: Move, tell: Tell) -> UeberallState:
        """Lay the turned card in the middle or on a pile."""
        layout = state.layout
        card, opening, overlooked = layout.turned, not layout.middle, False
        assert card is not None
        shown: dict[str, Any] = {"card": NAMES[card]}
        if move is MID:
            layout = layout._replace(middle=(card, *layout.middle))
        else:
            overlooked = move is OWN and bool(layout.fitting())
            owner = seat if move is OWN else ONTO.index(move)
            shown |= {} if move is OWN else {"owner": owner}
            piles = with_value(layout.piles, owner, (card, *layout.piles[owner]))
            layout = layout._replace(piles=piles)
        tell(Event(move.verb, seat, shown))
        layout = layout._replace(turned=None, culprit=seat if overlooked else None)
        state = state._replace(layout=layout)
        if state.without_cards(seat):
            state = self._out(state, seat, tell)
        elif not opening and move is not OWN:
            return state  # UA-4
        return state._replace(layout=state.layout.turn_passed())

    def _stopp(self, state: UeberallState, seat: Seat, tell: Tell) -> UeberallState:
        """Each of the others gives the culprit the bottom card of his stack (UA-6)."""
        culprit, players = state.layout.culprit, state.setup.players
        assert culprit is not None
        tell(Event("stopp", seat, {"culprit": culprit}))
        state = state._replace(layout=state.layout._replace(culprit=None))
        for giver in round_from(after(culprit, players, CLOCKWISE), players, CLOCKWISE):
            if giver == culprit or not state.stacks[giver]:
                continue
            *rest, card = state.stacks[giver]
            tell(Event("give", giver, {"to": culprit}, hidden={"card": NAMES[card]}))
            stacks = with_value(state.stacks, giver, tuple(rest))
            state = state._replace(stacks=with_value(stacks, culprit, (card, *stacks[culprit])))
            if state.without_cards(giver):
                state = self._out(state, giver, tell)
        if state.layout.turn in state.layout.places:
            state = state._replace(layout=state.layout.turn_passed())
        return state

    def _out(self, state: UeberallState, seat: Seat, tell: Tell) -> UeberallState:
        """A seat that has no cards any more takes the next place (UA-7)."""
        places = (*state.layout.places, seat)
        tell(Event("out", seat, {"place": len(places)}))
        return state._replace(layout=state.layout._replace(places=places))

    def reveals_to(
        self, state: UeberallState, seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        # Where the turned card is laid, and what follows from it, lies open to all.
        return EVERYONE if move in (FLIP, STOPP) else NOBODY

    def outcome(self, state: UeberallState) -> Outcome | None:
        layout = state.layout
        if not layout.over:
            return None
        if layout.places:
            ending = "all-out" if len(layout.places) == state.setup.players else "too-long"
            return Outcome(None, layout.places[:1], ending)
        left = [
            len(pile) + len(stack) for pile, stack in zip(layout.piles, state.stacks, strict=True)
        ]
        left[layout.turn] += layout.turned is not None
        return Outcome(None, fewest(left), "too-long")  # UA-7

    def refusal(self, view: UeberallView, move: Move) -> Refusal:
        return refusal(view, move)

    def truth(self, state: UeberallState) -> dict[str, Any]:
        return {"stacks": [names_of(stack) for stack in state.stacks], **state.layout.shown()}

    def shown(self, view: UeberallView) -> dict[str, Any]:
        return {"stacks": list(view.stacks), **view.layout.shown()}

    def longest(self, setup: Setup[UeberallOptions]) -> int:
        return MOST_MOVES
