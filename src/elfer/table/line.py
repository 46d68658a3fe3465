"""The line of play: a match, the moves that led to it, and how far it can be taken back."""

from collections.abc import Container
from dataclasses import dataclass

from elfer.kernel.events import Event
from elfer.kernel.gate import check
from elfer.kernel.match import Match
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from elfer.records.played import PlayedMove


@dataclass(frozen=True, slots=True)
class Line:
    """A match at one moment with its past; a move gives another line."""

    match: Match
    moves: tuple[PlayedMove, ...] = ()
    past: tuple[Match, ...] = ()
    """The match before each of the last moves, back to where something hidden was revealed."""

    def meant(self, seat: Seat | None, text: str, at: float | None) -> Move:
        """The legal move that a text means, or a refusal."""
        return check(self.match, seat, text, at)

    def after(
        self,
        seat: Seat | None,
        move: Move,
        at: float | None,
        audience: Container[Seat | None],
        told: list[Event],
    ) -> "Line":
        """The line after a checked move; `audience` are people's seats, None for spectators."""
        before = self.match
        match = before.push(seat, move, at if move.timed else None, told)
        played = PlayedMove(before.setup.round, seat, move.text, at if move.timed else None)
        past = () if _revealing(before, match, seat, move, audience) else (*self.past, before)
        return Line(match, (*self.moves, played), past)

    def back(self, count: int) -> "Line":
        """The line before its last `count` moves."""
        return Line(self.past[-count], self.moves[:-count], self.past[:-count])


def _revealing(
    before: Match, after: Match, seat: Seat | None, move: Move, audience: Container[Seat | None]
) -> bool:
    """Whether any of these people may have learned something hidden by a move."""
    if before.outcome is not None or after.outcome is not None:
        return True
    learners = before.game.reveals_to(before.state, seat, move)
    return any(who in learners and who in audience for who in (None, *range(before.players)))
