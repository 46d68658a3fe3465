"""A match among bots on the reference engine, without pauses.

`table/bots_to_ask.py` decides which bots are asked. This module adds the random generators, draws
the order of seats that may act at the same time, and measures how long each bot thinks.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

from elfer.bots import LevelBot, bot_named
from elfer.bots.choice import PLAYOUTS, ChosenMove
from elfer.bots.levels import reaction_ms
from elfer.engine.match import Match
from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.table.bots_to_ask import (
    BotTurn,
    bot_situation,
    bot_turns,
    forced_move,
    order_calls,
    referee_move,
)


class Step(NamedTuple):
    """A move and the match after it; the referee has no seat."""

    seat: Seat | None
    move: Move
    match: Match


class _Call(NamedTuple):
    """A call of a seat, and its time in milliseconds after the card was shown."""

    seat: Seat
    move: Move
    at: float


OnDecision = Callable[[Seat, float, ChosenMove], None]
"""A callback that gets the seat, the seconds and the move of each decision with a choice."""


def play_match(
    match: Match,
    levels: Sequence[str],
    rngs: Sequence[Random],
    playouts: int = PLAYOUTS,
    on_decision: OnDecision = lambda seat, seconds, chosen: None,
) -> Iterator[Step]:
    """Play a match to its end and yield each move; each seat has a level and a generator."""
    players = _Players(levels, rngs, playouts, on_decision)
    while not match.over:
        settles = referee_move(match)
        if settles is None:
            seat, move = players.choose_next(match)
            match = match.push(seat, move)
            yield Step(seat, move, match)
        else:
            for call in players.choose_calls(match):
                match = match.push(call.seat, call.move, call.at)
                yield Step(call.seat, call.move, match)
            match = match.push(None, settles)
            yield Step(None, settles, match)


class _Players:
    """The bots of a match, one at each seat."""

    def __init__(
        self,
        levels: Sequence[str],
        rngs: Sequence[Random],
        playouts: int,
        on_decision: OnDecision,
    ) -> None:
        self._levels = dict(enumerate(levels))
        self._bots = [bot_named(level) for level in levels]
        self._rngs = rngs
        self._playouts = playouts
        self._on_decision = on_decision

    def choose_next(self, match: Match) -> tuple[Seat, Move]:
        """Ask the bots in turn until one of them acts; return its seat and its move."""
        for turn in bot_turns(match, self._levels, self._draw_order):
            move = self._ask(match, turn)
            if move is None and not turn.may_wait:
                move = forced_move(match, turn)
            if move is not None:
                return turn.seat, move
        raise AssertionError("The last bot to be asked must act.")

    def choose_calls(self, match: Match) -> list[_Call]:
        """Ask all bots for calls against the clock; return the calls sorted by time."""
        calls = []
        for turn in bot_turns(match, self._levels):
            move = self._ask(match, turn)
            if move is not None:
                at = reaction_ms(turn.level, self._rngs[turn.seat])
                calls.append(_Call(turn.seat, move, at))
        return order_calls(calls)

    def _draw_order(self, match: Match, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Return the seats in random order, because being asked first is an advantage."""
        return self._rngs[0].sample(seats, len(seats))

    def _ask(self, match: Match, turn: BotTurn) -> Move | None:
        """Return the move of a bot; None if it declines or has nothing to decide."""
        situation = bot_situation(match, turn, self._playouts)
        if not situation.moves:
            return None
        bot, rng, begun = self._bots[turn.seat], self._rngs[turn.seat], perf_counter()
        chosen = (
            bot.choose(situation, rng)
            if isinstance(bot, LevelBot)
            else ChosenMove(bot(situation, rng))
        )
        if len(situation.moves) > 1:
            self._on_decision(turn.seat, perf_counter() - begun, chosen)
        return chosen.move
