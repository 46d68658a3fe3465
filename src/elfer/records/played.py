"""A match together with the moves that led to it."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from elfer.kernel.events import Event
from elfer.kernel.game import AnyGame
from elfer.kernel.gate import check
from elfer.kernel.match import Match, new_match
from elfer.kernel.seats import Seat


class PlayedMove(NamedTuple):
    """A move as it is written down: in which round, by whom, and when if that matters."""

    round: int
    seat: Seat | None
    text: str
    at: float | None = None

    def shown(self) -> list[Any]:
        """The move as a record has it."""
        when = [] if self.at is None else [self.at]
        return [self.round, self.seat, self.text, *when]


class Played:
    """A match that is being played, and its moves so far."""

    def __init__(self, match: Match, moves: Iterable[PlayedMove] = ()) -> None:
        self.match = match
        self.moves = list(moves)

    @classmethod
    def new(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        deal: Mapping[str, Any] | None = None,
    ) -> "Played":
        """A match before its first move, or a refusal."""
        return cls(new_match(game, players, options, seed, deal))

    def play(self, seat: Seat | None, text: str, at: float | None = None) -> list[Event]:
        """Make a checked move and tell what happened; a refused one changes nothing."""
        move = check(self.match, seat, text, at)
        when = at if move.timed else None
        told: list[Event] = []
        after = self.match.push(seat, move, when, told)
        self.moves.append(PlayedMove(self.match.setup.round, seat, move.text, when))
        self.match = after
        return told
