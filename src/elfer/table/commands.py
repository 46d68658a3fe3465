"""What can be said to a table: each command is one value, the same on the wire and in the log."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(max_length=64)]
Level = Annotated[str, Meta(max_length=16)]
PlayerId = Annotated[str, Meta(max_length=16)]
Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]
MOST_HELP = 2_000
"""The most milliseconds that a seat is helped in calling."""
Help = Annotated[int, Meta(ge=0, le=MOST_HELP)]
Reaction = Literal["smile", "clap", "hurry", "wow", "oops", "thanks"]


def _tag(name: str) -> str:
    """The class's name as a command's: BotMove is bot-move."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).removeprefix("-")


class Said(Struct, frozen=True, tag_field="do", tag=_tag, forbid_unknown_fields=True):
    """Something said to a table."""


class Play(Said, frozen=True):
    """Make a move for a seat."""

    seat: SeatNumber
    move: Text


class Undo(Said, frozen=True):
    """Take back one's last move, if nothing hidden has been revealed since."""


class Take(Said, frozen=True):
    """Sit down on a free chair; who holds several of them shares one device with others."""

    seat: SeatNumber
    name: Text | None = None


class Stand(Said, frozen=True):
    """Get up from a chair."""

    seat: SeatNumber


class Rename(Said, frozen=True):
    """Take another name."""

    name: Text


class Cut(Said, frozen=True):
    """Add something random to the next shuffle."""

    text: Text


class React(Said, frozen=True):
    """Show one of a few faces."""

    reaction: Reaction


class Configure(Said, frozen=True):
    """Choose the game and what is agreed on, before the start. The host's."""

    game: Text
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}


class SetPace(Said, frozen=True):
    """How long bots take for a move. The host's."""

    pace: Milliseconds


class SetHandicap(Said, frozen=True):
    """How many milliseconds earlier a seat's calls count than they are made. The host's."""

    seat: SeatNumber
    handicap: Help


class SeatBot(Said, frozen=True):
    """Put a bot on a chair where no player sits. The host's."""

    seat: SeatNumber
    level: Level


class Fill(Said, frozen=True):
    """Put bots on all free chairs. The host's."""

    level: Level


class Free(Said, frozen=True):
    """Make a chair free for whoever comes: a bot's, or that of somebody who is away. The host's."""

    seat: SeatNumber


class Give(Said, frozen=True):
    """Hand a chair (back) to a player at the table: a free one, a bot's, or an absent one's.

    The host's.
    """

    seat: SeatNumber
    player: PlayerId


class Lock(Said, frozen=True):
    """Let nobody else sit down, or let them again. The host's."""

    locked: bool


class Remove(Said, frozen=True):
    """Send a player away from the table. The host's."""

    player: PlayerId


class Start(Said, frozen=True):
    """Deal the first round. The host's."""


class Again(Said, frozen=True):
    """Play the round that has ended once more, with the same cards."""


class Rematch(Said, frozen=True):
    """Play another match; everyone moves on by one seat."""


Command = (
    Play
    | Undo
    | Take
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
"""What players say."""


class Join(Said, frozen=True):
    """Somebody comes to the table; the token is a hash of what only they have."""

    player: PlayerId
    name: str
    token: str


class BotMove(Said, frozen=True):
    """A bot's move, for its own chair or for somebody who is away."""

    seat: SeatNumber
    move: Text


class Settle(Said, frozen=True):
    """What only the referee can do."""


class Away(Said, frozen=True):
    """A player has been gone for too long; a bot sits in."""

    player: PlayerId


class Back(Said, frozen=True):
    """A player is there again."""

    player: PlayerId


Word = Command | Join | BotMove | Settle | Away | Back
"""All that a table's log can hold."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of a table's log."""

    now: int
    """When it was said, in milliseconds of the authority's clock."""
    do: Word
    by: str | None = None
    """The player who said it; None is the table's own keeper."""
    luck: str = ""
    """Something random from outside, for the next shuffle if this begins a match."""
    seen: int | None = None
    """How much of the table the player had seen then."""
    watched: bool = False
    """Whether since the entry before anybody has been watching who is no player."""
    at: int | None = None
    """How many milliseconds after a card was shown to him a player said it, his way considered."""
