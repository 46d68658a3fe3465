"""Token buckets, and the rate limits of each client address."""

import time
from collections import OrderedDict
from collections.abc import Callable
from enum import Enum

from elfer.runtime.limit_settings import Limits

REMEMBERED = 10_000
FLOOD_COST = 50
"""The extra connections and handshakes that a flooding connection is charged for."""


class Bucket:
    """A token bucket, which fills at a steady rate."""

    __slots__ = ("_at", "_capacity", "_left", "_rate")

    def __init__(self, rate: float, capacity: float, now: float) -> None:
        self._rate, self._capacity = rate, capacity
        self._left, self._at = float(capacity), now

    def takes(self, now: float, cost: float = 1) -> bool:
        """Take tokens if there are enough of them; return whether there were."""
        self._fill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, cost: float, now: float) -> None:
        """Take several tokens, or all that are left."""
        self._fill(now)
        self._left = max(0, self._left - cost)

    def _fill(self, now: float) -> None:
        self._left = min(self._capacity, self._left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """One token bucket per key; the least recently used buckets are forgotten."""

    def __init__(self, rate: float, capacity: float) -> None:
        self._rate, self._capacity = rate, capacity
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, who: str, now: float, cost: float = 1) -> bool:
        """Take tokens from the bucket of a key if there are enough; return whether there were."""
        return self._bucket(who, now).takes(now, cost)

    def charge(self, who: str, cost: float, now: float) -> None:
        """Take several tokens from the bucket of a key, or all that are left."""
        self._bucket(who, now).charge(cost, now)

    def _bucket(self, who: str, now: float) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._capacity, now)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class Kind(Enum):
    """A kind of request with its own rate limit; the value is the name of the limit."""

    CONNECTION = "connections_per_minute"
    REQUEST = "requests_per_minute"
    FILE = "files_per_minute"
    HANDSHAKE = "handshakes_per_minute"
    JOIN = "joins_per_minute"
    TABLE = "tables_per_minute_per_address"


class ClientRates:
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

    def takes(self, kind: Kind, client: str) -> bool:
        """Count a request from a client; return whether it is allowed."""
        return self._buckets[kind].takes(client, self._clock())

    def takes_frame(self, client: str) -> bool:
        """Count a WebSocket frame from any socket of a client; return whether it is allowed."""
        return self._frames.takes(client, self._clock())

    def charge_flood(self, client: str) -> None:
        """Charge a client whose connection was closed because it sent too much."""
        for kind in (Kind.CONNECTION, Kind.HANDSHAKE):
            self._buckets[kind].charge(client, FLOOD_COST, self._clock())
