"""The WebSocket protocol of the server: handshakes, pings, and clients that do not read."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from elfer.runtime.address_rate_limits import AddressRates
from elfer.server.client_address import client_key, resolve_client
from elfer.server.headers import safe_headers
from elfer.server.settings import LAST_SECONDS, Settings
from elfer.server.websocket_frame_budget import FloodLimitedProtocol
from elfer.server.websocket_round_trips import RoundTrips

MOST_FRAGMENTS = 256
"""The largest number of fragments of one message."""


def build_websocket_protocol(settings: Settings, rates: AddressRates) -> type[asyncio.Protocol]:
    """Return the protocol class for WebSockets with these settings and budgets."""
    return type("SocketProtocol", (_SocketProtocol,), {"settings": settings, "rates": rates})


class _Mailbox:
    """A queue of messages for one reader, which uses far less memory than an asyncio.Queue."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)


class _SocketProtocol(FloodLimitedProtocol):
    """A WebSocket protocol that closes the connection of a client that does not read."""

    _end: asyncio.TimerHandle | None = None
    _round_trips: RoundTrips | None = None
    """The server's own pings; most sockets never have any."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = _Mailbox()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        headers = [(name.lower(), value) for name, value in event.headers.raw_items()]
        scope: dict[str, Any] = {
            "client": self.client,
            "scheme": self.scheme,
            "headers": [
                (name.encode(), value.encode("latin-1", "replace")) for name, value in headers
            ],
        }
        resolve_client(scope, self.settings.trusted_proxies)
        self.client, self.scheme = scope["client"], scope["scheme"]
        self.conn.client_key = client_key(scope)
        self.conn.headers = safe_headers(self.scheme, self.settings.public_url)
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        failed = self.conn.handshake_exc is not None and not self.handshake_initiated
        if failed and not self.conn.is_exhausted():
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Answer a handshake that the websockets library cannot parse, such as one with a body."""
        answer = b"".join(self.conn.data_to_send())
        if not answer:
            bad = self.conn.reject(HTTPStatus.BAD_REQUEST, "This is not a valid handshake.\n")
            answer = bad.serialize()
        self.transport.write(answer)
        self.transport.close()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.ping":
            await self.writable.wait()
            self._ping(message["answered"])
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            # The handshake is not needed any more, and a socket may stay open for hours.
            self.scope.clear()  # type: ignore[attr-defined]
            del self.request, self.response
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = (
                True  # refused; otherwise uvicorn logs an unfinished handshake
            )

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._end = self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # drops the pong to a client that does not read

    def _ping(self, answered: Callable[[float], object]) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if self._round_trips is None:
            self._round_trips = RoundTrips()
        self.conn.send_ping(self._round_trips.start(answered))
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        if self._round_trips is None or not self._round_trips.finish(bytes(event.data)):
            super().handle_pong(event)
        elif self.pending_ping_payload is not None:
            # A pong for a newer ping answers the keepalive ping, too.
            super().handle_pong(Frame(Opcode.PONG, self.pending_ping_payload))

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(1007, "Frames must be UTF-8.")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
