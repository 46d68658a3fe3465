"""The rules of Überall anschließen: turn over a card and lay it on a card one lower."""

from collections.abc import Container, Sequence
from typing import Any

from elfer.engine.cards import NAMES, Card, fresh_deck, names_of
from elfer.engine.deals import Deal, deal_all, stack_hands
from elfer.engine.events import Event, Tell, make_tell
from elfer.engine.game import EVERYONE, NOBODY, Game, Outcome, Refusal, Setup
from elfer.engine.moves import Move
from elfer.engine.seats import CLOCKWISE, Seat, after, fewest, round_from, with_value
from elfer.engine.shuffle import Chance
from elfer.games.anywhere.refusals import refuse
from elfer.games.anywhere.state import (
    FLIP,
    HIGHEST,
    LANGUAGE,
    MID,
    MOST_MOVES,
    ONTO,
    OWN,
    STOPP,
    UeberallLayout,
    UeberallOptions,
    UeberallState,
    UeberallView,
)


class UeberallAnschliessen(Game[UeberallOptions, UeberallState, UeberallView]):
    """The rules of Überall anschließen (UA)."""

    id = "ueberall-anschliessen"
    name = "Überall anschließen"
    family = "anywhere"
    revision = 2  # UA-5
    best = None
    questions = True
    options = UeberallOptions
    deal_keys = ("stacks",)
    language = LANGUAGE

    def deck(self, setup: Setup[UeberallOptions]) -> tuple[Card, ...]:
        return fresh_deck(1, HIGHEST)

    def deal(self, setup: Setup[UeberallOptions], cards: Sequence[Card]) -> Deal:
        hands = deal_all(cards, setup.players, setup.dealer, self.direction)
        return Deal(stacks=stack_hands(hands))  # UA-1

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
        moves = self._list_turn_moves(view) if seat == layout.turn else []
        if layout.culprit not in (None, seat) and seat not in layout.places:
            moves.append(STOPP)  # UA-6
        return moves

    @staticmethod
    def _list_turn_moves(view: UeberallView) -> list[Move]:
        """Return the moves of the seat whose turn it is, apart from calling “Stopp!” (UA-3)."""
        layout = view.layout
        if layout.turned is None:
            return [FLIP]
        moves = layout.fitting_moves()
        opens = not layout.middle  # UA-2
        if not opens and not (moves and view.setup.options.strict):  # UA-6
            moves.append(OWN)
        return moves

    def refusal(self, view: UeberallView, move: Move) -> Refusal:
        return refuse(view, move)

    def apply(
        self,
        state: UeberallState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> UeberallState:
        assert seat is not None
        self.check_known(move)
        tell = make_tell(told)
        state = state._replace(layout=state.layout._replace(moves=state.layout.moves + 1))
        if move == FLIP:
            return self._flip(state, seat, tell)
        if move in (MID, OWN, *ONTO):
            return self._lay(state, seat, move, tell)
        if move == STOPP:
            return self._call_stopp(state, seat, tell)
        raise self.unhandled(move)

    def _flip(self, state: UeberallState, seat: Seat, tell: Tell) -> UeberallState:
        """Turn over the top card (UA-3); after that it is too late to call “Stopp!” (UA-6)."""
        card, *rest = state.stacks[seat]
        tell(Event("flip", seat, {"card": NAMES[card]}))
        return state._replace(
            layout=state.layout._replace(turned=card, culprit=None),
            stacks=with_value(state.stacks, seat, tuple(rest)),
        )

    def _lay(self, state: UeberallState, seat: Seat, move: Move, tell: Tell) -> UeberallState:
        """Lay the turned card in the middle or on a pile (UA-2, UA-3)."""
        layout, card = state.layout, state.layout.turned
        assert card is not None
        owner = {"owner": ONTO.index(move)} if move in ONTO else {}
        tell(Event(move.verb, seat, {"card": NAMES[card], **owner}))
        opens = not layout.middle
        overlooked = move == OWN and bool(layout.fitting_moves())
        layout = layout.lay_turned(move)._replace(culprit=seat if overlooked else None)
        state = self._restack(state._replace(layout=layout), seat, tell)
        if state.has_no_cards(seat):
            state = self._go_out(state, seat, tell)
        elif not opens and move != OWN:
            return state  # UA-4
        return state._replace(layout=state.layout.pass_turn())

    def _restack(self, state: UeberallState, seat: Seat, tell: Tell) -> UeberallState:
        """Turn a seat's face-up pile into its stack if the stack is empty (UA-5)."""
        layout, pile = state.layout, state.layout.piles[seat]
        if state.stacks[seat] or not pile:
            return state
        tell(Event("restack", seat, {"cards": len(pile)}))
        stack = pile[::-1]  # the card laid first is turned over first
        return state._replace(
            layout=layout._replace(piles=with_value(layout.piles, seat, ())),
            stacks=with_value(state.stacks, seat, stack),
        )

    def _call_stopp(self, state: UeberallState, seat: Seat, tell: Tell) -> UeberallState:
        """Make every other seat give the culprit the bottom card of its stack (UA-6)."""
        culprit, players = state.layout.culprit, state.setup.players
        assert culprit is not None
        tell(Event("stopp", seat, {"culprit": culprit}))
        state = state._replace(layout=state.layout._replace(culprit=None))
        for giver in round_from(after(culprit, players, CLOCKWISE), players, CLOCKWISE):
            if giver != culprit and state.stacks[giver]:
                state = self._give(state, giver, culprit, tell)
        if state.layout.turn in state.layout.places:
            state = state._replace(layout=state.layout.pass_turn())
        return state

    def _give(self, state: UeberallState, giver: Seat, taker: Seat, tell: Tell) -> UeberallState:
        """Put the bottom card of one stack on top of another, face down (UA-6)."""
        *rest, bottom = state.stacks[giver]
        tell(Event("give", giver, {"to": taker}, hidden={"card": NAMES[bottom]}))
        stacks = with_value(state.stacks, giver, tuple(rest))
        stacks = with_value(stacks, taker, (bottom, *stacks[taker]))
        state = self._restack(state._replace(stacks=stacks), giver, tell)
        return self._go_out(state, giver, tell) if state.has_no_cards(giver) else state

    @staticmethod
    def _go_out(state: UeberallState, seat: Seat, tell: Tell) -> UeberallState:
        """Give the next place in the ranking to a seat that has no cards left (UA-7)."""
        places = (*state.layout.places, seat)
        tell(Event("out", seat, {"place": len(places)}))
        return state._replace(layout=state.layout._replace(places=places))

    def outcome(self, state: UeberallState) -> Outcome | None:
        layout = state.layout
        if not layout.over:
            return None
        if not layout.places:
            return Outcome(None, fewest(state.count_cards()), "too-long")  # UA-7
        ending = "all-out" if len(layout.places) == state.setup.players else "too-long"
        return Outcome(None, layout.places[:1], ending)  # UA-7

    def reveals_to(
        self, state: UeberallState, seat: Seat | None, move: Move
    ) -> Container[Seat | None]:
        # Everyone sees the turned card before it is laid, so laying it reveals nothing.
        return EVERYONE if move in (FLIP, STOPP) else NOBODY

    def hint_view(self, view: UeberallView) -> UeberallView | None:
        if view.seat != view.layout.turn:
            return None
        # UA-6: players must notice on their own when others miss a place.
        return view._replace(layout=view.layout._replace(culprit=None))

    def truth(self, state: UeberallState) -> dict[str, Any]:
        return {"stacks": [names_of(stack) for stack in state.stacks], **state.layout.shown()}

    def shown(self, view: UeberallView) -> dict[str, Any]:
        return {"stacks": list(view.stacks), **view.layout.shown()}

    def longest(self, setup: Setup[UeberallOptions]) -> int:
        return MOST_MOVES


class UeberallRevision1(UeberallAnschliessen):
    """The first revision of the rules, which restacked the face-up pile later (UA-5).

    The pile becomes the stack only when its owner must turn over a card.
    """

    revision = 1

    def _flip(self, state: UeberallState, seat: Seat, tell: Tell) -> UeberallState:
        return super()._flip(super()._restack(state, seat, tell), seat, tell)

    def _restack(self, state: UeberallState, seat: Seat, tell: Tell) -> UeberallState:
        return state
