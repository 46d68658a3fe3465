"""The refusals of a server, in addition to those of a table, and their wire form."""

from msgspec import UNSET

from elfer import wire
from elfer.engine.errors import IllegalMove, Refused


class NoTable(Refused):
    """No table has that code."""

    code = "no-table"


class Busy(Refused):
    """The server cannot do this now, because it is busy or is reloading the table."""

    code = "busy"


class TooFast(Refused):
    """A client has exceeded a rate limit."""

    code = "too-fast"


class TooManyTables(Refused):
    """An address has too many tables at which no person has made a move yet."""

    code = "too-many-tables"


class LogFull(Refused):
    """The log of a table is full."""

    code = "log-full"


class Waiting(Refused):
    """The server cannot store anything at the moment."""

    code = "waiting"


class DamagedTable(Refused):
    """The stored log of a table is damaged."""

    code = "damaged"


class IdUsed(Refused):
    """The id of a command already belongs to another command."""

    code = "id-used"


class NotAPlayer(Refused):
    """A spectator has sent a command."""

    code = "not-allowed"


class NotHere(Refused):
    """The host has removed the player from the table."""

    code = "removed"


class TableFull(Refused):
    """The table already has as many players as it may have."""

    code = "full"


class Unwelcome(Refused):
    """A connection is refused; `again` says whether the client should reconnect."""

    code = "unwelcome"

    def __init__(self, code: str, why: str, *, again: bool = False) -> None:
        super().__init__(why)
        self.error, self.again = code, again


def cannot_store() -> Waiting:
    """Return the refusal for a command that cannot be stored now."""
    return Waiting(
        "The server cannot save anything right now, so this was not done. Try again in a moment."
    )


def refusal(refused: Refused, id_: str | None) -> wire.Refused:
    """Return a refusal as a wire message."""
    return wire.Refused(
        refused.code,
        refused.why,
        id_,
        refused.rule if isinstance(refused, IllegalMove) else UNSET,
        refused.reason or UNSET,
        dict(refused.about) or UNSET,
    )
