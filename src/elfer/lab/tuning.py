"""Weights tuned by playing: the cross-entropy method on whole matches of the fast kernel.

In every generation candidates are drawn around a middle, all of them play the same deals, and the
best ones say where the next middle is and how far around it to look.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from elfer.craft.features import PHASES, Weights
from elfer.lab.effort import Effort
from elfer.lab.kernel import Kernel
from elfer.lab.policies import RIVAL, SEATED
from elfer.lab.weights import lines, lines_of

Numbers = npt.NDArray[np.float64]

CANDIDATE, PLAIN = "hard", "greedy"
"""The candidate sits at one seat, the other seats are his predecessor's, or lay everything."""
WEIGHTS = {PLAIN: 3, RIVAL: 1}
"""How much a win against each of them counts: people rather lay what they have."""
CHECKED = 12
"""How many times as many matches decide whether what was found is better."""


class Step(NamedTuple):
    """How far the search has come."""

    generation: int
    share: float
    """How many times its fair share the best candidate has won."""


class Tuned(NamedTuple):
    """What was found, and how many times its fair share it wins: before and now."""

    weights: Weights
    before: float
    now: float


def tuned(
    kernel: Kernel,
    before: Weights,
    effort: Effort,
    seed: int,
    told: Callable[[Step], None] = lambda step: None,
    others: Iterable[Weights] = (),
) -> Tuned:
    """The best weights found from those of before, or from others if these are a better start.

    Those of before, if what was found is not better.
    """
    rng = np.random.default_rng(seed)
    kernel.seatable = SEATED
    start = max((before, *others), key=lambda each: _share(kernel, each, effort.matches, seed))
    middle: Numbers = np.array(start, np.float64)
    spread = _spread(middle, len(start))
    _seat(kernel, RIVAL, before)
    for generation in range(effort.generations):
        drawn = rng.normal(middle, spread, (effort.candidates, len(start)))
        drawn[0] = middle
        luck = seed * effort.generations + generation + 1
        shares = [_share(kernel, weights, effort.matches, luck) for weights in drawn]
        best = drawn[np.argsort(shares)[::-1][: effort.best]]
        middle = 0.3 * middle + 0.7 * best.mean(0)
        spread = 0.3 * spread + 0.7 * best.std(0) + 0.5
        told(Step(generation + 1, max(shares)))
    return _checked(kernel, before, middle, effort.matches * CHECKED, seed)


def _checked(kernel: Kernel, before: Weights, found: Numbers, matches: int, seed: int) -> Tuned:
    """The better of both on deals that the search has not seen."""
    luck = -1 - seed
    was = _share(kernel, np.array(before, np.float64), matches, luck)
    now = _share(kernel, found, matches, luck)
    weights = before if now <= was else tuple(map(int, np.rint(found)))
    return Tuned(weights, was, max(was, now))


def _spread(middle: Numbers, size: int) -> Numbers:
    """How far around the start to look: a sixth of the first phase's largest weight, at least 30.

    In the other phases, whose weights count several times, a fifth of that.
    """
    always = max(60.0, np.abs(middle).reshape(PHASES, -1).max(1)[0] / 3)
    return np.repeat([always / 2, always / 10, always / 10], size // PHASES)


def _share(kernel: Kernel, weights: Sequence[float] | Numbers, matches: int, luck: int) -> float:
    """How many times its fair share a candidate wins, against both sorts of opponents."""
    _seat(kernel, CANDIDATE, np.rint(weights))
    won = 0.0
    for others, weight in WEIGHTS.items():
        table = [CANDIDATE, *[others] * (kernel.players - 1)]
        winners = kernel.winners(kernel.matches(luck, 0, matches, table))
        won += weight * float((winners[:, 0] / winners.sum(1)).mean())
    return won * kernel.players / sum(WEIGHTS.values())


def _seat(kernel: Kernel, name: str, weights: Sequence[float] | Numbers) -> None:
    """Let the kernel's player of that name have these weights."""
    kernel.weighing.weights["lines"][lines_of(SEATED[name])] = lines(tuple(map(int, weights)))
