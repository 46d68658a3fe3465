"""Tables wait while nothing can be stored; then they continue and lose nothing."""

import asyncio
import logging
import resource
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from elfer.client.errors import ServerRefused
from elfer.client.http import Server
from elfer.runtime.live_table import LiveTable
from elfer.runtime.storage_interface import StorageError
from elfer.server.sqlite_storage import check_database, connections, group_commit
from elfer.server.sqlite_storage.database_file import NAME
from elfer.table.commands import Cut, React, Start
from elfer.wire import Done, NewTable, Refused, Update, Waiting, Welcome
from tests.server.audit import Audit
from tests.server.conftest import Serving, Subprocess
from tests.server.crowd import Person, gather_people
from tests.server.database_lock import lock_database
from tests.server.log import count_command, read_entries
from tests.server.patience import wait_until
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.running import PATIENCE, Process, Threaded
from tests.server.tables import start_match
from tests.server.test_idle import FORGETFUL

FULL = 1_000
"""The file size limit that simulates a full disk: less than a page of the database."""


@pytest.fixture
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the waits, so that a fault is noticed and commands are refused quickly."""
    monkeypatch.setattr(connections, "WRITE_SECONDS", 0.02)
    monkeypatch.setattr(group_commit, "PATIENCE", 0)
    monkeypatch.setattr(group_commit, "LONGEST_WAIT", 0.05)


def _status(server: Threaded | Process, path: str) -> int:
    return httpx.get(server.address + path, trust_env=False, timeout=PATIENCE).status_code


def _is_ready(server: Threaded | Process) -> bool:
    status = _status(server, "/api/ready")
    assert status in (200, 503)
    assert _status(server, "/api/health") == 200
    return status == 200


async def _expect_waiting(socket: PlainSocket, *, waits: bool = True) -> None:
    """Wait for the message that says whether the table waits."""
    await socket.until(lambda message: message == Waiting(waits))


async def _send_stuck_command(socket: PlainSocket, id_: str) -> None:
    """Send a command that cannot be stored, and check that the table waits."""
    await socket.send(id_, Cut("ab"))
    await _expect_waiting(socket)


@pytest.mark.usefixtures("short_waits")
def test_bots_continue_after_another_process_releases_the_database(server: Threaded) -> None:
    """Only bots play, and nobody sends a command after the start."""

    async def scenario() -> None:
        async with Server(server.address) as http:
            bots = NewTable("elferspiel", ["greedy"] * 3, "Anna", pace=100)
            host = await http.make_table(bots)
        async with plain_socket(server.address, host.code, host.token) as socket:
            assert isinstance(await socket.say("start", Start()), Done)
            with lock_database(server.folder):
                await _expect_waiting(socket)
                assert not await asyncio.to_thread(_is_ready, server)
                stored = len(read_entries(server.folder, host.code))
                await asyncio.sleep(0.5)
                assert len(read_entries(server.folder, host.code)) == stored
            await _expect_waiting(socket, waits=False)
            assert socket.sight is not None
            await socket.wait_for_seq(socket.sight.seq + 5)
        assert await asyncio.to_thread(_is_ready, server)

    asyncio.run(scenario())
    assert check_database(server.folder) == []


@pytest.mark.usefixtures("short_waits")
def test_bots_whose_moves_were_refused_continue(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their table is loaded during the fault, so that they cannot move before it begins."""
    refused: list[StorageError] = []
    apply = LiveTable.apply_server_command

    async def record_refusal(live_table: LiveTable, *given: Any) -> bool:
        try:
            return await apply(live_table, *given)
        except StorageError as error:
            refused.append(error)
            raise

    async def start() -> Welcome:
        async with Server(server.address) as http:
            bots = NewTable("elferspiel", ["greedy"] * 3, "Anna", pace=100)
            host = await http.make_table(bots)
        async with plain_socket(server.address, host.code, host.token) as socket:
            assert isinstance(await socket.say("start", Start()), Done)
        return host

    async def come_back(host: Welcome) -> None:
        async with AsyncExitStack() as stack:
            with lock_database(server.folder):
                assert not await asyncio.to_thread(_is_ready, server)
                visit = plain_socket(server.address, host.code, host.token)
                socket = await stack.enter_async_context(visit)
                await _expect_waiting(socket)
                await asyncio.to_thread(wait_until, lambda: bool(refused), "no bot is refused")
            await _expect_waiting(socket, waits=False)
            assert socket.sight is not None
            await socket.wait_for_seq(socket.sight.seq + 5)

    monkeypatch.setattr(LiveTable, "apply_server_command", record_refusal)
    server = serving(FORGETFUL)
    host = asyncio.run(start())
    wait_until(lambda: server.registry.live == 0, "the table stays in memory")
    asyncio.run(come_back(host))


