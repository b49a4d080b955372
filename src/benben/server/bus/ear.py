"""What is said on Redis's channels."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict, deque
from collections.abc import Callable

from benben.server.bus.bus import Hearing
from benben.server.bus.line import LIMIT
from benben.server.bus.link import BROKEN, Link

log = logging.getLogger(__name__)

PAUSE = 0.2  # seconds before another try to connect
PULSE = 0.5  # seconds between pings
DEAF = 4  # pings without an answer after which the connection is given up


class Ear:
    """Listens to channels over one connection, which is made anew whenever it breaks. After that every channel's
    `hearing` gets b"", for something may have been missed.
    """

    def __init__(self, link: Link, broken: Callable[[], None], restored: Callable[[], None]) -> None:
        self.up = False
        self.trouble = "it has not answered yet"
        self._link = link
        self._broken = broken
        self._restored = restored
        self._hearing: dict[bytes, Hearing] = {}
        self._confirming: defaultdict[bytes, deque[asyncio.Future[None]]] = defaultdict(deque)
        self._connected = False
        self._last = b""  # the channel whose confirmation says that all that were known when connecting are heard
        self._unanswered = 0  # pings since anything was heard
        self._patience = asyncio.timeout(None)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Connect, and stay connected."""
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._pulse())]

    async def close(self) -> None:
        """Hear nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._break()
        await self._link.cut()

    async def listen(self, name: str, hearing: Hearing) -> None:
        """Hear a channel from now on; if the bus is down, from when it is up."""
        channel = name.encode()
        self._hearing[channel] = hearing
        if not self._ready:
            return
        confirmed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._confirming[channel].append(confirmed)
        with contextlib.suppress(*BROKEN):
            async with asyncio.timeout(LIMIT):
                await self._link.send([("SUBSCRIBE", channel)])
                await confirmed

    async def ignore(self, name: str) -> None:
        """Hear a channel no longer."""
        channel = name.encode()
        if self._hearing.pop(channel, None) is not None and self._ready:
            with contextlib.suppress(*BROKEN):
                async with asyncio.timeout(LIMIT):
                    await self._link.send([("UNSUBSCRIBE", channel)])

    @property
    def _ready(self) -> bool:
        return self._connected and self._link.whole

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(None) as self._patience:
                    await self._connect()
                    while True:
                        self._take(await self._link.read())
            except Exception as error:  # whatever it is, an ear that hears nothing for ever is worse
                self._complain(error)
            self._break()
            await self._link.cut()
            await asyncio.sleep(PAUSE)

    def _complain(self, error: Exception) -> None:
        self.trouble = str(error) or "it does not answer"
        if not isinstance(error, BROKEN):
            log.exception("listening to Redis failed")
        elif self.up:
            log.warning("the bus is down: %s", self.trouble)

    async def _connect(self) -> None:
        async with asyncio.timeout(LIMIT):
            await self._link.connect()
            self._connected = True
            self._unanswered = 0
            channels = list(self._hearing)
            self._last = channels[-1]
            await self._link.send([("SUBSCRIBE", *channels)])

    def _break(self) -> None:
        was_up, self.up, self._connected = self.up, False, False
        waiting, self._confirming = self._confirming, defaultdict(deque)
        for confirmed in (future for futures in waiting.values() for future in futures):
            if not confirmed.done():
                confirmed.set_result(None)  # it is heard again, and told so, when the bus is up
        if was_up:
            self._broken()

    def _take(self, said: object) -> None:
        self._unanswered = 0
        match said:
            case [b"message", bytes(channel), bytes(data)]:
                self._tell(channel, data)
            case [b"subscribe", bytes(channel), _]:
                self._confirm(channel)
            case Exception():
                raise said

    def _confirm(self, channel: bytes) -> None:
        if self._confirming[channel]:
            confirmed = self._confirming[channel].popleft()
            if confirmed.done():  # too late: whoever waited believes to have heard all since
                self._tell(channel, b"")
            else:
                confirmed.set_result(None)
        if not self._confirming[channel]:
            del self._confirming[channel]
        if channel == self._last and not self.up:
            self._come_up()

    def _come_up(self) -> None:
        self.up = True
        log.info("the bus is up")
        self._restored()
        for channel in list(self._hearing):
            self._tell(channel, b"")

    def _tell(self, channel: bytes, data: bytes) -> None:
        hearing = self._hearing.get(channel)
        if hearing is None:
            return
        try:
            hearing(data)
        except Exception:  # one match's trouble is not the others'
            log.exception("hearing a note failed")

    async def _pulse(self) -> None:
        """Notice a Redis that is there but says nothing: pings are counted and not timed, for this worker may be the
        one that was stopped.
        """
        while True:
            await asyncio.sleep(PULSE)
            self._unanswered += 1
            if self._connected and (self._unanswered > DEAF or not self._link.whole):
                self._patience.reschedule(0)
            elif self._connected:
                with contextlib.suppress(*BROKEN):
                    async with asyncio.timeout(LIMIT):
                        await self._link.send([("PING",)])
