"""A room: a live match with its people and all who look at it."""

from __future__ import annotations

import asyncio
import time
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
    driving: asyncio.Task[None] | None = None
    used: float = field(default_factory=time.monotonic)

    @property
    def id(self) -> str:
        return self.live.id

    @property
    def is_idle(self) -> bool:
        """Nobody looks and no bot thinks."""
        return not self.audience and (self.driving is None or self.driving.done())

    def greet(self, listener: Listener, hello: Hello) -> bool:
        """Show a listener a seat; false if it is not one of its own."""
        listener.seats = self.people.seats_of(listener.guest)
        if hello.seat is not None and hello.seat not in listener.seats:
            return False
        match, own = self.live.match, self.people.seen_by(listener.guest)
        header = {key: value for key, value in match.header.items() if key != "seed"}
        welcome = Welcome(self.id, self.live.table, hello.seat, header, own)
        listener.begin(hello.seat, hello.seen, hello.mark, welcome)
        listener.say(self.audience.presence())
        return True

    def show_people(self) -> None:
        """Tell everybody who sits where."""
        for listener in self.audience:
            if listener.ready:
                listener.seats = self.people.seats_of(listener.guest)
                if listener.seat not in listener.seats:  # its guest was erased on another device
                    listener.seat = None
                listener.say(PeopleNow(self.people.seen_by(listener.guest)))

    async def wait(self, seat: int | None, seen: int, mark: str, seconds: float) -> News:
        """News as soon as there are any, at the latest after some seconds."""
        end = time.monotonic() + seconds
        while True:
            self.used = time.monotonic()
            changed, screen = self.live.changed, self.live.screen(seat)
            left = end - time.monotonic()
            if left <= 0 or not screen.knows(seen, mark) or screen.seen != seen or self.live.match.is_over:
                return self.live.news(seat, seen, mark)
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                continue
