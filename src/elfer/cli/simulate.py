"""`elfer simulate`: lets bots play a large number of games, and reports the statistics."""

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from typer.core import TyperCommand

from elfer.bots.choice import PLAYOUTS
from elfer.cli.common.arguments import GameId, Jobs, Options, Players, Seed, Unsearched
from elfer.cli.common.options import default_players
from elfer.cli.common.output import exit_on_refusal, print_faults, print_or_fall_back
from elfer.cli.common.parsing import (
    budget_for,
    check_jobs,
    check_search,
    parse_game_options,
    parse_seed,
    split_bots,
)
from elfer.cli.common.phrases import pluralize
from elfer.cli.common.progress import run_with_progress
from elfer.cli.report_tables.simulation import render_report, sum_searches
from elfer.engine.errors import BadRequest
from elfer.engine.options import RoundsOptions, fill_defaults
from elfer.exit_codes import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.games import game_named
from elfer.simulation.arena.fingerprint import fingerprint
from elfer.simulation.arena.search_counts import (
    Search,
    describe_search,
    reported_name,
    wants_compiled,
)
from elfer.simulation.engines import (
    DEFAULT_GAMES,
    INSTALL,
    Cluster,
    Engine,
    PreparedEngine,
    open_executor,
    prepare_engine,
)
from elfer.simulation.export import COLUMNS, format_json, write_csv, write_json
from elfer.simulation.report import Report, make_report
from elfer.simulation.series import Series, split_chunks
from elfer.simulation.tally import Tally
from elfer.terminal.record_files import check_writable, describe_os_error
from elfer.terminal.render.cards import new_console

DEFAULT_BOT = "greedy"
MOST_GAMES = 10**12
STANDARD_OUTPUT = Path("-")
_PICTURES = {".png": b"\x89PNG", ".svg": b"<?xml"}
"""The first bytes of a picture, by file suffix."""


class Files(NamedTuple):
    """The files for the results, in addition to or instead of standard output."""

    json: Path | None
    csv: Path | None
    plot: Path | None


