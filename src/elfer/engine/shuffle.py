"""The random numbers and shuffles of a match, which anyone can compute from its seed."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from elfer.engine.cards import Card

_SPAN = 2**32


def _numbers(seed: str, label: str) -> Iterator[int]:
    """Yield the endless stream of 32-bit numbers for a seed and a label."""
    key = hashlib.sha256(f"{seed}/{label}".encode()).digest()
    block = 0
    while True:
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _draw_below(numbers: Iterator[int], bound: int) -> int:
    """Return a uniformly distributed number below the bound."""
    limit = _SPAN - _SPAN % bound
    return next(number for number in numbers if number < limit) % bound


def shuffle(cards: Sequence[Card], seed: str, label: str) -> tuple[Card, ...]:
    """Return the cards shuffled by seed and label, top card first."""
    numbers = _numbers(seed, label)
    shuffled = list(cards)
    for last in range(len(shuffled) - 1, 0, -1):
        other = _draw_below(numbers, last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return tuple(shuffled)


class Chance(NamedTuple):
    """The random numbers of one round, as a value that can be part of a state."""

    seed: str
    round: int
    mixes: int = 0

    def deal(self, cards: Sequence[Card], attempt: int) -> tuple[Card, ...]:
        """Return the cards shuffled for the round's first deal (attempt 0) or a redeal."""
        return shuffle(cards, self.seed, f"{self.round}/deal/{attempt}")

    def mix(self, cards: Sequence[Card]) -> "tuple[tuple[Card, ...], Chance]":
        """Return the cards shuffled again during the round, and the next `Chance`."""
        mixed = shuffle(sorted(cards), self.seed, f"{self.round}/mix/{self.mixes}")
        return mixed, self._replace(mixes=self.mixes + 1)

    def lot(self, players: int) -> int:
        """Return a random seat to begin this round."""
        return _draw_below(_numbers(self.seed, f"{self.round}/starter"), players)
