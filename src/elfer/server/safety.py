"""What every request must pass before anything else: host, origin, size, rate; and safe headers."""

import ipaddress
import time
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elfer.server.rate import Buckets
from elfer.server.settings import Settings

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; "
        b"script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cache-control", b"no-store"),
)


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
        if refused is None:
            await self._app(scope, self._bounded(receive), _with_headers(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await _answer(_with_headers(send), *refused)

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
        client = scope.get("client")
        who = "" if client is None else client[0]
        if not self._rates.takes(who, time.monotonic()):
            return 429, "too-fast", "Too many requests; wait a little."
        return None

    def _ours(self, host: str) -> bool:
        """Whether this is a name of ours, or an address: a rebound name is neither."""
        name = urlsplit(f"//{host}").hostname or ""
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _same(self, origin: str, host: str) -> bool:
        return origin == self._origin or urlsplit(origin).netloc.lower() == host.lower()

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


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *HEADERS]}
        await send(message)

    return sending


async def _answer(send: Send, status: int, code: str, why: str) -> None:
    body = msgspec.json.encode({"error": code, "why": why})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
