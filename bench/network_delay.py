"""A simulated distant network: a proxy that delays every byte, and a client that delays pongs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode


class Distance:
    """A proxy that forwards all data in order, half a round trip later."""

    def __init__(self, target: str, round_trip: float) -> None:
        parts = urlsplit(target)
        assert parts.hostname is not None
        assert parts.port is not None
        self._target = parts.hostname, parts.port
        self._seconds = round_trip / 2

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection in both directions until either side closes it."""
        there, back = await asyncio.open_connection(*self._target)
        ways = [
            asyncio.create_task(self._pass(reader, back)),
            asyncio.create_task(self._pass(there, writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for end in (writer, back):
                end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def write() -> None:
            while True:
                due, piece = await pieces.get()
                await asyncio.sleep(due - loop.time())
                writer.write(piece)

        writing = asyncio.create_task(write())
        try:
            with suppress(OSError):
                while piece := await reader.read(65_536):
                    pieces.put_nowait((loop.time() + self._seconds, piece))
        finally:
            writing.cancel()


@asynccontextmanager
async def delay(target: str, round_trip: float) -> AsyncIterator[str]:
    """Start a proxy with this round trip in seconds; yield its address."""
    listener = await asyncio.start_server(Distance(target, round_trip).serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    finally:
        listener.close()


def hold_pongs(socket: ClientConnection, seconds: float) -> None:
    """Make a client answer pings this many seconds late."""
    protocol, loop = socket.protocol, asyncio.get_running_loop()
    send = protocol.send_frame

    def send_late(frame: Frame) -> None:
        with suppress(Exception):  # the socket may be closed by then
            send(frame)
            socket.send_data()

    def hold_pong(frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            loop.call_later(seconds, send_late, frame)
        else:
            send(frame)

    protocol.send_frame = hold_pong  # type: ignore[method-assign]
