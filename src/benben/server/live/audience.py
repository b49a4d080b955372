"""Who looks at a match: sockets of this worker, and how many there are at the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from benben.server.wire import Answer, Bye, Presence

if TYPE_CHECKING:
    from benben.server.live.match import LiveMatch

MOST_WAITING = 64  # answers to a socket that does not read; news need no room, only the newest is ever sent
TOO_SLOW = Bye("slow", "this page does not read what it is sent: it will come back by itself")
LOGGED_OUT = Bye("out", "somebody logged out; this page will come back by itself, if it still may")
FORGET_AFTER = 12.0  # seconds without a word from another worker


class Listener:
    """One socket: which seat it shows, how far it has got, and what else waits to be sent."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.seat: int | None = None  # the one that is shown
        self.seats: list[int] = []  # all that are the guest's own: several people may share a device
        self.ready = False  # said hello
        self.wake = asyncio.Event()
        self._seen, self._mark = 0, ""
        self._content: object = None
        self._waiting: list[Answer] = []

    def begin(self, seat: int | None, seen: int, mark: str, welcome: Answer) -> None:
        """Show a seat from now on."""
        self.seat, self._seen, self._mark, self._content = seat, seen, mark, None
        self.ready = True
        self.say(welcome)

    def say(self, answer: Answer) -> None:
        """Send something when the socket can take it. Who does not read is sent away: nothing is left out silently."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting, self.ready = [TOO_SLOW], False
        else:
            self._waiting.append(answer)
        self.wake.set()

    def send_out(self) -> None:
        """Have the socket come back with the key that it holds, and be nobody until then."""
        self.guest, self.seat, self.seats, self.ready = None, None, [], False
        self.say(LOGGED_OUT)

    def collect(self, live: LiveMatch) -> list[Answer]:
        """All there is to send, the newest state of the match last."""
        answers, self._waiting = self._waiting, []
        if self.ready:
            screen = live.screen(self.seat)
            if screen.content != self._content:
                news = screen.news(self._seen, self._mark, live.clock_for(self.seat))
                self._seen, self._mark, self._content = screen.seen, news.mark, screen.content
                answers.append(news)
        return answers


class Elsewhere(msgspec.Struct, frozen=True, tag="elsewhere"):
    """Whom another worker has at its sockets."""

    worker: str
    seats: list[int]
    watchers: int


class Audience:
    """The sockets of one match."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._elsewhere: dict[str, tuple[float, Elsewhere]] = {}
        self._asking: dict[int, float] = {}  # programs without socket, by seat: until when they count as here
        self._told: Presence | None = None

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def join(self, listener: Listener) -> None:
        """A socket opened."""
        self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """A socket closed."""
        self._listeners.discard(listener)

    def expect(self, seat: int, seconds: float = 0.0) -> None:
        """A seat's people act or wait without a socket, and are here until they have been silent for a while."""
        self._asking[seat] = max(self._asking.get(seat, 0.0), time.monotonic() + seconds + FORGET_AFTER)

    def wake(self) -> None:
        """The match has changed."""
        for listener in self._listeners:
            listener.wake.set()

    def wake_soon(self) -> None:
        """The same when whoever acted has been answered, so that the answer and the news are one frame."""
        loop = asyncio.get_running_loop()
        loop.call_soon(loop.call_soon, self.wake)  # an answer takes two rounds of the loop from here to its socket

    def say(self, answer: Answer) -> None:
        """To everybody here."""
        for listener in self._listeners:
            if listener.ready:
                listener.say(answer)

    def send_out(self, guest: str) -> None:
        """A guest has logged out somewhere; which of its sockets may stay is known when they come back."""
        for listener in self:
            if listener.guest == guest:
                listener.send_out()

    def hear(self, other: Elsewhere) -> None:
        """Another worker says whom it has."""
        self._elsewhere[other.worker] = (time.monotonic(), other)

    def here(self, worker: str) -> Elsewhere:
        """Whom this worker has."""
        now, ready = time.monotonic(), [listener for listener in self._listeners if listener.ready]
        asking = {seat for seat, until in self._asking.items() if until >= now}
        seats = sorted(asking.union(*(listener.seats for listener in ready)))
        return Elsewhere(worker, seats, sum(not listener.seats for listener in ready))

    def presence(self) -> Presence:
        """Whom all workers have together."""
        here, oldest = self.here(""), time.monotonic() - FORGET_AFTER
        self._elsewhere = {name: heard for name, heard in self._elsewhere.items() if heard[0] >= oldest}
        others = [other for _, other in self._elsewhere.values()]
        seats = sorted({*here.seats, *(seat for other in others for seat in other.seats)})
        return Presence(seats, here.watchers + sum(other.watchers for other in others))

    def tell_presence(self) -> bool:
        """Say who is there to everybody, if that has changed."""
        now = self.presence()
        if now == self._told:
            return False
        self._told = now
        self.say(now)
        return True
