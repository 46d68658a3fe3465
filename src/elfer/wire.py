"""The messages on the wire, both ways; docs/wire.md tells what they mean."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from elfer.table.commands import Command
from elfer.table.shown import ShownMove, TableCard

# In Python `$` also stands before a last line break.
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_-]+$(?!\n)")]
Token = Annotated[str, Meta(max_length=64)]


class Message(Struct, frozen=True, tag_field="type", tag=str.lower):
    """One frame; a client skips fields that it does not know, the server refuses them."""


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """The first thing a client says: who it is, and how much of the table it has seen."""

    token: Token | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Say(Message, frozen=True, forbid_unknown_fields=True):
    """A command, with an id of the client's and the sequence number that it has seen."""

    id: CommandId
    seen: Annotated[int, Meta(ge=0)]
    do: Command


FromClient = Hello | Say


class Sight(Struct, frozen=True):
    """What this client may know of the table now."""

    seq: int
    you: str | None
    """The client's player; None watches."""
    seats: list[int]
    """The seats that it speaks for."""
    views: list[dict[str, Any]]
    """The view of each of these seats; the spectators' if there are none."""
    moves: list[list[ShownMove]]
    """What each of these seats may do now."""
    undo: bool
    """Whether the last move of one of these seats can be taken back."""


class Snapshot(Message, frozen=True):
    """Everything, at the beginning or after a gap."""

    card: TableCard
    sight: Sight


class Update(Message, frozen=True, omit_defaults=True):
    """What happened, and what it has led to."""

    events: list[dict[str, Any]]
    sight: Sight
    card: TableCard | UnsetType = UNSET
    """The table's card, if it has changed."""


class Done(Message, frozen=True):
    """A command is done and stored."""

    id: str
    seq: int
    """The sequence number from which on it is to be seen."""


class Refused(Message, frozen=True, omit_defaults=True):
    """A command or a frame is refused, and nothing has changed."""

    error: str
    why: str
    id: str | None = None
    rule: str | UnsetType = UNSET


class Presence(Message, frozen=True):
    """Who is connected now."""

    here: list[str]
    watching: int


class Bye(Message, frozen=True):
    """The server closes this connection: why, and whether to come back."""

    error: str
    why: str
    again: bool


FromServer = Snapshot | Update | Done | Refused | Presence | Bye


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to make a table; each seat is `me`, `free` or a bot's level."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=16)]
    name: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    pace: Annotated[int, Meta(ge=0, le=60_000)] | None = None


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to come to a table."""

    name: Annotated[str, Meta(max_length=64)]


class Welcome(Struct, frozen=True):
    """Who somebody is at a table; the token is his alone."""

    code: str
    player: str
    token: str
