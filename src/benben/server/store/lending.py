"""Copies of an SQLite file that only one process may touch (see sqlite.py): it lends them to other programs of the same
user through a socket beside the file, so that a backup needs no stop of the server.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from benben.server.store.database import Database
from benben.server.store.errors import StoreDown, StoreError
from benben.server.store.sqlite import copy_sqlite

log = logging.getLogger(__name__)
FOLDERS = ".copy-"  # of copies, beside the file, so that they cannot end on another disk


class Lender:
    """Waits for borrowers as long as the file is open."""

    def __init__(self, database: Database, file: Path) -> None:
        """Use `open`."""
        self._database = database
        self._file = file
        self._server: asyncio.Server | None = None

    @classmethod
    async def open(cls, database: Database) -> Lender | None:
        """Begin to lend, if there is need of it and the system has such sockets."""
        file = database.alone_on
        if file is None or not hasattr(asyncio, "start_unix_server"):
            return None
        for left in file.parent.glob(f"{FOLDERS}*"):  # by a server that was killed
            shutil.rmtree(left, ignore_errors=True)
        lender = cls(database, file)
        try:
            lender._server = await asyncio.start_unix_server(lender._lend, _socket_of(file))
            _socket_of(file).chmod(0o600)
        except OSError as error:
            log.warning("no backup can be made while this server runs: %s: %s", _socket_of(file), error)
            return None
        return lender

    async def close(self) -> None:
        """Lend no more."""
        if self._server is not None:
            self._server.close()
        _socket_of(self._file).unlink(missing_ok=True)

    async def _lend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            # A folder that only our user may look into.
            with tempfile.TemporaryDirectory(
                prefix=FOLDERS, dir=self._file.parent, ignore_cleanup_errors=True
            ) as folder:
                await self._database.finish(copy_sqlite(self._database.engine, Path(folder, self._file.name)))
                writer.write(f"{Path(folder).name}\n".encode())
                await reader.read()  # until the borrower hangs up
        except (StoreDown, OSError) as error:
            log.warning("the database could not be copied for a backup: %s", error)
        finally:
            writer.close()


@asynccontextmanager
async def borrow(file: Path) -> AsyncIterator[Path | None]:
    """A copy of a file that another process works on, gone when the block is left; None if that process lends none."""
    if not hasattr(asyncio, "open_unix_connection"):
        yield None
        return
    try:
        reader, writer = await asyncio.open_unix_connection(_socket_of(file))
    except OSError:
        yield None
        return
    try:
        name = (await reader.readline()).decode().strip()
        if not name.startswith(FOLDERS):
            raise StoreError(f"the server that works on {file} could not copy it; its log says why")
        yield file.parent / name / file.name
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def _socket_of(file: Path) -> Path:
    return file.with_name(file.name + ".lend")
