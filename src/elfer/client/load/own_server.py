"""A server process that a load run starts, measures and stops."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from elfer.client.errors import Unreachable

SERVE = ("-m", "elfer", "serve")
HERE = ("--host", "127.0.0.1", "--port", "0", "--no-browser")
SECONDS_TO_START = 30
SECONDS_TO_END = 10
ROOM = {
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
}
"""Raised limits: a run sends more requests in seconds than people do in hours."""


class OwnServer:
    """A server process on a free port of this machine, with its own data folder."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._process: asyncio.subprocess.Process | None = None
        self.address = ""
        self.memory_at_start: int | None = None

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *(*SERVE, *HERE, "--data", str(self._data)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            env={**os.environ, **ROOM},
            start_new_session=True,  # Ctrl-C must reach only the run, which then stops its server
        )
        try:
            self.address = await asyncio.wait_for(self._read_address(), SECONDS_TO_START)
        except TimeoutError:
            await self.end()
            raise Unreachable("The server did not start in time.") from None
        except BaseException:
            await self.end()
            raise
        self.memory_at_start = self._read_memory("VmRSS")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.end()

    @property
    def memory_at_peak(self) -> int | None:
        """The peak memory of the process in bytes; None if the platform does not report it."""
        return self._read_memory("VmHWM")

    async def end(self) -> None:
        """Terminate the server, and kill it if it does not exit in time."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), SECONDS_TO_END)
        except TimeoutError:
            process.kill()
            await process.wait()

    async def _read_address(self) -> str:
        """Return the address that the server prints first."""
        assert self._process is not None
        assert self._process.stdout is not None
        said = ""
        async for line in self._process.stdout:
            said += line.decode(errors="replace")
            found = re.search(r"https?://[^\s/]+", said)
            if found is not None:
                return found[0]
        raise Unreachable("The server did not start.")

    def _read_memory(self, what: str) -> int | None:
        assert self._process is not None
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        except OSError:
            return None
        found = re.search(rf"{what}:\s*(\d+) kB", status)
        return None if found is None else int(found[1]) * 1024
