"""`elfer load`."""

from typing import Annotated

import msgspec
import typer

from elfer.client.load.plan import Plan, checked
from elfer.client.load.report import in_words
from elfer.client.load.run import measured
from elfer.exits import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.games import USUAL_GAME
from elfer.kernel.errors import Refused


def load(
    *,
    tables: Annotated[int, typer.Option(help="How many tables.")] = 50,
    seats: Annotated[int, typer.Option(help="How many seats each, with a socket each.")] = 4,
    rate: Annotated[float, typer.Option(help="How many moves a second, at all tables.")] = 50,
    seconds: Annotated[float, typer.Option(help="For how long.")] = 10,
    game: Annotated[str, typer.Option(metavar="ID", help="The game that is played.")] = USUAL_GAME,
    server: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A server on this machine; without it one is started."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Report as JSON.")] = False,
) -> None:
    """Play many tables at once against a server on this machine, and measure it."""
    try:
        plan = checked(Plan(tables, seats, rate, seconds, game, server))
    except Refused as refused:
        typer.echo(refused.why, err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    try:
        report = measured(plan)
    except Refused as refused:
        typer.echo(refused.why, err=True)
        raise typer.Exit(FAILED) from None
    typer.echo(msgspec.json.encode(report).decode() if json else "\n".join(in_words(report)))
    if report.missing:
        raise typer.Exit(FAILED)
    if report.interrupted:
        raise typer.Exit(INTERRUPTED)
