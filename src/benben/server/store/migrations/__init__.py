"""Bringing a database up to date: `versions` holds every step since the first release."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from benben.server.store.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "head"
TURN = 0x62656E62656E  # "benben": PostgreSQL's lock for processes that start at once, of which one migrates


async def migrate(engine: AsyncEngine, revision: str = NEWEST) -> None:
    """Take the steps that are missing, all of them or none."""
    async with engine.begin() as connection:
        if connection.dialect.name != "postgresql":
            await connection.run_sync(_upgrade, revision)
            return
        from benben.server.store.postgresql import without_hurry

        async with without_hurry(connection):
            await connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
            await connection.run_sync(_upgrade, revision)


async def find_revision(connection: AsyncConnection) -> str | None:
    """The last step that a database has taken; None if it is not one of benben."""
    from alembic.migration import MigrationContext

    return await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())


def revisions() -> list[str]:
    """All steps that there are, the newest first."""
    from alembic.script import ScriptDirectory

    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic import command
    from alembic.util.exc import CommandError

    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise StoreError(f"the database was written by another version of benben ({error}): update benben") from error


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
