"""The scheduler, which runs chunks on an executor until all are done or a stop is requested."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from threading import Event
from types import FrameType
from typing import Any, Protocol, TypeVar

POLL_SECONDS = 0.1
"""The interval in seconds at which the stop event is checked."""


class WorkersLost(Exception):
    """An error that stops the workers; the message gives the reason."""


C = TypeVar("C")
C_contra = TypeVar("C_contra", contravariant=True)
T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)
T_co = TypeVar("T_co", covariant=True)


class ChunkExecutor(Protocol[C_contra, T_co]):
    """Workers that play chunks in parallel: threads, processes or machines."""

    max_pending: int
    """The number of chunks to submit ahead, which limits the memory in use."""

    def submit(self, chunk: C_contra) -> Any:
        """Submit a chunk and return its handle."""

    def wait(self, handle: Any, seconds: float) -> bool:
        """Wait at most this long; return whether the chunk is done."""

    def result(self, handle: Any) -> T_co:
        """Return the result of a finished chunk; raise WorkersLost if there is none."""

    def close(self) -> None:
        """Cancel waiting chunks and stop the workers."""


class Total(Protocol[T_contra]):
    """A sum over chunks."""

    @property
    def matches(self) -> int:
        """The number of matches added so far."""
        ...

    def add(self, other: T_contra) -> None:
        """Add the result of a chunk."""


def run_chunks(
    executor: ChunkExecutor[C, T],
    chunks: Iterable[C],
    total: Total[T],
    stop: Event,
    report: Callable[[int], None] = lambda matches: None,
) -> None:
    """Add up the results of chunks in order; report the number of matches after each.

    If the stop event is set or the workers are lost, the total covers only the first chunks,
    without gaps.
    """
    coming = iter(chunks)
    pending = deque(executor.submit(chunk) for chunk in islice(coming, executor.max_pending))
    while pending:
        while not executor.wait(pending[0], 0 if stop.is_set() else POLL_SECONDS):
            if stop.is_set():
                return
        total.add(executor.result(pending.popleft()))
        report(total.matches)
        if not stop.is_set():
            pending.extend(executor.submit(chunk) for chunk in islice(coming, 1))


@contextmanager
def stop_on_interrupt() -> Iterator[Event]:
    """Yield an event that the first Ctrl-C sets; a second one raises KeyboardInterrupt."""
    stop = Event()
    previous = signal.getsignal(signal.SIGINT)

    def handle_interrupt(number: int, frame: FrameType | None) -> None:
        stop.set()
        signal.signal(signal.SIGINT, previous)

    signal.signal(signal.SIGINT, handle_interrupt)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, previous)
