"""What an owner does in a match unasked: bots act, and who is out of time or away is acted for."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from benben.bots.bot import choose, question
from benben.engine.errors import BenbenError
from benben.server import metrics
from benben.server.live.room import Room
from benben.server.live.thinking import NoAnswer, Thinking
from benben.server.store import tables
from benben.server.store.store import Store
from benben.server.wire import Act, Done, Refused

log = logging.getLogger(__name__)

BELOW = {"greedy": "random"}  # who acts in place of a bot that does not answer
PAUSE_AFTER_TROUBLE = 0.5
Acting = Callable[[Room, int, Act], Awaitable[Done | Refused]]


class Driver:
    """Acts through `acting` like everybody else, so a bot's action is durable before anybody sees it."""

    def __init__(self, store: Store, thinking: Thinking, pause: float, acting: Acting) -> None:
        self._store = store
        self._thinking = thinking
        self._pause = pause
        self._acting = acting

    def drive(self, room: Room) -> None:
        """Let bots act in a match of this worker until it is somebody's turn; at once if they do already."""
        if (room.driving is None or room.driving.done()) and self._next(room) is not None:
            room.driving = asyncio.create_task(self._drive(room), name=f"drive {room.id}")

    def _next(self, room: Room) -> tuple[int, str] | None:
        """A seat that has to act now and a bot that does it."""
        clock = room.live.clock
        for seat in room.live.match.acting:
            bot = room.people.bot_at(seat)
            if bot is None and clock is not None and clock[seat] <= 0:
                bot = room.people.table.stand_in if room.people.table else "greedy"
            if bot is not None:
                return seat, bot
        return None

    async def _drive(self, room: Room) -> None:
        while (turn := self._next(room)) is not None:
            match = room.live.match
            try:
                text = await self._choose(room, *turn)
                await asyncio.sleep(self._pause)
                if room.live.match is not match and turn != self._next(room):
                    continue
                said = await self._act(room, turn[0], text)
            except Exception:
                log.exception("a bot's action failed", extra={"match": room.id})
                said = None
            if said is None or (isinstance(said, Refused) and said.error == "busy"):
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)
            elif isinstance(said, Refused) and said.error == "lost":
                return

    async def _act(self, room: Room, seat: int, text: str) -> Done | Refused:
        live = room.live
        return await self._acting(room, seat, Act(f"bot {live.length + 1}", live.next_number(seat), text))

    async def _choose(self, room: Room, seat: int, bot: str) -> str:
        """What the bot does; if it does not say, the one below it, and at last one that cannot fail to."""
        match = room.live.match
        asked = question(match, seat, secrets.randbits(32))
        name: str | None = bot
        while name is not None:
            try:
                with metrics.thinking.labels(name).time():
                    text = await self._thinking.answer(asked, name)
                match.read(seat, text)
            except (NoAnswer, BenbenError) as error:
                log.warning("bot %s failed, the one below it acts: %s", name, error, extra={"match": room.id})
                name = BELOW.get(name) or (None if name == "random" else "greedy")
            else:
                return text
        return choose(match, seat, "random", secrets.randbits(32))

    # --- people who are away ------------------------------------------------------------------------------------------

    async def mind_absence(self, room: Room) -> bool:
        """Put bots beside people who have been away for as long as their table bears; whether any was put."""
        table, moved = room.people.table, False
        if table is None or table.patience is None or room.live.match.is_over:
            return False
        here = set(room.audience.presence().seats)
        for place in room.people.places:
            if place.guest is None or place.bot is not None or place.seat in here:
                room.away_since.pop(place.seat, None)
            elif time.monotonic() - room.away_since.setdefault(place.seat, time.monotonic()) >= table.patience:
                moved |= await tables.stand_in(self._store, table.id, place.seat, place.guest, table.stand_in)
        return moved

    async def mind_return(self, room: Room, seat: int, guest: str) -> bool:
        """Give a seat back to whoever looks at it again; whether a bot had it."""
        table = room.people.table
        if table is None or room.people.bot_at(seat) is None:
            return False
        return await tables.stand_in(self._store, table.id, seat, guest, None)
