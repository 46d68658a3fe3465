"""The guarantees of the storage, on a real file."""

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from elfer.runtime.storage_interface import Conflict, EarlierEntry, StorageError, Stored
from elfer.server.sqlite_storage import SqliteStorage, check_database


def with_store(folder: Path, scenario: Callable[[SqliteStorage], Awaitable[None]]) -> None:
    """Run a function on the storage of a folder, close it, and check that it is intact."""

    async def run() -> None:
        store = await SqliteStorage.open(folder)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())
    assert check_database(folder) == []


def test_a_table_is_loaded_as_it_was_stored(tmp_path: Path) -> None:
    async def write(store: SqliteStorage) -> None:
        assert await store.create("ABC", 5, b"new")
        assert await store.append("ABC", 1, "one", 1, b"first") is None
        assert await store.append("ABC", 2, None, 1, b"\x00\xff") is None

    async def check(store: SqliteStorage) -> None:
        assert await store.load("ABC") == Stored(b"new", 0, [b"first", b"\x00\xff"], 7)
        assert await store.read_log("ABC") == [(1, "one", b"first"), (2, None, b"\x00\xff")]
        assert await store.append("ABC", 3, None, 2, b"third") is None
        assert await store.count() == 1

    with_store(tmp_path, write)
    with_store(tmp_path, check)


