"""Sequential halving: a search that plays candidates and repeatedly drops the worse half.

All candidates are played in the same determinizations. A determinization is a seat's view with the
hidden cards dealt in a way that the view allows.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from elfer.compiled.encoding import NOTHING, Table
from elfer.compiled.engine import CompiledGame, Positions
from elfer.compiled.registry import compiled_game
from elfer.engine.game import AnyGame
from elfer.engine.moves import Move
from elfer.engine.options import Options, shown
from elfer.engine.seats import Seat

CLEAR = 1.5
"""The number of standard errors by which a candidate must beat the default to replace it."""
SURE = 2.5
"""The number of standard errors that ends the search before its budget is used up."""
SMALLEST_ERROR = 0.01
"""A lower bound on the error, because a few dozen determinizations may agree by chance."""
SLICE = 1 << 14
"""The largest number of determinizations dealt together, which limits the use of memory."""
WIN = 0.5
"""The value of winning one of several rounds."""
POINT = 0.004
"""The value of each point ahead of the others' mean."""

Values = npt.NDArray[np.float64]


class Determinizer(ABC):
    """A seat's view in the compiled engine, with its hidden cards dealt at random."""

    compiled: CompiledGame
    seat: Seat
    smallest_error = SMALLEST_ERROR
    """A lower bound on the error of a gain."""

    @abstractmethod
    def sample(self, count: int, seed: int) -> Positions:
        """Deal `count` determinizations."""

    def play(
        self, turns: Table, chosen: Sequence[int], count: int, seed: int
    ) -> tuple[Values, Values]:
        """Play the chosen turns in `count` determinizations, and return what `evaluate` does.

        The results are indexed by turn, also by those that were not chosen.
        """
        points = np.zeros((len(turns), count, self.compiled.players), np.int64)
        self.compiled.try_turns(self.sample(count, seed), turns, chosen, points)
        return self.evaluate(points)

    def evaluate(self, points: npt.NDArray[np.int64]) -> tuple[Values, Values]:
        """Return the value of each round to the seat, and its share of the win."""
        ahead = points if self.compiled.game.best == "most" else -points
        own, best = ahead[..., self.seat], ahead.max(-1)
        wins = (own == best) / (ahead == best[..., None]).sum(-1)
        if self.compiled.rounds == 1:
            return wins, wins
        others = (ahead.sum(-1) - own) / (ahead.shape[-1] - 1)
        return WIN * wins + POINT * (own - others), wins


@lru_cache(maxsize=64)
def cached_game(game: AnyGame, players: int, options: Options) -> CompiledGame:
    """Return the compiled engine of a game with these options, cached between decisions."""
    return compiled_game(game, players, shown(options))


class SearchResult(NamedTuple):
    """The best candidate, its chance of winning, and that of the runner-up."""

    candidate: int | None
    """The index of the candidate, or None for the default move."""
    chance: float
    other: float
    playouts: int = 0
    """The number of playouts in the whole search."""


def search_candidates(
    determinizer: Determinizer,
    candidates: Sequence[Sequence[Move]],
    playouts: int,
    rng: Random,
) -> SearchResult | None:
    """Return the best candidate and its chances; None if there are no candidates.

    A candidate is the beginning of a turn. After its moves, the seat plays its default policy.
    """
    if not candidates:
        return None
    search = _SequentialHalving(determinizer, candidates)
    search.run(playouts, rng)
    return search.result()


class _SequentialHalving:
    """A comparison of candidates; number 0 is the default."""

    def __init__(self, determinizer: Determinizer, candidates: Sequence[Sequence[Move]]) -> None:
        self._determinizer = determinizer
        count, longest = len(candidates) + 1, max(map(len, candidates)) + 1
        self._codes = np.full((count, longest), NOTHING, np.int64)
        for number, moves in enumerate(candidates, 1):
            self._codes[number, : len(moves)] = [determinizer.compiled.code(move) for move in moves]
        self._alive = list(range(count))
        self._playouts = 0
        self._values: Values = np.zeros((count, 0))
        self._wins: Values = np.zeros((count, 0))

    def run(self, playouts: int, rng: Random) -> None:
        """Repeatedly drop the worse half, and play the rest in more determinizations."""
        stages = max(1, (len(self._alive) - 1).bit_length())
        for _ in range(stages):
            count = max(2, playouts // (stages * len(self._alive)))
            self._play_out(count, rng.getrandbits(63))
            order = sorted(self._alive[1:], key=lambda number: -self._values[number].mean())
            if self._is_clear(order):
                self._alive = [0, order[0]]
                break
            self._alive = [0, *order[: (len(order) + 1) // 2]]

    def _is_clear(self, order: Sequence[int]) -> bool:
        """Return whether the default or the best candidate is certain to be the best of all."""
        best, *others = order
        gain = self._gain(best, 0)
        if gain < -SURE:
            return True
        return gain > SURE and all(self._gain(best, other) > SURE for other in others)

    def _gain(self, one: int, other: int) -> float:
        """Return one candidate's lead over another in standard errors."""
        gains = self._values[one] - self._values[other]
        error = float(gains.std()) / max(1.0, float(np.sqrt(gains.size - 1)))
        return float(gains.mean()) / max(error, self._determinizer.smallest_error)

    def _play_out(self, count: int, seed: int) -> None:
        """Play the remaining candidates in `count` more determinizations."""
        self._playouts += count * len(self._alive)
        parts = [
            self._play_slice(min(SLICE, count - first), seed + first)
            for first in range(0, count, SLICE)
        ]
        values, wins = zip(*parts, strict=True)
        self._values = np.concatenate((self._values, *values), axis=1)
        self._wins = np.concatenate((self._wins, *wins), axis=1)

    def _play_slice(self, count: int, seed: int) -> tuple[Values, Values]:
        return self._determinizer.play(self._codes, self._alive, count, seed)

    def result(self) -> SearchResult:
        """Return the best candidate if it is clearly better than the default."""
        best = self._alive[1]
        default, chance = float(self._wins[0].mean()), float(self._wins[best].mean())
        if self._gain(best, 0) > CLEAR:
            return SearchResult(best - 1, chance, default, self._playouts)
        return SearchResult(None, default, chance, self._playouts)
