"""`elfer arena`."""

from pathlib import Path
from typing import Annotated

import typer

from elfer.exits import WRONG_COMMAND
from elfer.kernel.errors import Refused
from elfer.terminal.arena.asked import asked_contest, checked_deals
from elfer.terminal.arena.single import run_contest
from elfer.terminal.arguments import Budget, GameId, Jobs, Options, Seed
from elfer.terminal.look import printable
from elfer.terminal.order import checked_jobs
from elfer.terminal.record_file import check_writable

USUAL_DEALS = 200


def arena(
    game: GameId,
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,…", help="One for each seat, or two: the second sits at all other seats."
        ),
    ],
    players: Annotated[
        int | None,
        typer.Option(help="How many play: as many as there are bots; 4 if there are two."),
    ] = None,
    deals: Annotated[
        int, typer.Option(help="How many deals; each is played from every seat.")
    ] = USUAL_DEALS,
    seed: Seed = None,
    jobs: Jobs = None,
    budget: Budget = None,
    option: Options = None,
    json: Annotated[
        bool, typer.Option("--json", help="The result as JSON, and nothing else.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The same JSON into a file.")
    ] = None,
    times: Annotated[
        bool, typer.Option("--times", help="Milliseconds a move in the JSON too.")
    ] = False,
) -> None:
    """Let bots play the same deals from every seat, and say who is better and how sure that is.

    Ctrl-C ends it early: what has been played is reported, and the exit status is 130.
    """
    try:
        contest = asked_contest(game, players, bots, seed, budget, option or ())
        number, at_once = checked_deals(deals), checked_jobs(jobs)
        if out is not None:
            check_writable(out, b'{"game":', "result of a contest")
    except Refused as refused:
        typer.echo(printable(refused.why), err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    run_contest(contest, number, at_once, out, to_machine=json, times=times)
