"""Bots in their own processes: the game goes on if one dies or hangs."""

import asyncio
import errno
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NoReturn

import pytest

from elfer.bots.choice import MOST_PLAYOUTS
from elfer.bots.task import Decision, Task, decide, fall_back
from elfer.engine.match import new_match
from elfer.games import GAMES
from elfer.server import bot_processes
from elfer.server.bot_processes import BotProcesses
from elfer.server.sqlite_storage import check_database
from elfer.table import apply_entry
from elfer.table.commands import BotMove
from elfer.table.serialization import decode_table
from elfer.wire import Welcome
from tests.patience import PATIENCE
from tests.server.conftest import Serving, Subprocess
from tests.server.log import Line, first_snapshot, read_entries
from tests.server.moves import make_move, own_move
from tests.server.patience import wait_until
from tests.server.plain_socket import plain_socket
from tests.server.running import GENEROUS, Threaded
from tests.server.tables import start_match

ONE = replace(GENEROUS, bot_workers=1)
NO_SEARCH = "the bot 'expert' is weaker, as it cannot search: numba or numpy is not installed"
REPLACED = "a bot did not answer; its process is replaced"
StartWorkers = Callable[[float], BotProcesses]


async def _play_round(server: Threaded, host: Welcome) -> None:
    """Let the host move until the bots have moved and it is the host's turn again."""
    before = len(read_entries(server.folder, host.code))
    async with plain_socket(server.address, host.code, host.token) as socket:
        while not any(
            _is_bot_move(line) for line in read_entries(server.folder, host.code, before)
        ):
            await make_move(socket, f"move-{len(read_entries(server.folder, host.code))}")
        await own_move(socket)


def _is_bot_move(line: Line) -> bool:
    return isinstance(line.entry.command, BotMove)


def test_a_killed_worker_is_replaced(serving: Serving) -> None:
    server = serving(ONE)
    (host,) = asyncio.run(start_match(server.address, people=1, bots=2))
    asyncio.run(_play_round(server, host))
    (first,) = server.bot_pids
    os.kill(first, signal.SIGKILL)
    asyncio.run(_play_round(server, host))
    (second,) = server.bot_pids
    assert second != first
    assert check_database(server.folder) == []


def test_a_bot_that_hangs_makes_a_simple_move(serving: Serving) -> None:
    server = serving(replace(ONE, bot_seconds=1.5))
    (host,) = asyncio.run(start_match(server.address, people=1, bots=2))
    asyncio.run(_play_round(server, host))
    while not server.bot_pids:  # it started too slowly and was replaced
        asyncio.run(_play_round(server, host))
    (first,) = server.bot_pids
    before = len(read_entries(server.folder, host.code))
    os.kill(first, signal.SIGSTOP)
    asyncio.run(_play_round(server, host))
    while first in server.bot_pids:  # on a busy machine, the server does not even ask the bot
        asyncio.run(_play_round(server, host))
    assert _first_bot_move_is_simple(server.folder, host.code, before)


def _first_bot_move_is_simple(folder: Path, code: str, before: int) -> bool:
    """Return whether the next move of a bot is the first of its legal moves."""
    table = decode_table(first_snapshot(folder, code))
    for line in read_entries(folder, code):
        do = line.entry.command
        if line.seq > before and isinstance(do, BotMove):
            assert table.match is not None
            return do.move == table.match.legal(do.seat)[0].text
        table, _ = apply_entry(table, line.entry)
    raise AssertionError("no bot has moved")


def _search_task(playouts: int) -> Task:
    """Return a task that takes the best bot a long time on any machine."""
    match = new_match(GAMES["farben-sammeln"], 2, {}, "slow")
    assert match.turn is not None
    assert len(match.legal(match.turn)) > 1
    return Task(match.game.id, match.view(match.turn), "expert", "seed", False, playouts)


@pytest.fixture
def start_workers() -> Iterator[Callable[[float], BotProcesses]]:
    """`start_workers(seconds)`: one process for moves, stopped after the test."""
    made: list[BotProcesses] = []

    def start(seconds: float) -> BotProcesses:
        made.append(BotProcesses(1, seconds))
        return made[-1]

    yield start
    for each in made:
        each.close()


def test_a_bot_decides_without_a_search_that_takes_too_long(start_workers: StartWorkers) -> None:
    """Such a move is better than the fallback."""
    task = _search_task(MOST_PLAYOUTS)
    for seconds in (2, 10, 60):  # a new process may take this long to start
        decision = asyncio.run(start_workers(seconds).decide(task))
        if not decision.fallback:
            break
    assert decision == decide(task._replace(playouts=0))
    assert decision.move != fall_back(task).move


