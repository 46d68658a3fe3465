"""What a contest came to: the same numbers for the table and for machines."""

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from elfer.arena.contest import Contender, Contest
from elfer.arena.ratings import ratings
from elfer.arena.sample import Sample
from elfer.arena.score import AHEAD, STEPS, WIN, Score
from elfer.games import game_named
from elfer.lab.estimates import Estimate, quantile

ANCHOR = "random"
"""Who is rated 0, if he plays."""
SIGNIFICANT = 0.05
"""Below this chance something is not called chance."""
MILLISECOND = 1_000
MEDIAN, ALL = 50, 100


class Standing(NamedTuple):
    """How a contender has done, for one of its seats."""

    contender: Contender
    wins: Estimate
    chance: float
    """How likely wins so far from the fair share are, if it were no better and no worse."""
    verdict: str
    points: Estimate | None
    """None where no points are kept."""
    rating: Estimate
    median_ms: float | None
    slowest_ms: float | None
    """Of moves with a choice; None if there were none."""


@dataclass(frozen=True)
class Result:
    """What was found out; but for the times it does not depend on who played when."""

    contest: Contest
    wanted: int
    """How many deals were asked for."""
    deals: int
    matches: int
    fair: float
    standings: list[Standing]
    cross: list[list[Estimate | None]]
    """How often the one finished before the other; None for a contender and itself."""
    anchored: bool
    """Whether ratings count from `ANCHOR`; else from the mean of all."""


def resulted(contest: Contest, wanted: int, score: Score) -> Result:
    """The result of a score; there must be two deals at least."""
    contenders = contest.contenders
    names = [contender.name for contender in contenders]
    anchor = names.index(ANCHOR) if ANCHOR in names else None
    rated = ratings(score, [contender.seats for contender in contenders], anchor)
    return Result(
        contest=contest,
        wanted=wanted,
        deals=score.deals,
        matches=score.matches,
        fair=1 / contest.players,
        standings=[_standing(contest, score, side, rated[side]) for side in range(len(names))],
        cross=[
            [_before(contest, score, one, other) for other in range(len(names))]
            for one in range(len(names))
        ],
        anchored=anchor is not None,
    )


def wins_of(contest: Contest, score: Score, side: int) -> Sample:
    """The share of wins of each seat of a contender."""
    unit = WIN * contest.players * contest.contenders[side].seats
    return Sample(score.wins[side], score.win_squares[side], score.deals, unit)


def _standing(contest: Contest, score: Score, side: int, rating: Estimate) -> Standing:
    contender, fair = contest.contenders[side], 1 / contest.players
    wins = wins_of(contest, score, side)
    chance = wins.chance(fair)
    unit = contest.players * contender.seats
    points = Sample(score.points[side], score.point_squares[side], score.deals, unit)
    scored = game_named(contest.game).best is not None
    times = score.times[side]
    return Standing(
        contender=contender,
        wins=wins.share(),
        chance=chance,
        verdict=_verdict(wins.mean - fair, chance),
        points=points.estimate() if scored else None,
        rating=rating,
        median_ms=_milliseconds(times, MEDIAN),
        slowest_ms=_milliseconds(times, ALL),
    )


def _verdict(off: float, chance: float) -> str:
    if chance >= SIGNIFICANT:
        return "not significant"
    return "better" if off > 0 else "worse"


def _before(contest: Contest, score: Score, one: int, other: int) -> Estimate | None:
    if one == other:
        return None
    seats = contest.contenders[one].seats * contest.contenders[other].seats
    unit = AHEAD * contest.players * seats
    ahead, squares = score.ahead[one][other], score.ahead_squares[one][other]
    return Sample(ahead, squares, score.deals, unit).share()


def _milliseconds(times: Counter[int], percent: int) -> float | None:
    """The time that so many per cent of the moves do not take longer than."""
    return (2 ** (quantile(times, percent) / STEPS) - 1) / MILLISECOND if times else None
