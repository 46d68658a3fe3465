"""Match histories: a match together with the moves that led to it, as a value."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from elfer.engine.events import Event
from elfer.engine.game import AnyGame
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import check
from elfer.engine.moves import Move
from elfer.engine.seats import Seat


class PlayedMove(NamedTuple):
    """A move as records store it: round, seat (None for the referee), text and time.

    >>> import elfer
    >>> match = elfer.new_match("elfer-raus", players=2, seed="tuesday").play("r11")
    >>> match.history[0]
    PlayedMove(round=1, seat=0, text='r11', at=None)
    """

    round: int
    seat: Seat | None
    text: str
    at: float | None = None

    def shown(self) -> list[int | float | str | None]:
        """Return the move as a list for a record."""
        when: list[float] = [] if self.at is None else [self.at]
        return [self.round, self.seat, self.text, *when]


@dataclass(frozen=True, slots=True)
class MatchHistory:
    """A match and its moves so far, as a value: making a move returns a new history."""

    match: Match
    moves: tuple[PlayedMove, ...] = ()

    @classmethod
    def start(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        deal: Mapping[str, Any] | None = None,
    ) -> Self:
        """Return the history of a new match, or raise Refused."""
        return cls(new_match(game, players, options, seed, deal))

    def play(
        self,
        seat: Seat | None,
        text: str,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> "MatchHistory":
        """Check a move given as text, return the history after it, and add its events to `told`.

        Raise Refused if the move is not legal.
        """
        return self.push(seat, check(self.match, seat, text, at), at, told)

    def push(
        self, seat: Seat | None, move: Move, at: float | None, told: list[Event] | None = None
    ) -> "MatchHistory":
        """Return the history after a legal move, and add its events to `told`."""
        match, played = push_move(self.match, seat, move, at, told)
        return MatchHistory(match, (*self.moves, played))


def push_move(
    match: Match, seat: Seat | None, move: Move, at: float | None, told: list[Event] | None = None
) -> tuple[Match, PlayedMove]:
    """Return the match after a legal move, and the move for a record.

    The move keeps its time only if it is timed.
    """
    when = at if move.timed else None
    played = PlayedMove(match.setup.round, seat, move.text, when)
    return match.push(seat, move, when, told), played
