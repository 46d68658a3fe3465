"""Network protocols that cut off slow clients, surplus connections and clients that do not read."""

import asyncio
import secrets
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, NamedTuple

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from elfer.runtime.rate_limits import Bucket, ClientRates, Kind
from elfer.server.client_address import address_key, client_key, is_trusted, resolve_client
from elfer.server.frame_budget import TRY_AGAIN_LATER, CountedProtocol
from elfer.server.headers import safe_headers
from elfer.server.settings import Settings
from elfer.server.strict_http import StrictConnection

MOST_FRAGMENTS = 256
"""The largest number of fragments of one message."""
MOST_PINGS = 8
"""The largest number of pings that may wait for their pongs."""
LAST_SECONDS = 2.0
"""How many seconds a client has to read the last message."""
LAST_BYTES = 1024 * 1024
"""How many bytes are read and discarded from a client that was refused or sent too much."""


def build_protocols(
    settings: Settings, rates: ClientRates
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the protocol classes for HTTP and WebSockets with these settings and budgets."""
    given = {"settings": settings, "rates": rates}
    http = type("HttpProtocol", (_HttpProtocol,), given)
    return http, type("SocketProtocol", (_SocketProtocol,), given)


class _HttpProtocol(H11Protocol):
    """An HTTP protocol that refuses slow requests and connections beyond the limit."""

    settings: Settings
    rates: ClientRates
    _deadline: asyncio.TimerHandle | None = None
    _ignores_input = False
    _late_bytes = 0
    """The number of bytes received after a refusal."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = StrictConnection(h11.SERVER)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if not self._may_connect(transport):
            self.transport, self._ignores_input = transport, True
            transport.abort()
            return
        super().connection_made(transport)
        limits = self.settings.limits
        if len(self.connections) > limits.sockets + limits.requests_at_once:
            full = "The server is full. Try again later."
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "busy", full)
        else:
            self._set_deadline(limits.request_seconds)

    def _may_connect(self, transport: asyncio.Transport) -> bool:
        """Return whether this address may open another connection; trusted proxies always may."""
        peer = get_remote_addr(transport)
        if peer is None or is_trusted(peer[0], self.settings.trusted_proxies):
            return True
        return self.rates.takes(Kind.CONNECTION, address_key(peer[0]))

    def data_received(self, data: bytes) -> None:
        if not self._ignores_input:
            super().data_received(data)
            return
        self._late_bytes += len(data)
        if self._late_bytes > LAST_BYTES:
            self.transport.abort()

    def on_response_complete(self) -> None:
        self._set_deadline(self.settings.limits.request_seconds)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._cancel_deadline()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        self._refuse(HTTPStatus.BAD_REQUEST, "bad-request", "This is not a valid HTTP request.")

    def _set_deadline(self, seconds: float) -> None:
        self._cancel_deadline()
        self._deadline = self.loop.call_later(seconds, self._abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _abort(self) -> None:
        self.transport.abort()

    def _refuse(self, status: HTTPStatus, code: str, why: str) -> None:
        body = msgspec.json.encode({"error": code, "why": why})
        headers = (
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
            *safe_headers(self.scheme, self.settings.public_url),
        )
        lines = [b"HTTP/1.1 %d %s" % (status, status.phrase.encode())]
        lines += [b"%s: %s" % header for header in headers]
        self.transport.write(b"\r\n".join([*lines, b"", body]))
        self._close_after_response()

    def _close_after_response(self) -> None:
        """Close the connection so that the last response still arrives."""
        if not self.transport.can_write_eof():
            self.transport.close()
            return
        # Closing with unread bytes would reset the connection and lose the response.
        self._ignores_input = True
        self.transport.write_eof()
        self._set_deadline(LAST_SECONDS)


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


class _Ping(NamedTuple):
    sent: float
    answered: Callable[[float], object]


class _SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket protocol that closes the connection of a client that does not read."""

    settings: Settings
    rates: ClientRates
    conn: CountedProtocol
    _client = ""
    """The key of the client for rate limits."""
    _end: asyncio.TimerHandle | None = None
    _late_bytes = 0
    """The number of bytes received after the frame budget was used up."""
    _pings: dict[bytes, _Ping] | None = None
    """The unanswered pings, oldest first; most sockets never have any."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = _Mailbox()  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        limits = self.settings.limits
        self.conn = CountedProtocol(
            Bucket(limits.frames_per_second, limits.frames_at_once, time.monotonic()),
            safe_headers(self.scheme, self.settings.public_url),
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )

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
        self._client = client_key(scope)
        self.conn.headers = safe_headers(self.scheme, self.settings.public_url)
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        if self.conn.is_exhausted():
            self._late_bytes += len(data)
            if self._late_bytes > LAST_BYTES:
                self.transport.abort()
            return
        frames = self.conn.frames
        super().data_received(data)
        if self.handshake_complete and self.conn.frames == frames:
            self.conn.take()  # a tiny piece of a frame costs as much as a frame
        if self.conn.is_exhausted():
            self._close_flooded()
        elif self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()

    def _close_flooded(self) -> None:
        """Close a connection that sent too much, so that the last message still arrives."""
        self.rates.charge_flood(self._client)
        if self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TRY_AGAIN_LATER})
        self.close_sent = self.disconnected = True
        self.stop_keepalive()
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def _refuse_handshake(self) -> None:
        """Answer a handshake that websockets cannot parse, such as one with a body."""
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
        pings = self._pings = self._pings or {}
        if len(pings) >= MOST_PINGS:
            del pings[next(iter(pings))]
        payload = secrets.token_bytes(8)  # unguessable, so that a client cannot answer early
        pings[payload] = _Ping(time.perf_counter(), answered)
        self.conn.send_ping(payload)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        payload, pings = bytes(event.data), self._pings or {}
        ping = pings.get(payload)
        if ping is None:
            super().handle_pong(event)
            return
        # A pong for the newest of several pings answers the older ones, too.
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
