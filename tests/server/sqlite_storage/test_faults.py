"""File system faults lose nothing, and the storage recovers when their cause is gone."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from elfer.runtime.storage_interface import Change, Conflict, Damaged, StorageError, Unavailable
from elfer.server.sqlite_storage import (
    SqliteStorage,
    check_database,
    connections,
    database_file,
    file_checks,
    group_commit,
    table_loading,
)
from elfer.server.sqlite_storage.log_writes import Answer, Log, PendingEntry
from tests.server.database_lock import lock_database
from tests.server.running import PATIENCE

NAME = database_file.NAME


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten all waits, so that a fault is noticed, reported and repaired quickly."""
    monkeypatch.setattr(connections, "WRITE_SECONDS", 0.02)
    monkeypatch.setattr(group_commit, "PATIENCE", 0)
    monkeypatch.setattr(group_commit, "LONGEST_WAIT", 0.05)


async def _wait_until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def _wait_for_fault(store: SqliteStorage, word: str) -> None:
    """Wait for a fault, and check that it is reported and that new entries are refused."""
    async with asyncio.timeout(PATIENCE):
        while word not in (await store.why_not_ready() or ""):
            await asyncio.sleep(0.005)
    assert store.refuses
    for late in (store.append("A", 9, None, 9, b"late"), store.create("B", 1, b"late")):
        with pytest.raises(Unavailable):
            await late


def with_table(folder: Path, scenario: Callable[[SqliteStorage], Awaitable[None]]) -> None:
    """Run a function on a storage that has one table with one entry."""

    async def run() -> None:
        store = await SqliteStorage.open(folder)
        try:
            await store.create("A", 1, b"new")
            assert await store.append("A", 1, "first", 1, b"1") is None
            assert await store.why_not_ready() is None
            await scenario(store)
        finally:
            store.stop_waiting()
            await store.close()

    asyncio.run(run())


async def _bodies(store: SqliteStorage) -> list[bytes]:
    return [body for _, _, body in await store.read_log("A")]


def test_a_delayed_entry_is_stored_once_another_process_releases_the_database(
    tmp_path: Path,
) -> None:
    async def scenario(store: SqliteStorage) -> None:
        changes: list[Change] = []
        store.listen(changes.append)
        with lock_database(tmp_path):
            entry = asyncio.ensure_future(store.append("A", 2, "second", 2, b"2"))
            await _wait_for_fault(store, "locked")
            assert not entry.done()
            assert await _bodies(store) == [b"1"]  # stored data can be read
        assert await entry is None
        assert not store.waits
        assert await store.append("A", 3, None, 3, b"3") is None
        assert await store.why_not_ready() is None
        assert [change.fault is None for change in changes] == [False, True]
        assert not changes[-1].replaced

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


def test_an_entry_waits_for_the_end_of_a_short_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "PATIENCE", PATIENCE)

    async def scenario(store: SqliteStorage) -> None:
        with lock_database(tmp_path):
            entry = asyncio.ensure_future(store.append("A", 2, None, 2, b"2"))
            await _wait_until(lambda: store.waits)
            late = asyncio.ensure_future(store.create("B", 1, b"new"))
            await asyncio.sleep(0.05)
            assert not store.refuses
            assert not late.done()
        assert await entry is None
        assert await late is True

    with_table(tmp_path, scenario)


def test_waiting_entries_fail_when_the_server_ends_during_a_fault(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        with lock_database(tmp_path):
            entry = asyncio.ensure_future(store.append("A", 2, None, 2, b"2"))
            await _wait_until(lambda: store.waits)
            store.stop_waiting()
            with pytest.raises(StorageError, match="locked"):
                await entry
            await store.close()

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"{NAME}*"))


