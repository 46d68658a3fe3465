"""`elfer arena`: lets bots play the same deals from every seat, and compares them."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from elfer.bots import bot_named
from elfer.cli.common.arguments import (
    SET_PLAYERS,
    Budget,
    GameId,
    Jobs,
    Json,
    Options,
    Seed,
    Unsearched,
)
from elfer.cli.common.options import DEFAULT_PLAYERS, default_players
from elfer.cli.common.output import exit_on_refusal, print_faults, print_or_fall_back
from elfer.cli.common.parsing import (
    budget_for,
    check_budget,
    check_deals,
    check_jobs,
    check_search,
    parse_game_options,
    parse_seed,
    split_bots,
)
from elfer.cli.common.progress import run_with_progress
from elfer.cli.report_tables.arena import describe_stop, render_result
from elfer.engine.errors import BadRequest
from elfer.engine.match import check_players
from elfer.exit_codes import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.games import game_named
from elfer.simulation.arena.contest import Contest, seat_among, split_batches
from elfer.simulation.arena.duplicate_deals import play_batch
from elfer.simulation.arena.export import format_json
from elfer.simulation.arena.result import Result, make_result
from elfer.simulation.arena.score import new_score
from elfer.simulation.arena.search_counts import describe_search
from elfer.simulation.engines import count_processors
from elfer.simulation.executors import start_processes
from elfer.terminal.record_files import check_writable, describe_os_error
from elfer.terminal.render.cards import new_console

DEFAULT_DEALS = 200
ONE_AND_OTHERS = 2


def arena(
    game: GameId,
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,…",
            help="Name one bot for each seat, or two: the second one takes all other seats.",
        ),
    ],
    players: Annotated[
        int | None,
        typer.Option(
            help=f"{SET_PLAYERS} (default one per bot; with two bots {DEFAULT_PLAYERS}, or the "
            "nearest number that the game allows)."
        ),
    ] = None,
    deals: Annotated[
        int,
        typer.Option(
            help=f"Set the number of deals, each played from every seat (default {DEFAULT_DEALS}).",
            show_default=False,
        ),
    ] = DEFAULT_DEALS,
    seed: Seed = None,
    jobs: Jobs = None,
    budget: Budget = None,
    unsearched: Unsearched = False,
    option: Options = None,
    json: Json = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the result as JSON to this file.")
    ] = None,
    times: Annotated[
        bool, typer.Option("--times", help="Add the milliseconds per move to the JSON.")
    ] = False,
) -> None:
    """Let bots play the same deals from every seat, and report which are significantly better.

    Ctrl-C ends the run early, reports the deals played so far, and exits with status 130.
    """
    with exit_on_refusal(WRONG_COMMAND):
        contest = parse_contest(
            game, players, bots, seed, budget, option or (), unsearched=unsearched
        )
        number, at_once = check_deals(deals), check_jobs(jobs)
        if out is not None:
            check_writable(out, b'{"game":', "result of a contest")
    _run_contest(contest, number, at_once, out, to_machine=json, times=times)


def parse_contest(
    game: str,
    players: int | None,
    bots: str,
    seed: str | None,
    budget: int | None,
    options: Sequence[str],
    *,
    unsearched: bool = False,
) -> Contest:
    """Return the contest that the arguments ask for; raise Refused if it cannot be played."""
    rules = game_named(game)
    names = split_bots(bots)
    for name in names:
        bot_named(name)
    if len(names) < ONE_AND_OTHERS:
        raise BadRequest(f"A contest needs at least two bots, as in {names[0]},greedy.")
    if players is None:
        players = default_players(rules) if len(names) == ONE_AND_OTHERS else len(names)
    check_players(rules, players)
    if len(names) == ONE_AND_OTHERS:
        names = seat_among(names[0], names[1], players)
    if len(names) != players:
        raise BadRequest(
            f"For {players} seats, name two bots (the second takes all other seats) or {players} "
            f"bots, not {len(names)}: {bots}."
        )
    playouts = budget_for(rules.id, check_budget(budget), unsearched=unsearched)
    check_search(rules.id, names, playouts)
    return Contest(
        game=rules.id,
        players=players,
        options=parse_game_options(rules, players, options),
        bots=names,
        seed=parse_seed(seed),
        playouts=playouts,
    )


def _run_contest(
    contest: Contest,
    deals: int,
    jobs: int | None,
    out: Path | None,
    *,
    to_machine: bool,
    times: bool,
) -> None:
    """Play a contest, print and write its result, and exit with an error status on failure."""
    score = new_score(contest)
    begun = time.monotonic()
    lost = run_with_progress(
        lambda: start_processes(jobs or count_processors(), play_batch),
        split_batches(contest, deals),
        score,
        deals * len(contest.seatings),
    )
    took = time.monotonic() - begun
    if not score.deals:
        typer.echo(lost or "Stopped before the first deal was complete.", err=True)
        raise typer.Exit(FAILED if lost else INTERRUPTED)
    result = make_result(contest, deals, score)
    faults = [lost] if lost else []
    faults += _describe_failed_searches(result)
    try:
        faults += _print_result(result, took, to_machine=to_machine, times=times)
    finally:  # write the file even if the pipe is closed
        faults += [] if out is None else _write_json(result, out, times=times)
    print_faults(faults)
    if faults:
        raise typer.Exit(FAILED)
    if result.deals < deals:
        raise typer.Exit(INTERRUPTED)


def _describe_failed_searches(result: Result) -> list[str]:
    """Return a sentence for each bot whose search could not run."""
    found = ((each.contender.name, each.search) for each in result.standings)
    return [describe_search(name, search) or "" for name, search in found if search.failed]


def _print_result(result: Result, took: float, *, to_machine: bool, times: bool) -> list[str]:
    def print_all() -> None:
        if to_machine:
            typer.echo(format_json(result, times=times))
        else:
            _print_tables(result, new_console())
            typer.echo(f"It took {took:.1f} s.")
        if result.deals < result.wanted:
            typer.echo(describe_stop(result), err=to_machine)

    return print_or_fall_back(print_all, lambda console: _print_tables(result, console))


def _print_tables(result: Result, console: Console) -> None:
    for part in render_result(result):
        console.print(part)


def _write_json(result: Result, file: Path, *, times: bool) -> list[str]:
    try:
        file.write_text(format_json(result, times=times) + "\n", encoding="utf-8")
    except OSError as error:
        return [f"{file} could not be written: {describe_os_error(error)}."]
    return []
