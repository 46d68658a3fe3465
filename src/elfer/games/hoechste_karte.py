"""Die höchste Karte gewinnt: everyone the same cards, chosen in secret."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from elfer.kernel.cards import (
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
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Cards, Deal
from elfer.kernel.events import Event, Tell, telling
from elfer.kernel.game import Game, Outcome, Refusal, Setup, not_in_hand
from elfer.kernel.moves import Move, in_hand, language
from elfer.kernel.options import Options
from elfer.kernel.seats import Seat, with_value
from elfer.kernel.standings import most

TRICKS = 11  # HK-1

CHOOSE: dict[Card, Move] = {
    card: Move(NAMES[card], "choose", card, touches=(in_hand(card),))
    for card in fresh_deck(1, TRICKS)
}


class ChoiceState(NamedTuple):
    """The hands, what has been chosen so far, and what became of the earlier tricks."""

    setup: Setup[Options]
    hands: tuple[Mask, ...]
    chosen: tuple[Card | None, ...]
    won: tuple[Cards, ...]
    aside: Cards
    """Cards of undecided tricks, for the next winner."""


class ChoiceView(NamedTuple):
    """What a seat may know: its own hand and choice, and everything that was shown."""

    setup: Setup[Options]
    seat: Seat | None
    hand: Mask
    sizes: tuple[int, ...]
    chosen: Card | None
    """The seat's own choice, which cannot be taken back (HK-2)."""
    won: tuple[Cards, ...]
    aside: Cards


class HoechsteKarte(Game[Options, ChoiceState, ChoiceView]):
    """The highest card takes the trick; the most cards win."""

    id = "hoechste-karte"
    name = "Die höchste Karte gewinnt"
    most_players = 4
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
                return "Everyone has a colour of his own: seat 0 red, then yellow, green, blue."
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
            why = f"You have played the {spoken(card)} already."
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
        tell = telling(told)
        tell(Event("choose", seat, own={"card": NAMES[move.card]}))
        state = state._replace(
            hands=with_value(state.hands, seat, state.hands[seat] ^ BIT[move.card]),
            chosen=with_value(state.chosen, seat, move.card),
        )
        shown = tuple(card for card in state.chosen if card is not None)
        return state if len(shown) < state.setup.players else self._decide(state, shown, tell)

    @staticmethod
    def _decide(state: ChoiceState, trick: Cards, tell: Tell) -> ChoiceState:
        """Show the cards; the highest takes them all, with those that were laid aside."""
        highest = most([VALUE_OF[card] for card in trick])
        winner = highest[0] if len(highest) == 1 else None
        middle = (*trick, *state.aside)
        shown = {"cards": names_of(trick), "highest": list(highest), "middle": len(middle)}
        tell(Event("trick", winner, shown))
        state = state._replace(chosen=(None,) * len(trick), aside=middle)
        if winner is None:  # HK-3: in the last trick that means that they are out
            return state
        won = with_value(state.won, winner, state.won[winner] + middle)
        return state._replace(won=won, aside=())

    def outcome(self, state: ChoiceState) -> Outcome | None:
        if any(state.hands):  # who has not chosen yet still holds a card
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