async def _wait_for_start(services: BotProcesses) -> list[int]:
    """Wait until the processes have made a decision, and return their ids."""
    while (await services.decide(_quick_task())).fallback:
        pass
    return services.pids


def _quick_task() -> Task:
    return _search_task(0)


class TestWaiting:
    """Deadlines count from the submission of a task, and tasks wait in order."""

    def test_tasks_that_wait_too_long_skip_the_search(
        self, start_workers: StartWorkers, caplog: pytest.LogCaptureFixture
    ) -> None:
        """Only the first few searches are cut off; the later tasks do not even start one."""
        task, services = _search_task(MOST_PLAYOUTS), start_workers(2)

        async def scenario() -> list[Decision]:
            await _wait_for_start(services)
            caplog.clear()
            return await asyncio.gather(*(services.decide(task) for _ in range(40)))

        decisions = asyncio.run(scenario())
        possible = decide(task._replace(playouts=0)), fall_back(task)
        assert all(decision in possible for decision in decisions)
        assert 1 <= [record.message for record in caplog.records].count(REPLACED) < 10

    def test_tasks_run_in_order_without_the_cancelled_ones(
        self, start_workers: StartWorkers
    ) -> None:
        services = start_workers(PATIENCE)
        order: list[str] = []

        async def ask(name: str) -> None:
            await services.decide(_quick_task())
            order.append(name)

        async def scenario() -> None:
            (pid,) = await _wait_for_start(services)
            os.kill(pid, signal.SIGSTOP)
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(ask(name)) for name in "abcde"]
                while len(services._moves._waiting) < 4:
                    await asyncio.sleep(0)
                for gone in (tasks[0], tasks[2]):  # one is running, one is waiting
                    gone.cancel()
                while not all(gone.done() for gone in (tasks[0], tasks[2])):
                    await asyncio.sleep(0)
                assert len(services._moves._waiting) == 3
                os.kill(pid, signal.SIGCONT)

        asyncio.run(scenario())
        assert order == ["b", "d", "e"]
        assert len(services.pids) == 1

    def test_a_simple_move_needs_no_process(self, start_workers: StartWorkers) -> None:
        """Every task gets a move even if all processes hang."""
        services = start_workers(1)

        async def scenario() -> list[Decision]:
            (pid,) = await _wait_for_start(services)
            os.kill(pid, signal.SIGSTOP)
            with services._moves._workers[0]._changing:  # so the worker cannot be replaced
                return await asyncio.gather(*(services.decide(_quick_task()) for _ in range(3)))

        assert asyncio.run(scenario()) == [fall_back(_quick_task())] * 3


def test_a_process_that_starts_slowly_is_not_replaced(start_workers: StartWorkers) -> None:
    """On a busy machine, starting may take longer than a decision is allowed to take."""
    services = start_workers(0.001)

    async def scenario() -> tuple[Decision, list[int], list[int]]:
        first = await services.decide(_quick_task())
        while not services.pids:
            await asyncio.sleep(0.001)
        starting = services.pids
        services._moves._seconds = PATIENCE
        return first, starting, await _wait_for_start(services)

    first, starting, started = asyncio.run(scenario())
    assert first == fall_back(_quick_task())
    assert starting == started


def test_a_process_with_a_late_task_is_not_replaced(start_workers: StartWorkers) -> None:
    """Only the time since the process got the task counts."""
    services = start_workers(PATIENCE)
    (pid,) = asyncio.run(_wait_for_start(services))
    (worker,) = services._moves._workers
    for late in (0, 0.001, 0.01):
        asked = time.monotonic() - 2 * PATIENCE + late
        assert worker.decide(_quick_task(), asked, PATIENCE) in (
            decide(_quick_task()),
            fall_back(_quick_task()),
        )
    assert asyncio.run(services.decide(_quick_task())) == decide(_quick_task())
    assert services.pids == [pid]


def test_a_task_that_cannot_be_sent_does_not_stop_the_bot(start_workers: StartWorkers) -> None:
    task = _quick_task()
    strange = type("Strange", (type(task.view),), {})
    services = start_workers(PATIENCE)
    unsendable = task._replace(view=strange(*task.view))
    assert asyncio.run(services.decide(unsendable)) == fall_back(task)
    assert asyncio.run(services.decide(task)) == decide(task)


