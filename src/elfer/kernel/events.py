"""Events: what happened, whole for the authority, and as each seat may know it."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from elfer.kernel.seats import Seat

_NOTHING: Mapping[str, Any] = MappingProxyType({})


class Event(NamedTuple):
    """Something that happened, told apart by who may know which piece of it."""

    type: str
    seat: Seat | None
    open: Mapping[str, Any] = _NOTHING
    """What everyone may know."""
    own: Mapping[str, Any] = _NOTHING
    """What besides only the seat itself may know."""
    hidden: Mapping[str, Any] = _NOTHING
    """What nobody at the table may know yet."""
    private: bool = False
    """Whether the others are not even told that something happened."""

    def truth(self) -> dict[str, Any]:
        """All of it, for the authority."""
        return {"type": self.type, "seat": self.seat, **self.open, **self.own, **self.hidden}

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat is told of it at all; None is a spectator."""
        return not self.private or (seat is not None and seat == self.seat)

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat may know of it; None is a spectator."""
        own = self.own if seat is not None and seat == self.seat else _NOTHING
        return {"type": self.type, "seat": self.seat, **self.open, **own}


def told_to(events: Iterable[Event], seat: Seat | None) -> list[dict[str, Any]]:
    """What a seat is told of what happened; None is a spectator."""
    return [event.seen_by(seat) for event in events if event.reaches(seat)]


Tell = Callable[[Event], None]
"""To say that something happened."""


def telling(told: list[Event] | None) -> Tell:
    """To say it to whoever listens, or to nobody."""
    return _nobody if told is None else told.append


def _nobody(event: Event) -> None:
    """Nobody listens."""
