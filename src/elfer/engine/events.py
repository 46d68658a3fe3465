"""Events: everything that happened, and the part of it that each seat may know."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from elfer.engine.seats import Seat


class _Empty(Mapping[str, Any]):
    """An immutable empty mapping that, unlike a mapping proxy, can be pickled."""

    __slots__ = ()

    def __getitem__(self, key: str) -> Any:
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0

    def __reduce__(self) -> str:
        return "EMPTY"

    def __repr__(self) -> str:
        return "{}"


EMPTY: Mapping[str, Any] = _Empty()
"""The empty mapping, as a default value."""


class Event(NamedTuple):
    """An event, with separate fields for public facts, the seat's own facts and hidden facts."""

    type: str
    seat: Seat | None
    open: Mapping[str, Any] = EMPTY
    """The facts that everyone may know."""
    own: Mapping[str, Any] = EMPTY
    """Additional facts that only the seat itself may know."""
    hidden: Mapping[str, Any] = EMPTY
    """Additional facts that nobody at the table may know yet."""
    private: bool = False
    """Whether the event itself is hidden from the other seats."""

    def truth(self) -> dict[str, Any]:
        """Return all facts, including the hidden ones."""
        return {"type": self.type, "seat": self.seat, **self.open, **self.own, **self.hidden}

    def reaches(self, seat: Seat | None) -> bool:
        """Return whether a seat is told of the event at all; None stands for a spectator."""
        return not self.private or (seat is not None and seat == self.seat)

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """Return the facts that a seat may know; None stands for a spectator."""
        own = self.own if seat is not None and seat == self.seat else EMPTY
        return {"type": self.type, "seat": self.seat, **self.open, **own}


def told_to(events: Iterable[Event], seat: Seat | None) -> list[dict[str, Any]]:
    """Return these events as a seat may see them; None stands for a spectator."""
    return [event.seen_by(seat) for event in events if event.reaches(seat)]


Tell = Callable[[Event], None]
"""A function that reports an event."""


def make_tell(told: list[Event] | None) -> Tell:
    """Return a function that appends events to a list, or drops them if there is no list."""
    return _drop if told is None else told.append


def _drop(event: Event) -> None:
    """Discard an event."""
