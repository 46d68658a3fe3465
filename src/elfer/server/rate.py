"""Rates: so many in a second, and a few more in one go."""

from collections import OrderedDict

REMEMBERED = 10_000


class Bucket:
    """Fills at a steady rate; each thing let through takes one out."""

    __slots__ = ("_at", "_capacity", "_left", "_rate")

    def __init__(self, rate: float, capacity: float, now: float) -> None:
        self._rate, self._capacity = rate, capacity
        self._left, self._at = float(capacity), now

    def takes(self, now: float) -> bool:
        """Whether one more may pass now."""
        self._left = min(self._capacity, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many, the least recent forgotten."""

    def __init__(self, rate: float, capacity: float) -> None:
        self._rate, self._capacity = rate, capacity
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, who: str, now: float) -> bool:
        """Whether one more of this one may pass now."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._capacity, now)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.takes(now)
