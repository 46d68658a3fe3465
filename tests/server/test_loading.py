"""A table is loaded outside the event loop, once for all clients that need it."""

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from elfer.client.http import Server
from elfer.runtime import table_registry as registries
from elfer.runtime.live_table import LiveTable
from elfer.runtime.storage_interface import Stored
from elfer.table import Table
from elfer.table.commands import Cut
from elfer.wire import Done, Welcome
from tests.server.conftest import Serving
from tests.server.patience import wait_until
from tests.server.plain_socket import plain_socket
from tests.server.running import PATIENCE, Threaded
from tests.server.tables import start_match
from tests.server.test_idle import FORGETFUL


class Gate:
    """A gate that blocks the loading of a table until it is opened."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reached = threading.Event()
        self.opened = threading.Event()
        self.times = 0
        self._restored = registries._restore
        patch.setattr(registries, "_restore", self._pass)

    def _pass(self, stored: Stored) -> Table:
        self.times += 1
        self.reached.set()
        assert self.opened.wait(PATIENCE), "no other request was answered"
        return self._restored(stored)


def _count_visitors(server: Threaded, patch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which every visitor adds the code of the table that they need."""
    codes: list[str] = []
    live_table = server.registry.live_table

    def note(code: str) -> Coroutine[Any, Any, LiveTable]:
        codes.append(code)
        return live_table(code)

    patch.setattr(server.registry, "live_table", note)
    return codes


def _serve_unloaded_table(serving: Serving) -> tuple[Threaded, list[Welcome]]:
    """Return a server with a table that is not in memory."""
    server = serving(FORGETFUL)
    people = asyncio.run(start_match(server.address))
    wait_until(lambda: server.registry.live == 0, "the table stays in memory")
    return server, people


def test_other_tables_are_served_while_a_table_is_loaded(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        (host,) = await start_match(server.address, people=1, bots=1, pace=60_000)
        async with plain_socket(server.address, host.code, host.token) as socket:
            gate = Gate(monkeypatch)
            loading = asyncio.ensure_future(_connect(server, people[0]))
            assert await asyncio.to_thread(gate.reached.wait, PATIENCE)
            for number in range(5):
                assert isinstance(await socket.say(f"c{number}", Cut("ab")), Done)
            assert not loading.done()
            gate.opened.set()
            assert await loading == people[0].player

    server, people = _serve_unloaded_table(serving)
    asyncio.run(scenario())


async def _connect(server: Threaded, who: Welcome) -> str | None:
    async with plain_socket(server.address, who.code, who.token) as socket:
        assert socket.sight is not None
        return socket.sight.you


def test_concurrent_visitors_share_one_load(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        gate, visitors = Gate(monkeypatch), _count_visitors(server, monkeypatch)
        async with Server(server.address) as http:
            coming: list[Any] = [_connect(server, who) for who in people * 3]
            coming += [http.card(people[0].code) for _ in range(5)]
            tasks = [asyncio.ensure_future(each) for each in coming]
            await asyncio.to_thread(
                wait_until, lambda: len(visitors) == len(tasks), "not everyone comes"
            )
            # A cancelled visitor must not affect the others.
            tasks[0].cancel()
            gate.opened.set()
            answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(answers[0], asyncio.CancelledError)
        assert not any(isinstance(answer, BaseException) for answer in answers[1:])
        assert gate.times == 1

    server, people = _serve_unloaded_table(serving)
    asyncio.run(scenario())


def test_concurrent_visitors_of_a_damaged_table_share_one_load(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def scenario() -> None:
        gate, visitors = Gate(monkeypatch), _count_visitors(server, monkeypatch)
        gate._restored = fail
        coming = [asyncio.ensure_future(_read_error(server, people[0].code)) for _ in range(5)]
        await asyncio.to_thread(wait_until, lambda: len(visitors) == 5, "not everyone comes")
        gate.opened.set()
        assert await asyncio.gather(*coming) == ["damaged"] * 5
        assert gate.times == 1

    def fail(stored: Stored) -> Table:
        raise KeyError("r99")

    server, people = _serve_unloaded_table(serving)
    asyncio.run(scenario())


async def _read_error(server: Threaded, code: str) -> str:
    async with Server(server.address) as http:
        answer = await http._http.get(f"/api/tables/{code}")
        error: str = answer.json()["error"]
        return error
