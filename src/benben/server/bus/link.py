"""A connection to Redis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from redis.asyncio import ConnectionPool
from redis.exceptions import RedisError, ResponseError

BROKEN = (RedisError, OSError, TimeoutError)
Command = tuple[str | bytes | int, ...]


class Link:
    """redis-py's connection without its pool, which keeps no order, and without its retries, which take long.

    It waits as long as it is let: who uses it says how long.
    """

    def __init__(self, url: str) -> None:
        pool: Any = ConnectionPool.from_url(url, protocol=2, socket_timeout=None, socket_connect_timeout=None)
        self._connection: Any = pool.make_connection()  # Any: redis-py leaves these methods untyped

    async def connect(self) -> None:
        """Connect anew, and log in as the URL says."""
        await self.cut()
        await self._connection.connect()

    @property
    def whole(self) -> bool:
        """Whether it is connected, as far as is known."""
        return bool(self._connection.is_connected)

    async def idle(self) -> bool:
        """Whether it is connected and nothing waits to be read, not even the news that the other side has closed."""
        return self.whole and not await self._connection.can_read()

    async def send(self, commands: Sequence[Command]) -> None:
        """Send commands at once."""
        await self._connection.send_packed_command(self._connection.pack_commands(commands), check_health=False)

    async def read(self) -> Any:
        """What Redis says next. That it refuses a command is returned and not raised, for others may follow."""
        try:
            return await self._connection.read_response()
        except ResponseError as error:
            return error

    async def cut(self) -> None:
        """Disconnect, whatever is under way."""
        await self._connection.disconnect(nowait=True)
