"""`elfer serve` as people run it: a program of its own, with what it prints."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.server.running import PATIENCE

FIRST = "Elfer is at "


class Served:
    """A running `elfer serve`; in a group of its own, as a terminal has it."""

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
        """End it by a signal, to it or to all its processes: its status, and what it complained."""
        (os.killpg if group else os.kill)(self._process.pid, sign)
        return self.ended()

    def ended(self) -> tuple[int, str]:
        """Its status and what it complained of, once it has ended."""
        try:
            _, complaints = self._process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
            raise
        return self._process.returncode, complaints

    def kill(self) -> None:
        """End it in any case."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()
