"""A result as people read it."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from elfer.arena.result import ANCHOR, Result, Standing
from elfer.games import game_named
from elfer.lab.estimates import Estimate
from elfer.terminal.look import LOUD, QUIET
from elfer.terminal.numbers import between, numbers_table, percent, percent_range
from elfer.terminal.phrases import many

SMALLEST = 0.001
"""Chances below this are only said to be below it."""


def result_table(result: Result) -> Iterator[RenderableType]:
    """The whole result, from who wins to how long they think."""
    contest = result.contest
    yield Text(
        f"{game_named(contest.game).name}, {contest.players} players: "
        f"{result.deals:,} deals from every seat, {result.matches:,} games, seed {contest.seed}",
        LOUD,
    )
    yield ""
    yield _wins(result)
    yield ""
    yield _cross(result)
    yield ""
    yield _ratings(result)
    yield ""
    yield Text(
        f"Fair would be {percent(result.fair)} of the wins; a shared win counts in part. "
        f"± and «from – to»: 95 % confidence, by the spread between deals. Ratings as "
        f"in chess, {f'{ANCHOR} has 0' if result.anchored else 'the mean is 0'}. Milliseconds: "
        f"moves with a choice, up to {contest.playouts:,} playouts.",
        QUIET,
    )


def chance_said(chance: float) -> str:
    """How likely something is by chance alone."""
    return f"p < {SMALLEST}" if chance < SMALLEST else f"p = {chance:.3f}"


def _wins(result: Result) -> Table:
    points = any(standing.points is not None for standing in result.standings)
    headings = ("points", "from – to") if points else ()
    table = numbers_table("bot", "wins", "from – to", "than fair", *headings)
    for standing in result.standings:
        mean = standing.points
        table.add_row(
            _name(standing),
            percent(standing.wins.value),
            percent_range(standing.wins),
            _verdict(standing),
            *(() if mean is None else (f"{mean.value:.1f}", between(mean, 1))),
        )
    return table


def _name(standing: Standing) -> str:
    name, seats = standing.contender
    return name if seats == 1 else f"{name} ×{seats}"


def _verdict(standing: Standing) -> str:
    if standing.verdict == "not significant":
        return standing.verdict
    return f"{standing.verdict}, {chance_said(standing.chance)}"


def _cross(result: Result) -> Table:
    """Who finished before whom."""
    table = numbers_table("% before", *(_name(each) for each in result.standings))
    for standing, row in zip(result.standings, result.cross, strict=True):
        table.add_row(_name(standing), *map(_around, row))
    return table


def _around(found: Estimate | None) -> str:
    """A share and how far its interval reaches, if that is wider on one side there."""
    if found is None:
        return "·"
    half = max(found.high - found.value, found.value - found.low)
    return f"{100 * found.value:.1f} ±{100 * half:.1f}"


def _ratings(result: Result) -> Table:
    table = numbers_table("", "rating", "from – to", "ms a move, half to", "slowest")
    for standing in result.standings:
        rating = standing.rating
        table.add_row(
            _name(standing),
            f"{rating.value:+.0f}",
            f"{rating.low:+.0f} – {rating.high:+.0f}",
            _milliseconds(standing.median_ms),
            _milliseconds(standing.slowest_ms),
        )
    return table


def _milliseconds(number: float | None) -> str:
    return "–" if number is None else f"{number:.3f}" if number < 1 else f"{number:,.1f}"


def in_short(result: Result) -> str:
    """How many deals there were of how many, if it was stopped."""
    deals = many(result.deals, "deal", "deals")
    return f"Stopped after {deals} of {result.wanted:,}; --deals {result.deals} gives the same."
