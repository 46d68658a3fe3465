"""`elfer simulate`."""

import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from elfer.exits import FAILED, INTERRUPTED, WRONG_COMMAND
from elfer.kernel.errors import Refused
from elfer.lab.report import Report, reported
from elfer.lab.series import Series, chunks
from elfer.lab.tally import Tally
from elfer.terminal.arguments import GameId, Jobs, Options, Players, Seed
from elfer.terminal.engines import USUAL_GAMES, Engine, Place, Ready, gathered, ready
from elfer.terminal.findings import findings
from elfer.terminal.look import printable, terminal
from elfer.terminal.order import checked_games, checked_jobs, ordered, rounds_of
from elfer.terminal.outlet import said
from elfer.terminal.result_file import check_results, json_text, write_results
from elfer.terminal.working import worked

USUAL_BOT = "greedy"
STANDARD_OUTPUT = Path("-")


class Files(NamedTuple):
    """Where the results are written besides, or instead."""

    json: Path | None
    csv: Path | None
    plot: Path | None


def spelled_out(words: Sequence[str]) -> list[str]:
    """The words of the command line with standard output named where `--json` stands alone."""
    spelled = []
    for word, following in zip_longest(words, words[1:], fillvalue="--"):
        spelled.append(word)
        if word == "--json" and following.startswith("-") and following != "-":
            spelled.append("-")
    return spelled


def simulate(
    game: GameId,
    *,
    players: Players = None,
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
    seed: Seed = None,
    jobs: Jobs = None,
    option: Options = None,
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
        series = ordered(game, players, bots, seed, option or ())
        number = checked_games(USUAL_GAMES[engine] if games is None else games)
        at_once = checked_jobs(jobs)
        check_results(*files)
        with _busy("Getting the kernel ready …" if engine is Engine.KERNEL else None):
            player = ready(engine, series, rounds_of(series))
        begun = time.monotonic()
        tally, lost = _played(player, series, number, at_once, on)
    except Refused as refused:
        typer.echo(printable(refused.why), err=True)
        raise typer.Exit(WRONG_COMMAND) from None
    took = time.monotonic() - begun
    if not tally.matches:
        typer.echo(lost or "Stopped before any game was counted.", err=True)
        raise typer.Exit(FAILED if lost else INTERRUPTED)
    report = reported(series, str(engine), number, tally)
    faults = [lost] if lost else []
    try:
        faults += _say(report, took, to_machine=json == STANDARD_OUTPUT)
    finally:  # even if nobody reads on
        faults += write_results(report, *files)
    for fault in faults:
        typer.echo(printable(fault), err=True)
    if faults:
        raise typer.Exit(FAILED)
    if tally.matches < number:
        raise typer.Exit(INTERRUPTED)


def _busy(doing: str | None) -> AbstractContextManager[object]:
    """Say on a terminal what is being waited for."""
    console = Console(stderr=True)
    return console.status(doing) if doing and console.is_terminal else nullcontext()


def _played(
    player: Ready, series: Series, games: int, jobs: int | None, on: Place | None
) -> tuple[Tally, str | None]:
    """All that was counted, and why it is not everything, if those who played were lost."""
    tally = Tally()
    lost = worked(
        lambda: gathered(player, series, jobs, on), chunks(games, player.chunk), tally, games
    )
    return tally, lost


def _say(report: Report, took: float, *, to_machine: bool) -> list[str]:
    """Print the report; if standard output takes no more, to standard error, and say so."""
    played, wanted = report.tally.matches, report.wanted
    stopped = f"Stopped after {played:,} of {wanted:,} games; --games {played} gives the same."

    def say() -> None:
        if to_machine:
            typer.echo(json_text(report))
        else:
            _print(report, terminal())
            typer.echo(f"It took {took:.1f} s, {played / max(took, 0.001):,.0f} games a second.")
        if played < wanted:
            typer.echo(stopped, err=to_machine)

    return said(say, lambda console: _print(report, console))


def _print(report: Report, console: Console) -> None:
    for part in findings(report):
        console.print(part)
