"""The race to have no cards: who is how likely to win it, by the numbers of cards."""

from collections.abc import Sequence
from math import exp

from elfer.kernel.seats import Seat


class Race:
    """How likely each seat wins, if a card more makes it less likely by always the same factor."""

    def __init__(self, sizes: Sequence[int], length: float) -> None:
        self._length = length
        self._weights = [exp(-size / length) for size in sizes]
        self._sum = sum(self._weights)

    def chance(self, seat: Seat, more: int = 0) -> float:
        """Of a seat, if it had so many cards more."""
        own = self._weights[seat]
        changed = own * exp(-more / self._length)
        return changed / (self._sum - own + changed)

    def against(self, seat: Seat, other: Seat, others: int, more: int = 0) -> float:
        """Of a seat, if another one had so many cards more, and it had some more itself."""
        own, his = self._weights[seat], self._weights[other]
        changed = own * exp(-more / self._length)
        rest = self._sum - own - his + his * exp(-others / self._length)
        return changed / (rest + changed)
