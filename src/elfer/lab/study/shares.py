"""Shares of wins with their intervals of 95 %."""

from math import sqrt
from typing import NamedTuple

_Z = 1.96
_NONE = 1e-12
"""Variances below this are what rounding leaves of 0."""


class Share(NamedTuple):
    """A share from 0 to 1, the interval that it lies in, and what would be fair."""

    value: float
    low: float
    high: float
    fair: float

    @property
    def unfair(self) -> bool:
        """Whether the interval leaves the fair share out."""
        return not self.low <= self.fair <= self.high

    @property
    def half_width(self) -> float:
        """How far the interval reaches to either side."""
        return (self.high - self.low) / 2


def counted_share(wins: int, of: int, fair: float) -> Share:
    """The share of so many wins among all, with Wilson's interval."""
    value = wins / of
    middle = (value + _Z**2 / (2 * of)) / (1 + _Z**2 / of)
    reach = _Z / (1 + _Z**2 / of) * sqrt(value * (1 - value) / of + _Z**2 / (4 * of**2))
    return Share(value, max(0.0, middle - reach), min(1.0, middle + reach), fair)


def mean_share(total: float, squares: float, count: int, fair: float) -> Share:
    """The mean of so many shares whose sum and sum of squares are known.

    Where none differs from another nothing can be said by their spread; then they are counted.
    """
    value = total / count
    variance = max(0.0, squares / count - value**2)
    if variance < _NONE:
        return counted_share(round(total), count, fair)
    reach = _Z * sqrt(variance / count)
    return Share(value, max(0.0, value - reach), min(1.0, value + reach), fair)
