"""TLS connections are limited from before their handshake."""

import asyncio
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.cli.test_serve import TLS
from tests.server.raw import raw_connection
from tests.server.running import PATIENCE
from tests.server.served import ServeProcess

FLOODING, HONEST = "127.0.0.2", "127.0.0.3"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServeProcess]:
    """A server over TLS that accepts two connections a minute from each address."""
    certificate = ("--tls-cert", TLS / "certificate.pem", "--tls-key", TLS / "key.pem")
    limits = {"ELFER_CONNECTIONS_PER_MINUTE": "2", "ELFER_REQUEST_SECONDS": str(PATIENCE)}
    started = ServeProcess(tmp_path / "data", *certificate, env=limits)
    yield started
    started.kill()


def shake_hands(server: ServeProcess, own_address: str) -> None:
    """Connect from an address and complete the TLS handshake, or raise OSError."""
    parts = urlsplit(server.address)
    assert parts.hostname is not None
    assert parts.port is not None
    trusted = ssl.create_default_context(cafile=str(TLS / "certificate.pem"))
    with (
        socket.create_connection((parts.hostname, parts.port), PATIENCE, (own_address, 0)) as plain,
        trusted.wrap_socket(plain, server_hostname=parts.hostname) as secure,
    ):
        assert secure.version() is not None


def test_silent_connections_count(server: ServeProcess) -> None:
    async def scenario() -> None:
        async with (
            raw_connection(server.address, own_address=FLOODING),
            raw_connection(server.address, own_address=FLOODING),
        ):
            with pytest.raises(OSError, match=r"reset|EOF"):
                await asyncio.to_thread(shake_hands, server, FLOODING)
            await asyncio.to_thread(shake_hands, server, HONEST)

    asyncio.run(scenario())
    assert server.end() == (0, "")


def test_a_server_with_silent_connections_can_stop(server: ServeProcess) -> None:
    async def scenario() -> None:
        async with raw_connection(server.address) as silent:
            await asyncio.to_thread(shake_hands, server, HONEST)
            assert await asyncio.to_thread(server.end) == (0, "")
            assert await silent.read_rest() == b""

    asyncio.run(scenario())


def test_a_client_that_does_not_speak_tls_is_cut_off(server: ServeProcess) -> None:
    async def scenario() -> bytes:
        async with raw_connection(server.address) as plain:
            await plain.send(b"GET / HTTP/1.1\r\n\r\n")
            return await plain.read_rest()

    assert b"HTTP" not in asyncio.run(scenario())
    shake_hands(server, HONEST)
    assert server.end() == (0, "")
