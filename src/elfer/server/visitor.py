"""Somebody who is connected to a table now."""

from statistics import median
from typing import Any

import msgspec

from elfer.server.outbox import Outbox

PING = b""
"""What stands in an outbox for a ping; no message is empty."""
LAST_TRIPS = 5

_encoder = msgspec.json.Encoder()


class Visitor:
    """One connection: whose it is, what waits to be sent to it, and how far away it is."""

    __slots__ = ("_trips", "advised", "closing", "outbox", "player")

    def __init__(self, player: str | None, waiting: int) -> None:
        self.player = player
        self.outbox = Outbox(waiting)
        self.closing = False
        """Whether nothing more is heard from it."""
        self.advised = False
        """Whether somebody is thinking about a hint for it."""
        self._trips: tuple[float, ...] = ()

    def send(self, message: Any) -> None:
        """Send a message as soon as the connection takes it."""
        self.outbox.put(_encoder.encode(message))

    def ping(self) -> None:
        """Measure the way there and back, behind what was sent so far."""
        self.outbox.put(PING)

    def answered(self, seconds: float) -> None:
        """A ping has come back after so long."""
        self._trips = (*self._trips[1 - LAST_TRIPS :], seconds)

    @property
    def round_trip(self) -> float:
        """The milliseconds that the way there and back takes; 0 while that is not known.

        It is the middle one of the last few: one packet that was late changes nothing, and whose
        packets are often late is believed.
        """
        return median(self._trips) * 1000 if self._trips else 0
