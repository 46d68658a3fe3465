"""A server process for measurements."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

ROOMY = {
    "ELFER_REQUESTS_PER_MINUTE": "1000000",
    "ELFER_TABLES_PER_MINUTE": "1000000",
    "ELFER_TABLES_PER_MINUTE_PER_ADDRESS": "1000000",
    "ELFER_TABLES_PER_DAY_PER_ADDRESS": "1000000",
    "ELFER_UNSTARTED_TABLES_PER_ADDRESS": "1000000",
    "ELFER_BYTES_PER_DAY_PER_ADDRESS": "1000000000",
    "ELFER_COMMANDS_PER_SECOND": "1000000",
    "ELFER_COMMANDS_AT_ONCE": "1000000",
    "ELFER_SOCKETS_PER_ADDRESS": "1000000",
    "ELFER_FRAMES_PER_SECOND_PER_ADDRESS": "1000000",
    "ELFER_FRAMES_AT_ONCE_PER_ADDRESS": "1000000",
    "ELFER_OPEN_HINTS_PER_ADDRESS": "1000000",
    "ELFER_FRAMES_PER_SECOND": "1000",
    "ELFER_FRAMES_AT_ONCE": "1000",
}
"""Limits that allow a heavy load from one address."""


class Process:
    """A server that prints its address on its first line."""

    def __init__(self, *command: str, limits: Mapping[str, str] = ROOMY) -> None:
        self.began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, *command],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **limits},
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        assert found is not None, "the server did not start"
        self.address = found[0]

    @property
    def memory(self) -> int:
        """The memory in use, in bytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


def start_elfer(folder: Path) -> Process:
    """Start Elfer's server with its data in a folder."""
    return Process(
        *("-m", "elfer", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"),
        *("--data", str(folder)),
    )


def start_baseline() -> Process:
    """Start the baseline server."""
    return Process(str(Path(__file__).with_name("baseline_server.py")))
