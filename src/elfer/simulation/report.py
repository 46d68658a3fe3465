"""The report of a simulation, from which the table, the files and the plots are made."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from elfer.games import game_named
from elfer.simulation.confidence_intervals import (
    Estimate,
    Mean,
    Spread,
    mean_interval,
    mean_of_counts,
    spread_of_counts,
    wilson_interval,
)
from elfer.simulation.durations import STEP, pace_of
from elfer.simulation.series import Series
from elfer.simulation.tally import Tally


class Seat(NamedTuple):
    """The results of one seat."""

    bot: str
    """The name of its bot in the report."""
    wins: int
    share: Estimate
    began: int
    points: Mean | None
    """None in games without points."""
    searched: int
    """The number of moves for which its bot made playouts."""
    playouts: int
    """The number of playouts over all these moves."""
    search_failed: int
    """The number of moves whose search could not run."""


class Frequency(NamedTuple):
    """A count and its share."""

    times: int
    share: Estimate


class Length(NamedTuple):
    """The length of matches: its mean and its spread."""

    mean: Mean
    spread: Spread


@dataclass(frozen=True)
class Report:
    """The results of a simulation; they do not depend on the number or order of workers."""

    series: Series
    made_with: str
    """The fingerprint of the bots and the rules."""
    engine: str
    wanted: int
    """The number of matches that were requested."""
    tally: Tally
    seats: list[Seat]
    distances: list[Frequency]
    """Wins by the number of turns after the starting player; empty if all seats begin together."""
    ties: Frequency
    redeals: int
    endings: dict[str, Frequency]
    turns: Length
    minutes: Length
    points: Spread | None
    """Over all seats; without a mean, because the points of one match depend on each other."""


def make_report(
    series: Series, names: Sequence[str], made_with: str, engine: str, wanted: int, tally: Tally
) -> Report:
    """Return the report of a tally with at least one match; `names` are the bots by seat."""
    played = tally.matches
    scored = game_named(series.game).best is not None
    rounds = tally.endings.total()
    starts = sum(tally.began) > 0
    return Report(
        series=series,
        made_with=made_with,
        engine=engine,
        wanted=wanted,
        tally=tally,
        seats=[_seat(names[seat], tally, seat, scored=scored) for seat in range(series.players)],
        distances=[
            Frequency(wins, wilson_interval(wins, played))
            for wins in tally.wins_from[: series.players]
            if starts
        ],
        ties=Frequency(tally.ties, wilson_interval(tally.ties, played)),
        redeals=tally.redeals,
        endings={
            ending: Frequency(count, wilson_interval(count, rounds))
            for ending, count in sorted(tally.endings.items())
        },
        turns=Length(mean_of_counts(tally.turns), spread_of_counts(tally.turns)),
        minutes=Length(
            _mean_to_minutes(mean_of_counts(tally.seconds)),
            Spread(*map(_to_minutes, spread_of_counts(tally.seconds))),
        ),
        points=spread_of_counts(tally.scores) if scored else None,
    )


def describe_assumptions(game: str) -> str:
    """Return the assumptions behind the minutes as one sentence."""
    pace = pace_of(game)
    return (
        f"Minutes assume that people take {pace.deal} s to deal and count, {pace.turn} s for a "
        f"turn, {pace.lay} s to lay a card and {pace.draw} s to draw one."
    )


def _seat(name: str, tally: Tally, seat: int, *, scored: bool) -> Seat:
    wins, played = tally.wins[seat], tally.matches
    points = mean_interval(tally.points[seat], tally.squares[seat], played) if scored else None
    return Seat(
        bot=name,
        wins=wins,
        share=wilson_interval(wins, played),
        began=tally.began[seat],
        points=points,
        searched=tally.searched[seat],
        playouts=tally.playouts[seat],
        search_failed=tally.search_failed[seat],
    )


def _mean_to_minutes(found: Mean) -> Mean:
    value, low, high = found
    if low is None or high is None:
        return Mean(_to_minutes(value), None, None)
    return Mean(*map(_to_minutes, (value, low, high)))


def _to_minutes(step: float) -> float:
    """Return the minutes in the middle of a step of seconds."""
    return (step + STEP / 2) / 60
