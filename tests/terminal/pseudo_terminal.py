"""The real `elfer` command on a pseudo-terminal."""

import fcntl
import math
import os
import pty
import re
import struct
import subprocess
import termios
import time
from select import select

from tests.patience import PATIENCE
from tests.terminal.command import ELFER, Command

CLEARED = "\x1b[H\x1b[2J\x1b[3J"
_STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Pseudo:
    """A terminal of 80 columns and 24 lines with a running command."""

    _interrupt_again = math.inf

    def __init__(self, command: Command, *words: str) -> None:
        self._far, near = pty.openpty()
        fcntl.ioctl(near, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {key: value for key, value in command.env.items() if key != "COLUMNS"}
        self._process = subprocess.Popen(
            [ELFER, *words],
            stdin=near,
            stdout=near,
            stderr=near,
            env=env,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - there are no threads here
        )
        os.close(near)

    def until(self, words: str) -> str:
        """Return the raw output up to these words."""
        return self.until_any(words)

    def until_any(self, *words: str) -> str:
        """Return the raw output up to any of these words."""
        shown = b""
        deadline = time.monotonic() + PATIENCE
        while not any(word in strip_styles(shown.decode(errors="ignore")) for word in words):
            assert time.monotonic() < deadline, strip_styles(shown.decode(errors="ignore"))
            if not select([self._far], [], [], 1)[0]:
                if time.monotonic() > self._interrupt_again:
                    self.interrupt()
                continue
            try:
                piece = os.read(self._far, 1 << 16)
            except OSError:
                break
            if not piece:
                break
            shown += piece
        return shown.decode(errors="ignore")

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self._far, f"{line}\r".encode())

    def press(self, key: bytes) -> None:
        """Press one key."""
        os.write(self._far, key)

    def call(self, keys: bytes) -> None:
        """Press keys no faster than people can react to a card."""
        time.sleep(0.3)
        self.press(keys)

    def interrupt(self) -> None:
        """Press Ctrl-C no faster than a person: Python misses signals between prompt and wait.

        Press it again if nothing happens, as a person would.
        """
        time.sleep(0.5)
        self.press(b"\x03")
        self._interrupt_again = time.monotonic() + PATIENCE / 4

    def end(self) -> tuple[int, str]:
        """Return the exit status and the rest of the output."""
        last = strip_styles(self.until("\x00"))
        status = self._process.wait(timeout=PATIENCE)
        os.close(self._far)
        return status, last


def _take_terminal() -> None:
    """Make standard input the controlling terminal, so that Ctrl-C works."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def strip_styles(shown: str) -> str:
    """Return output without its styles."""
    return _STYLES.sub("", shown)
