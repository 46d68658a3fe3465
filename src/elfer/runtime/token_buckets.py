"""Token buckets: budgets that fill at a steady rate."""

from collections import OrderedDict

REMEMBERED = 10_000
"""The largest number of keys whose buckets are remembered."""


class Bucket:
    """A token bucket, which fills at a steady rate."""

    __slots__ = ("_at", "_capacity", "_left", "_rate")

    def __init__(self, rate: float, capacity: float, now: float) -> None:
        self._rate, self._capacity = rate, capacity
        self._left, self._at = float(capacity), now

    def try_take(self, now: float, cost: float = 1) -> bool:
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

    def try_take(self, who: str, now: float, cost: float = 1) -> bool:
        """Take tokens from the bucket of a key if there are enough; return whether there were."""
        return self._bucket(who, now).try_take(now, cost)

    def charge(self, who: str, cost: float, now: float) -> None:
        """Take several tokens from the bucket of a key, or all that are left."""
        self._bucket(who, now).charge(cost, now)

    def _bucket(self, who: str, now: float) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._capacity, now)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket
