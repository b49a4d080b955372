"""A match over real sockets: uvicorn as a worker runs it, and clients that behave or do not."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benben.server import socket as socket_module
from benben.server.app import Server, make_app
from benben.server.config import Config
from benben.server.limits import MOST, RATES, Limits, Rate
from benben.server.live.room import Room
from benben.server.store import guests
from benben.server.worker import _settings
from server.databases import KINDS, new_url
from server.live.scene import Scene, until
from server.redis_server import redis

pytestmark = pytest.mark.anyio
GENEROUS = {name: Rate("1000000/minute") for name in RATES}


class Site:
    """A server that can be connected to, of one worker or several; connections are dealt out in turn."""

    def __init__(self, servers: list[Server], ports: list[int]) -> None:
        self.servers, self.server, self._ports = servers, servers[0], cycle(ports)
        self.scene = Scene(self.server.store, self.server.house)
        self.keys: dict[str, str] = {}

    @classmethod
    @asynccontextmanager
    async def running(
        cls, url: str, rates: dict[str, Rate] = GENEROUS, bus: str | None = None, workers: int = 1
    ) -> AsyncIterator[Site]:
        config = Config(database=url, bus=bus, bot_pause=0.0)
        limits = Limits(bus, rates=rates, most={**MOST, "sockets of a guest": 1000})
        async with AsyncExitStack() as stack:
            served = [await stack.enter_async_context(cls._worker(config, limits)) for _ in range(workers)]
            yield cls([server for server, _ in served], [port for _, port in served])

    @staticmethod
    @asynccontextmanager
    async def _worker(config: Config, limits: Limits) -> AsyncIterator[tuple[Server, int]]:
        app = make_app(config, limits)
        async with app.router.lifespan_context(app):
            settings = _settings(app, config)
            settings.host, settings.port = "127.0.0.1", 0
            uvicorn_server = uvicorn.Server(settings)
            uvicorn_server.capture_signals = nullcontext
            serving = asyncio.create_task(uvicorn_server.serve())
            await until(lambda: uvicorn_server.started)
            yield app.state.server, uvicorn_server.servers[0].sockets[0].getsockname()[1]
            uvicorn_server.should_exit = True
            await app.state.farewell()
            await serving

    async def guest(self) -> str:
        guest, key = await guests.add(self.server.store, "Ada", "owl")
        self.keys[guest.id] = key
        return guest.id

    def connect(self, room: Room | str, guest: str | None = None, **how: Any) -> connect:
        match = room if isinstance(room, str) else room.id
        headers = {} if guest is None else {"Authorization": f"Bearer {self.keys[guest]}"}
        url = f"{self.address.replace('http', 'ws')}/socket/{match}"
        return connect(url, additional_headers=headers, compression=None, close_timeout=1, **how)

    @property
    def address(self) -> str:
        """Of the next worker."""
        return f"http://127.0.0.1:{next(self._ports)}"

    def looking(self, match: str) -> int:
        """How many sockets show a match, at all workers."""
        rooms = [room for server in self.servers for room in server.house.rooms if room.id == match]
        return sum(len(list(room.audience)) for room in rooms)

    async def settle(self, room: Room) -> None:
        """Until nothing that was asked is under way any longer, and memory and store agree."""
        await until(lambda: not any(server.house._acting for server in self.servers))
        if len(self.servers) > 1:
            await asyncio.sleep(0.05)  # questions between workers
        assert (await self.scene.stored(room)).dumps() == room.live.match.dumps()


@pytest.fixture(params=KINDS)
async def site(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Site]:
    how = {} if request.param == "sqlite" else {"bus": redis().new_url(), "workers": 2}
    async with Site.running(new_url(request.param, tmp_path), **how) as site:
        yield site


@pytest.fixture
async def quick_site(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Site]:
    async with Site.running(new_url("sqlite", tmp_path)) as site:
        yield site


async def told(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; those before it are passed over."""
    waiting = socket.__dict__.setdefault("waiting", [])
    async with asyncio.timeout(60):
        while True:
            while waiting:
                message = waiting.pop(0)
                if message["type"] == kind:
                    return dict(message)
            waiting += json.loads(await socket.recv())


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def test_a_match_is_played_over_sockets_to_its_end(site: Site) -> None:
    ada, bob = await site.guest(), await site.guest()
    room = await site.scene.begin([ada, bob], "anubix", options={"max_rounds": 2})

    async def play(guest: str, seat: int) -> dict[str, Any]:
        async with site.connect(room, guest) as socket:
            await say(socket, type="hello", seat=seat)
            assert (await told(socket, "welcome"))["seat"] == seat
            number, acted = 0, 0
            while True:
                news = await told(socket, "news")
                number = news["first"] + len(news["events"])
                if news["view"]["over"]:
                    return news
                if news["view"]["legal"] and seat in news["view"]["acting"]:
                    acted += 1
                    await say(socket, type="act", cid=f"{seat}-{acted}", n=number, do=news["view"]["legal"][0]["do"])

    one, two = await asyncio.gather(play(ada, 0), play(bob, 1))
    assert one["events"][-1]["do"] == two["events"][-1]["do"] == "over"
    assert "secret" not in one["events"][-1]