class SimulateCommand(TyperCommand):
    """A command whose `--json` takes an optional file (default standard output)."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, insert_standard_output(args))


command_class = SimulateCommand


def simulate(
    game: GameId,
    *,
    players: Players = None,
    games: Annotated[
        int | None,
        typer.Option(
            help=f"Set the number of games (default {DEFAULT_GAMES[Engine.COMPILED]}, "
            f"or {DEFAULT_GAMES[Engine.REFERENCE]} on the reference engine).",
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,…",
            help=f"Name one bot for all seats, or one for each seat (default {DEFAULT_BOT}).",
            show_default=False,
        ),
    ] = DEFAULT_BOT,
    seed: Seed = None,
    jobs: Jobs = None,
    option: Options = None,
    unsearched: Unsearched = False,
    engine: Annotated[
        Engine,
        typer.Option(
            help="Choose the engine; only the reference engine has every game "
            f"(default {Engine.COMPILED}).",
            show_default=False,
        ),
    ] = Engine.COMPILED,
    on: Annotated[
        Cluster | None,
        typer.Option(
            help="Play on a Ray cluster: the one at RAY_ADDRESS, or a new one on this machine."
        ),
    ] = None,
    json: Annotated[
        Path | None,
        typer.Option(
            metavar="[FILE]",
            help="Write the result as JSON to this file (default standard output).",
        ),
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the result as CSV to this file.")
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save plots of the result to this file, .png or .svg."),
    ] = None,
) -> None:
    """Let bots play a large number of games, and report the statistics.

    Ctrl-C ends the run early, reports the games played so far, and exits with status 130.
    """
    files = Files(None if json == STANDARD_OUTPUT else json, csv, plot)
    with exit_on_refusal(WRONG_COMMAND):
        series = parse_series(game, players, bots, seed, option or ())
        series = _set_budget(series, engine, unsearched=unsearched)
        number = _check_games(DEFAULT_GAMES[engine] if games is None else games)
        at_once = check_jobs(jobs)
        _check_files(files)
        with _show_status("Preparing the compiled engine…" if engine is Engine.COMPILED else None):
            prepared = prepare_engine(engine, series, _count_rounds(series))
        begun = time.monotonic()
        tally, lost = _play(prepared, series, number, at_once, on)
    took = time.monotonic() - begun
    if not tally.matches:
        typer.echo(lost or "Stopped before the first games were complete.", err=True)
        raise typer.Exit(FAILED if lost else INTERRUPTED)
    report = _make_report(series, engine, number, tally)
    faults = [lost] if lost else []
    faults += [
        describe_search(name, search) or ""
        for name, search in sum_searches(report).items()
        if search.failed
    ]
    try:
        faults += _print_report(report, took, to_machine=json == STANDARD_OUTPUT)
    finally:  # write the files even if the pipe is closed
        faults += _write_files(report, files)
    print_faults(faults)
    if faults:
        raise typer.Exit(FAILED)
    if tally.matches < number:
        raise typer.Exit(INTERRUPTED)


def insert_standard_output(words: Sequence[str]) -> list[str]:
    """Return the arguments with `-` after every `--json` that has no file."""
    completed = []
    for word, following in zip_longest(words, words[1:], fillvalue="--"):
        completed.append(word)
        if word == "--json" and following.startswith("-") and following != "-":
            completed.append("-")
    return completed


def parse_series(
    game: str, players: int | None, bots: str, seed: str | None, options: Sequence[str]
) -> Series:
    """Parse the arguments into a series; raise Refused if it cannot be played."""
    rules = game_named(game)
    number = default_players(rules) if players is None else players
    chosen = parse_game_options(rules, number, options)
    names = split_bots(bots)
    if len(names) not in (1, number):
        raise BadRequest(
            f"For {number} seats, name one bot for all or {number} bots, not {len(names)}: {bots}."
        )
    return Series(
        game=rules.id,
        players=number,
        options=chosen,
        bots=names * number if len(names) == 1 else names,
        seed=parse_seed(seed),
    )


def _count_rounds(series: Series) -> int:
    """Return the number of rounds in each match of a series."""
    rules = game_named(series.game)
    options = fill_defaults(rules.options, dict(series.options), series.players)
    return options.rounds if isinstance(options, RoundsOptions) else 1


def _check_games(number: int) -> int:
    """Return the number of games; raise BadRequest if it is out of range."""
    if not 1 <= number <= MOST_GAMES:
        raise BadRequest(f"--games must be from 1 to {MOST_GAMES}, not {number}.")
    return number


def _set_budget(series: Series, engine: Engine, *, unsearched: bool) -> Series:
    """Return the series with its search budget; raise BadRequest if its bots cannot search."""
    if engine is Engine.COMPILED:  # none of its bots search
        return series
    playouts = budget_for(series.game, PLAYOUTS, unsearched=unsearched)
    check_search(series.game, series.bots, playouts)
    return replace(series, playouts=playouts)


def _make_report(series: Series, engine: Engine, number: int, tally: Tally) -> Report:
    """Return the report, in which the names of bots show whether they searched."""
    playouts = series.playouts or 0
    names = [
        reported_name(bot, series.game, playouts, Search(failed=tally.search_failed[seat]))
        for seat, bot in enumerate(series.bots)
    ]
    compiled = engine is Engine.COMPILED or wants_compiled(series.game, series.bots, playouts)
    made_with = fingerprint(series.game, series.bots, compiled=compiled)
    return make_report(series, names, made_with, str(engine), number, tally)


def _show_status(doing: str | None) -> AbstractContextManager[object]:
    """Show what the command is waiting for, if standard error is a terminal."""
    console = Console(stderr=True)
    return console.status(doing) if doing and console.is_terminal else nullcontext()


def _play(
    engine: PreparedEngine, series: Series, games: int, jobs: int | None, on: Cluster | None
) -> tuple[Tally, str | None]:
    """Play all games; return the counts, and an error message if workers died."""
    tally = Tally()
    lost = run_with_progress(
        lambda: open_executor(engine, series, jobs, on),
        split_chunks(games, engine.chunk_size),
        tally,
        games,
    )
    return tally, lost


def _print_report(report: Report, took: float, *, to_machine: bool) -> list[str]:
    """Print the report, to standard error if standard output fails; return error messages."""
    played, wanted = report.tally.matches, report.wanted
    stopped = f"Stopped after {played:,} of {wanted:,} games; --games {played} repeats this result."

    def print_all() -> None:
        if to_machine:
            typer.echo(format_json(report))
        else:
            _print_tables(report, new_console())
            rate = pluralize(round(played / max(took, 0.001)), "game", "games")
            typer.echo(f"It took {took:.1f} s, {rate} per second.")
        if played < wanted:
            typer.echo(stopped, err=to_machine)

    return print_or_fall_back(print_all, lambda console: _print_tables(report, console))


def _print_tables(report: Report, console: Console) -> None:
    for part in render_report(report):
        console.print(part)


def _check_files(files: Files) -> None:
    """Raise BadRequest if a file cannot be written or contains something other than a result."""
    if files.json is not None:
        check_writable(files.json, b'{"game":', "result of a simulation")
    if files.csv is not None:
        check_writable(files.csv, ",".join(COLUMNS).encode(), "result of a simulation")
    if files.plot is not None:
        _check_picture(files.plot)


def _check_picture(plot: Path) -> None:
    if plot.suffix not in _PICTURES:
        raise BadRequest(
            f"--plot needs a file name that ends with .png or .svg, not {plot.name!r}."
        )
    try:
        import elfer.simulation.plots  # noqa: F401, PLC0415
    except ImportError as error:
        raise BadRequest(f"--plot needs matplotlib ({error}). {INSTALL}") from None
    check_writable(plot, _PICTURES[plot.suffix], "picture")


def _write_files(report: Report, files: Files) -> list[str]:
    """Write the requested files; return an error message for each one that fails."""
    writers: tuple[tuple[Path | None, Callable[[Report, Path], None]], ...] = (
        (files.json, write_json),
        (files.csv, write_csv),
        (files.plot, _write_plot),
    )
    faults = []
    for file, write in writers:
        if file is not None:
            try:
                write(report, file)
            except OSError as error:
                faults.append(f"{file} could not be written: {describe_os_error(error)}.")
    return faults


def _write_plot(report: Report, file: Path) -> None:
    from elfer.simulation.plots import draw_report  # noqa: PLC0415

    draw_report(report, file)
