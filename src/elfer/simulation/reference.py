"""Chunks on the reference engine: every game, without third-party packages."""

from random import Random

from elfer.bots.choice import PLAYOUTS, ChosenMove
from elfer.engine.match import Match, new_match
from elfer.engine.moves import NEXT, Move
from elfer.engine.seats import Seat
from elfer.games import game_named
from elfer.simulation.arena.match_runner import play_match
from elfer.simulation.durations import STEP, pace_of
from elfer.simulation.series import Chunk, Series
from elfer.simulation.tally import Tally

LAYING = ("lay", "bridge", "swap", "slip", "choose", "mid", "onto", "own")
DRAWING = ("draw", "take", "flip")
FORCED = ("draw", "pass")


def play_chunk(series: Series, chunk: Chunk) -> Tally:
    """Play a chunk and return its counts."""
    tally = Tally()
    for number in range(chunk.first, chunk.first + chunk.matches):
        _count_match(series, number, tally)
    return tally


def _count_match(series: Series, number: int, tally: Tally) -> None:
    """Play one match of a series and count it."""
    name = f"{series.seed}/{number}"
    rngs = [Random(f"{name}/{seat}") for seat in range(series.players)]
    game = game_named(series.game)
    match = new_match(game, series.players, dict(series.options), name)
    starter = match.turn
    tally.redeals += match.round_start.redeals
    turns = lays = draws = 0
    playouts = PLAYOUTS if series.playouts is None else series.playouts

    def on_decision(seat: Seat, seconds: float, chosen: ChosenMove) -> None:
        tally.searched[seat] += chosen.playouts > 0
        tally.playouts[seat] += chosen.playouts
        tally.search_failed[seat] += chosen.search_failed

    for seat, move, after in play_match(match, series.bots, rngs, playouts, on_decision):
        if move == NEXT:
            tally.redeals += after.round_start.redeals
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
    """Return whether a move ends a turn; if no seat has the turn, every move but a call does."""
    return not move.timed if before is None else before != after


def _count_result(match: Match, starter: Seat | None, tally: Tally) -> None:
    """Count the winners and the points of a match."""
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
