"""The bodies of HTTP requests and answers; docs/wire.md explains them."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from elfer.table.faces import Face
from elfer.wire.messages import Reason


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A request to create a table; each seat is `me`, `free` or a bot's level."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=16)]
    name: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    pace: Annotated[int, Meta(ge=0, le=60_000)] | None = None
    face: Face | None = None


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A request to join a table."""

    name: Annotated[str, Meta(max_length=64)]
    face: Face | None = None


class Welcome(Struct, frozen=True):
    """The identity of a new player at a table; the token is secret."""

    code: str
    player: str
    token: str


class Here(Struct, frozen=True):
    """The address of this server and its version."""

    url: str | None
    """The address at which others reach it; None if there is none."""
    version: str


class Frame(Struct, frozen=True, omit_defaults=True):
    """A moment of a finished match, and the move that led to it."""

    round: int
    seat: int | None
    move: str | None
    """None at the beginning of a round."""
    events: list[dict[str, Any]]
    """The complete events, with nothing hidden."""
    state: dict[str, Any]
    """The complete state of the match, as in the notation."""
    at: float | UnsetType = UNSET
    """The time of a move that is made against the clock."""
    bot: str | UnsetType = UNSET
    """The level of the bot that made the move."""
    deal: dict[str, Any] | UnsetType = UNSET
    """At the beginning of a round: the deal, as in the notation."""


class Replay(Struct, frozen=True):
    """Every moment of a finished match, with all hands face up."""

    game: str
    players: int
    options: dict[str, Any]
    frames: list[Frame]


class Why(Struct, frozen=True):
    """The reasons for a bot's move in a finished match."""

    move: str
    bot: str
    """The bot's level."""
    known: bool
    """Whether the bot makes the same move when asked again; if not, its reasons are unknown."""
    reasons: list[Reason]
    """The reasons, most important first; the list may be empty."""
