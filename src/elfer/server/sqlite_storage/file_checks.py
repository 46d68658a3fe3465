"""A check that the files of an open database are still the ones that were opened."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from elfer.runtime.storage_interface import StorageError
from elfer.server.sqlite_storage.lock import Lock
from elfer.server.sqlite_storage.schema import APPLICATION

SUFFIXES = ("-wal", "-shm")
"""The suffixes of the files that SQLite keeps next to the main file while it is open."""
ASIDE = ".old"
"""The suffix of a write-ahead log that no longer belongs to the database."""
MAGIC = b"SQLite format 3\0"
APPLICATION_AT = 68
"""The offset of the application id in the header of a database."""
KEEPS_TIME = os.name == "posix"
"""Whether a write updates the time stamp of a file immediately, not only on closing the file."""
SETTLED_NANOSECONDS = 1_000_000_000
"""How old a folder's last change must be for another change to alter its time stamp."""


class FilesChanged(StorageError):
    """A database whose files were removed, replaced or truncated while it was open."""


class _Identity(NamedTuple):
    device: int
    inode: int


class _Look(NamedTuple):
    identity: _Identity
    size: int
    written: int
    """The time of the last write, in nanoseconds."""


class Files:
    """The identities and sizes of the files of an open database.

    SQLite continues to write to a file that was removed or replaced, and this data is lost when
    the process ends. So the files are checked before anything is acknowledged.
    """

    def __init__(self, path: Path) -> None:
        self._path = str(path)
        real = path.resolve()  # SQLite resolves links, and keeps its other files there
        self._folder = str(real.parent)
        self._main, self._size, self._written = _look(self._path)
        names = (f"{real}{suffix}" for suffix in SUFFIXES)
        self._side_files = {name: _look(name).identity for name in names}
        self._log = f"{real}{SUFFIXES[0]}"
        self._log_size = _look(self._log).size
        self.shrunk: str | None = None
        """A file that somebody has truncated or overwritten. SQLite shrinks a file only after
        another program has changed the database."""
        self._rewritten = False
        """Whether another program has written to the main file without shrinking it."""
        self._quiet: tuple[int, ...] | None = None
        """The folder's state when all files were last checked; None if it had just changed."""

    def check(self, lock: Lock) -> None:
        """Raise FilesChanged if a file was removed, replaced or truncated, or the lock is gone."""
        if self.is_replaced() or self.shrunk is not None:
            raise FilesChanged(f"{self._path} was replaced while the server was running.")
        # Each system call lets other threads run, and getting control back takes time. Any new,
        # removed or replaced file changes its folder, so two calls are usually enough.
        found = os.stat(self._folder)
        folder = (found.st_dev, found.st_ino, found.st_mtime_ns, found.st_ctime_ns)
        if folder == self._quiet:
            return
        for name, known in self._side_files.items():
            if _look(name).identity != known:
                raise FilesChanged(f"{name} was replaced while the server was running.")
        if not lock.held:
            raise FilesChanged(f"The lock file in {self._folder} was removed.")
        # Two changes within one tick of the clock have the same time stamp.
        settled = time.time_ns() - found.st_mtime_ns > SETTLED_NANOSECONDS
        self._quiet = folder if settled else None

    def is_replaced(self) -> bool:
        """Return whether another file has replaced the main file, or raise FilesChanged."""
        main, size, written = _look(self._path)
        if main != self._main:
            return True
        if size < self._size:
            self.shrunk = self._path
        if not self._rewritten:
            self._size, self._written = size, written
        return False

    def is_rewritten(self) -> bool:
        """Return whether another program has written to the main file since the last check.

        Call this before a commit: SQLite writes to the main file only when a commit makes a
        checkpoint, and `check` remembers when it did. Nothing else detects that a file of the same
        size was copied over this one.
        """
        with suppress(FilesChanged):  # `check` finds out that the file was removed or replaced
            main, size, written = _look(self._path)
            same_file = KEEPS_TIME and main == self._main
            if same_file and size >= self._size and written != self._written:
                self.shrunk, self._rewritten = self._path, True
        return self._rewritten

    def is_log_truncated(self) -> bool:
        """Return whether the write-ahead log has been truncated since the last check.

        Call this before a commit, which would restore the length.
        """
        size = _look(self._log).size
        if size < self._log_size:
            self.shrunk = self._log
        self._log_size = size
        return self.shrunk is not None

    def set_log_aside(self) -> None:
        """Rename the write-ahead log if it no longer belongs to the main file.

        Otherwise SQLite would copy it into that file at the next start and corrupt a restored
        backup. If the main file is empty, the log is the only data left, so it stays. It also stays
        if the main file has kept its size: the other program may have changed nothing but the time.
        """
        if self.shrunk == self._path and self._size > 0 and not self._rewritten:
            with suppress(FileNotFoundError):
                os.replace(self._log, self._log + ASIDE)

    def check_readable(self) -> None:
        """Raise FilesChanged if the main file was replaced by a file that is not our database."""
        # Never open a file that SQLite has open: closing it would release the locks of SQLite.
        if _look(self._path).identity == self._main:
            return
        with open(self._path, "rb") as file:
            header = file.read(APPLICATION_AT + 4)
        ours = header.startswith(MAGIC) and header.endswith(APPLICATION.to_bytes(4, "big"))
        if not ours:
            raise FilesChanged(f"{self._path} was replaced by a file that is not our database.")


def _look(path: str) -> _Look:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        raise FilesChanged(f"{path} was removed while the server was running.") from None
    return _Look(_Identity(found.st_dev, found.st_ino), found.st_size, found.st_mtime_ns)
