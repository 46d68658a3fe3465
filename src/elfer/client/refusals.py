"""What can go wrong between a client and its server, each in one sentence."""

from typing import ClassVar

from elfer.kernel.errors import Refused


class ServerRefused(Refused):
    """The server has refused something, and nothing has changed."""

    code: ClassVar[str] = "refused"

    def __init__(self, error: str, why: str, rule: str | None = None) -> None:
        super().__init__(why)
        self.error = error
        """The code of the refusal on the wire."""
        self.rule = rule
        """The rule that forbids a move, if one does."""


class Unreachable(Refused):
    """The server does not answer, or what answers is no server of ours."""

    code = "unreachable"


class Ended(Refused):
    """The connection is over for good: the server has said so, or it was closed here."""

    code: ClassVar[str] = "ended"

    def __init__(self, error: str, why: str) -> None:
        super().__init__(why)
        self.error = error
        """The code that the server gave, or `closed`."""
