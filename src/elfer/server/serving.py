"""A running server: its socket, its certificate, its first lines."""

import asyncio
import signal
import socket
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import uvicorn

from elfer.kernel.errors import BadRequest
from elfer.server.address import (
    EVERYWHERE,
    USUAL_PORT,
    listening,
    listening_nearby,
    own_names,
    shared_url,
    url,
)
from elfer.server.app import new_app
from elfer.server.browser import open_browser
from elfer.server.certificate import check_certificate
from elfer.server.doors import doors
from elfer.server.hall import Hall
from elfer.server.logs import quiet_logs
from elfer.server.qr import qr_lines
from elfer.server.settings import Settings
from elfer.server.store import Store

SWITCH_SECONDS = 0.0005


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server listens, and how."""

    host: str
    port: int | None
    """None is the usual one, or the next one that is free."""
    tls_cert: Path | None = None
    tls_key: Path | None = None

    @property
    def scheme(self) -> str:
        """http, or https with a certificate."""
        return "http" if self.tls_cert is None else "https"

    @property
    def own_host(self) -> str:
        """How this machine itself reaches it."""
        return "localhost" if self.host in EVERYWHERE else self.host

    def listening(self) -> socket.socket:
        """A socket that listens there, or a refusal."""
        if self.port is None:
            return listening_nearby(self.host)
        return listening(self.host, self.port)


def run(place: Place, settings: Settings, *, browser: bool) -> None:
    """Serve until somebody ends it; what cannot be is refused before anything is answered."""
    if place.tls_cert is not None or place.tls_key is not None:
        check_certificate(place.tls_cert, place.tls_key)
    if settings.public_url is not None:
        _check_url(settings.public_url)
    quiet_logs()
    # The thread that writes the log must not wait long for its turn, or every answer does.
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(place, settings, browser=browser))


async def _serve(place: Place, settings: Settings, *, browser: bool) -> None:
    with place.listening() as listener:
        port: int = listener.getsockname()[1]
        hall = Hall(await Store.open(settings.data), settings.limits)
        hall.open()
        try:
            for line in first_lines(place, port, settings.public_url):
                sys.stdout.write(line + "\n")
            sys.stdout.flush()
            if browser:
                open_browser(url(place.scheme, place.own_host, port))
            found = replace(place, port=port)
            await _Server(configured(found, settings, hall)).serve(sockets=[listener])
        finally:
            await hall.close()


class _Server(uvicorn.Server):
    """Ends when it is told to and keeps the signal to itself, so that the hall is closed too."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def configured(place: Place, settings: Settings, hall: Hall) -> uvicorn.Config:
    """How uvicorn serves a hall."""
    names = own_names()
    if settings.public_url is not None:
        names |= {urlsplit(settings.public_url).hostname or ""}
    http, sockets = doors(settings.limits)
    return uvicorn.Config(
        new_app(settings, names, hall, lambda: shared(place, settings.public_url)),
        http=http,
        ws=sockets,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ssl_certfile=place.tls_cert,
        ssl_keyfile=place.tls_key,
        timeout_graceful_shutdown=3,
    )


def first_lines(place: Place, port: int, public_url: str | None) -> Iterator[str]:
    """Where the server is to be found: its address first, and a code for the phones around."""
    yield f"Elfer is at {url(place.scheme, place.own_host, port)}"
    others = shared(replace(place, port=port), public_url)
    if others is not None:
        yield f"For others in the same network: {others}"
        yield qr_lines(others)
    if place.port is None and port != USUAL_PORT:
        yield f"Port {USUAL_PORT} is taken by something else, so it is {port} this time."
    yield "Ctrl-C ends it; tables are kept."


def shared(place: Place, public_url: str | None) -> str | None:
    """Where others reach a server that runs there, if they do."""
    if public_url is not None:
        return public_url.rstrip("/")
    return None if place.port is None else shared_url(place.scheme, place.host, place.port)


def _loop_factory() -> type[asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - there is none for Windows

    loop: type[asyncio.AbstractEventLoop] = uvloop.Loop
    return loop


def _check_url(public_url: str) -> None:
    try:
        parts = urlsplit(public_url)
        fit = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fit = False
    if not fit:
        raise BadRequest(f"A public URL looks like https://elfer.example, not {public_url!r}.")
