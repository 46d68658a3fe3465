"""The course of a bluffing game: lay and claim, question and take, until somebody has no cards."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from elfer.games.bluffing.layout import BluffState, BluffView, L
from elfer.games.bluffing.memory import Memory, Repute
from elfer.kernel.cards import BIT, NAMES, Card, Mask, mask_of, names_in, names_of
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal, dealt_out
from elfer.kernel.events import Event, Tell, telling
from elfer.kernel.game import Game, Opts, Outcome, Setup
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat, after
from elfer.kernel.standings import fewest

MOST_MOVES = 20_000  # MO-7, EW-7

V = TypeVar("V", bound=BluffView[Any, Any])


class BluffGame(Game[Opts, BluffState[Opts, L], V]):
    """Who first has no cards wins, if it is not found out."""

    best = None
    questions = True
    aided = True
    deal_keys = ("hands",)

    def deal(self, setup: Setup[Opts], cards: Sequence[Card]) -> Deal:
        return Deal(hands=dealt_out(cards, setup.players, setup.dealer, self.direction))

    def start(
        self,
        setup: Setup[Opts],
        deal: Deal,
        chance: Chance | None,
        before: BluffState[Opts, L] | None,
    ) -> BluffState[Opts, L]:
        beginner = after(setup.dealer, setup.players, self.direction)  # MO-2, EW-1
        return BluffState(
            setup,
            self.opening(beginner),
            tuple(map(mask_of, deal.hands)),
            memories=(Memory((0,) * setup.players),) * setup.players,
            reputes=(Repute(),) * setup.players,
        )

    @abstractmethod
    def opening(self, beginner: Seat) -> L:
        """What is said before the first card."""

    def turn(self, state: BluffState[Opts, L]) -> Seat | None:
        return state.layout.turn

    def apply(
        self,
        state: BluffState[Opts, L],
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> BluffState[Opts, L]:
        assert seat is not None
        moves = state.moves + 1
        state = self.made(state, seat, move, telling(told))._replace(moves=moves)
        if self.ending(state) is None:
            return state
        return state._replace(layout=replace(state.layout, turn=None))

    @abstractmethod
    def made(
        self, state: BluffState[Opts, L], seat: Seat, move: Move, tell: Tell
    ) -> BluffState[Opts, L]:
        """The state after a move, before it is seen whether the round ends as it stands."""

    def ending(self, state: BluffState[Opts, L]) -> str | None:
        """Why the round ends as it stands, whoever has cards, if it does."""
        return "moves" if state.moves >= MOST_MOVES else None

    def lay(
        self, state: BluffState[Opts, L], seat: Seat, move: Move, tell: Tell
    ) -> BluffState[Opts, L]:
        """A card goes on the pile, or on a new one if it is complete, and claims its number."""
        setup, state = state.setup, self.cleared(state, tell)
        layout = replace(
            state.layout.claiming(setup, move),
            turn=after(seat, setup.players, self.direction),
            layer=seat,
        )
        tell(Event("claim", seat, layout.said(), own={"card": NAMES[move.card]}))
        assert layout.claim is not None
        state = state.with_repute(seat, state.reputes[seat].heard(layout.claim))
        return state.laid(seat, move.card)._replace(layout=layout)

    def cleared(self, state: BluffState[Opts, L], tell: Tell) -> BluffState[Opts, L]:
        """Without a pile that is complete: nobody questions it any more (MO-5, EW-2)."""
        return self.away(state, tell) if state.layout.complete(state.setup) else state

    @staticmethod
    def away(state: BluffState[Opts, L], tell: Tell) -> BluffState[Opts, L]:
        """Without the pile, which is out of the game."""
        layout, pile = state.layout, state.middle
        tell(Event("pile-away", None, {"cards": len(pile), **layout.kind()}))
        return state.put_aside()._replace(layout=layout.away())

    def question(
        self, state: BluffState[Opts, L], seat: Seat, move: Move, card: Card, tell: Tell
    ) -> BluffState[Opts, L]:
        """The claimed card is shown; the pile goes to who was wrong (MO-4, EW-4)."""
        layout = state.layout
        assert layout.layer is not None
        honest = bool(layout.claimed(state.setup) & BIT[card])
        shown = {"of": layout.layer, **layout.said(), "card": NAMES[card], "honest": honest}
        tell(Event(move.verb, seat, shown))
        repute = state.reputes[layout.layer].proved(honest=honest)
        state = state.with_repute(layout.layer, repute)
        return self.taken(state, seat if honest else layout.layer, tell, BIT[card])

    @staticmethod
    def taken(
        state: BluffState[Opts, L], taker: Seat, tell: Tell, shown: Mask = 0
    ) -> BluffState[Opts, L]:
        """The pile in a hand, and a new one before the next player, unless somebody has won."""
        layout, pile = state.layout, state.middle
        assert layout.layer is not None
        tell(Event("take", taker, {"cards": len(pile)}, own={"taken": names_in(mask_of(pile))}))
        state = state.taken(taker, shown)
        won = not state.hands[layout.layer]  # MO-7, EW-5
        return state._replace(layout=layout.anew(None if won else layout.turn))

    def outcome(self, state: BluffState[Opts, L]) -> Outcome | None:
        if state.layout.turn is not None:
            return None
        as_it_stands = self.ending(state) if all(state.hands) else None
        return Outcome(None, fewest(state.sizes), as_it_stands or "out")

    def truth(self, state: BluffState[Opts, L]) -> dict[str, Any]:
        return {
            "hands": [names_in(hand) for hand in state.hands],
            "middle": names_of(state.middle),
            "aside": names_of(state.aside),
            **state.layout.shown(),
        }

    def shown(self, view: V) -> dict[str, Any]:
        own = {} if view.seat is None else {"hand": names_in(view.hand)}
        return own | {
            "hands": list(view.sizes),
            "middle": view.pile,
            "aside": view.aside,
            **view.layout.shown(),
        }

    def aids(self, view: V) -> dict[str, Any]:
        layout = view.layout
        return {"next_claim": layout.upcoming(view.setup), "layer": layout.layer}

    def longest(self, setup: Setup[Opts]) -> int:
        return MOST_MOVES
