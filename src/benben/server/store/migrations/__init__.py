"""Bringing a database up to date: `versions` holds every step since the first release."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from benben.server.store.errors import StoreError

TURN = 0x62656E62656E  # "benben": PostgreSQL's lock for processes that start at once, of which one migrates


async def migrate(engine: AsyncEngine) -> None:
    """Take the steps that are missing, all of them or none."""
    async with engine.begin() as connection:
        if connection.dialect.name != "postgresql":
            await connection.run_sync(_upgrade)
            return
        from benben.server.store.postgresql import without_hurry

        async with without_hurry(connection):
            await connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"the database was written by another version of benben ({error}): update benben") from error
