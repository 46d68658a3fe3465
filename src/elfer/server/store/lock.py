"""The lock that lets one process alone write a folder, and that dies with it."""

import os
import sys
from pathlib import Path
from typing import IO

from elfer.server.store.errors import InUse

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        # Not flock: a forked worker would inherit it and hold it after the server was killed.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: set[tuple[int, Path]] = set()
"""What this process holds: a lock of this kind does not keep a process from itself."""


class Lock:
    """Held from its making until it is released or the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._key = (os.getpid(), path.resolve())
        if self._key in _held:
            raise InUse(f"This program already uses the folder {path.parent}.")
        self._file = path.open("ab")
        try:
            _take(self._file)
        except OSError:
            self._file.close()
            raise InUse(
                f"Another running server uses the folder {path.parent}; "
                "stop it or choose another folder."
            ) from None
        _held.add(self._key)

    def release(self) -> None:
        """Let others have it; the file stays, for removing it could unlock another's lock."""
        _held.discard(self._key)
        self._file.close()
