"""A connection to a server that runs in its own thread."""

import asyncio
import os
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from elfer.client.connection import Connection
from elfer.client.http import Server
from elfer.client.table_link import Link
from elfer.engine.errors import Refused
from elfer.table.commands import PlayerCommand
from elfer.wire import Presence, Snapshot, Update, Waiting

SECONDS_TO_SHOW = 5
"""Seconds to wait for the effect of a command that has been stored."""
SECONDS_TO_CLOSE = 5

Incoming = Snapshot | Update | Waiting | bool | Refused
"""A message from the server, a change of the connection, or the reason for its end."""
T = TypeVar("T")


class ConnectionThread:
    """A connection to a table for a caller that blocks on the keyboard."""

    def __init__(self, link: Link, token: str) -> None:
        self.link, self._token = link, token
        self._incoming: SimpleQueue[Incoming] = SimpleQueue()
        self.wake_fd, self._wake_writer = os.pipe()
        """`wake_fd` becomes readable when a message has arrived."""
        os.set_blocking(self.wake_fd, False)
        os.set_blocking(self._wake_writer, False)
        self._loop = asyncio.new_event_loop()
        self._connection: Connection | None = None
        self._followed = 0
        self._seq = -1
        self._step = asyncio.Event()
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def open(self) -> None:
        """Connect; raise Refused if that fails."""
        self._thread.start()
        self._opened.result()

    def close(self) -> None:
        """Close the connection."""
        with suppress(RuntimeError):  # it may have ended just now
            self._loop.call_soon_threadsafe(self._following.cancel)
        self._thread.join(SECONDS_TO_CLOSE)
        if not self._thread.is_alive():
            for end in (self.wake_fd, self._wake_writer):
                os.close(end)

    def receive(self) -> list[Incoming]:
        """Return the messages since the last call."""
        with suppress(BlockingIOError):
            os.read(self.wake_fd, 1 << 16)
        heard = []
        while True:
            try:
                heard.append(self._incoming.get_nowait())
            except Empty:
                return heard

    def send(self, command: PlayerCommand, seen: int) -> "Future[None]":
        """Send a command; the future is done once its effect has been received."""
        return asyncio.run_coroutine_threadsafe(self._send(command, seen), self._loop)

    def fetch_record(self) -> "Future[dict[str, Any]]":
        """Return the record of a finished match."""
        return asyncio.run_coroutine_threadsafe(
            request(self.link.server, lambda server: server.record(self.link.code)), self._loop
        )

    async def _send(self, command: PlayerCommand, seen: int) -> None:
        assert self._connection is not None
        before = self._followed
        done = await self._connection.send(command, seen=seen)
        try:
            async with asyncio.timeout(SECONDS_TO_SHOW):
                while self._followed == before or self._seq < done.seq:
                    await self._step.wait()
        except TimeoutError:
            return

    def _run(self) -> None:
        self._following = self._loop.create_task(self._follow())
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._following)
        self._loop.close()

    async def _follow(self) -> None:
        try:
            connection = Connection(self.link.server, self.link.code, self._token)
            async with connection:
                self._connection = connection
                self._opened.set_result(None)
                watching = asyncio.gather(self._watch(connection), self._watch_waiting(connection))
                async for item in connection.follow():
                    if not isinstance(item, Presence):
                        self._followed, self._seq = self._followed + 1, item.sight.seq
                        self._notify(item)
                        self._step.set()
                        self._step = asyncio.Event()
                watching.cancel()
        except Refused as refused:
            if self._opened.done():
                self._notify(refused)
            else:
                self._opened.set_exception(refused)

    async def _watch(self, connection: Connection) -> None:
        """Notify when the connection is lost or restored."""
        try:
            while True:
                await connection.until(lambda: not connection.connected)
                self._notify(False)
                await connection.until(lambda: connection.connected)
                self._notify(True)
        except Refused:
            return  # _follow reports the end too

    async def _watch_waiting(self, connection: Connection) -> None:
        """Notify when the table starts or stops waiting for its server."""
        try:
            while True:
                await connection.until(lambda: connection.waiting)
                self._notify(Waiting(waiting=True))
                await connection.until(lambda: not connection.waiting)
                if connection.connected:
                    self._notify(Waiting(waiting=False))
        except Refused:
            return  # _follow reports the end too

    def _notify(self, heard: Incoming) -> None:
        self._incoming.put(heard)
        with suppress(BlockingIOError):  # a full pipe wakes the reader anyway
            os.write(self._wake_writer, b"!")


async def request(address: str, question: Callable[[Server], Coroutine[Any, Any, T]]) -> T:
    """Return a server's response to an HTTP request."""
    async with Server(address) as server:
        return await question(server)
