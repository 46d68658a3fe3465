"""Hostile clients: the server survives and answers, and other players notice nothing."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.attacks import ATTACKS
from tests.server.conftest import Subprocess
from tests.server.overhearing import Lines
from tests.server.raw import raw_socket
from tests.server.running import GENEROUS, PATIENCE, Threaded
from tests.server.steady_players import steady_players

LIMITS = replace(
    GENEROUS,
    frames_per_second=400,
    frames_at_once=400,
    hello_seconds=0.5,
    request_seconds=0.7,
    sockets_per_table=8,
)
"""Short waits, and limits that are high enough for normal players."""
CROWDED = replace(
    LIMITS, hello_seconds=3, request_seconds=3, sockets_per_table=30, waiting_messages=2_000
)
"""Limits under which many clients in one slow process do not count as slow."""


@pytest.fixture(scope="module")
def guarded_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    server = Threaded(tmp_path_factory.mktemp("guarded"), LIMITS)
    yield server
    server.stop()


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """The log lines of the server during a test."""
    handler = Lines()
    names = ("elfer", "uvicorn", "asyncio")
    for name in names:
        logging.getLogger(name).addHandler(handler)
    yield handler.said
    for name in names:
        logging.getLogger(name).removeHandler(handler)


@pytest.mark.parametrize("name", ATTACKS)
def test_the_others_play_on(guarded_server: Threaded, lines: list[str], name: str) -> None:
    async def scenario() -> None:
        async with steady_players(guarded_server.address) as (both, target):
            await ATTACKS[name](target)
            await both.wait_for_moves(10)
        assert not guarded_server.bot_pids, "a bot process was started"

    asyncio.run(scenario())
    assert [line for line in lines if " ERROR " in line or " CRITICAL " in line] == []


def test_a_connected_client_that_stops_reading_is_dropped(guarded_server: Threaded) -> None:
    async def scenario() -> None:
        async with steady_players(guarded_server.address) as (both, target):
            sessions = guarded_server.registry._live_tables[target.code].sessions
            async with raw_socket(target.address, target.code, narrow=True) as deaf:
                while len(sessions) == len(both.sockets):
                    await both.wait_for_moves(1)
                async with asyncio.timeout(PATIENCE):
                    while len(sessions) > len(both.sockets):
                        await both.wait_for_moves(1)
                open_ = guarded_server._server.server_state.connections
                async with asyncio.timeout(PATIENCE):  # the connection is closed as well
                    while len(open_) > len(both.sockets):
                        await asyncio.sleep(0.05)
                assert await deaf.read_close_code() in (1013, None)

    asyncio.run(scenario())


def test_survives_all_attacks_together(subprocess_server: Subprocess, tmp_path: Path) -> None:
    server = subprocess_server(tmp_path, CROWDED)

    async def scenario() -> None:
        async with (
            steady_players(server.address) as (both, target),
            steady_players(server.address) as (aside, _),
        ):
            crowd = "more sockets than a table takes"
            acts = [act(target) for name, act in ATTACKS.items() if name != crowd]
            await asyncio.gather(*acts, both.wait_for_moves(30), aside.wait_for_moves(30))
            await ATTACKS[crowd](target)
            await asyncio.gather(both.wait_for_moves(5), aside.wait_for_moves(5))

    asyncio.run(scenario())
    assert server.running
