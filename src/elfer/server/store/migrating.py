"""The migration of a database, all of it or nothing."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from elfer.server.store.errors import StoreError
from elfer.server.store.schema import APPLICATION


def migrate(path: Path, connection: Connection, revision: str | None) -> None:
    """Make a database one of this version, unless a newer version has written it."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", f"{__package__}:migrations")
    ours = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if revision is not None and revision not in ours:
        raise StoreError(
            f"{path} was written by a newer version of this program; update the program."
        )
    with connection.begin():
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        command.upgrade(config, "head")
