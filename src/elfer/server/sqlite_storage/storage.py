"""The storage interface, implemented with SQLite: every call of a server passes through here."""

import asyncio
import errno
import math
import os
import shutil
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from elfer.runtime.clock import Clock, steady_clock
from elfer.runtime.storage_interface import EarlierEntry, Listener, StorageError, Stored
from elfer.server.sqlite_storage import database_file, queries, table_loading
from elfer.server.sqlite_storage.connections import Connections, Reader
from elfer.server.sqlite_storage.group_commit import Writer
from elfer.server.sqlite_storage.lock import Lock
from elfer.server.sqlite_storage.log_writes import PendingEntry

P = ParamSpec("P")
T = TypeVar("T")

LARGEST = 2**63 - 1
"""The largest integer that SQLite can store."""
TESTED_SECONDS = 1.0
"""How many seconds the result of a test write stays valid."""
READY_SECONDS = 2.0
"""How many seconds a test write may take before the storage counts as not ready."""


class SqliteStorage:
    """A storage backend whose calls never block and return once their data is on the disk."""

    def __init__(self, lock: Lock, connections: Connections, clock: Clock) -> None:
        self.clock = clock
        """The clock for stored times; it is never earlier than a stored time."""
        self._lock = lock
        self._connections = connections
        self._writer = Writer(connections, clock)
        self._quick = ThreadPoolExecutor(1, "elfer-reads")
        self._slow = ThreadPoolExecutor(1, "elfer-loads")
        self._tested = -math.inf
        self._test: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, folder: Path, clock: Clock | None = None) -> "SqliteStorage":
        """Open the storage in a folder, create or migrate it as needed, or raise a StorageError.

        Its clock continues from the newest stored time, even if the machine's clock was set back.
        Otherwise a table with that time would be kept until the clock catches up.
        """
        lock = await asyncio.to_thread(_prepare, folder)
        with ExitStack() as undone:
            undone.callback(lock.release)
            path = folder / database_file.NAME
            connections = await asyncio.to_thread(Connections, path, lock)
            undone.callback(connections.close)
            if clock is None:
                newest = await asyncio.to_thread(connections.quick.ask, queries.newest)
                clock = steady_clock(newest)
            undone.pop_all()
        return cls(lock, connections, clock)

    def listen(self, listener: Listener) -> None:
        """Set the listener, which is called at the beginning and end of every fault."""
        self._writer.listener = listener

    @property
    def waits(self) -> bool:
        """Whether a fault prevents all writes."""
        return self._writer.fault is not None

    @property
    def refuses(self) -> bool:
        """Whether a fault has lasted so long that new entries are refused immediately."""
        return self._writer.refuses

    async def why_not_ready(self) -> str | None:
        """Return why nothing can be stored, or None if a recent write has reached the disk."""
        fresh = time.monotonic() - TESTED_SECONDS
        if self._tested < fresh and self._writer.fault is None:
            if self._test is None or self._test.done():
                self._test = asyncio.ensure_future(self._test_write())
            await asyncio.wait({self._test}, timeout=READY_SECONDS)
        fault = self._writer.fault
        if fault is not None:
            return fault.why
        return None if self._tested >= fresh else "The database does not answer."

    async def _test_write(self) -> None:
        with suppress(StorageError):
            await self._writer.write(lambda log: log.test_write(self.clock()))
            self._tested = time.monotonic()

    async def create(self, code: str, now: int, snapshot: bytes) -> bool:
        """Create the log of a table; return False if its code is taken."""
        _check(code, now)
        return bool(await self._writer.write(lambda log: log.create(code, now, snapshot)))

    async def append(
        self,
        code: str,
        seq: int,
        command_id: str | None,
        shown: int,
        body: bytes,
        *,
        starts: bool = False,
    ) -> EarlierEntry | None:
        """Store an entry, or return the earlier entry with its command id if there is one.

        Raise Conflict if the entry is not the next one of its table, and Unavailable if no write
        was attempted. Do not return while it is uncertain whether the entry is stored.
        """
        _check(code + (command_id or ""), shown)
        entry = PendingEntry(code, seq, command_id, shown, body, starts)
        earlier: EarlierEntry | None = await self._writer.write(entry)
        return earlier

    async def find_entry(self, code: str, command_id: str) -> EarlierEntry | None:
        """Return the entry with this command id, or None if it is not stored."""
        return await self._read(queries.find_entry, code, command_id)

    async def load(self, code: str) -> Stored | None:
        """Return a stored table, or raise Damaged if its data was changed."""
        return await self._ask(self._slow, self._connections.slow, table_loading.load_table, code)

    async def save_snapshot(self, code: str, seq: int, snapshot: bytes) -> None:
        """Add a snapshot of a table after an entry, so that it loads faster."""
        await self._writer.write(lambda log: log.save_snapshot(code, seq, snapshot))

    async def read_log(self, code: str) -> list[tuple[int, str | None, bytes]]:
        """Return the whole log of a table: seq, command id, entry."""
        return await self._read(queries.read_log, code)

    async def count(self) -> int:
        """Return the number of tables."""
        return await self._read(queries.count)

    async def free_bytes(self) -> int:
        """Return the free space on the disk."""
        folder = self._connections.path.parent
        return (await asyncio.to_thread(shutil.disk_usage, folder)).free

    async def forget(self, code: str) -> None:
        """Delete a table with its log, if it exists."""
        await self._writer.write(lambda log: log.forget(code))

    async def touch(self, code: str, now: int) -> None:
        """Record that somebody was at a table until the given time in ms."""
        _check(code, now)
        await self._writer.write(lambda log: log.touch(code, now))

    async def older_than(self, limit: int) -> list[str]:
        """Return the tables that have been idle since the given time in ms, longest idle first."""
        return await self._read(queries.older_than, limit)

    async def unstarted_since(self, limit: int) -> list[str]:
        """Return some unstarted tables that have been idle since the given time in ms."""
        return await self._read(queries.unstarted_since, limit)

    async def unstarted_of(self, codes: Collection[str]) -> set[str]:
        """Return which of these tables still exist and were never started."""
        return await self._read(queries.unstarted_of, codes)

    @property
    def commits(self) -> int:
        """The number of commits so far."""
        return self._writer.commits

    def stop_waiting(self) -> None:
        """Fail everything that waits for the end of a fault, because the server is stopping."""
        self._writer.stop_waiting()

    async def close(self) -> None:
        """Write all accepted entries to the disk and release the folder."""
        if self._closed:
            return
        self._closed = True
        for readers in (self._quick, self._slow):
            await asyncio.to_thread(readers.shutdown)
        await self._writer.close()
        self._lock.release()

    async def _read(
        self, question: Callable[Concatenate[Connection, P], T], *of: P.args, **named: P.kwargs
    ) -> T:
        quick = self._connections.quick
        return await self._ask(self._quick, quick, question, *of, **named)

    async def _ask(
        self,
        thread: ThreadPoolExecutor,
        reader: Reader,
        question: Callable[Concatenate[Connection, P], T],
        *of: P.args,
        **named: P.kwargs,
    ) -> T:
        if self._closed:
            raise StorageError("The storage is closed.")
        return await asyncio.get_running_loop().run_in_executor(
            thread, reader.ask, lambda connection: question(connection, *of, **named)
        )


def _prepare(folder: Path) -> Lock:
    """Create a folder if needed, check that it is writable, and return its lock."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Other users of this machine must not read the hidden cards.
        (folder / database_file.NAME).touch(mode=0o600)
        for path in (folder, folder / database_file.NAME):
            if not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return Lock(folder / "elfer.lock")
    except OSError as error:
        raise StorageError(f"The folder {folder} is not writable: {error.strerror}.") from error


def _check(text: str, number: int) -> None:
    """Refuse values that SQLite cannot store, before they make a whole group fail."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise StorageError("A code or an id contains characters that cannot be stored.") from None
    if not 0 <= number <= LARGEST:
        raise StorageError("A number is too large to be stored.")
