"""Real servers for tests, in a thread of this process or in their own process."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
import uvloop

from elfer.runtime.limit_settings import Limits
from elfer.runtime.table_registry import TableRegistry
from elfer.server.bot_processes import BotProcesses
from elfer.server.own_addresses import listen
from elfer.server.runner import ServerAddress, build_config, build_registry
from elfer.server.settings import Settings
from elfer.server.sqlite_storage import SqliteStorage
from tests.patience import PATIENCE
from tests.server.server_process import serve_alone

__all__ = ["GENEROUS", "PATIENCE", "Process", "Threaded"]

T = TypeVar("T")

GENEROUS = Limits(
    connections_per_minute=10**6,
    requests_per_minute=10**6,
    files_per_minute=10**6,
    handshakes_per_minute=10**6,
    joins_per_minute=10**6,
    tables_per_minute_per_address=10**6,
    tables_per_minute=10**6,
    tables_per_day_per_address=10**6,
    unstarted_tables_per_address=10**6,
    frames_per_second=10**6,
    frames_at_once=10**6,
    sockets_per_address=10**6,
    frames_per_second_per_address=10**6,
    commands_per_second=10**6,
    commands_at_once=10**6,
    bytes_per_day_per_address=10**12,
    frames_at_once_per_address=10**6,
    open_hints_per_address=10**6,
    away_seconds=PATIENCE,
    bot_seconds=PATIENCE,
    bot_step_ms=1,
    search_step_ms=1,
)
"""Limits that allow many requests from one address.

Bots have enough time to think even on a busy machine, and quick bots answer without a delay. They
do not stand in for players whose pages a test opens late or not at all.
"""

# A server forked from a process with all imports starts immediately.
_forkserver = multiprocessing.get_context("forkserver")
_forkserver.set_forkserver_preload(["__main__", "tests.server.server_process"])


class Threaded:
    """A server with real sockets in a thread of this process; tests can use its registry."""

    registry: TableRegistry
    address: str

    def __init__(self, folder: Path, limits: Limits = GENEROUS) -> None:
        self.folder = folder
        self._limits = limits
        self._ready: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.result(PATIENCE)

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    @property
    def bot_pids(self) -> list[int]:
        """The ids of the processes in which bots decide on their moves."""
        workers = self.registry.workers
        assert isinstance(workers, BotProcesses)
        return workers.pids

    def stop(self) -> None:
        """Stop the server as Ctrl-C does."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server has not stopped"

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
                runner.run(self._serve())
        except BaseException as error:
            if self._ready.done():
                raise
            self._ready.set_exception(error)

    async def _serve(self) -> None:
        settings = Settings(self.folder, limits=self._limits)
        self._loop = asyncio.get_running_loop()
        listener = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.registry = build_registry(await SqliteStorage.open(settings.data), settings.limits)
        self.registry.open()
        self._server = uvicorn.Server(
            build_config(ServerAddress("127.0.0.1", 0), settings, self.registry)
        )
        self._ready.set_result(None)
        try:
            await self._server.serve(sockets=[listener])
        finally:
            await self.registry.close()


class Process:
    """A server in its own process, which can be killed; `port` 0 means any free port."""

    def __init__(self, folder: Path, limits: Limits = GENEROUS, port: int = 0) -> None:
        self.folder = folder
        heard, said = _forkserver.Pipe(duplex=False)
        self._process = _forkserver.Process(target=serve_alone, args=(folder, limits, port, said))
        self._process.start()
        said.close()
        with heard, os.fdopen(os.dup(heard.fileno()), encoding="utf-8") as lines:
            line = lines.readline()
        if not line.startswith("Elfer is running at "):
            self.kill()
            raise AssertionError(f"The server printed {line!r} instead of its address.")
        self.address = line.removeprefix("Elfer is running at ").strip()

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def port(self) -> int:
        """The port on which the server listens."""
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._join()

    def stop(self) -> int:
        """Stop the server as an operator does, and return its exit code."""
        self._process.terminate()
        return self._join()

    def _join(self) -> int:
        self._process.join(PATIENCE)
        code = self._process.exitcode
        assert code is not None, "the server has not stopped"
        return code

    @property
    def running(self) -> bool:
        """Whether the process is still running."""
        return self._process.is_alive()
