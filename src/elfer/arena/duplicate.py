"""Duplicate deals: the same cards and the same luck at each seat, for every rotation of bots."""

from collections.abc import Sequence
from math import log2
from random import Random
from typing import NamedTuple

from elfer.arena.contest import Batch, Contest
from elfer.arena.encounter import encounter
from elfer.arena.score import AHEAD, LEVEL, STEPS, WIN, Score, count_deal, empty
from elfer.games import game_named
from elfer.kernel.match import Match, new_match
from elfer.kernel.seats import Seat

MICROSECONDS = 1_000_000
_awake: set[tuple[str, int, str]] = set()
"""Who has made a move in this process: the first one waits for what is read or compiled once."""


class Ended(NamedTuple):
    """How a match ended, by seat."""

    wins: tuple[int, ...]
    points: tuple[int, ...]
    standing: tuple[int, ...]
    """Higher is better, equal is level."""


def played(batch: Batch) -> Score:
    """What is counted in some deals of a contest."""
    score = empty(batch.contest)
    for number in range(batch.first, batch.first + batch.deals):
        _count_rotations(batch.contest, number, score)
    return score


def _count_rotations(contest: Contest, number: int, score: Score) -> None:
    count = len(contest.contenders)
    wins, points = [0] * count, [0] * count
    ahead = [[0] * count for _ in range(count)]
    known: dict[tuple[str, ...], Ended] = {}
    for rotation in range(contest.players):
        levels = contest.seating(rotation)
        sides = [contest.sides[bot] for bot in contest.rotated(rotation)]
        # The same bots at the same seats with the same cards and luck play the same match.
        if levels not in known:
            known[levels] = _ended(contest, number, levels, sides, score)
        ended = known[levels]
        for seat, side in enumerate(sides):
            wins[side] += ended.wins[seat]
            points[side] += ended.points[seat]
            for other, beside in enumerate(sides):
                if side != beside:
                    ahead[side][beside] += _ahead(ended.standing, seat, other)
    score.matches += len(known)
    count_deal(score, wins, points, ahead)


def _ended(
    contest: Contest, number: int, levels: Sequence[str], sides: Sequence[int], score: Score
) -> Ended:
    """A match of a deal to its end."""
    name = f"{contest.seed}/{number}"
    # Luck belongs to a seat as its cards do: whoever sits there has the same.
    lucks = [Random(f"{name}/{seat}") for seat in range(contest.players)]
    match = new_match(game_named(contest.game), contest.players, dict(contest.options), name)

    def timed(seat: Seat, seconds: float) -> None:
        bot = contest.game, contest.players, levels[seat]
        if bot in _awake:
            score.times[sides[seat]][round(STEPS * log2(1 + seconds * MICROSECONDS))] += 1
        _awake.add(bot)

    try:
        for step in encounter(match, levels, lucks, contest.playouts, timed):
            match = step.match
    except Exception as error:
        error.add_note(
            f"{contest.game} with {','.join(levels)}, seed {contest.seed}, deal {number}"
        )
        raise
    return _result(match)


def _result(match: Match) -> Ended:
    winners, totals = match.winners or (), match.totals
    wins = tuple(WIN // len(winners) if seat in winners else 0 for seat in range(match.players))
    if totals is None:
        return Ended(wins, (0,) * match.players, wins)
    standing = tuple(-total for total in totals) if match.game.best == "fewest" else totals
    return Ended(wins, totals, standing)


def _ahead(standing: Sequence[int], seat: Seat, other: Seat) -> int:
    if standing[seat] == standing[other]:
        return LEVEL
    return AHEAD if standing[seat] > standing[other] else 0
