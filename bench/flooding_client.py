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
FLOODS = {
    "pings": (b"", _PING),
    "pongs": (b"", _PONG),
    "fragments": (_BEGIN, _PIECE),
    "handshakes": (b"", b""),
}


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


def _open(address: str, code: str) -> socket.socket:
    """Open a WebSocket without sending a hello."""
    parts = urlsplit(address)
    client = socket.create_connection((parts.hostname, parts.port), timeout=5)
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
    flood(*sys.argv[1:])
