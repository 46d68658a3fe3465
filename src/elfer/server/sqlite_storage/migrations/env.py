"""The alembic environment, which runs migrations on the connection of the storage."""

from alembic import context

from elfer.server.sqlite_storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
