"""The store: the logs of all tables in one database file, for the server's event loop."""

import asyncio
import errno
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from elfer.server.store import database, reading
from elfer.server.store.errors import StoreError
from elfer.server.store.lock import Lock
from elfer.server.store.log import Append
from elfer.server.store.values import Known, Stored
from elfer.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

LARGEST = 2**63 - 1
"""The largest number that a database holds."""


def _now() -> int:
    return time.time_ns() // 1_000_000


class Store:
    """What is awaited here is on the disk when it returns; nothing here blocks the event loop."""

    def __init__(self, path: Path, lock: Lock, writer: Writer, reader: Connection) -> None:
        self._path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._readers = ThreadPoolExecutor(1, "elfer-reads")
        self._closed = False

    @classmethod
    async def open(cls, folder: Path, clock: Callable[[], int] = _now) -> "Store":
        """The store of a folder, made or migrated as needed; or a StoreError that says why not."""
        lock = await asyncio.to_thread(_prepared, folder)
        path = folder / database.NAME
        with ExitStack() as undone:
            undone.callback(lock.release)
            connection = await asyncio.to_thread(database.opened, path)
            undone.callback(connection.close)
            reader = await asyncio.to_thread(database.reading, path)
            store = cls(path, lock, Writer(connection, clock), reader)
            undone.pop_all()
        return store

    async def create(self, code: str, now: int, snapshot: bytes) -> bool:
        """Begin a table; False if its code is taken."""
        _check(code, now)
        return bool(await self._writer.done(lambda log: log.create(code, now, snapshot)))

    async def append(
        self, code: str, seq: int, command_id: str | None, shown: int, body: bytes
    ) -> Known | None:
        """Store an entry: None, or what its command id has led to already, or a Conflict."""
        _check(code + (command_id or ""), shown)
        known: Known | None = await self._writer.done(Append(code, seq, command_id, shown, body))
        return known

    async def known(self, code: str, command_id: str) -> Known | None:
        """What a command id has led to."""
        return await self._read(reading.known, code, command_id)

    async def load(self, code: str) -> Stored | None:
        """A table as it was stored."""
        return await self._read(reading.load, code)

    async def keep(self, code: str, seq: int, snapshot: bytes) -> None:
        """Add a snapshot of a table after an entry, from which it comes back faster."""
        await self._writer.done(lambda log: log.keep(code, seq, snapshot))

    async def bodies(self, code: str) -> list[tuple[int, str | None, bytes]]:
        """The whole log of a table: seq, command id, entry."""
        return await self._read(reading.bodies, code)

    async def count(self) -> int:
        """How many tables there are."""
        return await self._read(reading.count)

    async def forget(self, code: str) -> None:
        """Delete a table with everything; that there is none is as good."""
        await self._writer.done(lambda log: log.forget(code))

    async def older_than(self, limit: int) -> list[str]:
        """The tables at which nothing has happened since a time in ms, the longest idle first."""
        return await self._read(reading.older_than, limit)

    @property
    def commits(self) -> int:
        """How often something was committed."""
        return self._writer.commits

    async def close(self) -> None:
        """Put everything accepted on the disk, and let others have the folder."""
        if self._closed:
            return
        self._closed = True
        # The writer closes last, for the last connection tidies the write-ahead log away.
        await asyncio.to_thread(self._readers.shutdown)
        self._reader.close()
        await self._writer.close()
        self._lock.release()

    async def _read(
        self, question: Callable[Concatenate[Connection, P], T], *of: P.args, **named: P.kwargs
    ) -> T:
        if self._closed:
            raise StoreError("The store is closed.")

        def answered() -> T:
            try:
                with self._reader.begin():
                    return question(self._reader, *of, **named)
            except DBAPIError as error:
                raise StoreError(database.explained(self._path, error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, answered)


def _prepared(folder: Path) -> Lock:
    """The lock of a folder that is there and can be written."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Nobody else on this machine may read the hidden cards in it.
        (folder / database.NAME).touch(mode=0o600)
        for path in (folder, folder / database.NAME):
            if not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return Lock(folder / "elfer.lock")
    except OSError as error:
        raise StoreError(f"The folder {folder} cannot be written: {error.strerror}.") from error


def _check(text: str, number: int) -> None:
    """Refuse what no database takes before it can spoil its group."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise StoreError("A code or an id has characters that cannot be stored.") from None
    if not 0 <= number <= LARGEST:
        raise StoreError("A number is too large to be stored.")
