"""Hostile clients: the server survives and answers, and other players notice nothing."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.attacks import ATTACKS
from tests.server.conftest import Subprocess
from tests.server.decent import decent
from tests.server.overhearing import Lines
from tests.server.raw import raw_socket
from tests.server.running import GENEROUS, PATIENCE, Threaded

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
"""Limits for many clients in one slow process, which must not count as slow clients."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
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
def test_the_others_play_on(guarded: Threaded, lines: list[str], name: str) -> None:
    async def attacked() -> None:
        async with decent(guarded.address) as (both, target):
            await ATTACKS[name](target)
            await both.more(10)
        assert not guarded.bot_pids, "no bot was used"

    asyncio.run(attacked())
    assert [line for line in lines if " ERROR " in line or " CRITICAL " in line] == []


def test_a_connected_client_that_stops_reading_is_dropped(guarded: Threaded) -> None:
    async def attacked() -> None:
        async with decent(guarded.address) as (both, target):
            sessions = guarded.registry._live_tables[target.code].sessions
            async with raw_socket(target.address, target.code, narrow=True) as deaf:
                while len(sessions) == len(both.sockets):
                    await both.more(1)
                async with asyncio.timeout(PATIENCE):
                    while len(sessions) > len(both.sockets):
                        await both.more(1)
                open_ = guarded._server.server_state.connections
                async with asyncio.timeout(PATIENCE):  # the connection is closed, too
                    while len(open_) > len(both.sockets):
                        await asyncio.sleep(0.05)
                assert await deaf.closing() in (1013, None)

    asyncio.run(attacked())


def test_survives_all_attacks_together(subprocess_server: Subprocess, tmp_path: Path) -> None:
    server = subprocess_server(tmp_path, CROWDED)

    async def attacked() -> None:
        async with decent(server.address) as (both, target), decent(server.address) as (aside, _):
            crowd = "more sockets than a table takes"
            acts = [act(target) for name, act in ATTACKS.items() if name != crowd]
            await asyncio.gather(*acts, both.more(30), aside.more(30))
            await ATTACKS[crowd](target)
            await asyncio.gather(both.more(5), aside.more(5))

    asyncio.run(attacked())
    assert server.running
