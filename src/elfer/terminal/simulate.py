"""`elfer simulate`."""

import secrets
import sys
import time
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from elfer.games import game_named
from elfer.kernel.errors import BadRequest, Refused
from elfer.kernel.options import RoundsOptions, filled
from elfer.kernel.options import schema as options_of
from elfer.lab.report import Report, reported
from elfer.lab.series import Series, chunks, seed_of
from elfer.lab.tally import Tally
from elfer.lab.work import CrewLost, stoppable, work
from elfer.table.opening import agreed as settled
from elfer.terminal.agreement import agreed
from elfer.terminal.engines import USUAL_GAMES, Engine, Place, Ready, gathered, ready
from elfer.terminal.findings import findings
from elfer.terminal.look import printable, terminal
from elfer.terminal.progress import showing
from elfer.terminal.result_file import check_results, json_text, write_results

WRONG_COMMAND = 2
INTERRUPTED = 130
USUAL_PLAYERS = 4
USUAL_BOT = "greedy"
MOST_GAMES = 10**12
MOST_JOBS = 1_000
STANDARD_OUTPUT = Path("-")


class Files(NamedTuple):
    """Where the results are written besides, or instead."""

    json: Path | None
    csv: Path | None
    plot: Path | None


class Order(NamedTuple):
    """What the command line asks for, checked."""

    series: Series
    engine: Engine
    ready: Ready
    games: int
    jobs: int | None
    on: Place | None


def spelled_out(words: Sequence[str]) -> list[str]:
    """The words of the command line with standard output named where `--json` stands alone."""
    spelled = []
    for word, following in zip(words, [*words[1:], "-"], strict=True):
        spelled.append(word)
        if word == "--json" and following.startswith("-") and following != "-":
            spelled.append("-")
    return [*spelled, "-"] if words[-1:] == ["--json"] else spelled


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")],
    *,
    players: Annotated[
        int | None, typer.Option(help="How many play: 4, or as near as the game allows.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            help="How many games: a million, or a thousand on the reference engine.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(metavar="NAME,…", help="One bot for all seats, or one for each."),
    ] = USUAL_BOT,
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="A number or a text; the same one, the same numbers."),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(help="How many play at once: as many as there are processors.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="As in rounds=3; elfer games lists all options."),
    ] = None,
    engine: Annotated[
        Engine,
        typer.Option(help="The fast kernel, or the reference engine, which has every game."),
    ] = Engine.KERNEL,
    on: Annotated[
        Place | None,
        typer.Option(help="Let a Ray cluster play: that of RAY_ADDRESS, or one on this machine."),
    ] = None,
    json: Annotated[
        Path | None,
        typer.Option(metavar="[FILE]", help="The result as JSON, there or to standard output."),
    ] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="The same as a table.")] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A picture of it: .png or .svg.")
    ] = None,
) -> None:
    """Let bots play very many games, and say what comes of it.

    Ctrl-C ends it early: what has been played is reported, and the exit status is 130.
    """
    files = Files(None if json == STANDARD_OUTPUT else json, csv, plot)
    try:
        series = _series(game, players, bots, seed, option or ())
        number = _games(USUAL_GAMES[engine] if games is None else games)
        check_results(*files)
        with _busy("Getting the kernel ready …" if engine is Engine.KERNEL else None):
            order = Order(
                series, engine, ready(engine, series, _rounds(series)), number, _jobs(jobs), on
            )
        begun = time.monotonic()
        tally, lost = _played(order)
    except Refused as refused:
        typer.echo(printable(refused.why), err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    took = time.monotonic() - begun
    if not tally.matches:
        typer.echo(lost or "Stopped before any game was counted.", err=True)
        raise typer.Exit(1 if lost else INTERRUPTED)
    report = reported(series, str(engine), number, tally)
    faults = _say(report, took, lost, to_machine=json == STANDARD_OUTPUT)
    faults += write_results(report, *files)
    for fault in faults:
        typer.echo(printable(fault), err=True)
    if faults or lost:
        raise typer.Exit(1)
    if tally.matches < number:
        raise typer.Exit(INTERRUPTED)


def _series(
    game: str, players: int | None, bots: str, seed: str | None, options: Sequence[str]
) -> Series:
    rules = game_named(game)
    usual = min(max(USUAL_PLAYERS, rules.least_players), rules.most_players)
    number = usual if players is None else players
    chosen = settled(rules.id, number, agreed(options, options_of(rules.options)))
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) not in (1, number):
        raise BadRequest(
            f"{number} seats take one bot for all or {number} bots, not {len(names)}: {bots}."
        )
    return Series(
        game=rules.id,
        players=number,
        options=tuple(
            (name, tuple(value) if isinstance(value, list) else value)
            for name, value in chosen.items()
        ),
        bots=names * number if len(names) == 1 else names,
        # A seed that nobody chose is short enough to be typed again.
        seed=secrets.randbelow(10**9) if seed is None else seed_of(seed),
    )


def _rounds(series: Series) -> int:
    rules = game_named(series.game)
    options = filled(rules.options, dict(series.options), series.players)
    return options.rounds if isinstance(options, RoundsOptions) else 1


def _games(number: int) -> int:
    if not 1 <= number <= MOST_GAMES:
        raise BadRequest(f"A simulation has 1 to {MOST_GAMES} games, not {number}.")
    return number


def _jobs(number: int | None) -> int | None:
    if number is not None and not 1 <= number <= MOST_JOBS:
        raise BadRequest(f"There can be 1 to {MOST_JOBS} jobs, not {number}.")
    return number


def _busy(doing: str | None) -> "nullcontext[None]":
    """Say on a terminal what is being waited for."""
    console = Console(stderr=True)
    return console.status(doing) if doing and console.is_terminal else nullcontext()  # type: ignore[return-value]


def _played(order: Order) -> tuple[Tally, str | None]:
    """All that was counted, and why it is not everything, if those who played were lost."""
    tally = Tally()
    with stoppable() as stop, showing(order.games, "Starting") as tell:
        crew = gathered(order.ready, order.series, order.jobs, order.on)
        try:
            work(crew, chunks(order.games, order.ready.chunk), tally, stop, tell)
        except CrewLost as lost:
            return tally, str(lost)
        finally:
            crew.close()
    return tally, None


def _say(report: Report, took: float, lost: str | None, *, to_machine: bool) -> list[str]:
    """Print the report; where standard output takes nothing more, to standard error."""
    played, wanted = report.tally.matches, report.wanted
    stopped = f"Stopped after {played:,} of {wanted:,} games; --games {played} gives the same."
    if lost:
        typer.echo(lost, err=True)
    try:
        if to_machine:
            typer.echo(json_text(report))
        else:
            console = terminal()
            for part in findings(report):
                console.print(part)
            console.print(f"It took {took:.1f} s, {played / max(took, 0.001):,.0f} games a second.")
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        for part in findings(report):
            console.print(part)
        return [f"Standard output took no more: {(error.strerror or str(error)).lower()}."]
    if played < wanted:
        typer.echo(stopped, err=to_machine)
    return []
