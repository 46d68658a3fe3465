"""Options of games: fields of a frozen dataclass, each with a type, a range and a schema."""

import dataclasses
from collections.abc import Mapping
from typing import Any, Protocol, TypeGuard, TypeVar

from elfer.engine.cards import COLOURS
from elfer.engine.errors import BadOptions, quoted


class Kind(Protocol):
    """The values that an option takes."""

    def schema(self) -> dict[str, Any]:
        """Return the type and the range as JSON."""
        ...

    def takes(self, value: Any, players: int) -> bool:
        """Return whether the option takes this JSON value."""
        ...

    def words(self, players: int) -> str:
        """Return a description of the values that completes the sentence “The option takes …”."""
        ...


def is_whole(value: Any) -> TypeGuard[int]:
    """Return whether a JSON value is a whole number; `true` and `1.0` are not."""
    return type(value) is int


@dataclasses.dataclass(frozen=True)
class Flag:
    """An option that is on or off."""

    def schema(self) -> dict[str, Any]:
        return {"type": "flag"}

    def takes(self, value: Any, players: int) -> bool:
        return isinstance(value, bool)

    def words(self, players: int) -> str:
        return "true or false"


@dataclasses.dataclass(frozen=True)
class Number:
    """A whole number between two bounds."""

    lowest: int
    highest: int

    def schema(self) -> dict[str, Any]:
        return {"type": "number", "min": self.lowest, "max": self.highest}

    def takes(self, value: Any, players: int) -> bool:
        return is_whole(value) and self.lowest <= value <= self.highest

    def words(self, players: int) -> str:
        return f"a whole number from {self.lowest} to {self.highest}"


@dataclasses.dataclass(frozen=True)
class SeatNumber:
    """A seat of the match."""

    def schema(self) -> dict[str, Any]:
        return {"type": "seat"}

    def takes(self, value: Any, players: int) -> bool:
        return is_whole(value) and 0 <= value < players

    def words(self, players: int) -> str:
        return f"a seat from 0 to {players - 1}"


@dataclasses.dataclass(frozen=True)
class ColourLetter:
    """One of the four colours, optionally for one number of players only."""

    only_for: int | None = None

    def schema(self) -> dict[str, Any]:
        limit = {} if self.only_for is None else {"players": [self.only_for, self.only_for]}
        return {"type": "colour", "values": list(COLOURS)} | limit

    def takes(self, value: Any, players: int) -> bool:
        allowed = self.only_for in (None, players)
        return allowed and isinstance(value, str) and len(value) == 1 and value in COLOURS

    def words(self, players: int) -> str:
        if self.only_for not in (None, players):
            return f"a colour only with {self.only_for} players"
        return "one of the letters r, y, g, b"


@dataclasses.dataclass(frozen=True)
class ColourList:
    """Several different colours; their order matters."""

    count: int

    def schema(self) -> dict[str, Any]:
        return {"type": "colours", "values": list(COLOURS), "count": self.count}

    def takes(self, value: Any, players: int) -> bool:
        return (
            isinstance(value, list | tuple)
            and len(value) == self.count
            and all(ColourLetter().takes(letter, players) for letter in value)
            and len(set(value)) == self.count
        )

    def words(self, players: int) -> str:
        return f"a list of {self.count} different letters from r, y, g, b"


@dataclasses.dataclass(frozen=True)
class Choice:
    """One of a few strings or numbers."""

    values: tuple[str | int, ...]

    def schema(self) -> dict[str, Any]:
        return {"type": "choice", "values": list(self.values)}

    def takes(self, value: Any, players: int) -> bool:
        return any(type(value) is type(known) and value == known for known in self.values)

    def words(self, players: int) -> str:
        return "one of " + ", ".join(map(repr, self.values))


@dataclasses.dataclass(frozen=True)
class FreeText:
    """A string of limited length."""

    longest: int

    def schema(self) -> dict[str, Any]:
        return {"type": "text", "max": self.longest}

    def takes(self, value: Any, players: int) -> bool:
        return isinstance(value, str) and len(value) <= self.longest

    def words(self, players: int) -> str:
        return f"a string of at most {self.longest} characters"


T = TypeVar("T")

PER_PLAYER = 0
"""The placeholder for an option that defaults to the number of players."""


def option(kind: Kind, default: T, *, nullable: bool = False) -> T:
    """Return a field of an options class; a nullable field also takes null."""
    field: T = dataclasses.field(default=default, metadata={"kind": kind, "nullable": nullable})
    return field


def per_player(kind: Number) -> int:
    """Return a field that defaults to the number of players."""
    metadata = {"kind": kind, "nullable": True, "per_player": True}
    field: int = dataclasses.field(default=PER_PLAYER, metadata=metadata)
    return field


@dataclasses.dataclass(frozen=True)
class Options:
    """The options that every game has: the first dealer (G-3)."""

    dealer: int = option(SeatNumber(), 0)


@dataclasses.dataclass(frozen=True)
class RoundsOptions(Options):
    """The options of games that add up points over several rounds (G-6)."""

    rounds: int = option(Number(1, 100), 1)


Opts = TypeVar("Opts", bound=Options)


def schema(options: type[Options]) -> dict[str, dict[str, Any]]:
    """Return the type, default and range of every option by name, as JSON."""
    return {
        field.name: field.metadata["kind"].schema()
        | {"default": None if "per_player" in field.metadata else _to_json(field.default)}
        | ({"nullable": True} if field.metadata["nullable"] else {})
        for field in dataclasses.fields(options)
    }


def fill_defaults(options: type[Opts], given: Mapping[str, Any], players: int) -> Opts:
    """Return the options with every default filled in, or raise BadOptions."""
    fields = {field.name: field for field in dataclasses.fields(options)}
    if not isinstance(given, Mapping):
        raise BadOptions(
            f"Options must be a mapping from names to values, like {{'dealer': 0}}, "
            f"not {quoted(given)}."
        )
    for name, value in given.items():
        if name not in fields:
            raise BadOptions(
                f"There is no option {quoted(name)} in this game; "
                f"its options are {', '.join(fields)}."
            )
        kind, nullable = fields[name].metadata["kind"], fields[name].metadata["nullable"]
        if not (kind.takes(value, players) or (nullable and value is None)):
            wanted = f"{kind.words(players)}, or null" if nullable else kind.words(players)
            raise BadOptions(f"The option {name} takes {wanted}, not {_quote(value)}.")
    chosen: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in given.items()
    }
    for name, field in fields.items():
        if "per_player" in field.metadata and chosen.get(name) is None:
            chosen[name] = players
    return options(**chosen)


def shown(options: Options) -> dict[str, Any]:
    """Return all options as JSON."""
    return {name: _to_json(value) for name, value in vars(options).items()}


def _quote(value: Any) -> str:
    """Return a caller's value for use in a sentence, with a list of strings joined by commas."""
    texts = isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)
    return quoted(",".join(value)).strip("'") if texts and value else quoted(value)


def _to_json(value: Any) -> Any:
    """Return an option's value as JSON."""
    return list(value) if isinstance(value, tuple) else value
