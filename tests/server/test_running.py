"""The servers that the other tests run against."""

import asyncio
from pathlib import Path

from elfer.client.server import Server
from elfer.table.commands import React
from elfer.wire import Done, NewTable, Snapshot
from tests.server.conftest import Subprocess
from tests.server.plain import plain
from tests.server.running import Process, Threaded

TABLE = NewTable("elfer-raus", ["me", "greedy"], "Anna")


async def _reacted(server: Threaded | Process) -> None:
    async with Server(server.address) as http:
        assert (await http.health())["ok"]
        welcome = await http.make_table(TABLE)
    async with plain(server.address, welcome.code, welcome.token) as socket:
        assert isinstance(socket.heard[0], Snapshot)
        assert await socket.say("a", React("smile")) == Done("a", 1)
        assert (await socket.reached(1)).you == welcome.player


def test_server_in_this_process(server: Threaded) -> None:
    asyncio.run(_reacted(server))
    assert server.hall.live == 1


def test_server_in_a_process_of_its_own(subprocess_server: Subprocess, tmp_path: Path) -> None:
    server = subprocess_server(tmp_path / "data")
    asyncio.run(_reacted(server))
    assert server.stop() == 0
