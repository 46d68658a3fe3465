"""Long runs: a progress bar at a terminal, and a Ctrl-C that keeps the results so far."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from elfer.simulation.scheduler import (
    ChunkExecutor,
    Total,
    WorkersLost,
    run_chunks,
    stop_on_interrupt,
)

C = TypeVar("C")
T = TypeVar("T")


class _Count(ProgressColumn):
    """A column with the number of matches done, the total and the speed."""

    def render(self, task: Task) -> Text:
        speed = f", {task.speed:,.0f}/s" if task.speed else ""
        return Text(f"{int(task.completed):,} of {int(task.total or 0):,}{speed}", no_wrap=True)


@contextmanager
def show_progress(total: int, doing: str) -> Iterator[Callable[[int], None]]:
    """Show a bar on standard error; yield a function that sets the number done."""
    console = Console(stderr=True, highlight=False)
    if not console.is_terminal:
        yield lambda done: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(16),
        _Count(),
        TimeRemainingColumn(compact=True),
        TextColumn("left"),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(doing, total=total)

        def tell(done: int) -> None:
            progress.update(task, description="Playing", completed=done)

        yield tell


def run_with_progress(
    open_executor: Callable[[], ChunkExecutor[C, T]],
    chunks: Iterable[C],
    total: Total[T],
    matches: int,
) -> str | None:
    """Play all chunks with a progress bar; return an error message if workers died."""
    with stop_on_interrupt() as stop, show_progress(matches, "Starting") as tell:
        executor = open_executor()
        try:
            run_chunks(executor, chunks, total, stop, tell)
        except WorkersLost as lost:
            return str(lost)
        finally:
            executor.close()
    return None
