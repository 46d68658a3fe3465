"""The rules that both bluffing games share: lay and claim, question, take the pile."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from elfer.engine.cards import BIT, NAMES, Card, Mask, mask_of, names_in, names_of
from elfer.engine.deals import Deal, deal_all
from elfer.engine.events import Event, Tell, make_tell
from elfer.engine.game import Game, Opts, Outcome, Setup
from elfer.engine.moves import Move
from elfer.engine.seats import Seat, after, fewest
from elfer.engine.shuffle import Chance
from elfer.games.bluffing.memory import Memory, Repute
from elfer.games.bluffing.state import BluffState, BluffView, L

MOST_MOVES = 20_000  # MO-7, EW-7


class BluffGame(Game[Opts, BluffState[Opts, L], BluffView[Opts, L]]):
    """A game in which players lay cards face down and claim a number for each."""

    family = "bluffing"
    best = None
    questions = True
    aided = True
    deal_keys = ("hands",)

    def deal(self, setup: Setup[Opts], cards: Sequence[Card]) -> Deal:
        return Deal(hands=deal_all(cards, setup.players, setup.dealer, self.direction))

    def start(
        self,
        setup: Setup[Opts],
        deal: Deal,
        chance: Chance | None,
        before: BluffState[Opts, L] | None,
    ) -> BluffState[Opts, L]:
        beginner = after(setup.dealer, setup.players, self.direction)  # MO-2, EW-1
        return BluffState(
            setup=setup,
            layout=self.make_layout(beginner),
            hands=tuple(map(mask_of, deal.hands)),
            memories=(Memory((0,) * setup.players),) * setup.players,
            reputes=(Repute(),) * setup.players,
        )

    @abstractmethod
    def make_layout(self, beginner: Seat) -> L:
        """Return the layout before the first card."""

    def turn(self, state: BluffState[Opts, L]) -> Seat | None:
        return state.layout.turn

    def view(self, state: BluffState[Opts, L], seat: Seat | None) -> BluffView[Opts, L]:
        return BluffView(
            setup=state.setup,
            seat=seat,
            layout=state.layout,
            hand=0 if seat is None else state.hands[seat],
            sizes=state.sizes,
            pile=len(state.middle),
            aside=len(state.aside),
            memory=None if seat is None else state.memories[seat],
            reputes=state.reputes,
            believed=self._find_believed_card(state),
        )

    @staticmethod
    def _find_believed_card(state: BluffState[Opts, L]) -> Card | None:
        """Return the claimed card that won the round without being shown; None until then.

        A match has only one round, so its record is public by now, too (MO-7, EW-5).
        """
        layout = state.layout
        if layout.turn is not None or layout.layer is None or state.hands[layout.layer]:
            return None
        return state.middle[layout.slipped]

    def apply(
        self,
        state: BluffState[Opts, L],
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> BluffState[Opts, L]:
        assert seat is not None
        self.check_known(move)
        moves = state.moves + 1
        state = self.make_move(state, seat, move, make_tell(told))._replace(moves=moves)
        if self.find_ending(state) is None:
            return state
        return state._replace(layout=replace(state.layout, turn=None))

    @abstractmethod
    def make_move(
        self, state: BluffState[Opts, L], seat: Seat, move: Move, tell: Tell
    ) -> BluffState[Opts, L]:
        """Return the state after a move; `apply` then checks whether the round is over."""

    def lay(
        self, state: BluffState[Opts, L], seat: Seat, move: Move, tell: Tell
    ) -> BluffState[Opts, L]:
        """Lay a card and claim the next number; start a new pile if this one is complete."""
        state = self.remove_complete_pile(state, tell)
        setup = state.setup
        layout = replace(
            state.layout.claim_next(setup, move),
            turn=after(seat, setup.players, self.direction),
            layer=seat,
        )
        tell(Event("claim", seat, layout.describe_claim(), own={"card": NAMES[move.card]}))
        assert layout.claim is not None
        state = state.with_repute(seat, state.reputes[seat].add_claim(layout.claim))
        return state.lay(seat, move.card)._replace(layout=layout)

    def remove_complete_pile(self, state: BluffState[Opts, L], tell: Tell) -> BluffState[Opts, L]:
        """Remove a complete pile, so that nobody can question it any more (MO-5, EW-2)."""
        return self.remove_pile(state, tell) if state.layout.is_complete(state.setup) else state

    @staticmethod
    def remove_pile(state: BluffState[Opts, L], tell: Tell) -> BluffState[Opts, L]:
        """Remove the pile from the game."""
        layout = state.layout
        tell(Event("pile-away", None, {"cards": len(state.middle), **layout.describe_kind()}))
        return state.put_pile_aside()._replace(layout=layout.remove_pile())

    def question(
        self, state: BluffState[Opts, L], seat: Seat, move: Move, card: Card, tell: Tell
    ) -> BluffState[Opts, L]:
        """Show the claimed card and give the pile to the seat that was wrong (MO-4, EW-4)."""
        layout, layer = state.layout, state.layout.layer
        assert layer is not None
        honest = bool(layout.claimed(state.setup) & BIT[card])
        claim = layout.describe_claim()
        tell(Event(move.verb, seat, {"of": layer, **claim, "card": NAMES[card], "honest": honest}))
        state = state.with_repute(layer, state.reputes[layer].add_question(honest=honest))
        return self.take_pile(state, seat if honest else layer, tell, shown=BIT[card])

    @staticmethod
    def take_pile(
        state: BluffState[Opts, L], taker: Seat, tell: Tell, shown: Mask = 0
    ) -> BluffState[Opts, L]:
        """Give the pile to a seat and start a new one, unless the seat that laid has won."""
        layout, pile = state.layout, state.middle
        assert layout.layer is not None
        tell(Event("take", taker, {"cards": len(pile)}, own={"taken": names_in(mask_of(pile))}))
        state = state.take_pile(taker, shown)
        won = not state.hands[layout.layer]  # MO-7, EW-5
        return state._replace(layout=layout.restart_pile(None if won else layout.turn))

    def find_ending(self, state: BluffState[Opts, L]) -> str | None:
        """Return the ending if the round must stop even if all seats have cards, or None."""
        return "moves" if state.moves >= MOST_MOVES else None  # MO-7, EW-7

    def outcome(self, state: BluffState[Opts, L]) -> Outcome | None:
        if state.layout.turn is not None:
            return None
        as_it_stands = self.find_ending(state) if all(state.hands) else None
        return Outcome(None, fewest(state.sizes), as_it_stands or "out")  # MO-7, EW-5

    def truth(self, state: BluffState[Opts, L]) -> dict[str, Any]:
        return {
            "hands": [names_in(hand) for hand in state.hands],
            "middle": names_of(state.middle),
            "aside": names_of(state.aside),
            **state.layout.shown(),
        }

    def shown(self, view: BluffView[Opts, L]) -> dict[str, Any]:
        own = {} if view.seat is None else {"hand": names_in(view.hand)}
        return own | {
            "hands": list(view.sizes),
            "middle": view.pile,
            "aside": view.aside,
            **view.layout.shown(),
        }

    def aids(self, view: BluffView[Opts, L]) -> dict[str, Any]:
        return {"next_claim": view.upcoming, "layer": view.layer, **self._show_believed(view)}

    @staticmethod
    def _show_believed(view: BluffView[Opts, L]) -> dict[str, Any]:
        """Return whether the last card of the round was true, if nobody questioned it."""
        if view.believed is None:
            return {}
        return {
            "believed": {
                "seat": view.layer,
                "card": NAMES[view.believed],
                "honest": bool(view.claimed & BIT[view.believed]),
                "slipped": view.slipped,
            }
        }

    def longest(self, setup: Setup[Opts]) -> int:
        return MOST_MOVES
