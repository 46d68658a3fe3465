"""A mutable match for tests."""

from collections.abc import Mapping
from typing import Any

from elfer.engine.events import Event
from elfer.engine.game import AnyGame
from elfer.engine.match import Match
from elfer.engine.seats import Seat
from elfer.notation.history import MatchHistory, PlayedMove


class MutableMatch:
    """A match and its moves; `play` advances it and returns the events."""

    def __init__(self, match: Match) -> None:
        self.history = MatchHistory(match)

    @classmethod
    def new(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        deal: Mapping[str, Any] | None = None,
    ) -> "MutableMatch":
        """Start a match."""
        return cls(MatchHistory.start(game, players, options, seed, deal).match)

    @property
    def match(self) -> Match:
        """The current match."""
        return self.history.match

    @property
    def moves(self) -> tuple[PlayedMove, ...]:
        """The moves so far."""
        return self.history.moves

    def play(self, seat: Seat | None, text: str, at: float | None = None) -> list[Event]:
        """Make a move and return its events; a refused move changes nothing."""
        told: list[Event] = []
        self.history = self.history.play(seat, text, at, told)
        return told
