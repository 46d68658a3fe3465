"""Crews on this machine: threads for what frees them from each other, else processes."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import (
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import contextmanager
from multiprocessing import active_children, get_context, resource_tracker

from elfer.lab.series import Chunk, Play, Series
from elfer.lab.tally import Tally
from elfer.lab.work import CrewLost

AHEAD = 3
"""How many chunks are given out for each job: one is played, the others lie ready."""


class LocalCrew:
    """Jobs on this machine."""

    def __init__(self, jobs: int, executor: Executor, play: Play, series: Series) -> None:
        self.ahead = jobs * AHEAD
        self._executor = executor
        self._play = play
        self._series = series

    def begin(self, chunk: Chunk) -> "Future[Tally]":
        try:
            with _uninterrupted():
                return self._executor.submit(self._play, self._series, chunk)
        except BrokenExecutor:
            raise _died() from None

    def finished(self, given: "Future[Tally]", seconds: float) -> bool:
        return bool(wait([given], seconds).done)

    def tally(self, given: "Future[Tally]") -> Tally:
        try:
            return given.result()
        except BrokenExecutor:
            raise _died() from None

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
        # Nobody waits for what will not be counted; there are no other processes of this kind.
        for process in active_children():
            process.terminate()


def threads(jobs: int, play: Play, series: Series) -> LocalCrew:
    """So many threads; the fast kernel plays without holding up the others."""
    return LocalCrew(jobs, ThreadPoolExecutor(jobs), play, series)


def processes(jobs: int, play: Play, series: Series) -> LocalCrew:
    """So many processes, started anew so that they share nothing."""
    resource_tracker.ensure_running()
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interruption)
    return LocalCrew(jobs, executor, play, series)


def _died() -> CrewLost:
    return CrewLost("A process that played has died; there may be too little memory.")


def _ignore_interruption() -> None:
    """Ctrl-C at a terminal reaches every process; only the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Let a process that is started here be deaf to Ctrl-C from its beginning."""
    mask: Callable[..., set[signal.Signals]] | None = getattr(signal, "pthread_sigmask", None)
    if mask is None:  # Windows
        yield
        return
    before = mask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)