async def test_what_is_no_message_is_answered_and_the_socket_stays(quick_site: Site) -> None:
    guest = await quick_site.guest()
    room = await quick_site.scene.begin([guest, guest])
    async with quick_site.connect(room, guest) as socket:
        for frame in ("", "no", "[]", '{"type":"fly"}', b"\xff\xfe", b'{"type":"act"}', "[" * 50_000):
            await socket.send(frame)
            assert (await told(socket, "refused"))["error"] == "bad_message"
        await say(socket, type="act", cid="a", n=1, do="pass")
        refused = await told(socket, "refused")
        assert (refused["cid"], refused["error"]) == ("a", "not_seated")
        await say(socket, type="hello", seat=7)
        assert (await told(socket, "refused"))["error"] == "not_seated"
        await say(socket, type="ping")
        await told(socket, "pong")


async def test_a_frame_that_is_too_long_closes_the_socket(quick_site: Site) -> None:
    room = await quick_site.scene.begin([await quick_site.guest(), await quick_site.guest()])
    async with quick_site.connect(room) as socket:
        await socket.send("x" * (64 * 1024 + 1))
        with pytest.raises(ConnectionClosed):
            await told(socket, "pong")
        assert socket.close_code == 1009


async def test_a_match_that_is_not_there_is_said_over_the_socket(quick_site: Site) -> None:
    async with quick_site.connect("nowhere") as socket:
        assert (await told(socket, "bye"))["why"] == "unknown"
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_who_sends_too_much_is_made_to_wait_and_told(tmp_path: Path, anyio_backend: str) -> None:
    rates = {**GENEROUS, "acts": Rate("5/hour")}
    async with Site.running(new_url("sqlite", tmp_path), rates) as site:
        guest = await site.guest()
        room = await site.scene.begin([guest, guest])
        async with site.connect(room, guest) as socket:
            await say(socket, type="hello", seat=0)
            await told(socket, "news")
            for at in range(8):
                await say(socket, type="undo", cid=f"u{at}", n=1)
            errors = [(await told(socket, "refused"))["error"] for _ in range(8)]
            assert errors[-2:] == ["too_many"] * 2
            assert "too_many" not in errors[:4]


async def test_an_act_whose_browser_goes_away_is_done_or_not_and_everybody_agrees(site: Site) -> None:
    ada, bob = await site.guest(), await site.guest()
    room = await site.scene.begin([ada, bob], "stregati")
    async with site.connect(room, bob) as watcher:
        await say(watcher, type="hello", seat=1)
        for at in range(12):
            seat = room.live.match.acting[0]
            async with site.connect(room, (ada, bob)[seat]) as socket:
                await say(socket, type="hello", seat=seat)
                news = await told(socket, "news")
                n = news["first"] + len(news["events"])
                await say(socket, type="act", cid=f"gone{at}", n=n, do=news["view"]["legal"][0]["do"])
                socket.transport.abort()
            await until(lambda: site.looking(room.id) == 1)
            await site.settle(room)
            assert await site.scene.play(room, 1) or room.live.match.is_over
            if room.live.match.is_over:
                break


@pytest.mark.parametrize("way", ["out", "out-everywhere"])
async def test_who_has_logged_out_acts_no_longer_over_sockets_that_are_open(site: Site, way: str) -> None:
    ada, bob = await site.guest(), await site.guest()
    room = await site.scene.begin([ada, bob])
    own = [await site.connect(room, ada) for _ in range(4)]
    async with site.connect(room, bob) as other:
        for seat, socket in [*((0, socket) for socket in own), (1, other)]:
            await say(socket, type="hello", seat=seat)
            await told(socket, "news")
        async with httpx.AsyncClient(headers={"Authorization": f"Bearer {site.keys[ada]}"}) as http:
            assert (await http.post(f"{site.address}/api/me/{way}")).status_code == 204
        for socket in own:
            assert (await told(socket, "bye"))["why"] == "out"
        await until(lambda: site.looking(room.id) == 1)
        async with site.connect(room, ada) as back:
            await say(back, type="hello", seat=0)
            assert (await told(back, "refused"))["error"] == "not_seated"
        n = room.live.next_number(1)
        await say(other, type="act", cid="a", n=n, do=site.scene.some(room, 1))
        assert (await told(other, "done"))["n"] == n


async def test_readers_that_never_read_are_sent_away_and_harm_nobody(
    quick_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "SLOW", 1.0)
    site = quick_site
    guest = await site.guest()
    room = await site.scene.begin([guest, guest], "stregati", options={"max_rounds": 60})
    deaf = [await site.connect(room, max_queue=1) for _ in range(40)]
    async with site.connect(room, guest) as socket:
        for one in deaf:
            one.transport.pause_reading()
            for _ in range(200):  # whole logs with views, again and again
                await one.send('{"type":"hello"}')
        await say(socket, type="hello", seat=0)
        await told(socket, "welcome")
        began, most = time.monotonic(), 0.0
        while len(room.audience._listeners) > 1:
            assert time.monotonic() - began < 60
            sent = time.monotonic()
            await say(socket, type="ping")
            await told(socket, "pong")
            most = max(most, time.monotonic() - sent)
            await asyncio.sleep(0.05)
        assert most < 10
        waiting = [len(listener._waiting) for listener in room.audience]
        assert max(waiting) < 64
        assert (await site.scene.play(room, 3)) == 3
    for one in deaf:
        one.transport.abort()


async def test_a_server_that_ends_says_good_bye(tmp_path: Path, anyio_backend: str) -> None:
    async with Site.running(new_url("sqlite", tmp_path)) as site:
        room = await site.scene.begin([await site.guest(), await site.guest()])
        socket = await site.connect(room)
        await say(socket, type="hello")
        await told(socket, "news")
    assert (await told(socket, "bye"))["why"] == "restart"
    with pytest.raises(ConnectionClosed):
        await told(socket, "news")
