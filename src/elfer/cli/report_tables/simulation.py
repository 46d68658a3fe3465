"""The report of a simulation as text and tables."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from elfer.cli.common.phrases import pluralize
from elfer.cli.report_tables.formatting import (
    format_interval,
    format_origin,
    format_percent,
    format_percent_range,
    new_table,
)
from elfer.games import game_named
from elfer.simulation.arena.search_counts import Search, describe_search
from elfer.simulation.confidence_intervals import Spread
from elfer.simulation.report import Report, describe_assumptions
from elfer.terminal.render.cards import BOLD, DIM
from elfer.texts.fluent_messages import load_messages
from elfer.texts.languages import DEFAULT


def render_report(report: Report) -> Iterator[RenderableType]:
    """Yield the parts of the report, from the wins to the endings."""
    series, played = report.series, report.tally.matches
    yield Text(
        f"{game_named(series.game).name}, {series.players} players: "
        f"{pluralize(played, 'game', 'games')}, seed {series.seed}, "
        f"{report.engine} engine",
        BOLD,
    )
    yield Text(format_origin(report.made_with), DIM)
    for name, search in sum_searches(report).items():
        told = describe_search(name, search)
        if told is not None:
            yield Text(told)
    yield ""
    yield _seat_table(report)
    yield ""
    if report.distances:
        yield _distance_table(report)
        yield ""
    yield _spread_table(report)
    yield ""
    ties = report.ties.share
    yield Text(f"Ties: {format_percent(ties.value)} ({format_percent_range(ties)}).")
    yield Text(
        f"Redeals because nobody could begin: {report.redeals:,} "
        f"in {pluralize(report.tally.endings.total(), 'round', 'rounds')}."
    )
    sentences = load_messages(DEFAULT)
    for ending, count in sorted(report.endings.items(), key=lambda each: -each[1].times):
        yield Text(
            f"Ending '{ending}': {format_percent(count.share.value)} "
            f"({format_percent_range(count.share)}). {sentences.format(f'ending-{ending}')}"
        )
    yield Text(
        "Ranges in brackets and under 'from – to' are 95 % confidence intervals. "
        f"{describe_assumptions(report.series.game)}",
        DIM,
    )


def sum_searches(report: Report) -> dict[str, Search]:
    """Return the searches of the bots, summed by name."""
    found: dict[str, Search] = {}
    for seat in report.seats:
        search = Search(seat.searched, seat.playouts, seat.search_failed)
        found[seat.bot] = found.get(seat.bot, Search()) + search
    return found


def _seat_table(report: Report) -> Table:
    points = report.points is not None
    table = new_table(
        "seat", "wins", "from – to", *(("points", "from – to") if points else ()), "began"
    )
    for number, seat in enumerate(report.seats):
        mean = (
            ()
            if seat.points is None
            else (f"{seat.points.value:.2f}", format_interval(seat.points))
        )
        table.add_row(
            f"{number} {seat.bot}",
            format_percent(seat.share.value),
            format_percent_range(seat.share),
            *mean,
            f"{seat.began:,}",
        )
    return table


def _distance_table(report: Report) -> Table:
    table = new_table("turns after the starting player", "wins", "from – to")
    for distance, wins in enumerate(report.distances):
        name = "0 (the starting player)" if distance == 0 else str(distance)
        table.add_row(name, format_percent(wins.share.value), format_percent_range(wins.share))
    return table


def _spread_table(report: Report) -> Table:
    table = new_table("", "mean", "from – to", "5 %", "median", "95 %")
    for name, length, digits in (
        ("turns", report.turns, 0),
        ("minutes for people (estimate)", report.minutes, 1),
    ):
        mean = f"{length.mean.value:,.2f}", format_interval(length.mean)
        table.add_row(name, *mean, *_format_spread(length.spread, digits))
    if report.points is not None:
        table.add_row("points, all seats", "", "", *_format_spread(report.points, 0))
    return table


def _format_spread(found: Spread, digits: int) -> Iterator[str]:
    return (f"{number:,.{digits}f}" for number in found)
