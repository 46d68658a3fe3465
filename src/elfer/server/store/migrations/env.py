"""Where alembic runs the migrations: on the connection that the store gives it."""

from alembic import context

from elfer.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
