"""Raw bytes on a connection: requests and frames that no proper client would send."""

import asyncio
import base64
import os
import socket as sockets
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NoReturn
from urllib.parse import urlsplit

from tests.server.running import PATIENCE

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


class RawConnection:
    """A TCP connection that sends raw bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def send_forever(self, data: bytes) -> NoReturn:
        while True:
            await self.send(data)

    async def read_rest(self) -> bytes:
        """Read everything until the server ends the connection in any way."""
        received = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while data := await self._reader.read(65536):
                    received += data
            except ConnectionError:
                pass
        return received

    async def read_head(self) -> bytes:
        """Read the head of an HTTP response."""
        async with asyncio.timeout(PATIENCE):
            return await self._reader.readuntil(b"\r\n\r\n")

    async def read_close_code(self) -> int | None:
        """Return the server's close code; None if it cuts the connection without one."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    first, length = await self._reader.readexactly(2)
                    if length == 126:
                        (length,) = struct.unpack(">H", await self._reader.readexactly(2))
                    elif length == 127:
                        (length,) = struct.unpack(">Q", await self._reader.readexactly(8))
                    payload = await self._reader.readexactly(length)
                    if first & 0xF == CLOSE:
                        code: int = struct.unpack(">H", payload[:2])[0]
                        return code
            except (asyncio.IncompleteReadError, ConnectionError):
                return None


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    head = bytes([opcode | (0x80 if fin else 0)])
    mask = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    elif len(payload) < 65536:
        head += bytes([mask | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([mask | 127]) + struct.pack(">Q", len(payload))
    return head + (bytes(4) if masked else b"") + payload  # a mask of zeros changes nothing


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    """Return the opcodes and payloads of the frames that a server has sent."""
    found = []
    while data:
        opcode, length, start = data[0] & 0xF, data[1], 2
        if length == 126:
            (length,), start = struct.unpack(">H", data[2:4]), 4
        elif length == 127:
            (length,), start = struct.unpack(">Q", data[2:10]), 10
        found.append((opcode, data[start : start + length]))
        data = data[start + length :]
    return found


def request(method: str, path: str, host: str, *headers: str) -> bytes:
    """Return the head of a request without the final blank line."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n"


def upgrade(address: str, code: str) -> bytes:
    """Return the head of a handshake without the final blank line."""
    key = base64.b64encode(os.urandom(16)).decode()
    return request(
        "GET",
        f"/api/tables/{code}/socket",
        urlsplit(address).netloc,
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )


@asynccontextmanager
async def raw_connection(
    address: str, *, narrow: bool = False, own_address: str | None = None
) -> AsyncIterator[RawConnection]:
    """Yield a connection; a narrow one has a small receive buffer."""
    parts = urlsplit(address)
    connection = sockets.socket()
    connection.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)  # send each byte immediately
    if narrow:
        connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    if own_address is not None:
        connection.bind((own_address, 0))
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, (parts.hostname, parts.port))
    limit = 1024 if narrow else 2**16
    reader, writer = await asyncio.open_connection(sock=connection, limit=limit)
    try:
        yield RawConnection(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def raw_socket(
    address: str,
    code: str,
    hello: bytes | None = b'{"type":"hello"}',
    *,
    narrow: bool = False,
    own_address: str | None = None,
) -> AsyncIterator[RawConnection]:
    """Yield a WebSocket as raw bytes, after its handshake and a hello."""
    async with raw_connection(address, narrow=narrow, own_address=own_address) as connection:
        await connection.send(upgrade(address, code) + b"\r\n")
        assert b" 101 " in await connection.read_head()
        if hello is not None:
            await connection.send(frame(hello))
        yield connection
