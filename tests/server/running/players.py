"""People at a running server: each plays a match with itself as fast as it may, and keeps what was acknowledged."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

GAME = {"game": "pyramids", "seats": 2}


class Player:
    """A guest that sits on both seats of a table."""

    def __init__(self, port: int) -> None:
        self.http = httpx.AsyncClient(base_url=f"http://localhost:{port}", timeout=60)
        self.match = ""
        self.code = ""
        self.done: set[tuple[int, str]] = set()  # seat and cid of what was acknowledged
        self.heard: list[str] = []  # the types of all messages
        self.waited: list[float] = []  # seconds from one connection to the next
        self.leaving = False
        self._cids = itertools.count(1)

    @property
    def key(self) -> str:
        """The secret in its cookie."""
        (value,) = {cookie.value or "" for cookie in self.http.cookies.jar}
        return value

    async def ask(self, method: str, path: str, form: Any = None, status: int = 200) -> Any:
        """One request, which must be answered so."""
        answer = await self.http.request(method, f"/api{path}", json=form)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def begin(self) -> None:
        """Become a guest, open a table, and begin."""
        await self.ask("POST", "/me", {}, 201)
        self.code = (await self.ask("POST", "/tables", GAME, 201))["code"]
        for _ in range(2):
            await self.ask("POST", f"/tables/{self.code}/sit", {})
        self.match = (await self.ask("POST", f"/tables/{self.code}/start", {}))["match"]

    async def play(self) -> None:
        """Both seats, connecting again as a page does, until the server ends after `leaving` was set."""
        async with asyncio.TaskGroup() as group:
            for seat in range(2):
                group.create_task(self._play(seat))

    async def _play(self, seat: int) -> None:
        url = f"ws://localhost:{self.http.base_url.port}/socket/{self.match}?hush=hush"
        while True:
            left = time.monotonic()
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, additional_headers={"cookie": f"benben={self.key}"}) as socket:
                    await self._talk(socket, seat, left)
            if self.leaving:
                return
            await asyncio.sleep(0.01)

    async def _talk(self, socket: ClientConnection, seat: int, left: float) -> None:
        await socket.send(json.dumps({"type": "hello", "seat": seat}))
        async for frame in socket:
            for message in json.loads(frame):
                self.heard.append(message["type"])
                if message["type"] == "welcome":
                    self.waited.append(time.monotonic() - left)
                await self._hear(socket, seat, message)

    async def _hear(self, socket: ClientConnection, seat: int, message: dict[str, Any]) -> None:
        match message["type"]:
            case "done":
                self.done.add((seat, message["cid"]))
            case "news" if message["view"]["legal"]:
                n = message["first"] + len(message["events"])
                act = {"type": "act", "cid": f"c{next(self._cids)}", "n": n, "do": message["view"]["legal"][0]["do"]}
                with suppress(ConnectionClosed):  # there may be more to read
                    await socket.send(json.dumps(act))


@asynccontextmanager
async def playing(port: int, players: int) -> AsyncIterator[list[Player]]:
    """So many people, each with a match that has begun."""
    async with AsyncExitStack() as stack:
        made = [Player(port) for _ in range(players)]
        for player in made:
            await stack.enter_async_context(player.http)
            await player.begin()
        yield made
