"""Lines from a keyboard or a pipe, for somebody who listens for something else meanwhile."""

import os
import select
import sys


class Ear:
    """Hears what is typed on standard input, unless a bell rings first."""

    def __init__(self, bell: int) -> None:
        self._bell = bell
        self._typed = b""
        self._ended = False

    def line(self) -> str | None:
        """The next line; None if the bell rings before; EOFError when there are no more."""
        while b"\n" not in self._typed:
            if self._ended:
                raise EOFError
            if self._rings():
                return None
        line, _, self._typed = self._typed.partition(b"\n")
        return line.decode(errors="replace").rstrip("\r")

    def line_or_bell(self) -> str | None:
        """The same for somebody who goes on without lines."""
        if self._ended and b"\n" not in self._typed:
            select.select([self._bell], [], [])
            return None
        try:
            return self.line()
        except EOFError:
            return None

    def _rings(self) -> bool:
        """Whether the bell rings, after waiting for it or for something typed."""
        keyboard = sys.stdin.fileno()
        ready = select.select([self._bell, keyboard], [], [])[0]
        if self._bell in ready:
            return True
        piece = os.read(keyboard, 1 << 12)
        self._ended = not piece
        # The last line may have no end.
        self._typed += piece or (b"\n" if self._typed else b"")
        return False