def test_a_code_that_is_taken_stays_as_it_is(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        both = await asyncio.gather(*(store.create("A", 1, whose) for whose in (b"mine", b"yours")))
        assert both == [True, False]
        assert not await store.create("A", 3, b"later")
        assert await store.load("A") == Stored(b"mine", 0, [], 0)

    with_store(tmp_path, scenario)


def test_loading_an_unknown_table_returns_none(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        assert await store.load("A") is None
        assert await store.find_entry("A", "x") is None
        assert await store.read_log("A") == []
        with pytest.raises(Conflict):
            await store.append("A", 1, None, 1, b"x")
        with pytest.raises(Conflict):
            await store.save_snapshot("A", 0, b"x")

    with_store(tmp_path, scenario)


def test_a_command_id_has_one_effect_at_its_table(tmp_path: Path) -> None:
    async def write(store: SqliteStorage) -> None:
        for code in ("A", "B"):
            await store.create(code, 1, b"")
            assert await store.append(code, 1, "id", 7, b"first") is None
        # A repeated command comes with the next number or with its old one.
        for seq in (1, 2, 9):
            assert await store.append("A", seq, "id", 8, b"other") == EarlierEntry(1, 7, b"first")

    async def check(store: SqliteStorage) -> None:
        assert await store.append("A", 2, "id", 8, b"other") == EarlierEntry(1, 7, b"first")
        assert await store.find_entry("A", "id") == EarlierEntry(1, 7, b"first")
        assert await store.find_entry("A", "other") is None
        assert await store.read_log("A") == [(1, "id", b"first")]

    with_store(tmp_path, write)
    with_store(tmp_path, check)


@pytest.mark.parametrize("seq", [-1, 0, 1, 3, 2**70])
def test_only_the_next_sequence_number_is_accepted(tmp_path: Path, seq: int) -> None:
    async def scenario(store: SqliteStorage) -> None:
        await store.create("A", 1, b"")
        await store.append("A", 1, None, 1, b"x")
        with pytest.raises(Conflict):
            await store.append("A", seq, None, 1, b"y")
        assert await store.append("A", 2, None, 1, b"z") is None

    with_store(tmp_path, scenario)


def test_the_newest_snapshot_is_used_and_the_first_one_stays(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        await store.create("A", 1, b"new")
        for seq in range(1, 51):
            await store.append("A", seq, None, seq, str(seq).encode())
            if seq % 10 == 0:
                await store.save_snapshot("A", seq, f"snapshot {seq}".encode())
        await store.save_snapshot("A", 45, b"late")
        await store.save_snapshot("A", 50, b"again")
        with pytest.raises(Conflict):
            await store.save_snapshot("A", 51, b"early")
        await store.append("A", 51, None, 51, b"51")
        size = sum(len(str(seq)) for seq in range(1, 52))
        assert await store.load("A") == Stored(b"snapshot 50", 50, [b"51"], size)
        assert len(await store.read_log("A")) == 51

    with_store(tmp_path, scenario)


def test_a_forgotten_table_is_gone_and_its_code_is_free(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        for code in ("A", "B"):
            await store.create(code, 1, b"new")
            await store.append(code, 1, "id", 1, b"x")
        await store.forget("A")
        await store.forget("never")
        assert await store.load("A") is None
        assert await store.read_log("A") == []
        assert await store.find_entry("A", "id") is None
        assert await store.count() == 1
        with pytest.raises(Conflict):
            await store.append("A", 2, None, 1, b"x")
        assert await store.create("A", 1, b"second")
        assert await store.append("A", 1, "id", 1, b"y") is None
        assert await store.load("B") == Stored(b"new", 0, [b"x"], 1)

    with_store(tmp_path, scenario)


def test_idle_tables_are_found_by_their_last_event(tmp_path: Path) -> None:
    async def run() -> None:
        store = await SqliteStorage.open(tmp_path, clock=lambda: 500)
        for code, at in (("NEW", 300), ("OLD", 100), ("OLDER", 50), ("PLAYED", 20)):
            await store.create(code, at, b"")
        await store.append("PLAYED", 1, None, 1, b"x")
        assert await store.older_than(300) == ["OLDER", "OLD"]
        assert await store.older_than(501) == ["OLDER", "OLD", "NEW", "PLAYED"]
        await store.close()

    asyncio.run(run())


def test_unstarted_tables_are_found_by_their_last_visit(tmp_path: Path) -> None:
    async def run() -> None:
        store = await SqliteStorage.open(tmp_path, clock=lambda: 500)
        for code, at in (("NEW", 300), ("OLD", 100), ("PLAYED", 20), ("OLDER", 50)):
            await store.create(code, at, b"")
        await store.append("PLAYED", 1, None, 1, b"x", starts=True)
        await store.append("PLAYED", 2, None, 2, b"x")
        assert await store.unstarted_since(300) == ["OLDER", "OLD"]
        assert await store.unstarted_since(501) == ["OLDER", "OLD", "NEW"]
        await store.touch("OLDER", 400)
        await store.touch("NEW", 200)  # an earlier time changes nothing
        assert await store.unstarted_since(350) == ["OLD", "NEW"]
        await store.forget("OLD")
        codes = {"NEW", "OLD", "PLAYED", "OLDER", "NEVER"}
        assert await store.unstarted_of(codes) == {"NEW", "OLDER"}
        await store.close()

    asyncio.run(run())
    assert check_database(tmp_path) == []


def test_closing_stores_all_accepted_entries(tmp_path: Path) -> None:
    async def run() -> None:
        store = await SqliteStorage.open(tmp_path)
        await store.create("A", 1, b"")
        waiting = [
            asyncio.ensure_future(store.append("A", n, None, 1, b"x")) for n in range(1, 300)
        ]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 299
        await store.close()
        for late in (store.append("A", 300, None, 1, b"x"), store.load("A")):
            with pytest.raises(StorageError, match="closed"):
                await late

    asyncio.run(run())
    # There is no log left to recover.
    assert {path.name for path in tmp_path.iterdir()} == {"elfer.sqlite3", "elfer.lock"}
    assert check_database(tmp_path) == []


def test_a_cancelled_call_does_no_harm(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        await store.create("A", 1, b"")
        gone = asyncio.ensure_future(store.append("A", 1, "id", 1, b"x"))
        await asyncio.sleep(0)
        gone.cancel()
        assert await store.append("A", 2, "id", 1, b"x") == EarlierEntry(1, 1, b"x")

    with_store(tmp_path, scenario)


def test_refuses_values_that_sqlite_cannot_store(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        await store.create("A", 1, b"")
        answers = await asyncio.gather(
            store.append("A", 1, "\ud800", 1, b"x"),
            store.append("A", 1, "a", 2**63, b"x"),
            store.append("A", 1, "nul \0 and «ß»", 1, b"x"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [StorageError, StorageError, type(None)]

    with_store(tmp_path, scenario)


def test_reading_does_not_wait_for_writing(tmp_path: Path) -> None:
    async def scenario(store: SqliteStorage) -> None:
        await store.create("A", 1, b"")
        entries = [
            asyncio.ensure_future(store.append("A", n, None, 1, b"x")) for n in range(1, 200)
        ]
        await asyncio.sleep(0)
        seen = len(await store.read_log("A"))
        assert [seq for seq, _, _ in (await store.read_log("A"))[:seen]] == list(range(1, seen + 1))
        await asyncio.gather(*entries)
        assert len(await store.read_log("A")) == 199

    with_store(tmp_path, scenario)


def test_other_users_cannot_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "er"

    async def scenario(store: SqliteStorage) -> None:
        await store.create("A", 1, b"")
        for path in (folder, *folder.glob("elfer.sqlite3*")):
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0

    with_store(folder, scenario)
