"""Opening: what is ours is opened and migrated, anything else is refused in one sentence."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from elfer.server.store import Store, StoreError, checked, database, schema

NAME = database.NAME


def opened(folder: Path) -> None:
    """Open the store of a folder and close it again."""

    async def run() -> None:
        await (await Store.open(folder)).close()

    asyncio.run(run())


def changed(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    opened(tmp_path)
    with database.reading(tmp_path / NAME) as connection, connection.begin():
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == schema.REVISION
        assert compare_metadata(context, schema.metadata) == []


def test_the_connection_is_as_careful_as_promised(tmp_path: Path) -> None:
    opened(tmp_path)
    with database.writing(tmp_path / NAME) as connection:
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
    opened(tmp_path)
    with (
        database.reading(tmp_path / NAME) as connection,
        pytest.raises(Exception, match="readonly"),
    ):
        connection.exec_driver_sql("DELETE FROM tables")


@pytest.mark.parametrize("content", [b"hello", b"no database at all " * 1000])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    with pytest.raises(StoreError, match="is no database") as refused:
        opened(tmp_path)
    assert refused.value.why == str(refused.value)
    assert (tmp_path / NAME).read_bytes() == content
    assert "is no database" in checked(tmp_path)[0]


@pytest.mark.parametrize("mark", [0, 1234])
def test_a_database_of_another_program_is_refused(tmp_path: Path, mark: int) -> None:
    changed(tmp_path, "CREATE TABLE tables (x)", f"PRAGMA application_id = {mark}")
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(StoreError, match="another program"):
        opened(tmp_path)
    assert (tmp_path / NAME).read_bytes() == before


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    opened(tmp_path)
    changed(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    for _ in range(2):
        with pytest.raises(StoreError, match="newer version"):
            opened(tmp_path)
    changed(tmp_path, f"UPDATE alembic_version SET version_num = '{schema.REVISION}'")
    opened(tmp_path)


def test_a_database_that_was_never_finished_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()
    opened(tmp_path)
    assert checked(tmp_path) == []


@pytest.mark.parametrize("folder", ["file", "file/below"])
def test_a_folder_that_cannot_be_one_is_refused(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be written"):
        opened(tmp_path / folder)


def test_a_folder_that_may_not_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(tmp_path)
    # The superuser may write everything, so here it is only said that this one may not.
    for path in (tmp_path, tmp_path / NAME):
        with monkeypatch.context() as patch:
            patch.setattr(os, "access", lambda asked, mode, denied=path: asked != denied)
            with pytest.raises(StoreError, match="cannot be written: Permission denied"):
                opened(tmp_path)
    opened(tmp_path)


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    with pytest.raises(StoreError, match="cannot be used"):
        opened(tmp_path)


def test_names_of_folders_are_taken_as_they_are(tmp_path: Path) -> None:
    opened(tmp_path / "100 % «ä» ? #1 mode=ro&x")
    assert (tmp_path / "100 % «ä» ? #1 mode=ro&x" / NAME).exists()


def test_one_folder_is_opened_once_in_a_process(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path)
        (tmp_path / "link").symlink_to(tmp_path)
        for folder in (tmp_path, tmp_path / "link"):
            with pytest.raises(StoreError, match="already uses"):
                await Store.open(folder)
        await store.close()
        await (await Store.open(tmp_path / "link")).close()

    asyncio.run(run())
