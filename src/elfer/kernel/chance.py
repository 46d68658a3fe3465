"""Everything random in a match: numbers drawn from one seed, so that anyone can check them."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from elfer.kernel.cards import Card

_SPAN = 2**32


def _numbers(seed: str, label: str) -> Iterator[int]:
    """The endless stream of 32-bit numbers that a seed has under a label."""
    key = hashlib.sha256(f"{seed}/{label}".encode()).digest()
    block = 0
    while True:
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(numbers: Iterator[int], bound: int) -> int:
    """The next number of the stream, brought below the bound without favouring any."""
    limit = _SPAN - _SPAN % bound
    return next(number for number in numbers if number < limit) % bound


def shuffle(cards: Sequence[Card], seed: str, label: str) -> tuple[Card, ...]:
    """The cards in the order that seed and label give them; the first one is the top."""
    numbers = _numbers(seed, label)
    shuffled = list(cards)
    for last in range(len(shuffled) - 1, 0, -1):
        other = _below(numbers, last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return tuple(shuffled)


class Chance(NamedTuple):
    """The luck of one round: a value that a state can carry; using it gives the next one."""

    seed: str
    round: int
    mixes: int = 0

    def deal(self, cards: Sequence[Card], attempt: int) -> tuple[Card, ...]:
        """The shuffle before the round's first deal (attempt 0) or a redeal."""
        return shuffle(cards, self.seed, f"{self.round}/deal/{attempt}")

    def mix(self, cards: Sequence[Card]) -> "tuple[tuple[Card, ...], Chance]":
        """A later shuffle of this round, from fresh-deck order, and the chance that is left."""
        mixed = shuffle(sorted(cards), self.seed, f"{self.round}/mix/{self.mixes}")
        return mixed, self._replace(mixes=self.mixes + 1)

    def lot(self, players: int) -> int:
        """The seat that begins this round by lot."""
        return _below(_numbers(self.seed, f"{self.round}/starter"), players)