@pytest.mark.usefixtures("short_waits")
def test_a_pending_command_is_answered_once_its_result_is_known(server: Threaded) -> None:
    async def scenario() -> Welcome:
        (host,) = await start_match(server.address, people=1, bots=1, pace=60_000)
        async with plain_socket(server.address, host.code, host.token) as socket:
            with lock_database(server.folder):
                await _send_stuck_command(socket, "pending")
                later = await socket.say("later", Cut("cd"))
                assert isinstance(later, Refused)
                assert later.error == "waiting"
                # Repeated on another connection, it is not refused, as it may still be stored.
                async with plain_socket(server.address, host.code, host.token) as other:
                    await _expect_waiting(other)
                    await other.send("pending", Cut("ab"))
                    assert isinstance(await other.say("again", Cut("ef")), Refused)
                    heard = [*socket.heard, *other.heard]
                    assert not any(getattr(message, "id", None) == "pending" for message in heard)
            first = await socket.answer("pending")
            assert isinstance(first, Done)
            assert await socket.say("pending", Cut("ab")) == first
            # A refused command had no effect and can be repeated unchanged.
            assert isinstance(await socket.say("later", Cut("cd")), Done)
        return host

    host = asyncio.run(scenario())
    assert [
        count_command(server.folder, host.code, f"p0:{id_}") for id_ in ("pending", "later")
    ] == [1, 1]
    assert count_command(server.folder, host.code, "p0:again") == 0


