"""A flooding client, which runs in its own process."""

import socket
import struct
import sys
import time
from contextlib import suppress
from urllib.parse import urlsplit

PER_SECOND = 150_000
TICK = 0.01
PAUSE = 0.001
"""The pause before it reconnects, in seconds."""

_BEGIN, _PIECE, _PING, _PONG = (
    bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x01, 0x00, 0x89, 0x8A)
)
"""Empty masked frames; no frame ever ends the message that _BEGIN starts."""
MANY = "many sockets"
FLOODS = {
    "pings": (b"", _PING),
    "pongs": (b"", _PONG),
    "fragments": (_BEGIN, _PIECE),
    "handshakes": (b"", b""),
    MANY: (b"", _PING),
}
SOCKETS, ROUND, PER_ROUND = 240, 0.25, 5
"""Many sockets that each stay within their own budget: how many, and frames per round."""
OTHER_ADDRESS = "127.0.0.2"
"""The address of the many sockets, so that the others do not share its budget."""


def flood(address: str, code: str, kind: str) -> None:
    """Flood a table from one socket until killed; reconnect whenever the socket is closed."""
    first, frame = FLOODS[kind]
    chunk = frame * int(PER_SECOND * TICK)
    while True:
        with suppress(OSError), _open(address, code) as client:
            client.sendall(first)
            while chunk:
                client.sendall(chunk)
                time.sleep(TICK)
        time.sleep(PAUSE)


def flood_from_many(address: str, code: str) -> None:
    """Flood a table from many sockets of one address until killed; reopen those that are closed."""
    clients: list[socket.socket] = []
    while True:
        with suppress(OSError):
            while len(clients) < SOCKETS:
                clients.append(_open(address, code, OTHER_ADDRESS))
        for client in list(clients):
            try:
                client.sendall(FLOODS[MANY][1] * PER_ROUND)
            except OSError:
                client.close()
                clients.remove(client)
        time.sleep(ROUND)


def _open(address: str, code: str, own_address: str = "") -> socket.socket:
    """Open a WebSocket without sending a hello."""
    parts = urlsplit(address)
    client = socket.create_connection(
        (parts.hostname, parts.port), timeout=5, source_address=(own_address, 0)
    )
    head = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    # Close without lingering, so that thousands of connections do not use up the ports.
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    try:
        client.sendall(head.encode())
        if not client.recv(65_536).startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError
    except OSError:
        client.close()
        raise
    return client


if __name__ == "__main__":
    if sys.argv[3] == MANY:
        flood_from_many(*sys.argv[1:3])
    else:
        flood(*sys.argv[1:])
