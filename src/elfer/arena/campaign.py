"""A campaign: many trials, each played until it is decided."""

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from typing import NamedTuple

from elfer.arena.contest import Batch, Contest
from elfer.arena.count import Count
from elfer.arena.duplicate import played
from elfer.arena.fast import counted_fast, is_fast
from elfer.arena.trial import Trial, Verdict
from elfer.arena.views import searches

AT_ONCE = 1_000
"""How many deals are played at one go, where that takes no time."""


class Pace(Enum):
    """How long a trial takes."""

    FAST = auto()
    USUAL = auto()
    SLOW = auto()


def pace_of(trial: Trial) -> Pace:
    """A standard line is for the bots themselves, whoever else could play it."""
    if searches(trial.contest):
        return Pace.SLOW
    return Pace.FAST if is_fast(trial.contest) and not trial.measured else Pace.USUAL


class Counted(NamedTuple):
    """What was counted of which contest, in how many matches."""

    contest: Contest
    sums: Count
    matches: int


def counted(batch: Batch) -> Counted:
    """A batch of any trial, played."""
    contest = batch.contest
    if batch.fast:
        return Counted(contest, counted_fast(batch), matches_in([batch]))
    score = played(batch)
    return Counted(contest, Count(score.deals, score.wins[0], score.win_squares[0]), score.matches)


class Campaign:
    """Trials, and what has been counted of them; deals are counted in their order."""

    def __init__(self, trials: Iterable[Trial], known: Mapping[Contest, Count]) -> None:
        self.trials = [*trials]
        self.counts = {trial.contest: known.get(trial.contest, Count()) for trial in self.trials}
        self.matches = 0
        """Of what was played now."""

    def add(self, other: Counted) -> None:
        """Count a batch."""
        self.counts[other.contest].add(other.sums)
        self.matches += other.matches

    def due(self) -> list[Batch]:
        """What is to be played before it is looked again; nothing if every trial is decided.

        What takes no time comes to its end first, and who searches comes last.
        """
        for pace in Pace:
            if due := [batch for trial in self._at(pace) for batch in self._batches(trial)]:
                return due
        return []

    def _at(self, pace: Pace) -> list[Trial]:
        return [trial for trial in self.trials if pace_of(trial) is pace]

    def _batches(self, trial: Trial) -> list[Batch]:
        first = self.counts[trial.contest].deals
        end = trial.next_look(self.counts[trial.contest]) or first
        fast = pace_of(trial) is Pace.FAST
        # A deal of bots that think long takes seconds, and somebody may wait for it.
        step = AT_ONCE if fast else 1
        return [
            Batch(trial.contest, number, min(step, end - number), fast)
            for number in range(first, end, step)
        ]

    def verdict(self, trial: Trial) -> Verdict:
        """What a trial has shown so far."""
        return trial.verdict(self.counts[trial.contest])


def matches_in(batches: Iterable[Batch]) -> int:
    """How many matches some batches have."""
    return sum(batch.deals * len(batch.contest.seatings) for batch in batches)
