"""How far a study is, for whoever waits for it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from elfer.lab.study.engine import Done


@contextmanager
def counting(name: str) -> Iterator[Callable[[int], Done]]:
    """A bar on a terminal, and a line elsewhere."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} games"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:

        def planned(games: int) -> Done:
            if bar.disable:
                console.print(f"{name}: {games:,} games are played.", highlight=False)
            task = bar.add_task(name, total=games)
            return lambda count: bar.advance(task, count)

        yield planned
