"""The commands of players and of the server, in the form that the wire and the log share."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from elfer.table.faces import Face

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(max_length=64)]
Level = Annotated[str, Meta(max_length=16)]
PlayerId = Annotated[str, Meta(max_length=16)]
Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]
MAX_HANDICAP = 2_000
"""The largest handicap of a seat, in milliseconds."""
Handicap = Annotated[int, Meta(ge=0, le=MAX_HANDICAP)]
Reaction = Literal["smile", "clap", "hurry", "wow", "oops", "thanks"]


def _tag(name: str) -> str:
    """Return the name of a command from its class name: BotMove becomes bot-move."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).removeprefix("-")


class Command(Struct, frozen=True, tag_field="do", tag=_tag, forbid_unknown_fields=True):
    """A command that a player or the server gives at a table."""


class Play(Command, frozen=True):
    """Make a move for a seat."""

    seat: SeatNumber
    move: Text


class Undo(Command, frozen=True):
    """Take back your own last move, if it has not revealed anything hidden."""


class Take(Command, frozen=True, omit_defaults=True):
    """Sit down on a free chair; a player may hold several chairs, for people who share a device."""

    seat: SeatNumber
    name: Text | None = None
    face: Face | None = None


class Request(Command, frozen=True):
    """Ask to take over a bot's chair in the middle of a match."""

    seat: SeatNumber


class Agree(Command, frozen=True):
    """Agree or decline to let a player take over a chair; that player can withdraw the request."""

    seat: SeatNumber
    player: PlayerId
    agrees: bool = True


class Stand(Command, frozen=True):
    """Get up from a chair."""

    seat: SeatNumber


class Rename(Command, frozen=True, omit_defaults=True):
    """Change your own name and face, or those of another person on your device."""

    name: Text
    face: Face | None = None
    """None keeps the face."""
    seat: SeatNumber | None = None
    """The chair of another person on the device."""


class Cut(Command, frozen=True):
    """Add random digits to the next shuffle."""

    text: Text


class React(Command, frozen=True):
    """Show a reaction to everyone at the table."""

    reaction: Reaction


class Configure(Command, frozen=True):
    """Choose the game and its options before the start. Host only."""

    game: Text
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}


class SetPace(Command, frozen=True):
    """Set how many milliseconds bots take for a move. Host only."""

    pace: Milliseconds


class SetHandicap(Command, frozen=True):
    """Set the milliseconds to subtract from the time of a seat's calls. Host only."""

    seat: SeatNumber
    handicap: Handicap


class SeatBot(Command, frozen=True):
    """Put a bot on a chair that no player has. Host only."""

    seat: SeatNumber
    level: Level


class Fill(Command, frozen=True):
    """Put bots on all free chairs. Host only."""

    level: Level


class Free(Command, frozen=True):
    """Free the chair of a bot, of an absent player or of the host. Host only."""

    seat: SeatNumber


class Give(Command, frozen=True):
    """Give a player a chair that is free or belongs to a bot or an absent player. Host only."""

    seat: SeatNumber
    player: PlayerId


class Lock(Command, frozen=True):
    """Lock the table against new players, or unlock it. Host only."""

    locked: bool


class Remove(Command, frozen=True):
    """Remove a player from the table. Host only."""

    player: PlayerId


class Start(Command, frozen=True):
    """Deal the first round. Host only."""


class Again(Command, frozen=True):
    """Play the finished round again with the same cards."""


class Rematch(Command, frozen=True):
    """Play another match; everyone moves on by one seat."""


PlayerCommand = (
    Play
    | Undo
    | Take
    | Request
    | Agree
    | Stand
    | Rename
    | Cut
    | React
    | Configure
    | SetPace
    | SetHandicap
    | SeatBot
    | Fill
    | Free
    | Give
    | Lock
    | Remove
    | Start
    | Again
    | Rematch
)
"""The commands of players; some of them are reserved for the host."""


class Join(Command, frozen=True, omit_defaults=True):
    """Add a player to the table; `token` is the hash of their token."""

    player: PlayerId
    name: str
    token: str
    face: Face | None = None


class BotMove(Command, frozen=True):
    """Make a bot's move, for its own chair or for an absent player."""

    seat: SeatNumber
    move: Text


class Settle(Command, frozen=True):
    """Make the referee's move."""


class Away(Command, frozen=True):
    """Let a bot play for a player who has been gone for too long."""

    player: PlayerId


class Back(Command, frozen=True):
    """Give the chairs back to a player who has returned."""

    player: PlayerId


ServerCommand = Join | BotMove | Settle | Away | Back
"""The commands that only the server gives, for arrivals, bots and deadlines."""
AnyCommand = PlayerCommand | ServerCommand
"""Every command that the log of a table can hold."""


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """One stored line of a table's log: a command with everything that its effect depends on."""

    now: int
    """The time of the command in milliseconds, by the clock of the server or the terminal."""
    command: AnyCommand = field(name="do")
    by: str | None = None
    """The player who gave the command; None for the server."""
    entropy: str = field(default="", name="luck")
    """Random digits for the next shuffle, if this command begins a match."""
    seen: int | None = None
    """The last sequence number that the player had seen."""
    watched: bool = False
    """Whether any spectator has watched since the previous entry."""
    at: int | None = None
    """The milliseconds from when the player saw the card to when they gave the command.

    The delay of their connection is already subtracted.
    """
    rules: int | None = None
    """The revision of the game's rules if this command begins a match; None for the current one."""
