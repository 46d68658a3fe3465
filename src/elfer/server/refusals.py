"""What the server refuses besides what a table refuses, and how a refusal goes over the wire."""

from msgspec import UNSET

from elfer import wire
from elfer.kernel.errors import IllegalMove, Refused


class NoTable(Refused):
    """There is no table with that code."""

    code = "no-table"


class Busy(Refused):
    """The server has enough to do."""

    code = "busy"


class IdUsed(Refused):
    """A command's id that stands for another command already."""

    code = "id-used"


class NotAPlayer(Refused):
    """Somebody who only watches."""

    code = "not-allowed"


class NotHere(Refused):
    """Somebody who was removed a moment ago."""

    code = "removed"


class TableFull(Refused):
    """Nobody else fits in."""

    code = "full"


class Unwelcome(Refused):
    """A connection that cannot be: why, and whether to try again."""

    code = "unwelcome"

    def __init__(self, code: str, why: str, *, again: bool = False) -> None:
        super().__init__(why)
        self.error, self.again = code, again


def refusal(refused: Refused, id_: str | None) -> wire.Refused:
    """A refusal as it goes over the wire."""
    return wire.Refused(
        refused.code,
        refused.why,
        id_,
        refused.rule if isinstance(refused, IllegalMove) else UNSET,
        refused.reason or UNSET,
        dict(refused.about) or UNSET,
    )
