"""What a guess gives away about the card of whoever said it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, pi, sqrt

from elfer.games.ratefix import HIGHEST

Trust = Mapping[float, float]
"""How likely somebody lets so much of his own card show in his guess; the rest hides it."""

TRUSTING: Trust = {1.0: 0.9}
"""Nearly everyone says what his own card makes him expect."""
WARY: Trust = {1.0: 0.35, 0.5: 0.25}
"""Some say it, some say half of it, and many hide it."""
SPREAD = 2.0
"""How far a guess may be from what its owner expects."""
CENTRAL = 0.5
"""How often somebody who hides his card says the very middle, or next to it."""


def card_chances(unseen: Sequence[int]) -> list[float]:
    """How likely each value is for any card that was not shown."""
    counts = Counter(unseen)
    return [counts[value] / max(1, len(unseen)) for value in range(HIGHEST + 1)]


def read(chances: Sequence[float], guess: int, players: int, trust: Trust) -> list[float]:
    """The chances of a card's values once its owner has said a guess (Bayes)."""
    mean = sum(value * chance for value, chance in enumerate(chances))
    off = guess - mean * players
    hiding = (1 - sum(trust.values())) * _hiding(off, players)
    likely = [
        chance * (hiding + sum(w * _bell(off - s * (value - mean)) for s, w in trust.items()))
        for value, chance in enumerate(chances)
    ]
    total = sum(likely)
    return [each / total for each in likely] if total else list(chances)


def _bell(off: float) -> float:
    """How likely a guess is so far off what its owner expects."""
    return exp(-((off / SPREAD) ** 2) / 2) / (SPREAD * sqrt(2 * pi))


def _hiding(off: float, players: int) -> float:
    """How likely somebody who hides his card says a number so far from the middle."""
    central = CENTRAL / 3 if abs(off) < 3 / 2 else 0.0
    return central + (1 - CENTRAL) / (HIGHEST * players)
