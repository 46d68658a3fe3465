"""The line of play: a match, the moves that led to it, and how far it can be taken back."""

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import NamedTuple

from elfer.kernel.events import Event
from elfer.kernel.gate import check
from elfer.kernel.match import Match
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from elfer.records.played import PlayedMove


class MadeBy(NamedTuple):
    """A bot that made a move: how good it was, and the moment that its luck was made from."""

    level: str
    moment: int


@dataclass(frozen=True, slots=True)
class Line:
    """A match at one moment with its past; a move gives another line."""

    match: Match
    moves: tuple[PlayedMove, ...] = ()
    past: tuple[Match, ...] = ()
    """The match before each of the last moves, back to where something hidden was revealed.

    They are moves of people: a bot's choice tells of what only the bot sees.
    """
    makers: tuple[MadeBy | None, ...] = ()
    """The bot that made each of the moves; None where it was a person or the referee."""

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
        maker: MadeBy | None = None,
    ) -> "Line":
        """The line after a checked move; `audience` are people's seats, None for spectators."""
        before = self.match
        match = before.push(seat, move, at if move.timed else None, told)
        played = PlayedMove(before.setup.round, seat, move.text, at if move.timed else None)
        past = () if _revealing(before, match, seat, move, audience) else (*self.past, before)
        return Line(match, (*self.moves, played), past, (*self.makers, maker))

    def back(self) -> "Line":
        """The line before its last move."""
        return Line(self.past[-1], self.moves[:-1], self.past[:-1], self.makers[:-1])

    def shown_to(self, people: Container[Seat | None]) -> "Line":
        """The line once these people see it too: what it tells them is not taken back any more."""
        for count in range(1, len(self.past) + 1):
            before, played = self.past[-count], self.moves[-count]
            if _tells(before, played.seat, before.game.language[played.text], people):
                return replace(self, past=self.past[len(self.past) - count + 1 :])
        return self


def _revealing(
    before: Match, after: Match, seat: Seat | None, move: Move, audience: Container[Seat | None]
) -> bool:
    """Whether any of these people may have learned something hidden by a move."""
    if before.outcome is not None or after.outcome is not None:
        return True
    if seat is None or seat not in audience:
        return True  # what a bot does tells of what it sees
    return _tells(before, seat, move, audience)


def _tells(before: Match, seat: Seat | None, move: Move, people: Container[Seat | None]) -> bool:
    """Whether a move tells any of these people something hidden, by the rules of the game."""
    learners = before.game.reveals_to(before.state, seat, move)
    return any(who in learners and who in people for who in (None, *range(before.players)))
