"""Over TLS, every response, including refusals, requires TLS for future requests (HSTS)."""

import socket
import ssl
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.cli.test_serve import TLS
from tests.server.raw import request
from tests.server.running import PATIENCE
from tests.server.served import ServeProcess

HSTS = b"strict-transport-security: max-age=31536000"
NAME = "elfer.example"
UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version: 13",
)
SOCKET = "/api/tables/AAAAAA/socket"
EVIL = "Origin: https://evil.example"

Heads = dict[str, tuple[int, Callable[[str], bytes]]]
HEADS: Heads = {
    "a page": (200, lambda host: request("GET", "/", host)),
    "an answer": (200, lambda host: request("GET", "/api/health", host)),
    "nothing": (404, lambda host: request("GET", "/assets/nothing.js", host)),
    "another name": (421, lambda host: request("GET", "/", "evil.example")),
    "another site": (403, lambda host: request("GET", "/", host, EVIL)),
    "too long": (413, lambda host: request("POST", "/api/tables", host, "Content-Length: 99999")),
    "not http": (400, lambda host: b"nonsense\r\n"),
    "a bare LF": (400, lambda host: request("GET", "/", host).replace(b"\r\n", b"\n")),
    "a handshake of another site": (403, lambda host: request("GET", SOCKET, host, *UPGRADE, EVIL)),
    "a handshake elsewhere": (403, lambda host: request("GET", "/elsewhere", host, *UPGRADE)),
    "a handshake without a key": (400, lambda host: request("GET", SOCKET, host, *UPGRADE[:2])),
    "a handshake with a body": (
        400,
        lambda host: request("GET", SOCKET, host, *UPGRADE, "Content-Length: 5"),
    ),
}
UNREADABLE = ("not http", "a bare LF", "a handshake with a body")
"""Requests whose headers cannot be read, not even the headers that a proxy adds."""


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., ServeProcess]]:
    running: dict[tuple[str | Path, ...], ServeProcess] = {}

    def start(*given: str | Path) -> ServeProcess:
        if given not in running:
            running[given] = ServeProcess(tmp_path_factory.mktemp("data"), *given)
        return running[given]

    yield start
    for each in running.values():
        each.kill()


def fetch_head(server: ServeProcess, head: bytes, *headers: str) -> bytes:
    """Return the head of a response in lower case."""
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname, parts.port), PATIENCE) as plain:
        if parts.scheme == "https":
            trusted = ssl.create_default_context(cafile=str(TLS / "certificate.pem"))
            connection: socket.socket = trusted.wrap_socket(plain, server_hostname=parts.hostname)
        else:
            connection = plain
        more = "".join(f"{header}\r\n" for header in headers)
        connection.sendall(head + more.encode() + b"\r\n")
        received = b""
        while b"\r\n\r\n" not in received and (data := connection.recv(65_536)):
            received += data
        connection.close()
    return received.partition(b"\r\n\r\n")[0].lower()


@pytest.mark.parametrize("what", HEADS)
def test_sends_hsts_over_tls(serve: Callable[..., ServeProcess], what: str) -> None:
    server = serve("--tls-cert", TLS / "certificate.pem", "--tls-key", TLS / "key.pem")
    status, head = HEADS[what]
    said = fetch_head(server, head(urlsplit(server.address).netloc))
    assert said.startswith(b"http/1.1 %d " % status)
    assert said.count(HSTS) == 1
    assert said.count(b"x-frame-options") == 1


@pytest.mark.parametrize("what", HEADS)
def test_sends_hsts_under_a_public_url_with_tls(
    serve: Callable[..., ServeProcess], what: str
) -> None:
    server = serve("--public-url", f"https://{NAME}")
    status, head = HEADS[what]
    said = fetch_head(server, head(NAME))
    assert said.startswith(b"http/1.1 %d " % status)
    assert said.count(HSTS) == 1


@pytest.mark.parametrize("what", HEADS)
def test_sends_hsts_if_a_trusted_proxy_forwards_https(
    serve: Callable[..., ServeProcess], what: str
) -> None:
    server = serve("--trusted-proxy", "127.0.0.1")
    status, head = HEADS[what]
    host = urlsplit(server.address).netloc
    said = fetch_head(server, head(host), "X-Forwarded-Proto: https")
    assert said.startswith(b"http/1.1 %d " % status)
    assert said.count(HSTS) == (what not in UNREADABLE)
    assert HSTS not in fetch_head(server, head(host), "X-Forwarded-Proto: http")
    assert HSTS not in fetch_head(server, head(host))


@pytest.mark.parametrize("what", HEADS)
def test_does_not_send_hsts_without_tls(serve: Callable[..., ServeProcess], what: str) -> None:
    server = serve("--trusted-proxy", "192.0.2.1")
    status, head = HEADS[what]
    said = fetch_head(server, head(urlsplit(server.address).netloc), "X-Forwarded-Proto: https")
    assert said.startswith(b"http/1.1 %d " % status)
    assert HSTS not in said


def test_does_not_log_refusals(tmp_path: Path) -> None:
    """Neither a refused handshake nor one beyond the limit appears in the log."""
    limits = {"ELFER_HANDSHAKES_PER_MINUTE": "3"}
    server = ServeProcess(tmp_path, "--trusted-proxy", "127.0.0.1", env=limits)
    try:
        host = urlsplit(server.address).netloc
        for _, head in HEADS.values():
            fetch_head(server, head(host))
        good = request("GET", SOCKET, host, *UPGRADE)
        refused = [fetch_head(server, good).startswith(b"http/1.1 429 ") for _ in range(20)]
        assert any(refused)
        assert server.end() == (0, "")
    finally:
        server.kill()
