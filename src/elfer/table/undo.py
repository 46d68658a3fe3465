"""The history of a table's match: its moves, their makers, and the moves that can be undone."""

from collections.abc import Collection, Container
from dataclasses import dataclass, replace
from typing import NamedTuple

from elfer.engine.events import Event
from elfer.engine.match import Match
from elfer.engine.move_validation import check
from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.notation.history import MatchHistory, PlayedMove


class MadeBy(NamedTuple):
    """A bot that made a move: its level, and the moment that its random seed was derived from."""

    level: str
    moment: int


@dataclass(frozen=True, slots=True)
class TableHistory:
    """A match with its moves, their makers, and the states that undo can return to."""

    played: MatchHistory
    past: tuple[Match, ...] = ()
    """The match before each of the last public moves, back to the last one that revealed something.

    Only people's moves count, because a bot's choice reveals what the bot sees. Undoing a public
    move also removes the private moves after it. A public move after a private one clears the past.
    """
    makers: tuple[MadeBy | None, ...] = ()
    """The bot that made each move; None for a person or the referee."""
    private: frozenset[int] = frozenset()
    """The indices of the moves that only their own seat was told of."""

    @property
    def match(self) -> Match:
        """The match after all moves."""
        return self.played.match

    @property
    def moves(self) -> tuple[PlayedMove, ...]:
        """All moves of the match."""
        return self.played.moves

    def check(self, seat: Seat | None, text: str, at: float | None) -> Move:
        """Return the move with this text if it is legal as far as the seat knows, or refuse it."""
        return check(self.match.known_to(seat), seat, text, at)

    def push(
        self,
        seat: Seat | None,
        move: Move,
        at: float | None,
        audience: Container[Seat | None],
        told: list[Event],
        maker: MadeBy | None = None,
    ) -> "TableHistory":
        """Return the history after a checked move; add its events to `told`.

        `audience` contains the seats of people, and None for spectators.
        """
        before, events = self.match, list[Event]()
        played = self.played.push(seat, move, at, events)
        told += events
        makers = (*self.makers, maker)
        if events and all(event.private for event in events):
            # Changing the past would reveal to others that there was a move.
            private = self.private | {len(self.moves)}
            return TableHistory(played, self.past, makers, private)
        kept = self.past if self._public_end == len(self.moves) else ()
        revealing = _is_revealing(before, played.match, seat, move, audience)
        past = () if revealing else (*kept, before)
        return TableHistory(played, past, makers, self.private)

    @property
    def _public_end(self) -> int:
        return public_end(len(self.moves), self.private)

    def can_undo(self, seats: Collection[Seat]) -> bool:
        """Return whether these seats made the last move they know of and can undo it."""
        end = self._public_end
        own_since = any(move.seat in seats for move in self.moves[end:])
        return bool(self.past) and not own_since and self.moves[end - 1].seat in seats

    def known_to(self, seats: Collection[Seat]) -> list[PlayedMove]:
        """Return the moves that these seats have been told of."""
        return [
            move
            for number, move in enumerate(self.moves)
            if number not in self.private or move.seat in seats
        ]

    def undo(self) -> "TableHistory":
        """Return the history before its last public move, without the private moves after it."""
        end = self._public_end - 1
        private = frozenset(number for number in self.private if number < end)
        played = MatchHistory(self.past[-1], self.moves[:end])
        return TableHistory(played, self.past[:-1], self.makers[:end], private)

    def limit_undo_for(self, people: Container[Seat | None]) -> "TableHistory":
        """Return the history with undo blocked for moves that reveal anything to these people."""
        end = self._public_end
        for count in range(1, len(self.past) + 1):
            before, played = self.past[-count], self.moves[end - count]
            if _reveals_to(before, played.seat, before.game.language[played.text], people):
                return replace(self, past=self.past[len(self.past) - count + 1 :])
        return self


def public_end(moves: int, private: Container[int]) -> int:
    """Return the number of moves without the private ones at the end."""
    while moves - 1 in private:
        moves -= 1
    return moves


def _is_revealing(
    before: Match, after: Match, seat: Seat | None, move: Move, audience: Container[Seat | None]
) -> bool:
    """Return whether any of these people may have learned something hidden from a move."""
    if before.outcome is not None or after.outcome is not None:
        return True
    if seat is None or seat not in audience:
        return True  # a bot's move reveals what the bot sees
    return _reveals_to(before, seat, move, audience)


def _reveals_to(
    before: Match, seat: Seat | None, move: Move, people: Container[Seat | None]
) -> bool:
    """Return whether a move reveals something hidden to any of these people under the rules."""
    learners = before.game.reveals_to(before.state, seat, move)
    return any(who in learners and who in people for who in (None, *range(before.players)))
