"""Real servers for tests: one in a thread of this process, or one in a process of its own."""

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

from elfer.server.address import listening
from elfer.server.hall import Hall
from elfer.server.serving import Place, configured
from elfer.server.settings import Limits, Settings
from elfer.server.store import Store
from tests.server.alone import serve_alone

T = TypeVar("T")

PATIENCE = 30
"""Seconds after which a test waits no more."""

GENEROUS = Limits(
    requests_per_minute=10**6,
    tables_per_minute=10**6,
    frames_per_second=10**6,
    frames_at_once=10**6,
)
"""Limits that do not get in the way of tests, which all come from one address."""

# A server that comes out of a process in which everything is imported is there at once.
_nursery = multiprocessing.get_context("forkserver")
_nursery.set_forkserver_preload(["__main__", "tests.server.alone"])


class Threaded:
    """A server with real sockets, in a thread of this process, to whose hall a test can go."""

    hall: Hall
    address: str

    def __init__(self, folder: Path, limits: Limits = GENEROUS) -> None:
        self.folder = folder
        self._limits = limits
        self._ready: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.result(PATIENCE)

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """What some work gives that is done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def stop(self) -> None:
        """End it as somebody does who presses Ctrl-C."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not end"

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
        listener = listening("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.hall = Hall(await Store.open(settings.data), settings.limits)
        self.hall.open()
        self._server = uvicorn.Server(configured(Place("127.0.0.1", 0), settings, self.hall))
        self._ready.set_result(None)
        try:
            await self._server.serve(sockets=[listener])
        finally:
            await self.hall.close()


class Process:
    """A server in a process of its own, which can be killed; `port` 0 takes any free one."""

    def __init__(self, folder: Path, limits: Limits = GENEROUS, port: int = 0) -> None:
        self.folder = folder
        heard, said = _nursery.Pipe(duplex=False)
        self._process = _nursery.Process(target=serve_alone, args=(folder, limits, port, said))
        self._process.start()
        said.close()
        with heard, os.fdopen(os.dup(heard.fileno()), encoding="utf-8") as lines:
            line = lines.readline()
        if not line.startswith("Elfer is at "):
            self.kill()
            raise AssertionError(f"The server does not say where it is but {line!r}.")
        self.address = line.removeprefix("Elfer is at ").strip()

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it without a warning."""
        self._process.kill()
        self._ended()

    def stop(self) -> int:
        """End it as an operator does; its exit code."""
        self._process.terminate()
        return self._ended()

    def _ended(self) -> int:
        self._process.join(PATIENCE)
        code = self._process.exitcode
        assert code is not None, "the server does not end"
        return code

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        return self._process.is_alive()
