"""Executors on this machine: threads for the compiled engine, processes for the reference one."""

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

from elfer.simulation.scheduler import WorkersLost

C = TypeVar("C")
T = TypeVar("T")

PENDING_PER_JOB = 3
"""The number of chunks submitted per job: one in progress, the others waiting."""


class LocalExecutor(Generic[C, T]):
    """Threads or processes of this machine."""

    def __init__(self, jobs: int, pool: Executor, play: Callable[[C], T]) -> None:
        self.max_pending = jobs * PENDING_PER_JOB
        self._pool = pool
        self._play = play
        self._other_processes = active_children()

    def submit(self, chunk: C) -> "Future[T]":
        try:
            with _block_interrupts():
                return self._pool.submit(self._play, chunk)
        except BrokenExecutor:
            raise _worker_error() from None

    def wait(self, handle: "Future[T]", seconds: float) -> bool:
        return bool(wait([handle], seconds).done)

    def result(self, handle: "Future[T]") -> T:
        try:
            return handle.result()
        except BrokenExecutor:
            raise _worker_error() from None

    def close(self) -> None:
        # Do not wait for results that nobody will count.
        for process in active_children():
            if process not in self._other_processes:
                process.terminate()
        # A pool that is still shutting down when Python exits may raise.
        self._pool.shutdown(cancel_futures=True)


def start_threads(jobs: int, play: Callable[[C], T]) -> LocalExecutor[C, T]:
    """Return an executor with this many threads; the compiled engine releases the GIL."""
    return LocalExecutor(jobs, ThreadPoolExecutor(jobs), play)


def start_processes(jobs: int, play: Callable[[C], T]) -> LocalExecutor[C, T]:
    """Return an executor with this many spawned processes, which must be able to import `play`."""
    resource_tracker.ensure_running()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interrupts)
    return LocalExecutor(jobs, pool, play)


def _worker_error() -> WorkersLost:
    return WorkersLost("A worker process died, perhaps for lack of memory. Try fewer --jobs.")


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C, which reaches every process at a terminal; the main process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """Block Ctrl-C while a process starts, so that the new process never sees it."""
    mask: Callable[..., set[signal.Signals]] | None = getattr(signal, "pthread_sigmask", None)
    if mask is None:  # Windows
        yield
        return
    before = mask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)
