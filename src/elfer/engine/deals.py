"""Deals: the position of every card before the first move, shuffled or given by the caller."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from elfer.engine.cards import NAMES, Card, names_of
from elfer.engine.errors import BadDeal, quoted
from elfer.engine.moves import parse_card
from elfer.engine.seats import after, round_from

Cards = tuple[Card, ...]


class Deal(NamedTuple):
    """The cards of one round; stock and stacks have the top card first."""

    hands: tuple[Cards, ...] = ()
    stacks: tuple[Cards, ...] = ()
    stock: Cards = ()
    open: Cards = ()
    aside: Cards = ()

    def cards(self) -> list[Card]:
        """Return every card of the deal."""
        return [*chain(*self.hands, *self.stacks, self.stock, self.open, self.aside)]

    def shown(self) -> dict[str, Any]:
        """Return the deal as JSON, without empty lists."""
        lists = {
            "hands": [names_of(hand) for hand in self.hands],
            "stacks": [names_of(stack) for stack in self.stacks],
            "stock": names_of(self.stock),
            "open": names_of(self.open),
            "aside": names_of(self.aside),
        }
        return {key: cards for key, cards in lists.items() if cards}


def deal_hands(
    cards: Sequence[Card], players: int, each: int, dealer: int, direction: int
) -> tuple[tuple[Cards, ...], Cards]:
    """Deal one card at a time, starting with the dealer's neighbour; return hands and rest."""
    first = after(dealer, players, direction)
    hands: list[Cards] = [()] * players
    for place, seat in enumerate(round_from(first, players, direction)):
        hands[seat] = tuple(cards[place : each * players : players])
    return tuple(hands), tuple(cards[each * players :])


def deal_all(cards: Sequence[Card], players: int, dealer: int, direction: int) -> tuple[Cards, ...]:
    """Deal all cards one at a time; the first seats get the extra cards (UA-1)."""
    first = after(dealer, players, direction)
    hands: list[Cards] = [()] * players
    for place, seat in enumerate(round_from(first, players, direction)):
        hands[seat] = tuple(cards[place::players])
    return tuple(hands)


def stack_hands(hands: Sequence[Cards]) -> tuple[Cards, ...]:
    """Return hands as face-down stacks; the first card dealt is at the bottom."""
    return tuple(hand[::-1] for hand in hands)


PER_SEAT = ("hands", "stacks")


def parse_deal(
    given: Mapping[str, Any], keys: Sequence[str], deck: Sequence[Card], players: int
) -> Deal:
    """Return a deal from the caller's lists, or raise BadDeal if it does not match the deck."""
    lists = {key: _read(key, given.get(key), players) for key in keys}
    deal = Deal(**lists)
    missing = Counter(deck)
    missing.subtract(deal.cards())
    for card, count in missing.items():
        if count < 0:
            fault = " too many times" if card in deck else ", which this game does not use"
            raise BadDeal(f"The deal has {NAMES[card]}{fault}; it must be exactly the deck.")
    lacking = [NAMES[card] for card, count in missing.items() if count > 0]
    if lacking:
        raise BadDeal(
            f"The deal is missing {len(lacking)} of the deck's cards, such as {lacking[0]}."
        )
    for key in PER_SEAT:
        if key in keys and not all(lists[key]):
            raise BadDeal(f"Every seat needs cards; {key} contains an empty list.")
    return deal


def _read(key: str, given: Any, players: int) -> Any:
    """Return one entry of a given deal: a list of cards, or one such list per seat."""
    if key not in PER_SEAT:
        return _read_cards(key, given)
    if not isinstance(given, list) or len(given) != players:
        raise BadDeal(f"The deal needs {key}: a list of {players} lists of cards, one per seat.")
    return tuple(_read_cards(key, cards) for cards in given)


def _read_cards(key: str, given: Any) -> Cards:
    """Return a list of cards of a given deal."""
    if given is None:
        return ()
    if not isinstance(given, list):
        raise BadDeal(f"In the deal, {key} must be a list of cards, not {quoted(given)}.")
    cards = []
    for name in given:
        card = parse_card(name) if isinstance(name, str) else None
        if card is None:
            raise BadDeal(
                f"In the deal, {key} has {quoted(name)}, which is not a card; cards look like r11."
            )
        cards.append(card)
    return tuple(cards)
