"""One number for each deal: its mean, how sure that is, and whether it is what was expected."""

from math import sqrt
from typing import NamedTuple

from elfer.lab.estimates import Estimate, share
from elfer.lab.student import chance_beyond, reach


class Sample(NamedTuple):
    """The sum and the sum of the squares of whole numbers, one for each of at least two deals.

    Rotations of a deal depend on each other, so the deal is what is counted.
    """

    total: int
    squares: int
    deals: int
    unit: int
    """Which of these numbers counts as 1."""

    @property
    def mean(self) -> float:
        """The mean."""
        return self.total / (self.deals * self.unit)

    @property
    def error(self) -> float:
        """The standard error of the mean, by the spread between deals."""
        spread = self.squares * self.deals - self.total * self.total
        return sqrt(spread / (self.deals - 1)) / (self.deals * self.unit)

    def estimate(self) -> Estimate:
        """The mean with its 95 % interval."""
        half = reach(self.deals - 1) * self.error
        return Estimate(self.mean, self.mean - half, self.mean + half)

    def share(self) -> Estimate:
        """The same for a share from 0 to 1.

        Where no deal differs from another nothing can be said by their spread; then each counts as
        one match would.
        """
        if not self.error:
            return share(self.mean * self.deals, self.deals)._replace(value=self.mean)
        value, low, high = self.estimate()
        return Estimate(value, max(0.0, low), min(1.0, high))

    def chance(self, expected: float) -> float:
        """How likely a mean at least as far from the expected share is, if that is the truth."""
        if self.mean in (0, 1):  # each deal counts as one match that was lost or won
            return min(1.0, 2 * abs(1 - self.mean - expected) ** self.deals)
        error = self.error or sqrt(expected * (1 - expected) / self.deals)
        return chance_beyond((self.mean - expected) / error, self.deals - 1)
