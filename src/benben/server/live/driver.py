"""What an owner does in a match unasked: bots act, also for people who are away or out of time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from benben.bots.bot import question
from benben.engine.errors import BenbenError
from benben.match.match import Match
from benben.server import metrics
from benben.server.live.ladder import Ladder, below
from benben.server.live.room import Room
from benben.server.live.thinking import NoAnswer, Thinking
from benben.server.wire import Act, Done, Refused

log = logging.getLogger(__name__)

PAUSE_AFTER_TROUBLE = 0.5
Acting = Callable[[Room, int, Act], Awaitable[Done | Refused]]


class Driver:
    """Acts through `acting` like everybody else, so a bot's action is durable before anybody sees it."""

    def __init__(self, thinking: Thinking, pause: float, acting: Acting) -> None:
        self._thinking = thinking
        self._pause = pause
        self._acting = acting
        self._ladder = Ladder()

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
                began = time.monotonic()
                text = await self._choose(room, *turn)
                await asyncio.sleep(max(0.0, began + self._pause - time.monotonic()))
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
        """What the bot does; if it does not say, the next one below it that does; and at last anything that is allowed,
        which needs no bot.
        """
        match = room.live.match
        game = match.game.id
        name = self._ladder.fit(game, bot)
        while name is not None:
            try:
                return await self._ask(match, seat, name, hasty=name != bot)
            except NoAnswer as error:
                self._ladder.note(game, name, error)
                failed, name = name, self._ladder.fit(game, below(name))
                told = {"match": room.id, "game": game, "bot": failed, "instead": name}
                log.warning("bot %s failed, %s acts for it: %s", failed, name or "chance", error, extra=told)
        return str(secrets.choice(match.view(seat)["legal"])["do"])

    async def _ask(self, match: Match, seat: int, name: str, hasty: bool) -> str:
        try:
            asked = question(match, seat, secrets.randbits(32))
            with metrics.thinking.labels(name).time():
                text = await self._thinking.answer(asked, name, hasty)
            match.read(seat, text)
        except NoAnswer:
            raise
        except BenbenError as error:
            raise NoAnswer("what it does cannot be done") from error
        except Exception as error:  # its text may tell what only a seat knows
            raise NoAnswer(f"it failed with {type(error).__name__}") from error
        return text
