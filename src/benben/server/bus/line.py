"""Commands to Redis, in order and with a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from benben.server.bus.bus import BusDown
from benben.server.bus.link import BROKEN, Command, Link

log = logging.getLogger(__name__)

LIMIT = 0.8  # seconds that a command may take
MOST = 500  # commands sent at once


class Line:
    """One connection for all commands of a worker. What waits while others are under way is sent together, in the order
    in which it came; if Redis does not answer in time, all of it has failed and the next commands connect anew.
    """

    def __init__(self, link: Link) -> None:
        self._link = link
        self._waiting: list[tuple[Command, asyncio.Future[Any]]] = []
        self._sending = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def post(self, *command: str | bytes | int) -> asyncio.Future[Any]:
        """Send a command in its turn. Nobody has to look at the future."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        if self._task.done():
            future.set_exception(BusDown("the bus is closed"))
            return future
        self._waiting.append((command, future))
        self._sending.set()
        return future

    async def ask(self, *command: str | bytes | int) -> Any:
        """What Redis answers; BusDown if it does not, and then it may or may not have done it."""
        try:
            async with asyncio.timeout(LIMIT):
                return await self.post(*command)
        except TimeoutError:
            raise BusDown(f"Redis did not answer for {LIMIT} s") from None

    async def close(self) -> None:
        """Send what waits, if that goes quickly, and disconnect."""
        with contextlib.suppress(BusDown):
            await self.ask("PING")
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._fail(self._waiting, "the bus is closed")
        await self._link.cut()

    async def _run(self) -> None:
        while await self._sending.wait():
            # Whose caller has given up is not sent: it would be done when nobody expects it any more.
            batch = [entry for entry in self._waiting[:MOST] if not entry[1].done()]
            del self._waiting[:MOST]
            if not self._waiting:
                self._sending.clear()
            try:
                await self._send(batch)
            except Exception as error:  # whatever it is, the next commands must go out
                if not isinstance(error, BROKEN):
                    log.exception("sending to Redis failed")
                await self._link.cut()
                self._fail(batch, f"Redis cannot be reached: {str(error) or 'it does not answer'}")
            except asyncio.CancelledError:
                self._fail(batch, "the bus is closed")
                raise

    async def _send(self, batch: list[tuple[Command, asyncio.Future[Any]]]) -> None:
        if not batch:
            return
        async with asyncio.timeout(LIMIT):
            if not await self._link.idle():
                await self._link.connect()
            await self._link.send([command for command, _ in batch])
            for _, future in batch:
                said = await self._link.read()
                if future.done():
                    continue
                if isinstance(said, Exception):
                    future.set_exception(BusDown(f"Redis refuses a command: {said}"))
                else:
                    future.set_result(said)

    @staticmethod
    def _fail(batch: list[tuple[Command, asyncio.Future[Any]]], why: str) -> None:
        for _, future in batch:
            if not future.done():
                future.set_exception(BusDown(why))
