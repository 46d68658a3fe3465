"""A running server: its socket, its certificate, and its first lines of output."""

import asyncio
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import uvicorn

from elfer.engine.errors import BadRequest
from elfer.runtime.address_rate_limits import AddressRates
from elfer.runtime.limit_settings import Limits
from elfer.runtime.storage_interface import Storage
from elfer.runtime.table_registry import TableRegistry
from elfer.server.app import new_app
from elfer.server.bot_processes import BotProcesses
from elfer.server.browser import open_browser
from elfer.server.http_protocol import build_http_protocol
from elfer.server.log_format import quiet_logs
from elfer.server.own_addresses import (
    DEFAULT_PORT,
    EVERYWHERE,
    listen,
    listen_nearby,
    own_names,
    shared_url,
    url,
)
from elfer.server.qr import qr_lines
from elfer.server.settings import Settings
from elfer.server.signals import handle_hangups
from elfer.server.sqlite_storage import SqliteStorage
from elfer.server.tls import check_certificate, reload_certificate
from elfer.server.tls_listener import TlsListener
from elfer.server.websocket_protocol import build_websocket_protocol

SWITCH_SECONDS = 0.0005
OTHER_FILES = 1_000
"""How many files may be open in addition to the connections."""


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """The address on which a server listens, and its certificate."""

    host: str
    port: int | None
    """The port; None for the default port or the next free one."""
    tls_cert: Path | None = None
    tls_key: Path | None = None

    @property
    def scheme(self) -> str:
        """The scheme: https with a certificate, otherwise http."""
        return "http" if self.tls_cert is None else "https"

    @property
    def own_host(self) -> str:
        """The host name by which this machine itself reaches the server."""
        return "localhost" if self.host in EVERYWHERE else self.host

    def listen(self) -> socket.socket:
        """Return a socket that listens on this address, or raise NoAddress."""
        if self.port is None:
            return listen_nearby(self.host)
        return listen(self.host, self.port)


def run(address: ServerAddress, settings: Settings, *, browser: bool) -> None:
    """Serve until the process is asked to stop; refuse bad settings before the first request."""
    if address.tls_cert is not None or address.tls_key is not None:
        check_certificate(address.tls_cert, address.tls_key)
    if settings.public_url is not None:
        _check_url(settings.public_url)
    quiet_logs()
    # Every answer to a command waits for the thread that writes the log, so that thread must run
    # promptly.
    sys.setswitchinterval(SWITCH_SECONDS)
    _allow_open_files(settings.limits)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(address, settings, browser=browser))


def build_registry(storage: Storage, limits: Limits) -> TableRegistry:
    """Return a registry of the stored tables, with bots in their own processes."""
    workers = BotProcesses(limits.bot_workers, limits.bot_seconds, limits.hint_workers)
    return TableRegistry(storage, workers, limits, asyncio.to_thread)


async def _serve(address: ServerAddress, settings: Settings, *, browser: bool) -> None:
    with address.listen() as listener:
        port: int = listener.getsockname()[1]
        registry = build_registry(await SqliteStorage.open(settings.data), settings.limits)
        registry.open()
        try:
            rates = AddressRates(settings.limits)
            config = build_config(replace(address, port=port), settings, registry, rates)
            config.load()
            server = _Server(config, settings, rates)

            def reload() -> None:
                reload_certificate(config.ssl, address.tls_cert, address.tls_key)

            with handle_hangups(reload, server.end):
                for line in first_lines(address, port, settings.public_url):
                    sys.stdout.write(line + "\n")
                sys.stdout.flush()
                if browser:
                    open_browser(url(address.scheme, address.own_host, port))
                await server.serve(sockets=[listener])
        finally:
            await registry.close()


class _Server(uvicorn.Server):
    """A server that does not raise a signal again on exit, so that the registry is closed, too.

    Its connection limits also apply to TLS connections whose handshake is not over yet.
    """

    def __init__(self, config: uvicorn.Config, settings: Settings, rates: AddressRates) -> None:
        super().__init__(config)
        self._settings, self._rates = settings, rates

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start accepting connections on these sockets."""
        if self.config.ssl is None:
            await super().startup(sockets)
            return
        await super().startup(sockets=[])
        tls = TlsListener(
            self._new_protocol,
            self.server_state.connections,
            self.config.ssl,
            self._settings,
            self._rates,
        )
        for each in sockets or ():
            tls.listen(each)
        self.servers = [tls]  # type: ignore[list-item]

    def _new_protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def end(self) -> None:
        """Ask the server to shut down gracefully."""
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def build_config(
    address: ServerAddress,
    settings: Settings,
    registry: TableRegistry,
    rates: AddressRates | None = None,
) -> uvicorn.Config:
    """Return the configuration with which uvicorn serves a registry."""
    names = own_names()
    if settings.public_url is not None:
        names |= {urlsplit(settings.public_url).hostname or ""}
    rates = AddressRates(settings.limits) if rates is None else rates
    return uvicorn.Config(
        new_app(
            settings,
            names,
            registry,
            lambda: public_address(address, settings.public_url),
            rates=rates,
        ),
        http=build_http_protocol(settings, rates, counts=address.tls_cert is None),
        ws=build_websocket_protocol(settings, rates),
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ssl_certfile=address.tls_cert,
        ssl_keyfile=address.tls_key,
        timeout_graceful_shutdown=3,
    )


def first_lines(address: ServerAddress, port: int, public_url: str | None) -> Iterator[str]:
    """Yield the lines that a server prints at startup: its addresses and a QR code."""
    yield f"Elfer is running at {url(address.scheme, address.own_host, port)}"
    others = public_address(replace(address, port=port), public_url)
    if others is not None:
        yield f"For other devices: {others}"
        yield qr_lines(others)
    if address.port is None and port != DEFAULT_PORT:
        yield f"Port {DEFAULT_PORT} is in use, so the server uses port {port} this time."
    yield "Press Ctrl-C to stop. Tables are kept."


def public_address(address: ServerAddress, public_url: str | None) -> str | None:
    """Return the URL at which others reach the server, or None."""
    if public_url is not None:
        return public_url.rstrip("/")
    return None if address.port is None else shared_url(address.scheme, address.host, address.port)


def _allow_open_files(limits: Limits) -> None:
    """Raise the limit on open files to fit all connections, as far as the system allows."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not available on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.sockets + limits.requests_at_once + OTHER_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _loop_factory() -> type[asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - not available on Windows

    loop: type[asyncio.AbstractEventLoop] = uvloop.Loop
    return loop


def _check_url(public_url: str) -> None:
    try:
        parts = urlsplit(public_url)
        fit = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fit = False
    if not fit:
        raise BadRequest(
            f"{public_url!r} is not a valid http or https URL. "
            "Set --public-url to one such as https://elfer.example."
        )