@pytest.mark.usefixtures("short_waits")
def test_commands_behind_a_pending_one_are_refused_in_time(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has not begun to store them, so it can refuse them safely."""

    async def scenario() -> Welcome:
        (host,) = await start_match(server.address, people=1, bots=1, pace=60_000)
        async with plain_socket(server.address, host.code, host.token) as socket:
            with lock_database(server.folder):
                for id_ in ("first", "second", "third"):
                    await socket.send(id_, Cut("ab"))
                refused: dict[str | None, str] = {}  # in any order
                while len(refused) < 2:
                    message = await socket.next()
                    if isinstance(message, Refused):
                        refused[message.id] = message.error
                assert refused == {"second": "waiting", "third": "waiting"}
            assert isinstance(await socket.answer("first"), Done)
            assert isinstance(await socket.say("fourth", Cut("ab")), Done)
        return host

    monkeypatch.setattr("elfer.runtime.command_intake.TURN_SECONDS", 0.05)
    monkeypatch.setattr("elfer.runtime.command_intake.ANSWER_SECONDS", 0.01)
    host = asyncio.run(scenario())
    ids = [line.command_id for line in read_entries(server.folder, host.code)]
    assert ids[-2:] == ["p0:first", "p0:fourth"]


@pytest.mark.usefixtures("short_waits")
def test_people_can_connect_look_and_react_while_the_table_waits(server: Threaded) -> None:
    async def scenario() -> None:
        host, guest = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as socket:
            with lock_database(server.folder):
                await _send_stuck_command(socket, "pending")
                async with plain_socket(server.address, host.code, guest.token) as other:
                    await _expect_waiting(other)
                    assert isinstance(await other.say("wow", React("wow")), Done)
                    await socket.until(
                        lambda message: (
                            isinstance(message, Update)
                            and [event["type"] for event in message.events] == ["reaction"]
                        )
                    )
                async with Server(server.address) as http:
                    assert (await http.card(host.code))["state"] == "playing"
                    with pytest.raises(ServerRefused) as refused:
                        await http.make_table(NewTable("junior", ["me", "free"], "Anna"))
                    assert refused.value.error == "waiting"
            assert isinstance(await socket.answer("pending"), Done)

    asyncio.run(scenario())


@pytest.mark.usefixtures("short_waits")
def test_a_refused_join_has_no_effect(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> Welcome:
        (host,) = await start_match(server.address, people=1, bots=1, pace=60_000)
        async with (
            plain_socket(server.address, host.code, host.token) as socket,
            Server(server.address) as http,
        ):
            with lock_database(server.folder):
                await _send_stuck_command(socket, "pending")
                with pytest.raises(ServerRefused) as refused:
                    await http.join(host.code, "Ben")
                assert refused.value.error == "waiting"
            assert isinstance(await socket.answer("pending"), Done)
            assert isinstance(await socket.say("after", Cut("cd")), Done)
            assert len((await http.card(host.code))["people"]) == 1
            await http.join(host.code, "Ben")
        return host

    monkeypatch.setattr("elfer.runtime.live_table.JOIN_SECONDS", 0.1)
    asyncio.run(scenario())


def test_a_server_can_stop_during_a_fault(subprocess_server: Subprocess, tmp_path: Path) -> None:
    async def scenario() -> None:
        host, _ = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as socket:
            with lock_database(server.folder):
                await _send_stuck_command(socket, "pending")
                assert await asyncio.to_thread(server.stop) == 0

    server = subprocess_server(tmp_path / "data")
    asyncio.run(scenario())
    assert check_database(server.folder) == []


async def _seat_people(server: Process) -> list[Person]:
    rng = Random(5)
    tables = [
        await gather_people(server.address, game, number, rng)
        for game, number in {"elfer-raus": 3, "mogeln": 3, "ratefix": 2}.items()
    ]
    return [person for table in tables for person in table]


def _make_audits(server: Process, people: list[Person]) -> list[Audit]:
    codes = dict.fromkeys(person.code for person in people)
    return [
        Audit(server.folder, code, [person for person in people if person.code == code])
        for code in codes
    ]


async def _play_until(server: Process, people: list[Person], trouble: asyncio.Event) -> None:
    """Let everyone play, and reconnect if necessary, until the event is set."""
    playing = [asyncio.ensure_future(_keep_playing(server, person)) for person in people]
    await trouble.wait()
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)


async def _keep_playing(server: Process, person: Person) -> None:
    while True:
        await person.play(server.address)
        await asyncio.sleep(0.05)


def _count_done(people: list[Person]) -> int:
    return sum(len(person.done) for person in people)


@contextmanager
def _fill_disk(server: Process) -> Iterator[None]:
    """Limit the file size of the server, as on a full disk."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (FULL, before[1]))
    try:
        yield
    finally:
        if server.running:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def _move_database_away(server: Process) -> Iterator[None]:
    """Move the database file away within the context."""
    path, elsewhere = server.folder / NAME, server.folder.parent / "elsewhere"
    path.rename(elsewhere)
    try:
        yield
    finally:
        elsewhere.rename(path)


TROUBLES = {"full disk": _fill_disk, "moved away": _move_database_away}


@pytest.mark.parametrize("killed", [False, True], ids=["goes on", "is killed"])
@pytest.mark.parametrize("trouble", TROUBLES)
def test_disk_faults_lose_no_acknowledged_command(
    subprocess_server: Subprocess, tmp_path: Path, trouble: str, *, killed: bool
) -> None:
    """People play while the disk fails, and after its recovery or after a kill."""

    async def scenario(server: Process) -> Process:
        people = await _seat_people(server)
        enough = asyncio.Event()
        playing = asyncio.ensure_future(_play_until(server, people, enough))
        await _wait_for_more(people, 50)
        with TROUBLES[trouble](server):
            await asyncio.to_thread(
                wait_until, lambda: not _is_ready(server), "the server claims to be ready"
            )
            before = _count_done(people)
            await asyncio.sleep(0.5)
            # Some answers may already be on their way.
            assert _count_done(people) - before <= len(people)
            if killed:
                server.kill()
        if killed:
            enough.set()
            await playing
            server = subprocess_server(server.folder)
            enough = asyncio.Event()
            playing = asyncio.ensure_future(_play_until(server, people, enough))
        await _wait_for_more(people, 50)
        assert await asyncio.to_thread(_is_ready, server)
        enough.set()
        await playing
        server.kill()
        assert check_database(server.folder) == []
        for audit in _make_audits(server, people):
            audit.check()
        return server

    asyncio.run(scenario(subprocess_server(tmp_path / "data")))


async def _wait_for_more(people: list[Person], number: int) -> None:
    """Wait until this many more commands are acknowledged."""
    goal = _count_done(people) + number
    async with asyncio.timeout(2 * PATIENCE):
        while _count_done(people) < goal:
            await asyncio.sleep(0.01)


def test_acknowledges_nothing_in_a_deleted_file(
    subprocess_server: Subprocess, tmp_path: Path
) -> None:
    async def scenario() -> int:
        people = await _seat_people(server)
        enough = asyncio.Event()
        playing = asyncio.ensure_future(_play_until(server, people, enough))
        await _wait_for_more(people, 50)
        before = len(_acknowledged_ids(people))
        for path in server.folder.glob(f"{NAME}*"):
            path.unlink()
        await asyncio.to_thread(
            wait_until, lambda: not _is_ready(server), "the server claims to be ready"
        )
        noticed = len(_acknowledged_ids(people))
        await asyncio.sleep(1)
        assert len(_acknowledged_ids(people)) - noticed <= len(people)
        enough.set()
        await playing
        return noticed - before

    server = subprocess_server(tmp_path / "data")
    asyncio.run(scenario())


def _acknowledged_ids(people: list[Person]) -> list[str]:
    return [id_ for person in people for id_ in person.done]


@pytest.mark.usefixtures("short_waits")
def test_loads_a_restored_backup(server: Threaded, tmp_path: Path) -> None:
    """Everyone is disconnected for a moment, then sees the table as in the backup."""

    async def scenario() -> None:
        host, guest = await start_match(server.address)
        backup = tmp_path / "backup"
        with (
            closing(sqlite3.connect(server.folder / NAME)) as source,
            closing(sqlite3.connect(backup)) as target,
        ):
            source.backup(target)
        async with (
            plain_socket(server.address, host.code, host.token) as socket,
            plain_socket(server.address, host.code, guest.token) as other,
        ):
            done = await socket.say("lost", Cut("ab"))
            assert isinstance(done, Done)
            backup.replace(server.folder / NAME)
            await socket.send("again", Cut("cd"))
            for each in (socket, other):
                bye = await each.bye()
                assert (bye.error, bye.again) == ("busy", True)
            with suppress(ConnectionClosed):
                await socket.next()
            assert socket.socket.close_code == 1013
            assert not any(isinstance(m, Done) and m.id == "again" for m in socket.heard)
        async with plain_socket(server.address, host.code, host.token, since=done.seq) as socket:
            assert socket.sight is not None
            assert socket.sight.seq == done.seq - 1
            assert await socket.say("again", Cut("cd")) == Done("again", done.seq)

    asyncio.run(scenario())
    assert check_database(server.folder) == []


@pytest.fixture
def server_log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING, "elfer.server")
    return caplog


