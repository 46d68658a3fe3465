"""Matches of bots alone on the reference engine: what the fast kernel does not play."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from elfer.bots import bot_named, chosen
from elfer.bots.snapper import reaction_ms
from elfer.games import GAMES
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import NEXT, Move
from elfer.kernel.seats import Seat, round_from


class Played(NamedTuple):
    """What is kept of a match of bots."""

    winners: tuple[Seat, ...]
    starter: Seat | None
    """Who began the first round; None where all begin at once."""
    points: tuple[int, ...] | None
    turns: int
    lays: int
    draws: int
    endings: tuple[str, ...]


class Step(NamedTuple):
    """A move that somebody makes; the referee has no seat."""

    seat: Seat | None
    move: Move
    at: float | None = None


_NOTHING_MOVED = ("done", "pass", "next")


def played(game: str, levels: Sequence[str], seed: str) -> Played:
    """A match of these bots with the cards of this seed; the same ones play it alike."""
    match = new_match(GAMES[game], len(levels), seed=seed)
    starter, before = match.turn, None
    lucks = [Random(f"{seed}/bot/{seat}") for seat in range(len(levels))]
    turns, lays, draws, endings = 0, 0, 0, []
    while not match.over:
        for step in list(_steps(match, levels, lucks)):
            match = match.push(*step)
            if step.move is NEXT or step.seat is None:
                before = None
                continue
            turns += step.seat != before
            before = step.seat
            draws += step.move.verb == "draw"
            lays += step.move.verb not in ("draw", *_NOTHING_MOVED)
        if match.outcome is not None:
            endings.append(match.outcome.ending)
    winners = match.winners
    assert winners is not None
    return Played(winners, starter, match.totals, turns, lays, draws, tuple(endings))


def _steps(match: Match, levels: Sequence[str], lucks: Sequence[Random]) -> Iterator[Step]:
    """What happens next: a move, or all calls on a card and what the referee decides."""
    if match.outcome is not None:
        yield Step(0, NEXT)
        return
    settling = match.legal(None)
    if settling:
        calls = [call for seat in match.actors if (call := _call(match, seat, levels, lucks))]
        yield from sorted(calls, key=lambda call: call.at or 0)
        yield Step(None, settling[0])
        return
    turn, actors = match.turn, match.actors
    if turn is not None and turn in actors:
        # While somebody's turn goes on, the others may call first.
        for seat in round_from(turn, match.players, match.game.direction):
            if seat != turn and seat in actors:
                move = bot_named(levels[seat])(match.view(seat), match.legal(seat), lucks[seat])
                if move is not None:
                    yield Step(seat, move)
                    return
    seat = turn if turn is not None and turn in actors else actors[0]
    move = chosen(bot_named(levels[seat]), match.view(seat), match.legal(seat), lucks[seat])
    yield Step(seat, move)


def _call(match: Match, seat: Seat, levels: Sequence[str], lucks: Sequence[Random]) -> Step | None:
    """What a bot calls against the clock, and when; None if it keeps silent."""
    timed = [move for move in match.legal(seat) if move.timed]
    move = bot_named(levels[seat])(match.view(seat), timed, lucks[seat]) if timed else None
    if move is None or not move.timed:
        return None
    return Step(seat, move, round(reaction_ms(levels[seat], lucks[seat])))