def test_recovers_when_a_moved_file_comes_back(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"

    async def scenario(store: SqliteStorage) -> None:
        (tmp_path / NAME).rename(elsewhere)
        entry = asyncio.ensure_future(store.append("A", 2, "second", 2, b"2"))
        await _wait_for_fault(store, "removed")
        await asyncio.sleep(0.1)
        assert not entry.done()
        elsewhere.rename(tmp_path / NAME)
        assert await entry is None
        assert await store.append("A", 3, None, 3, b"3") is None
        assert await _bodies(store) == [b"1", b"2", b"3"]

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


@pytest.mark.parametrize("suffix", ["-wal", "-shm"])
def test_saves_everything_after_a_side_file_is_removed(tmp_path: Path, suffix: str) -> None:
    """Acknowledged entries are saved from the log, which only this process still has open."""

    async def scenario(store: SqliteStorage) -> None:
        (tmp_path / f"{NAME}{suffix}").unlink()
        changes: list[Change] = []
        store.listen(changes.append)
        assert await store.append("A", 2, "second", 2, b"2") is None
        assert changes[0].fault is not None
        assert suffix in changes[0].fault.why
        assert not changes[-1].replaced
        assert (tmp_path / f"{NAME}{suffix}").exists()
        _check_copy(tmp_path, tmp_path / "copy")

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
def test_notices_a_removed_side_file_after_a_quiet_time(
    tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The side files are checked only if their folder has changed."""
    monkeypatch.setattr(file_checks, "SETTLED_NANOSECONDS", 0)

    async def scenario(store: SqliteStorage) -> None:
        for seq in range(2, 5):
            assert await store.append("A", seq, None, seq, b"quiet") is None
        changes: list[Change] = []
        store.listen(changes.append)
        removed = tmp_path / f"{NAME}{suffix}"
        removed.rename(tmp_path / "elsewhere")
        entry = asyncio.ensure_future(store.append("A", 5, None, 5, b"5"))
        await _wait_until(lambda: bool(changes))
        if not suffix:
            (tmp_path / "elsewhere").rename(removed)
        assert await entry is None
        assert len(await store.read_log("A")) == 5

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


def test_checks_the_side_files_next_to_the_target_of_a_link(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / NAME).touch()
    (tmp_path / "folder" / NAME).symlink_to(tmp_path / "elsewhere" / NAME)

    async def scenario(store: SqliteStorage) -> None:
        changes: list[Change] = []
        store.listen(changes.append)
        (tmp_path / "elsewhere" / f"{NAME}-wal").unlink()
        assert await store.append("A", 2, None, 2, b"2") is None
        assert len(changes) == 2

    with_table(tmp_path / "folder", scenario)
    assert check_database(tmp_path / "folder") == []


def _check_copy(folder: Path, copy: Path) -> None:
    """Check that a copy of the files on the disk has both entries."""
    copy.mkdir()
    for path in _files(folder):
        shutil.copy(path, copy)
    with closing(sqlite3.connect(copy / NAME)) as connection:
        bodies = connection.execute("SELECT body FROM events ORDER BY seq").fetchall()
    assert bodies == [(b"1",), (b"2",)]


def test_acknowledges_nothing_in_a_removed_file(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        (tmp_path / NAME).unlink()
        entry = asyncio.ensure_future(store.append("A", 2, None, 2, b"2"))
        await _wait_for_fault(store, "removed")
        (tmp_path / NAME).touch()  # not our database
        await _wait_for_fault(store, "not our database")
        await asyncio.sleep(0.2)
        assert not entry.done()
        assert (tmp_path / NAME).read_bytes() == b""
        store.stop_waiting()
        with pytest.raises(StorageError):
            await entry

    with_table(tmp_path, scenario)


def test_uses_a_restored_backup(tmp_path: Path) -> None:
    """An entry that does not follow the backup is a conflict."""
    backup = tmp_path / "backup"

    async def scenario(store: SqliteStorage) -> None:
        with (
            closing(sqlite3.connect(tmp_path / NAME)) as source,
            closing(sqlite3.connect(backup)) as target,
        ):
            source.backup(target)
        assert await store.append("A", 2, None, 2, b"2") is None
        changes: list[Change] = []
        store.listen(changes.append)
        backup.replace(tmp_path / NAME)
        with pytest.raises(Conflict):
            await store.append("A", 3, None, 3, b"3")
        assert changes[0].fault is not None
        assert "replaced" in changes[0].fault.why
        assert changes[-1] == Change(None, replaced=True)
        assert await _bodies(store) == [b"1"]
        assert await store.append("A", 2, None, 2, b"another") is None

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


def change(folder: Path, *statements: str) -> None:
    """Change the database from another program."""
    with closing(sqlite3.connect(folder / NAME)) as other, other:
        for statement in statements:
            other.execute(statement)


CHANGES = {
    "edited": ("UPDATE events SET body = CAST('9' AS BLOB) WHERE code = 'A' AND seq = 1",),
    "another hash": ("UPDATE events SET hash = zeroblob(32) WHERE code = 'A' AND seq = 1",),
    "last entry deleted": ("DELETE FROM events WHERE code = 'A' AND seq = 2",),
    "snapshot edited": ("UPDATE snapshots SET body = CAST('old' AS BLOB) WHERE code = 'A'",),
}


@pytest.mark.parametrize("how", CHANGES)
def test_acknowledges_nothing_after_a_changed_entry(tmp_path: Path, how: str) -> None:
    """Other tables continue."""

    async def scenario(store: SqliteStorage) -> None:
        await store.create("B", 1, b"new")
        assert await store.append("A", 2, None, 2, b"2") is None
        changes: list[Change] = []
        store.listen(changes.append)
        change(tmp_path, *CHANGES[how])
        before = check_database(tmp_path)
        assert before
        with pytest.raises(Damaged):
            await store.append("A", 3, None, 3, b"3")
        assert changes[-1] == Change(None, replaced=True)
        assert await store.append("B", 1, None, 1, b"1") is None
        assert check_database(tmp_path) == before  # the damaged data is unchanged

    with_table(tmp_path, scenario)


def test_notices_a_change_during_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The change falls between the check and the commit."""
    append = Log.append

    def change_then_append(log: Log, group: Sequence[PendingEntry], now: int) -> list[Answer]:
        monkeypatch.undo()
        change(tmp_path, *CHANGES["edited"])
        return append(log, group, now)

    async def scenario(store: SqliteStorage) -> None:
        monkeypatch.setattr(Log, "append", change_then_append)
        with pytest.raises(Damaged):
            await store.append("A", 2, None, 2, b"2")

    with_table(tmp_path, scenario)


def test_notices_a_shortened_log_before_the_next_entry(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        assert await store.append("A", 2, None, 2, b"2") is None
        end = "(SELECT hash FROM events WHERE code = 'A' AND seq = 1)"
        change(
            tmp_path,
            f"UPDATE tables SET seq = 1, hash = {end} WHERE code = 'A'",
            "DELETE FROM events WHERE code = 'A' AND seq = 2",
        )
        with pytest.raises(Conflict):
            await store.append("A", 3, None, 3, b"3")
        assert await store.append("A", 2, None, 2, b"another") is None

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


def test_notices_a_change_by_the_process_that_held_the_database(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            entry = asyncio.ensure_future(store.append("A", 2, None, 2, b"2"))
            await _wait_until(lambda: store.waits)
            other.execute(*CHANGES["edited"])
            other.execute("COMMIT")
        with pytest.raises(Damaged):
            await entry

    with_table(tmp_path, scenario)


def test_notices_an_emptied_write_ahead_log(tmp_path: Path) -> None:
    """The main file stays intact."""

    async def scenario(store: SqliteStorage) -> None:
        with closing(sqlite3.connect(tmp_path / NAME)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert await store.append("A", 2, None, 2, b"2") is None
        assert await store.append("A", 3, None, 3, b"3") is None
        os.truncate(tmp_path / f"{NAME}-wal", 0)
        entry = asyncio.ensure_future(store.append("A", 4, None, 4, b"4"))
        await _wait_for_fault(store, "truncated")
        assert not entry.done()
        store.stop_waiting()
        with pytest.raises(StorageError):
            await entry

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


@pytest.mark.parametrize("smaller", [False, True], ids=["same size", "smaller"])
def test_leaves_a_backup_that_was_copied_over_the_file_unchanged(
    tmp_path: Path, *, smaller: bool
) -> None:
    """`cp` writes to the open file, so SQLite must not write its pending data into it."""
    backup = tmp_path / "backup"

    async def scenario(store: SqliteStorage) -> None:
        with (
            closing(sqlite3.connect(tmp_path / NAME)) as source,
            closing(sqlite3.connect(backup)) as target,
        ):
            source.backup(target)
        assert await store.append("A", 2, None, 2, bytes(50_000)) is None
        with closing(sqlite3.connect(tmp_path / NAME)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert await store.append("A", 3, None, 3, b"3") is None
        os.truncate(tmp_path / NAME, 0)
        entry = asyncio.ensure_future(store.append("A", 4, None, 4, b"4"))
        await _wait_until(lambda: store.waits)
        content = backup.read_bytes()
        (tmp_path / NAME).write_bytes(content if smaller else content + bytes(102_400))
        await asyncio.sleep(0.3)
        assert not entry.done()
        assert await store.why_not_ready() is not None
        store.stop_waiting()
        with pytest.raises(StorageError):
            await entry

    async def read_bodies() -> list[bytes]:
        store = await SqliteStorage.open(tmp_path)
        try:
            return await _bodies(store)
        finally:
            await store.close()

    with_table(tmp_path, scenario)
    assert (tmp_path / NAME).read_bytes().startswith(backup.read_bytes())
    assert asyncio.run(read_bodies()) == [b"1"]
    assert check_database(tmp_path) == []


def test_notices_an_older_copy_of_the_same_size(tmp_path: Path) -> None:
    """The log stays next to it: if only the time of the file has changed, nothing is lost."""

    async def scenario(store: SqliteStorage) -> None:
        file = tmp_path / NAME
        for seq in range(2, 60):
            assert await store.append("A", seq, None, seq, bytes(10_000)) is None
        older = file.read_bytes()
        for seq in range(60, 90):
            assert await store.append("A", seq, None, seq, b"%d" % seq) is None
        newer = file.read_bytes()
        await asyncio.sleep(0.05)  # longer than one tick of the file system's clock
        with open(file, "r+b") as copied:
            copied.write(older + newer[len(older) :])
        assert file.stat().st_size == len(newer)
        entry = asyncio.ensure_future(store.append("A", 90, None, 90, b"90"))
        await _wait_for_fault(store, "overwritten")
        assert not entry.done()
        store.stop_waiting()
        with pytest.raises(StorageError):
            await entry
        assert (tmp_path / f"{NAME}-wal").exists()

    with_table(tmp_path, scenario)


def test_checkpoints_of_the_server_are_not_mistaken_for_changes(tmp_path: Path) -> None:
    """They happen during a commit and when the database is closed or opened again."""

    async def scenario(store: SqliteStorage) -> None:
        changes: list[Change] = []
        store.listen(changes.append)
        file, times = tmp_path / NAME, set()
        for seq in range(2, 200):
            assert await store.append("A", seq, None, seq, bytes(100_000)) is None
            times.add(file.stat().st_mtime_ns)
            if seq % 50 == 0:
                assert len(await _bodies(store)) == seq
                assert await store.why_not_ready() is None
        assert len(times) > 3  # there were checkpoints
        assert changes == []

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


def test_notices_an_emptied_file(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        with closing(sqlite3.connect(tmp_path / NAME)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert await store.append("A", 2, None, 2, b"2") is None
        os.truncate(tmp_path / NAME, 0)
        entry = asyncio.ensure_future(store.append("A", 3, None, 3, b"3"))
        await _wait_for_fault(store, "truncated")
        await asyncio.sleep(0.1)
        assert not entry.done()
        assert (tmp_path / f"{NAME}-wal").exists()  # it may hold the only data left
        store.stop_waiting()
        with pytest.raises(StorageError):
            await entry

    with_table(tmp_path, scenario)


def test_accepts_a_database_that_was_vacuumed(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        for seq in range(2, 40):
            await store.append("A", seq, None, seq, bytes(10_000))
        await store.create("B", 1, b"new")
        await store.forget("A")
        with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
            other.execute("VACUUM")
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert await store.append("B", 1, None, 1, b"x") is None
        assert not store.waits

    with_table(tmp_path, scenario)
    assert check_database(tmp_path) == []


def test_restores_a_removed_lock_file(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        (tmp_path / "elfer.lock").unlink()
        assert await store.append("A", 2, None, 2, b"2") is None
        second = subprocess.run(
            [sys.executable, "-m", "tests.server.sqlite_storage.child", "run", str(tmp_path)],
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        assert b"Another running server" in second.stderr

    with_table(tmp_path, scenario)


def test_a_corrupt_page_stops_only_one_table(tmp_path: Path) -> None:
    async def prepare() -> None:
        store = await SqliteStorage.open(tmp_path)
        for code in ("A", "AB", "B"):  # "AB" shares the page
            await store.create(code, 1, b"new")
            for seq in range(1, 400):
                await store.append(code, seq, None, seq, f"{code} {seq:04d} ".encode() * 20)
        await store.close()

    async def run() -> None:
        store = await SqliteStorage.open(tmp_path)
        answers = await asyncio.gather(
            store.append("A", 400, None, 400, b"x"),
            store.append("B", 400, None, 400, b"x"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [Damaged, type(None)]
        assert not store.waits
        assert await store.append("B", 401, None, 401, b"x") is None
        with pytest.raises(Damaged):
            await store.load("A")
        assert await store.load("B") is not None
        await store.close()

    asyncio.run(prepare())
    _spoil_page_with(tmp_path / NAME, b"A 0399 ")
    asyncio.run(run())


def _spoil_page_with(path: Path, content: bytes) -> None:
    """Overwrite the beginning of the page that contains this content."""
    with path.open("r+b") as file:
        whole = file.read()
        page = whole.index(content) // 4096 * 4096
        file.seek(page)
        file.write(b"\xff" * 64)


TAMPERED = {
    "a body": "UPDATE events SET body = x'00' WHERE code = 'A' AND seq = 5",
    "a time": "UPDATE events SET at = 9 WHERE code = 'A' AND seq = 5",
    "a missing entry": "DELETE FROM events WHERE code = 'A' AND seq = 5",
    "a missing last entry": "DELETE FROM events WHERE code = 'A' AND seq = 6",
    "an extra entry": "INSERT INTO events SELECT code, 7, epoch, NULL, shown, at, body, hash "
    "FROM events WHERE code = 'A' AND seq = 6",
    "a hash": "UPDATE events SET hash = x'00' WHERE code = 'A' AND seq = 4",
    "the snapshot": "UPDATE snapshots SET body = x'00' WHERE code = 'A' AND seq = 4",
    "no snapshot": "DELETE FROM snapshots WHERE code = 'A'",
    "the end": "UPDATE tables SET seq = 5 WHERE code = 'A'",
}
BEFORE = {
    "an older body": "UPDATE events SET body = x'00' WHERE code = 'A' AND seq = 2",
    "the first snapshot": "UPDATE snapshots SET body = x'00' WHERE code = 'A' AND seq = 0",
}


async def _two_tables(folder: Path) -> None:
    store = await SqliteStorage.open(folder)
    for code in ("A", "B"):
        await store.create(code, 1, b"new")
        for seq in range(1, 7):
            await store.append(code, seq, None, seq, f"{seq}".encode())
        await store.save_snapshot(code, 4, b"snapshot")
    await store.close()


@pytest.mark.parametrize("what", [*TAMPERED, *BEFORE])
def test_does_not_load_a_table_that_was_changed_by_hand(tmp_path: Path, what: str) -> None:
    async def run() -> None:
        store = await SqliteStorage.open(tmp_path)
        with pytest.raises(Damaged, match="able A "):
            await store.load("A")
        assert await store.load("B") is not None
        await store.close()

    asyncio.run(_two_tables(tmp_path))
    with closing(sqlite3.connect(tmp_path / NAME)) as connection, connection:
        connection.execute({**TAMPERED, **BEFORE}[what])
    asyncio.run(run())


@pytest.mark.parametrize("what", TAMPERED)
def test_checks_a_long_log_starting_at_its_snapshot(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_loading, "WHOLE", 3)
    test_does_not_load_a_table_that_was_changed_by_hand(tmp_path, what)


def test_readiness_shares_one_test_write_between_requests(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        before = store.commits
        answers = await asyncio.gather(*(store.why_not_ready() for _ in range(50)))
        assert answers == [None] * 50
        assert store.commits - before <= 1

    with_table(tmp_path, scenario)
