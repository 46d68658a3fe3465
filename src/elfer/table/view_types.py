"""The types of the data that a table shows to clients."""

from typing import Any, Literal, NotRequired, TypedDict


class ShownFace(TypedDict):
    """The face that a person has chosen, as indices of a drawing and a colour."""

    drawing: int
    colour: int


class ShownChair(TypedDict):
    """The chair of a seat: bots have a level, players an id and a name; a handicap is optional.

    A bot that has moved to another seat keeps its number. A face is missing until a person chooses
    one.
    """

    kind: Literal["free", "bot", "player", "away"]
    level: NotRequired[str]
    player: NotRequired[str]
    name: NotRequired[str | None]
    handicap: NotRequired[int]
    number: NotRequired[int]
    face: NotRequired[ShownFace]


class ShownPerson(TypedDict):
    """A player who has joined the table."""

    id: str
    name: str
    face: NotRequired[ShownFace]


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


class ShownStanding(TypedDict):
    """The matches that a person or a bot has finished at a table, and those they have won.

    People have an id, their last known name and, if they have chosen one, a face; bots have a level
    and a number.
    """

    kind: Literal["bot", "player"]
    played: int
    won: int
    level: NotRequired[str]
    number: NotRequired[int]
    player: NotRequired[str]
    name: NotRequired[str | None]
    face: NotRequired[ShownFace]


class ShownResult(TypedDict):
    """The result of a finished round: who sat where, the points, and the winners."""

    chairs: list[ShownChair]
    winners: list[int]
    points: list[int] | None


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
    standings: NotRequired[list[ShownStanding]]
    earlier: NotRequired[ShownResult]


class ShownMove(TypedDict):
    """A move that a seat may make now: its text, and the items on the table that it touches."""

    text: str
    touches: list[tuple[str, str]]
