"""`elfer ladder`."""

from pathlib import Path
from typing import Annotated

import typer

from elfer.arena.ladder import ladder as steps
from elfer.arena.ladder import skilful
from elfer.arena.standard import standard as lines
from elfer.arena.standard import standard_games
from elfer.exits import WRONG_COMMAND
from elfer.games import GAMES, game_named
from elfer.kernel.errors import BadRequest, Refused
from elfer.terminal.arena.asked import checked_budget, checked_deals
from elfer.terminal.arena.campaign import LADDER, PAGE, STANDARD, prepared, run_campaign
from elfer.terminal.arguments import Budget, Jobs
from elfer.terminal.look import printable
from elfer.terminal.order import checked_jobs, chosen_seed

USUAL_SEED = "11"
USUAL_DEALS = 6_000
USUAL_MINUTES = 57.0
"""So that the whole ladder takes less than an hour."""


def ladder(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="Only these games, by their ids."),
    ] = None,
    *,
    standard: Annotated[
        bool,
        typer.Option(
            "--standard", help="Not the ladder, but the lines that the bots are to reach."
        ),
    ] = False,
    deals: Annotated[
        int | None,
        typer.Option(help="At most so many deals for each step; 6000 for the ladder."),
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(help="When nothing more is begun; 57 for the ladder."),
    ] = None,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="A number or a text; the same one, the same deals.")
    ] = USUAL_SEED,
    jobs: Jobs = None,
    budget: Budget = None,
    page: Annotated[
        Path, typer.Option(metavar="FILE", help="The page with the table.", show_default=False)
    ] = PAGE,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Do not go on with what was played before.")
    ] = False,
) -> None:
    """Let every level play against the one below, in every game where skill matters.

    The table goes into docs/bots.md, the numbers into a file beside it. Ctrl-C ends it early; the
    same command goes on from there. The exit status is 1 if some level is not surely better.
    """
    try:
        number, at_once, playouts = chosen_seed(seed), checked_jobs(jobs), checked_budget(budget)
        most = None if deals is None else checked_deals(deals)
        if minutes is not None and not minutes > 0:
            raise BadRequest(f"It takes more than 0 minutes, not {minutes}.")
        chosen = _chosen(games or (), standard_games() if standard else skilful())
        if standard:
            ready = prepared(STANDARD, lines(chosen, most, number, playouts), page, fresh=fresh)
        else:
            climbed = map(game_named, chosen)
            trials = steps(climbed, most or USUAL_DEALS, number, playouts)
            ready = prepared(LADDER, trials, page, fresh=fresh)
            minutes = USUAL_MINUTES if minutes is None else minutes
    except Refused as refused:
        typer.echo(printable(refused.why), err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    run_campaign(ready, at_once, minutes)


def _chosen(wanted: list[str] | tuple[()], there: list[str]) -> list[str]:
    """The ids of the games to play, or a refusal."""
    for game in wanted:
        if game_named(game).id not in there:
            raise BadRequest(f"There is nothing to climb in {game}, only in {', '.join(there)}.")
    return [game for game in GAMES if game in (wanted or there)]
