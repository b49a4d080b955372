"""Questions between workers."""

from __future__ import annotations

import asyncio
import itertools
import logging

import msgspec

from benben.server.bus.bus import Answering, BusDown
from benben.server.bus.leases import Leases
from benben.server.bus.line import Line
from benben.server.bus.names import Names

log = logging.getLogger(__name__)

PATIENCE = 1.5  # seconds to wait for an answer

# If nobody listens for the owner it is dead, or has to connect anew and will see that it has lost the match: whoever
# asks can take over at once instead of waiting until the lease has run out.
ASK = """
local owner = redis.call('GET', KEYS[1])
if not owner then return 0 end
if redis.call('PUBLISH', ARGV[1] .. owner, ARGV[2]) > 0 then return 1 end
redis.call('DEL', KEYS[1])
return 0
"""


class Question(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """From a worker, which counts its questions, to the owner of a match."""

    asker: str
    number: int
    match: str
    text: bytes


class Answer(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """To a question; None from a worker that does not own the match or could not answer."""

    number: int
    text: bytes | None


_decoder = msgspec.msgpack.Decoder(Question | Answer)
_encode = msgspec.msgpack.encode


class Questions:
    """Those that this worker has asked, and those that it answers."""

    def __init__(self, line: Line, names: Names, worker: str, leases: Leases, answering: Answering) -> None:
        self._line = line
        self._names = names
        self._worker = worker
        self._leases = leases
        self._answering = answering
        self._numbers = itertools.count(1)
        self._open: dict[int, asyncio.Future[bytes | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, match: str, text: bytes) -> bytes | None:
        """The answer of the owner, or None."""
        number = next(self._numbers)
        answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._open[number] = answer
        frame = _encode(Question(self._worker, number, match, text))
        try:
            if not await self._line.ask("EVAL", ASK, 1, self._names.owner(match), self._names.worker(""), frame):
                return None
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            return None
        finally:
            del self._open[number]

    def fail(self) -> None:
        """The answers to all that was asked are lost."""
        for answer in self._open.values():
            if not answer.done():
                answer.set_exception(BusDown("the bus went down before the answer came"))

    def hear(self, frame: bytes) -> None:
        """A question or an answer to this worker. Questions are begun in the order in which they were asked, and do
        not wait for each other.
        """
        if not frame:
            return
        try:
            said = _decoder.decode(frame)
        except msgspec.DecodeError:
            log.warning("something that is no question came from Redis: does another program or version use it?")
            return
        if isinstance(said, Question):
            task = asyncio.create_task(self._answer(said))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif (answer := self._open.get(said.number)) is not None and not answer.done():
            answer.set_result(said.text)

    async def finish(self) -> None:
        """Answer what was asked, if that does not take too long."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _answer(self, question: Question) -> None:
        text = None
        if self._leases.hold(question.match):
            try:
                text = await self._answering(question.text)
            except Exception:  # whoever asked shall not have to wait
                log.exception("answering a question failed")
        else:
            self._leases.deny(question.match)
        self._line.post("PUBLISH", self._names.worker(question.asker), _encode(Answer(question.number, text)))
