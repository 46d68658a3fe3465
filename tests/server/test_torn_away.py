"""Somebody who is torn away while his command is being stored leaves no table half changed."""

import asyncio
from typing import Any

import pytest

from elfer.server.store import Known, Store, checked
from elfer.server.visitor import Visitor
from elfer.table.commands import React
from elfer.wire import Done, Say, Welcome
from tests.server.log import logged
from tests.server.plain import plain
from tests.server.running import Threaded
from tests.server.tables import begun


def test_a_command_is_done_whole_though_its_sender_is_gone(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Store.append
    stored, may_go_on = asyncio.Event(), asyncio.Event()

    async def slowly(store: Store, code: str, seq: int, *rest: Any) -> Known | None:
        known = await append(store, code, seq, *rest)
        if seq == 4:
            stored.set()
            await may_go_on.wait()
        return known

    async def torn_away(host: Welcome) -> None:
        keeper = await server.hall.keeper(host.code)
        saying = asyncio.ensure_future(
            keeper.say(Visitor(host.player, 64), Say("a", 0, React("wow")))
        )
        await stored.wait()
        saying.cancel()
        await asyncio.wait([saying])
        may_go_on.set()

    async def on(host: Welcome) -> None:
        async with plain(server.address, host.code, host.token) as socket:
            assert isinstance(await socket.say("b", React("clap")), Done)

    host, _ = asyncio.run(begun(server.address))
    assert len(logged(server.folder, host.code)) == 3
    monkeypatch.setattr(Store, "append", slowly)
    server.call(torn_away(host))
    asyncio.run(on(host))
    said = [line.entry.do for line in logged(server.folder, host.code)]
    assert said[3:] == [React("wow"), React("clap")]
    assert checked(server.folder) == []
