"""Opening a storage: our databases are migrated, and other files are refused with the reason."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from elfer.runtime.storage_interface import StorageError
from elfer.server.sqlite_storage import (
    SqliteStorage,
    check_database,
    database_file,
    hash_chain,
    schema,
)

NAME = database_file.NAME


def open_and_close(folder: Path) -> None:
    """Open the storage of a folder and close it again."""

    async def run() -> None:
        await (await SqliteStorage.open(folder)).close()

    asyncio.run(run())


def execute(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    open_and_close(tmp_path)
    with database_file.connect_for_reading(tmp_path / NAME) as connection, connection.begin():
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == schema.REVISION
        assert compare_metadata(context, schema.metadata) == []


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """The migration derives started tables and log sizes from the logs."""
    with closing(sqlite3.connect(tmp_path / NAME)):
        pass
    with database_file.connect_for_writing(tmp_path / NAME) as connection, connection.begin():
        connection.exec_driver_sql(f"PRAGMA application_id = {schema.APPLICATION}")
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", "elfer.server.sqlite_storage:migrations")
        command.upgrade(config, "0001")
    start = b'{"now":1,"do":{"do":"start"},"by":"p0","luck":"ab"}'
    talk = b'{"now":1,"do":{"do":"rename","name":"\\"do\\":\\"start\\""}}'
    with closing(sqlite3.connect(tmp_path / NAME)) as old, old:
        for code, bodies in {"EMPTY": [], "LOBBY": [talk], "PLAYED": [talk, start]}.items():
            link = hash_chain.first_hash(code, b"new")
            old.execute("INSERT INTO tables VALUES (?, 1, 0, 0, ?, 1)", (code, link))
            seal = hash_chain.snapshot_hash(link, b"new")
            old.execute("INSERT INTO snapshots VALUES (?, 0, ?, ?)", (code, b"new", seal))
            for seq, body in enumerate(bodies, start=1):
                link = hash_chain.entry_hash(link, None, (seq, 0, seq, 1), body)
                row = (code, seq, 0, None, seq, 1, body, link)
                old.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)

    async def run() -> None:
        store = await SqliteStorage.open(tmp_path)
        codes = {"EMPTY", "LOBBY", "PLAYED"}
        assert await store.unstarted_of(codes) == {"EMPTY", "LOBBY"}
        played, lobby = await store.load("PLAYED"), await store.load("LOBBY")
        assert played is not None
        assert lobby is not None
        assert (played.size, lobby.size) == (len(talk) + len(start), len(talk))
        await store.append("LOBBY", 2, None, 2, start, starts=True)
        assert await store.unstarted_of(codes) == {"EMPTY"}
        lobby = await store.load("LOBBY")
        assert lobby is not None
        assert lobby.size == len(talk) + len(start)
        await store.close()

    asyncio.run(run())
    assert check_database(tmp_path) == []


def test_connections_use_the_documented_pragmas(tmp_path: Path) -> None:
    open_and_close(tmp_path)
    with database_file.connect_for_writing(tmp_path / NAME) as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }


def test_the_reading_connection_cannot_write(tmp_path: Path) -> None:
    open_and_close(tmp_path)
    with (
        database_file.connect_for_reading(tmp_path / NAME) as connection,
        pytest.raises(Exception, match="readonly"),
    ):
        connection.exec_driver_sql("DELETE FROM tables")


@pytest.mark.parametrize("content", [b"hello", b"no database at all " * 1000])
def test_refuses_a_file_that_is_not_a_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    with pytest.raises(StorageError, match="is not a database") as refused:
        open_and_close(tmp_path)
    assert refused.value.why == str(refused.value)
    assert (tmp_path / NAME).read_bytes() == content
    assert "is not a database" in check_database(tmp_path)[0]


@pytest.mark.parametrize("mark", [0, 1234])
def test_a_database_of_another_program_is_refused(tmp_path: Path, mark: int) -> None:
    execute(tmp_path, "CREATE TABLE tables (x)", f"PRAGMA application_id = {mark}")
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(StorageError, match="another program"):
        open_and_close(tmp_path)
    assert (tmp_path / NAME).read_bytes() == before


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    open_and_close(tmp_path)
    execute(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    for _ in range(2):
        with pytest.raises(StorageError, match="newer version"):
            open_and_close(tmp_path)
    execute(tmp_path, f"UPDATE alembic_version SET version_num = '{schema.REVISION}'")
    open_and_close(tmp_path)


def test_recreates_an_unfinished_database(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()
    open_and_close(tmp_path)
    assert check_database(tmp_path) == []


@pytest.mark.parametrize("folder", ["file", "file/below"])
def test_refuses_a_path_that_cannot_be_a_folder(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="is not writable"):
        open_and_close(tmp_path / folder)


def test_refuses_a_read_only_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_and_close(tmp_path)
    # The superuser may write anywhere, so the error is simulated.
    for path in (tmp_path, tmp_path / NAME):
        with monkeypatch.context() as patch:
            patch.setattr(os, "access", lambda asked, mode, denied=path: asked != denied)
            with pytest.raises(StorageError, match="is not writable: Permission denied"):
                open_and_close(tmp_path)
    open_and_close(tmp_path)


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    with pytest.raises(StorageError, match="cannot be used"):
        open_and_close(tmp_path)


def test_accepts_special_characters_in_folder_names(tmp_path: Path) -> None:
    open_and_close(tmp_path / "100 % «ä» ? #1 mode=ro&x")
    assert (tmp_path / "100 % «ä» ? #1 mode=ro&x" / NAME).exists()


def test_a_process_opens_a_folder_only_once(tmp_path: Path) -> None:
    async def run() -> None:
        store = await SqliteStorage.open(tmp_path)
        (tmp_path / "link").symlink_to(tmp_path)
        for folder in (tmp_path, tmp_path / "link"):
            with pytest.raises(StorageError, match="is already using"):
                await SqliteStorage.open(folder)
        await store.close()
        await (await SqliteStorage.open(tmp_path / "link")).close()

    asyncio.run(run())
