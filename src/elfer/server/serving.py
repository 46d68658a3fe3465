"""A running server: its socket, its certificate, its first lines."""

import asyncio
import io
import signal
import sys
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import segno
import uvicorn

from elfer.kernel.errors import BadRequest
from elfer.server.address import EVERYWHERE, listening, network_address, own_names, url
from elfer.server.app import new_app
from elfer.server.certificate import check_certificate
from elfer.server.doors import doors
from elfer.server.hall import Hall
from elfer.server.logs import quiet_logs
from elfer.server.settings import Settings
from elfer.server.store import Store

SWITCH_SECONDS = 0.0005


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server listens, and how."""

    host: str
    port: int
    tls_cert: Path | None = None
    tls_key: Path | None = None

    @property
    def scheme(self) -> str:
        """http, or https with a certificate."""
        return "http" if self.tls_cert is None else "https"


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
    with listening(place.host, place.port) as listener:
        port: int = listener.getsockname()[1]
        hall = Hall(await Store.open(settings.data), settings.limits)
        hall.open()
        try:
            for line in first_lines(place, port, settings.public_url):
                sys.stdout.write(line + "\n")
            sys.stdout.flush()
            if browser:
                webbrowser.open(url(place.scheme, "localhost", port))
            await _Server(configured(place, settings, hall)).serve(sockets=[listener])
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
        new_app(settings, names, hall),
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
    here = "localhost" if place.host in EVERYWHERE else place.host
    yield f"Elfer is at {url(place.scheme, here, port)}"
    shared = public_url
    if shared is None and place.host in EVERYWHERE:
        address = network_address()
        shared = None if address is None else url(place.scheme, address, port)
    if shared is not None:
        yield f"For others in the same network: {shared}"
        picture = io.StringIO()
        segno.make(shared, error="l").terminal(picture, border=2, compact=True)
        yield picture.getvalue().rstrip("\n")
    yield "Ctrl-C ends it; tables are kept."


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
