"""Quotas per address for new and unstarted tables and for stored bytes.

They prevent a single address from using up the server's tables or its disk.
`server/middleware.py` enforces each address's limit per minute, along with its other rate limits.
"""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection

from elfer.runtime.errors import Busy, TooFast, TooManyTables
from elfer.runtime.limit_settings import Limits
from elfer.runtime.token_buckets import Bucket, Buckets

REMEMBERED = 10_000
"""The number of addresses whose tables are remembered."""
DAY = 24 * 60 * 60
ROW_BYTES = 100
"""The disk space in bytes that an entry takes in addition to its text."""

Unstarted = Callable[[Collection[str]], Awaitable[set[str]]]
"""A function that returns those of the given tables that exist and were never started."""


class _AddressTables:
    """The tables of one address that might not have been started yet."""

    __slots__ = ("being_created", "codes")

    def __init__(self) -> None:
        self.codes: set[str] = set()
        self.being_created = 0
        """The number of tables that are being created now."""


class TableQuota:
    """The quotas of new tables per address, counted in memory only: addresses are never stored."""

    def __init__(self, limits: Limits, unstarted: Unstarted) -> None:
        now = time.monotonic()
        day = limits.tables_per_day_per_address
        self._most = limits.unstarted_tables_per_address
        self._unstarted = unstarted
        self._by_day = Buckets(day / DAY, day)
        # Far more than one address may create, so that a few addresses cannot exhaust it.
        self._everyone = Bucket(limits.tables_per_minute / 60, limits.tables_per_minute, now)
        self._held: OrderedDict[str, _AddressTables] = OrderedDict()

    async def make(self, address: str, create: Callable[[], Awaitable[str]]) -> str:
        """Create a table for an address and return its code, or refuse."""
        held = await self._check_room(address)
        held.being_created += 1
        try:
            self._count(address)
            code = await create()
        finally:
            held.being_created -= 1
        held.codes.add(code)
        return code

    async def _check_room(self, address: str) -> _AddressTables:
        """Return the tables of an address, or refuse if it already has too many."""
        held = self._held.setdefault(address, _AddressTables())
        self._held.move_to_end(address)
        if len(self._held) > REMEMBERED:
            self._held.popitem(last=False)
        if len(held.codes) + held.being_created >= self._most:
            before = frozenset(held.codes)
            held.codes -= before - await self._unstarted(before)
        if len(held.codes) + held.being_created >= self._most:
            raise TooManyTables(
                f"{self._most} tables from your network are waiting for their first move. "
                "Play at one of them, or try again in a few hours."
            )
        return held

    def _count(self, address: str) -> None:
        now = time.monotonic()
        if not self._by_day.try_take(address, now):
            raise TooFast("Too many new tables from your network today. Try again in an hour.")
        if not self._everyone.try_take(now):
            raise Busy("Too many tables are being created right now. Try again in a minute.")


class ByteQuota:
    """The quota of stored bytes per address and day, counted in memory only."""

    def __init__(self, limits: Limits) -> None:
        most = limits.bytes_per_day_per_address
        self._left = Buckets(most / DAY, most)

    def charge(self, address: str, body: bytes) -> None:
        """Charge an address for an entry, or refuse it."""
        if not self._left.try_take(address, time.monotonic(), len(body) + ROW_BYTES):
            raise TooFast("Your network has stored too much today. Try again in an hour.")
