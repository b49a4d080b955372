"""A socket shows one match to one guest: what comes in is answered in order, what happens is sent as it happens."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import ExitStack, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from benben.server.auth import guest_of
from benben.server.limits import Full, Limits, address_of
from benben.server.live.audience import Listener
from benben.server.live.house import TROUBLE, House
from benben.server.live.room import Room
from benben.server.wire import (
    Act,
    Answer,
    BadMessage,
    Bye,
    Hello,
    Ping,
    Pong,
    React,
    Refused,
    Request,
    Undo,
    format_answers,
    parse_request,
)

log = logging.getLogger(__name__)

SLOW = 10.0  # seconds that a frame may take until the reader counts as gone
PENALTY = 0.5  # seconds for which nothing more is read from who sends too much
QUIET = 120.0  # seconds without a message; clients ping
TOO_OFTEN = "too much at once: wait a moment"
NOT_SEATED = "say hello with a seat of yours first; spectators only look"
GOING_AWAY, POLICY, TRY_AGAIN = 1001, 1008, 1013


class Socket:
    """One accepted WebSocket."""

    def __init__(self, house: House, room: Room, socket: WebSocket, guest: str | None, limits: Limits) -> None:
        self._house = house
        self._room = room
        self._socket = socket
        self._listener = Listener(guest)
        self._limits = limits
        self._who = guest or address_of(socket.client)
        self._heard = time.monotonic()
        self._sending_since: float | None = None

    async def run(self) -> None:
        """Until one side has enough."""
        room, listener = self._room, self._listener
        room.audience.join(listener)
        tasks = [asyncio.create_task(work) for work in (self._send(), self._receive(), self._watch())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.audience.leave(listener)
            for task in tasks:
                task.cancel()
            for error in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(error, Exception):
                    log.error("a socket failed", exc_info=error, extra={"match": room.id})
            await self._house.tell_presence(room)
            await self._close()

    async def _close(self) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(self._socket.close(GOING_AWAY), 1)

    async def _watch(self) -> None:
        """Until the other side is silent for too long, or does not read. Timers for each frame would cost more."""
        while True:
            await asyncio.sleep(SLOW / 4)
            now = time.monotonic()
            if now - self._heard > QUIET or (self._sending_since is not None and now - self._sending_since > SLOW):
                return

    # --- out ----------------------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        listener = self._listener
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            answers = listener.collect(self._room.live)
            if not answers:
                continue
            self._sending_since = time.monotonic()
            try:
                await self._socket.send_text(format_answers(answers).decode())
            except (RuntimeError, WebSocketDisconnect):
                return
            self._sending_since = None
            if any(isinstance(answer, Bye) for answer in answers):
                return

    # --- in -----------------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        try:
            while True:
                message = await self._socket.receive()
                self._heard = time.monotonic()
                if message["type"] == "websocket.disconnect":
                    return
                answer = await self._answer(message.get("text") or message.get("bytes") or b"")
                if answer is not None:
                    self._listener.say(answer)
        except (RuntimeError, WebSocketDisconnect):
            return

    async def _answer(self, frame: bytes | str) -> Answer | None:
        too_often = await self._too_often("acts")  # whatever it is: reading it costs too
        if too_often:
            await asyncio.sleep(PENALTY)
        try:
            request = parse_request(frame)
            if too_often:
                return Refused(getattr(request, "cid", ""), "too_many", TOO_OFTEN)
            return await self._carry_out(request)
        except BadMessage as error:
            return Refused("", "bad_message", str(error))
        except TROUBLE:
            return Refused("", "busy", "the server cannot do that right now; send it again in a moment")

    async def _carry_out(self, request: Request) -> Answer | None:
        match request:
            case Hello():
                welcome = await self._house.hello(self._room, self._listener, request)
                return None if welcome else Refused("", "not_seated", "that seat is not yours in this match")
            case Act() | Undo():
                seat = self._listener.seat
                if seat is None:
                    return Refused(request.cid, "not_seated", NOT_SEATED)
                return await self._house.act(self._room.id, seat, request)
            case React():
                if await self._too_often("reactions"):
                    return Refused("", "too_many", TOO_OFTEN)
                await self._house.react(self._room, self._listener.seat, request)
                return None
            case Ping():
                return Pong()

    async def _too_often(self, what: str) -> bool:
        return await self._limits.take(what, self._who) is not None


async def watch_match(socket: WebSocket, match: str) -> None:
    """The way in: GET /socket/MATCH. Anybody may look; a seat is asked for with `hello`."""
    server = socket.app.state.server
    try:
        guest = await guest_of(socket)
        room = await server.house.open(match)
    except TROUBLE:
        await refuse(socket, TRY_AGAIN, Bye("busy", "the server cannot be asked right now; try again in a moment"))
        return
    if room is None:
        await refuse(socket, POLICY, Bye("unknown", "there is no such match: the link is wrong or cut off"))
        return
    who = address_of(socket.client)
    try:
        with ExitStack() as stack:
            stack.enter_context(server.limits.staying("sockets of an address", who))
            if guest is not None:
                stack.enter_context(server.limits.staying("sockets of a guest", guest.id))
            await socket.accept()
            await Socket(server.house, room, socket, guest.id if guest else None, server.limits).run()
    except Full:
        await refuse(socket, TRY_AGAIN, Bye("too_many", "too many pages of this match are open: close some"))


async def refuse(socket: WebSocket, code: int, bye: Bye) -> None:
    """Say why over the socket itself: browsers do not show scripts what an upgrade was refused with."""
    with suppress(RuntimeError, WebSocketDisconnect):
        if socket.client_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(format_answers([bye]).decode())
        await socket.close(code)
