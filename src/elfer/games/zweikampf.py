"""Zweikampf: both turn over a card, the higher one takes both."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.kernel.cards import COLOURS, NAMES, VALUE_OF, Card, fresh_deck, names_of
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Cards, Deal, dealt_out, stacked
from elfer.kernel.events import Event, Tell, telling
from elfer.kernel.game import Game, Outcome, Refusal, Setup
from elfer.kernel.moves import Move, Touch, button, language
from elfer.kernel.options import ColourList, Flag, Options, option
from elfer.kernel.seats import Seat, with_value
from elfer.kernel.standings import most

HIGHEST = 20
CARDS_IN_PLAY = 2 * HIGHEST
MOST_FIGHTS = 2_000  # ZW-4

FLIP = button("flip", Touch("stack", "own"))


@dataclass(frozen=True)
class ZweikampfOptions(Options):
    """Which two colours (ZW-1), and whether to play on with the won cards (ZW-4)."""

    colours: tuple[str, ...] = option(ColourList(2), ("r", "b"))
    long: bool = option(Flag(), False)


class ZweikampfLayout(NamedTuple):
    """All that lies openly."""

    piles: tuple[Cards, ...] = ((), ())
    """The cards of this fight by seat, the last one turned over first."""
    won: tuple[Cards, ...] = ((), ())
    """What each seat has won and not turned over again, the first won first."""
    aside: Cards = ()
    """The cards of a fight that nobody won."""
    fights: int = 0
    over: bool = False

    def has_turned(self, seat: Seat) -> bool:
        """Whether a seat has turned over its card and waits for the other."""
        return len(self.piles[seat]) > len(self.piles[1 - seat])

    def shown(self) -> dict[str, Any]:
        """What lies open, in the words of the notation."""
        return {
            "piles": [names_of(pile) for pile in self.piles],
            "won": [names_of(cards) for cards in self.won],
            "aside": names_of(self.aside),
        }


class ZweikampfState(NamedTuple):
    """A round, whole: the layout and the face-down stacks."""

    setup: Setup[ZweikampfOptions]
    layout: ZweikampfLayout
    stacks: tuple[Cards, ...]

    def can_turn(self, seat: Seat) -> bool:
        """Whether a seat has a card to turn over, with `long` also a won one (ZW-4)."""
        return bool(self.stacks[seat] or (self.setup.options.long and self.layout.won[seat]))


class ZweikampfView(NamedTuple):
    """What a seat may know of a round: the layout and how high the stacks are."""

    setup: Setup[ZweikampfOptions]
    layout: ZweikampfLayout
    seat: Seat | None
    stacks: tuple[int, ...]


class Zweikampf(Game[ZweikampfOptions, ZweikampfState, ZweikampfView]):
    """The most cards win."""

    id = "zweikampf"
    name = "Zweikampf"
    most_players = 2
    best = "most"  # ZW-3
    options = ZweikampfOptions
    deal_keys = ("stacks",)
    language = language([FLIP])

    def deck(self, setup: Setup[ZweikampfOptions]) -> tuple[Card, ...]:
        colours = sorted(map(COLOURS.index, setup.options.colours))
        return fresh_deck(1, HIGHEST, colours)  # ZW-1

    def deal(self, setup: Setup[ZweikampfOptions], cards: Sequence[Card]) -> Deal:
        return Deal(stacks=stacked(dealt_out(cards, setup.players, setup.dealer, self.direction)))

    def deal_fault(self, setup: Setup[ZweikampfOptions], deal: Deal) -> str | None:
        one, other = map(len, deal.stacks)
        if one == other:
            return None
        return f"The stacks must be equally long; these have {one} and {other} cards."

    def start(
        self,
        setup: Setup[ZweikampfOptions],
        deal: Deal,
        chance: Chance | None,
        before: ZweikampfState | None,
    ) -> ZweikampfState:
        return ZweikampfState(setup, ZweikampfLayout(), deal.stacks)

    def turn(self, state: ZweikampfState) -> Seat | None:
        return None

    def view(self, state: ZweikampfState, seat: Seat | None) -> ZweikampfView:
        return ZweikampfView(
            setup=state.setup,
            layout=state.layout,
            seat=seat,
            stacks=tuple(map(len, state.stacks)),
        )

    def legal(self, view: ZweikampfView) -> Sequence[Move]:
        waits = view.seat is None or view.layout.has_turned(view.seat)
        return () if waits or view.layout.over else (FLIP,)

    def refusal(self, view: ZweikampfView, move: Move) -> Refusal:
        why = "Your card is turned over: the other one's comes next."
        return Refusal("ZW-1", why, "already-turned")

    def apply(
        self,
        state: ZweikampfState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> ZweikampfState:
        assert seat is not None
        tell = telling(told)
        state = self._flip(state, seat, tell)
        one, other = state.layout.piles
        return self._compare(state, tell) if len(one) == len(other) else state

    def _flip(self, state: ZweikampfState, seat: Seat, tell: Tell) -> ZweikampfState:
        """Turn over the top card, after an empty stack has been made anew (ZW-4)."""
        layout, stack = state.layout, state.stacks[seat]
        if not stack:
            stack = layout.won[seat]
            layout = layout._replace(won=with_value(layout.won, seat, ()))
            tell(Event("restack", seat, {"cards": len(stack)}))
        card = stack[0]
        tell(Event("flip", seat, {"card": NAMES[card]}))
        piles = with_value(layout.piles, seat, (card, *layout.piles[seat]))
        stacks = with_value(state.stacks, seat, stack[1:])
        return ZweikampfState(state.setup, layout._replace(piles=piles), stacks)

    def _compare(self, state: ZweikampfState, tell: Tell) -> ZweikampfState:
        """Decide the fight by the two cards turned over last, if that decides it."""
        one, other = (VALUE_OF[pile[0]] for pile in state.layout.piles)
        if one != other:
            return self._fought(state, 0 if one > other else 1, tell)
        tell(Event("tie", None, {"value": one}))  # ZW-2
        can = [seat for seat in (0, 1) if state.can_turn(seat)]
        if len(can) == 2:
            return state
        return self._fought(state, can[0] if can else None, tell)  # ZW-4

    def _fought(self, state: ZweikampfState, winner: Seat | None, tell: Tell) -> ZweikampfState:
        """The cards of the fight to its winner, or out (ZW-2, ZW-3); perhaps it was the last."""
        layout = state.layout
        first = 0 if winner is None else winner
        # ZW-2: his own first, each in the order turned
        cards = layout.piles[first][::-1] + layout.piles[1 - first][::-1]
        if winner is None:
            layout = layout._replace(aside=layout.aside + cards)
        else:
            layout = layout._replace(won=with_value(layout.won, winner, layout.won[winner] + cards))
        tell(Event("fight", winner, {"cards": names_of(cards)}))
        fights = layout.fights + 1
        layout = layout._replace(piles=((), ()), fights=fights)
        state = state._replace(layout=layout)
        over = fights >= MOST_FIGHTS or not (state.can_turn(0) and state.can_turn(1))
        return state._replace(layout=layout._replace(over=over))

    def outcome(self, state: ZweikampfState) -> Outcome | None:
        layout = state.layout
        if not layout.over:
            return None
        # With `long` the stack counts too; without it the stacks are empty by now.
        points = tuple(len(layout.won[seat]) + len(state.stacks[seat]) for seat in (0, 1))
        return Outcome(points, most(points), self._ending(state))

    def _ending(self, state: ZweikampfState) -> str:
        if state.layout.fights >= MOST_FIGHTS:
            return "too-long"
        return "all-won" if state.setup.options.long else "played-through"

    def truth(self, state: ZweikampfState) -> dict[str, Any]:
        return {"stacks": [names_of(stack) for stack in state.stacks], **state.layout.shown()}

    def shown(self, view: ZweikampfView) -> dict[str, Any]:
        return {"stacks": list(view.stacks), **view.layout.shown()}

    def longest(self, setup: Setup[ZweikampfOptions]) -> int:
        # Without `long` every card is turned over once, with it at most once in a fight.
        return CARDS_IN_PLAY * (MOST_FIGHTS if setup.options.long else 1)
