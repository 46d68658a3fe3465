"""What every request must pass before anything else: host, origin, size, rate; and safe headers."""

import ipaddress
import time
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elfer.server.headers import HEADERS, OVER_TLS
from elfer.server.rate import Buckets
from elfer.server.settings import Settings
from elfer.server.website import UNCOUNTED


class Safety:
    """Lets through only what comes from our own pages or from programs, and not too much of it."""

    def __init__(self, app: ASGIApp, settings: Settings, names: frozenset[str]) -> None:
        self._app = app
        self._limits = settings.limits
        self._names = names
        self._origin = None if settings.public_url is None else _origin(settings.public_url)
        per_minute = settings.limits.requests_per_minute
        self._rates = Buckets(per_minute / 60, per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused is not None:
            await _answer(scope, send, *refused)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, self._bounded(receive), self._with_headers(scope, send))

    def _refused(self, scope: Scope) -> tuple[int, str, str] | None:
        """Why a request is refused: status, code and sentence."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._ours(host):
            return 421, "wrong-host", "This server does not answer to that name."
        origin = headers.get(b"origin")
        if origin is not None and not self._same(origin, host):
            return 403, "wrong-origin", "Only this server's own pages may do that."
        length = headers.get(b"content-length", "0")
        if not length.isdecimal() or int(length) > self._limits.frame_bytes:
            return 413, "too-long", f"A request has at most {self._limits.frame_bytes} bytes."
        if scope["path"].startswith(UNCOUNTED):
            return None
        client = scope.get("client")
        who = "" if client is None else client[0]
        if not self._rates.takes(who, time.monotonic()):
            return 429, "too-fast", "Too many requests; wait a little."
        return None

    def _ours(self, host: str) -> bool:
        """Whether this is a name of ours, or an address: a rebound name is neither."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if name in self._names:
                return True
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _same(self, origin: str, host: str) -> bool:
        try:
            return (
                _origin(origin) == self._origin or urlsplit(origin).netloc.lower() == host.lower()
            )
        except ValueError:
            return False

    def _bounded(self, receive: Receive) -> Receive:
        """Reading that ends when a body without a length grows too long."""
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

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Sending with the headers that every answer has."""
        public = self._origin is not None and self._origin.startswith("https:")
        ours = OVER_TLS if public or scope["scheme"] == "https" else HEADERS

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                said = {name for name, _ in own}
                rest = [header for header in ours if header[0] not in said]
                message = {**message, "headers": [*own, *rest]}
            await send(message)

        return sending


async def _answer(scope: Scope, send: Send, status: int, code: str, why: str) -> None:
    """Refuse a request, or a handshake in the words of one."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    if scope["type"] == "websocket" and kind not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    body = msgspec.json.encode({"error": code, "why": why})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        *HEADERS,
    ]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def _origin(url: str) -> str:
    """The origin of an address as a browser says it: in lower case, without its usual port."""
    parts = urlsplit(url)
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    name = parts.hostname or ""
    shown = f"[{name}]" if ":" in name else name
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return f"{parts.scheme}://{shown}{port}"
