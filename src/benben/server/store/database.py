"""The database behind the store: opening it, its transactions, and saying when it is lost."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from benben.server.store.errors import StoreError, saying_when_down
from benben.server.store.migrations import NEWEST, migrate
from benben.server.store.sqlite import READING, FileLock, open_sqlite, warn_of_bug, write_at_once

log = logging.getLogger(__name__)
Result = TypeVar("Result")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


class Database:
    """An engine with a clock and, for SQLite, the lock on its file."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None, now: Callable[[], int]) -> None:
        self.engine = engine
        self.now = now
        self._reading = engine.execution_options(**{READING: True})
        self._lock = lock
        self._working: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: str, now: Callable[[], int] = milliseconds, revision: str | None = NEWEST) -> Database:
        """Connect, and bring the tables up to date, or to an earlier revision, or with None leave them as they are."""
        parsed = parse_url(url)
        lock = None
        if parsed.get_backend_name() == "sqlite":
            engine, lock = open_sqlite(parsed)
        else:
            from benben.server.store.postgresql import open_postgresql

            engine = open_postgresql(parsed)
        database = cls(engine, lock, now)
        try:
            await database._prepare(revision)
        except BaseException:
            await database.close()
            raise
        return database

    async def _prepare(self, revision: str | None) -> None:
        if revision is not None:
            with saying_when_down():
                await migrate(self.engine, revision)
        if revision == NEWEST:
            await self._warn()

    async def _warn(self) -> None:
        """What a server should know of its database; other commands have nothing to do with it."""
        if self.alone_on is not None:
            warn_of_bug()
        if self.engine.dialect.name == "postgresql":
            async with self.reads() as connection:
                for name in ("fsync", "synchronous_commit"):
                    if await connection.scalar(text(f"SHOW {name}")) == "off":
                        log.warning("PostgreSQL runs with %s = off: acknowledged actions may be lost in a crash", name)

    async def close(self) -> None:
        """Finish what is under way, then let go of all connections and of the file."""
        if self._working:
            await asyncio.wait(self._working)
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    @property
    def alone_on(self) -> Path | None:
        """The SQLite file on which no other process may work, if there is one."""
        return Path(self.engine.url.database or "") if self._lock is not None and self._lock.alone else None

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do work with transactions in it to its end, even if the caller is cancelled, as it is whenever a browser goes
        away. A transaction broken off costs the connection, and on SQLite the next one waits for its locks in vain.
        """
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    @asynccontextmanager
    async def reads(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        with saying_when_down():
            async with self._reading.begin() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads and sees one moment, however long it lasts."""
        with saying_when_down():
            async with self._reading.connect() as connection:
                if connection.dialect.name == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                async with connection.begin():
                    yield connection

    async def write_at_once(self, work: Callable[[sqlite3.Connection], None]) -> bool:
        """A whole transaction by plain SQLite, durable when this returns; false if the database is another one."""
        if self._lock is None:
            return False
        with saying_when_down():
            await write_at_once(self.engine, work)
        return True

    @asynccontextmanager
    async def writes(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable when the block is left."""
        with saying_when_down():
            async with self.engine.begin() as connection:
                yield connection


def parse_url(url: str) -> URL:
    """A database URL with the driver that benben uses."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError("not a database URL: write sqlite:////path/to/benben.db or postgresql://host/name") from None
    backend = parsed.get_backend_name()
    if backend not in DRIVERS:
        raise StoreError(f"{backend} databases are not supported: use sqlite:// or postgresql://")
    return parsed.set(drivername=DRIVERS[backend])
