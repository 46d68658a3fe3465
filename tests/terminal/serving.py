"""A real server process, and a companion who plays at its tables."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from elfer.client.http import Server
from elfer.client.load.own_server import ROOM
from elfer.client.player import play
from elfer.table.commands import Start
from elfer.wire import NewTable
from tests.patience import PATIENCE


class Serving:
    """A process of `elfer serve` that can be killed and restarted."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self._data = data
        self._start(port)

    @property
    def data(self) -> Path:
        """The folder with its tables."""
        return self._data

    def restart(self) -> None:
        """Kill the process and start it again at the same address."""
        self.end(signal.SIGKILL)
        self._start(int(self.address.rpartition(":")[2]))

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process."""
        self._process.send_signal(how)
        self._process.communicate(timeout=PATIENCE)

    def _start(self, port: int) -> None:
        words = ("serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "elfer", *words, "--data", str(self._data)],
            stdout=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            env={**os.environ, **ROOM},
        )
        assert self._process.stdout is not None
        first = self._process.stdout.readline().decode()
        assert first.startswith("Elfer is running at "), first
        self.address = first.removeprefix("Elfer is running at ").strip()


class Companion:
    """A player who creates a table, starts when all seats are taken, and plays at random."""

    link: str

    def __init__(self, address: str, game: str, seats: Sequence[str], **options: Any) -> None:
        self._table = NewTable(game, list(seats), "Ann", options, pace=0)
        self._address = address
        self._loop = asyncio.new_event_loop()
        self._made = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._made.wait(PATIENCE)

    def wait(self) -> None:
        """Wait for the end of the match."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def end(self) -> None:
        """Leave the table if the match is not over."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        self._task = self._loop.create_task(self._sit())
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._task)
        self._loop.close()

    async def _sit(self) -> None:
        async with Server(self._address) as server:
            welcome = await server.make_table(self._table)
            self.link = f"{server.address}/t/{welcome.code}"
            async with server.table(welcome.code, welcome.token) as connection:
                self._made.set()
                await connection.until(lambda: _is_full(connection.card))
                await connection.send(Start())
                await play(connection, Random("companion"))


def _is_full(card: Mapping[str, Any]) -> bool:
    return all(chair["kind"] != "free" for chair in card["chairs"])
