"""The test servers themselves."""

import asyncio
from pathlib import Path

from elfer.client.http import Server
from elfer.table.commands import Cut
from elfer.wire import Done, NewTable, Snapshot
from tests.server.conftest import Subprocess
from tests.server.plain_socket import plain_socket
from tests.server.running import Process, Threaded

TABLE = NewTable("elfer-raus", ["me", "greedy"], "Anna")


async def _use(server: Threaded | Process) -> None:
    async with Server(server.address) as http:
        assert (await http.health())["ok"]
        welcome = await http.make_table(TABLE)
    async with plain_socket(server.address, welcome.code, welcome.token) as socket:
        assert isinstance(socket.heard[0], Snapshot)
        assert await socket.say("a", Cut("ab")) == Done("a", 1)
        assert (await socket.wait_for_seq(1)).you == welcome.player


def test_server_in_this_process(server: Threaded) -> None:
    asyncio.run(_use(server))
    assert server.registry.live == 1


def test_server_in_its_own_process(subprocess_server: Subprocess, tmp_path: Path) -> None:
    server = subprocess_server(tmp_path / "data")
    asyncio.run(_use(server))
    assert server.stop() == 0
