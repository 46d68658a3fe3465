"""Chances of winning, based on the sizes of the hands, and the numbers that a seat has to lay."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from elfer.engine.seats import Seat


class WinChances:
    """Chances of emptying a hand first: each extra card reduces them by the same factor."""

    def __init__(self, sizes: Sequence[int], length: float) -> None:
        self._length = length
        self._weights = [exp(-size / length) for size in sizes]
        self._sum = sum(self._weights)

    def chance(self, seat: Seat, more: int = 0) -> float:
        """Return a seat's chance of winning with `more` extra cards."""
        own = self._weights[seat]
        changed = own * exp(-more / self._length)
        return changed / (self._sum - own + changed)

    def after_question(
        self, seat: Seat, questioner: Seat, layer: Seat, pile: int, *, honest: bool, more: int = 0
    ) -> float:
        """Return a seat's chance of winning with `more` extra cards after a question.

        The layer takes the pile if the card was a lie, otherwise the questioner does (MO-4, EW-4).
        """
        taker = questioner if honest else layer
        if taker == seat:
            return self.chance(seat, more + pile)
        own, rival = self._weights[seat], self._weights[taker]
        changed = own * exp(-more / self._length)
        rest = self._sum - own - rival + rival * exp(-pile / self._length)
        return changed / (rest + changed)


DISCOUNT = 0.8
"""The weight of each turn relative to the one before it."""
TURNS = 12
"""The number of turns to look ahead."""


@lru_cache(maxsize=1 << 10)
def count_asked(number: int, highest: int, players: int, restarts: float) -> tuple[float, ...]:
    """Return how often the seat will have to lay each number, with later turns discounted.

    The count rises by one with each player, and wraps from the highest number to 1 (MO-3, EW-2).
    It may restart on any turn.
    """
    chances = [0.0] * (highest + 1)
    chances[number] = 1.0
    total = [0.0] * (highest + 1)
    worth = 1.0
    for _ in range(TURNS):
        for _ in range(players):
            chances = [0.0, 0.0, *chances[1:highest]]
            chances[1] = 1 - (1 - restarts) * sum(chances)
            chances[2:] = [chance * (1 - restarts) for chance in chances[2:]]
        worth *= DISCOUNT
        total = [sum_ + worth * chance for sum_, chance in zip(total, chances, strict=True)]
    return tuple(total)
