"""Keeps worker processes alive: forks them, starts anew those that die, and ends all of them together.

The supervisor imports all that workers need, but runs no thread and no event loop, so that a fork is a clean copy and
a new worker answers after a fraction of a second. It holds the listening sockets: while no worker lives, connections
wait.
"""

from __future__ import annotations

import logging
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import NoReturn

from benben.server import metrics
from benben.server.listening import close

log = logging.getLogger(__name__)

STOP_TIME = 12.0  # seconds that workers have to end; what is acknowledged is durable anyway
SOON = 1.0  # seconds; who lives shorter than that will probably die again
FIRST_DELAY, MOST_DELAY = 0.1, 10.0
ANSWERED_DELAY = 1.0  # the most after one that has answered: what killed it is not what it begins with
STOPPING = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
HEARD = (*STOPPING, signal.SIGCHLD)


@dataclass(frozen=True)
class Post:
    """What a worker gets from the supervisor: what to listen on, and the ends of two pipes."""

    sockets: Sequence[socket.socket]
    lifeline: int  # at its end when the supervisor is gone
    ready: int

    def tell_ready(self) -> None:
        """The worker answers now."""
        os.write(self.ready, b"!")
        os.close(self.ready)


@dataclass
class Worker:
    """A process as the supervisor knows it."""

    slot: int
    pid: int
    ready: int  # descriptor; -1 once it was heard
    began: float
    answered: bool = False


