"""Chunks played by the bots on the reference engine: any game, with the standard library alone."""

from random import Random

from elfer.arena.encounter import encounter
from elfer.games import game_named
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import NEXT, Move
from elfer.kernel.seats import Seat
from elfer.lab.minutes import STEP, pace_of
from elfer.lab.series import Chunk, Series
from elfer.lab.tally import Tally

LAYING = ("lay", "bridge", "swap", "slip", "choose", "mid", "onto", "own")
DRAWING = ("draw", "take", "flip")
FORCED = ("draw", "pass")


def played(series: Series, chunk: Chunk) -> Tally:
    """What is counted in a chunk."""
    tally = Tally()
    for number in range(chunk.first, chunk.first + chunk.matches):
        _count_match(series, number, tally)
    return tally


def _count_match(series: Series, number: int, tally: Tally) -> None:
    name = f"{series.seed}/{number}"
    lucks = [Random(f"{name}/{seat}") for seat in range(series.players)]
    game = game_named(series.game)
    match = new_match(game, series.players, dict(series.options), name)
    starter = match.turn
    tally.redeals += match.sheet.redeals
    turns = lays = draws = 0
    for seat, move, after in encounter(match, series.bots, lucks):
        if move is NEXT:
            tally.redeals += after.sheet.redeals
        elif seat is not None:
            turns += _ends_turn(match.turn, after.turn, move)
            lays += move.verb in LAYING
            draws += move.verb in DRAWING
            tally.decisions += move.verb not in FORCED
        if after.outcome is not None and after.outcome is not match.outcome:
            tally.endings[after.outcome.ending] += 1
        match = after
    tally.matches += 1
    tally.lays += lays
    tally.draws += draws
    tally.turns[turns] += 1
    seconds = pace_of(series.game).seconds(match.plan.rounds, turns, lays, draws)
    tally.seconds[seconds // STEP * STEP] += 1
    _count_result(match, starter, tally)


def _ends_turn(before: Seat | None, after: Seat | None, move: Move) -> bool:
    """Whether a turn is over; where it is nobody's, all but a call is a turn of its own."""
    return not move.timed if before is None else before != after


def _count_result(match: Match, starter: Seat | None, tally: Tally) -> None:
    winners = match.winners or ()
    tally.ties += len(winners) > 1
    for seat in winners:
        tally.wins[seat] += 1
    for seat, points in enumerate(match.totals or ()):
        tally.points[seat] += points
        tally.squares[seat] += points * points
        tally.scores[points] += 1
    if starter is not None:
        tally.began[starter] += 1
        for seat in winners:
            tally.wins_from[(seat - starter) * match.game.direction % match.players] += 1
