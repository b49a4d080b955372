"""Backup and restore: everything in a database as one file, from which any database of either kind can be filled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import JSON, Connection, MetaData, func, insert, select, text
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from benben.server.store.database import Database, parse_url
from benben.server.store.dump import BLOCK, BadBackup, Dump, DumpWriter
from benben.server.store.errors import StoreError, StoreInUse
from benben.server.store.lending import borrow
from benben.server.store.migrations import find_revision, migrate, revisions
from benben.server.store.place import describe_database

Told = Callable[[int, int], None]  # how many of how many are done
STEPS = "alembic_version"


@asynccontextmanager
async def open_as_it_is(url: str) -> AsyncIterator[Database]:
    """A database that is there already, in no way changed; also one in an SQLite file on which a server works."""
    parsed = parse_url(url)
    file = Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None
    if file is not None and not file.is_file():
        raise StoreError(f"there is no database at {describe_database(url)}")
    try:
        database = await Database.open(url, revision=None)
    except StoreInUse:
        if file is None:
            raise
        async with borrow(file) as copy:
            if copy is None:
                raise
            database = await Database.open(parsed.set(database=str(copy)).render_as_string(), revision=None)
            try:
                yield database
            finally:
                await database.close()
        return
    try:
        yield database
    finally:
        await database.close()


async def back_up(url: str, file: Path, told: Told) -> int:
    """Write everything, as it is at one moment, to a file; returned is the number of rows."""
    async with open_as_it_is(url) as database, database.snapshot() as connection:
        revision = await find_revision(connection)
        if revision is None:
            raise StoreError(f"{describe_database(url)} is not a database of benben")
        with DumpWriter(file, revision, database.now()) as out:
            await _write(connection, out, told)
            return out.rows


async def restore(url: str, file: Path, told: Told) -> int:
    """Fill an empty database from a backup, with all of it or nothing; returned is the number of rows."""
    dump = Dump(file)
    if dump.revision not in revisions():
        raise StoreError(f"{file} was written by a later version of benben: update benben")
    count = await asyncio.to_thread(dump.count)  # before anything is touched
    database = await Database.open(url, revision=dump.revision)
    try:
        async with database.writes() as connection:
            await _check_empty(connection, dump, url)
            await _fill(connection, dump, count, told)
        await migrate(database.engine)
    finally:
        await database.close()
    return count


async def _write(connection: AsyncConnection, out: DumpWriter, told: Told) -> None:
    shape = await connection.run_sync(_shape)
    counts = [select(func.count()).select_from(table) for table in shape.sorted_tables]
    total = sum([await connection.scalar(count) or 0 for count in counts])
    for table in shape.sorted_tables:
        out.begin_table(table.name, table.columns.keys())
        rows = await connection.stream(select(table).order_by(*table.primary_key))
        async for block in rows.partitions(BLOCK):
            await asyncio.to_thread(out.add_rows, block)
            told(out.rows, total)


async def _check_empty(connection: AsyncConnection, dump: Dump, url: str) -> None:
    shape = await connection.run_sync(_shape)
    if connection.dialect.name == "postgresql":  # no server may begin in between
        names = ", ".join(f'"{name}"' for name in shape.tables)
        await connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    filled = [table.name for table in shape.sorted_tables if (await connection.execute(select(table).limit(1))).first()]
    if filled:
        where = describe_database(url)
        raise StoreError(f"{where} holds {', '.join(filled)} already: a backup is restored into an empty database only")
    if await find_revision(connection) != dump.revision:
        raise StoreError(f"{describe_database(url)} is of a later benben than the backup: name a new database")


async def _fill(connection: AsyncConnection, dump: Dump, total: int, told: Told) -> None:
    shape, done = await connection.run_sync(_shape), 0
    for table, rows in dump.blocks():
        try:
            await connection.execute(insert(shape.tables[table]), rows)
        except (OperationalError, InterfaceError):
            raise  # of the database, not of the file
        except (SQLAlchemyError, KeyError) as error:
            raise BadBackup(f"{dump.file} holds rows of {table!r} that the database cannot hold: {error}") from error
        done += len(rows)
        told(done, total)


def _shape(connection: Connection) -> MetaData:
    """The tables as they are in this database, which may be older than those in schema.py."""
    shape = MetaData()
    shape.reflect(connection)
    shape.remove(shape.tables[STEPS])
    for table in shape.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return shape
