"""The best answer to the guesses before: where most sums are nearer to oneself."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate

from elfer.bots.guessing.sums import Chances


class Field:
    """The sums with their chances, and the guesses that have been said."""

    def __init__(self, chances: Chances, guesses: Sequence[int]) -> None:
        self._below = [0.0, *accumulate(chances)]
        self._guesses = sorted(guesses)

    def share(self, guess: int, tie: float) -> float:
        """How likely a guess wins if it is the last one, with so much of each tie."""
        others = self._guesses
        at = bisect_left(others, guess)
        if at < len(others) and others[at] == guess:
            return tie * self._nearest_to(at)
        low, high, ties = 0, len(self._below) - 2, 0.0
        if at:
            lower = others[at - 1]
            low = (lower + guess) // 2 + 1
            if (lower + guess) % 2 == 0:
                ties += self._between(low - 1, low - 1)
        if at < len(others):
            upper = others[at]
            high = (guess + upper - 1) // 2
            if (guess + upper) % 2 == 0:
                ties += self._between(high + 1, high + 1)
        return self._between(low, high) + tie * ties

    def _nearest_to(self, at: int) -> float:
        """How likely one of the guesses said is among the nearest."""
        others, guess = self._guesses, self._guesses[at]
        upper = bisect_right(others, guess)
        low = (others[at - 1] + guess + 1) // 2 if at else 0
        high = (guess + others[upper]) // 2 if upper < len(others) else len(self._below) - 2
        return self._between(low, high)

    def _between(self, low: int, high: int) -> float:
        last = len(self._below) - 1
        low, high = max(0, low), min(high, last - 1)
        return self._below[high + 1] - self._below[low] if low <= high else 0.0

    def best(self, numbers: Sequence[int], tie: float) -> tuple[float, int]:
        """The highest share, and the number that has it; of several the one most central."""
        return max((self.share(number, tie), number) for number in numbers)
