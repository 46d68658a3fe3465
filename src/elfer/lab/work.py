"""Work through chunks, a few at a time, until all are done or somebody stops it."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from threading import Event
from types import FrameType
from typing import Any, Protocol, TypeVar

PATIENCE = 0.1
"""After how many seconds of waiting it is looked whether to stop."""


class CrewLost(Exception):
    """Those who play cannot go on; says why in one sentence."""


C = TypeVar("C")
C_contra = TypeVar("C_contra", contravariant=True)
T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)
T_co = TypeVar("T_co", covariant=True)


class Crew(Protocol[C_contra, T_co]):
    """Those who play chunks at the same time: threads, processes, or machines."""

    ahead: int
    """How many chunks are given out at once, so that memory does not grow with the series."""

    def begin(self, chunk: C_contra) -> Any:
        """Give a chunk out; what comes back stands for it."""

    def finished(self, given: Any, seconds: float) -> bool:
        """Whether a chunk has been played, at the latest after so many seconds."""

    def tally(self, given: Any) -> T_co:
        """What was counted in a chunk that has been played, or `CrewLost`."""

    def close(self) -> None:
        """Begin nothing more, and let everyone go."""


class Sum(Protocol[T_contra]):
    """What is counted of all chunks."""

    @property
    def matches(self) -> int:
        """How many matches have been counted."""
        ...

    def add(self, other: T_contra) -> None:
        """Count the matches of a chunk too."""


def work(
    crew: Crew[C, T],
    chunks: Iterable[C],
    tally: Sum[T],
    stop: Event,
    tell: Callable[[int], None] = lambda matches: None,
) -> None:
    """Count the chunks, in their order; `tell` is told how many matches have been counted.

    Who is stopped, or loses the crew, has counted the first chunks and no others.
    """
    coming = iter(chunks)
    given = deque(crew.begin(chunk) for chunk in islice(coming, crew.ahead))
    while given:
        while not crew.finished(given[0], 0 if stop.is_set() else PATIENCE):
            if stop.is_set():
                return
        tally.add(crew.tally(given.popleft()))
        tell(tally.matches)
        if not stop.is_set():
            given.extend(crew.begin(chunk) for chunk in islice(coming, 1))


@contextmanager
def stoppable() -> Iterator[Event]:
    """An event that Ctrl-C sets, so that no sum is torn in the middle; a second one interrupts."""
    stop = Event()
    usual = signal.getsignal(signal.SIGINT)

    def interrupted(number: int, frame: FrameType | None) -> None:
        stop.set()
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, interrupted)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, usual)
