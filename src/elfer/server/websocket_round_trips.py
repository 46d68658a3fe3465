"""The measurement of round trips on a WebSocket by pings with unguessable payloads."""

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

MOST_PINGS = 8
"""The largest number of pings that may wait for their pongs."""


class _Ping(NamedTuple):
    sent: float
    report: Callable[[float], object]
    """The function to call with the round-trip time in seconds."""


class RoundTrips:
    """The unanswered pings of a socket, oldest first."""

    def __init__(self) -> None:
        self._pings: dict[bytes, _Ping] = {}

    def start(self, report: Callable[[float], object]) -> bytes:
        """Start a round trip and return the payload for its ping."""
        if len(self._pings) >= MOST_PINGS:
            del self._pings[next(iter(self._pings))]
        payload = secrets.token_bytes(8)  # unguessable, so that a client cannot answer early
        self._pings[payload] = _Ping(time.perf_counter(), report)
        return payload

    def finish(self, payload: bytes) -> bool:
        """Report the round trip of a pong; return whether it answers one of these pings."""
        ping = self._pings.get(payload)
        if ping is None:
            return False
        # A pong for the newest of several pings answers the older ones, too.
        while next(iter(self._pings)) != payload:
            del self._pings[next(iter(self._pings))]
        del self._pings[payload]
        ping.report(time.perf_counter() - ping.sent)
        return True
