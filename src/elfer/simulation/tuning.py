"""Weights tuned by playing: the cross-entropy method on whole matches of the compiled engine.

Each generation draws candidates from a normal distribution, and all of them play the same deals.
The mean and deviation of the best candidates become the distribution of the next generation.
"""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from elfer.compiled.engine import CompiledGame
from elfer.compiled.evaluation import expand, lines_of
from elfer.compiled.policies import RIVAL, WEIGHTS_ONLY
from elfer.evaluation.features import PHASES, Weights
from elfer.simulation.confidence_intervals import MIN_SAMPLE, Mean
from elfer.simulation.student_t import critical_value

Numbers = npt.NDArray[np.float64]

CANDIDATE, PLAIN = "hard", "greedy"
"""The bot that gets the candidate's weights, and the simpler of the two kinds of opponents."""
WEIGHTS = {PLAIN: 3, RIVAL: 1}
"""The weight of a win against each kind of opponent; people play more like the greedy bot."""
CHECK_FACTOR = 12
"""The number of matches in the final check, as a multiple of those in a generation."""


class Effort(NamedTuple):
    """The number of generations, candidates and matches of a tuning run."""

    generations: int
    matches: int
    """The number of matches of each candidate against each kind of opponent."""
    candidates: int = 32
    best: int = 7
    """The number of candidates that shape the next generation."""


class Progress(NamedTuple):
    """The result of one generation."""

    generation: int
    share: float
    """The wins of its best candidate, as a multiple of the fair share."""


class TuningResult(NamedTuple):
    """The best weights, and the wins before and after tuning, as multiples of the fair share."""

    weights: Weights
    before: float
    now: float
    matches: int
    """The number of deals against each kind of opponent in the final check."""
    gain: Mean
    """The mean gain in wins per deal, as a multiple of the fair share."""


def tune_weights(
    compiled: CompiledGame,
    before: Weights,
    effort: Effort,
    seed: int,
    report: Callable[[Progress], None] = lambda progress: None,
    others: Iterable[Weights] = (),
) -> TuningResult:
    """Return better weights, or the previous ones if the search finds none.

    The search starts from the best of the given weights.
    """
    rng = np.random.default_rng(seed)
    compiled.seatable = WEIGHTS_ONLY
    start = max(
        (before, *others), key=lambda each: _measure_share(compiled, each, effort.matches, seed)
    )
    mean: Numbers = np.array(start, np.float64)
    deviation = _first_deviation(mean, len(start))
    _set_weights(compiled, RIVAL, before)
    for generation in range(effort.generations):
        candidates = rng.normal(mean, deviation, (effort.candidates, len(start)))
        candidates[0] = mean
        deal_seed = seed * effort.generations + generation + 1
        shares = [
            _measure_share(compiled, weights, effort.matches, deal_seed) for weights in candidates
        ]
        best = candidates[np.argsort(shares)[::-1][: effort.best]]
        mean = 0.3 * mean + 0.7 * best.mean(0)
        deviation = 0.3 * deviation + 0.7 * best.std(0) + 0.5
        report(Progress(generation + 1, max(shares)))
    return _check(compiled, before, mean, effort.matches * CHECK_FACTOR, seed)


def _check(
    compiled: CompiledGame, before: Weights, found: Numbers, matches: int, seed: int
) -> TuningResult:
    """Return the better of two sets of weights, measured on deals that the search has not used."""
    deal_seed = -1 - seed
    was = _play(compiled, np.array(before, np.float64), matches, deal_seed)
    now = _play(compiled, found, matches, deal_seed)
    if _mean_share(compiled, now) <= _mean_share(compiled, was):
        now, weights = was, before
    else:
        weights = tuple(map(int, np.rint(found)))
    gain = _mean(_shares_by_deal(compiled, now) - _shares_by_deal(compiled, was))
    return TuningResult(
        weights, _mean_share(compiled, was), _mean_share(compiled, now), matches, gain
    )


def _mean(numbers: Numbers) -> Mean:
    """Return the mean with its 95 % interval, if the numbers differ."""
    value, deviation = float(numbers.mean()), float(numbers.std())
    if numbers.size < MIN_SAMPLE or not deviation:
        return Mean(value, None, None)
    half = critical_value(numbers.size - 1) * deviation / sqrt(numbers.size - 1)
    return Mean(value, value - half, value + half)


def _first_deviation(mean: Numbers, size: int) -> Numbers:
    """Return the initial deviation: a sixth of the first phase's largest weight, at least 30.

    The other phases get a fifth of that, because their weights count several times.
    """
    always = max(60.0, np.abs(mean).reshape(PHASES, -1).max(1)[0] / 3)
    return np.repeat([always / 2, always / 10, always / 10], size // PHASES)


def _measure_share(
    compiled: CompiledGame, weights: Sequence[float] | Numbers, matches: int, deal_seed: int
) -> float:
    """Return a candidate's wins against all opponents, as a multiple of the fair share."""
    return _mean_share(compiled, _play(compiled, weights, matches, deal_seed))


def _play(
    compiled: CompiledGame, weights: Sequence[float] | Numbers, matches: int, deal_seed: int
) -> dict[str, Numbers]:
    """Return the share of each match that a candidate wins, by kind of opponent."""
    _set_weights(compiled, CANDIDATE, np.rint(weights))
    won = {}
    for others in WEIGHTS:
        table = [CANDIDATE, *[others] * (compiled.players - 1)]
        winners = compiled.winners(compiled.matches(deal_seed, 0, matches, table))
        won[others] = winners[:, 0] / winners.sum(1)
    return won


def _mean_share(compiled: CompiledGame, won: dict[str, Numbers]) -> float:
    """Return the mean number of wins, as a multiple of the fair share."""
    total = 0.0
    for others, weight in WEIGHTS.items():
        total += weight * float(won[others].mean())
    return total * compiled.players / sum(WEIGHTS.values())


def _shares_by_deal(compiled: CompiledGame, won: dict[str, Numbers]) -> Numbers:
    """Return the wins in each deal, as multiples of the fair share."""
    total = sum(weight * won[others] for others, weight in WEIGHTS.items())
    return np.asarray(total) * (compiled.players / sum(WEIGHTS.values()))


def _set_weights(compiled: CompiledGame, name: str, weights: Sequence[float] | Numbers) -> None:
    """Give these weights to the compiled engine's bot of that name."""
    table = compiled.mixed_rules.weights["lines"]
    table[lines_of(WEIGHTS_ONLY[name])] = expand(tuple(map(int, weights)))
