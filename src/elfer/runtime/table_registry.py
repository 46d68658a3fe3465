"""The registry of live tables, which are created, loaded on demand and unloaded when idle."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from elfer import wire
from elfer.engine.errors import UnknownGame
from elfer.runtime.bot_question_limits import Questions
from elfer.runtime.bot_worker_interface import BotWorkers
from elfer.runtime.concurrency import KeyedLocks
from elfer.runtime.credentials import hash_token, new_code, new_token
from elfer.runtime.errors import Busy, DamagedTable, NoTable
from elfer.runtime.limit_settings import Limits
from elfer.runtime.live_table import LiveTable, Services
from elfer.runtime.storage_interface import Change, Damaged, Storage, StorageError, Stored
from elfer.runtime.table_quotas import ByteQuota, TableQuota
from elfer.table import Table, new_table, replay_entry
from elfer.table.nicknames import check_name
from elfer.table.players_and_chairs import Player
from elfer.table.serialization import decode_entry, decode_table, encode_table
from elfer.table.table import DEFAULT_PACE

SWEEP_SECONDS = 15
HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
LOADED_AT_ONCE = 2
"""The number of tables that may be loaded at the same time."""
REMEMBERED_DAMAGE = 1_000

_log = logging.getLogger("elfer.server")

RunInThread = Callable[[Callable[[Stored], Table], Stored], Awaitable[Table]]
"""A function that runs another one without blocking the event loop."""


class TableRegistry:
    """The registry of tables, which finds them by code and unloads idle ones."""

    def __init__(
        self,
        storage: Storage,
        workers: BotWorkers,
        limits: Limits,
        run_in_thread: RunInThread,
    ) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        """The number of open sockets of each client address."""
        self._storage = storage
        self._clock = storage.clock
        self._workers = workers
        self._run_in_thread = run_in_thread
        self.questions = Questions(limits.open_hints, limits.open_hints_per_address)
        self._live_tables: dict[str, LiveTable] = {}
        self._locks = KeyedLocks()
        """Held while a table is loaded, unloaded or deleted."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._room_to_load = asyncio.Semaphore(LOADED_AT_ONCE)
        self._damaged: dict[str, None] = {}
        """The codes of damaged tables that have been reported to the operator."""
        self._quota = TableQuota(limits, storage.unstarted_of)
        self._byte_quota = ByteQuota(limits)
        self._sweeper: asyncio.Task[None] | None = None
        storage.listen(self._handle_storage_change)

    @property
    def live(self) -> int:
        """The number of tables in memory."""
        return len(self._live_tables)

    @property
    def workers(self) -> BotWorkers:
        """The workers that run the bots."""
        return self._workers

    def open(self) -> None:
        """Start unloading idle tables periodically."""
        self._opened = self._clock()
        self._sweeper = asyncio.ensure_future(self._sweep())

    async def why_not_ready(self) -> str | None:
        """Return why moves cannot be stored now; None after a successful test write."""
        return await self._storage.why_not_ready()

    def _handle_storage_change(self, change: Change) -> None:
        """Make all tables wait during a storage fault, and let them continue afterwards.

        If the database was replaced, retire them, so that they are loaded again.
        """
        if change.fault is not None:
            _log.error("nothing can be stored; all tables are waiting: %s", change.fault.why)
        else:
            _log.warning("moves can be stored again; the tables continue")
        for live_table in list(self._live_tables.values()):
            if change.replaced:
                live_table.retire()
            elif change.fault is None:
                live_table.resume()
            else:
                live_table.wait()

    async def make(self, wanted: wire.NewTable, address: str = "") -> wire.Welcome:
        """Create a table for a client at an address; return its code and the host's token."""
        token = new_token()
        host = Player("p0", check_name(wanted.name), hash_token(token), wanted.face)
        pace = DEFAULT_PACE if wanted.pace is None else wanted.pace
        table = new_table(
            wanted.game,
            wanted.seats,
            wanted.options,
            host,
            secret=secrets.token_hex(32),
            bot_seed=secrets.token_hex(16),
            pace=pace,
        )
        code = await self._quota.make(address, lambda: self._create(table))
        return wire.Welcome(code, host.id, token)

    async def _create(self, table: Table) -> str:
        """Store a new table and return its code."""
        self._check_room()
        await self._make_room()
        while True:
            code = new_code()
            if await self._storage.create(code, self._clock(), encode_table(table)):
                break
        self._live_tables[code] = self._new_live_table(code, table, 0, started=False)
        return code

    async def _make_room(self) -> None:
        """If there are too many tables, delete one that has been idle long enough, or refuse.

        Also refuse while the disk is almost full, to leave space for the tables in play.
        """
        if await self._storage.free_bytes() < self.limits.free_bytes:
            raise Busy("The disk of this server is almost full. Try again later.")
        if await self._storage.count() < self.limits.stored_tables:
            return
        now = self._clock()
        idle = await self._storage.unstarted_since(now - int(self.limits.unstarted_hours * HOUR))
        idle += await self._storage.older_than(now - int(self.limits.kept_days * DAY))
        for code in idle:
            if await self._forget(code):
                return
        raise Busy("This server cannot store any more tables. Try again later.")

    async def _forget(self, code: str) -> bool:
        """Delete a table, unless it is in use; return whether it was deleted."""
        if code in self._live_tables or code in self._locks:
            return False
        async with self._locks.holding(code):  # a client that connects now will not find it
            await self._storage.forget(code)
        return True

    async def live_table(self, code: str) -> LiveTable:
        """Return a live table, loading it from storage if needed, or refuse."""
        live_table = self._live_tables.get(code)
        if live_table is not None and not live_table.retired:
            return live_table
        # All clients that connect in the meantime wait for the same task.
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.ensure_future(self._load(code))
            task.add_done_callback(lambda done: self._finish_loading(code, done))
        return await asyncio.shield(task)

    def _finish_loading(self, code: str, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[code]
        if not task.cancelled():
            task.exception()  # mark as retrieved, in case nobody is waiting for the task any more

    async def _load(self, code: str) -> LiveTable:
        """Load a table into memory."""
        async with self._locks.holding(code), self._room_to_load:
            live_table = self._live_tables.get(code)
            if live_table is not None and not live_table.retired:
                return live_table
            self._live_tables.pop(code, None)
            self._check_room()
            stored = await self._read(code)
            # Replaying a long match takes a while, and other tables must not wait for it.
            try:
                table = await self._run_in_thread(_restore, stored)
            except UnknownGame:  # not damaged, but written by a later version of Elfer
                raise
            except Exception as error:
                why = f"its log cannot be replayed ({type(error).__name__})"
                raise self._report_damage(code, why) from None
            self._check_room()
            live_table = self._new_live_table(code, table, stored.size, started=stored.started)
            self._live_tables[code] = live_table
            return live_table

    async def _read(self, code: str) -> Stored:
        try:
            stored = await self._storage.load(code)
        except Damaged as damaged:
            raise self._report_damage(code, damaged.why) from None
        if stored is None:
            raise NoTable("There is no table with this code.")
        return stored

    def _report_damage(self, code: str, why: str) -> DamagedTable:
        """Report a damaged table to the operator once, and return the refusal for it."""
        if code not in self._damaged:
            self._damaged[code] = None
            if len(self._damaged) > REMEMBERED_DAMAGE:
                del self._damaged[next(iter(self._damaged))]
            _log.error("table %s is damaged and is not served: %s", code, why)
        return DamagedTable("The stored data of this table is damaged. Start a new table.")

    def _new_live_table(self, code: str, table: Table, size: int, *, started: bool) -> LiveTable:
        services = Services(
            self._storage,
            self._workers,
            self.questions,
            self.limits,
            self._byte_quota,
            self._clock,
        )
        return LiveTable(code, table, services, size, started=started)

    def _check_room(self) -> None:
        if len(self._live_tables) >= self.limits.live_tables:
            raise Busy("Too many tables are in use right now. Try again later.")

    async def _sweep(self) -> None:
        """Unload idle tables and delete unstarted ones periodically."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.limits.idle_seconds))
            limit = self._clock() - self.limits.idle_seconds * 1000
            with suppress(StorageError):  # the next sweep tries again
                for code, live_table in list(self._live_tables.items()):
                    if not live_table.busy and (
                        live_table.idle_since < limit or live_table.retired
                    ):
                        await self._unload(code)
                if self._opened < limit:  # clients have had time to reconnect after the start
                    await self._forget_unstarted()

    async def _unload(self, code: str) -> None:
        """Unload a table; clients that connect in the meantime wait until all of it is stored."""
        async with self._locks.holding(code):
            live_table = self._live_tables.get(code)
            if live_table is not None and not live_table.busy:
                del self._live_tables[code]
                await live_table.close()
                if live_table.visited and not live_table.started and not live_table.retired:
                    await self._storage.touch(code, live_table.idle_since)

    async def _forget_unstarted(self) -> None:
        """Delete tables where no person has made a move and nobody has connected for hours."""
        limit = self._clock() - int(self.limits.unstarted_hours * HOUR)
        for code in await self._storage.unstarted_since(limit):
            await self._forget(code)

    async def close(self) -> None:
        """Close all tables once their work is stored; then close the workers and the storage."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self._storage.stop_waiting()
        for live_table in self._live_tables.values():
            await live_table.close()
        self._workers.close()
        await self._storage.close()


def _restore(stored: Stored) -> Table:
    """Return a table from its last snapshot and the entries after it."""
    table = decode_table(stored.snapshot)
    for body in stored.bodies:
        table, _ = replay_entry(table, decode_entry(body))
    return table
