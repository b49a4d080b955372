"""The house: all live matches of one worker, and the way to those of the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from benben.match.match import Match
from benben.server import metrics
from benben.server.bus.bus import Bus, BusDown
from benben.server.live import note
from benben.server.live.absence import Absence
from benben.server.live.audience import Elsewhere, Listener
from benben.server.live.beginning import begin
from benben.server.live.driver import Driver
from benben.server.live.match import BUSY, LiveMatch
from benben.server.live.note import Left, Moved, NotMine, Question, Reacted, Wrote
from benben.server.live.people import People
from benben.server.live.room import Room
from benben.server.live.thinking import Thinking
from benben.server.store.errors import StoreDown, UnknownMatch
from benben.server.store.store import Store
from benben.server.store.tables import Table
from benben.server.store.unattended import waiting_for_bots
from benben.server.wire import Act, Bye, Done, Hello, React, Reaction, Refused, Undo

log = logging.getLogger(__name__)

TICK = 0.5
AT_ONCE = 16  # rooms that are minded before others may do something
IDLE = 30.0  # seconds after which a match that nobody looks at is forgotten
ANNOUNCE = 4.0
ROUTING = 4.0  # seconds to find a match's owner, or become it
LOOK_FOR_BOTS = 20.0  # matches whose owner died while nobody looked
TROUBLE = (StoreDown, BusDown)


class House:
    """Opens matches when somebody asks for them, and forgets them when nobody does."""

    def __init__(self, store: Store, bus: Bus, thinking: Thinking, pause: float) -> None:
        """Then `open_doors`."""
        self.store = store
        self.bus = bus
        self.worker = secrets.token_hex(4)
        self._thinking = thinking
        self._driver = Driver(thinking, pause, self._act_here)
        self._absence = Absence(store)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room | None]] = {}
        self._closing: dict[str, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._acting: set[asyncio.Task[Done | Refused]] = set()
        self._announced = self._looked = 0.0
        self._ends = False

    async def open_doors(self) -> None:
        """Join the other workers, and begin to mind the matches."""
        await self.bus.open(self._answer, self._lost)
        self._spawn(self._mind)

    async def close(self) -> None:
        """Stop driving; whatever was acknowledged is in the store already."""
        self._ends = True  # what is being carried out would drive its match on
        tasks = [*self._tasks, *(room.driving for room in self._rooms.values() if room.driving)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._acting, return_exceptions=True)
        await self._thinking.close()
        with suppress(BusDown):
            await self.bus.close()

    async def say_bye(self) -> None:
        """Tell every socket that the server ends. Each closes when told; clients come back by themselves."""
        for room in self.rooms:
            for listener in room.audience:
                listener.say(Bye("restart", "the server restarts; this page connects again by itself"))
        while any(room.audience for room in self.rooms):
            await asyncio.sleep(0.02)

    @property
    def rooms(self) -> list[Room]:
        """All that are open now."""
        return list(self._rooms.values())

    # --- rooms --------------------------------------------------------------------------------------------------------

    async def open(self, match: str) -> Room | None:
        """The room of a match; None if there is no such match."""
        room = self._rooms.get(match)
        if room is not None:
            room.used = time.monotonic()
            return room
        opening = self._opening.get(match)
        if opening is None:
            opening = asyncio.ensure_future(self._open(match))
            self._opening[match] = opening
            opening.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(opening)

    async def look(self, match: str) -> Room | None:
        """The room of a match with all that any worker has answered for before. What others do is told a moment later,
        and whoever asks them and then this worker must not be shown less the second time.
        """
        room = await self.open(match)
        if room is not None and not self.bus.is_alone:
            await self._reload_people(room)
            await self._see_all(room)
        return room

    async def _see_all(self, room: Room) -> None:
        row = await self.store.match(room.id)
        if row is not None and row.length > room.live.length:
            await self._catch_up(room)

    async def _open(self, match: str) -> Room | None:
        if (closing := self._closing.get(match)) is not None:
            await closing
        if await self.store.match(match) is None:  # nobody follows what strangers make up
            return None
        early: list[bytes] = []
        await self.bus.follow(
            match, lambda data: self._hear(match, data) if match in self._rooms else early.append(data)
        )
        try:
            room = await self._load(match)
        except BaseException:
            await self._leave(match)
            raise
        self._rooms[match] = room
        for data in early:
            self._hear(match, data)
        await self._claim(room)
        self._drive(room)
        room.used = time.monotonic()
        return room

    async def _load(self, match: str) -> Room:
        live = await LiveMatch.load(self.store, match)
        if live is None:
            raise UnknownMatch(f"match {match} has just been removed")
        return Room(live, await People.load(self.store, live.table))

    async def _close(self, room: Room) -> None:
        """Whoever opens it meanwhile waits until it is closed."""
        match = room.id
        del self._rooms[match]
        closing = self._closing[match] = asyncio.ensure_future(self._leave(match))
        closing.add_done_callback(lambda _: self._closing.pop(match, None))
        await asyncio.shield(closing)

    async def _leave(self, match: str) -> None:
        with suppress(BusDown):
            await self.bus.leave(match)
        with suppress(BusDown):
            await self.bus.release(match)

    async def begin(self, table: Table, played: Match | None = None) -> str | None:
        """Begin the match of a table, or go on with it from one; None if it is not ready, or has begun."""
        begun = await begin(self.store, table, played)
        if begun is None:
            return None
        with suppress(*TROUBLE):  # it has begun all the same, and is opened by whoever comes
            await self.open(begun[0])
        return begun[0]

    async def people_changed(self, match: str) -> None:
        """Somebody sat down, left, was replaced or is called otherwise."""
        room = await self.open(match)
        if room is not None:
            await self.bus.tell(match, note.format_note(Moved()))
            await self._reload_people(room)

    async def logged_out(self, match: str, guest: str) -> None:
        """A guest has logged out somewhere: who has a socket open by a key that is gone must not act any longer."""
        await self.bus.tell(match, note.format_note(Left(guest)))
        room = self._rooms.get(match)
        if room is not None:
            room.audience.send_out(guest)

    async def _reload_people(self, room: Room) -> None:
        number = room.people_asked = room.people_asked + 1
        people = await People.load(self.store, room.live.table)
        if number > room.people_told:  # of two answers the one that was asked for later counts
            before, room.people_told, room.people = room.people, number, people
            if people != before:
                room.show_people()
            self._drive(room)

    # --- listening ----------------------------------------------------------------------------------------------------

    async def hello(self, room: Room, listener: Listener, hello: Hello) -> bool:
        """Show a listener a seat. Who was away gets the seat back from the bot. Who comes from another worker must not
        be shown less than there, even if the bus is down.
        """
        if not self.bus.is_alone:
            with suppress(StoreDown):
                await self._see_all(room)
        if not room.greet(listener, hello):
            return False
        await self._return(room, listener.seats)
        await self.tell_presence(room)
        return True

    async def _return(self, room: Room, seats: list[int]) -> None:
        """People of these seats are here: no bot acts for them any longer."""
        moved = [await self._absence.end(room, seat) for seat in seats]
        if any(moved):
            await self.people_changed(room.id)

    async def tell_presence(self, room: Room) -> None:
        """Somebody came or went."""
        room.used = time.monotonic()
        if room.audience.tell_presence():
            await self.bus.tell(room.id, note.format_note(room.audience.here(self.worker)))

    async def react(self, room: Room, seat: int | None, react: React) -> None:
        """Show everybody a face."""
        reaction = Reaction(seat, react.which)
        room.audience.say(reaction)
        await self.bus.tell(room.id, note.format_note(Reacted(reaction)))

    # --- acting -------------------------------------------------------------------------------------------------------

    async def act(self, match: str, seat: int, what: Act | Undo) -> Done | Refused:
        """Do it in the worker that owns the match. Sent again after `busy` it has one effect."""
        end = time.monotonic() + ROUTING
        while True:
            try:
                room = await self.open(match)
                if room is None:
                    return Refused(what.cid, "unknown", "there is no such match")
                room.audience.expect(seat)
                await self._return(room, [seat])
                said = await self._route(room, seat, what)
            except StoreDown:
                said = Refused(what.cid, "busy", BUSY)
            if not isinstance(said, NotMine):
                return said
            if time.monotonic() > end:
                return Refused(what.cid, "busy", BUSY)
            await asyncio.sleep(0.05)

    async def _route(self, room: Room, seat: int, what: Act | Undo) -> Done | Refused | NotMine:
        try:
            if await self._claim(room):
                return await self._act_here(room, seat, what)
            answer = await self.bus.ask(room.id, note.format_note(Question(room.id, seat, what)))
        except BusDown:  # the journal refuses whoever has not seen all, so this is safe without an owner
            await room.live.reload()
            return await self._act_here(room, seat, what)
        return NotMine() if answer is None else note.parse_reply(answer)

    async def _claim(self, room: Room) -> bool:
        """Own a match, if nobody does; then take over what the last owner wrote."""
        if self.bus.owns(room.id):
            return True
        try:
            if not await self.bus.claim(room.id):
                return False
        except BusDown:
            return False
        room.live.doubt()
        with suppress(StoreDown):  # it stays in doubt, and acting looks into the store first
            await self._catch_up(room)
        return True

    async def _act_here(self, room: Room, seat: int, what: Act | Undo) -> Done | Refused:
        """To its end, even if whoever asked goes away meanwhile."""
        task = asyncio.create_task(self._carry_out(room, seat, what))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        return await asyncio.shield(task)

    async def _carry_out(self, room: Room, seat: int, what: Act | Undo) -> Done | Refused:
        live = room.live
        before, length = live.match, live.length
        try:
            said = await (live.act(seat, what) if isinstance(what, Act) else live.undo(seat, what))
        finally:
            if live.match is not before:
                room.used = time.monotonic()
                room.audience.wake_soon()
                if not self.bus.is_alone:
                    await self.bus.tell(room.id, note.format_note(Wrote(live.since(length))))
                self._drive(room)
        metrics.count_answer(None if isinstance(said, Done) else said.error)
        return said

    def _drive(self, room: Room) -> None:
        if self.bus.owns(room.id) and room.id in self._rooms and not self._ends:
            self._driver.drive(room)

    # --- the other workers --------------------------------------------------------------------------------------------

    async def _answer(self, data: bytes) -> bytes:
        asked = note.parse_question(data)
        if not self.bus.owns(asked.match):
            return note.format_note(NotMine())
        try:
            room = await self.open(asked.match)
            if room is None or not self.bus.owns(asked.match):
                return note.format_note(NotMine())
            return note.format_note(await self._act_here(room, asked.seat, asked.what))
        except StoreDown:
            return note.format_note(Refused(asked.what.cid, "busy", BUSY))

    def _lost(self, match: str) -> None:
        room = self._rooms.get(match)
        if room is not None and room.driving is not None:
            room.driving.cancel()

    def _hear(self, match: str, data: bytes) -> None:
        room = self._rooms.get(match)
        if room is None:
            return
        heard = note.parse_note(data) if data else None
        match heard:
            case Wrote(entries):
                if room.live.hear(entries):
                    room.audience.wake()
                else:
                    self._spawn(partial(self._catch_up, room))
            case Moved():
                self._spawn(partial(self._reload_people, room))
            case Reacted(reaction):
                room.audience.say(reaction)
            case Left(guest):
                room.audience.send_out(guest)
            case Elsewhere():
                room.audience.hear(heard)
                room.audience.tell_presence()
            case None:  # the bus was down
                self._spawn(partial(self._catch_up, room))
                self._spawn(partial(self._reload_people, room))

    async def _catch_up(self, room: Room) -> None:
        await room.live.reload()
        room.audience.wake()
        self._drive(room)

    # --- minding ------------------------------------------------------------------------------------------------------

    async def _mind(self) -> None:
        """What nobody asks for: matches without owner, clocks, people who are away, and forgetting."""
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            announce, look = now - self._announced > ANNOUNCE, now - self._looked > LOOK_FOR_BOTS
            self._announced = now if announce else self._announced
            metrics.matches.set(len(self._rooms))
            for at, room in enumerate(self.rooms):
                await self._quietly(partial(self._mind_room, room, announce))
                if at % AT_ONCE == 0:
                    await asyncio.sleep(0)  # who acts meanwhile waits for a few rooms, not for hundreds
            if look:
                self._looked = now
                self._spawn(self._look_for_bots)

    async def _mind_room(self, room: Room, announce: bool) -> None:
        if room.is_idle and time.monotonic() - room.used > IDLE:
            await self._close(room)
            return
        here = room.audience.here(self.worker)
        if announce and (here.seats or here.watchers):
            await self.bus.tell(room.id, note.format_note(here))
        if announce:
            room.audience.tell_presence()
        if room.live.in_doubt:
            await self._catch_up(room)
        if await self._claim(room):
            if await self._absence.mind(room):
                await self.people_changed(room.id)
            self._drive(room)

    async def _look_for_bots(self) -> None:
        """Matches that wait for a bot, and perhaps have no owner any more: when a server starts, after a crash."""
        for match in await waiting_for_bots(self.store):
            if match not in self._rooms and await self.bus.claim(match):
                try:
                    await self.open(match)
                except BaseException:
                    await self.bus.release(match)
                    raise

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except TROUBLE as error:
            log.warning("minding matches must wait: %s", error)
        except Exception:
            log.exception("minding a match failed")

    def _spawn(self, work: Callable[[], Awaitable[None]]) -> None:  # who is cancelled before it begins leaves nothing
        task: asyncio.Task[None] = asyncio.ensure_future(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
