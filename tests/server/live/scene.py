"""A house with real store and processes, and what its tests need: guests, tables that play, pages that show them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import msgspec

from benben.bots.bot import BOTS
from benben.match.match import Match
from benben.server.bus.bus import Bus
from benben.server.bus.local import LocalBus
from benben.server.bus.redis import RedisBus
from benben.server.live.audience import Listener
from benben.server.live.house import House
from benben.server.live.room import Room
from benben.server.live.thinking import Thinking
from benben.server.store import Store, guests, tables
from benben.server.store.fold import fold_journal
from benben.server.wire import Act, Done, Hello, Refused, Undo, format_answers
from contract.cases import random_text
from server.live.odd_bots import ODD
from server.redis_server import redis

PATIENCE = 60.0
cids = count(1)


class Page:
    """What a browser does: it shows one seat, and keeps the events that it was sent."""

    def __init__(self, scene: Scene, room: Room, guest: str | None) -> None:
        self.scene, self.room, self.listener = scene, room, Listener(guest)
        self.events: list[dict[str, Any]] = []
        self.got: list[dict[str, Any]] = []  # every message
        self.mark = ""
        self.view: dict[str, Any] = {}
        self.can_undo = False
        room.audience.join(self.listener)

    async def hello(self, seat: int | None, seen: int = 0, mark: str = "") -> bool:
        return await self.scene.house.hello(self.room, self.listener, Hello(seat, seen, mark))

    async def leave(self) -> None:
        self.room.audience.leave(self.listener)
        await self.scene.house.tell_presence(self.room)

    def read(self) -> list[dict[str, Any]]:
        """What has been sent since the last time, taken in."""
        found = msgspec.json.decode(format_answers(self.listener.collect(self.room.live)))
        for message in found:
            if message["type"] == "news":
                assert 1 <= message["first"] <= len(self.events) + 1
                self.events[message["first"] - 1 :] = message["events"]
                assert [event["n"] for event in self.events] == list(range(1, len(self.events) + 1))
                self.mark, self.view, self.can_undo = message["mark"], message["view"], message["can_undo"]
        self.got += found
        return list(found)

    def last(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind."""
        self.read()
        return next(message for message in reversed(self.got) if message["type"] == kind)


class Scene:
    """A house, and ways to fill it."""

    def __init__(self, store: Store, house: House) -> None:
        self.store, self.house, self.rng = store, house, random.Random(1)
        self.new_bus: Callable[[], Bus] = LocalBus  # for others who work on the same matches
        self.follower: Scene | None = None  # another worker, which opens all that begins here

    @classmethod
    @asynccontextmanager
    async def opened(
        cls, store: Store, thinking: Thinking | None = None, bus: Bus | None = None, keep: bool = False
    ) -> AsyncIterator[Scene]:
        """With `keep` the store stays open."""
        house = House(store, bus or LocalBus(), thinking or Thinking(1), 0.0)
        await house.open_doors()
        try:
            yield cls(store, house)
        finally:
            await house.close()
            if not keep:
                await store.close()

    async def guest(self, name: str = "Ada") -> str:
        return (await guests.add(self.store, name, "owl"))[0].id

    async def begin(self, people: list[str], game: str = "pyramids", **table: Any) -> Room:
        """A match of guests, by id, and bots, by name."""
        if game != "pyramids":
            table.setdefault("options", {"max_rounds": 12})
        new = await tables.add(self.store, game=game, seats=len(people), **table)
        for seat, who in enumerate(people):
            if who in (*BOTS, *ODD, "gone"):
                assert await tables.seat_bot(self.store, new.id, seat, who)
            else:
                assert await tables.sit(self.store, new.id, seat, who)
                assert await tables.set_ready(self.store, new.id, seat, who, True)
        match = await self.house.begin(new)
        assert match is not None
        room = await self.room(match)
        if self.follower is not None:
            await self.follower.room(match)
        return room

    async def agree(self) -> None:
        """Wait until the follower has all that was written, by nothing but what it was told."""
        for room in self.follower.house.rooms if self.follower is not None else ():
            written = (await self.stored(room)).dumps()
            await until(lambda live=room.live, written=written: live.match.dumps() == written)

    async def room(self, match: str) -> Room:
        room = await self.house.open(match)
        assert room is not None
        return room

    async def page(self, room: Room, guest: str | None, seat: int | None = None) -> Page:
        page = Page(self, room, guest)
        assert await page.hello(seat)
        page.read()
        return page

    def some(self, room: Room, seat: int) -> str:
        """Something that a seat can do."""
        return random_text(room.live.match, seat, self.rng)

    def act_of(self, room: Room, seat: int, do: str | None = None, cid: str | None = None) -> Act:
        text = self.some(room, seat) if do is None else do
        return Act(cid or f"c{next(cids)}", room.live.next_number(seat), text)

    async def act(self, room: Room, seat: int, do: str | None = None, cid: str | None = None) -> Done | Refused:
        return await self.house.act(room.id, seat, self.act_of(room, seat, do, cid))

    async def undo(self, room: Room, seat: int, n: int | None = None, cid: str | None = None) -> Done | Refused:
        number = room.live.next_number(seat) - 1 if n is None else n
        return await self.house.act(room.id, seat, Undo(cid or f"c{next(cids)}", number))

    async def play(self, room: Room, acts: int = 10_000) -> int:
        """Random actions of all seats; how many there were."""
        for done in range(acts):
            if not room.live.match.acting:
                return done
            assert isinstance(await self.act(room, self.rng.choice(room.live.match.acting)), Done)
        return acts

    async def stored(self, room: Room) -> Match:
        """The match as its journal tells it."""
        row = await self.store.match(room.id)
        assert row is not None
        return fold_journal(row, await self.store.journal(room.id))


class FollowingBus(RedisBus):
    """Of a worker that takes over nothing, so that a test knows who owns what."""

    async def claim(self, match: str) -> bool:
        return False


@asynccontextmanager
async def two_workers(database: str) -> AsyncIterator[Scene]:
    """A scene whose matches another worker follows over Redis."""
    bus = redis().new_url()
    async with (
        Scene.opened(await Store.open(database), bus=RedisBus(bus)) as scene,
        Scene.opened(await Store.open(database), bus=FollowingBus(bus)) as scene.follower,
    ):
        scene.new_bus = partial(RedisBus, bus)
        yield scene
        await scene.agree()


async def until(true: Callable[[], object], what: str = "") -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)
