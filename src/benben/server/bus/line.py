"""Commands to Redis, in order and with a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from benben.server.bus.bus import BusDown
from benben.server.bus.link import BROKEN, Command, Link

log = logging.getLogger(__name__)

LIMIT = 0.8  # seconds in which something has to come back
MOST = 500  # commands sent at once
Waiting = tuple[Command, asyncio.Future[Any]]


class Line:
    """One connection for all commands of a worker. What waits while others are under way is sent together, in the order
    in which it came. As long as answers come nothing fails, however much waits; when none comes in time all fails, and
    the next command connects anew.
    """

    def __init__(self, link: Link) -> None:
        self._link = link
        self._waiting: list[Waiting] = []
        self._sending = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def post(self, *command: str | bytes | int, first: bool = False) -> asyncio.Future[Any]:
        """Send a command in its turn, or before all that wait. Nobody has to look at the future."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        if self._task.done():
            future.set_exception(BusDown("the bus is closed"))
            return future
        self._waiting.insert(0 if first else len(self._waiting), (command, future))
        self._sending.set()
        return future

    async def ask(self, *command: str | bytes | int, first: bool = False) -> Any:
        """What Redis answers; BusDown if it does not, and then it may or may not have done it."""
        return await self.post(*command, first=first)

    async def close(self) -> None:
        """Send what waits, if that goes quickly, and disconnect."""
        with contextlib.suppress(BusDown):
            await self.ask("PING")
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._fail(self._take(), "the bus is closed")
        await self._link.cut()

    async def _run(self) -> None:
        while await self._sending.wait():
            batch = self._take(MOST)
            try:
                await self._send(batch)
            except Exception as error:  # whatever it is, the next commands must go out
                if not isinstance(error, BROKEN):
                    log.exception("sending to Redis failed")
                await self._link.cut()
                if isinstance(error, TimeoutError):  # who waits would wait as long once more
                    batch += self._take()
                self._fail(batch, f"Redis cannot be reached: {str(error) or 'it does not answer'}")
            except asyncio.CancelledError:
                self._fail(batch, "the bus is closed")
                raise

    def _take(self, most: int | None = None) -> list[Waiting]:
        """What is next. Whose caller has given up is left out: it would be done when nobody expects it any more."""
        batch = [entry for entry in self._waiting[:most] if not entry[1].done()]
        del self._waiting[:most]
        if not self._waiting:
            self._sending.clear()
        return batch

    async def _send(self, batch: list[Waiting]) -> None:
        if not batch:
            return
        async with asyncio.timeout(LIMIT) as limit:
            if not await self._link.idle():
                await self._link.connect()
            await self._link.send([command for command, _ in batch])
            for _, future in batch:
                said = await self._link.read()
                limit.reschedule(asyncio.get_running_loop().time() + LIMIT)
                if future.done():
                    continue
                if isinstance(said, Exception):
                    future.set_exception(BusDown(f"Redis refuses a command: {said}"))
                else:
                    future.set_result(said)

    @staticmethod
    def _fail(batch: list[Waiting], why: str) -> None:
        for _, future in batch:
            if not future.done():
                future.set_exception(BusDown(why))
