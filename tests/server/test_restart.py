"""Tables survive a stop or a kill of their server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from elfer.client.http import Server
from elfer.server.sqlite_storage import check_database
from elfer.table.commands import Lock, SetPace, Undo
from elfer.wire import Done, Sight, Welcome
from tests.server.conftest import Subprocess
from tests.server.moves import make_move, make_undoable_move
from tests.server.plain_socket import plain_socket
from tests.server.running import Process
from tests.server.tables import start_match

HOWS = ["stop", "kill"]

Seen = list[tuple[dict[str, Any], Sight]]


async def _view_table(server: Process, people: list[Welcome]) -> Seen:
    """Return the card of the table and the sight of each player."""
    seen = []
    for who in people:
        async with (
            plain_socket(server.address, who.code, who.token) as socket,
            Server(server.address) as http,
        ):
            assert socket.sight is not None
            seen.append((await http.card(who.code), socket.sight))
    return seen


def _restart(server: Process, how: str, serving: Subprocess) -> Process:
    """End a server and start another one with its folder."""
    getattr(server, how)()
    assert check_database(server.folder) == []
    return serving(server.folder)


@pytest.mark.parametrize("how", HOWS)
def test_a_restart_changes_nothing(subprocess_server: Subprocess, tmp_path: Path, how: str) -> None:
    async def prepare(server: Process) -> list[Welcome]:
        people = await start_match(server.address, "elfer-raus", 3)
        async with plain_socket(server.address, people[0].code, people[0].token) as socket:
            assert isinstance(await socket.say("pace", SetPace(1234)), Done)
            assert isinstance(await socket.say("lock", Lock(True)), Done)
        return people

    async def make_one_move(server: Process, people: list[Welcome]) -> None:
        turn = (await _view_table(server, people))[0][1].views[0]["turn"]
        async with plain_socket(server.address, people[0].code, people[turn].token) as socket:
            await make_move(socket, "on")

    server = subprocess_server(tmp_path / "data")
    people = asyncio.run(prepare(server))
    before = asyncio.run(_view_table(server, people))
    assert before[0][0]["pace"] == 1234
    assert before[0][0]["locked"] is True
    server = _restart(server, how, subprocess_server)
    assert asyncio.run(_view_table(server, people)) == before
    asyncio.run(make_one_move(server, people))


@pytest.mark.parametrize("how", HOWS)
def test_a_move_can_still_be_taken_back(
    subprocess_server: Subprocess, tmp_path: Path, how: str
) -> None:
    async def prepare(server: Process) -> Welcome:
        (host,) = await start_match(server.address, people=1, bots=1)
        async with plain_socket(server.address, host.code, host.token) as socket:
            await make_undoable_move(socket)
        return host

    async def undo(server: Process, host: Welcome) -> Done:
        async with plain_socket(server.address, host.code, host.token) as socket:
            done = await socket.say("undo", Undo())
            assert isinstance(done, Done)
            await socket.wait_for_seq(done.seq)
            await make_move(socket, "on")
            return done

    server = subprocess_server(tmp_path / "data")
    host = asyncio.run(prepare(server))
    before = asyncio.run(_view_table(server, [host]))
    server = _restart(server, how, subprocess_server)
    assert asyncio.run(_view_table(server, [host])) == before
    asyncio.run(undo(server, host))


def test_a_server_tidies_up_before_it_ends(subprocess_server: Subprocess, tmp_path: Path) -> None:
    server = subprocess_server(tmp_path / "data")
    asyncio.run(start_match(server.address, people=1, bots=1))
    assert server.stop() == 0
    assert not list(server.folder.glob("*-wal"))
