"""Runs of a schedule: its trials are played in batches until each is decided or time is up."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from elfer.simulation.arena.contest import Batch
from elfer.simulation.arena.trial import Trial
from elfer.simulation.arena.trial_schedule import (
    BatchCount,
    TrialSchedule,
    count_batch,
    count_matches,
)
from elfer.simulation.executors import start_processes
from elfer.simulation.scheduler import ChunkExecutor, Total

SECONDS_BETWEEN_SAVES = 10.0

Executor = ChunkExecutor[Batch, BatchCount]


class RunBatches(Protocol):
    """Plays batches and adds their counts; returns an error message if workers died."""

    def __call__(
        self,
        open_executor: Callable[[], Executor],
        chunks: Iterable[Batch],
        total: Total[BatchCount],
        matches: int,
    ) -> str | None: ...


def play_trials(
    schedule: TrialSchedule,
    jobs: int,
    until: float | None,
    *,
    run: RunBatches,
    save: Callable[[], object],
    report: Callable[[Trial], None],
) -> tuple[str | None, bool]:
    """Play all trials; return an error message if workers died, and whether all have ended.

    `until` is a time of `time.monotonic()`. Save the results regularly, and report each trial that
    ends.
    """
    reported = {trial for trial in schedule.trials if _has_ended(schedule, trial)}
    while due := schedule.next_batches():
        lost = run(
            lambda: start_processes(jobs, count_batch),
            _batches_until(due, until),
            _SavedSchedule(schedule, save),
            count_matches(due),
        )
        save()
        for trial in schedule.trials:
            if trial not in reported and _has_ended(schedule, trial):
                report(trial)
                reported.add(trial)
        if lost or not _are_all_counted(schedule, due):
            return lost, False
    return None, True


class _SavedSchedule:
    """A schedule that saves itself every few seconds while it runs."""

    def __init__(self, schedule: TrialSchedule, save: Callable[[], object]) -> None:
        self._schedule = schedule
        self._save = save
        self._due = time.monotonic() + SECONDS_BETWEEN_SAVES
        self._before = schedule.matches

    @property
    def matches(self) -> int:
        return self._schedule.matches - self._before

    def add(self, other: BatchCount) -> None:
        self._schedule.add(other)
        if time.monotonic() >= self._due:
            self._save()
            self._due = time.monotonic() + SECONDS_BETWEEN_SAVES


def _are_all_counted(schedule: TrialSchedule, due: Sequence[Batch]) -> bool:
    return all(schedule.counts[batch.contest].deals >= batch.first + batch.deals for batch in due)


def _batches_until(batches: Iterable[Batch], until: float | None) -> Iterator[Batch]:
    """Yield batches until the time is up."""
    for batch in batches:
        if until is not None and time.monotonic() >= until:
            return
        yield batch


def _has_ended(schedule: TrialSchedule, trial: Trial) -> bool:
    return trial.next_checkpoint(schedule.counts[trial.contest]) is None
