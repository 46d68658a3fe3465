"""Schwarzer Peter: draw from your neighbour, lay down pairs, avoid the odd card."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.engine.cards import COLOURS, NAMES, VALUE_OF, Card, fresh_deck, names_of
from elfer.engine.deals import Cards, Deal, deal_all
from elfer.engine.events import Event, Tell, make_tell
from elfer.engine.game import Game, Outcome, Refusal, Setup
from elfer.engine.moves import Move, Touch, language
from elfer.engine.options import ColourList, Flag, FreeText, Options, option
from elfer.engine.seats import CLOCKWISE, Seat, after, round_from, with_value
from elfer.engine.shuffle import Chance

HIGHEST = 20  # SP-1
HIGHEST_IF_SHORT = 16  # SP-1

# A hand without pairs has at most one card of each number.
DRAWS: tuple[Move, ...] = tuple(
    Move(f"draw {place}", "draw", touches=(Touch("neighbour", str(place)),))
    for place in range(1, HIGHEST + 1)
)
"""The moves that draw a card from the neighbour's hand, by its place in the hand."""


@dataclass(frozen=True)
class PeterOptions(Options):
    """The two colours, whether to leave out 17 to 20 (SP-1), and the loser's forfeit (SP-5)."""

    colours: tuple[str, ...] = option(ColourList(2), ("r", "b"))
    short: bool = option(Flag(), False)
    forfeit: str | None = option(FreeText(200), None, nullable=True)


class SortedHand(NamedTuple):
    """A hand whose pairs have been laid down."""

    rest: Cards
    """The cards that are left, in their original order."""
    pairs: Cards
    """The pairs, highest first."""


def lay_down_pairs(hand: Cards) -> SortedHand:
    """Separate the pairs of a hand from the rest (SP-2)."""
    numbers = [VALUE_OF[card] for card in hand]
    rest = tuple(card for card in hand if numbers.count(VALUE_OF[card]) == 1)
    # The two cards of a pair keep the order of the hand.
    pairs = sorted(set(hand) - set(rest), key=lambda card: (-VALUE_OF[card], hand.index(card)))
    return SortedHand(rest, tuple(pairs))


class PeterState(NamedTuple):
    """A whole round: the hands, the pairs laid down, and the turn."""

    setup: Setup[PeterOptions]
    hands: tuple[Cards, ...]
    """The hand of each seat, in the order in which `DRAWS` numbers its places."""
    aside: Card
    """The card laid aside, which would pair with the Schwarzer Peter."""
    piles: tuple[Cards, ...]
    """The pairs that each seat has laid down, latest first."""
    turn: Seat
    """The seat whose turn it is, or the loser once the round is over."""
    chance: Chance

    def neighbour(self) -> Seat | None:
        """Return the seat to draw from, the next one with cards (SP-3), or None after the round."""
        giver = _find_holder(self.hands, after(self.turn, self.setup.players, CLOCKWISE))
        return None if giver == self.turn else giver


class PeterView(NamedTuple):
    """A seat's view of a round: its own hand in order, and all face-up cards."""

    setup: Setup[PeterOptions]
    seat: Seat | None
    hand: Cards | None
    sizes: tuple[int, ...]
    """The number of cards in each hand."""
    piles: tuple[Cards, ...]
    turn: Seat | None
    neighbour: Seat | None
    """The seat to draw from."""
    aside: Card | None
    """The card laid aside; None until the round is over (SP-4)."""
    loser: Seat | None


