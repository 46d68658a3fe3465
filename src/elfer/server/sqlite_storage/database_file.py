"""The database file: identification, migration, and connections to it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from elfer.runtime.storage_interface import StorageError
from elfer.server.sqlite_storage.schema import APPLICATION, REVISION

NAME = "elfer.sqlite3"
BUSY_SECONDS = 5.0
"""How many seconds to wait for another process that holds the database."""


def connect_for_writing(path: Path) -> Connection:
    """Return a writable connection, whose commits return only once their data is on the disk."""
    connection = _connect(path, "rwc", "BEGIN IMMEDIATE")
    driver = connection.connection.cursor()
    driver.execute("PRAGMA journal_mode = WAL")
    driver.execute("PRAGMA synchronous = FULL")
    driver.execute("PRAGMA foreign_keys = ON")
    driver.close()
    return connection


def connect_for_reading(path: Path) -> Connection:
    """Return a read-only connection, on which a transaction sees one state of the database."""
    return _connect(path, "ro", "BEGIN")


def _connect(path: Path, mode: str, begin: str) -> Connection:
    def connect() -> sqlite3.Connection:
        driver = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            cached_statements=256,
            check_same_thread=False,  # one thread opens it and another one uses it
        )
        # Damaged text must reach the checks: the driver's own error looks like a fault of the disk.
        driver.text_factory = _decode_text
        return driver

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    # On its own, the driver would run reads outside transactions.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine.connect()


def _decode_text(raw: bytes) -> str:
    return raw.decode(errors="replace")


def read_revision(path: Path) -> str | None:
    """Return the revision of our database, or None if it is empty; refuse any other file."""
    with explain_errors(path), connect_for_reading(path) as connection, connection.begin():
        application = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
        entries = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one()
        if application == 0 and entries == 0:
            return None
        if application != APPLICATION:
            raise StorageError(f"{path} belongs to another program. Choose another folder.")
        revision = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return str(revision)


def open_for_writing(path: Path) -> Connection:
    """Migrate a database to the current revision and return a writable connection."""
    revision = read_revision(path)
    with explain_errors(path):
        connection = connect_for_writing(path)
        try:
            if revision != REVISION:
                from elfer.server.sqlite_storage.migrate import migrate  # noqa: PLC0415 - slow to import

                migrate(path, connection, revision)
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def explain_errors(path: Path) -> Iterator[None]:
    """Convert SQLite errors to a StorageError."""
    try:
        yield
    except DBAPIError as error:
        raise StorageError(explain(path, error)) from error
    except sqlite3.Error as error:
        raise StorageError(explain(path, error)) from error


def explain(path: Path, error: Exception) -> str:
    """Describe an SQLite error for the operator."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(cause, "sqlite_errorname", "")
    if name.startswith("SQLITE_NOTADB"):
        return f"{path} is not a database. Choose another folder."
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return f"Another process is using {path}."
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return f"{path} cannot be opened for writing."
    return f"{path} cannot be used: {cause}."
