"""Carries words to a server and news from it, in a thread of its own."""

import asyncio
import os
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from elfer.client.connection import Connection
from elfer.client.link import Link
from elfer.client.server import Server
from elfer.kernel.errors import Refused
from elfer.table.commands import Command
from elfer.wire import Presence, Snapshot, Update

SECONDS_TO_SHOW = 5
"""How long to wait for what a command has led to, once it is done."""
SECONDS_TO_CLOSE = 5

Heard = Snapshot | Update | bool | Refused
"""What comes from the server: news, whether the connection is there, or why it has ended."""
T = TypeVar("T")


class Courier:
    """A connection to a table for somebody who waits for keys and cannot wait for messages."""

    def __init__(self, link: Link, token: str) -> None:
        self.link, self._token = link, token
        self._heard: SimpleQueue[Heard] = SimpleQueue()
        self.bell, self._rope = os.pipe()
        """Something to read at `bell` says that something was heard."""
        os.set_blocking(self.bell, False)
        os.set_blocking(self._rope, False)
        self._loop = asyncio.new_event_loop()
        self._connection: Connection | None = None
        self._followed = 0
        self._seq = -1
        self._step = asyncio.Event()
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def open(self) -> None:
        """Connect, or refuse."""
        self._thread.start()
        self._opened.result()

    def close(self) -> None:
        """Leave."""
        with suppress(RuntimeError):  # it may have ended just now
            self._loop.call_soon_threadsafe(self._following.cancel)
        self._thread.join(SECONDS_TO_CLOSE)
        if not self._thread.is_alive():
            for end in (self.bell, self._rope):
                os.close(end)

    def heard(self) -> list[Heard]:
        """What has been heard since this was last asked for."""
        with suppress(BlockingIOError):
            os.read(self.bell, 1 << 16)
        heard = []
        while True:
            try:
                heard.append(self._heard.get_nowait())
            except Empty:
                return heard

    def say(self, command: Command, seen: int) -> "Future[None]":
        """Say something; the answer comes once it is stored and its effect was heard."""
        return asyncio.run_coroutine_threadsafe(self._say(command, seen), self._loop)

    def record(self) -> "Future[dict[str, Any]]":
        """The record of the match that is over."""
        return asyncio.run_coroutine_threadsafe(
            asked(self.link.server, lambda server: server.record(self.link.code)), self._loop
        )

    async def _say(self, command: Command, seen: int) -> None:
        assert self._connection is not None
        before = self._followed
        done = await self._connection.say(command, seen=seen)
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
                watching = asyncio.create_task(self._watch(connection))
                async for item in connection.follow():
                    if not isinstance(item, Presence):
                        self._followed, self._seq = self._followed + 1, item.sight.seq
                        self._ring(item)
                        self._step.set()
                        self._step = asyncio.Event()
                watching.cancel()
        except Refused as refused:
            if self._opened.done():
                self._ring(refused)
            else:
                self._opened.set_exception(refused)

    async def _watch(self, connection: Connection) -> None:
        """Ring whenever the connection is lost or there again."""
        try:
            while True:
                await connection.until(lambda: not connection.connected)
                self._ring(False)
                await connection.until(lambda: connection.connected)
                self._ring(True)
        except Refused:
            return  # the one who follows hears of the end too

    def _ring(self, heard: Heard) -> None:
        self._heard.put(heard)
        with suppress(BlockingIOError):  # who does not hear that many rings hears one of them
            os.write(self._rope, b"!")


async def asked(address: str, question: Callable[[Server], Coroutine[Any, Any, T]]) -> T:
    """What a server answers to a question over HTTP."""
    async with Server(address) as server:
        return await question(server)
