"""The doors: connections as bytes. Whoever dawdles, crowds or takes nothing in is cut off."""

import asyncio
import secrets
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.server import ServerProtocol

from elfer.server.headers import HEADERS
from elfer.server.settings import Limits

MOST_FRAGMENTS = 256
"""In how many pieces one frame may come."""
MOST_PINGS = 8
"""How many pings may wait for their answers."""
LAST_SECONDS = 2.0
"""How long the other side has to take in what was sent last."""


def doors(limits: Limits) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols of HTTP and of WebSockets within these limits."""

    class Http(_HttpDoor):
        seconds = limits.request_seconds
        most = limits.sockets + limits.requests_at_once

    return Http, _SocketDoor


class _HttpDoor(H11Protocol):
    """A request must be whole in time, and there must be room for it."""

    seconds: float
    most: int
    _deadline: asyncio.TimerHandle | None = None
    _deaf = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "The server is full; come later.")
        else:
            self._wait(self.seconds)

    def data_received(self, data: bytes) -> None:
        if not self._deaf:
            super().data_received(data)

    def on_response_complete(self) -> None:
        self._wait(self.seconds)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        self._refuse(HTTPStatus.BAD_REQUEST, "bad-request", "This is no request of HTTP.")

    def _wait(self, seconds: float) -> None:
        self._wait_no_more()
        self._deadline = self.loop.call_later(seconds, self._cut)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cut(self) -> None:
        self.transport.abort()

    def _refuse(self, status: HTTPStatus, code: str, why: str) -> None:
        body = msgspec.json.encode({"error": code, "why": why})
        headers = (
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
            *HEADERS,
        )
        lines = [b"HTTP/1.1 %d %s" % (status, status.phrase.encode())]
        lines += [b"%s: %s" % header for header in headers]
        self.transport.write(b"\r\n".join([*lines, b"", body]))
        self._let_go()

    def _let_go(self) -> None:
        """Ends the connection so that what was said last arrives."""
        if not self.transport.can_write_eof():
            self.transport.close()
            return
        # closed with bytes unread, it would be reset, and the answer lost
        self._deaf = True
        self.transport.write_eof()
        self._wait(LAST_SECONDS)


class _Handshake(ServerProtocol):
    """Rejects with the headers of every answer."""

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        response = super().reject(status, text)
        for name, value in HEADERS:
            response.headers[name.decode()] = value.decode()
        return response


class _Mailbox:
    """What has come and is not read yet, for one reader; far smaller than an asyncio.Queue."""

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


class _Ping(NamedTuple):
    sent: float
    answered: Callable[[float], object]


class _SocketDoor(WebSocketsSansIOProtocol):
    """Once a visit has ended, nothing waits for long for a client that takes nothing in."""

    _end: asyncio.TimerHandle | None = None
    _pings: dict[bytes, _Ping] | None = None
    """Those on their way, oldest first; most sockets never have any."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self.queue = _Mailbox()  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.ping":
            await self.writable.wait()
            self._ping(message["answered"])
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            # Of the handshake nothing is asked any more, and a socket is open for hours.
            self.scope.clear()  # type: ignore[attr-defined]
            del self.request, self.response

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
            self.conn.data_to_send()  # who reads nothing is not answered either

    def _ping(self, answered: Callable[[float], object]) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        pings = self._pings = self._pings or {}
        if len(pings) >= MOST_PINGS:
            del pings[next(iter(pings))]
        payload = secrets.token_bytes(8)  # nobody can answer what has not arrived yet
        pings[payload] = _Ping(time.perf_counter(), answered)
        self.conn.send_ping(payload)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        payload, pings = bytes(event.data), self._pings or {}
        ping = pings.get(payload)
        if ping is None:
            super().handle_pong(event)
            return
        # Who answers only the newest of several pings has answered the older ones with it.
        while next(iter(pings)) != payload:
            del pings[next(iter(pings))]
        del pings[payload]
        if self.pending_ping_payload is not None:
            super().handle_pong(Frame(Opcode.PONG, self.pending_ping_payload))
        ping.answered(time.perf_counter() - ping.sent)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(1007, "A frame is UTF-8.")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
