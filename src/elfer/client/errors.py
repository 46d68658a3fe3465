"""The errors of a client, each with a text for the user."""

from collections.abc import Mapping
from typing import ClassVar

from elfer.engine.errors import Refused
from elfer.engine.events import EMPTY


class ServerRefused(Refused):
    """A request or command that the server refused; nothing has changed."""

    code: ClassVar[str] = "refused"

    def __init__(
        self,
        error: str,
        why: str,
        rule: str | None = None,
        reason: str | None = None,
        about: Mapping[str, str | int] = EMPTY,
    ) -> None:
        super().__init__(why)
        self.error = error
        """The code of the refusal on the wire."""
        self.rule = rule
        """The rule that forbids a move, if one does."""
        self.reason, self.about = reason, about


class Unreachable(Refused):
    """A server that does not answer, or an address at which another program answers."""

    code = "unreachable"


class Ended(Refused):
    """A connection that the server or this client has ended permanently."""

    code: ClassVar[str] = "ended"

    def __init__(self, error: str, why: str) -> None:
        super().__init__(why)
        self.error = error
        """The code that the server gave, or one of this client's own: `closed` or `bad-frame`."""
