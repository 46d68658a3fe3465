"""A disconnection while a command is being stored does not leave a table half changed."""

import asyncio
from typing import Any

import pytest

from elfer.runtime.sessions import Session
from elfer.runtime.storage_interface import EarlierEntry
from elfer.server.sqlite_storage import SqliteStorage, check_database
from elfer.table.commands import Cut
from elfer.wire import CommandMessage, Done, Welcome
from tests.server.log import read_entries
from tests.server.plain_socket import plain_socket
from tests.server.running import Threaded
from tests.server.tables import start_match


def test_a_command_is_completed_after_its_sender_has_gone(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = SqliteStorage.append
    stored, may_go_on = asyncio.Event(), asyncio.Event()

    async def slow_append(
        store: SqliteStorage, code: str, seq: int, *rest: Any, **named: Any
    ) -> EarlierEntry | None:
        known = await append(store, code, seq, *rest, **named)
        if seq == 4:
            stored.set()
            await may_go_on.wait()
        return known

    async def cancel_command(host: Welcome) -> None:
        live_table = await server.registry.live_table(host.code)
        saying = asyncio.ensure_future(
            live_table.handle_command(Session(host.player, 64), CommandMessage("a", 0, Cut("0f")))
        )
        await stored.wait()
        saying.cancel()
        await asyncio.wait([saying])
        may_go_on.set()

    async def send_another(host: Welcome) -> None:
        async with plain_socket(server.address, host.code, host.token) as socket:
            assert isinstance(await socket.say("b", Cut("ab")), Done)

    host, _ = asyncio.run(start_match(server.address))
    assert len(read_entries(server.folder, host.code)) == 3
    monkeypatch.setattr(SqliteStorage, "append", slow_append)
    server.call(cancel_command(host))
    asyncio.run(send_another(host))
    said = [line.entry.command for line in read_entries(server.folder, host.code)]
    assert said[3:] == [Cut("0f"), Cut("ab")]
    assert check_database(server.folder) == []
