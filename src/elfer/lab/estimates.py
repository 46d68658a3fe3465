"""Estimates from counts, each with the interval that the truth is in 95 times out of 100."""

from collections import Counter
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""As many standard deviations on both sides have 95 % of a normal distribution."""


class Estimate(NamedTuple):
    """A value, and the 95 % confidence interval around it."""

    value: float
    low: float
    high: float


class Spread(NamedTuple):
    """How a number is spread: what 5, 50 and 95 % of them are not above."""

    low: float
    median: float
    high: float


def share(count: float, of: int) -> Estimate:
    """A share by Wilson's interval, which is right for rare things and small numbers too."""
    part = count / of
    middle = part + Z * Z / (2 * of)
    half = Z * sqrt(part * (1 - part) / of + Z * Z / (4 * of * of))
    whole = 1 + Z * Z / of
    # A share that is never or always there has its end exactly there, whatever rounding says.
    low = 0.0 if count == 0 else (middle - half) / whole
    high = 1.0 if count == of else (middle + half) / whole
    return Estimate(part, low, high)


def mean(total: int, squares: int, of: int) -> Estimate:
    """A mean by the normal interval, from sums of whole numbers."""
    value = total / of
    # Whole numbers until the last division: nothing is lost however many there are.
    variance = (squares * of - total * total) / (of * (of - 1)) if of > 1 else 0.0
    half = Z * sqrt(variance / of)
    return Estimate(value, value - half, value + half)


def spread(counts: Counter[int]) -> Spread:
    """The spread of numbers that were counted."""
    return Spread(*(quantile(counts, percent) for percent in (5, 50, 95)))


def mean_of(counts: Counter[int]) -> Estimate:
    """The mean of numbers that were counted and do not depend on each other."""
    total = sum(number * count for number, count in counts.items())
    squares = sum(number * number * count for number, count in counts.items())
    return mean(total, squares, counts.total())


def quantile(counts: Counter[int], percent: int) -> int:
    """The smallest number that so many per cent of the counted ones are not above."""
    wanted = counts.total() * percent
    below = 0
    for number in sorted(counts):
        below += counts[number]
        if below * 100 >= wanted:
            break
    return number
