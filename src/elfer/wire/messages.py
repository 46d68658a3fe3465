"""The WebSocket messages of clients and of the server; docs/wire.md explains them."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

from elfer.table.commands import PlayerCommand, SeatNumber, Text
from elfer.table.view_types import ShownMove, TableCard

# In Python, `$` also matches before a final line break.
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_-]+$(?!\n)")]
Token = Annotated[str, Meta(max_length=64)]


class Message(Struct, frozen=True, tag_field="type", tag=str.lower):
    """One frame; clients ignore unknown fields, and the server refuses them."""


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """The first message of a client: its token, and the last sequence number it has seen."""

    token: Token | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class CommandMessage(Message, frozen=True, tag="say", forbid_unknown_fields=True):
    """A command, with an id chosen by the client and the last sequence number it has seen."""

    id: CommandId
    seen: Annotated[int, Meta(ge=0)]
    command: PlayerCommand = field(name="do")


class Ask(Message, frozen=True, forbid_unknown_fields=True):
    """A question: may a seat make a move that touches these items? A refusal says why not."""

    id: CommandId
    seat: SeatNumber
    touches: Annotated[list[tuple[Text, Text]], Meta(min_length=1, max_length=4)]


class Hint(Message, frozen=True, forbid_unknown_fields=True):
    """A request for a hint: the move that a good bot would make for a seat of this client."""

    id: CommandId
    seat: SeatNumber


FromClient = Hello | CommandMessage | Ask | Hint


class Sight(Struct, frozen=True):
    """Everything that this client may know about the match now."""

    seq: int
    you: str | None
    """The client's player; None for a spectator."""
    seats: list[int]
    """The seats that the client plays."""
    views: list[dict[str, Any]]
    """The view of each of these seats; without seats, the view of a spectator."""
    moves: list[list[ShownMove]]
    """The legal moves of each of these seats."""
    undo: bool
    """Whether the last move of one of these seats can be taken back."""


class Snapshot(Message, frozen=True):
    """The complete table, sent at the beginning or after a gap."""

    card: TableCard
    sight: Sight


class Update(Message, frozen=True, omit_defaults=True):
    """New events, and the table after them."""

    events: list[dict[str, Any]]
    sight: Sight
    card: TableCard | UnsetType = UNSET
    """The table's card, if it has changed."""


class Done(Message, frozen=True):
    """The answer to a command that was executed, or to an `ask` if such a move is legal."""

    id: str
    seq: int
    """The sequence number from which the effect is visible."""


class Refused(Message, frozen=True, omit_defaults=True):
    """The answer to a message that was refused and changed nothing."""

    error: str
    why: str
    id: str | None = None
    rule: str | UnsetType = UNSET
    """The rule that forbids a move."""
    reason: str | UnsetType = UNSET
    """The code of the reason why it is forbidden now."""
    about: dict[str, str | int] | UnsetType = UNSET
    """The cards, rows, seats or numbers that the reason mentions."""


class Reason(Struct, frozen=True):
    """A bot's reason: a code, and the facts that the sentence for it mentions."""

    why: str
    facts: dict[str, str | int] = {}


class Advice(Message, frozen=True):
    """A hint: the move of a good bot that sees only the view of the seat."""

    id: str
    seq: int
    """The sequence number of the table that the hint is about."""
    seat: int
    move: str | None
    """None if the bot would not act now."""
    reasons: list[Reason]
    """The reasons, most important first; the list may be empty."""


class Presence(Message, frozen=True):
    """The players who are connected now, and the number of spectators."""

    here: list[str]
    watching: int


class Waiting(Message, frozen=True):
    """Whether the table waits because the server cannot store anything at the moment."""

    waiting: bool


class Bye(Message, frozen=True):
    """The last message before the server closes the connection; `again` allows a reconnect."""

    error: str
    why: str
    again: bool


FromServer = Snapshot | Update | Done | Refused | Advice | Presence | Waiting | Bye
