"""Die höchste Karte gewinnt: choose a card in secret; the highest takes the trick."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from elfer.engine.cards import (
    BIT,
    COLOUR_OF,
    NAMES,
    VALUE_OF,
    Card,
    Mask,
    cards_in,
    fresh_deck,
    mask_of,
    names_in,
    names_of,
    spoken,
)
from elfer.engine.deals import Cards, Deal
from elfer.engine.events import Event, Tell, make_tell
from elfer.engine.game import Game, Outcome, Refusal, Setup, not_in_hand
from elfer.engine.moves import Move, in_hand, language
from elfer.engine.options import Options
from elfer.engine.seats import Seat, most, with_value
from elfer.engine.shuffle import Chance

TRICKS = 11  # HK-1

CHOOSE: dict[Card, Move] = {
    card: Move(NAMES[card], "choose", card, touches=(in_hand(card),))
    for card in fresh_deck(1, TRICKS)
}
"""The move that chooses a card, by card."""


class ChoiceState(NamedTuple):
    """A whole round: the hands, the choices of this trick, and the cards of earlier tricks."""

    setup: Setup[Options]
    hands: tuple[Mask, ...]
    chosen: tuple[Card | None, ...]
    """The card that each seat has chosen for this trick."""
    won: tuple[Cards, ...]
    aside: Cards
    """The cards of undecided tricks, which the next winner takes."""

    @property
    def trick(self) -> Cards:
        """The cards chosen so far, in the order of the seats."""
        return tuple(card for card in self.chosen if card is not None)


class ChoiceView(NamedTuple):
    """A seat's view of a round: its own hand and choice, and all cards shown."""

    setup: Setup[Options]
    seat: Seat | None
    hand: Mask
    sizes: tuple[int, ...]
    """The number of cards in each hand."""
    chosen: Card | None
    """The seat's own choice, which cannot be taken back (HK-2)."""
    won: tuple[Cards, ...]
    aside: Cards


class HoechsteKarte(Game[Options, ChoiceState, ChoiceView]):
    """The rules of Die höchste Karte gewinnt (HK)."""

    id = "hoechste-karte"
    name = "Die höchste Karte gewinnt"
    family = "tricks"
    most_players = 4
    takes_turns = False  # HK-2
    best = "most"  # HK-4
    options = Options
    deal_keys = ("hands",)
    shuffles = False  # HK-1
    language = language(CHOOSE.values())

    def deck(self, setup: Setup[Options]) -> tuple[Card, ...]:
        return fresh_deck(1, TRICKS, range(setup.players))

    def deal(self, setup: Setup[Options], cards: Sequence[Card]) -> Deal:
        return Deal(  # HK-1: the colours in the order of the seats
            hands=tuple(
                tuple(card for card in cards if COLOUR_OF[card] == seat)
                for seat in range(setup.players)
            )
        )

    def deal_fault(self, setup: Setup[Options], deal: Deal) -> str | None:
        for seat, hand in enumerate(deal.hands):
            if any(COLOUR_OF[card] != seat for card in hand):
                return "Each seat must have its own colour: seat 0 red, then yellow, green, blue."
        return None

    def start(
        self, setup: Setup[Options], deal: Deal, chance: Chance | None, before: ChoiceState | None
    ) -> ChoiceState:
        return ChoiceState(
            setup=setup,
            hands=tuple(map(mask_of, deal.hands)),
            chosen=(None,) * setup.players,
            won=((),) * setup.players,
            aside=(),
        )

    def turn(self, state: ChoiceState) -> Seat | None:
        return None  # HK-2: all choose at the same time

    def view(self, state: ChoiceState, seat: Seat | None) -> ChoiceView:
        return ChoiceView(
            setup=state.setup,
            seat=seat,
            hand=0 if seat is None else state.hands[seat],
            sizes=tuple(hand.bit_count() for hand in state.hands),
            chosen=None if seat is None else state.chosen[seat],
            won=state.won,
            aside=state.aside,
        )

    def legal(self, view: ChoiceView) -> Sequence[Move]:
        if view.chosen is not None:  # HK-2
            return ()
        return [CHOOSE[card] for card in cards_in(view.hand)]

    def refusal(self, view: ChoiceView, move: Move) -> Refusal:
        card = move.card
        if COLOUR_OF[card] == view.seat:
            why = f"You have already played the {spoken(card)}."
            return Refusal("G-10", why, "already-played", {"card": NAMES[card]})
        return not_in_hand(card)

    def apply(
        self,
        state: ChoiceState,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> ChoiceState:
        assert seat is not None
        self.check_known(move)
        if move.verb != "choose":
            raise self.unhandled(move)
        tell = make_tell(told)
        state = self._choose(state, seat, move.card, tell)
        all_have_chosen = len(state.trick) == state.setup.players
        return self._decide(state, tell) if all_have_chosen else state

    @staticmethod
    def _choose(state: ChoiceState, seat: Seat, card: Card, tell: Tell) -> ChoiceState:
        """Choose a card from the hand in secret (HK-2)."""
        tell(Event("choose", seat, own={"card": NAMES[card]}))
        return state._replace(
            hands=with_value(state.hands, seat, state.hands[seat] ^ BIT[card]),
            chosen=with_value(state.chosen, seat, card),
        )

    @staticmethod
    def _decide(state: ChoiceState, tell: Tell) -> ChoiceState:
        """Show the cards and give all of them to the seat with the highest (HK-2, HK-3)."""
        trick, middle = state.trick, (*state.trick, *state.aside)
        highest = most([VALUE_OF[card] for card in trick])
        winner = highest[0] if len(highest) == 1 else None
        shown = {"cards": names_of(trick), "highest": list(highest), "middle": len(middle)}
        tell(Event("trick", winner, shown))
        state = state._replace(chosen=(None,) * len(trick))
        if winner is None:
            return state._replace(aside=middle)  # HK-3: after the last trick nobody gets them
        won = with_value(state.won, winner, state.won[winner] + middle)
        return state._replace(won=won, aside=())

    def outcome(self, state: ChoiceState) -> Outcome | None:
        if any(state.hands):  # a seat that has not chosen yet still holds a card
            return None
        points = tuple(map(len, state.won))
        return Outcome(points, most(points), "through")  # HK-4

    def truth(self, state: ChoiceState) -> dict[str, Any]:
        return {
            "hands": [names_in(hand) for hand in state.hands],
            "chosen": [None if card is None else NAMES[card] for card in state.chosen],
            "won": [names_of(cards) for cards in state.won],
            "aside": names_of(state.aside),
        }

    def shown(self, view: ChoiceView) -> dict[str, Any]:
        own = {} if view.seat is None else {"hand": names_in(view.hand)}
        chosen: list[str | None] = [None] * view.setup.players
        if view.seat is not None and view.chosen is not None:
            chosen[view.seat] = NAMES[view.chosen]
        return own | {
            "hands": list(view.sizes),
            "chosen": chosen,
            "won": [names_of(cards) for cards in view.won],
            "aside": names_of(view.aside),
        }

    def longest(self, setup: Setup[Options]) -> int:
        return TRICKS * setup.players
