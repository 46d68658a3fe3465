"""Bradley–Terry ratings: a number for each contender that predicts how often it beats others."""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from elfer.simulation.arena.score import AHEAD, Score
from elfer.simulation.confidence_intervals import Mean
from elfer.simulation.student_t import critical_value

SCALE = 400 / log(10)
"""The scale of chess ratings: a lead of 400 points means ten wins for every loss."""
MAX_ITERATIONS = 200
MAX_STEP = 1.0
TOLERANCE = 1e-12

Matrix = list[list[float]]


class _Pairs(NamedTuple):
    """For each pair of contenders: the share of the first, and its maximum in a deal."""

    shares: Matrix
    weights: Matrix


def rate_contenders(score: Score, seats: Sequence[int], anchor: int | None) -> list[Mean]:
    """Return a rating for each contender with its 95 % interval, from the spread between deals.

    The anchor is rated 0; without an anchor, the mean of all ratings is 0. An extra deal that all
    contenders share equally keeps every rating finite. The anchor has no interval. If all deals
    are equal to the extra one, no rating has an interval.
    """
    pairs = _pairs(score, seats)
    strengths = _fit_strengths(pairs)
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
        half = critical_value(score.deals) * sqrt(max(0.0, variance))
        if half < TOLERANCE:
            found.append(Mean(SCALE * value, None, None))
        else:
            found.append(Mean(*(SCALE * part for part in (value, value - half, value + half))))
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


def _fit_strengths(pairs: _Pairs) -> list[float]:
    """Return the maximum-likelihood strengths by Newton's method; the first contender has 0."""
    count = len(pairs.shares)
    strengths = [0.0] * count
    for _ in range(MAX_ITERATIONS):
        slopes = [
            sum(
                pairs.weights[i][j] * (pairs.shares[i][j] - _win_probability(strengths, i, j))
                for j in range(count)
            )
            for i in range(1, count)
        ]
        steps = solve_linear(_curvature(pairs, strengths), slopes)
        for i, step in enumerate(steps, 1):
            strengths[i] += max(-MAX_STEP, min(MAX_STEP, step))
        if max(map(abs, steps)) < TOLERANCE:
            break
    return strengths


def _covariance(score: Score, pairs: _Pairs, strengths: Sequence[float]) -> Matrix:
    """Return the covariance of the strengths, from the variation between whole deals.

    Pairs of seats in one match depend on each other, so they do not count as separate matches.
    """
    count, deals = len(strengths), score.deals + 1
    shared = [sum(row) / 2 for row in pairs.weights]
    ranks = [sum(row) + more for row, more in zip(score.ahead, shared, strict=True)]
    curvature = _curvature(pairs, strengths)
    # The columns of the inverse give the effect of a deal on each strength.
    inverse = [
        solve_linear(curvature, [float(i == j) for j in range(count - 1)]) for i in range(count - 1)
    ]
    spread = [
        [
            (score.rank_products[i][j] + shared[i] * shared[j] - ranks[i] * ranks[j] / deals)
            / ((deals - 1) * deals)
            for j in range(1, count)
        ]
        for i in range(1, count)
    ]
    inner = _product(_product(inverse, spread), inverse)
    return [[0.0] * count] + [[0.0, *row] for row in inner]


def _curvature(pairs: _Pairs, strengths: Sequence[float]) -> Matrix:
    """Return the negative second derivatives, without the first contender, whose strength is 0."""
    count = len(strengths)
    information = [
        [
            pairs.weights[i][j]
            * _win_probability(strengths, i, j)
            * _win_probability(strengths, j, i)
            for j in range(count)
        ]
        for i in range(count)
    ]
    return [
        [sum(information[i]) if i == j else -information[i][j] for j in range(1, count)]
        for i in range(1, count)
    ]


def _win_probability(strengths: Sequence[float], one: int, other: int) -> float:
    """Return the probability that one contender finishes before another."""
    return 0.0 if one == other else 1 / (1 + exp(strengths[other] - strengths[one]))


def solve_linear(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination with pivoting, because numpy may not be installed."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [
                    mine - factor * its for mine, its in zip(rows[row], rows[column], strict=True)
                ]
    return [row[-1] / row[index] for index, row in enumerate(rows)]


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = [*zip(*other, strict=True)]
    return [[sum(map(float.__mul__, row, column)) for column in columns] for row in one]
