"""Output of results and errors, even if standard output cannot be written to."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import typer
from rich.console import Console

from elfer.engine.errors import Refused
from elfer.terminal.record_files import describe_os_error
from elfer.terminal.render.cards import sanitize


def explain_in_english(refused: Refused) -> str:
    """Return the English explanation of a refusal."""
    return refused.why


@contextmanager
def exit_on_refusal(
    status: int, explain: Callable[[Refused], str] = explain_in_english
) -> Iterator[None]:
    """Print a refusal to standard error and exit with this status."""
    try:
        yield
    except Refused as refused:
        typer.echo(sanitize(explain(refused)), err=True)
        raise typer.Exit(status) from None


def print_faults(faults: Iterable[str]) -> None:
    """Print error messages to standard error, one per line."""
    for fault in faults:
        typer.echo(sanitize(fault), err=True)


def print_or_fall_back(
    print_result: Callable[[], None], print_to: Callable[[Console], None]
) -> list[str]:
    """Print a result; if standard output cannot be written to, print it to standard error.

    Return error messages. Raise BrokenPipeError if the pipe is closed.
    """
    try:
        print_result()
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        print_to(Console(stderr=True, highlight=False, markup=False, emoji=False))
        return [f"Could not write to standard output: {describe_os_error(error)}."]
    return []
