"""A plain socket to a table: it hears and says what it is told to, and never comes back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from elfer.table.commands import Command
from elfer.wire import Bye, Done, FromServer, Hello, Refused, Say, Sight, Snapshot, Update
from tests.server.running import PATIENCE

_frames: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Plain:
    """One socket, with all that it has heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[FromServer] = []
        self.sight: Sight | None = None

    async def next(self) -> FromServer:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message = _frames.decode(await self.socket.recv(decode=False))
        self.heard.append(message)
        if isinstance(message, Snapshot | Update):
            self.sight = message.sight
        return message

    async def until(self, true: Callable[[FromServer], bool]) -> FromServer:
        """The first message from now on of which something is true."""
        while not true(message := await self.next()):
            pass
        return message

    async def send(self, id_: str, do: Command, seen: int | None = None) -> None:
        """Say something, without waiting for its answer."""
        if seen is None:
            seen = 0 if self.sight is None else self.sight.seq
        await self.socket.send(msgspec.json.encode(Say(id_, seen, do)), text=True)

    async def answer(self, id_: str) -> Done | Refused:
        """The answer to something that was said."""
        while True:
            message = await self.next()
            if isinstance(message, Done | Refused) and message.id == id_:
                return message

    async def say(self, id_: str, do: Command, seen: int | None = None) -> Done | Refused:
        """Say something and wait for its answer."""
        await self.send(id_, do, seen)
        return await self.answer(id_)

    async def reached(self, seq: int) -> Sight:
        """The sight as soon as it has come that far."""
        while self.sight is None or self.sight.seq < seq:
            await self.next()
        return self.sight

    async def bye(self) -> Bye:
        """The server's farewell."""
        message = await self.until(lambda message: isinstance(message, Bye))
        assert isinstance(message, Bye)
        return message


@asynccontextmanager
async def plain(
    address: str, code: str, token: str | None = None, since: int | None = None
) -> AsyncIterator[Plain]:
    """A socket to a table that has said hello and heard the first answer to it."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async with connect(
        url, proxy=None, compression=None, close_timeout=1, max_queue=None
    ) as socket:
        await socket.send(msgspec.json.encode(Hello(token, since)), text=True)
        own = Plain(socket)
        await own.next()
        yield own
