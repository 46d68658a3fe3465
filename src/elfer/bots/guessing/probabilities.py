"""Probabilities of sums of face-down cards, and how guesses change them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp, pi, sqrt

from elfer.engine.cards import VALUE_OF, fresh_deck
from elfer.games.guessing.rules import HIGHEST, GuessView

_WIDTH = 40
"""Bits for the number of ways to reach one sum, which is always below 2 to the power of 40."""
_ONE = (1 << _WIDTH) - 1

Chances = Sequence[float]
"""The probability of each sum, starting at 0."""


def sum_chances(values: Iterable[int], cards: int) -> list[float]:
    """Return the probability of each sum of `cards` values drawn without replacement."""
    # A polynomial packed into one integer: the count for a sum s starts at bit s * _WIDTH.
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
    """Return the probability of each sum of `cards` cards from a fresh deck of these colours."""
    return sum_chances(fresh_values(colours), cards)


def fresh_values(colours: tuple[int, ...]) -> list[int]:
    """Return the values of a fresh deck of these colours."""
    return [VALUE_OF[card] for card in fresh_deck(1, HIGHEST, colours)]


def unseen_values(view: GuessView, *, without_own: bool = True) -> list[int]:
    """Return the values not shown in this round, with or without the seat's own card."""
    seen = {card for cards in (*view.won, view.carried) for card in cards}
    if without_own and view.card is not None:
        seen.add(view.card)
    return [VALUE_OF[card] for card in fresh_deck(1, HIGHEST, view.colours) if card not in seen]


def add_card(chances: Chances, card: Chances) -> list[float]:
    """Return the probability of each sum after adding a card with these probabilities."""
    total = [0.0] * (len(chances) + len(card) - 1)
    for value, likely in enumerate(card):
        if likely:
            for number, chance in enumerate(chances, value):
                total[number] += likely * chance
    return total


def median(chances: Chances) -> int:
    """Return the median sum."""
    below = 0.0
    for number, chance in enumerate(chances):
        below += chance
        if below >= 1 / 2:
            return number
    return len(chances) - 1


Trust = Mapping[float, float]
"""The probability that a guess reveals each share of the card; otherwise the guess hides it."""

TRUSTING: Trust = {1.0: 0.9}
"""Nearly everyone says the sum that they expect from their own card."""
WARY: Trust = {1.0: 0.35, 0.5: 0.25}
"""Some say that sum, some reveal half of their card, and many hide their card."""
SPREAD = 2.0
"""The standard deviation of a guess from the sum that the player expects."""
CENTRAL = 0.5
"""How often a player who hides their card says the middle or a number next to it."""


def card_chances(unseen: Sequence[int]) -> list[float]:
    """Return the probability of each value for a card that was not shown."""
    counts = Counter(unseen)
    return [counts[value] / max(1, len(unseen)) for value in range(HIGHEST + 1)]


def read_guess(chances: Sequence[float], guess: int, players: int, trust: Trust) -> list[float]:
    """Return the probabilities of a card's values given its owner's guess (Bayes)."""
    mean = sum(value * chance for value, chance in enumerate(chances))
    off = guess - mean * players
    hiding = (1 - sum(trust.values())) * _hiding_chance(off, players)
    likely = [
        chance
        * (hiding + sum(w * _normal_density(off - s * (value - mean)) for s, w in trust.items()))
        for value, chance in enumerate(chances)
    ]
    total = sum(likely)
    return [each / total for each in likely] if total else list(chances)


def _normal_density(off: float) -> float:
    """Return the density of a guess at this distance from the expected sum."""
    return exp(-((off / SPREAD) ** 2) / 2) / (SPREAD * sqrt(2 * pi))


def _hiding_chance(off: float, players: int) -> float:
    """Return the probability that a hiding player says a number this far from the middle."""
    central = CENTRAL / 3 if abs(off) < 3 / 2 else 0.0
    return central + (1 - CENTRAL) / (HIGHEST * players)
