"""The check of a database finds manual changes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from elfer.runtime.storage_interface import Damaged
from elfer.server.sqlite_storage import SqliteStorage, check_database

TAMPERED = {
    "a body": "UPDATE events SET body = x'00' WHERE code = 'A' AND seq = 3",
    "a command id": "UPDATE events SET command_id = 'z' WHERE code = 'A' AND seq = 3",
    "no command id": "UPDATE events SET command_id = NULL WHERE code = 'A' AND seq = 3",
    "a shown number": "UPDATE events SET shown = 9 WHERE code = 'A' AND seq = 3",
    "a time": "UPDATE events SET at = 9 WHERE code = 'A' AND seq = 3",
    "an epoch": "UPDATE events SET epoch = 9 WHERE code = 'A' AND seq = 3",
    "a hash": "UPDATE events SET hash = x'00' WHERE code = 'A' AND seq = 3",
    "a missing event": "DELETE FROM events WHERE code = 'A' AND seq = 3",
    "the first event missing": "DELETE FROM events WHERE code = 'A' AND seq = 1",
    "the last event missing": "DELETE FROM events WHERE code = 'A' AND seq = 5",
    "all events missing": "DELETE FROM events WHERE code = 'A'",
    "two swapped events": """
        UPDATE events SET seq = -2 WHERE code = 'A' AND seq = 2;
        UPDATE events SET seq = 2 WHERE code = 'A' AND seq = 3;
        UPDATE events SET seq = 3 WHERE code = 'A' AND seq = -2""",
    "an event of another table": """
        DELETE FROM events WHERE code = 'A' AND seq = 3;
        UPDATE events SET code = 'A' WHERE code = 'B' AND seq = 3""",
    "an added event": "INSERT INTO events SELECT code, 6, epoch, NULL, shown, at, body, hash "
    "FROM events WHERE code = 'A' AND seq = 5",
    "the first snapshot": "UPDATE snapshots SET body = x'00' WHERE code = 'A' AND seq = 0",
    "a later snapshot": "UPDATE snapshots SET body = x'00' WHERE code = 'A' AND seq = 4",
    "a moved snapshot": "UPDATE snapshots SET seq = 3 WHERE code = 'A' AND seq = 4",
    "no first snapshot": "DELETE FROM snapshots WHERE code = 'A' AND seq = 0",
    "a renamed table": """
        UPDATE events SET code = 'C' WHERE code = 'A';
        UPDATE snapshots SET code = 'C' WHERE code = 'A';
        UPDATE tables SET code = 'C' WHERE code = 'A'""",
    "a missing table": "DELETE FROM tables WHERE code = 'A'",
    "the end of a table": "UPDATE tables SET seq = 4 WHERE code = 'A'",
    "a body that is text": "UPDATE events SET body = 'entry 4' WHERE code = 'A' AND seq = 3",
    "a body that is broken text": "UPDATE events SET body = CAST(x'ff' AS TEXT) "
    "WHERE code = 'A' AND seq = 3",
    "a command id that is bytes": "UPDATE events SET command_id = x'00' "
    "WHERE code = 'A' AND seq = 3",
    "a command id that is broken text": "UPDATE events SET command_id = CAST(x'ff' AS TEXT) "
    "WHERE code = 'A' AND seq = 3",
    "a time that is text": "UPDATE events SET at = 'soon' WHERE code = 'A' AND seq = 3",
    "a time that is a fraction": "UPDATE events SET at = 1.5 WHERE code = 'A' AND seq = 3",
    "a hash that is text": "UPDATE events SET hash = 'abc' WHERE code = 'A' AND seq = 3",
    "a snapshot that is text": "UPDATE snapshots SET body = 'new' WHERE code = 'A'",
    "an end that is text": "UPDATE tables SET seq = 'end' WHERE code = 'A'",
}
LOADED = [what for what in TAMPERED if what not in ("a renamed table", "a missing table")]
"""The changes after which the table still has its row."""


@pytest.fixture(scope="module")
def two_tables(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with two identical tables."""
    folder = tmp_path_factory.mktemp("whole")

    async def run() -> None:
        store = await SqliteStorage.open(folder, clock=lambda: 5)
        for code in ("A", "B"):
            await store.create(code, 1, b"new")
            for seq in range(1, 6):
                await store.append(code, seq, f"id {seq}", seq, f"entry {seq}".encode())
            await store.save_snapshot(code, 4, b"snapshot")
        await store.close()

    asyncio.run(run())
    assert check_database(folder) == []
    return (folder / "elfer.sqlite3").read_bytes()


@pytest.mark.parametrize("what", TAMPERED)
def test_finds_a_manual_change(tmp_path: Path, two_tables: bytes, what: str) -> None:
    path = tmp_path / "elfer.sqlite3"
    path.write_bytes(two_tables)
    assert check_database(path) == []
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(TAMPERED[what])
    wrong = check_database(path)
    assert wrong
    assert not any("table B" in sentence or "Table B" in sentence for sentence in wrong) or (
        what == "an event of another table"
    )


@pytest.mark.parametrize("what", LOADED)
def test_refuses_to_load_a_changed_table(tmp_path: Path, two_tables: bytes, what: str) -> None:
    path = tmp_path / "elfer.sqlite3"
    path.write_bytes(two_tables)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(TAMPERED[what])

    async def run() -> None:
        store = await SqliteStorage.open(tmp_path)
        try:
            with pytest.raises(Damaged):
                await store.load("A")
        finally:
            await store.close()

    asyncio.run(run())


def test_opens_a_database_with_a_damaged_time(tmp_path: Path, two_tables: bytes) -> None:
    path = tmp_path / "elfer.sqlite3"
    path.write_bytes(two_tables)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET touched_at = 'soon' WHERE code = 'A'")

    async def run() -> None:
        store = await SqliteStorage.open(tmp_path)
        try:
            assert await store.load("B") is not None
        finally:
            await store.close()

    asyncio.run(run())


def test_finds_a_corrupt_page(tmp_path: Path, two_tables: bytes) -> None:
    path = tmp_path / "elfer.sqlite3"
    at = two_tables.index(b"entry 3")
    path.write_bytes(two_tables[:at] + b"ENTRY" + two_tables[at + 5 :])
    assert check_database(path)
    path.write_bytes(two_tables[: len(two_tables) // 2])
    assert check_database(path)


def test_the_check_changes_nothing(tmp_path: Path, two_tables: bytes) -> None:
    path = tmp_path / "elfer.sqlite3"
    path.write_bytes(two_tables)
    check_database(path)
    assert path.read_bytes() == two_tables


def test_reports_a_missing_or_empty_database(tmp_path: Path) -> None:
    assert check_database(tmp_path / "nothing.sqlite3") != []
    (tmp_path / "elfer.sqlite3").touch()
    assert "is empty" in check_database(tmp_path)[0]