class Supervisor:
    """Runs until it is told to end. `work` is what a worker does; it returns the process's exit code."""

    def __init__(
        self, sockets: Sequence[Sequence[socket.socket]], work: Callable[[Post], int], on_ready: Callable[[], None]
    ) -> None:
        """As many workers as there are groups of sockets."""
        self._sockets = sockets
        self._work = work
        self._on_ready = on_ready
        self._workers: dict[int, Worker] = {}  # by process id
        self._due = {0: 0.0}  # when to start the worker of a slot; the others follow when the first one answers
        self._rest = range(1, len(sockets))
        self._failures = dict.fromkeys(range(len(sockets)), 0)
        self._answered = False
        self._deadline: float | None = None  # set when all are to end
        self._code = 0

    def run(self) -> int:
        """The exit code: 0 if everything ended as it should."""
        with self._listening_to_signals():
            try:
                while self._workers or self._due:
                    self._start_due()
                    self._wait()
                    self._bury()
                    self._end_late()
            finally:
                self._signal_all(signal.SIGKILL)
                self._close_all()
        return self._code

    # --- starting -----------------------------------------------------------------------------------------------------

    def _start_due(self) -> None:
        now = time.monotonic()
        for slot in [slot for slot, when in self._due.items() if when <= now]:
            del self._due[slot]
            self._start(slot)

    def _start(self, slot: int) -> None:
        heard, ready = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)  # none may reach the child while it has our handlers
        pid = os.fork()
        if pid == 0:
            self._become_worker(Post(self._sockets[slot], self._lifeline[0], ready), heard)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)
        os.close(ready)
        self._workers[pid] = Worker(slot, pid, heard, time.monotonic())

    def _become_worker(self, post: Post, heard: int) -> NoReturn:
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            for number in STOPPING:  # Ctrl-C reaches all processes of a terminal; the supervisor decides what it means
                signal.signal(number, signal.SIG_DFL if number == signal.SIGTERM else signal.SIG_IGN)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)
            for descriptor in (heard, self._lifeline[1], *self._wakeup, *(one.ready for one in self._workers.values())):
                with suppress(OSError):
                    os.close(descriptor)
            self._close_sockets(keep=post.sockets)
            code = self._work(post)
        except BaseException:
            log.exception("a worker failed")
        finally:
            with suppress(OSError, ValueError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)

    # --- what happens -------------------------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Sleep until a signal, a ready worker, or the next appointment."""
        pipes = {worker.ready: worker for worker in self._workers.values() if worker.ready >= 0}
        heard, _, _ = select.select([self._wakeup[0], *pipes], [], [], self._until_next())
        for descriptor in heard:
            if descriptor in pipes:
                self._hear_ready(pipes[descriptor])
            else:
                for number in os.read(descriptor, 64):
                    if number in STOPPING:
                        self._stop(number)

    def _until_next(self) -> float | None:
        times = [*self._due.values(), *([] if self._deadline is None else [self._deadline])]
        return max(0.0, min(times) - time.monotonic()) if times else None

    def _hear_ready(self, worker: Worker) -> None:
        told = os.read(worker.ready, 1)
        os.close(worker.ready)
        worker.ready, worker.answered = -1, bool(told)
        if told and not self._answered and self._deadline is None:
            self._answered = True
            self._due |= dict.fromkeys(self._rest, 0.0)
            self._on_ready()

    def _stop(self, number: int) -> None:
        """All are to end what they do, the second time at once."""
        if self._deadline is None:
            self._deadline = time.monotonic() + STOP_TIME
            self._due.clear()
            self._close_sockets()
            self._signal_all(signal.SIGTERM)
        else:
            self._code = 128 + number
            self._signal_all(signal.SIGKILL)

    def _end_late(self) -> None:
        if self._workers and self._deadline is not None and time.monotonic() >= self._deadline:
            log.error("%d workers did not end within %g seconds", len(self._workers), STOP_TIME)
            self._code = self._code or 1
            self._signal_all(signal.SIGKILL)
            self._deadline = float("inf")  # they are waited for, but not killed again

    # --- who has died -------------------------------------------------------------------------------------------------

    def _bury(self) -> None:
        for worker in list(self._workers.values()):
            pid, status = os.waitpid(worker.pid, os.WNOHANG)
            if pid:
                del self._workers[pid]
                if worker.ready >= 0:
                    self._hear_ready(worker)  # it may have told just before it died
                metrics.forget(pid)
                if self._deadline is None:
                    self._replace(worker, os.waitstatus_to_exitcode(status))

    def _replace(self, worker: Worker, code: int) -> None:
        if not self._answered:  # as it will be again: the worker has said why
            self._code = code if code > 0 else 1
            self._due.clear()
            return
        soon = time.monotonic() - worker.began < SOON
        failures = self._failures[worker.slot] = self._failures[worker.slot] + 1 if soon else 0
        most = ANSWERED_DELAY if worker.answered else MOST_DELAY
        delay = min(FIRST_DELAY * 2 ** min(failures - 1, 10), most) if failures else 0.0
        self._due[worker.slot] = time.monotonic() + delay
        log.warning("worker %d ended (%s); a new one starts in %.1f s", worker.pid, _cause(code), delay)

    # --- signals and pipes --------------------------------------------------------------------------------------------

    @contextmanager
    def _listening_to_signals(self) -> Iterator[None]:
        self._lifeline, self._wakeup = os.pipe(), os.pipe()
        os.set_blocking(self._wakeup[1], False)
        before = {number: signal.signal(number, _do_nothing) for number in HEARD}
        wakeup = signal.set_wakeup_fd(self._wakeup[1], warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(wakeup)
            for number, handler in before.items():
                signal.signal(number, handler)
            for descriptor in (*self._lifeline, *self._wakeup):
                os.close(descriptor)

    def _signal_all(self, number: int) -> None:
        for pid in self._workers:
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def _close_sockets(self, keep: Sequence[socket.socket] = ()) -> None:
        for sockets in self._sockets:
            if sockets is not keep:
                close(sockets)

    def _close_all(self) -> None:
        self._close_sockets()
        for worker in self._workers.values():
            if worker.ready >= 0:
                os.close(worker.ready)


def _do_nothing(_: int, __: object) -> None:
    """A handler, so that the signal's number comes through the pipe of `set_wakeup_fd`."""


def _cause(code: int) -> str:
    return f"exit code {code}" if code >= 0 else signal.Signals(-code).name
