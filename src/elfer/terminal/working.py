"""Work that takes long: a bar at a terminal, and Ctrl-C ends it with what is done."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from elfer.lab.work import Crew, CrewLost, Sum, stoppable, work
from elfer.terminal.progress import showing

C = TypeVar("C")
T = TypeVar("T")


def worked(
    gather: Callable[[], Crew[C, T]], chunks: Iterable[C], tally: Sum[T], matches: int
) -> str | None:
    """Count chunks of so many matches in all; says why not all, if those who played were lost."""
    with stoppable() as stop, showing(matches, "Starting") as tell:
        crew = gather()
        try:
            work(crew, chunks, tally, stop, tell)
        except CrewLost as lost:
            return str(lost)
        finally:
            crew.close()
    return None
