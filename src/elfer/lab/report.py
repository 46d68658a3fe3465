"""What a tally says about a game: the same numbers for the table, the files and the picture."""

from dataclasses import dataclass
from typing import NamedTuple

from elfer.games import game_named
from elfer.lab.estimates import Estimate, Spread, mean, mean_of, share, spread
from elfer.lab.minutes import STEP, pace_of
from elfer.lab.series import Series
from elfer.lab.tally import Tally


class Seat(NamedTuple):
    """How a seat has done."""

    bot: str
    wins: int
    share: Estimate
    began: int
    points: Estimate | None
    """None where no points are kept."""


class Frequency(NamedTuple):
    """How often something was so."""

    times: int
    share: Estimate


class Length(NamedTuple):
    """How long a match is."""

    mean: Estimate
    spread: Spread


@dataclass(frozen=True)
class Report:
    """What was found out; made of the tally alone, so that it does not depend on who played."""

    series: Series
    engine: str
    wanted: int
    """How many matches were asked for."""
    tally: Tally
    seats: list[Seat]
    distances: list[Frequency]
    """Wins by how many turns after the starting player a seat comes; empty if nobody starts."""
    ties: Frequency
    redeals: int
    endings: dict[str, Frequency]
    turns: Length
    minutes: Length
    points: Spread | None
    """Of all seats; no mean, as each seat has one and those of a match depend on each other."""


def reported(series: Series, engine: str, wanted: int, tally: Tally) -> Report:
    """A report on matches that were counted; there must be one at least."""
    played = tally.matches
    scored = game_named(series.game).best is not None
    rounds = tally.endings.total()
    starts = sum(tally.began) > 0
    return Report(
        series=series,
        engine=engine,
        wanted=wanted,
        tally=tally,
        seats=[_seat(series, tally, seat, scored=scored) for seat in range(series.players)],
        distances=[
            Frequency(wins, share(wins, played))
            for wins in tally.wins_from[: series.players]
            if starts
        ],
        ties=Frequency(tally.ties, share(tally.ties, played)),
        redeals=tally.redeals,
        endings={
            ending: Frequency(count, share(count, rounds))
            for ending, count in sorted(tally.endings.items())
        },
        turns=Length(mean_of(tally.turns), spread(tally.turns)),
        minutes=Length(
            Estimate(*map(_in_minutes, mean_of(tally.seconds))),
            Spread(*map(_in_minutes, spread(tally.seconds))),
        ),
        points=spread(tally.scores) if scored else None,
    )


def assumptions(game: str) -> str:
    """What the minutes assume, in one line."""
    pace = pace_of(game)
    return (
        f"Minutes assume people who take {pace.deal} s to deal and count, {pace.turn} s for a "
        f"turn, {pace.lay} s to lay a card and {pace.draw} s to draw one."
    )


def _seat(series: Series, tally: Tally, seat: int, *, scored: bool) -> Seat:
    wins, played = tally.wins[seat], tally.matches
    points = mean(tally.points[seat], tally.squares[seat], played) if scored else None
    return Seat(series.bots[seat], wins, share(wins, played), tally.began[seat], points)


def _in_minutes(step: float) -> float:
    """Seconds that were counted in steps, as minutes; the middle of a step stands for it."""
    return (step + STEP / 2) / 60
