"""Once a day, guests who never came back and tables at which nobody ever sat down are forgotten."""

from __future__ import annotations

import asyncio
import logging

from benben.server.store import guests, tables
from benben.server.store.errors import StoreDown
from benben.server.store.store import Store

log = logging.getLogger(__name__)

DAY = 24 * 60 * 60
SOON = 60.0  # after the start, when nobody waits for it
GUESTS_DAYS, TABLES_DAYS = 180, 7


class Sweeping:
    """A task that lasts as long as the server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task = asyncio.create_task(self._run(), name="sweeping")

    async def close(self) -> None:
        """Sweep no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(SOON)
        while True:
            try:
                now = self._store.database.now()
                await tables.sweep(self._store, now - TABLES_DAYS * DAY * 1000)
                await guests.sweep(self._store, now - GUESTS_DAYS * DAY * 1000)
            except StoreDown as error:
                log.warning("sweeping must wait for tomorrow: %s", error)
            await asyncio.sleep(DAY)
