"""The frame budget of a socket, and the cost of exceeding it."""

import asyncio
import json
import struct
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from typing import Any

import httpx
import pytest

from elfer.runtime.address_rate_limits import FLOOD_COST, AddressRates, Kind
from elfer.runtime.limit_settings import Limits
from elfer.table.commands import Cut
from elfer.wire import Done
from tests.patience import PATIENCE
from tests.server import scenes
from tests.server.attacks.tools import CUT
from tests.server.conftest import Serving
from tests.server.plain_socket import plain_socket
from tests.server.raw import (
    BINARY,
    CLOSE,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    frame,
    frames_in,
    raw_connection,
    raw_socket,
)
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import HOST, TOKENS, live_table_of, store_table

BUDGET = 20
STRICT = replace(GENEROUS, frames_per_second=1e-9, frames_at_once=BUDGET)
"""A rate so low that the budget does not recover during a test."""
HELLO = b'{"type":"hello"}'

FLOODS = {
    "pings": frame(b"", PING) * 100,
    "pings with a payload": frame(b"x" * 100, PING) * 100,
    "unsolicited pongs": frame(b"", PONG) * 100,
    "fragments": frame(b"{", TEXT, fin=False) + frame(b"", CONTINUED, fin=False) * 100,
    "messages": frame(json.dumps(CUT).encode()) * 100,
    "invalid messages": frame(b"nonsense") * 100,
    "bytes": frame(b"", BINARY) * 100,
    "everything in turn": (frame(b"", PING) + frame(b"", PONG) + frame(b"?")) * 40,
}


@pytest.fixture
def strict_server(serving: Serving) -> Threaded:
    return serving(limits=STRICT)


def decode_messages(data: bytes) -> list[dict[str, Any]]:
    return [json.loads(payload) for opcode, payload in frames_in(data) if opcode == TEXT]


@pytest.mark.parametrize("hello", [None, HELLO], ids=["before hello", "after hello"])
@pytest.mark.parametrize("kind", FLOODS)
def test_frames_of_every_kind_are_counted(
    strict_server: Threaded, kind: str, hello: bytes | None
) -> None:
    code = store_table(strict_server, scenes.running_table())

    async def scenario() -> bytes:
        async with raw_socket(strict_server.address, code, hello) as socket:
            await socket.send(FLOODS[kind])
            return await socket.read_rest()

    answer = asyncio.run(scenario())
    received = frames_in(answer)
    assert sum(opcode == PONG for opcode, _ in received) <= BUDGET
    assert decode_messages(answer)[-1]["type"] == "bye"
    assert (decode_messages(answer)[-1]["error"], decode_messages(answer)[-1]["again"]) == (
        "too-fast",
        True,
    )
    opcode, payload = received[-1]
    assert (opcode, struct.unpack(">H", payload[:2])) == (CLOSE, (1013,))


def test_received_frames_beyond_the_budget_are_not_parsed(strict_server: Threaded) -> None:
    code = store_table(strict_server, scenes.running_table())

    async def scenario() -> bytes:
        async with raw_socket(strict_server.address, code, hello=None) as socket:
            with suppress(ConnectionError):
                await socket.send(frame(b"", PING) * 200_000)
            return await socket.read_rest()

    answered = [opcode for opcode, _ in frames_in(asyncio.run(scenario()))]
    assert answered.count(PONG) <= BUDGET


def test_tiny_pieces_of_a_frame_cost_as_much_as_frames(strict_server: Threaded) -> None:
    code = store_table(strict_server, scenes.running_table())

    async def scenario() -> bytes:
        async with (
            raw_socket(strict_server.address, code, hello=None) as socket,
            httpx.AsyncClient(
                base_url=strict_server.address, trust_env=False, timeout=PATIENCE
            ) as http,
        ):
            answer = asyncio.create_task(socket.read_rest())
            for byte in frame(b"x" * 100):
                if not answer.done():
                    await socket.send(bytes([byte]))
                    await http.get("/api/health")  # the server has read the piece by now
            return await answer

    assert decode_messages(asyncio.run(scenario()))[-1]["error"] == "too-fast"


def test_the_pong_to_a_ping_of_the_server_is_free(strict_server: Threaded) -> None:
    code = store_table(strict_server, scenes.running_table())

    async def scenario() -> None:
        async with plain_socket(strict_server.address, code, TOKENS[HOST]) as honest:
            live_table = live_table_of(strict_server, code)

            async def ping() -> None:
                for session in live_table.sessions:
                    session.ping()

            for number in range(2 * BUDGET):
                await asyncio.to_thread(strict_server.call, ping())
                if number % 10 == 0:
                    assert isinstance(await honest.say(f"c{number}", Cut("ab")), Done)
            assert isinstance(await honest.say("last", Cut("ab")), Done)

    asyncio.run(scenario())


