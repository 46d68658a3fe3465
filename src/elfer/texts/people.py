"""The names of the people and bots at a table, as one person reads them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from elfer.engine.seats import Seat
from elfer.texts.fluent_messages import Messages

Chair = Mapping[str, Any]
"""A chair as a table shows it: its kind, and the level of a bot or the name of a player."""


@dataclass(frozen=True, slots=True)
class People:
    """The names of everyone at a table, and the reader among them."""

    names: Sequence[str]
    """The name of each seat."""
    own: Seat | None = None
    """The only seat of the reader; None for spectators and for several people on one device."""
    persons: Mapping[str, str] = field(default_factory=dict)
    """The name of each player who has joined the table, by id."""
    you: str | None = None
    """The id of the reader."""
    first_seat: int = 1
    """The number of the first seat in sentences: 1 for people, 0 in the notation."""

    def name(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + self.first_seat)


def name_chairs(chairs: Sequence[Chair], messages: Messages, first_seat: int = 1) -> list[str]:
    """Return the name of each seat's person or character; later bots of a level are numbered."""
    return [_name_chair(chairs, seat, messages, first_seat) for seat in range(len(chairs))]


def name_seat(seat: Seat, messages: Messages, first_seat: int = 1) -> str:
    """Return a name for a seat that has no named occupant."""
    return messages.format("parts-seat", number=seat + first_seat)


def name_bot(level: str, messages: Messages) -> str:
    """Return the name of the character of a level; the level itself if it has none."""
    return messages.format(f"bot-{level}") if messages.has(f"bot-{level}") else level


def _name_chair(chairs: Sequence[Chair], seat: Seat, messages: Messages, first_seat: int) -> str:
    chair = chairs[seat]
    if chair["kind"] != "bot":
        return chair.get("name") or name_seat(seat, messages, first_seat)
    level = chair.get("level", "")
    if not messages.has(f"bot-{level}"):
        number = _bot_number(chair, seat) - 1 + first_seat
        return messages.format("parts-bot", number=number)
    before = _count_same_level_before(chairs, seat)
    name = name_bot(level, messages)
    return messages.format("parts-again", name=name, number=before + 1) if before else name


def _count_same_level_before(chairs: Sequence[Chair], seat: Seat) -> int:
    """Return the number of bots of the same level that have a lower number."""
    own = chairs[seat]
    return sum(
        chair["kind"] == "bot"
        and chair.get("level") == own.get("level")
        and _bot_number(chair, other) < _bot_number(own, seat)
        for other, chair in enumerate(chairs)
    )


def _bot_number(chair: Chair, seat: Seat) -> int:
    """Return the number of a bot, which it keeps when it changes seats."""
    number: int = chair.get("number", seat + 1)
    return number
