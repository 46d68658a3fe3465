"""A WebSocket, frame by frame."""

from collections.abc import Callable

from starlette.types import Receive, Send


class Closed(Exception):
    """The other side has ended it."""


class Connection:
    """Text in, text out, until either side closes it."""

    __slots__ = ("_receive", "_send", "open")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self.open = False

    async def accept(self) -> None:
        """Take the handshake."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        self.open = True

    async def receive(self) -> str | None:
        """The next frame; None if it is no text."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.open = False
            raise Closed
        text: str | None = message.get("text")
        return text

    async def send(self, text: str) -> None:
        """Send a frame as soon as the other side takes it."""
        await self._send({"type": "websocket.send", "text": text})

    async def ping(self, answered: Callable[[float], object]) -> None:
        """Send a ping; once it is answered, say after how many seconds."""
        await self._send({"type": "websocket.ping", "answered": answered})

    async def close(self, code: int) -> None:
        """End it."""
        self.open = False
        await self._send({"type": "websocket.close", "code": code})
