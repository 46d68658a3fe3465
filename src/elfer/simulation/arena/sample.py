"""Samples with one number per deal: the mean, its confidence interval and its p-value."""

from math import sqrt
from typing import NamedTuple

from elfer.simulation.confidence_intervals import MIN_SAMPLE, Estimate, Mean, wilson_interval
from elfer.simulation.student_t import critical_value, two_sided_p


class Sample(NamedTuple):
    """The sum and the sum of squares of integers, one for each deal.

    The rotations of a deal depend on each other, so a deal counts as one number.
    """

    total: int
    squares: int
    deals: int
    unit: int
    """The number that counts as 1."""

    @property
    def mean(self) -> float:
        """The mean, in units."""
        return self.total / (self.deals * self.unit)

    @property
    def error(self) -> float:
        """The standard error of the mean, from the variance between deals; 0 if unknown."""
        if self.deals < MIN_SAMPLE:
            return 0.0
        spread = self.squares * self.deals - self.total * self.total
        return sqrt(spread / (self.deals - 1)) / (self.deals * self.unit)

    def estimate(self) -> Mean:
        """Return the mean with its 95 % interval, if the deals differ."""
        if not self.error:
            return Mean(self.mean, None, None)
        half = critical_value(self.deals - 1) * self.error
        return Mean(self.mean, self.mean - half, self.mean + half)

    def share(self) -> Estimate:
        """Return the mean as a share from 0 to 1 with its 95 % interval.

        If all deals are equal, they have no variance, so each deal counts as one match.
        """
        value, low, high = self.estimate()
        if low is None or high is None:
            return wilson_interval(value * self.deals, self.deals)._replace(value=value)
        return Estimate(value, max(0.0, low), min(1.0, high))

    def p_value(self, expected: float) -> float:
        """Return the probability that chance alone gives a mean this far from `expected`."""
        if self.mean in (0, 1):  # each deal counts as one match, lost or won
            return min(1.0, 2 * abs(1 - self.mean - expected) ** self.deals)
        error = self.error or sqrt(expected * (1 - expected) / self.deals)
        return two_sided_p((self.mean - expected) / error, self.deals - 1)
