"""Bots in their own processes: killed or hanging, the game goes on."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from elfer.bots.situation import MOST_PLAYOUTS
from elfer.bots.task import Decision, Task, decided, simple
from elfer.games import GAMES
from elfer.kernel.match import new_match
from elfer.server import workers
from elfer.server.store import checked
from elfer.server.workers import Workers
from elfer.table import after
from elfer.table.commands import BotMove
from elfer.table.snapshot import read
from elfer.wire import Welcome
from tests.server.conftest import Serving, Subprocess
from tests.server.log import Line, first_snapshot, logged
from tests.server.moves import moved, own_move
from tests.server.patience import eventually
from tests.server.plain import plain
from tests.server.running import GENEROUS, Threaded
from tests.server.tables import begun

ONE = replace(GENEROUS, bot_workers=1)


async def _round(server: Threaded, host: Welcome) -> None:
    """Moves of the host's until it was the bots' turn too, and his again."""
    before = len(logged(server.folder, host.code))
    async with plain(server.address, host.code, host.token) as socket:
        while not any(_bots(line) for line in logged(server.folder, host.code, before)):
            await moved(socket, f"move-{len(logged(server.folder, host.code))}")
        await own_move(socket)


def _bots(line: Line) -> bool:
    return isinstance(line.entry.do, BotMove)


def test_a_killed_worker_is_replaced(serving: Serving) -> None:
    server = serving(ONE)
    (host,) = asyncio.run(begun(server.address, people=1, bots=2))
    asyncio.run(_round(server, host))
    (first,) = server.hall.workers.pids
    os.kill(first, signal.SIGKILL)
    asyncio.run(_round(server, host))
    (second,) = server.hall.workers.pids
    assert second != first
    assert checked(server.folder) == []


def test_a_bot_that_hangs_makes_a_simple_move(serving: Serving) -> None:
    server = serving(replace(ONE, bot_seconds=1.5))
    (host,) = asyncio.run(begun(server.address, people=1, bots=2))
    asyncio.run(_round(server, host))
    while not server.hall.workers.pids:  # it began too slowly, and was replaced
        asyncio.run(_round(server, host))
    (first,) = server.hall.workers.pids
    before = len(logged(server.folder, host.code))
    os.kill(first, signal.SIGSTOP)
    asyncio.run(_round(server, host))
    assert first not in server.hall.workers.pids
    assert _first_bot_move_is_simple(server.folder, host.code, before)


def _first_bot_move_is_simple(folder: Path, code: str, before: int) -> bool:
    """Whether the first move of a bot from then on is the first of its legal ones."""
    table = read(first_snapshot(folder, code))
    for line in logged(folder, code):
        do = line.entry.do
        if line.seq > before and isinstance(do, BotMove):
            assert table.match is not None
            return do.move == table.match.legal(do.seat)[0].text
        table, _ = after(table, line.entry)
    raise AssertionError("no bot has moved")


def _searching(playouts: int) -> Task:
    """A choice about which the best bot thinks long, on any machine."""
    match = new_match(GAMES["farben-sammeln"], 2, {}, "slow")
    assert match.turn is not None
    assert len(match.legal(match.turn)) > 1
    return Task(match.game.id, match.view(match.turn), "expert", "luck", False, playouts)


def test_a_search_that_takes_too_long_is_left_out() -> None:
    """Rather what the bot thinks without it than any move."""
    task = _searching(MOST_PLAYOUTS)
    staff = Workers(1, 2.5)
    try:
        decision = asyncio.run(staff.decide(task))
    finally:
        staff.close()
    assert decision == decided(task._replace(playouts=0))
    assert decision.meant
    assert decision.move != simple(task).move


def test_a_search_that_fails_is_left_out() -> None:
    task = _searching(1.5e300)  # type: ignore[arg-type]
    assert workers._decided(task) == decided(task._replace(playouts=0))


def test_a_bot_is_given_its_seat_s_view_and_nothing_else(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving(ONE)
    asked: list[tuple[Task, Any]] = []
    codes: list[str] = []

    async def overheard(task: Task) -> Decision:
        (code,) = codes
        match = (await server.hall.keeper(code)).table.match
        assert match is not None
        views = [match.view(seat) for seat in range(match.players)]
        asked.append((task, views))
        return decided(task)

    monkeypatch.setattr(server.hall.workers, "decide", overheard)
    (host,) = asyncio.run(begun(server.address, "mogeln", people=1, bots=2))
    codes.append(host.code)
    asyncio.run(_round(server, host))
    assert asked
    for task, views in asked:
        assert task._fields == ("game", "view", "level", "luck", "timed", "playouts", "made")
        assert task.made is None
        assert task.view in views[1:]
        assert task.view != views[0]


def test_workers_end_with_a_killed_server(subprocess_server: Subprocess, tmp_path: Path) -> None:
    async def played() -> None:
        (host,) = await begun(server.address, people=1, bots=2)
        async with plain(server.address, host.code, host.token) as socket:
            for number in range(3):
                await moved(socket, f"move-{number}")

    server = subprocess_server(tmp_path / "data")
    asyncio.run(played())
    workers = _children(server.pid)
    assert workers
    server.kill()
    eventually(lambda: not any(map(_alive, workers)), "workers live on without their server")


def _children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with_parent = _stat(path)
        if with_parent is not None and int(with_parent[1]) == pid:
            found.append(int(path.parent.name))
    return found


def _alive(pid: int) -> bool:
    stat = _stat(Path(f"/proc/{pid}/stat"))
    return stat is not None and stat[0] != "Z"


def _stat(path: Path) -> list[str] | None:
    """State, parent and more of a process, if it is there."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:
        return None
