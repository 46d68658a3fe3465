"""Zweikampf: both players turn over a card, and the higher one takes both."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.engine.cards import COLOURS, NAMES, VALUE_OF, Card, fresh_deck, names_of
from elfer.engine.deals import Cards, Deal, deal_all, stack_hands
from elfer.engine.events import Event, Tell, make_tell
from elfer.engine.game import Game, Outcome, Refusal, Setup
from elfer.engine.moves import Move, Touch, button, language
from elfer.engine.options import ColourList, Flag, Options, option
from elfer.engine.seats import Seat, most, with_value
from elfer.engine.shuffle import Chance

HIGHEST = 20
CARDS_IN_PLAY = 2 * HIGHEST
MOST_FIGHTS = 2_000  # ZW-4

FLIP = button("flip", Touch("stack", "own"))


@dataclass(frozen=True)
class ZweikampfOptions(Options):
    """The two colours (ZW-1), and whether to play on with the won cards (ZW-4)."""

    colours: tuple[str, ...] = option(ColourList(2), ("r", "b"))
    long: bool = option(Flag(), False)


class ZweikampfLayout(NamedTuple):
    """The public part of a round: all face-up cards."""

    piles: tuple[Cards, ...] = ((), ())
    """Each seat's cards in this fight, latest first."""
    won: tuple[Cards, ...] = ((), ())
    """The cards that each seat has won and not turned over again, in the order won."""
    aside: Cards = ()
    """The cards of undecided fights."""
    fights: int = 0
    over: bool = False

    def has_turned(self, seat: Seat) -> bool:
        """Return whether a seat has turned over its card and waits for the opponent."""
        return len(self.piles[seat]) > len(self.piles[1 - seat])

    def top_values(self) -> tuple[int, ...]:
        """Return the value of the card that each seat turned over last."""
        return tuple(VALUE_OF[pile[0]] for pile in self.piles)

    def fight_cards(self, first: Seat) -> Cards:
        """Return this fight's cards in the order turned over, starting with seat `first` (ZW-2)."""
        return self.piles[first][::-1] + self.piles[1 - first][::-1]

    def shown(self) -> dict[str, Any]:
        """Return the layout in the notation."""
        return {
            "piles": [names_of(pile) for pile in self.piles],
            "won": [names_of(cards) for cards in self.won],
            "aside": names_of(self.aside),
        }


class ZweikampfState(NamedTuple):
    """A whole round: the layout and the face-down stacks."""

    setup: Setup[ZweikampfOptions]
    layout: ZweikampfLayout
    stacks: tuple[Cards, ...]
    """The stack of each seat, top card first."""

    def can_turn(self, seat: Seat) -> bool:
        """Return whether a seat has a card to turn over; with `long`, won cards count (ZW-4)."""
        return bool(self.stacks[seat] or (self.setup.options.long and self.layout.won[seat]))


class ZweikampfView(NamedTuple):
    """A seat's view of a round: the layout, and the sizes of the stacks."""

    setup: Setup[ZweikampfOptions]
    layout: ZweikampfLayout
    seat: Seat | None
    stacks: tuple[int, ...]


