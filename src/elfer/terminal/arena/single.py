"""One contest: played, told, written."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import typer
from rich.console import Console

from elfer.arena.contest import Batch, Contest
from elfer.arena.duplicate import played
from elfer.arena.forms import as_json
from elfer.arena.result import Result, resulted
from elfer.arena.score import empty
from elfer.exits import FAILED, INTERRUPTED
from elfer.lab.crews import processes
from elfer.terminal.arena.table import in_short, result_table
from elfer.terminal.engines import processors
from elfer.terminal.look import printable, terminal
from elfer.terminal.outlet import said
from elfer.terminal.record_file import reason
from elfer.terminal.working import worked

AT_ONCE = 2
"""Deals in a batch: as few as say something about chance, as those of slow bots take seconds."""


def run_contest(
    contest: Contest,
    deals: int,
    jobs: int | None,
    out: Path | None,
    *,
    to_machine: bool,
    times: bool,
) -> None:
    """Play a contest and say what came of it; ends the command if not all is well."""
    score = empty(contest)
    begun = time.monotonic()
    lost = worked(
        lambda: processes(jobs or processors(), played),
        _batches(contest, deals),
        score,
        deals * len(contest.seatings),
    )
    took = time.monotonic() - begun
    if not score.deals:
        typer.echo(lost or "Stopped before any deal was counted.", err=True)
        raise typer.Exit(FAILED if lost else INTERRUPTED)
    result = resulted(contest, deals, score)
    faults = [lost] if lost else []
    try:
        faults += _say(result, took, to_machine=to_machine, times=times)
    finally:  # even if nobody reads on
        faults += [] if out is None else _written(result, out, times=times)
    for fault in faults:
        typer.echo(printable(fault), err=True)
    if faults:
        raise typer.Exit(FAILED)
    if result.deals < deals:
        raise typer.Exit(INTERRUPTED)


def _batches(contest: Contest, deals: int) -> Iterator[Batch]:
    """So many deals of a contest, a few at a time."""
    for number in range(0, deals, AT_ONCE):
        yield Batch(contest, number, min(AT_ONCE, deals - number))


def _say(result: Result, took: float, *, to_machine: bool, times: bool) -> list[str]:
    def say() -> None:
        if to_machine:
            typer.echo(_text(result, times=times))
        else:
            _print(result, terminal())
            typer.echo(f"It took {took:.1f} s.")
        if result.deals < result.wanted:
            typer.echo(in_short(result), err=to_machine)

    return said(say, lambda console: _print(result, console))


def _print(result: Result, console: Console) -> None:
    for part in result_table(result):
        console.print(part)


def _text(result: Result, *, times: bool) -> str:
    """The result as one line of JSON."""
    return json.dumps(as_json(result, times=times), separators=(",", ":"))


def _written(result: Result, file: Path, *, times: bool) -> list[str]:
    try:
        file.write_text(_text(result, times=times) + "\n", encoding="utf-8")
    except OSError as error:
        return [f"{file} could not be written: {reason(error)}."]
    return []