class SchwarzerPeter(Game[PeterOptions, PeterState, PeterView]):
    """The rules of Schwarzer Peter (SP)."""

    id = "schwarzer-peter"
    name = "Schwarzer Peter"
    family = "pairs"
    best = None
    options = PeterOptions
    deal_keys = ("hands", "aside")
    needs_chance = True  # SP-3
    aided = True
    language = language(DRAWS)

    def deck(self, setup: Setup[PeterOptions]) -> tuple[Card, ...]:
        highest = HIGHEST_IF_SHORT if setup.options.short else HIGHEST
        colours = sorted(map(COLOURS.index, setup.options.colours))
        return fresh_deck(1, highest, colours)  # SP-1

    def deal(self, setup: Setup[PeterOptions], cards: Sequence[Card]) -> Deal:
        hands = deal_all(cards[1:], setup.players, setup.dealer, self.direction)
        return Deal(hands=hands, aside=tuple(cards[:1]))  # SP-1

    def deal_fault(self, setup: Setup[PeterOptions], deal: Deal) -> str | None:
        if len(deal.aside) != 1:
            return f"Exactly one card must be laid aside, not {len(deal.aside)}."
        return None

    def start(
        self,
        setup: Setup[PeterOptions],
        deal: Deal,
        chance: Chance | None,
        before: PeterState | None,
    ) -> PeterState | None:
        assert chance is not None
        sorted_hands = [lay_down_pairs(hand) for hand in deal.hands]  # SP-2
        hands = tuple(hand.rest for hand in sorted_hands)
        if sum(map(len, hands)) == 1:
            return None  # no other seat has cards to draw from
        (aside,) = deal.aside
        left = after(setup.dealer, setup.players, self.direction)
        return PeterState(
            setup=setup,
            hands=hands,
            aside=aside,
            piles=tuple(hand.pairs for hand in sorted_hands),
            turn=_find_holder(hands, left),  # SP-3
            chance=chance,
        )

    def turn(self, state: PeterState) -> Seat | None:
        return None if state.neighbour() is None else state.turn

    def view(self, state: PeterState, seat: Seat | None) -> PeterView:
        neighbour = state.neighbour()
        over = neighbour is None
        return PeterView(
            setup=state.setup,
            seat=seat,
            hand=None if seat is None else state.hands[seat],
            sizes=tuple(map(len, state.hands)),
            piles=state.piles,
            turn=None if over else state.turn,
            neighbour=neighbour,
            aside=state.aside if over else None,
            loser=state.turn if over else None,
        )

    def legal(self, view: PeterView) -> Sequence[Move]:
        if view.neighbour is None or view.seat != view.turn:
            return ()
        return DRAWS[: view.sizes[view.neighbour]]

    def refusal(self, view: PeterView, move: Move) -> Refusal:
        neighbour = view.neighbour
        assert neighbour is not None
        size = view.sizes[neighbour]
        cards = "1 card" if size == 1 else f"{size} cards"
        why = f"You draw from seat {neighbour}, who has only {cards}."
        return Refusal("SP-3", why, "fewer-cards", {"seat": neighbour, "count": size})

    def apply(
        self,
        state: PeterState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> PeterState:
        assert seat is not None
        self.check_known(move)
        if move.verb != "draw":
            raise self.unhandled(move)
        tell = make_tell(told)
        state = self._draw(state, seat, DRAWS.index(move), tell)
        if state.neighbour() is None:
            tell(_announce_loser(state))
        return state

    def _draw(self, state: PeterState, seat: Seat, place: int, tell: Tell) -> PeterState:
        """Draw an unseen card from the neighbour's hand, and shuffle the drawer's hand (SP-3)."""
        giver = state.neighbour()
        assert giver is not None
        given = state.hands[giver]
        card = given[place]
        hand = lay_down_pairs((*state.hands[seat], card))  # SP-2
        mixed, chance = state.chance.mix(hand.rest)
        hands = with_value(state.hands, giver, given[:place] + given[place + 1 :])
        hands = with_value(hands, seat, mixed)
        tell(Event("draw", seat, {"from": giver, "place": place + 1}, {"card": NAMES[card]}))
        tell(Event("give", giver, {"to": seat}, {"card": NAMES[card]}, private=True))
        if hand.pairs:
            tell(Event("pair", seat, {"cards": names_of(hand.pairs)}))
        for each in (seat, giver):
            if not hands[each]:
                tell(Event("safe", each))
        return state._replace(
            hands=hands,
            piles=with_value(state.piles, seat, hand.pairs + state.piles[seat]),
            turn=_find_holder(hands, after(seat, state.setup.players, self.direction)),
            chance=chance,
        )

    def outcome(self, state: PeterState) -> Outcome | None:
        if state.neighbour() is not None:
            return None
        winners = tuple(seat for seat in range(state.setup.players) if seat != state.turn)
        return Outcome(None, winners, "peter")  # SP-4

    def truth(self, state: PeterState) -> dict[str, Any]:
        return {
            "hands": [names_of(hand) for hand in state.hands],
            "aside": [NAMES[state.aside]],
            "piles": [names_of(pile) for pile in state.piles],
            "loser": state.turn if state.neighbour() is None else None,
        }

    def shown(self, view: PeterView) -> dict[str, Any]:
        own = {} if view.hand is None else {"hand": names_of(view.hand)}
        return own | {
            "hands": list(view.sizes),
            "aside": 1 if view.aside is None else [NAMES[view.aside]],
            "piles": [names_of(pile) for pile in view.piles],
            "loser": view.loser,
        }

    def aids(self, view: PeterView) -> dict[str, Any]:
        return {"neighbour": view.neighbour}

    def longest(self, setup: Setup[PeterOptions]) -> int:
        # No rule limits the round, but chance does: with the few cards left at the end, every
        # second draw makes a pair on average.
        return 20_000


def _find_holder(hands: Sequence[Cards], first: Seat) -> Seat:
    """Return the first seat that has cards, clockwise from this one."""
    return next(seat for seat in round_from(first, len(hands), CLOCKWISE) if hands[seat])


def _announce_loser(state: PeterState) -> Event:
    """Return the event that names the loser, both cards and the forfeit (SP-4, SP-5)."""
    (peter,) = state.hands[state.turn]
    shown = {"card": NAMES[peter], "aside": NAMES[state.aside]}
    return Event("lost", state.turn, shown | {"forfeit": state.setup.options.forfeit})
