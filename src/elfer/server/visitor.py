"""Somebody who is connected to a table now."""

from typing import Any

import msgspec

from elfer.server.outbox import Outbox

_encoder = msgspec.json.Encoder()


class Visitor:
    """One connection: whose it is, and what waits to be sent to it."""

    __slots__ = ("closing", "outbox", "player")

    def __init__(self, player: str | None, waiting: int) -> None:
        self.player = player
        self.outbox = Outbox(waiting)
        self.closing = False
        """Whether nothing more is heard from it."""

    def send(self, message: Any) -> None:
        """Send a message as soon as the connection takes it."""
        self.outbox.put(_encoder.encode(message))
