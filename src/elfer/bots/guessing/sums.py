"""How likely each sum of face-down cards is."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from elfer.games.ratefix import HIGHEST, GuessView
from elfer.kernel.cards import VALUE_OF, fresh_deck

_WIDTH = 40
"""Bits for the number of ways to one sum; there are never more than 2 to the power of 40."""
_ONE = (1 << _WIDTH) - 1

Chances = Sequence[float]
"""By the sum, from 0 on."""


def sums(values: Iterable[int], cards: int) -> list[float]:
    """How likely each sum of so many of these cards is, each card being drawn once."""
    # A whole polynomial in one number: the ways to a sum s are in the bits from s times _WIDTH on.
    ways = [1] + [0] * cards
    for value in values:
        shift = _WIDTH * value
        for drawn in range(cards, 0, -1):
            ways[drawn] += ways[drawn - 1] << shift
    packed, counts = ways[cards], []
    for _ in range(HIGHEST * cards + 1):
        counts.append(packed & _ONE)
        packed >>= _WIDTH
    total = sum(counts)
    return [count / total for count in counts]


@lru_cache(maxsize=16)
def fresh_sums(colours: tuple[int, ...], cards: int) -> Chances:
    """The same for a fresh deck of these colours: nobody has counted anything."""
    return sums(fresh_values(colours), cards)


def fresh_values(colours: tuple[int, ...]) -> list[int]:
    """The values of a fresh deck of these colours."""
    return [VALUE_OF[card] for card in fresh_deck(1, HIGHEST, colours)]


def unseen_values(view: GuessView, *, without_own: bool = True) -> list[int]:
    """The values that have not been shown in this round, without the own card or with it."""
    seen = {card for cards in (*view.won, view.carried) for card in cards}
    if without_own and view.card is not None:
        seen.add(view.card)
    return [VALUE_OF[card] for card in fresh_deck(1, HIGHEST, view.colours) if card not in seen]


def added(chances: Chances, card: Chances) -> list[float]:
    """How likely each sum is once a card is added of which each value is so likely."""
    total = [0.0] * (len(chances) + len(card) - 1)
    for value, likely in enumerate(card):
        if likely:
            for number, chance in enumerate(chances, value):
                total[number] += likely * chance
    return total


def middle(chances: Chances) -> int:
    """The sum that is as likely not to be reached as to be surpassed."""
    below = 0.0
    for number, chance in enumerate(chances):
        below += chance
        if below >= 1 / 2:
            return number
    return len(chances) - 1
