"""A damaged table reports its damage, and the other tables continue."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from elfer.cli.app import app
from elfer.client.errors import Ended
from elfer.client.http import Server
from elfer.server.sqlite_storage.database_file import NAME
from elfer.table.commands import Cut, Rename
from elfer.wire import Bye, Done, Welcome
from tests.patience import PATIENCE
from tests.server.conftest import Serving
from tests.server.log import read_entries
from tests.server.moves import make_move
from tests.server.patience import wait_until
from tests.server.plain_socket import plain_socket
from tests.server.running import Threaded
from tests.server.tables import start_match
from tests.server.test_idle import FORGETFUL

EDITED = "UPDATE events SET body = CAST(replace(body, 'Zoe', 'Eve') AS BLOB) WHERE code = ?"
EDITS = {
    "another name": EDITED,
    "text instead of bytes": "UPDATE events SET body = replace(body, 'Zoe', 'Eve') WHERE code = ?",
    "broken text": "UPDATE events SET body = CAST(x'ff' AS TEXT) WHERE code = ?",
    "text instead of a time": "UPDATE events SET at = 'soon' WHERE code = ?",
}
every_edit = pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)


async def _play_one_move(address: str) -> Welcome:
    """Create a table where the host has changed their name and made a move."""
    (host,) = await start_match(address, people=1, bots=1)
    async with plain_socket(address, host.code, host.token) as socket:
        assert isinstance(await socket.say("name", Rename("Zoe")), Done)
        await make_move(socket, "first")
    return host


def _edit(folder: Path, code: str, statement: str = EDITED) -> None:
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        connection.execute(statement, (code,))


def _serve_damaged_and_intact(
    serving: Serving, edit: str = EDITED
) -> tuple[Threaded, Welcome, Welcome]:
    """Return a server with a table that was edited while it was unloaded, and an intact one."""
    server = serving(FORGETFUL)
    damaged, whole = (asyncio.run(_play_one_move(server.address)) for _ in range(2))
    wait_until(lambda: server.registry.live == 0, "the tables stay in memory")
    _edit(server.folder, damaged.code, edit)
    return server, damaged, whole


def test_an_edited_table_says_that_it_is_damaged(
    serving: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    async def connect(who: Welcome) -> None:
        async with Server(server.address) as http, http.table(who.code, who.token) as table:
            await table.send(Cut("ab"))

    caplog.set_level(logging.WARNING, "elfer.server")
    server, damaged, whole = _serve_damaged_and_intact(serving)
    for _ in range(3):
        with pytest.raises(Ended, match="damaged") as ended:
            asyncio.run(connect(damaged))
        assert ended.value.error == "damaged"
    for path in ("", "/record", "/replay"):
        answer = httpx.get(
            f"{server.address}/api/tables/{damaged.code}{path}", trust_env=False, timeout=PATIENCE
        )
        assert answer.status_code == 500
        assert answer.json()["error"] == "damaged"
    asyncio.run(connect(whole))
    lines = [record.getMessage() for record in caplog.records]
    (line,) = [line for line in lines if damaged.code in line]
    assert "entry 2" in line
    assert "Eve" not in line
    assert "Zoe" not in line


@every_edit
def test_every_damaged_value_is_reported(
    serving: Serving, edit: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "elfer.server")
    server, damaged, _ = _serve_damaged_and_intact(serving, edit)
    answer = httpx.get(
        f"{server.address}/api/tables/{damaged.code}", trust_env=False, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["error"]) == (500, "damaged")
    assert damaged.code in caplog.text


@every_edit
def test_a_table_that_is_edited_while_people_play_stops_before_the_next_move(
    server: Threaded, edit: str
) -> None:
    async def scenario() -> None:
        damaged, whole = [await _play_one_move(server.address) for _ in range(2)]
        async with (
            plain_socket(server.address, damaged.code, damaged.token) as socket,
            plain_socket(server.address, whole.code, whole.token) as other,
        ):
            _edit(server.folder, damaged.code, edit)
            await socket.send("lost", Cut("ab"))
            for each in (socket, other):
                bye = await each.bye()
                assert (bye.error, bye.again) == ("busy", True)
            assert not any(isinstance(message, Done) for message in socket.heard)
        async with plain_socket(server.address, damaged.code, damaged.token) as socket:
            assert isinstance(socket.heard[0], Bye)
            assert (socket.heard[0].error, socket.heard[0].again) == ("damaged", False)
        async with plain_socket(server.address, whole.code, whole.token) as other:
            assert isinstance(await other.say("on", Cut("ab")), Done)

    asyncio.run(scenario())


@every_edit
def test_the_doctor_names_the_table_while_the_server_runs(serving: Serving, edit: str) -> None:
    server, damaged, whole = _serve_damaged_and_intact(serving, edit)
    shown = CliRunner().invoke(app, ["doctor", "--data", str(server.folder)])
    assert shown.exit_code == 1
    (line,) = [line for line in shown.output.splitlines() if line.startswith("wrong Table")]
    assert f"Table {damaged.code} was changed" in line
    assert edit != EDITED or "at entry 2" in line
    assert whole.code not in shown.output


def test_a_repaired_table_continues(serving: Serving) -> None:
    server, damaged, _ = _serve_damaged_and_intact(serving)
    card = f"{server.address}/api/tables/{damaged.code}"
    assert httpx.get(card, trust_env=False, timeout=PATIENCE).status_code == 500
    _edit(server.folder, damaged.code, EDITED.replace("'Zoe', 'Eve'", "'Eve', 'Zoe'"))
    assert httpx.get(card, trust_env=False, timeout=PATIENCE).json()["people"][0]["name"] == "Zoe"


def test_a_log_that_cannot_be_replayed_is_damaged(
    serving: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    """The entry has a correct hash, but its command is not legal."""
    server = serving(FORGETFUL)
    (host,) = asyncio.run(start_match(server.address, people=1, bots=1))
    wait_until(lambda: server.registry.live == 0, "the table stays in memory")
    last = read_entries(server.folder, host.code)[-1].seq
    nonsense = b'{"now":1,"do":{"do":"play","seat":0,"move":"r99"},"by":"p0"}'
    server.call(server.registry._storage.append(host.code, last + 1, None, last + 1, nonsense))
    answer = httpx.get(
        f"{server.address}/api/tables/{host.code}", trust_env=False, timeout=PATIENCE
    )
    assert answer.json()["error"] == "damaged"
    assert "r99" not in caplog.text
    assert host.code in caplog.text
