"""Threads that wait for work which takes less than a millisecond."""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import Any

Part = tuple[int, int]
Task = Callable[[], int]

# Handing out work costs some 50 microseconds, in which several hundred matches are stepped.
LEAST = 512  # matches that are worth a thread
MORE = 256  # matches that the calling thread has before the others: they begin later, and are not to be waited for


def share(matches: int, threads: int | None) -> list[Part]:
    """The parts of some matches, the first one for the calling thread; as many as there are cores, if not told."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    parts = max(1, min(threads or cores, matches // LEAST))
    others = (matches - MORE) // parts
    return list(pairwise([0, *(matches - others * left for left in reversed(range(parts)))]))


class Crew:
    """As many helpers as wanted; they end with the crew."""

    def __init__(self, helpers: int) -> None:
        self._orders: list[SimpleQueue[Task | None]] = [SimpleQueue() for _ in range(helpers)]
        self._answers: SimpleQueue[int | BaseException] = SimpleQueue()
        for orders in self._orders:
            Thread(target=_work, args=(orders, self._answers), daemon=True).start()
        self.close = weakref.finalize(self, _dismiss, self._orders)

    def run(self, work: Callable[..., int], arguments: tuple[Any, ...], parts: Sequence[Part]) -> int:
        """Do some work in parts, the first in this thread, the others by a helper each; the sum of what they return."""
        if not self._orders:
            return work(*arguments, *parts[0])
        for orders, part in zip(self._orders, parts[1:], strict=True):
            orders.put(partial(work, *arguments, *part))
        answers: list[int | BaseException] = [_answer(partial(work, *arguments, *parts[0]))]
        answers += [self._answers.get() for _ in self._orders]  # all of them, whatever went wrong in one
        total = 0
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer
            total += answer
        return total


def _work(orders: SimpleQueue[Task | None], answers: SimpleQueue[int | BaseException]) -> None:
    while (task := orders.get()) is not None:
        answers.put(_answer(task))
        del task  # what it works on must not be kept until the next one comes


def _answer(task: Task) -> int | BaseException:
    try:
        return task()
    except BaseException as error:
        return error


def _dismiss(helpers: Sequence[SimpleQueue[Task | None]]) -> None:
    for orders in helpers:
        orders.put(None)
