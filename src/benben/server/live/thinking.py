"""Bots think in processes of their own: they take time, and may crash or hang, without anybody waiting for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from benben.bots.bot import Question, answer

log = logging.getLogger(__name__)

PATIENCE = 15.0  # seconds; a bot that takes longer hangs


class NoAnswer(Exception):
    """A bot crashed, hung, or its process was killed."""


class Thinking:
    """Processes that answer bots' questions. They start when the first question is asked."""

    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        self._processes = processes
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, asked: Question, bot: str) -> str:
        """What a bot does, as notation; NoAnswer if it does not say."""
        pool = self._open()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, answer, asked, bot)
            return await asyncio.wait_for(future, self._patience)
        except (BrokenProcessPool, TimeoutError) as error:
            self._discard(pool)
            raise NoAnswer(f"{bot} gave no answer ({type(error).__name__})") from error
        except Exception as error:
            raise NoAnswer(f"{bot} failed: {error}") from error

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
            if os.name == "posix":
                context.set_forkserver_preload(["benben.bots.bot"])
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """End processes that crashed or hang; the next question gets new ones."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End all of them."""
        if self._pool is not None:
            self._discard(self._pool)


def _begin() -> None:
    """Ctrl-C in a terminal reaches every process of its group; this one is ended by its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5) if os.name == "posix" else None
