"""The hall: all tables, in memory while somebody is there and in the store for good."""

import asyncio
import secrets
import time
from collections.abc import Callable

import msgspec

from elfer import wire
from elfer.server.codes import new_code
from elfer.server.keeper import Keeper, Staff
from elfer.server.rate import Bucket
from elfer.server.refusals import Busy, NoTable
from elfer.server.settings import Limits
from elfer.server.store import Store, Stored
from elfer.server.tokens import hashed, new_token
from elfer.server.workers import Workers
from elfer.table import Entry, Table, after, new_table
from elfer.table.chairs import Player
from elfer.table.names import checked_name
from elfer.table.snapshot import read, written
from elfer.table.table import USUAL_PACE

SWEEP_SECONDS = 15
DAY = 24 * 60 * 60 * 1000
_entries = msgspec.json.Decoder(Entry)


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """Makes tables, finds them, and lets idle ones go to sleep."""

    def __init__(self, store: Store, limits: Limits, clock: Callable[[], int] = wall_clock) -> None:
        self.limits = limits
        self.sockets = 0
        self._store = store
        self._clock = clock
        self._workers = Workers(limits.bot_workers, limits.bot_seconds)
        self._keepers: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        per_second = limits.tables_per_minute / 60
        self._new = Bucket(per_second, limits.tables_per_minute, time.monotonic())
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._keepers)

    @property
    def workers(self) -> Workers:
        """Where the bots decide."""
        return self._workers

    def open(self) -> None:
        """Begin to look after idle tables."""
        self._sweeper = asyncio.ensure_future(self._sweep())

    async def make(self, wanted: wire.NewTable) -> wire.Welcome:
        """A new table, and its host's token."""
        token = new_token()
        host = Player("p0", checked_name(wanted.name), hashed(token))
        pace = USUAL_PACE if wanted.pace is None else wanted.pace
        table = new_table(
            wanted.game,
            wanted.seats,
            wanted.options,
            host,
            secret=secrets.token_hex(32),
            luck=secrets.token_hex(16),
            pace=pace,
        )
        if not self._new.takes(time.monotonic()):
            raise Busy("Too many tables are being made just now; try again in a minute.")
        self._check_room()
        await self._make_room()
        while True:
            code = new_code()
            if await self._store.create(code, self._clock(), written(table)):
                break
        self._keepers[code] = self._keeper(code, table)
        return wire.Welcome(code, host.id, token)

    async def _make_room(self) -> None:
        """Forget a table that nobody has come to for long, if there are too many; or a refusal."""
        if await self._store.count() < self.limits.stored_tables:
            return
        limit = self._clock() - int(self.limits.kept_days * DAY)
        idle = await self._store.older_than(limit)
        used = {*self._keepers, *self._loading}
        code = next((code for code in idle if code not in used), None)
        if code is None:
            raise Busy("This server holds as many tables as it can.")
        async with self._loading.setdefault(code, asyncio.Lock()):  # who comes now finds none
            await self._store.forget(code)
        self._loading.pop(code, None)

    async def keeper(self, code: str) -> Keeper:
        """The keeper of a table, which comes back into memory if it is asleep; or a refusal."""
        keeper = self._keepers.get(code)
        if keeper is not None:
            return keeper
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code not in self._keepers:
                    stored = await self._store.load(code)
                    if stored is None:
                        raise NoTable("There is no table with this code.")
                    self._check_room()
                    self._keepers[code] = self._keeper(code, _restored(stored))
                return self._keepers[code]
        finally:
            self._loading.pop(code, None)

    def _keeper(self, code: str, table: Table) -> Keeper:
        return Keeper(code, table, Staff(self._store, self._workers, self.limits, self._clock))

    def _check_room(self) -> None:
        if len(self._keepers) >= self.limits.live_tables:
            raise Busy("Too many tables are being played just now; try again later.")

    async def _sweep(self) -> None:
        """Let tables go that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.limits.idle_seconds))
            limit = self._clock() - self.limits.idle_seconds * 1000
            for code, keeper in list(self._keepers.items()):
                if not keeper.busy and keeper.idle_since < limit:
                    await self._let_go(code)

    async def _let_go(self, code: str) -> None:
        """Let a table go; whoever comes back to it meanwhile waits until all of it is stored."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code in self._keepers and not self._keepers[code].busy:
                await self._keepers.pop(code).close()
        self._loading.pop(code, None)

    async def close(self) -> None:
        """End everything; what was answered is stored."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for keeper in self._keepers.values():
            await keeper.close()
        self._workers.close()
        await self._store.close()


def _restored(stored: Stored) -> Table:
    """A table from its last snapshot and what was said since."""
    table = read(stored.snapshot)
    for body in stored.bodies:
        table, _ = after(table, _entries.decode(body))
    return table
