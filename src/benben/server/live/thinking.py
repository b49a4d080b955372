"""Bots think in processes of their own: they take time, and may crash or hang, without anybody waiting for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from benben.bots.bot import Question
from benben.server.live import brain

PATIENCE = 6.0  # seconds; no bot that people are offered thinks for much longer than one, so that this one hangs
HASTE = 3.0  # the same for one that acts in another's place, for which people have waited already


class NoAnswer(Exception):
    """A bot does not say what it does, and why."""


class Unfit(NoAnswer):
    """It crashed or hung: it would do so again, and people would wait again."""


class Unready(NoAnswer):
    """It has to be compiled before it can be asked."""


class Thinking:
    """Processes that answer bots' questions, each one at a time, so that a bot that crashes or hangs harms no other and
    waiting for a free process is not counted as thinking. They start when they are first asked.
    """

    def __init__(self, processes: int, patience: float = PATIENCE, prepare: Callable[[], None] | None = None) -> None:
        """`prepare` runs first in every process."""
        self._patience, self._haste = patience, min(patience, HASTE)
        self._thinkers = [Thinker(prepare) for _ in range(processes)]
        self._idle = asyncio.LifoQueue[Thinker]()
        for thinker in reversed(self._thinkers):
            self._idle.put_nowait(thinker)
        self._tasks: set[asyncio.Task[str]] = set()

    async def answer(self, asked: Question, bot: str, hasty: bool = False) -> str:
        """What a bot does, as notation; NoAnswer if it does not say, if `hasty` rather soon."""
        # Whoever asks may be cancelled; the process is free only when it has answered.
        task = asyncio.create_task(self._answer(asked, bot, self._haste if hasty else self._patience))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _answer(self, asked: Question, bot: str, patience: float) -> str:
        thinker = await self._idle.get()
        try:
            return await thinker.answer(asked, bot, patience)
        finally:
            self._idle.put_nowait(thinker)

    async def close(self) -> None:
        """End all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for thinker in self._thinkers:
            thinker.end()


class Thinker:
    """One process, begun anew after it had to be ended."""

    def __init__(self, prepare: Callable[[], None] | None) -> None:
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, asked: Question, bot: str, patience: float) -> str:
        """What a bot does; NoAnswer if it does not say, and another process from now on if this one is of no use."""
        try:
            future = asyncio.get_running_loop().run_in_executor(self._open(), brain.answer, asked, bot)
            async with asyncio.timeout(patience):  # wait_for may keep to itself that it was cancelled
                return await future
        except (BrokenProcessPool, TimeoutError) as error:
            self.end()
            raise Unfit("it took too long" if isinstance(error, TimeoutError) else "it crashed") from error
        except brain.NotReady as error:
            raise Unready("it is still being compiled") from error
        except Exception as error:  # its text may tell what only a seat knows
            raise NoAnswer(f"it failed with {type(error).__name__}") from error

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
            if os.name == "posix":
                context.set_forkserver_preload([brain.__name__])
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(self._prepare,))
        return self._pool

    def end(self) -> None:
        """Kill the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(prepare: Callable[[], None] | None) -> None:
    """Ctrl-C in a terminal reaches every process of its group; this one is ended by its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    os.nice(5) if os.name == "posix" else None
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    """A server that is killed cannot end this process; and nothing else would."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
