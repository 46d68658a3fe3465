"""The interface of a table, local or remote, to the play loop."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.terminal.render.screen_data import Sight
from elfer.texts.fluent_messages import Messages

Audience = Seat | None
"""A person's seat, or None for public information."""


class Actor(NamedTuple):
    """The seat of a person who may act now, and whether they may also decline."""

    seat: Seat
    may_wait: bool


class Call(NamedTuple):
    """A call of a seat, and its time in milliseconds after the card was shown."""

    seat: Seat
    text: str
    at: int


class TableChanged(Exception):
    """The table changed while a person was being asked for input."""


Keys = Mapping[str, tuple[Seat, Move]]
"""The seat and the call of each key."""


class TableInterface(Protocol):
    """A table as people at a terminal see it and act on it; a refused action changes nothing."""

    @property
    def messages(self) -> Messages:
        """The messages in the language of the people at this terminal."""
        ...

    @property
    def people(self) -> Sequence[Seat]:
        """The seats of the people at this terminal."""
        ...

    @property
    def only_person(self) -> Audience:
        """The one person who plays here; None if there are several or none."""
        ...

    def sight(self, audience: Audience) -> Sight:
        """Return the sight of this person."""
        ...

    def news(self, audience: Audience) -> list[Mapping[str, Any]]:
        """Return the events since the last call."""
        ...

    def next_actor(self) -> Actor | None:
        """Return the person to ask next; None if others must act."""
        ...

    def wait(self, seat: Seat) -> None:
        """Decline to act for a seat that need not act."""
        ...

    def go_on(self) -> None:
        """Let the bots or remote players act."""
        ...

    def play(self, seat: Seat, text: str) -> None:
        """Make a move for one of the people here."""
        ...

    def undo(self) -> None:
        """Take back the last move of the people here."""
        ...

    def call(self, calls: Sequence[Call]) -> None:
        """Make the calls that people have typed, until the card is settled."""
        ...

    def listen(self, keys: Keys) -> None:
        """Make the calls whose keys people press, until the card is settled."""
        ...
