from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import CheckConstraint, Connection, Inspector, inspect, text

from benben.server.store import Store, StoreDown, StoreError, tables
from benben.server.store.database import Database
from benben.server.store.schema import metadata
from server.databases import new_url
from server.store.entries import HEADER, SECRET

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    found = compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
    # What SQLAlchemy reads of a foreign key of SQLite that a column was added with is not all; see `foreign_keys`.
    return [one for one in found if not (connection.dialect.name == "sqlite" and one[0] in ("add_fk", "remove_fk"))]


def foreign_keys(connection: Connection) -> set[tuple[str, str, str, str]]:
    """Table, column, table referred to, and what happens when its row is deleted."""
    if connection.dialect.name == "sqlite":
        return {
            (table, row["from"], row["table"], row["on_delete"])
            for table in metadata.tables
            for row in connection.execute(text(f"PRAGMA foreign_key_list({table})")).mappings()
        }
    return {
        (table, key["constrained_columns"][0], key["referred_table"], key["options"].get("ondelete", "NO ACTION"))
        for table in metadata.tables
        for key in inspect(connection).get_foreign_keys(table)
    }


def names_of_constraints(connection: Connection) -> set[str | None]:
    inspector: Inspector = inspect(connection)
    return {check["name"] for table in metadata.tables for check in inspector.get_check_constraints(table)}


async def test_the_migrations_make_from_nothing_what_the_schema_says(store: Store) -> None:
    async with store.database.reads() as connection:
        assert await connection.run_sync(differences) == []
        expected = {
            constraint.name
            for table in metadata.tables.values()
            for constraint in table.constraints
            if isinstance(constraint, CheckConstraint)
        }
        assert await connection.run_sync(names_of_constraints) == expected
        assert await connection.run_sync(foreign_keys) == {
            (table.name, key.parent.name, key.column.table.name, key.ondelete or "NO ACTION")
            for table in metadata.tables.values()
            for key in table.foreign_keys
        }


async def test_opening_again_keeps_everything(url: str) -> None:
    for known in ([], ["m"]):
        store = await Store.open(url)
        assert await store.running() == known
        if not known:
            await store.add_match("m", None, HEADER, SECRET)
        await store.close()


OLDER = (
    "INSERT INTO guests VALUES ('g', 'Ada', 'cat', 1, 2)",
    "INSERT INTO tables VALUES ('t', 'CODE', 'anubix', 1, NULL, '{}', NULL, true, NULL, 'playing', 'm', NULL, 1, 2)",
    "INSERT INTO places VALUES ('t', 0, 'g', NULL, true)",
    "INSERT INTO matches VALUES ('m', 't', '{\"benben\": 1}', '00', 'running', 1, 2)",
    "INSERT INTO journal VALUES ('m', 1, 'act', 0, 'pass', 'c', NULL)",
)


async def test_a_database_of_an_earlier_benben_keeps_everything(url: str) -> None:
    database = await Database.open(url, revision="0001")
    async with database.writes() as connection:
        for line in OLDER:
            await connection.exec_driver_sql(line)
    await database.close()
    store = await Store.open(url)
    [(table, seat)] = await tables.of_guest(store, "g")
    assert (table.id, table.stand_in, table.patience, table.host, seat) == ("t", "greedy", None, None, 0)
    row = await store.match("m")
    assert row is not None
    assert (row.length, row.acting, row.header) == (1, 0, {"benben": 1})
    assert len(await store.journal("m")) == 1
    await store.close()


async def test_processes_that_start_at_once_migrate_once(tmp_path: Path) -> None:
    url = new_url("postgresql", tmp_path)
    for store in await asyncio.gather(*(Store.open(url) for _ in range(4))):
        assert await store.running() == []
        await store.close()


async def test_a_database_of_a_later_benben_is_refused_and_left_as_it_is(url: str) -> None:
    store = await Store.open(url)
    async with store.database.writes() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    for _ in range(2):
        with pytest.raises(StoreError, match="update benben"):
            await Store.open(url)


async def test_a_database_that_is_not_there_is_said_to_be_down_without_its_password() -> None:
    with pytest.raises(StoreDown) as caught:
        await Store.open("postgresql://benben:hush@127.0.0.1:1/nothing")
    assert "hush" not in str(caught.value)
