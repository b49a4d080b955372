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
            try:
                text = await self._choose(room, *turn)
                await asyncio.sleep(self._pause)
                if turn != self._next(room):  # somebody has come back, or acted
                    continue
                said = await self._act(room, turn[0], text)
            except Exception:
                log.exception("a bot's action failed", extra={"match": room.id})
                said = None
            if said is None or (isinstance(said, Refused) and said.error == "busy"):
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)

    async def _act(self, room: Room, seat: int, text: str) -> Done | Refused:
        live = room.live
        cid = f"bot {live.length + 1} {secrets.token_hex(4)}"  # nobody at the seat can have used it before
        return await self._acting(room, seat, Act(cid, live.next_number(seat), text))

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
                why = error if isinstance(error, NoAnswer) else "what it does cannot be done"
                log.warning("bot %s failed, the one below it acts: %s", name, why, extra={"match": room.id})
                name = BELOW.get(name) or (None if name == "random" else "greedy")
            else:
                return text
        return choose(match, seat, "random", secrets.randbits(32))

    # --- people who are away ------------------------------------------------------------------------------------------

    async def mind_absence(self, room: Room) -> bool:
        """Put bots beside people who have been away for as long as their table bears, and take away again those of
        people who came back at that very moment; whether anything changed.
        """
        table, moved = room.people.table, False
        if table is None or room.live.match.is_over:
            return False
        here = set(room.audience.presence().seats)
        for place in room.people.places:
            seat, guest = place.seat, place.guest
            if guest is None:
                continue
            if place.bot is None and seat not in here and self._is_away(room, seat, table.patience):
                room.stood_in.add(seat)
                moved |= await tables.stand_in(self._store, table.id, seat, guest, table.stand_in)
            elif place.bot is not None and seat in here and seat in room.stood_in:
                moved |= await self.mind_return(room, seat)
            if seat in here or place.bot is not None:
                room.away_since.pop(seat, None)
        return moved

    def _is_away(self, room: Room, seat: int, patience: int | None) -> bool:
        now = time.monotonic()
        return patience is not None and now - room.away_since.setdefault(seat, now) >= patience

    async def mind_return(self, room: Room, seat: int) -> bool:
        """Give a seat back to its guest, who looks at it again or acts; whether a bot had it."""
        table = room.people.table
        place = next((place for place in room.people.places if place.seat == seat), None)
        if table is None or place is None or place.guest is None or place.bot is None:
            return False
        room.stood_in.discard(seat)
        return await tables.stand_in(self._store, table.id, seat, place.guest, None)
