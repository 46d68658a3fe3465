"""The database file: recognised, migrated, and connected to for writing or for reading."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from elfer.server.store.errors import StoreError
from elfer.server.store.schema import APPLICATION, REVISION

NAME = "elfer.sqlite3"
BUSY_SECONDS = 5.0
"""How long a backup or a curious shell may hold the database before that is an error."""


def writing(path: Path) -> Connection:
    """The one connection that writes: a commit returns when it is on the disk."""
    connection = _connected(path, "rwc", "BEGIN IMMEDIATE")
    driver = connection.connection.cursor()
    driver.execute("PRAGMA journal_mode = WAL")
    driver.execute("PRAGMA synchronous = FULL")
    driver.execute("PRAGMA foreign_keys = ON")
    driver.close()
    return connection


def reading(path: Path) -> Connection:
    """A connection that cannot change anything; in a transaction it sees one moment."""
    return _connected(path, "ro", "BEGIN")


def _connected(path: Path, mode: str, begin: str) -> Connection:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            cached_statements=256,
            check_same_thread=False,  # one thread opens it, another one uses it from then on
        )

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    # The driver's own idea of when to begin leaves reads outside of transactions.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine.connect()


def recognised(path: Path) -> str | None:
    """The revision of our database, or None if it is still empty; anything else is refused."""
    with _explained(path), reading(path) as connection, connection.begin():
        application = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
        entries = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one()
        if application == 0 and entries == 0:
            return None
        if application != APPLICATION:
            raise StoreError(f"{path} is the database of another program; choose another folder.")
        revision = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        return str(revision)


def opened(path: Path) -> Connection:
    """The connection that writes, to a database of this version."""
    revision = recognised(path)
    with _explained(path):
        connection = writing(path)
        try:
            if revision != REVISION:
                from elfer.server.store.migrating import migrate  # noqa: PLC0415 - slow to import

                migrate(path, connection, revision)
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """What SQLite says of the file, as a refusal to open it."""
    try:
        yield
    except DBAPIError as error:
        raise StoreError(explained(path, error)) from error
    except sqlite3.Error as error:
        raise StoreError(explained(path, error)) from error


def explained(path: Path, error: Exception) -> str:
    """What SQLite says of the file, in one sentence."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(cause, "sqlite_errorname", "")
    if name.startswith("SQLITE_NOTADB"):
        return f"{path} is no database; choose another folder."
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return f"{path} is held by another process."
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return f"{path} cannot be opened for writing."
    return f"{path} cannot be used: {cause}."
