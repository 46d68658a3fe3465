"""The result of a contest as text and tables."""

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
from elfer.simulation.arena.result import ANCHOR, Result, Standing
from elfer.simulation.arena.search_counts import describe_search
from elfer.simulation.confidence_intervals import Estimate
from elfer.terminal.render.cards import BOLD, DIM

SMALLEST = 0.001
"""The smallest p-value that is printed."""


def render_result(result: Result) -> Iterator[RenderableType]:
    """Yield the parts of the result, from the wins to the thinking times."""
    contest = result.contest
    yield Text(
        f"{game_named(contest.game).name}, {contest.players} players: "
        f"{pluralize(result.deals, 'deal', 'deals')} from every seat, "
        f"{pluralize(result.matches, 'game', 'games')}, seed {contest.seed}",
        BOLD,
    )
    yield Text(format_origin(result.made_with), DIM)
    for standing in result.standings:
        told = describe_search(standing.contender.name, standing.search)
        if told is not None:
            yield Text(told)
    yield ""
    yield _win_table(result)
    yield ""
    yield _cross_table(result)
    yield ""
    yield _rating_table(result)
    yield ""
    yield Text(
        f"The fair share is {format_percent(result.fair)} of the wins; winners share a tied win. "
        f"± and 'from – to' are 95 % confidence intervals, from the spread between deals. Ratings "
        f"are as in chess; {f'{ANCHOR} is rated 0' if result.anchored else 'their mean is 0'}. "
        "Milliseconds are for moves with a choice, with up to "
        f"{pluralize(contest.playouts, 'playout', 'playouts')}.",
        DIM,
    )


def format_p_value(p_value: float) -> str:
    """Return a p-value as text."""
    return f"p < {SMALLEST}" if p_value < SMALLEST else f"p = {p_value:.3f}"


def _win_table(result: Result) -> Table:
    points = any(standing.points is not None for standing in result.standings)
    headings = ("points", "from – to") if points else ()
    table = new_table("bot", "wins", "from – to", "vs. fair share", *headings)
    for standing in result.standings:
        mean = standing.points
        table.add_row(
            _name(standing),
            format_percent(standing.wins.value),
            format_percent_range(standing.wins),
            _verdict(standing),
            *(() if mean is None else (f"{mean.value:.1f}", format_interval(mean, 1))),
        )
    return table


def _name(standing: Standing) -> str:
    name, seats = standing.contender
    return name if seats == 1 else f"{name} ×{seats}"


def _verdict(standing: Standing) -> str:
    if standing.verdict == "not significant":
        return standing.verdict
    return f"{standing.verdict}, {format_p_value(standing.p_value)}"


def _cross_table(result: Result) -> Table:
    """Return a table of how often each bot finished ahead of every other bot, in per cent."""
    heads = (_name(each).replace(" (", "\n(") for each in result.standings)
    table = new_table("% ahead of", *heads)
    for standing, row in zip(result.standings, result.cross, strict=True):
        table.add_row(_name(standing), *map(_format_share, row))
    return table


def _format_share(found: Estimate | None) -> str:
    """Return a share and the wider half of its interval."""
    if found is None:
        return "·"
    half = max(found.high - found.value, found.value - found.low)
    return f"{100 * found.value:.1f} ±{100 * half:.1f}"


def _rating_table(result: Result) -> Table:
    table = new_table("", "rating", "from – to", "ms per move, median", "slowest")
    for standing in result.standings:
        rating = standing.rating
        table.add_row(
            _name(standing),
            f"{rating.value:+.0f}",
            format_interval(rating, 0, "+"),
            _milliseconds(standing.median_ms),
            _milliseconds(standing.slowest_ms),
        )
    return table


def _milliseconds(number: float | None) -> str:
    return "–" if number is None else f"{number:.3f}" if number < 1 else f"{number:,.1f}"


def describe_stop(result: Result) -> str:
    """Return a sentence about a contest that was stopped early."""
    deals = pluralize(result.deals, "deal", "deals")
    return (
        f"Stopped after {deals} of {result.wanted:,}; --deals {result.deals} repeats this result."
    )
