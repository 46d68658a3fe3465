"""Players by weights for the league: tuned by self-play, or as the best response to a player.

Both use the cross-entropy method, as `elfer tune` does, but with other opponents.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from elfer.compiled.engine import CompiledGame
from elfer.compiled.evaluation import expand, lines_of
from elfer.compiled.policies import LINEAR, RIVAL, WEIGHTS_ONLY
from elfer.evaluation.features import PHASES, Weights

Numbers = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]

OLD, NEW = 0.3, 0.7
"""How much the last distribution and the best candidates count for the next one."""
SMALLEST = 0.5
"""An addition to all deviations, which keeps the search from stopping too early."""
SETTLED = 3
"""The result is the mean of the last generations, one in so many of them."""


class Effort(NamedTuple):
    """The number of generations, and of the candidates and matches in each of them."""

    generations: int = 90
    candidates: int = 32
    best: int = 7
    matches: int = 1_000


def set_weights(
    compiled: CompiledGame, name: str, weights: Sequence[float] | Numbers | Whole
) -> None:
    """Give these weights to a player of the compiled engine."""
    table = compiled.mixed_rules.weights["lines"]
    table[lines_of(WEIGHTS_ONLY[name])] = expand(tuple(round(each) for each in weights))


def tune_by_self_play(
    compiled: CompiledGame,
    start: Weights,
    effort: Effort,
    seed: int,
    report: Callable[[int], None] = lambda generation: None,
) -> Weights:
    """Return weights that do well against themselves."""

    def follow(mean: Numbers) -> None:
        set_weights(compiled, LINEAR, mean)

    return _search(compiled, start, [LINEAR], effort, seed, follow, report)


def find_best_response(
    compiled: CompiledGame, start: Weights, opponent: str, effort: Effort, seed: int
) -> Weights:
    """Return the weights found that win most against a player at all other seats."""
    return _search(compiled, start, [opponent], effort, seed)


def _search(
    compiled: CompiledGame,
    start: Weights,
    opponents: Sequence[str],
    effort: Effort,
    seed: int,
    follow: Callable[[Numbers], None] = lambda mean: None,
    report: Callable[[int], None] = lambda generation: None,
) -> Weights:
    rng = np.random.default_rng(seed)
    mean: Numbers = np.array(start, np.float64)
    deviation = _first_deviation(mean)
    means = []
    for generation in range(effort.generations):
        follow(mean)
        candidates = rng.normal(mean, deviation, (effort.candidates, mean.size))
        candidates[0] = mean
        deals = seed * effort.generations + generation + 1
        shares = [
            sum(share_of(compiled, each, other, effort.matches, deals) for other in opponents)
            for each in candidates
        ]
        best = candidates[np.argsort(shares)[::-1][: effort.best]]
        mean = OLD * mean + NEW * best.mean(0)
        deviation = OLD * deviation + NEW * best.std(0) + SMALLEST
        means.append(mean)
        report(generation + 1)
    settled = np.mean(means[-max(1, len(means) // SETTLED) :], 0)
    return tuple(int(each) for each in np.rint(settled))


def share_of(
    compiled: CompiledGame, weights: Sequence[float] | Numbers, other: str, matches: int, deals: int
) -> float:
    """Return the share of wins of a player with these weights against others of one kind."""
    set_weights(compiled, RIVAL, weights)
    won = compiled.winners(
        compiled.matches(deals, 0, matches, [RIVAL, *[other] * (compiled.players - 1)])
    )
    return float((won[:, 0] / won.sum(1)).mean())


def _first_deviation(mean: Numbers) -> Numbers:
    """Return the initial deviation, which is smaller for weights that count several times."""
    always = max(60.0, float(np.abs(mean[: mean.size // PHASES]).max()) / 3)
    return np.repeat([always / 2, always / 10, always / 10], mean.size // PHASES)
