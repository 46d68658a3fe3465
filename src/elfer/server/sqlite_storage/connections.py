"""The database connections, one that writes and two that read, reopened after a fault."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from sqlite3 import Connection as Driver
from threading import Lock as Mutex
from typing import TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from elfer.runtime.storage_interface import Damaged, StorageError, Unavailable
from elfer.server.sqlite_storage import database_file
from elfer.server.sqlite_storage.file_checks import Files, FilesChanged
from elfer.server.sqlite_storage.lock import Lock
from elfer.server.sqlite_storage.log_writes import Log

T = TypeVar("T")

WRITE_SECONDS = 1.0
"""How long a write waits for another process before the wait counts as a fault."""


class Reader:
    """A read-only connection, used by one thread at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._mutex = Mutex()
        self._connection: Connection | None = None

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Return the result of a query within one transaction, or raise a StorageError."""
        with self._mutex:
            if self._connection is None:
                raise Unavailable("The database is not open right now.")
            try:
                with self._connection.begin():
                    return question(self._connection)
            except DBAPIError as error:
                kind = Damaged if is_corrupt(error) else StorageError
                raise kind(database_file.explain(self._path, error)) from error

    @contextmanager
    def pause(self) -> Iterator[None]:
        """Prevent the use of the connection within the context."""
        with self._mutex:
            yield

    def open(self) -> None:
        """Connect; call this only while the reader is paused or not used yet."""
        self._connection = database_file.connect_for_reading(self._path)
        _data_version(self._connection)  # SQLite opens the file on the first read

    def close(self) -> None:
        """Disconnect; call this only while the reader is paused or not used any more."""
        if self._connection is not None:
            self._connection.close()
        self._connection = None


class Connections:
    """All connections to one database, in a folder that is locked for this process."""

    def __init__(self, path: Path, lock: Lock) -> None:
        self.path = path
        self.quick, self.slow = Reader(path), Reader(path)
        """The readers for short queries and for loading whole tables."""
        self._lock = lock
        self._writer: Connection | None = None
        self._open()

    @property
    def writer(self) -> Connection:
        """The one connection that writes."""
        if self._writer is None:
            raise Unavailable("The database is not open right now.")
        return self._writer

    def check_unchanged(self) -> None:
        """Raise FilesChanged if another program has changed the database or truncated its log."""
        if (
            self._is_changed_by_another()
            or self._files.is_log_truncated()
            or self._files.is_rewritten()
        ):
            raise FilesChanged(f"Another program has changed {self.path}.")

    def check(self) -> None:
        """Raise FilesChanged if written data may be lost or was changed by another program."""
        self._files.check(self._lock)  # also remembers when a checkpoint wrote to the file
        self.check_unchanged()

    def reopen(self) -> bool:
        """Reopen the database with all commits, or fail; return whether another program changed it.

        The old connections stay open until the file and the lock are checked and all commits are in
        the main file. They may hold the only copy of a file that was removed.
        """
        another = self._files.is_replaced() or self._is_changed_by_another()
        if self._files.shrunk is not None and not another:
            self._files.set_log_aside()
            raise FilesChanged(f"{self._files.shrunk} was truncated or overwritten.")
        self._files.check_readable()
        self._lock.renew()
        with self.quick.pause(), self.slow.pause():
            if self._writer is not None:
                # Write everything to the main file: a sync that succeeds after a failed one
                # proves nothing, and SQLite does not read a replaced log again.
                _checkpoint(self._writer)
                self._close()
            self._open()
        return another

    def _open(self) -> None:
        with ExitStack() as undone, database_file.explain_errors(self.path):
            writer = database_file.open_for_writing(self.path)
            undone.callback(writer.close)
            _execute(writer, f"PRAGMA busy_timeout = {round(WRITE_SECONDS * 1000)}")
            # The first write creates the files that `Files` identifies from now on.
            Log(writer).test_write(0)
            self._files = Files(self.path)
            for reader in (self.quick, self.slow):
                reader.open()
                undone.callback(reader.close)
            self._version = _data_version(writer)
            undone.pop_all()
        self._writer = writer

    def _is_changed_by_another(self) -> bool:
        """Return whether another connection has committed anything since this one was opened."""
        return self._writer is not None and _data_version(self._writer) != self._version

    def close(self) -> None:
        """Close all connections; none of them may be in use."""
        with self.quick.pause(), self.slow.pause():
            self._close()

    def _close(self) -> None:
        # The last connection to close copies the write-ahead log into the main file and removes
        # it, unless it is a reader. So a reader closes last if somebody has overwritten the file.
        order: list[Reader | Connection] = [self.quick, self.slow]
        writer, self._writer = self._writer, None
        if writer is not None:
            order.insert(len(order) if self._files.shrunk is None else 0, writer)
        for connection in order:
            connection.close()


def is_corrupt(error: Exception) -> bool:
    """Return whether SQLite has found a page that it cannot read."""
    return _name(error).startswith("SQLITE_CORRUPT")


def is_busy(error: Exception) -> bool:
    """Return whether another process held the database, in which case nothing was stored."""
    return _name(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def _name(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(getattr(cause, "sqlite_errorname", ""))


def _checkpoint(writer: Connection) -> None:
    """Copy all commits into the main file."""
    busy, *_ = _execute(writer, "PRAGMA wal_checkpoint(TRUNCATE)")
    if busy:
        raise Unavailable("Another process is reading the database, so it cannot be reopened.")


def _data_version(connection: Connection) -> int:
    """Return a number that changes when any other connection commits something."""
    return _execute(connection, "PRAGMA data_version")[0]


def _execute(connection: Connection, pragma: str) -> tuple[int, ...]:
    """Run a pragma without SQLAlchemy, which would begin a transaction, and return its row."""
    driver = cast("Driver", connection.connection.driver_connection)
    row: tuple[int, ...] = driver.execute(pragma).fetchone()
    return row
