"""Attacks over HTTP, up to the handshake."""

import asyncio
import json
from contextlib import suppress

import pytest

from tests.server.attacks.tools import (
    Target,
    attack,
)
from tests.server.raw import raw_connection, request, upgrade


@attack
async def half_a_handshake(target: Target) -> None:
    async with raw_connection(target.address) as connection:
        await connection.send(upgrade(target.address, target.code))
        assert await connection.read_rest() == b""


@attack
async def a_handshake_without_a_key(target: Target) -> None:
    path = f"/api/tables/{target.code}/socket"
    head = request("GET", path, target.host, "Upgrade: websocket", "Connection: Upgrade")
    async with raw_connection(target.address) as connection:
        await connection.send(head + b"\r\n")
        answer = await connection.read_rest()
        assert answer.startswith(b"HTTP/1.1 4")
        assert b"frame-ancestors 'none'" in answer


@attack
async def half_a_request(target: Target) -> None:
    async def send_half(start: bytes) -> None:
        async with raw_connection(target.address) as connection:
            await connection.send(start)
            assert await connection.read_rest() == b""

    starts = (b"", b"GET", request("GET", "/api/games", target.host))
    await asyncio.gather(*map(send_half, starts))


@attack
async def a_body_sent_byte_by_byte(target: Target) -> None:
    path = f"/api/tables/{target.code}/players"
    head = request("POST", path, target.host, "Content-Length: 900")
    async with raw_connection(target.address) as connection:
        await connection.send(head + b"\r\n")

        async def drip() -> None:
            with suppress(ConnectionError):
                while True:
                    await connection.send(b" ")
                    await asyncio.sleep(0.1)

        dripping = asyncio.create_task(drip())
        assert await connection.read_rest() == b""
        dripping.cancel()


@attack
async def endless_bodies(target: Target) -> None:
    path = "/api/tables"
    async with raw_connection(target.address) as connection:
        await connection.send(
            request("POST", path, target.host, "Content-Length: 99999999") + b"\r\n"
        )
        answer = await connection.read_head()
        assert b" 413 " in answer
    async with raw_connection(target.address) as connection:
        chunked = request("POST", path, target.host, "Transfer-Encoding: chunked")
        chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
        await connection.send(
            chunked + b"\r\n" + chunk * 5
        )  # unread bytes would reset the connection
        assert b" 413 " in await connection.read_head()
    async with raw_connection(target.address) as connection:
        await connection.send(chunked + b"\r\n")
        with pytest.raises(ConnectionError):
            await connection.send_forever(chunk)


@attack
async def malformed_requests(target: Target) -> None:
    for garbage in (
        b"\x00\x01\x02\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
        b"GET / HTTP/9.9\r\n\r\n",
        b"HELLO\r\n\r\n",
        request("GET", "/", target.host, "X: " + "x" * 200_000),
        request("GET", "/" + "x" * 200_000, target.host),
        request("POST", "/api/tables", target.host, "Content-Length: x") + b"\r\n",
        request("POST", "/api/tables", target.host, "Content-Length: -1") + b"\r\n",
        request("POST", "/api/tables", target.host, "Content-Length: " + "9" * 5_000) + b"\r\n",
        request("GET", "/", target.host, "Host: another") + b"\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
    ):
        async with raw_connection(target.address) as connection:
            with suppress(ConnectionError):
                await connection.send(garbage)
            answer = await connection.read_head()
            assert answer.startswith(b"HTTP/1.1 4"), (garbage[:40], answer)
            assert b"frame-ancestors 'none'" in answer
            assert b"referrer-policy: no-referrer" in answer.lower()


@attack
async def bodies_that_are_not_json(target: Target) -> None:
    for body in (
        b"",
        b"{",
        b"[" * 10_000,
        b'{"game":' * 1_500,
        b'{"name":"\xff"}',
        b'{"name":"\\ud800"}',
        b'{"name":7}',
        b'{"name":"X","more":1}',
        b'{"name":"' + b"x" * 65 + b'"}',
        b'{"name":"\\u202e"}',
        b'{"name":""}',
        b'{"name":"<b>"}',
    ):
        for path in ("/api/tables", f"/api/tables/{target.code}/players"):
            head = request("POST", path, target.host, f"Content-Length: {len(body)}")
            async with raw_connection(target.address) as connection:
                await connection.send(head + b"Connection: close\r\n\r\n" + body)
                answer = await connection.read_rest()
                assert answer.startswith(b"HTTP/1.1 400"), (body[:40], answer)
                why = json.loads(answer.partition(b"\r\n\r\n")[2])
                assert why["error"] == "bad-request"
                assert why["why"].endswith(".")
