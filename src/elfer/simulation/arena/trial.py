"""A trial, which tests whether one bot among others wins as often as it should."""

from dataclasses import dataclass
from enum import StrEnum

from elfer.simulation.arena.contest import Contest
from elfer.simulation.arena.sample import Sample
from elfer.simulation.arena.score import WIN
from elfer.simulation.arena.search_counts import Search
from elfer.simulation.arena.significance import SIGNIFICANT, SURE, compare_with_share


class Verdict(StrEnum):
    """The result of a trial so far."""

    HOLDS = "holds"
    FAILS = "fails"
    OPEN = "open"


@dataclass
class TrialCount:
    """The sums of a trial, which give its share of wins."""

    deals: int = 0
    wins: int = 0
    """The wins of the tested bot, in parts of `WIN`."""
    squares: int = 0
    """The sum of the squares of its wins in each deal."""
    search: Search = Search()  # noqa: RUF009 - a value that never changes
    """The searches of the tested bot."""

    def add(self, other: "TrialCount") -> None:
        """Add the counts of further deals."""
        self.deals += other.deals
        self.wins += other.wins
        self.squares += other.squares
        self.search = self.search + other.search

    def sample(self, contest: Contest) -> Sample:
        """Return the share of wins by deal."""
        return Sample(self.wins, self.squares, self.deals, WIN * contest.players)


@dataclass(frozen=True)
class Trial:
    """A contest of one bot against another at all other seats, and the share it should win."""

    contest: Contest
    checkpoints: tuple[int, ...]
    """The numbers of deals after which the trial may be decided."""
    above: float
    """The share of wins that the bot should exceed (or reach, in a standard line)."""
    below: float | None = None
    """The share of wins that the bot should stay below."""
    measured: bool = False
    """Whether all deals are played and the measured share decides, as in a standard line."""

    @property
    def one(self) -> str:
        """The bot that is tested, which has one seat."""
        return self.contest.bots[0]

    @property
    def others(self) -> str:
        """The bot at all other seats."""
        return self.contest.bots[1]

    def verdict(self, count: TrialCount) -> Verdict:
        """Return the verdict after the deals that were counted."""
        if self.measured:
            return self._judge_line(count)
        if count.deals < self.checkpoints[0]:
            return Verdict.OPEN
        sample = count.sample(self.contest)
        level = SIGNIFICANT if count.deals >= self.checkpoints[-1] else SURE
        over = compare_with_share(sample, self.above, level)
        under = 1 if self.below is None else -compare_with_share(sample, self.below, level)
        if -1 in (over, under):
            return Verdict.FAILS
        return Verdict.HOLDS if over == under == 1 else Verdict.OPEN

    def _judge_line(self, count: TrialCount) -> Verdict:
        if count.deals < self.checkpoints[-1]:
            return Verdict.OPEN
        share, fair = count.sample(self.contest).mean, 1 / self.contest.players
        return Verdict.HOLDS if share > fair and share >= self.above else Verdict.FAILS

    def next_checkpoint(self, count: TrialCount) -> int | None:
        """Return the number of deals at the next checkpoint; None if the trial is over."""
        if count.deals in self.checkpoints and self.verdict(count) is not Verdict.OPEN:
            return None
        return next((deals for deals in self.checkpoints if deals > count.deals), None)


def plan_checkpoints(first: int, most: int, factor: int) -> tuple[int, ...]:
    """Return checkpoints at geometrically growing numbers of deals, up to `most`."""
    checkpoints: list[int] = []
    while first < most:
        checkpoints.append(first)
        first *= factor
    return (*checkpoints, most)
