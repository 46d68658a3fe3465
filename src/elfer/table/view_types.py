"""The types of the data that a table shows to clients."""

from typing import Any, Literal, NotRequired, TypedDict


class ShownChair(TypedDict):
    """The chair of a seat: bots have a level, players an id and a name; a handicap is optional.

    A bot that has moved to another seat keeps its number.
    """

    kind: Literal["free", "bot", "player", "away"]
    level: NotRequired[str]
    player: NotRequired[str]
    name: NotRequired[str | None]
    handicap: NotRequired[int]
    number: NotRequired[int]


class ShownPerson(TypedDict):
    """A player who has joined the table."""

    id: str
    name: str


class ShownShuffle(TypedDict):
    """The source of a match's cards; until the match is over, only the commitment."""

    commitment: str
    secret: NotRequired[str]
    cuts: NotRequired[list[str | None]]
    round: NotRequired[int]


class ShownRequest(TypedDict):
    """A player's request for a seat: who has agreed so far, and who still has to answer."""

    player: str
    seat: int
    agreed: list[str]
    undecided: list[str]


class TableCard(TypedDict):
    """The public description of a table, for anyone with its code."""

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
    request: NotRequired[ShownRequest]


class ShownMove(TypedDict):
    """A move that a seat may make now: its text, and the items on the table that it touches."""

    text: str
    touches: list[tuple[str, str]]