def test_a_process_that_cannot_start_does_not_stop_the_bot(
    start_workers: StartWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot makes a simple move, and the next task tries again to start a process."""

    def fail(process: BaseProcess) -> NoReturn:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    services = start_workers(PATIENCE)
    with monkeypatch.context() as patch:
        patch.setattr(bot_processes._spawn.Process, "start", fail)
        assert asyncio.run(services.decide(_quick_task())) == fall_back(_quick_task())
        assert services.pids == []
    assert asyncio.run(services.decide(_quick_task())) == decide(_quick_task())


def test_closes_if_no_process_could_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(process: BaseProcess) -> NoReturn:
        raise RuntimeError("no process")

    monkeypatch.setattr(bot_processes._spawn.Process, "start", fail)
    services = BotProcesses(1, PATIENCE)
    assert asyncio.run(services.decide(_quick_task())) == fall_back(_quick_task())
    services.close()


def test_closing_does_not_wait_for_a_decision() -> None:
    services = BotProcesses(1, 100 * PATIENCE)

    async def scenario() -> list[Decision]:
        await _wait_for_start(services)
        tasks = [
            asyncio.ensure_future(services.decide(_search_task(MOST_PLAYOUTS))) for _ in range(2)
        ]
        while not services._moves._waiting:
            await asyncio.sleep(0)
        tasks.pop().cancel()
        await asyncio.to_thread(services.close)
        return await asyncio.gather(*tasks)

    assert [decision.fallback for decision in asyncio.run(scenario())] == [True]
    assert services.pids == []


def test_a_bot_decides_without_a_search_that_fails() -> None:
    task = _search_task(1.5e300)  # type: ignore[arg-type]
    assert bot_processes._decide_safely(task) == decide(task._replace(playouts=0))


def test_says_once_that_the_best_bot_cannot_search(
    start_workers: StartWorkers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A server without numba plays on, and its operator can read why 'expert' is weaker."""
    monkeypatch.setattr(bot_processes, "is_installed", lambda: False)
    monkeypatch.setattr(bot_processes, "limit_playouts", lambda *_: 0)
    bot_processes._log_missing_search.cache_clear()
    match = new_match(GAMES["elfer-raus"], 3, {}, "seed")
    asked = Task(match.game.id, match.view(match.actors[0]), "hard", "seed", False, 0)
    workers = start_workers(PATIENCE)
    for level in ("hard", "expert", "expert"):
        asyncio.run(workers.decide(asked._replace(level=level)))
        assert caplog.messages.count(NO_SEARCH) == (level == "expert")


def test_a_bot_gets_only_the_view_of_its_seat(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving(ONE)
    asked: list[tuple[Task, Any]] = []
    codes: list[str] = []

    async def record_task(task: Task) -> Decision:
        (code,) = codes
        match = (await server.registry.live_table(code)).table.match
        assert match is not None
        views = [match.view(seat) for seat in range(match.players)]
        asked.append((task, views))
        return decide(task)

    monkeypatch.setattr(server.registry.workers, "decide", record_task)
    (host,) = asyncio.run(start_match(server.address, "mogeln", people=1, bots=2))
    codes.append(host.code)
    asyncio.run(_play_round(server, host))
    assert asked
    for task, views in asked:
        assert task._fields == ("game", "view", "level", "seed", "timed", "playouts", "made")
        assert task.made is None
        assert task.view in views[1:]
        assert task.view != views[0]


def test_workers_end_with_a_killed_server(subprocess_server: Subprocess, tmp_path: Path) -> None:
    async def scenario() -> None:
        (host,) = await start_match(server.address, people=1, bots=2)
        async with plain_socket(server.address, host.code, host.token) as socket:
            for number in range(3):
                await make_move(socket, f"move-{number}")

    server = subprocess_server(tmp_path / "data")
    asyncio.run(scenario())
    workers = _children(server.pid)
    assert workers
    server.kill()
    wait_until(lambda: not any(map(_is_alive, workers)), "workers outlive their server")


def _children(pid: int) -> list[int]:
    """Return the ids of the processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with_parent = _stat(path)
        if with_parent is not None and int(with_parent[1]) == pid:
            found.append(int(path.parent.name))
    return found


def _is_alive(pid: int) -> bool:
    stat = _stat(Path(f"/proc/{pid}/stat"))
    return stat is not None and stat[0] != "Z"


def _stat(path: Path) -> list[str] | None:
    """Return the fields of a stat file from the state onwards; None if there is no such process."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:
        return None
