"""A match among bots on the reference engine, with nobody waiting for anybody."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from elfer.bots import bot_named, chosen
from elfer.bots.snapper import reaction_ms
from elfer.kernel.match import Match
from elfer.kernel.moves import NEXT, Move
from elfer.kernel.seats import Seat


class Step(NamedTuple):
    """A move and the match after it; the referee has no seat."""

    seat: Seat | None
    move: Move
    match: Match


def encounter(match: Match, levels: Sequence[str], lucks: Sequence[Random]) -> Iterator[Step]:
    """A match to its end, a move at a time; each seat has a bot's level and luck of its own."""
    table = _Table(match, levels, lucks)
    while not table.match.over:
        if table.match.outcome is not None:
            yield table.push(0, NEXT)
        elif table.match.legal(None):
            yield from table.settle()
        else:
            yield table.act()


class _Table:
    """The match as it goes on, and who plays it."""

    def __init__(self, match: Match, levels: Sequence[str], lucks: Sequence[Random]) -> None:
        self.match = match
        self._levels = levels
        self._bots = [bot_named(level) for level in levels]
        self._lucks = lucks

    def push(self, seat: Seat | None, move: Move, at: float | None = None) -> Step:
        self.match = self.match.push(seat, move, at)
        return Step(seat, move, self.match)

    def settle(self) -> Iterator[Step]:
        """Everyone may call against the clock, each as fast as he is; then the referee decides."""
        calls = []
        for seat, bot in enumerate(self._bots):
            luck = self._lucks[seat]
            moves = [move for move in self.match.legal(seat) if move.timed]
            move = bot(self.match.view(seat), moves, luck) if moves else None
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
                bot, luck = self._bots[seat], self._lucks[seat]
                move = bot(match.view(seat), match.legal(seat), luck)
                if move is not None:
                    return self.push(seat, move)
        return self._must(turn)

    def _must(self, seat: Seat) -> Step:
        match = self.match
        moves = match.legal(seat)
        return self.push(seat, chosen(self._bots[seat], match.view(seat), moves, self._lucks[seat]))
