"""The result of a contest: the same numbers for the table and for JSON."""

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from elfer.games import game_named
from elfer.simulation.arena.compiled import needs_compiled
from elfer.simulation.arena.contest import Contender, Contest
from elfer.simulation.arena.fingerprint import fingerprint
from elfer.simulation.arena.ratings import rate_contenders
from elfer.simulation.arena.sample import Sample
from elfer.simulation.arena.score import AHEAD, STEPS, WIN, Score
from elfer.simulation.arena.search_counts import Search, reported_name
from elfer.simulation.arena.significance import SIGNIFICANT
from elfer.simulation.confidence_intervals import Estimate, Mean, quantile

ANCHOR = "random"
"""The bot that is rated 0, if it plays."""
MILLISECOND = 1_000
MEDIAN, ALL = 50, 100


class Standing(NamedTuple):
    """The result of a contender, per seat."""

    contender: Contender
    """The contender, under its name in the report."""
    wins: Estimate
    p_value: float
    """The probability that chance alone gives wins at least this far from the fair share."""
    verdict: str
    points: Mean | None
    """None in games without points."""
    rating: Mean
    median_ms: float | None
    slowest_ms: float | None
    """Both times cover only moves with a choice; None if there was no such move."""
    search: Search


@dataclass(frozen=True)
class Result:
    """The result of a contest; only its times differ from run to run."""

    contest: Contest
    wanted: int
    """The number of deals that were requested."""
    deals: int
    matches: int
    fair: float
    standings: list[Standing]
    cross: list[list[Estimate | None]]
    """For each pair: how often the first finished before the other; None on the diagonal."""
    anchored: bool
    """Whether `ANCHOR` is rated 0; otherwise the mean of all ratings is 0."""
    made_with: str
    """The fingerprint of the bots and the rules."""

    @property
    def bots(self) -> list[str]:
        """The names of the bots in the report, by seat before any rotation."""
        names = [standing.contender.name for standing in self.standings]
        alike = len({*self.contest.bots}) == 1
        return [names[0 if alike else side] for side in self.contest.sides]


def make_result(contest: Contest, wanted: int, score: Score) -> Result:
    """Return the result of a score with at least two deals."""
    contenders = contest.contenders
    names = [contender.name for contender in contenders]
    anchor = names.index(ANCHOR) if ANCHOR in names else None
    rated = rate_contenders(score, [contender.seats for contender in contenders], anchor)
    return Result(
        contest=contest,
        wanted=wanted,
        deals=score.deals,
        matches=score.matches,
        fair=1 / contest.players,
        standings=[_standing(contest, score, side, rated[side]) for side in range(len(names))],
        cross=[
            [_estimate_before(contest, score, one, other) for other in range(len(names))]
            for one in range(len(names))
        ],
        anchored=anchor is not None,
        made_with=fingerprint(
            contest.game, contest.bots, compiled=needs_compiled(contest, measured=True)
        ),
    )


def sample_wins(contest: Contest, score: Score, side: int) -> Sample:
    """Return the share of wins of a contender, per seat."""
    unit = WIN * contest.players * contest.contenders[side].seats
    return Sample(score.wins[side], score.win_squares[side], score.deals, unit)


def _standing(contest: Contest, score: Score, side: int, rating: Mean) -> Standing:
    contender, fair = contest.contenders[side], 1 / contest.players
    search = score.searches[side]
    name = reported_name(contender.name, contest.game, contest.playouts, search)
    wins = sample_wins(contest, score, side)
    p_value = wins.p_value(fair)
    unit = contest.players * contender.seats
    points = Sample(score.points[side], score.point_squares[side], score.deals, unit)
    scored = game_named(contest.game).best is not None
    times = score.times[side]
    return Standing(
        contender=contender._replace(name=name),
        wins=wins.share(),
        p_value=p_value,
        verdict=_verdict(wins.mean - fair, p_value),
        points=points.estimate() if scored else None,
        rating=rating,
        median_ms=_milliseconds(times, MEDIAN),
        slowest_ms=_milliseconds(times, ALL),
        search=search,
    )


def _verdict(off: float, p_value: float) -> str:
    if p_value >= SIGNIFICANT:
        return "not significant"
    return "better" if off > 0 else "worse"


def _estimate_before(contest: Contest, score: Score, one: int, other: int) -> Estimate | None:
    if one == other:
        return None
    seats = contest.contenders[one].seats * contest.contenders[other].seats
    unit = AHEAD * contest.players * seats
    ahead, squares = score.ahead[one][other], score.ahead_squares[one][other]
    return Sample(ahead, squares, score.deals, unit).share()


def _milliseconds(times: Counter[int], percent: int) -> float | None:
    """Return the time that this percentage of the moves does not exceed."""
    return (2 ** (quantile(times, percent) / STEPS) - 1) / MILLISECOND if times else None