@pytest.mark.usefixtures("short_waits")
def test_logs_the_beginning_and_the_end_of_a_fault_once(
    server: Threaded, server_log: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        host, _ = await start_match(server.address)
        async with plain_socket(server.address, host.code, host.token) as socket:
            with lock_database(server.folder):
                await _send_stuck_command(socket, "pending")
                for number in range(20):
                    assert isinstance(await socket.say(f"c{number}", Cut("cd")), Refused)
            assert isinstance(await socket.answer("pending"), Done)

    asyncio.run(scenario())
    lines = [record.getMessage() for record in server_log.records]
    assert len(lines) == 2
    assert "database is locked" in lines[0]
    assert "stored again" in lines[1]


def test_a_copy_of_the_folder_is_always_intact(
    subprocess_server: Subprocess, tmp_path: Path
) -> None:
    """All data is on the disk even after a fault."""

    async def scenario() -> list[Person]:
        people = await _seat_people(server)
        enough = asyncio.Event()
        playing = asyncio.ensure_future(_play_until(server, people, enough))
        await _wait_for_more(people, 50)
        (server.folder / f"{NAME}-wal").unlink()
        await _wait_for_more(people, 50)
        enough.set()
        await playing
        return people

    server = subprocess_server(tmp_path / "data")
    people = asyncio.run(scenario())
    copy = tmp_path / "copy"
    shutil.copytree(server.folder, copy)
    server.kill()
    assert check_database(copy) == []
    for code in dict.fromkeys(person.code for person in people):
        Audit(copy, code, [person for person in people if person.code == code]).check()
