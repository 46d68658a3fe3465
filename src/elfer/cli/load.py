"""`elfer load`: plays many tables in parallel on a server, and measures response times."""

from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer

from elfer.cli.common.arguments import CHOOSE_GAME, Json
from elfer.cli.common.phrases import pluralize
from elfer.client.load.plan import Plan, check_plan
from elfer.client.load.report import Report
from elfer.client.load.run import run_load
from elfer.engine.errors import Refused
from elfer.exit_codes import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.games import DEFAULT_GAME


def load(
    *,
    tables: Annotated[
        int, typer.Option(help="Set the number of tables (default 50).", show_default=False)
    ] = 50,
    seats: Annotated[
        int,
        typer.Option(
            help="Set the number of seats at each table, with a socket each (default 4).",
            show_default=False,
        ),
    ] = 4,
    rate: Annotated[
        float,
        typer.Option(
            help="Set the number of moves per second, over all tables (default 50).",
            show_default=False,
        ),
    ] = 50,
    seconds: Annotated[
        float, typer.Option(help="Set the duration in seconds (default 10).", show_default=False)
    ] = 10,
    game: Annotated[
        str,
        typer.Option(
            metavar="ID", help=f"{CHOOSE_GAME} (default {DEFAULT_GAME}).", show_default=False
        ),
    ] = DEFAULT_GAME,
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Use this running server on this machine (default a new one)."
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Play many tables in parallel on a local server, and measure its response times."""
    try:
        plan = check_plan(Plan(tables, seats, rate, seconds, game, server))
    except Refused as refused:
        typer.echo(refused.why, err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    try:
        report = run_load(plan)
    except Refused as refused:
        typer.echo(refused.why, err=True)
        raise typer.Exit(FAILED) from None
    typer.echo(msgspec.json.encode(report).decode() if json else "\n".join(describe_report(report)))
    if report.missing:
        raise typer.Exit(FAILED)
    if report.interrupted:
        raise typer.Exit(INTERRUPTED)


def describe_report(report: Report) -> Iterator[str]:
    """Yield the report as lines of text."""
    yield (
        f"{pluralize(report.tables, 'table', 'tables')} of "
        f"{pluralize(report.seats, 'seat', 'seats')}, {report.game}, "
        f"{pluralize(report.rate, 'move', 'moves')} per second for "
        f"{pluralize(report.seconds, 'second', 'seconds')}"
        + (" (interrupted)" if report.interrupted else "")
    )
    yield (
        f"moves         sent {report.asked}, acknowledged {report.acknowledged}, "
        f"refused {report.refused}, too late {report.late}; matches ended {report.matches}"
    )
    errors = ", ".join(f"{error} {number}" for error, number in sorted(report.errors.items()))
    yield f"errors        {errors or 'none'}"
    yield "milliseconds       p50      p90      p99      max"
    for name, spread in (("acknowledged", report.until_answer), ("seen by all", report.until_seen)):
        parts = (spread.p50, spread.p90, spread.p99, spread.max)
        yield f"{name:12}" + "".join("        -" if ms is None else f" {ms:8.2f}" for ms in parts)
    lost = "not checked" if report.missing is None else str(report.missing)
    yield f"missing       {lost} of the {report.acknowledged} acknowledged"
    if report.memory is not None:
        used = report.memory
        yield (
            f"memory        {used.start / 1e6:.1f} MB at the start, {used.peak / 1e6:.1f} MB at "
            f"the peak, {used.per_table / 1e3:.0f} kB for each table"
        )
