"""A trial: whether one bot among others wins as often as it should."""

from dataclasses import dataclass
from enum import StrEnum

from elfer.arena.contest import Contest
from elfer.arena.count import Count
from elfer.arena.sample import Sample

SURE, SIGNIFICANT = 0.001, 0.05
"""Below this chance a trial of the ladder is decided: at each look on the way, and at the last one.

So strict on the way, looking several times hardly adds to the errors of the last look.
"""


class Verdict(StrEnum):
    """What a trial has shown so far."""

    HOLDS = "holds"
    FAILS = "fails"
    OPEN = "open"


@dataclass(frozen=True)
class Trial:
    """A contest of one bot against another at all other seats, and what it is to show."""

    contest: Contest
    looks: tuple[int, ...]
    """After how many deals it is looked whether that is enough."""
    above: float
    """The share of wins that it should have more of; in a standard line, at least."""
    below: float | None = None
    """The share of wins that it should have less of."""
    measured: bool = False
    """Whether all deals are played and the measured share counts, as in a standard line."""

    @property
    def one(self) -> str:
        """The bot that sits there alone."""
        return self.contest.bots[0]

    @property
    def others(self) -> str:
        """The bot at all other seats."""
        return self.contest.bots[1]

    def verdict(self, count: Count) -> Verdict:
        """What so many deals show."""
        if self.measured:
            return self._reached(count)
        if count.deals < self.looks[0]:
            return Verdict.OPEN
        sample = count.sample(self.contest)
        chance = SIGNIFICANT if count.deals >= self.looks[-1] else SURE
        over = _surely(sample, self.above, chance)
        under = 1 if self.below is None else -_surely(sample, self.below, chance)
        if -1 in (over, under):
            return Verdict.FAILS
        return Verdict.HOLDS if over == under == 1 else Verdict.OPEN

    def _reached(self, count: Count) -> Verdict:
        if count.deals < self.looks[-1]:
            return Verdict.OPEN
        share, fair = count.sample(self.contest).mean, 1 / self.contest.players
        return Verdict.HOLDS if share > fair and share >= self.above else Verdict.FAILS

    def next_look(self, count: Count) -> int | None:
        """Up to which deal it is to be played now; None if it has been played enough."""
        if count.deals in self.looks and self.verdict(count) is not Verdict.OPEN:
            return None
        return next((look for look in self.looks if look > count.deals), None)


def looks_until(first: int, most: int, times: int) -> tuple[int, ...]:
    """Looks after so many deals, and so many times as many each time, up to the most."""
    looks: list[int] = []
    while first < most:
        looks.append(first)
        first *= times
    return (*looks, most)


def _surely(sample: Sample, share: float, chance: float) -> int:
    """1 if the truth is surely above a share, −1 if below, 0 if chance may bring that."""
    if sample.chance(share) >= chance:
        return 0
    return 1 if sample.mean > share else -1
