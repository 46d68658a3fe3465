"""The HTTP protocol of the server, which closes slow connections and those beyond the limit."""

import asyncio
from http import HTTPStatus
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from elfer.runtime.address_rate_limits import AddressRates, Kind
from elfer.server.client_address import address_key, is_trusted
from elfer.server.headers import safe_headers
from elfer.server.settings import LAST_BYTES, LAST_SECONDS, Settings
from elfer.server.strict_http import StrictConnection


def build_http_protocol(
    settings: Settings, rates: AddressRates, *, counts: bool = True
) -> type[asyncio.Protocol]:
    """Return the protocol class for HTTP with these settings and budgets.

    `counts` says whether it counts connections; over TLS they are counted before the handshake.
    """
    own = {"settings": settings, "rates": rates, "counts": counts}
    return type("HttpProtocol", (_HttpProtocol,), own)


def may_connect(host: str, settings: Settings, rates: AddressRates) -> bool:
    """Count a connection; return whether this address may open it. Trusted proxies always may."""
    return is_trusted(host, settings.trusted_proxies) or rates.allow(
        Kind.CONNECTION, address_key(host)
    )


class _HttpProtocol(H11Protocol):
    """An HTTP protocol that refuses slow requests and connections beyond the limit."""

    settings: Settings
    rates: AddressRates
    counts: bool
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
        peer = get_remote_addr(transport) if self.counts else None
        return peer is None or may_connect(peer[0], self.settings, self.rates)

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
