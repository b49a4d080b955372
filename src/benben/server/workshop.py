"""The workshop: what takes long is done in processes of their own, beside the event loop, and no longer than somebody
waits for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from typing import Any

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "benben.studio.errand")
MOST_LINE = 64 * 2**20  # bytes; all pages of an edition are one line
WAITING: dict[str, Any] = {"waiting": True}


class Busy(Exception):
    """Too many wait already."""


class Failed(Exception):
    """A job that did not come to its end: it took too long, or its process died."""


class Workshop:
    """So many jobs at a time, and so many that wait. A job ends with whoever reads its lines."""

    def __init__(self, places: int = 1, most_waiting: int = 20, command: tuple[str, ...] = COMMAND) -> None:
        self._places = asyncio.Semaphore(places)
        self._most_waiting = most_waiting
        self._command = command
        self._waiting = 0
        self._children: set[asyncio.subprocess.Process] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def work(self, job: Mapping[str, Any], patience: float) -> AsyncGenerator[dict[str, Any]]:
        """The lines of a job as they come, `WAITING` first if others are before it."""
        if self._places.locked():
            if self._waiting >= self._most_waiting:
                raise Busy
            yield WAITING
        await self._enter()
        try:
            async with aclosing(self._lines(job, patience)) as lines:
                async for line in lines:
                    yield line
        finally:
            self._places.release()

    async def _enter(self) -> None:
        self._waiting += 1
        try:
            await self._places.acquire()
        finally:
            self._waiting -= 1

    async def _lines(self, job: Mapping[str, Any], patience: float) -> AsyncGenerator[dict[str, Any]]:
        end = time.monotonic() + patience
        pipe = asyncio.subprocess.PIPE
        child = await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, stderr=pipe, limit=MOST_LINE
        )
        assert child.stdin
        assert child.stdout
        assert child.stderr
        self._children.add(child)
        said = self._keep(child.stderr.read())
        try:
            child.stdin.write(json.dumps(job).encode() + b"\n")
            while line := await asyncio.wait_for(child.stdout.readline(), end - time.monotonic()):
                yield json.loads(line)
            if await child.wait():
                log.error("a job of the studio failed: %s", (await said).decode(errors="replace")[-2000:])
                raise Failed("it failed")
        except TimeoutError as error:
            raise Failed("it took too long") from error
        except ConnectionError as error:
            raise Failed("its process ended") from error
        finally:
            self._end(child)

    def _end(self, child: asyncio.subprocess.Process) -> None:
        """Whatever it does. Nothing is waited for: whoever waited may be gone, and its task with it."""
        self._children.discard(child)
        if child.returncode is None:
            child.kill()
            self._keep(child.wait())

    def _keep(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """End all that goes on."""
        for child in list(self._children):
            if child.returncode is None:
                child.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)
