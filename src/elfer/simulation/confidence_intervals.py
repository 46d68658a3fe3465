"""Estimates from counts, each with its 95 % confidence interval."""

from collections import Counter
from math import sqrt
from typing import NamedTuple

from elfer.simulation.student_t import Z, critical_value

MIN_SAMPLE = 2
"""The smallest sample that has a variance."""


class Estimate(NamedTuple):
    """A value and its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Mean(NamedTuple):
    """A mean and its 95 % confidence interval.

    A single number has no interval, and neither do numbers that are all equal.
    """

    value: float
    low: float | None
    high: float | None


class Spread(NamedTuple):
    """The 5 %, 50 % and 95 % quantiles of a distribution."""

    low: float
    median: float
    high: float


def wilson_interval(count: float, of: int) -> Estimate:
    """Return a share with Wilson's interval, which also suits rare events and small samples."""
    part = count / of
    middle = part + Z * Z / (2 * of)
    half = Z * sqrt(part * (1 - part) / of + Z * Z / (4 * of * of))
    whole = 1 + Z * Z / of
    # The interval of a share of 0 or 1 must end exactly there, without a rounding error.
    low = 0.0 if count == 0 else (middle - half) / whole
    high = 1.0 if count == of else (middle + half) / whole
    return Estimate(part, low, high)


def mean_interval(total: int, squares: int, of: int) -> Mean:
    """Return a mean with Student's t interval, from the sums of integers and of their squares."""
    value = total / of
    # Integers until the last division, so that large sums stay exact.
    spread = squares * of - total * total
    if of < MIN_SAMPLE or not spread:
        return Mean(value, None, None)
    half = critical_value(of - 1) * sqrt(spread / (of - 1)) / of
    return Mean(value, value - half, value + half)


def mean_of_counts(counts: Counter[int]) -> Mean:
    """Return the mean of independent numbers, given how often each was counted."""
    total = sum(number * count for number, count in counts.items())
    squares = sum(number * number * count for number, count in counts.items())
    return mean_interval(total, squares, counts.total())


def spread_of_counts(counts: Counter[int]) -> Spread:
    """Return the spread of numbers, given how often each was counted."""
    return Spread(*(quantile(counts, percent) for percent in (5, 50, 95)))


def quantile(counts: Counter[int], percent: float) -> int:
    """Return the smallest number that at least this percentage of the counts does not exceed."""
    wanted = counts.total() * percent
    below = 0
    for number in sorted(counts):
        below += counts[number]
        if below * 100 >= wanted:
            break
    return number
