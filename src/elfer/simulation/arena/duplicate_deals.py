"""Duplicate deals: the same cards and the same random numbers for every rotation of the bots."""

from collections.abc import Sequence
from math import log2
from random import Random
from typing import NamedTuple

from elfer.bots.choice import ChosenMove
from elfer.engine.match import Match, new_match
from elfer.engine.seats import Seat
from elfer.games import game_named
from elfer.simulation.arena.contest import Batch, Contest
from elfer.simulation.arena.match_runner import play_match
from elfer.simulation.arena.score import AHEAD, LEVEL, STEPS, WIN, Score, count_deal, new_score
from elfer.simulation.arena.search_counts import count_search

MICROSECONDS = 1_000_000
_warmed_up: set[tuple[str, int, str]] = set()
"""Bots that have moved in this process; a bot's first move includes loading and compiling."""


class MatchResult(NamedTuple):
    """The result of a match, by seat."""

    wins: tuple[int, ...]
    points: tuple[int, ...]
    standing: tuple[int, ...]
    """Higher is better; equal numbers mean a tie."""


def play_batch(batch: Batch) -> Score:
    """Play some deals of a contest and return their score."""
    score = new_score(batch.contest)
    for number in range(batch.first, batch.first + batch.deals):
        _count_rotations(batch.contest, number, score)
    return score


def _count_rotations(contest: Contest, number: int, score: Score) -> None:
    """Play a deal in every rotation and count it."""
    count = len(contest.contenders)
    wins, points = [0] * count, [0] * count
    ahead = [[0] * count for _ in range(count)]
    known: dict[tuple[str, ...], MatchResult] = {}
    for rotation in range(contest.players):
        levels = contest.seating(rotation)
        sides = [contest.sides[bot] for bot in contest.rotate_bots(rotation)]
        # The same bots at the same seats with the same cards and seeds play the same match.
        if levels not in known:
            known[levels] = _play_match(contest, number, levels, sides, score)
        result = known[levels]
        for seat, side in enumerate(sides):
            wins[side] += result.wins[seat]
            points[side] += result.points[seat]
            for other, opponent in enumerate(sides):
                if side != opponent:
                    ahead[side][opponent] += _score_against(result.standing, seat, other)
    score.matches += len(known)
    count_deal(score, wins, points, ahead)


def _play_match(
    contest: Contest, number: int, levels: Sequence[str], sides: Sequence[int], score: Score
) -> MatchResult:
    """Play one match of a deal to its end; count the times and searches of its moves."""
    name = f"{contest.seed}/{number}"
    # Like the cards, the random numbers belong to the seat and not to the bot.
    rngs = [Random(f"{name}/{seat}") for seat in range(contest.players)]
    match = new_match(game_named(contest.game), contest.players, dict(contest.options), name)

    def on_decision(seat: Seat, seconds: float, chosen: ChosenMove) -> None:
        bot, side = (contest.game, contest.players, levels[seat]), sides[seat]
        if bot in _warmed_up:
            score.times[side][round(STEPS * log2(1 + seconds * MICROSECONDS))] += 1
        _warmed_up.add(bot)
        score.searches[side] = score.searches[side] + count_search(chosen)

    try:
        for step in play_match(match, levels, rngs, contest.playouts, on_decision):
            match = step.match
    except Exception as error:
        error.add_note(
            f"{contest.game} with {','.join(levels)}, seed {contest.seed}, deal {number}"
        )
        raise
    return _match_result(match)


def _match_result(match: Match) -> MatchResult:
    winners, totals = match.winners or (), match.totals
    wins = tuple(WIN // len(winners) if seat in winners else 0 for seat in range(match.players))
    if totals is None:
        return MatchResult(wins, (0,) * match.players, wins)
    standing = tuple(-total for total in totals) if match.game.best == "fewest" else totals
    return MatchResult(wins, totals, standing)


def _score_against(standing: Sequence[int], seat: Seat, other: Seat) -> int:
    """Return the score of a seat against another one."""
    if standing[seat] == standing[other]:
        return LEVEL
    return AHEAD if standing[seat] > standing[other] else 0
