"""Rate limits of each client address."""

import time
from collections.abc import Callable
from enum import Enum

from elfer.runtime.limit_settings import Limits
from elfer.runtime.token_buckets import Buckets

FLOOD_COST = 50
"""The extra connections and handshakes that a flooding connection is charged for."""


class Kind(Enum):
    """A kind of request with its own rate limit; the value is its field in `Limits`."""

    CONNECTION = "connections_per_minute"
    REQUEST = "requests_per_minute"
    FILE = "files_per_minute"
    HANDSHAKE = "handshakes_per_minute"
    JOIN = "joins_per_minute"
    TABLE = "tables_per_minute_per_address"


class AddressRates:
    """The rate limits of every client address, with a separate budget for each kind."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets = {
            kind: Buckets(getattr(limits, kind.value) / 60, getattr(limits, kind.value))
            for kind in Kind
        }
        self._frames = Buckets(
            limits.frames_per_second_per_address, limits.frames_at_once_per_address
        )

    def allow(self, kind: Kind, client: str) -> bool:
        """Count a request from a client; return whether it is allowed."""
        return self._buckets[kind].try_take(client, self._clock())

    def allow_frame(self, client: str) -> bool:
        """Count a WebSocket frame from any socket of a client; return whether it is allowed."""
        return self._frames.try_take(client, self._clock())

    def charge_flood(self, client: str) -> None:
        """Charge a client whose connection was closed because it sent too much."""
        for kind in (Kind.CONNECTION, Kind.HANDSHAKE):
            self._buckets[kind].charge(client, FLOOD_COST, self._clock())
