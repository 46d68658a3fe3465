"""Turns tried in the same worlds, fewer and fewer of them, more and more often."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from elfer.kernel.moves import Move
from elfer.lab.kernel import Kernel, Positions
from elfer.lab.moves import NOTHING

CLEAR = 1.5
"""How many standard errors a turn must be better to be preferred to the usual one."""
SURE = 2.5
"""How many standard errors end the search before its budget is used up."""
SMALLEST = 0.01
"""No error is taken for smaller than this: some dozen worlds may agree by chance."""
SLICE = 1 << 14
"""How many worlds are dealt at once at most: memory stays small, whatever the budget."""

Values = npt.NDArray[np.float64]


class Worlds(ABC):
    """A seat's view in the fast kernel: what it cannot see is dealt as it may be."""

    kernel: Kernel

    @abstractmethod
    def dealt(self, count: int, seed: int) -> Positions:
        """So many worlds."""

    @abstractmethod
    def valued(self, points: npt.NDArray[np.int64]) -> tuple[Values, Values]:
        """What each round is worth to the seat, and its share of the win."""


class Found(NamedTuple):
    """The turn that promises most, its chance of winning, and that of the next best."""

    turn: int | None
    """Which one of those that were given; None is the usual one."""
    chance: float
    other: float


def tried(
    worlds: Worlds, turns: Sequence[Sequence[Move]], playouts: int, rng: Random
) -> Found | None:
    """Which of these turns is clearly better than the usual one; None, if there are none.

    After the moves of a turn its player goes on as usual.
    """
    if not turns:
        return None
    trial = _Trial(worlds, turns)
    trial.run(playouts, rng)
    return trial.verdict()


class _Trial:
    """Turns in comparison: number 0 is the usual one."""

    def __init__(self, worlds: Worlds, turns: Sequence[Sequence[Move]]) -> None:
        self._worlds = worlds
        count, longest = len(turns) + 1, max(map(len, turns)) + 1
        self._codes = np.full((count, longest), NOTHING, np.int64)
        for number, turn in enumerate(turns, 1):
            self._codes[number, : len(turn)] = [worlds.kernel.code(move) for move in turn]
        self._alive = list(range(count))
        self._values: Values = np.zeros((count, 0))
        self._wins: Values = np.zeros((count, 0))

    def run(self, playouts: int, rng: Random) -> None:
        """Halve the field again and again; those that stay are tried in more worlds."""
        stages = max(1, (len(self._alive) - 1).bit_length())
        for _ in range(stages):
            count = max(2, playouts // (stages * len(self._alive)))
            self._try(count, rng.getrandbits(63))
            order = sorted(self._alive[1:], key=lambda turn: -self._values[turn].mean())
            if self._is_clear(order):
                self._alive = [0, order[0]]
                break
            self._alive = [0, *order[: (len(order) + 1) // 2]]

    def _is_clear(self, order: Sequence[int]) -> bool:
        """Whether the usual turn, or else the best other one, is surely better than the rest."""
        best, *others = order
        gain = self._gain(best, 0)
        if gain < -SURE:
            return True
        return gain > SURE and all(self._gain(best, other) > SURE for other in others)

    def _gain(self, turn: int, other: int) -> float:
        """By how many standard errors one turn is better than another."""
        gains = self._values[turn] - self._values[other]
        error = float(gains.std()) / max(1.0, float(np.sqrt(gains.size - 1)))
        return float(gains.mean()) / max(error, SMALLEST)

    def _try(self, count: int, seed: int) -> None:
        """Try all that stay in so many worlds more, some of them at a time."""
        parts = [
            self._part(min(SLICE, count - first), seed + first) for first in range(0, count, SLICE)
        ]
        values, wins = zip(*parts, strict=True)
        self._values = np.concatenate((self._values, *values), axis=1)
        self._wins = np.concatenate((self._wins, *wins), axis=1)

    def _part(self, count: int, seed: int) -> tuple[Values, Values]:
        kernel = self._worlds.kernel
        points = np.zeros((len(self._codes), count, kernel.players), np.int64)
        kernel.tried(self._worlds.dealt(count, seed), self._codes, self._alive, points)
        return self._worlds.valued(points)

    def verdict(self) -> Found:
        """The best turn if it is clearly better than the usual one."""
        best = self._alive[1]
        usual, chance = float(self._wins[0].mean()), float(self._wins[best].mean())
        if self._gain(best, 0) > CLEAR:
            return Found(best - 1, chance, usual)
        return Found(None, usual, chance)
