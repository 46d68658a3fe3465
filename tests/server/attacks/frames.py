"""Attacks on a socket, frame by frame."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress

from websockets.exceptions import ConnectionClosed

from tests.server.attacks.tools import (
    CUT,
    Target,
    attack,
    check_refused,
    encode_command,
    greet,
    open_socket,
    wait_for,
)
from tests.server.raw import CONTINUED, PING, PONG, TEXT, frame, raw_socket
from tests.server.running import PATIENCE


@attack
async def frames_that_are_not_json(target: Target) -> None:
    await check_refused(
        target, ["", "hello?", "{", "nul", "\x00", "[]", "7", '"say"', "{} {}", "\ufeff"]
    )


@attack
async def binary_frames(target: Target) -> None:
    await check_refused(target, [b"", b"\x00\xff", json.dumps(CUT).encode(), bytes(9_000)])


@attack
async def endless_nesting(target: Target) -> None:
    options = '{"do":"configure","game":"elfer-raus","players":2,"options":{"a":'
    deep = '{"type":"say","id":"a","seen":0,"do":' + options
    await check_refused(
        target, ["[" * 9_000, '{"a":' * 3_000, deep + "[" * 9_000, deep + '{"a":' * 3_000]
    )


@attack
async def endless_numbers(target: Target) -> None:
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
    frames.append(encode_command({"do": "take", "seat": 10**30}))
    frames.append(f'{{"type":"say","id":"a","seen":0,"do":{{"do":"set-pace","pace":{nines}}}}}')
    await check_refused(target, frames)


@attack
async def wrong_types_and_fields(target: Target) -> None:
    good = {"do": "react", "reaction": "smile"}
    await check_refused(
        target,
        [
            encode_command(good, more=1),
            encode_command({**good, "more": 1}),
            encode_command({"do": "react"}),
            encode_command({"do": "react", "reaction": "rage"}),
            encode_command({"do": "Start"}),
            encode_command({"do": "join", "player": "p9", "name": "X", "token": "x"}),
            encode_command({"do": ["start"]}),
            encode_command([]),
            encode_command("start"),
            encode_command(good, id=7),
            encode_command(good, id=""),
            encode_command(good, id="x" * 41),
            encode_command(good, id="with space"),
            encode_command(good, id="line\n"),
            encode_command(good, id="ü"),
            encode_command(good, type="shout"),
            encode_command(good, type="bye"),
            encode_command({"do": "play", "seat": "0", "move": "pass"}),
            encode_command({"do": "play", "seat": 0, "move": "x" * 65}),
            encode_command({"do": "play", "seat": 16, "move": "pass"}),
            encode_command({"do": "rename", "name": None}),
            json.dumps({"type": "hello", "token": target.token}),
        ],
    )


@attack
async def lone_surrogates(target: Target) -> None:
    await check_refused(
        target,
        [
            '{"type":"say","id":"a","seen":0,"do":{"do":"rename","name":"\\ud800"}}',
            '{"type":"say","id":"a","seen":0,"do":{"do":"play","seat":0,"move":"\\udfff"}}',
            '{"type":"say","id":"\\udc00","seen":0,"do":{"do":"start"}}',
            '{"\\ud800":1}',
        ],
    )
    for token in ('"\\ud800"', '"\\ud83d\\ude00"', '"' + "x" * 65 + '"', "7", "{}"):
        async with open_socket(target) as socket:
            await socket.send(f'{{"type":"hello","token":{token}}}')
            assert (await wait_for(socket, "bye"))["error"] in ("bad-request", "bad-token")


@attack
async def frames_of_a_megabyte(target: Target) -> None:
    for payload in (b"[" * 1_000_000, b'{"type":"hello","token":"' + b"x" * 1_000_000 + b'"}'):
        async with raw_socket(target.address, target.code) as socket:
            with suppress(ConnectionError):
                await socket.send(frame(payload))
            assert await socket.read_close_code() in (1009, None)
    async with raw_socket(target.address, target.code) as socket:
        await socket.send(frame(b"[" * 9_000, fin=False))
        await socket.send(frame(b"[" * 9_000, CONTINUED))
        assert await socket.read_close_code() == 1009


@attack
async def bad_utf8(target: Target) -> None:
    for payload in (b"\xff\xfe", b'{"type":"hello","token":"\xc3\x28"}', b"\xed\xa0\x80"):
        async with raw_socket(target.address, target.code) as socket:
            await socket.send(frame(payload))
            assert await socket.read_close_code() == 1007


@attack
async def malformed_frames(target: Target) -> None:
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
            assert await socket.read_close_code() in (1002, None)


@attack
async def endless_fragments(target: Target) -> None:
    async with raw_socket(target.address, target.code) as socket:
        with suppress(ConnectionError):
            await socket.send(frame(b"", TEXT, fin=False))
            for _ in range(100):
                await socket.send(frame(b"", CONTINUED, fin=False) * 100)
        assert await socket.read_close_code() is None


@attack
async def pings_without_reading_the_pongs(target: Target) -> None:
    async with raw_socket(target.address, target.code, narrow=True) as socket:
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(0.5):
                while True:
                    await socket.send(frame(b"x" * 120, PING) * 200)


@attack
async def a_hundred_thousand_control_frames(target: Target) -> None:
    for opcode in (PING, PONG):
        for hello in (None, b'{"type":"hello"}'):
            async with raw_socket(target.address, target.code, hello) as socket:
                with suppress(ConnectionError):
                    await socket.send(frame(b"", opcode) * 100_000)
                assert await socket.read_close_code() in (1013, None)


@attack
async def thousands_of_frames_a_second(target: Target) -> None:
    for said in (json.dumps(CUT), "not json"):
        async with open_socket(target) as socket:
            await greet(target, socket)
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
async def a_socket_that_never_says_hello(target: Target) -> None:
    async with open_socket(target) as socket:
        message = await wait_for(socket, "bye")
        assert (message["error"], message["again"]) == ("too-slow", True)


@attack
async def a_command_before_hello(target: Target) -> None:
    async with open_socket(target) as socket:
        await socket.send(json.dumps(CUT))
        assert (await wait_for(socket, "bye"))["error"] == "bad-request"


MOST_SOCKETS = 60
"""More sockets than a table accepts under any limits in these tests."""


@attack
async def more_sockets_than_a_table_takes(target: Target) -> None:
    async with AsyncExitStack() as open_:
        kinds: list[str] = []
        while "bye" not in kinds and len(kinds) < MOST_SOCKETS:
            socket = await open_.enter_async_context(open_socket(target))
            await socket.send('{"type":"hello"}')
            kinds.append(json.loads(await socket.recv())["type"])
        assert {"snapshot", "bye"} == set(kinds)
        player = await open_.enter_async_context(open_socket(target))
        await greet(target, player, target.token)  # spectators cannot keep a player out
        await player.send(json.dumps(CUT))
        assert (await wait_for(player, "done"))["id"] == "alive"


@attack
async def a_client_that_stops_reading(target: Target) -> None:
    async with raw_socket(target.address, target.code, narrow=True), open_socket(target) as busy:
        await greet(target, busy, target.token)
        for number in range(100):
            said = encode_command({"do": "cut", "text": "ab"}, id=f"n{number}")
            await busy.send(said)
            assert (await wait_for(busy, "done"))["id"] == f"n{number}"
