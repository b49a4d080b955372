"""The bus of several workers, over Redis."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from urllib.parse import urlsplit

from benben.server.bus.bus import Answering, BusDown, Hearing
from benben.server.bus.ear import Ear
from benben.server.bus.leases import Leases
from benben.server.bus.line import Line
from benben.server.bus.link import Link
from benben.server.bus.names import Names
from benben.server.bus.questions import Questions

OPENING = 5.0  # seconds that Redis may take to answer for the first time
BEAT = 0.5  # seconds between renewals of leases
AGAIN = 0.2  # seconds before another try


class RedisBus:
    """Leases say who owns a match, published messages carry questions, answers and notes. While Redis is down, claiming
    and asking raise BusDown within a second; leases run out after two.

    `prefix` begins the names of all keys and channels. Servers that share a Redis need different databases or prefixes.
    """

    is_alone = False

    def __init__(self, url: str, prefix: str = "benben") -> None:
        self._url = url
        self._names = Names.of(url, prefix)
        self._worker = secrets.token_hex(8)
        self._missed: set[str] = set()  # matches about which a note did not go out
        self._restored = asyncio.Event()

    async def open(self, answering: Answering, losing: Callable[[str], None]) -> None:
        """Connect; BusDown if Redis does not answer."""
        self._line = Line(Link(self._url))
        self._leases = Leases(self._line, self._names, self._worker, losing)
        self._questions = Questions(self._line, self._names, self._worker, self._leases, answering)
        self._ear = Ear(Link(self._url), broken=self._questions.fail, restored=self._restored.set)
        await self._ear.listen(self._names.worker(self._worker), self._questions.hear)
        self._ear.start()
        self._beating = asyncio.create_task(self._beat())
        try:
            async with asyncio.timeout(OPENING):
                await self._restored.wait()
        except TimeoutError:
            await self.close()
            where = urlsplit(self._url)  # without the password
            raise BusDown(
                f"Redis at {where.hostname or where.path}:{where.port or 6379} cannot be used ({self._ear.trouble}): "
                "start it, or correct the address of the bus"
            ) from None
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Answer what was asked, release everything and disconnect. Who asks now can take over at once."""
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)
        await self._ear.close()
        await self._questions.finish()
        await self._leases.give_all()
        await self._line.close()

    async def claim(self, match: str) -> bool:
        """Own a match if nobody does."""
        self._need()
        return await self._leases.take(match)

    def owns(self, match: str) -> bool:
        """Whether the lease of a match still lasts."""
        return self._leases.hold(match)

    async def release(self, match: str) -> None:
        """Let another one own it: at once, or if the bus is down when the lease has run out."""
        await self._leases.give(match)

    async def ask(self, match: str, question: bytes) -> bytes | None:
        """The owner's answer; None if there is no owner, it is dead, or it gives none within 1.5 s."""
        self._need()
        return await self._questions.ask(match, question)

    async def follow(self, match: str, hearing: Hearing) -> None:
        """Hear all notes of other workers about a match."""
        await self._ear.listen(self._names.match(match), lambda note: self._hear(note, hearing))

    async def leave(self, match: str) -> None:
        """Follow no longer."""
        await self._ear.ignore(self._names.match(match))

    async def tell(self, match: str, note: bytes) -> None:
        """Send a note to the other workers. If it does not go out they get b"" when the bus is up again."""
        sent = self._line.post("PUBLISH", self._names.match(match), self._worker.encode() + note)
        sent.add_done_callback(lambda done: self._missed.add(match) if done.cancelled() or done.exception() else None)

    async def answers(self) -> bool:
        """Whether Redis answers and is listened to."""
        with contextlib.suppress(BusDown):
            return self._ear.up and bool(await self._line.ask("PING"))
        return False

    def _need(self) -> None:
        if not self._ear.up:
            raise BusDown(f"the bus is down: {self._ear.trouble}")

    def _hear(self, note: bytes, hearing: Hearing) -> None:
        sender, text = note[: len(self._worker)], note[len(self._worker) :]
        if sender != self._worker.encode():
            hearing(text)

    async def _beat(self) -> None:
        while True:
            pause = BEAT
            try:
                await self._leases.renew()
                await self._apologise()
            except BusDown:
                pause = AGAIN
            self._leases.expire()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._restored.wait()
                self._restored.clear()

    async def _apologise(self) -> None:
        """Tell those who missed a note to look for themselves."""
        missed, self._missed = self._missed, set()
        for match in missed:
            await self.tell(match, b"")
