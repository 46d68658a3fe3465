"""A lock that lets only one process write to a folder, and is released when that process ends."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from elfer.runtime.storage_interface import StorageError

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        # Not flock: a forked worker would inherit the lock and keep it after the server was killed.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: set[tuple[int, Path]] = set()
"""The locks that this process holds; lockf would let it take the same lock twice."""


class InUse(StorageError):
    """A folder that another server is using."""


class Lock:
    """A lock that is held from its creation until its release or the end of the process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._key = (os.getpid(), path.resolve())
        if self._key in _held:
            raise InUse(f"This program is already using the folder {path.parent}.")
        self._file = _open_locked(path)
        _held.add(self._key)

    @property
    def held(self) -> bool:
        """Whether the lock file still exists, which keeps other processes from taking the lock."""
        with suppress(FileNotFoundError):
            return os.path.samestat(os.fstat(self._file.fileno()), os.stat(self._path))
        return False

    def renew(self) -> None:
        """Take the lock again if its file was removed or replaced, or raise InUse."""
        if not self.held:
            before, self._file = self._file, _open_locked(self._path)
            before.close()

    def release(self) -> None:
        """Release the lock, and keep the file: removing it could undo another process's lock."""
        _held.discard(self._key)
        self._file.close()


def _open_locked(path: Path) -> IO[bytes]:
    """Open a lock file and take the lock, or raise InUse."""
    file = path.open("ab")
    try:
        _take(file)
    except OSError:
        file.close()
        raise InUse(
            f"Another running server is using the folder {path.parent}. "
            "Stop it or choose another folder."
        ) from None
    return file
