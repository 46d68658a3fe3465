"""A session: one connection of a player or a spectator to a live table."""

import asyncio
from statistics import median
from typing import Any

import msgspec

from elfer import wire
from elfer.runtime.outbox import Outbox

PING = b""
"""The placeholder for a ping in an outbox; messages are never empty."""
LAST_TRIPS = 5

_encoder = msgspec.json.Encoder()


class Session:
    """One connection: its player, its unsent messages, its hints and its round trip."""

    __slots__ = (
        "_hints",
        "_trips",
        "client",
        "closing",
        "outbox",
        "player",
        "should_reconnect",
        "unanswered",
    )

    def __init__(self, player: str | None, waiting: int, client: str = "") -> None:
        self.player = player
        self.client = client
        """The key of the client's address for limits."""
        self.outbox = Outbox(waiting)
        self.closing = False
        """Whether the session is being closed and accepts no more messages."""
        self.should_reconnect = False
        """Whether the client should reconnect afterwards."""
        self.unanswered = 0
        """The number of commands that have not been answered yet."""
        self._hints: tuple[asyncio.Task[None], ...] = ()
        self._trips: tuple[float, ...] = ()

    def send(self, message: Any) -> None:
        """Queue a message for sending."""
        self.outbox.put(_encoder.encode(message))

    def track_hint(self, hint: asyncio.Task[None]) -> None:
        """Remember the task of a hint, so that it can be cancelled."""
        self._hints = (*self._hints, hint)
        hint.add_done_callback(self._forget_hint)

    def _forget_hint(self, hint: asyncio.Task[None]) -> None:
        self._hints = tuple(other for other in self._hints if other is not hint)

    def cancel_hints(self) -> None:
        """Cancel the hints that are still being computed."""
        for hint in self._hints:
            hint.cancel()

    def dismiss(self, error: str, why: str, *, again: bool = False) -> None:
        """Close the connection after all queued messages; `again` asks the client to reconnect."""
        if not self.closing:
            self.closing, self.should_reconnect = True, again
            self.send(wire.Bye(error, why, again))

    def ping(self) -> None:
        """Queue a ping that measures the round trip."""
        self.outbox.put(PING)

    def note_round_trip(self, seconds: float) -> None:
        """Record the round trip of an answered ping."""
        self._trips = (*self._trips[1 - LAST_TRIPS :], seconds)

    @property
    def round_trip(self) -> float:
        """The round trip in milliseconds; 0 if it is not known yet.

        It is the median of the last few measurements, so a single late packet has no effect.
        """
        return median(self._trips) * 1000 if self._trips else 0
