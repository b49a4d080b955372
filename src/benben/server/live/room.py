"""A room: a live match with its people and all who look at it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field

from benben.server.live.audience import Audience, Listener
from benben.server.live.match import LiveMatch
from benben.server.live.people import People
from benben.server.wire import Hello, News, Welcome
from benben.server.wire import People as PeopleNow


@dataclass(eq=False)
class Room:
    """What a worker has of one match."""

    live: LiveMatch
    people: People
    audience: Audience = field(default_factory=Audience)
    away_since: dict[int, float] = field(default_factory=dict)  # by seat, where nobody looks
    stood_in: set[int] = field(default_factory=set)  # seats that got a bot because nobody looked
    people_asked: int = 0  # how often the store was asked for them
    people_told: int = 0  # and which of its answers is known
    waiting: int = 0  # programs
    driving: asyncio.Task[None] | None = None
    used: float = field(default_factory=time.monotonic)

    @property
    def id(self) -> str:
        return self.live.id

    @property
    def is_idle(self) -> bool:
        """Nobody looks or waits, and no bot thinks."""
        return not self.audience and not self.waiting and (self.driving is None or self.driving.done())

    def greet(self, listener: Listener, hello: Hello) -> bool:
        """Show a listener a seat; false if it is not one of its own."""
        listener.seats = self.people.seats_of(listener.guest)
        if hello.seat is not None and hello.seat not in listener.seats:
            return False
        listener.begin(hello.seat, hello.seen, hello.mark, self._welcome(listener, hello.seat))
        listener.say(self.audience.presence())
        return True

    def _welcome(self, listener: Listener, seat: int | None) -> Welcome:
        header = {key: value for key, value in self.live.match.header.items() if key != "seed"}
        return Welcome(self.id, self.live.table, seat, header, self.people.seen_by(listener.guest))

    def show_people(self) -> None:
        """Tell everybody who sits where."""
        for listener in self.audience:
            if listener.ready:
                listener.seats = self.people.seats_of(listener.guest)
                if listener.seat is not None and listener.seat not in listener.seats:  # erased on another device
                    listener.begin(None, 0, "", self._welcome(listener, None))
                listener.say(PeopleNow(self.people.seen_by(listener.guest)))

    async def wait(self, seat: int | None, seen: int, mark: str, seconds: float) -> News:
        """News as soon as there are any, at the latest after some seconds."""
        end = time.monotonic() + seconds
        self.waiting += 1
        try:
            if seat is not None:
                self.audience.expect(seat, seconds)
            await self._change(seat, seen, mark, end)
        finally:
            self.waiting -= 1
            self.used = time.monotonic()
        return self.live.news(seat, seen, mark)

    async def _change(self, seat: int | None, seen: int, mark: str, end: float) -> None:
        """Until there is something that somebody with this mark does not know."""
        screen = self.live.screen(seat)
        content = screen.content
        while screen.knows(seen, mark) and screen.seen == seen and screen.content == content:
            changed, left = self.live.changed, end - time.monotonic()
            if left <= 0 or self.live.match.is_over:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), left)
            screen = self.live.screen(seat)
