"""`elfer ladder`: lets every bot level play against the one below."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from elfer import __version__
from elfer.bots.search.availability import SEARCHER
from elfer.cli.common.arguments import SET_SEED, Budget, Jobs, Unsearched
from elfer.cli.common.output import exit_on_refusal, print_faults
from elfer.cli.common.parsing import (
    budget_for,
    check_budget,
    check_deals,
    check_jobs,
    check_search,
    parse_seed,
)
from elfer.cli.common.phrases import pluralize
from elfer.cli.common.progress import run_with_progress
from elfer.cli.report_tables.formatting import format_percent, format_percent_range
from elfer.engine.errors import BadRequest
from elfer.exit_codes import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.games import GAMES, game_named
from elfer.simulation.arena.ladder_plan import plan_ladder, skill_games
from elfer.simulation.arena.results_file import format_notes
from elfer.simulation.arena.schedule_runner import play_trials
from elfer.simulation.arena.search_counts import Search, describe_search, reported_name
from elfer.simulation.arena.standard_plan import plan_standard, standard_games
from elfer.simulation.arena.trial import Trial, Verdict
from elfer.simulation.arena.trial_files import (
    LADDER,
    STANDARD,
    PreparedTrials,
    choose_files,
    prepare_trials,
)
from elfer.simulation.arena.trial_schedule import TrialSchedule
from elfer.simulation.engines import count_processors
from elfer.terminal.render.cards import sanitize

DEFAULT_SEED = "11"
DEFAULT_DEALS = 6_000
DEFAULT_MINUTES = 57.0
"""The default limit in minutes; the whole ladder takes less than an hour."""


def ladder(
    games: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAME",
            help="Choose the games by their ids (default every game where skill matters).",
        ),
    ] = None,
    *,
    standard: Annotated[
        bool,
        typer.Option(
            "--standard", help="Check the win shares that bots should reach, instead of the ladder."
        ),
    ] = False,
    deals: Annotated[
        int | None,
        typer.Option(
            help=f"Set the maximum number of deals for each step (default {DEFAULT_DEALS}, "
            "or with --standard the number in each line)."
        ),
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(
            help=f"Do not start new deals after this many minutes (default {DEFAULT_MINUTES:g}, "
            "or with --standard no limit)."
        ),
    ] = None,
    seed: Annotated[
        str,
        typer.Option(
            metavar="TEXT", help=f"{SET_SEED} (default {DEFAULT_SEED}).", show_default=False
        ),
    ] = DEFAULT_SEED,
    jobs: Jobs = None,
    budget: Budget = None,
    unsearched: Unsearched = False,
    page: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Update the table between the markers in this page (default a page of the same "
            "name as the file with the numbers, next to it, such as ladder.md).",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the numbers to this file, and continue from it (default ladder.json, or "
            "standard.json with --standard; with --page, a file next to the page).",
        ),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Start again instead of continuing from the file.")
    ] = False,
) -> None:
    """Let every level play against the one below, in every game where skill matters.

    The numbers go into a file in the current folder, and the table into a page next to it. Ctrl-C
    ends the run early; run the same command again to continue. The exit status is 1 if a level is
    not significantly better than the one below.
    """
    with exit_on_refusal(WRONG_COMMAND):
        number, at_once, playouts = parse_seed(seed), check_jobs(jobs), check_budget(budget)
        most = None if deals is None else check_deals(deals)
        if minutes is not None and not minutes > 0:
            raise BadRequest("--minutes must be greater than 0.")
        chosen = _choose_games(games or (), standard_games() if standard else skill_games())
        kind = STANDARD if standard else LADDER
        if standard:
            trials = plan_standard(chosen, most, number, playouts)
        else:
            trials = plan_ladder(map(game_named, chosen), most or DEFAULT_DEALS, number, playouts)
            minutes = DEFAULT_MINUTES if minutes is None else minutes
        playable = [_check_trial(trial, unsearched=unsearched) for trial in trials]
        prepared = prepare_trials(kind, playable, choose_files(kind, page, out), fresh=fresh)
    _run_trials(prepared, at_once, minutes)


def _check_trial(trial: Trial, *, unsearched: bool) -> Trial:
    """Return a trial with its budget; raise BadRequest if its search cannot run."""
    contest = trial.contest
    unsearched = unsearched and SEARCHER in contest.bots
    playouts = budget_for(contest.game, contest.playouts, unsearched=unsearched)
    check_search(contest.game, contest.bots, playouts)
    return replace(trial, contest=replace(contest, playouts=playouts))


def _choose_games(wanted: list[str] | tuple[()], available: list[str]) -> list[str]:
    """Return the ids of the games to play; raise BadRequest if one of them has no trials."""
    for game in wanted:
        if game_named(game).id not in available:
            raise BadRequest(f"There are no trials for {game}. Choose from {', '.join(available)}.")
    return [game for game in GAMES if game in (wanted or available)]


def _run_trials(prepared: PreparedTrials, jobs: int | None, minutes: float | None) -> None:
    """Play trials until all are decided or the time is up; write the page and exit."""
    until = None if minutes is None else time.monotonic() + 60 * minutes
    faults: list[str] = []
    if prepared.stale:
        typer.echo(
            f"{prepared.files.data}: ignored {pluralize(prepared.stale, 'result', 'results')} of "
            "bots or rules that have changed since."
        )
    try:
        lost, finished = play_trials(
            prepared.schedule,
            jobs or count_processors(),
            until,
            run=run_with_progress,
            save=prepared.save,
            report=lambda trial: typer.echo(_describe_trial(prepared.schedule, trial)),
        )
        faults += [lost] if lost else []
    finally:
        faults += _write_files(prepared) + _describe_failed_searches(prepared.schedule)
    print_faults(faults)
    if faults:
        raise typer.Exit(FAILED)
    late = until is not None and time.monotonic() >= until
    if not finished and late:
        typer.echo("Time is up. Run the same command again to continue.")
    elif not finished:
        typer.echo("Stopped. Run the same command again to continue.", err=True)
        raise typer.Exit(INTERRUPTED)
    _conclude(prepared.schedule)


def _write_files(prepared: PreparedTrials) -> list[str]:
    """Write the file and the page, or print them if that fails; return error messages."""
    unsaved, unwritten = prepared.save(), prepared.write_page()
    if unsaved:
        typer.echo(format_notes(prepared.notes()), nl=False)
    if unsaved or unwritten:
        typer.echo(prepared.table())
    else:
        typer.echo(sanitize(f"Written: {prepared.files.page}, {prepared.files.data}"))
    return unsaved + unwritten


def _describe_failed_searches(schedule: TrialSchedule) -> list[str]:
    """Return an error message if the search could not run in some trials."""
    failed = [trial for trial in schedule.trials if schedule.counts[trial.contest].search.failed]
    if not failed:
        return []
    trials = pluralize(len(failed), "trial", "trials")
    return [f"The search could not run in {trials}; see search_failed in the file."]


def _describe_trial(schedule: TrialSchedule, trial: Trial) -> str:
    """Return a trial as a line of text."""
    contest, count = trial.contest, schedule.counts[trial.contest]
    share = count.sample(contest).share()
    name = reported_name(trial.one, contest.game, contest.playouts, count.search)
    return (
        f"{contest.game}, {contest.players} players: {name} among {trial.others} wins "
        f"{format_percent(share.value)} ({format_percent_range(share)}; "
        f"fair {format_percent(1 / contest.players)}), "
        f"{pluralize(count.deals, 'deal', 'deals')}: {schedule.verdict(trial)}"
    )


def _describe_searches(schedule: TrialSchedule) -> list[str]:
    """Return a sentence about the best bot's searches in all trials, for each reported name."""
    found: dict[str, Search] = {}
    for trial in schedule.trials:
        if trial.one == SEARCHER:
            contest, search = trial.contest, schedule.counts[trial.contest].search
            name = reported_name(trial.one, contest.game, contest.playouts, search)
            found[name] = found.get(name, Search()) + search
    return [told for name, search in found.items() if (told := describe_search(name, search))]


def _conclude(schedule: TrialSchedule) -> None:
    """Print a summary of the searches and trials; exit with 1 if one failed or is undecided."""
    typer.echo(" ".join((f"Elfer {__version__}.", *_describe_searches(schedule))))
    missing = [trial for trial in schedule.trials if schedule.verdict(trial) is not Verdict.HOLDS]
    trials = pluralize(len(schedule.trials), "trial", "trials")
    if missing:
        typer.echo(f"Failed or undecided: {len(missing)} of {trials}.", err=True)
        raise typer.Exit(FAILED)
    typer.echo(f"Passed: {len(schedule.trials)} of {trials}.")
