"""A plain socket to a table, which never reconnects."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from elfer.table.commands import PlayerCommand
from elfer.wire import (
    Bye,
    CommandMessage,
    Done,
    FromServer,
    Hello,
    Refused,
    Sight,
    Snapshot,
    Update,
)
from tests.server.running import PATIENCE

_frames: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class PlainSocket:
    """A socket with all messages that it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[FromServer] = []
        self.sight: Sight | None = None

    async def next(self) -> FromServer:
        """Return the next message."""
        async with asyncio.timeout(PATIENCE):
            message = _frames.decode(await self.socket.recv(decode=False))
        self.heard.append(message)
        if isinstance(message, Snapshot | Update):
            self.sight = message.sight
        return message

    async def until(self, true: Callable[[FromServer], bool]) -> FromServer:
        """Return the next message that meets a condition."""
        while not true(message := await self.next()):
            pass
        return message

    async def send(self, id_: str, do: PlayerCommand, seen: int | None = None) -> None:
        """Send a command without waiting for its answer."""
        if seen is None:
            seen = 0 if self.sight is None else self.sight.seq
        await self.socket.send(msgspec.json.encode(CommandMessage(id_, seen, do)), text=True)

    async def answer(self, id_: str) -> Done | Refused:
        """Return the answer to a command."""
        while True:
            message = await self.next()
            if isinstance(message, Done | Refused) and message.id == id_:
                return message

    async def say(self, id_: str, do: PlayerCommand, seen: int | None = None) -> Done | Refused:
        """Send a command and return its answer."""
        await self.send(id_, do, seen)
        return await self.answer(id_)

    async def wait_for_seq(self, seq: int) -> Sight:
        """Wait until the table has reached a sequence number and return the sight."""
        while self.sight is None or self.sight.seq < seq:
            await self.next()
        return self.sight

    async def bye(self) -> Bye:
        """Wait for the server's goodbye and return it."""
        message = await self.until(lambda message: isinstance(message, Bye))
        assert isinstance(message, Bye)
        return message


@asynccontextmanager
async def plain_socket(
    address: str,
    code: str,
    token: str | None = None,
    since: int | None = None,
    own_address: str | None = None,
) -> AsyncIterator[PlainSocket]:
    """Yield a socket to a table, after sending hello and receiving the first answer."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    from_there: dict[str, Any] = {} if own_address is None else {"local_addr": (own_address, 0)}
    async with connect(
        url, proxy=None, compression=None, close_timeout=1, max_queue=None, **from_there
    ) as socket:
        await socket.send(msgspec.json.encode(Hello(token, since)), text=True)
        own = PlainSocket(socket)
        await own.next()
        yield own
