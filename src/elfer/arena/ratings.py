"""Ratings by Bradley and Terry: one number for each contender says who beats whom how often."""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from elfer.arena.equations import solved
from elfer.arena.score import AHEAD, Score
from elfer.lab.estimates import Estimate
from elfer.lab.student import reach

SCALE = 400 / log(10)
"""As in chess: who is rated 400 above another beats him ten times as often as he is beaten."""
ROUNDS = 200
LARGEST_STEP = 1.0
CLOSE = 1e-12

Matrix = list[list[float]]


class _Pairs(NamedTuple):
    """For each two contenders the share of the one, and how much there was to win in a deal."""

    shares: Matrix
    weights: Matrix


def ratings(score: Score, seats: Sequence[int], anchor: int | None) -> list[Estimate]:
    """A rating for each contender with its 95 % interval, by the spread between deals.

    The anchor has 0, or else the mean of all. As if there had been one more deal that all share
    alike: so nobody's rating is infinite.
    """
    pairs = _pairs(score, seats)
    strengths = _fitted(pairs)
    covariance = _covariance(score, pairs, strengths)
    count = len(strengths)
    level = [1 / count] * count if anchor is None else [float(i == anchor) for i in range(count)]
    found = []
    for one in range(count):
        contrast = [float(one == other) - level[other] for other in range(count)]
        value = sum(map(float.__mul__, contrast, strengths))
        variance = sum(
            contrast[i] * contrast[j] * covariance[i][j] for i in range(count) for j in range(count)
        )
        half = reach(score.deals) * sqrt(max(0.0, variance))
        found.append(Estimate(*(SCALE * part for part in (value, value - half, value + half))))
    return found


def _pairs(score: Score, seats: Sequence[int]) -> _Pairs:
    players, deals = sum(seats), score.deals
    weights = [
        [0.0 if i == j else float(AHEAD * players * one * other) for j, other in enumerate(seats)]
        for i, one in enumerate(seats)
    ]
    shares = [
        [
            0.0 if i == j else (score.ahead[i][j] / weights[i][j] + 0.5) / (deals + 1)
            for j in range(len(seats))
        ]
        for i in range(len(seats))
    ]
    return _Pairs(shares, weights)


def _fitted(pairs: _Pairs) -> list[float]:
    """The strengths that make what was seen most likely; the first contender has 0."""
    count = len(pairs.shares)
    strengths = [0.0] * count
    for _ in range(ROUNDS):
        slopes = [
            sum(
                pairs.weights[i][j] * (pairs.shares[i][j] - _beats(strengths, i, j))
                for j in range(count)
            )
            for i in range(1, count)
        ]
        steps = solved(_curvature(pairs, strengths), slopes)
        for i, step in enumerate(steps, 1):
            strengths[i] += max(-LARGEST_STEP, min(LARGEST_STEP, step))
        if max(map(abs, steps)) < CLOSE:
            break
    return strengths


def _covariance(score: Score, pairs: _Pairs, strengths: Sequence[float]) -> Matrix:
    """How sure the strengths are, and how they depend on each other.

    Not as if each pair of seats were a match of its own: from how the results of whole deals vary.
    """
    count, deals = len(strengths), score.deals + 1
    alike = [sum(row) / 2 for row in pairs.weights]
    ranks = [sum(row) + more for row, more in zip(score.ahead, alike, strict=True)]
    curvature = _curvature(pairs, strengths)
    # What a deal pulls at each strength, as columns of the inverse of the curvature.
    inverse = [
        solved(curvature, [float(i == j) for j in range(count - 1)]) for i in range(count - 1)
    ]
    spread = [
        [
            (score.rank_products[i][j] + alike[i] * alike[j] - ranks[i] * ranks[j] / deals)
            / ((deals - 1) * deals)
            for j in range(1, count)
        ]
        for i in range(1, count)
    ]
    inner = _product(_product(inverse, spread), inverse)
    return [[0.0] * count] + [[0.0, *row] for row in inner]


def _curvature(pairs: _Pairs, strengths: Sequence[float]) -> Matrix:
    """How fast the slopes change; without the first contender, whose strength stays."""
    count = len(strengths)
    pulls = [
        [
            pairs.weights[i][j] * _beats(strengths, i, j) * _beats(strengths, j, i)
            for j in range(count)
        ]
        for i in range(count)
    ]
    return [
        [sum(pulls[i]) if i == j else -pulls[i][j] for j in range(1, count)]
        for i in range(1, count)
    ]


def _beats(strengths: Sequence[float], one: int, other: int) -> float:
    """How often the one is to finish before the other; nobody plays against himself."""
    return 0.0 if one == other else 1 / (1 + exp(strengths[other] - strengths[one]))


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = [*zip(*other, strict=True)]
    return [[sum(map(float.__mul__, row, column)) for column in columns] for row in one]
