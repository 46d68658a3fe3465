"""A match among bots on the reference engine, with nobody waiting for anybody."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import NamedTuple

from elfer.bots import bot_named, chosen
from elfer.bots.situation import PLAYOUTS, Situation
from elfer.bots.snapper import reaction_ms
from elfer.kernel.match import Match
from elfer.kernel.moves import NEXT, Move
from elfer.kernel.seats import Seat


class Step(NamedTuple):
    """A move and the match after it; the referee has no seat."""

    seat: Seat | None
    move: Move
    match: Match


Timed = Callable[[Seat, float], None]
"""Is told how many seconds a seat has thought about a move, where it had a choice."""


def encounter(
    match: Match,
    levels: Sequence[str],
    lucks: Sequence[Random],
    playouts: int = PLAYOUTS,
    timed: Timed = lambda seat, seconds: None,
) -> Iterator[Step]:
    """A match to its end, a move at a time; each seat has a bot's level and luck of its own."""
    table = _Table(match, levels, lucks, playouts, timed)
    while not table.match.over:
        if table.match.outcome is not None:
            yield table.push(0, NEXT)
        elif table.match.legal(None):
            yield from table.settle()
        else:
            yield table.act()


class _Table:
    """The match as it goes on, and who plays it."""

    def __init__(
        self,
        match: Match,
        levels: Sequence[str],
        lucks: Sequence[Random],
        playouts: int,
        timed: Timed,
    ) -> None:
        self.match = match
        self._levels = levels
        self._bots = [bot_named(level) for level in levels]
        self._lucks = lucks
        self._playouts = playouts
        self._timed = timed

    def push(self, seat: Seat | None, move: Move, at: float | None = None) -> Step:
        self.match = self.match.push(seat, move, at)
        return Step(seat, move, self.match)

    def settle(self) -> Iterator[Step]:
        """Everyone may call against the clock, each as fast as he is; then the referee decides."""
        calls = []
        for seat, luck in enumerate(self._lucks):
            moves = [move for move in self.match.legal(seat) if move.timed]
            move = self._asked(seat, moves) if moves else None
            if move is not None:
                calls.append((reaction_ms(self._levels[seat], luck), seat, move))
        for at, seat, move in sorted(calls, key=lambda call: call[:2]):
            yield self.push(seat, move, at)
        yield self.push(None, self.match.legal(None)[0])

    def act(self) -> Step:
        """Who may call out of turn is asked first, then whose turn it is."""
        match = self.match
        actors, turn = match.actors, match.turn
        if actors == (turn,):
            return self._must(actors[0])
        # No chair is asked before the others again and again: that would be an advantage.
        asked = self._lucks[0].sample(actors, len(actors))
        if turn not in actors:
            return self._must(asked[0])
        for seat in asked:
            if seat != turn:
                move = self._asked(seat, match.legal(seat))
                if move is not None:
                    return self.push(seat, move)
        return self._must(turn)

    def _must(self, seat: Seat) -> Step:
        asked = self._situation(seat, self.match.legal(seat))
        return self.push(seat, chosen(partial(self._thought, seat), asked, self._lucks[seat]))

    def _asked(self, seat: Seat, moves: Sequence[Move]) -> Move | None:
        """What the bot at a seat would do, if it need not do anything."""
        return self._thought(seat, self._situation(seat, moves), self._lucks[seat])

    def _situation(self, seat: Seat, moves: Sequence[Move]) -> Situation:
        return Situation(self.match.game, self.match.view(seat), moves, self._playouts)

    def _thought(self, seat: Seat, situation: Situation, luck: Random) -> Move | None:
        begun = perf_counter()
        move = self._bots[seat](situation, luck)
        if len(situation.moves) > 1:
            self._timed(seat, perf_counter() - begun)
        return move
