"""What a table shows, as it goes over the wire."""

from typing import Any, Literal, NotRequired, TypedDict


class ShownChair(TypedDict):
    """A seat's chair: a bot's has a level, a player's an id and a name; some have a handicap.

    A bot that has come from another seat has the number by which it is known.
    """

    kind: Literal["free", "bot", "player", "away"]
    level: NotRequired[str]
    player: NotRequired[str]
    name: NotRequired[str | None]
    handicap: NotRequired[int]
    number: NotRequired[int]


class ShownPerson(TypedDict):
    """Somebody who has joined."""

    id: str
    name: str


class ShownShuffle(TypedDict):
    """Where the cards of a match come from; before its end only what was promised."""

    commitment: str
    secret: NotRequired[str]
    cuts: NotRequired[list[str | None]]
    round: NotRequired[int]


class TableCard(TypedDict):
    """What anyone who knows a table may know of it."""

    game: str
    players: int
    options: dict[str, Any]
    state: Literal["waiting", "playing", "over"]
    match: int
    chairs: list[ShownChair]
    people: list[ShownPerson]
    host: str
    locked: bool
    pace: int
    commitment: str
    cuts: list[str]
    shuffle: ShownShuffle | None


class ShownMove(TypedDict):
    """A move that a seat may make now: its text, and what on the table it has to do with."""

    text: str
    touches: list[tuple[str, str]]
