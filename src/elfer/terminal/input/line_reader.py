"""Lines from standard input, interrupted by messages from a server."""

import os
import select
import sys


class LineReader:
    """A reader of standard input that also waits on a wake-up file descriptor."""

    def __init__(self, wake_fd: int) -> None:
        self._wake_fd = wake_fd
        self._buffer = b""
        self._ended = False

    def read_line(self) -> str | None:
        """Return the next line; None on a wake-up; raise EOFError at the end of input."""
        while b"\n" not in self._buffer:
            if self._ended:
                raise EOFError
            if self._wait_for_input():
                return None
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line.decode(errors="replace").rstrip("\r")

    def read_line_or_wake(self) -> str | None:
        """Return the next line; None on a wake-up, even after the end of input."""
        if self._ended and b"\n" not in self._buffer:
            select.select([self._wake_fd], [], [])
            return None
        try:
            return self.read_line()
        except EOFError:
            return None

    def _wait_for_input(self) -> bool:
        """Wait for input or a wake-up; return whether it was a wake-up."""
        keyboard = sys.stdin.fileno()
        ready = select.select([self._wake_fd, keyboard], [], [])[0]
        if self._wake_fd in ready:
            return True
        piece = os.read(keyboard, 1 << 12)
        self._ended = not piece
        # The last line may lack a newline.
        self._buffer += piece or (b"\n" if self._buffer else b"")
        return False
