"""Bytes on a connection: requests and frames as no decent client would send them."""

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

TEXT, BINARY, CONTINUED, CLOSE, PING = 1, 2, 0, 8, 9


class Raw:
    """A connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def send_for_ever(self, data: bytes) -> NoReturn:
        while True:
            await self.send(data)

    async def rest(self) -> bytes:
        """Everything until the server ends the connection, however it does."""
        received = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while data := await self._reader.read(65536):
                    received += data
            except ConnectionError:
                pass
        return received

    async def answer(self) -> bytes:
        """The head of an HTTP answer."""
        async with asyncio.timeout(PATIENCE):
            return await self._reader.readuntil(b"\r\n\r\n")

    async def closing(self) -> int | None:
        """The code with which the server closes this socket; None if it just cuts it."""
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
    """A frame as a client sends it."""
    head = bytes([opcode | (0x80 if fin else 0)])
    mask = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    elif len(payload) < 65536:
        head += bytes([mask | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([mask | 127]) + struct.pack(">Q", len(payload))
    return head + (bytes(4) if masked else b"") + payload  # a mask of zeros changes nothing


def request(method: str, path: str, host: str, *headers: str) -> bytes:
    """The head of a request, without its end."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n"


def upgrade(address: str, code: str) -> bytes:
    """The head of a handshake, without its end."""
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
async def raw(address: str, *, narrow: bool = False) -> AsyncIterator[Raw]:
    """A connection; a narrow one has room for little that it does not read."""
    parts = urlsplit(address)
    connection = sockets.socket()
    if narrow:
        connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, (parts.hostname, parts.port))
    limit = 1024 if narrow else 2**16
    reader, writer = await asyncio.open_connection(sock=connection, limit=limit)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def raw_socket(
    address: str, code: str, hello: bytes | None = b'{"type":"hello"}', *, narrow: bool = False
) -> AsyncIterator[Raw]:
    """A WebSocket, byte by byte, after its handshake and a hello."""
    async with raw(address, narrow=narrow) as connection:
        await connection.send(upgrade(address, code) + b"\r\n")
        assert b" 101 " in await connection.answer()
        if hello is not None:
            await connection.send(frame(hello))
        yield connection