def test_honest_people_at_the_table_notice_nothing(strict_server: Threaded) -> None:
    code = store_table(strict_server, scenes.running_table())

    async def scenario() -> None:
        async with plain_socket(strict_server.address, code, TOKENS[HOST]) as honest:
            for number in range(10):
                async with raw_socket(strict_server.address, code) as socket:
                    await socket.send(FLOODS["pings"])
                    await socket.read_rest()
                assert isinstance(await honest.say(f"c{number}", Cut("ab")), Done)

    asyncio.run(scenario())


@pytest.fixture
def crowded_server(serving: Serving) -> Threaded:
    """A server with a budget for each address that does not recover during a test."""
    limits = replace(
        GENEROUS, frames_per_second_per_address=1e-9, frames_at_once_per_address=3 * BUDGET
    )
    return serving(limits=limits)


def test_the_sockets_of_an_address_share_a_budget(crowded_server: Threaded) -> None:
    """Many sockets that each stay within their own budget do not exceed it together."""
    code = store_table(crowded_server, scenes.running_table())

    async def flood_from_many(own_address: str) -> list[bytes]:
        async with AsyncExitStack() as opened:
            sockets = [
                await opened.enter_async_context(
                    raw_socket(crowded_server.address, code, None, own_address=own_address)
                )
                for _ in range(10)
            ]
            for socket in sockets:
                await socket.send(frame(b"", PING) * BUDGET)
            # The server may read the sockets in any order: at most three of them stay open.
            ends = asyncio.as_completed([socket.read_rest() for socket in sockets])
            return [await next(ends) for _ in range(len(sockets) - 3)]

    async def scenario() -> None:
        async with plain_socket(crowded_server.address, code, TOKENS[HOST]) as honest:
            answers = await flood_from_many("127.0.0.2")
            assert all(decode_messages(answer)[-1]["error"] == "too-fast" for answer in answers)
            pongs = sum(opcode == PONG for answer in answers for opcode, _ in frames_in(answer))
            assert pongs <= 3 * BUDGET
            assert isinstance(await honest.say("c", Cut("ab")), Done)

    asyncio.run(scenario())


def test_a_socket_that_is_closed_because_of_its_neighbours_may_come_back(serving: Serving) -> None:
    """Only a socket that floods on its own is charged for it."""
    limits = replace(
        GENEROUS,
        frames_per_second_per_address=1e-9,
        frames_at_once_per_address=BUDGET,
        handshakes_per_minute=FLOOD_COST,
    )
    server = serving(limits)
    code = store_table(server, scenes.running_table())

    async def scenario() -> None:
        for _ in range(10):
            async with raw_socket(server.address, code, hello=None) as socket:
                await socket.send(frame(b"", PING) * 2 * BUDGET)
                assert decode_messages(await socket.read_rest())[-1]["error"] == "too-fast"

    asyncio.run(scenario())


def test_repeated_floods_are_soon_refused(serving: Serving) -> None:
    server = serving(limits=replace(STRICT, connections_per_minute=4 * FLOOD_COST))
    code = store_table(server, scenes.running_table())

    async def scenario() -> int:
        for number in range(20):
            try:
                async with raw_socket(server.address, code, hello=None) as socket:
                    await socket.send(FLOODS["pings"])
                    await socket.read_rest()
            except (ConnectionError, asyncio.IncompleteReadError):
                return number
        return -1

    assert 1 <= asyncio.run(scenario()) < 10


def test_the_connections_of_an_address_are_limited(serving: Serving) -> None:
    server = serving(limits=replace(GENEROUS, connections_per_minute=5))

    async def scenario() -> list[bytes]:
        answers = []
        for _ in range(20):
            async with raw_connection(server.address) as connection:
                with suppress(ConnectionError):
                    await connection.send(b"nonsense\r\n\r\n")
                answers.append(await connection.read_rest())
        return answers

    answers = asyncio.run(scenario())
    assert answers[0].startswith(b"HTTP/1.1 400")
    assert b"" in answers


def test_a_flood_costs_connections_and_handshakes() -> None:
    now = 0.0
    limits = Limits(connections_per_minute=60, handshakes_per_minute=120)
    rates = AddressRates(limits, lambda: now)
    rates.charge_flood("a")
    assert [rates.allow(Kind.CONNECTION, "a") for _ in range(11)] == [True] * 10 + [False]
    rates.charge_flood("a")
    assert not rates.allow(Kind.CONNECTION, "a")
    assert sum(rates.allow(Kind.HANDSHAKE, "a") for _ in range(100)) == 20
    assert rates.allow(Kind.CONNECTION, "b")
    now = 1.0
    assert rates.allow(Kind.CONNECTION, "a")
    assert not rates.allow(Kind.CONNECTION, "a")
