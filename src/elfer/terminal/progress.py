"""How far a long run is: a bar at a terminal, nothing elsewhere."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

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


class _Count(ProgressColumn):
    """How many are done, of how many, and how fast."""

    def render(self, task: Task) -> Text:
        speed = f", {task.speed:,.0f}/s" if task.speed else ""
        return Text(f"{int(task.completed):,} of {int(task.total or 0):,}{speed}", no_wrap=True)


@contextmanager
def showing(total: int, doing: str) -> Iterator[Callable[[int], None]]:
    """A function to be told how many are done; the bar stands on standard error."""
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
