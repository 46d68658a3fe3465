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
from typing import Generic, TypeVar

from elfer.lab.work import CrewLost

C = TypeVar("C")
T = TypeVar("T")

AHEAD = 3
"""How many chunks are given out for each job: one is played, the others lie ready."""


class LocalCrew(Generic[C, T]):
    """Jobs on this machine."""

    def __init__(self, jobs: int, executor: Executor, play: Callable[[C], T]) -> None:
        self.ahead = jobs * AHEAD
        self._executor = executor
        self._play = play
        self._strangers = active_children()

    def begin(self, chunk: C) -> "Future[T]":
        try:
            with _uninterrupted():
                return self._executor.submit(self._play, chunk)
        except BrokenExecutor:
            raise _died() from None

    def finished(self, given: "Future[T]", seconds: float) -> bool:
        return bool(wait([given], seconds).done)

    def tally(self, given: "Future[T]") -> T:
        try:
            return given.result()
        except BrokenExecutor:
            raise _died() from None

    def close(self) -> None:
        # Nobody waits for what will not be counted, …
        for process in active_children():
            if process not in self._strangers:
                process.terminate()
        # … but for the executor: one that is still closing when Python ends may stumble over it.
        self._executor.shutdown(cancel_futures=True)


def threads(jobs: int, play: Callable[[C], T]) -> LocalCrew[C, T]:
    """So many threads; the fast kernel plays without holding up the others."""
    return LocalCrew(jobs, ThreadPoolExecutor(jobs), play)


def processes(jobs: int, play: Callable[[C], T]) -> LocalCrew[C, T]:
    """So many processes, started anew so that they share nothing; they must find `play` again."""
    resource_tracker.ensure_running()
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interruption)
    return LocalCrew(jobs, executor, play)


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
