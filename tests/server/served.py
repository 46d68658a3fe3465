"""The program `elfer serve` in its own process, with its output."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from select import select

from tests.server.running import PATIENCE

FIRST = "Elfer is running at "


def read_error_line(process: subprocess.Popen[str]) -> str:
    """Return the next line on standard error; empty if the process has ended."""
    assert process.stderr is not None
    assert select([process.stderr], [], [], PATIENCE)[0], "nothing was printed"
    return process.stderr.readline()


class ServeProcess:
    """A running `elfer serve` in its own process group, as in a terminal."""

    def __init__(
        self, folder: Path, *arguments: str | Path, env: Mapping[str, str] | None = None
    ) -> None:
        given = ["--host", "127.0.0.1", "--port", "0", "--data", folder, *arguments]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "elfer", "serve", "--no-browser", *map(str, given)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, **(env or {})},
        )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        self.address = self.said.removeprefix(FIRST).strip()

    def end(self, sign: int = signal.SIGTERM, *, group: bool = False) -> tuple[int, str]:
        """Send a signal to the process or its group; return the exit status and standard error."""
        (os.killpg if group else os.kill)(self._process.pid, sign)
        return self.wait()

    def error_line_after(self, sign: int) -> str:
        """Send a signal that does not end the process; return its next line on standard error."""
        os.kill(self._process.pid, sign)
        return read_error_line(self._process)

    def wait(self) -> tuple[int, str]:
        """Wait for the process to end; return the exit status and standard error."""
        try:
            _, complaints = self._process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
            raise
        return self._process.returncode, complaints

    def kill(self) -> None:
        """Kill the process if it is still running."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()