class Zweikampf(Game[ZweikampfOptions, ZweikampfState, ZweikampfView]):
    """The rules of Zweikampf (ZW)."""

    id = "zweikampf"
    name = "Zweikampf"
    family = "duel"
    most_players = 2
    takes_turns = False  # ZW-1
    best = "most"  # ZW-3
    options = ZweikampfOptions
    deal_keys = ("stacks",)
    language = language([FLIP])

    def deck(self, setup: Setup[ZweikampfOptions]) -> tuple[Card, ...]:
        colours = sorted(map(COLOURS.index, setup.options.colours))
        return fresh_deck(1, HIGHEST, colours)  # ZW-1

    def deal(self, setup: Setup[ZweikampfOptions], cards: Sequence[Card]) -> Deal:
        return Deal(
            stacks=stack_hands(deal_all(cards, setup.players, setup.dealer, self.direction))
        )

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
        why = "You have turned over your card: wait for your opponent's."
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
        self.check_known(move)
        if move != FLIP:
            raise self.unhandled(move)
        tell = make_tell(told)
        state = self._flip(state, seat, tell)
        waits = state.layout.has_turned(seat)
        return state if waits else self._compare(state, tell)

    @staticmethod
    def _flip(state: ZweikampfState, seat: Seat, tell: Tell) -> ZweikampfState:
        """Turn over the top card (ZW-1); won cards replace an empty stack (ZW-4)."""
        layout, stack = state.layout, state.stacks[seat]
        if not stack:
            stack = layout.won[seat]
            layout = layout._replace(won=with_value(layout.won, seat, ()))
            tell(Event("restack", seat, {"cards": len(stack)}))
        card, *rest = stack
        tell(Event("flip", seat, {"card": NAMES[card]}))
        piles = with_value(layout.piles, seat, (card, *layout.piles[seat]))
        return state._replace(
            layout=layout._replace(piles=piles),
            stacks=with_value(state.stacks, seat, tuple(rest)),
        )

    def _compare(self, state: ZweikampfState, tell: Tell) -> ZweikampfState:
        """Let the higher card win (ZW-1); after a tie, both seats turn over one more (ZW-2)."""
        one, other = state.layout.top_values()
        if one != other:
            return self._end_fight(state, 0 if one > other else 1, tell)
        tell(Event("tie", None, {"value": one}))
        able = [seat for seat in (0, 1) if state.can_turn(seat)]
        if len(able) == 2:
            return state
        winner = able[0] if able else None  # ZW-3, ZW-4
        return self._end_fight(state, winner, tell)

    @staticmethod
    def _end_fight(state: ZweikampfState, winner: Seat | None, tell: Tell) -> ZweikampfState:
        """Give the cards of the fight to its winner (ZW-2), or remove them (ZW-3, ZW-4)."""
        layout = state.layout
        cards = layout.fight_cards(first=0 if winner is None else winner)
        if winner is None:
            layout = layout._replace(aside=layout.aside + cards)
        else:
            layout = layout._replace(won=with_value(layout.won, winner, layout.won[winner] + cards))
        tell(Event("fight", winner, {"cards": names_of(cards)}))
        layout = layout._replace(piles=((), ()), fights=layout.fights + 1)
        state = state._replace(layout=layout)
        can_go_on = state.can_turn(0) and state.can_turn(1)
        over = layout.fights >= MOST_FIGHTS or not can_go_on  # ZW-3, ZW-4
        return state._replace(layout=layout._replace(over=over))

    def outcome(self, state: ZweikampfState) -> Outcome | None:
        layout = state.layout
        if not layout.over:
            return None
        # With `long` the stacks count too (ZW-4); otherwise they are empty by now (ZW-3).
        points = tuple(len(layout.won[seat]) + len(state.stacks[seat]) for seat in (0, 1))
        return Outcome(points, most(points), self._name_ending(state))

    @staticmethod
    def _name_ending(state: ZweikampfState) -> str:
        """Return the code of the ending (ZW-3, ZW-4)."""
        if state.layout.fights >= MOST_FIGHTS:
            return "too-long"
        return "all-won" if state.setup.options.long else "played-through"

    def truth(self, state: ZweikampfState) -> dict[str, Any]:
        return {"stacks": [names_of(stack) for stack in state.stacks], **state.layout.shown()}

    def shown(self, view: ZweikampfView) -> dict[str, Any]:
        return {"stacks": list(view.stacks), **view.layout.shown()}

    def longest(self, setup: Setup[ZweikampfOptions]) -> int:
        # Without `long` every card is turned over once; with it, at most once per fight.
        return CARDS_IN_PLAY * (MOST_FIGHTS if setup.options.long else 1)
