"""PostgreSQL as the store needs it: nobody waits without end for a server, a network or another process."""

from __future__ import annotations

import socket
from asyncio import get_running_loop
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from psycopg import AsyncConnection
from psycopg.abc import PQGen
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection as Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

CONNECTIONS = 5
TURN = 5.0  # seconds to wait for one of the connections
# What the URL says goes first. The server ends what takes too long, and lets go of what a frozen process holds; if it
# does not even do that, `PatientConnection` gives up.
DEFAULTS = {"connect_timeout": "5", "keepalives_idle": "10", "tcp_user_timeout": "10000"}
SETTINGS = "-cstatement_timeout=5000 -cidle_in_transaction_session_timeout=20000"

Found = TypeVar("Found")


class PatientConnection(AsyncConnection[Any]):
    """A connection that hangs up when the server says nothing for too long, although the network still holds."""

    patience: float | None = 8.0  # seconds for each statement

    async def wait(self, gen: PQGen[Found], *args: Any, **kwargs: Any) -> Found:
        if self.patience is None:
            return await super().wait(gen, *args, **kwargs)
        waiting = get_running_loop().call_later(self.patience, self._hang_up)
        try:
            return await super().wait(gen, *args, **kwargs)
        finally:
            waiting.cancel()

    def _hang_up(self) -> None:
        """For the driver this is a server that has gone; cancelling would ask the server, which does not answer."""
        with socket.fromfd(self.pgconn.socket, socket.AF_INET, socket.SOCK_STREAM) as line:
            line.shutdown(socket.SHUT_RDWR)


def open_postgresql(url: URL) -> AsyncEngine:
    """An engine whose callers are told within some seconds that the server does not answer."""
    given = url.query.get("options", "")
    query = {key: value for key, value in DEFAULTS.items() if key not in url.query}
    query["options"] = f"{SETTINGS} {given if isinstance(given, str) else ' '.join(given)}".strip()
    return create_async_engine(
        url.update_query_dict(query),
        pool_size=CONNECTIONS,
        pool_timeout=TURN,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"async_creator_fn": PatientConnection.connect},
    )


@asynccontextmanager
async def without_hurry(connection: Connection) -> AsyncIterator[None]:
    """For the steps of a migration, which may take long and wait for each other; to the end of the transaction."""
    driver: Any = (await connection.get_raw_connection()).driver_connection  # a PatientConnection
    await connection.execute(text("SET LOCAL statement_timeout = 0"))
    driver.patience = None
    try:
        yield
    finally:
        del driver.patience
