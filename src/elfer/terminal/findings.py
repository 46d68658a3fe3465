"""A report as people read it."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from elfer.games import game_named
from elfer.lab.estimates import Spread
from elfer.lab.report import Report, assumptions
from elfer.terminal.look import LOUD, QUIET
from elfer.terminal.numbers import between, numbers_table, percent, percent_range
from elfer.terminal.words import ELSE, ENDINGS


def findings(report: Report) -> Iterator[RenderableType]:
    """The whole report, from who wins to how it ends."""
    series, played = report.series, report.tally.matches
    yield Text(
        f"{game_named(series.game).name}, {series.players} players: "
        f"{played:,} {'game' if played == 1 else 'games'}, seed {series.seed}, "
        f"{report.engine} engine",
        LOUD,
    )
    yield ""
    yield _seats(report)
    yield ""
    if report.distances:
        yield _distances(report)
        yield ""
    yield _spreads(report)
    yield ""
    yield Text(f"Ties: {percent(report.ties.share.value)} ({percent_range(report.ties.share)}).")
    yield Text(
        f"Redeals because nobody could begin: {report.redeals:,} "
        f"in {report.tally.endings.total():,} rounds."
    )
    for ending, count in sorted(report.endings.items(), key=lambda each: -each[1].times):
        why = ENDINGS.get(ending, ELSE)
        yield Text(
            f"End «{ending}» ({why}): {percent(count.share.value)} ({percent_range(count.share)})."
        )
    yield Text(
        f"Brackets and «from – to»: 95 % confidence. {assumptions(report.series.game)}", QUIET
    )


def _seats(report: Report) -> Table:
    points = report.points is not None
    table = numbers_table(
        "seat", "wins", "from – to", *(("points", "from – to") if points else ()), "began"
    )
    for number, seat in enumerate(report.seats):
        mean = () if seat.points is None else (f"{seat.points.value:.2f}", between(seat.points))
        table.add_row(
            f"{number} {seat.bot}",
            percent(seat.share.value),
            percent_range(seat.share),
            *mean,
            f"{seat.began:,}",
        )
    return table


def _distances(report: Report) -> Table:
    table = numbers_table("turns after the starting player", "wins", "from – to")
    for distance, wins in enumerate(report.distances):
        name = "0 (the starting player)" if distance == 0 else str(distance)
        table.add_row(name, percent(wins.share.value), percent_range(wins.share))
    return table


def _spreads(report: Report) -> Table:
    table = numbers_table("", "mean", "from – to", "5 % to", "half to", "95 % to")
    for name, length, digits in (
        ("turns", report.turns, 0),
        ("people's minutes", report.minutes, 1),
    ):
        mean = f"{length.mean.value:,.2f}", between(length.mean)
        table.add_row(name, *mean, *_numbers(length.spread, digits))
    if report.points is not None:
        table.add_row("points, all seats", "", "", *_numbers(report.points, 0))
    return table


def _numbers(found: Spread, digits: int) -> Iterator[str]:
    return (f"{number:,.{digits}f}" for number in found)
