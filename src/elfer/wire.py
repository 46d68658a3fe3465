"""The messages on the wire, both ways; docs/wire.md tells what they mean."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from elfer.table.commands import Command, SeatNumber, Text
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


class Ask(Message, frozen=True, forbid_unknown_fields=True):
    """Whether a seat may do anything with these things now; if not, the answer says why."""

    id: CommandId
    seat: SeatNumber
    touches: Annotated[list[tuple[Text, Text]], Meta(min_length=1, max_length=4)]


class Hint(Message, frozen=True, forbid_unknown_fields=True):
    """What a good bot would do now for a seat of this client."""

    id: CommandId
    seat: SeatNumber


FromClient = Hello | Say | Ask | Hint


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
    """The rule that forbids a move."""
    reason: str | UnsetType = UNSET
    """Why it is forbidden now, in a word."""
    about: dict[str, str | int] | UnsetType = UNSET
    """What the reason speaks of: cards, rows, seats, numbers."""


class Reason(Struct, frozen=True):
    """Why a bot does something: a word, and what the sentence for it speaks of."""

    why: str
    facts: dict[str, str | int] = {}


class Advice(Message, frozen=True):
    """What a good bot would do now for a seat, by what that seat may know."""

    id: str
    seq: int
    """The sequence number of the table that it is about."""
    seat: int
    move: str | None
    """None would rather let the moment pass."""
    reasons: list[Reason]
    """The weightiest first; there may be none."""


class Presence(Message, frozen=True):
    """Who is connected now."""

    here: list[str]
    watching: int


class Bye(Message, frozen=True):
    """The server closes this connection: why, and whether to come back."""

    error: str
    why: str
    again: bool


FromServer = Snapshot | Update | Done | Refused | Advice | Presence | Bye


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


class Here(Struct, frozen=True):
    """Where others reach this server."""

    url: str | None
    """Its address for others in the same network; None if it is only for this machine."""
    version: str


class Frame(Struct, frozen=True, omit_defaults=True):
    """A moment of a match that is over, and the move that led there."""

    round: int
    seat: int | None
    move: str | None
    """None at the beginning of a round."""
    events: list[dict[str, Any]]
    """What happened, whole."""
    state: dict[str, Any]
    """The whole truth of the match, as in the notation."""
    at: float | UnsetType = UNSET
    """When a move was made that is made against the clock."""
    bot: str | UnsetType = UNSET
    """The level of the bot that made the move."""
    deal: dict[str, Any] | UnsetType = UNSET
    """At the beginning of a round: the cards as they were dealt, as in the notation."""


class Replay(Struct, frozen=True):
    """Every moment of a match that is over, with all hands open."""

    game: str
    players: int
    options: dict[str, Any]
    frames: list[Frame]


class Why(Struct, frozen=True):
    """Why a bot made a move of a match that is over."""

    move: str
    bot: str
    """Its level."""
    known: bool
    """Whether the bot, asked again, makes the same move; if not, nobody knows why it did."""
    reasons: list[Reason]
    """The weightiest first; there may be none."""
