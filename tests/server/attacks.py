"""What somebody might do to a server; each attack also says what the server answers to it."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.raw import CONTINUED, PING, TEXT, frame, raw, raw_socket, request, upgrade
from tests.server.running import PATIENCE


class Target(NamedTuple):
    """A table on a server, and somebody's token there."""

    address: str
    code: str
    token: str

    @property
    def host(self) -> str:
        return urlsplit(self.address).netloc

    @property
    def socket(self) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"


Attack = Callable[[Target], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(act: Attack) -> Attack:
    ATTACKS[act.__name__.replace("_", " ")] = act
    return act


async def _hello(target: Target, socket: ClientConnection, token: str | None = None) -> None:
    await socket.send(json.dumps({"type": "hello", "token": token}))
    await _until(socket, "presence")


async def _until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


def _connect(target: Target) -> connect:
    return connect(target.socket, proxy=None, compression=None, close_timeout=0.1)


async def _refused(target: Target, frames: Sequence[str | bytes], *, token: bool = True) -> None:
    """Each of these frames gets a sentence, and the socket goes on."""
    async with _connect(target) as socket:
        await _hello(target, socket, target.token if token else None)
        for said in frames:
            await socket.send(said)
            message = await _until(socket, "refused")
            assert message["error"] == "bad-request", (said[:80], message)
            assert message["why"].endswith(".")
            assert len(message["why"]) < 300
        await socket.send(json.dumps(SMILE))
        assert (await _until(socket, "done"))["id"] == "alive"


SMILE = {"type": "say", "id": "alive", "seen": 0, "do": {"do": "react", "reaction": "smile"}}


def _say(do: Any, **fields: Any) -> str:
    return json.dumps({"type": "say", "id": "a", "seen": 0, "do": do, **fields})


@attack
async def frames_that_are_no_json(target: Target) -> None:
    await _refused(
        target, ["", "hello?", "{", "nul", "\x00", "[]", "7", '"say"', "{} {}", "\ufeff"]
    )


@attack
async def binary_frames(target: Target) -> None:
    await _refused(target, [b"", b"\x00\xff", json.dumps(SMILE).encode(), bytes(9_000)])


@attack
async def nesting_without_end(target: Target) -> None:
    options = '{"do":"configure","game":"elfer-raus","players":2,"options":{"a":'
    deep = '{"type":"say","id":"a","seen":0,"do":' + options
    await _refused(
        target, ["[" * 9_000, '{"a":' * 3_000, deep + "[" * 9_000, deep + '{"a":' * 3_000]
    )


@attack
async def numbers_without_end(target: Target) -> None:
    nines, smile = "9" * 9_000, '{"do":"react","reaction":"smile"}'
    frames = [
        f'{{"type":"say","id":"a","seen":{number},"do":{smile}}}'
        for number in (
            nines,
            "-1",
            "1.5",
            "1e400",
            "-0.0",
            "NaN",
            "Infinity",
            "true",
            '"1"',
            "null",
        )
    ]
    frames.append(_say({"do": "take", "seat": 10**30}))
    frames.append(f'{{"type":"say","id":"a","seen":0,"do":{{"do":"set-pace","pace":{nines}}}}}')
    await _refused(target, frames)


@attack
async def wrong_types_and_fields(target: Target) -> None:
    good = {"do": "react", "reaction": "smile"}
    await _refused(
        target,
        [
            _say(good, more=1),
            _say({**good, "more": 1}),
            _say({"do": "react"}),
            _say({"do": "react", "reaction": "rage"}),
            _say({"do": "Start"}),
            _say({"do": "join", "player": "p9", "name": "X", "token": "x"}),
            _say({"do": ["start"]}),
            _say([]),
            _say("start"),
            _say(good, id=7),
            _say(good, id=""),
            _say(good, id="x" * 41),
            _say(good, id="with space"),
            _say(good, id="line\n"),
            _say(good, id="ü"),
            _say(good, type="shout"),
            _say(good, type="bye"),
            _say({"do": "play", "seat": "0", "move": "pass"}),
            _say({"do": "play", "seat": 0, "move": "x" * 65}),
            _say({"do": "play", "seat": 16, "move": "pass"}),
            _say({"do": "rename", "name": None}),
            json.dumps({"type": "hello", "token": target.token}),
        ],
    )


@attack
async def lone_surrogates(target: Target) -> None:
    await _refused(
        target,
        [
            '{"type":"say","id":"a","seen":0,"do":{"do":"rename","name":"\\ud800"}}',
            '{"type":"say","id":"a","seen":0,"do":{"do":"play","seat":0,"move":"\\udfff"}}',
            '{"type":"say","id":"\\udc00","seen":0,"do":{"do":"start"}}',
            '{"\\ud800":1}',
        ],
    )
    for token in ('"\\ud800"', '"\\ud83d\\ude00"', '"' + "x" * 65 + '"', "7", "{}"):
        async with _connect(target) as socket:
            await socket.send(f'{{"type":"hello","token":{token}}}')
            assert (await _until(socket, "bye"))["error"] in ("bad-request", "bad-token")


@attack
async def frames_of_a_megabyte(target: Target) -> None:
    for payload in (b"[" * 1_000_000, b'{"type":"hello","token":"' + b"x" * 1_000_000 + b'"}'):
        async with raw_socket(target.address, target.code) as socket:
            with suppress(ConnectionError):
                await socket.send(frame(payload))
            assert await socket.closing() in (1009, None)
    async with raw_socket(target.address, target.code) as socket:
        await socket.send(frame(b"[" * 9_000, fin=False))
        await socket.send(frame(b"[" * 9_000, CONTINUED))
        assert await socket.closing() == 1009


@attack
async def bad_utf8(target: Target) -> None:
    for payload in (b"\xff\xfe", b'{"type":"hello","token":"\xc3\x28"}', b"\xed\xa0\x80"):
        async with raw_socket(target.address, target.code) as socket:
            await socket.send(frame(payload))
            assert await socket.closing() == 1007


@attack
async def frames_that_are_none(target: Target) -> None:
    for broken in (
        frame(b"{}", 3),
        frame(b"{}", masked=False),
        frame(b"x" * 126, PING),
        frame(b"{}", CONTINUED),
        frame(b"x", PING, fin=False),
        b"\xf1\x82" + bytes(4) + b"{}",
        frame(b"\x03", 8),
    ):
        async with raw_socket(target.address, target.code) as socket:
            await socket.send(broken)
            assert await socket.closing() in (1002, None)


@attack
async def pieces_without_end(target: Target) -> None:
    async with raw_socket(target.address, target.code) as socket:
        with suppress(ConnectionError):
            await socket.send(frame(b"", TEXT, fin=False))
            for _ in range(100):
                await socket.send(frame(b"", CONTINUED, fin=False) * 100)
        assert await socket.closing() is None


@attack
async def pings_that_nobody_hears_the_answer_to(target: Target) -> None:
    async with raw_socket(target.address, target.code, narrow=True) as socket:
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(0.5):
                while True:
                    await socket.send(frame(b"x" * 120, PING) * 200)


@attack
async def thousands_of_frames_a_second(target: Target) -> None:
    for said in (json.dumps(SMILE), "no json"):
        async with _connect(target) as socket:
            await _hello(target, socket)
            with suppress(ConnectionClosed):
                for _ in range(4_000):
                    await socket.send(said)
            with suppress(ConnectionClosed):
                while (message := json.loads(await socket.recv()))["type"] != "bye":
                    pass
                assert message["error"] in ("too-fast", "too-slow")
                assert message["again"] is True
            async with asyncio.timeout(PATIENCE):
                await socket.wait_closed()
            assert socket.close_code in (1013, 1006)


@attack
async def half_a_handshake(target: Target) -> None:
    async with raw(target.address) as connection:
        await connection.send(upgrade(target.address, target.code))
        assert await connection.rest() == b""


@attack
async def a_handshake_without_a_key(target: Target) -> None:
    path = f"/api/tables/{target.code}/socket"
    head = request("GET", path, target.host, "Upgrade: websocket", "Connection: Upgrade")
    async with raw(target.address) as connection:
        await connection.send(head + b"\r\n")
        answer = await connection.rest()
        assert answer.startswith(b"HTTP/1.1 4")
        assert b"frame-ancestors 'none'" in answer


@attack
async def half_a_request(target: Target) -> None:
    async def half(start: bytes) -> None:
        async with raw(target.address) as connection:
            await connection.send(start)
            assert await connection.rest() == b""

    starts = (b"", b"GET", request("GET", "/api/games", target.host))
    await asyncio.gather(*map(half, starts))


@attack
async def a_body_that_drips(target: Target) -> None:
    path = f"/api/tables/{target.code}/players"
    head = request("POST", path, target.host, "Content-Length: 900")
    async with raw(target.address) as connection:
        await connection.send(head + b"\r\n")

        async def drip() -> None:
            with suppress(ConnectionError):
                while True:
                    await connection.send(b" ")
                    await asyncio.sleep(0.1)

        dripping = asyncio.create_task(drip())
        assert await connection.rest() == b""
        dripping.cancel()


@attack
async def bodies_without_end(target: Target) -> None:
    path = "/api/tables"
    async with raw(target.address) as connection:
        await connection.send(
            request("POST", path, target.host, "Content-Length: 99999999") + b"\r\n"
        )
        answer = await connection.answer()
        assert b" 413 " in answer
    async with raw(target.address) as connection:
        chunked = request("POST", path, target.host, "Transfer-Encoding: chunked")
        chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
        await connection.send(chunked + b"\r\n" + chunk * 5)  # what is left unread resets it
        assert b" 413 " in await connection.answer()
    async with raw(target.address) as connection:
        await connection.send(chunked + b"\r\n")
        with pytest.raises(ConnectionError):
            await connection.send_for_ever(chunk)


@attack
async def requests_that_are_none(target: Target) -> None:
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
        async with raw(target.address) as connection:
            with suppress(ConnectionError):
                await connection.send(garbage)
            answer = await connection.answer()
            assert answer.startswith(b"HTTP/1.1 4"), (garbage[:40], answer)
            assert b"frame-ancestors 'none'" in answer
            assert b"referrer-policy: no-referrer" in answer.lower()


@attack
async def bodies_that_are_no_json(target: Target) -> None:
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
            async with raw(target.address) as connection:
                await connection.send(head + b"Connection: close\r\n\r\n" + body)
                answer = await connection.rest()
                assert answer.startswith(b"HTTP/1.1 400"), (body[:40], answer)
                why = json.loads(answer.partition(b"\r\n\r\n")[2])
                assert why["error"] == "bad-request"
                assert why["why"].endswith(".")


@attack
async def a_socket_that_never_says_hello(target: Target) -> None:
    async with _connect(target) as socket:
        message = await _until(socket, "bye")
        assert (message["error"], message["again"]) == ("too-slow", True)


@attack
async def a_word_before_hello(target: Target) -> None:
    async with _connect(target) as socket:
        await socket.send(json.dumps(SMILE))
        assert (await _until(socket, "bye"))["error"] == "bad-request"


MOST_SOCKETS = 60
"""More than a table takes under any limits of these tests."""


@attack
async def more_sockets_than_a_table_takes(target: Target) -> None:
    async with AsyncExitStack() as open_:
        kinds: list[str] = []
        while "bye" not in kinds and len(kinds) < MOST_SOCKETS:
            socket = await open_.enter_async_context(_connect(target))
            await socket.send('{"type":"hello"}')
            kinds.append(json.loads(await socket.recv())["type"])
        assert {"snapshot", "bye"} == set(kinds)
        player = await open_.enter_async_context(_connect(target))
        await _hello(target, player, target.token)  # strangers cannot keep a player out
        await player.send(json.dumps(SMILE))
        assert (await _until(player, "done"))["id"] == "alive"


@attack
async def a_client_that_stops_reading(target: Target) -> None:
    async with raw_socket(target.address, target.code, narrow=True), _connect(target) as busy:
        await _hello(target, busy, target.token)
        for number in range(100):
            said = _say({"do": "react", "reaction": "wow"}, id=f"n{number}")
            await busy.send(said)
            assert (await _until(busy, "done"))["id"] == f"n{number}"
