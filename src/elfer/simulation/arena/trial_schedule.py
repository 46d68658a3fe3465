"""The schedule of many trials, each played until it is decided."""

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from typing import NamedTuple

from elfer.simulation.arena.compiled import count_fast, is_fast
from elfer.simulation.arena.contest import Batch, Contest
from elfer.simulation.arena.duplicate_deals import play_batch
from elfer.simulation.arena.search_counts import has_search
from elfer.simulation.arena.trial import Trial, TrialCount, Verdict

FAST_BATCH = 1_000
"""The number of deals in a batch on the compiled engine."""


class Speed(Enum):
    """The speed at which a trial is played."""

    FAST = auto()
    NORMAL = auto()
    SLOW = auto()


def speed_of(trial: Trial) -> Speed:
    """Return the speed of a trial; standard lines never run on the compiled engine."""
    if has_search(trial.contest):
        return Speed.SLOW
    return Speed.FAST if is_fast(trial.contest) and not trial.measured else Speed.NORMAL


class BatchCount(NamedTuple):
    """The counts of a batch, its contest, and its number of matches."""

    contest: Contest
    counts: TrialCount
    matches: int


def count_batch(batch: Batch) -> BatchCount:
    """Play a batch of any trial and return its counts."""
    contest = batch.contest
    if batch.fast:
        return BatchCount(contest, count_fast(batch), count_matches([batch]))
    score = play_batch(batch)
    counts = TrialCount(score.deals, score.wins[0], score.win_squares[0], score.searches[0])
    return BatchCount(contest, counts, score.matches)


class TrialSchedule:
    """Trials and their counts so far; each trial plays its deals in order."""

    def __init__(self, trials: Iterable[Trial], known: Mapping[Contest, TrialCount]) -> None:
        self.trials = [*trials]
        self.counts = {
            trial.contest: known.get(trial.contest, TrialCount()) for trial in self.trials
        }
        self.matches = 0
        """The number of matches added in this run."""

    def add(self, other: BatchCount) -> None:
        """Add the counts of a batch."""
        self.counts[other.contest].add(other.counts)
        self.matches += other.matches

    def next_batches(self) -> list[Batch]:
        """Return the batches up to the next checkpoints; [] if every trial is decided.

        Fast trials come first and run to their end; bots that search come last.
        """
        for speed in Speed:
            if due := [batch for trial in self._trials_at(speed) for batch in self._batches(trial)]:
                return due
        return []

    def _trials_at(self, speed: Speed) -> list[Trial]:
        return [trial for trial in self.trials if speed_of(trial) is speed]

    def _batches(self, trial: Trial) -> list[Batch]:
        first = self.counts[trial.contest].deals
        end = trial.next_checkpoint(self.counts[trial.contest]) or first
        fast = speed_of(trial) is Speed.FAST
        # One deal among bots that search takes seconds, and Ctrl-C waits for it.
        step = FAST_BATCH if fast else 1
        return [
            Batch(trial.contest, number, min(step, end - number), fast)
            for number in range(first, end, step)
        ]

    def verdict(self, trial: Trial) -> Verdict:
        """Return the verdict of a trial so far."""
        return trial.verdict(self.counts[trial.contest])


def count_matches(batches: Iterable[Batch]) -> int:
    """Return the number of matches in some batches."""
    return sum(batch.deals * len(batch.contest.seatings) for batch in batches)
