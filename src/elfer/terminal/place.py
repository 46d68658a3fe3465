"""A table as this terminal sits at it: one of its own, or one on a server."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from elfer.terminal.sight import Sight

Audience = Seat | None
"""A person's seat, or None for whatever everyone may see."""


class Asked(NamedTuple):
    """A person's seat that may act now, and whether it may also let the moment pass."""

    seat: Seat
    may_wait: bool


class Call(NamedTuple):
    """What a seat called, and how many milliseconds after the card was shown."""

    seat: Seat
    text: str
    at: int


class Overtaken(Exception):
    """The table has moved on while somebody was asked for something."""


Keys = Mapping[str, tuple[Seat, Move]]
"""Which key calls what, for whom."""


class Place(Protocol):
    """What people at a terminal can see and say; whatever is refused changes nothing."""

    @property
    def people(self) -> Sequence[Seat]:
        """The seats of the people at this terminal."""
        ...

    @property
    def only_person(self) -> Audience:
        """The one person who plays here; None if there are several or none."""
        ...

    def sight(self, audience: Audience) -> Sight:
        """What this person may see now."""
        ...

    def news(self, audience: Audience) -> list[Mapping[str, Any]]:
        """What has happened since this was last asked for."""
        ...

    def asked(self) -> Asked | None:
        """The person to ask next; None if it is for others to act."""
        ...

    def wait(self, seat: Seat) -> None:
        """Let the moment pass for a seat that need not act."""
        ...

    def go_on(self) -> None:
        """Let somebody act who is not at this terminal."""
        ...

    def play(self, seat: Seat, text: str) -> None:
        """Make a move for one of the people."""
        ...

    def undo(self) -> None:
        """Take back the last move of the people here."""
        ...

    def call(self, calls: Sequence[Call]) -> None:
        """Call what people have typed, until the card is settled."""
        ...

    def listen(self, keys: Keys) -> None:
        """Call what people press, until the card is settled."""
        ...
