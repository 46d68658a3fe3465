"""The flood limits of a WebSocket and of its address: they count every frame.

A socket is closed if it sends too much, or if all sockets of its address together do.
"""

import asyncio
import time
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from elfer import wire
from elfer.runtime.address_rate_limits import AddressRates
from elfer.runtime.token_buckets import Bucket
from elfer.server.headers import Headers, safe_headers
from elfer.server.settings import LAST_BYTES, LAST_SECONDS, Settings

TRY_AGAIN_LATER = 1013
TOO_FAST = wire.Bye("too-fast", "Too many messages in a short time.", again=True)


class CountedProtocol(ServerProtocol):
    """A protocol that counts frames of every kind, and stops reading once a budget is used up."""

    def __init__(self, budget: Bucket, rates: AddressRates, headers: Headers, **given: Any) -> None:
        super().__init__(**given)
        self.frames = 0
        """The number of frames received."""
        self.client_key = ""
        """The key of the client for rate limits."""
        self.floods = False
        """Whether this socket alone has sent too much."""
        self._budget, self._rates = budget, rates
        self._exhausted = False
        self.headers = headers
        """The headers of a refused handshake."""
        self._pongs_due = 0

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        """Reject a handshake, with the security headers."""
        response = super().reject(status, text)
        for name, value in self.headers:
            response.headers[name.decode()] = value.decode()
        return response

    def send_ping(self, data: Any) -> None:
        """Send a ping, and do not charge the client for its pong."""
        super().send_ping(data)
        self._pongs_due += 1

    def recv_frame(self, frame: Frame) -> None:
        """Process a frame if the budget allows it."""
        self.frames += 1
        if frame.opcode is Opcode.PONG and self._pongs_due:
            self._pongs_due -= 1
        elif not self.take():
            return
        super().recv_frame(frame)

    def is_exhausted(self) -> bool:
        """Return whether a budget is used up; if one is, nothing more is read."""
        return self._exhausted

    def take(self) -> bool:
        """Charge one frame and return True; if a budget is used up, close and return False."""
        self.floods = not self._budget.try_take(time.monotonic())
        if self.floods or not self._rates.allow_frame(self.client_key):
            self._exhausted = True
            if self.state is State.OPEN:
                self.send_text(msgspec.json.encode(TOO_FAST))
            self.fail(TRY_AGAIN_LATER)  # discards the received bytes without parsing them
        return not self._exhausted


class FloodLimitedProtocol(WebSocketsSansIOProtocol):
    """A WebSocket protocol that closes the connection of a client that sends too much."""

    settings: Settings
    rates: AddressRates
    conn: CountedProtocol
    _late_bytes = 0
    """The number of bytes received after the frame budget was used up."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        limits = self.settings.limits
        self.conn = CountedProtocol(
            Bucket(limits.frames_per_second, limits.frames_at_once, time.monotonic()),
            self.rates,
            safe_headers(self.scheme, self.settings.public_url),
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )

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

    def _close_flooded(self) -> None:
        """Close a connection that sent too much; the last message can still arrive."""
        if self.conn.floods:
            self.rates.charge_flood(self.conn.client_key)
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
