"""The migration of a database in a single transaction."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from elfer.runtime.storage_interface import StorageError
from elfer.server.sqlite_storage.schema import APPLICATION


def migrate(path: Path, connection: Connection, revision: str | None) -> None:
    """Migrate a database to this version, or refuse one that a newer version has written."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", f"{__package__}:migrations")
    ours = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if revision is not None and revision not in ours:
        raise StorageError(f"{path} was written by a newer version of Elfer. Update Elfer.")
    with connection.begin():
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        command.upgrade(config, "head")
