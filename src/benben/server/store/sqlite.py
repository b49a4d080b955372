"""SQLite as the store needs it: durable, one writer at a time, and safe from the bug in its write-ahead log."""

from __future__ import annotations

import logging
import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from benben.server.store.errors import StoreDown, StoreError, StoreInUse, saying_when_down

log = logging.getLogger(__name__)

FIRST_WITH_BUG = (3, 7, 0)
FIRST_WITHOUT_BUG = (3, 51, 3)
FIXED_IN = {(3, 44): 6, (3, 50): 7}  # older lines that took the fix over
READING = "benben_reading"  # execution option of transactions that only read
CONNECTIONS = 4


def has_wal_bug(version: tuple[int, int, int]) -> bool:
    """Whether this SQLite may lose what was committed, when a second connection writes or checkpoints at the same
    instant: https://sqlite.org/wal.html#walresetbug.
    """
    if not FIRST_WITH_BUG <= version < FIRST_WITHOUT_BUG:
        return False
    fixed = FIXED_IN.get(version[:2])
    return fixed is None or version[2] < fixed


class FileLock:
    """Held as long as a process works on an SQLite file. A lock beside the file, not on it: closing any handle of the
    file itself would drop SQLite's own locks.
    """

    def __init__(self, path: Path, alone: bool) -> None:
        self.alone = alone
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            self._take(alone)
        except OSError as error:
            os.close(self._file)
            raise StoreInUse(
                f"{path} is locked: another process works on this database, and SQLite {sqlite3.sqlite_version} is "
                "safe in one process only; end the other one, take another file (--database sqlite:////FILE), or use "
                "PostgreSQL"
            ) from error

    def _take(self, alone: bool) -> None:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(self._file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)

    def release(self) -> None:
        """The lock file stays: removing it would let two processes lock two files of one name."""
        os.close(self._file)


def open_sqlite(url: URL) -> tuple[AsyncEngine, FileLock]:
    """An engine over a file that this process may use now."""
    if not url.database or url.database == ":memory:":
        raise StoreError("an SQLite database needs a file: sqlite:////path/to/benben.db")
    path = Path(url.database)
    path.parent.mkdir(parents=True, exist_ok=True)
    alone = has_wal_bug(sqlite3.sqlite_version_info)
    lock = FileLock(path.with_name(path.name + ".lock"), alone)
    path.touch(mode=0o600)  # secrets of matches are in it
    return _engine(url, alone), lock


def _engine(url: URL, alone: bool) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=1 if alone else CONNECTIONS,
        max_overflow=0,
        pool_reset_on_return=None,  # every transaction here is ended by who began it
        hide_parameters=True,
        connect_args={"isolation_level": None},  # transactions begin where `_begin` says, not where Python guesses
    )

    def configure(connection: Any, _: Any) -> None:
        _configure(connection, alone)

    event.listen(engine.sync_engine, "connect", configure)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def warn_of_bug() -> None:
    """For the log of a server whose SQLite has the bug."""
    log.warning(
        "SQLite %s has a bug in its write-ahead log (fixed in 3.51.3): using a single connection in a single "
        "process, which the bug cannot harm",
        sqlite3.sqlite_version,
    )


async def write_at_once(engine: AsyncEngine, work: Callable[[sqlite3.Connection], None]) -> None:
    """A transaction of several statements in the thread of one of the connections. To hand over each statement by
    itself, as drivers for asyncio do, takes longer than to carry all of them out.
    """
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            await driver._execute(_transact, driver._conn, work)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.Error as error:
            raise OperationalError(None, None, error) from error


def _transact(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], None]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


async def copy_sqlite(engine: AsyncEngine, path: Path) -> None:
    """A copy of a whole database, by one of its own connections, which writes nothing meanwhile: page by page, so that
    this is as quick as the disk.
    """
    with saying_when_down():
        async with engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            target = sqlite3.connect(path, check_same_thread=False)
            try:
                await driver.backup(target)
            except sqlite3.Error as error:
                raise StoreDown(f"the database could not be copied: {error}") from error
            finally:
                target.close()


def _configure(connection: Any, alone: bool) -> None:
    cursor = connection.cursor()
    if alone:  # keeps other programs out too, which know nothing of our lock
        cursor.execute("PRAGMA locking_mode = EXCLUSIVE")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA journal_mode = WAL")
    if cursor.fetchone() != ("wal",):
        raise StoreError("SQLite cannot keep a write-ahead log here; is the file on a network drive?")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA secure_delete = ON")  # what a guest erases is gone from the file as well
    cursor.close()


def _begin(connection: Connection) -> None:
    """Writers wait for each other at the beginning: a transaction that read first could not wait any more."""
    reading = connection.get_execution_options().get(READING)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
