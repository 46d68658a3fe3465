"""Deals: which card goes where before the first move, shuffled or given."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from elfer.kernel.cards import NAMES, Card, names_of
from elfer.kernel.errors import BadDeal, quoted
from elfer.kernel.moves import parse_card
from elfer.kernel.seats import after, round_from

Cards = tuple[Card, ...]


class Deal(NamedTuple):
    """The cards of one round; every list is in order, stock and stacks with the top first."""

    hands: tuple[Cards, ...] = ()
    stacks: tuple[Cards, ...] = ()
    stock: Cards = ()
    open: Cards = ()
    aside: Cards = ()

    def cards(self) -> list[Card]:
        """Every card of the deal."""
        return [*chain(*self.hands, *self.stacks, self.stock, self.open, self.aside)]

    def shown(self) -> dict[str, Any]:
        """The deal as JSON; empty lists are left out."""
        lists = {
            "hands": [names_of(hand) for hand in self.hands],
            "stacks": [names_of(stack) for stack in self.stacks],
            "stock": names_of(self.stock),
            "open": names_of(self.open),
            "aside": names_of(self.aside),
        }
        return {key: cards for key, cards in lists.items() if cards}


def dealt(
    cards: Sequence[Card], players: int, each: int, dealer: int, direction: int
) -> tuple[tuple[Cards, ...], Cards]:
    """One card at a time from the dealer's neighbour on, and what is left over."""
    first = after(dealer, players, direction)
    hands: list[Cards] = [()] * players
    for place, seat in enumerate(round_from(first, players, direction)):
        hands[seat] = tuple(cards[place : each * players : players])
    return tuple(hands), tuple(cards[each * players :])


def dealt_out(
    cards: Sequence[Card], players: int, dealer: int, direction: int
) -> tuple[Cards, ...]:
    """All cards, one at a time from the dealer's neighbour on; the first seats get the extra."""
    first = after(dealer, players, direction)
    hands: list[Cards] = [()] * players
    for place, seat in enumerate(round_from(first, players, direction)):
        hands[seat] = tuple(cards[place::players])
    return tuple(hands)


def stacked(hands: Sequence[Cards]) -> tuple[Cards, ...]:
    """Hands as face-down stacks, the top first: the first card dealt is the bottom."""
    return tuple(hand[::-1] for hand in hands)


PER_SEAT = ("hands", "stacks")


def given_deal(
    given: Mapping[str, Any], keys: Sequence[str], deck: Sequence[Card], players: int
) -> Deal:
    """A deal from outside: exactly the cards of the deck in the lists that the game has."""
    lists = {key: _read(key, given.get(key), players) for key in keys}
    deal = Deal(**lists)
    missing = Counter(deck)
    missing.subtract(deal.cards())
    for card, count in missing.items():
        if count < 0:
            extra = "too often" if card in deck else "although the game does not deal it"
            raise BadDeal(f"The deal has {NAMES[card]} {extra}; it must be exactly the deck.")
    lacking = [NAMES[card] for card, count in missing.items() if count > 0]
    if lacking:
        raise BadDeal(f"The deal lacks {len(lacking)} cards of the deck, {lacking[0]} first.")
    for key in PER_SEAT:
        if key in keys and not all(lists[key]):
            raise BadDeal(f"Nobody starts without cards; {key} has an empty list.")
    return deal


def _read(key: str, given: Any, players: int) -> Any:
    """One entry of a given deal: a list of cards, or one such list per seat."""
    if key not in PER_SEAT:
        return _read_cards(key, given)
    if not isinstance(given, list) or len(given) != players:
        raise BadDeal(f"The deal needs {key}: a list of {players} lists of cards, one per seat.")
    return tuple(_read_cards(key, cards) for cards in given)


def _read_cards(key: str, given: Any) -> Cards:
    if given is None:
        return ()
    if not isinstance(given, list):
        raise BadDeal(f"In the deal, {key} takes a list of cards, not {quoted(given)}.")
    cards = []
    for name in given:
        card = parse_card(name) if isinstance(name, str) else None
        if card is None:
            raise BadDeal(f"In the deal, {key} has {quoted(name)}, which is no card like r11.")
        cards.append(card)
    return tuple(cards)
