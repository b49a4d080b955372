"""Alembic runs this for every upgrade, inside the transaction that `migrate` has begun."""

from alembic import context

from benben.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite can, if transactions begin explicitly, as ours do
    render_as_batch=True,
)
context.run_migrations()
