"""Middleware that checks the host, origin, size and rate of requests, and adds headers."""

import ipaddress
import re
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elfer.runtime.address_rate_limits import AddressRates, Kind
from elfer.server.client_address import client_key, resolve_client
from elfer.server.headers import Headers, safe_headers
from elfer.server.settings import Settings
from elfer.server.static_files import FILES

MAKE = re.compile("/api/tables/?")
JOIN = re.compile("/api/tables/[^/]+/players/?")
CLOSE = (b"connection", b"close")
"""A header that closes the connection, so that the rest of a request is not read."""


class Safety:
    """Middleware that accepts requests from our own pages and from programs, at a limited rate."""

    def __init__(
        self, app: ASGIApp, settings: Settings, names: frozenset[str], rates: AddressRates
    ) -> None:
        self._app = app
        self._limits = settings.limits
        self._names = names
        self._proxies = settings.trusted_proxies
        self._public_url = settings.public_url
        self._origin = None if settings.public_url is None else _origin(settings.public_url)
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        resolve_client(scope, self._proxies)
        refused = self._find_refusal(scope)
        headers = safe_headers(scope["scheme"], self._public_url)
        if refused is not None:
            await _answer(scope, send, (*headers, CLOSE), *refused)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            if any(name == b"transfer-encoding" for name, _ in scope["headers"]):
                headers = (*headers, CLOSE)  # h11 is not strict enough at the end of a chunked body
            await self._app(scope, self._limit_body(receive), _add_headers(send, headers))

    def _find_refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        """Return the status, code and explanation of a refusal; None if the request may pass."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._is_ours(host):
            return 421, "wrong-host", "This server does not serve that host name."
        origin = headers.get(b"origin")
        if origin is not None and not self._is_same_origin(origin, host):
            return 403, "wrong-origin", "Only this server's own pages may do that."
        length = headers.get(b"content-length", "0")
        if not length.isdecimal() or int(length) > self._limits.frame_bytes:
            return 413, "too-long", f"A request may have at most {self._limits.frame_bytes} bytes."
        if not self._rates.allow(_kind(scope), client_key(scope)):
            return 429, "too-fast", "Too many requests. Try again in a minute."
        return None

    def _is_ours(self, host: str) -> bool:
        """Return whether a host is our name or an IP address; a rebound DNS name is neither."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if name in self._names:
                return True
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _is_same_origin(self, origin: str, host: str) -> bool:
        try:
            return (
                _origin(origin) == self._origin or urlsplit(origin).netloc.lower() == host.lower()
            )
        except ValueError:
            return False

    def _limit_body(self, receive: Receive) -> Receive:
        """Return a receive function that disconnects when a body without a length is too long."""
        size = 0

        async def bounded() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > self._limits.frame_bytes:
                    return {"type": "http.disconnect"}
            return message

        return bounded


def _kind(scope: Scope) -> Kind:
    """Return the kind of a request, which decides the budget that it is charged to."""
    if scope["type"] == "websocket":
        return Kind.HANDSHAKE
    path = scope["path"]
    if path.startswith(FILES):
        return Kind.FILE
    if scope["method"] == "POST":
        if MAKE.fullmatch(path):
            return Kind.TABLE
        if JOIN.fullmatch(path):
            return Kind.JOIN
    return Kind.REQUEST


def _add_headers(send: Send, headers: Headers) -> Send:
    """Return a send function that adds headers to every response."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", [])
            given = {name for name, _ in own}
            rest = [header for header in headers if header[0] not in given]
            message = {**message, "headers": [*own, *rest]}
        await send(message)

    return sending


async def _answer(
    scope: Scope, send: Send, given: Headers, status: int, code: str, why: str
) -> None:
    """Refuse a request or a WebSocket handshake."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    if scope["type"] == "websocket" and kind not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    body = msgspec.json.encode({"error": code, "why": why})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        *given,
    ]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def _origin(url: str) -> str:
    """Return the origin of a URL as browsers write it, without the default port."""
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}.get(parts.scheme)
    name = parts.hostname or ""
    shown = f"[{name}]" if ":" in name else name
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return f"{parts.scheme}://{shown}{port}"
