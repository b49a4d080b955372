"""The client of the benchmark: the same for the echo and for real matches, so that a ratio tells of the server."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pairs import Pair

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


OPENING = 60.0  # seconds in which all sockets must be open
WARM_UP = 1.0


@dataclass
class Tally:
    """What came back, and how long it took, in so many seconds after all sockets were open."""

    length: float
    begin: float = math.inf
    end: float = math.inf
    seconds: list[float] = field(default_factory=list)
    started: asyncio.Event = field(default_factory=asyncio.Event)

    async def start(self, barrier: asyncio.Barrier) -> None:
        """When everybody has come here."""
        if await barrier.wait() == 0:
            self.begin = time.perf_counter() + WARM_UP
            self.end = self.begin + self.length
            self.started.set()

    @property
    def is_over(self) -> bool:
        return time.perf_counter() >= self.end

    def note(self, sent: float) -> None:
        now = time.perf_counter()
        if sent >= self.begin and now <= self.end:
            self.seconds.append(now - sent)

    @property
    def rate(self) -> float:
        return len(self.seconds) / self.length

    def percentile(self, share: float) -> float:
        """Seconds that no more than a share of the answers took."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def open_socket(port: int, path: str, key: str = "") -> connect:
    """A connection to the server under test."""
    headers = {"Cookie": f"benben={key}"} if key else {}
    return connect(
        f"ws://127.0.0.1:{port}{path}",
        additional_headers=headers,
        compression=None,
        max_size=None,
        open_timeout=OPENING,
        ping_interval=None,
    )


async def run_echo(port: int, sockets: int, tally: Tally) -> None:
    """Every socket sends a message as long as an action, waits for it, and sends the next."""
    message = encode({"type": "act", "cid": "0123456789", "n": 17, "do": "mark 12 b1 b2 c2"}).decode()

    barrier = asyncio.Barrier(sockets)

    async def ask() -> None:
        async with open_socket(port, "/echo") as socket:
            await tally.start(barrier)
            while not tally.is_over:
                sent = time.perf_counter()
                await socket.send(message)
                await socket.recv()
                tally.note(sent)

    await asyncio.gather(*(ask() for _ in range(sockets)))


async def run_matches(port: int, pairs: list[Pair], tally: Tally, rate: float | None = None) -> None:
    """Every pair plays its matches at random; `rate`: so many actions a second of all together, else what goes."""
    pace = _Pace(None if rate is None else 1.0 / rate)
    seats = [(pair, seat) for pair in pairs for seat in range(2)]
    barrier = asyncio.Barrier(len(seats))
    playing = [asyncio.create_task(_play_all(port, pair, seat, tally, pace, barrier)) for pair, seat in seats]
    found = await asyncio.gather(*playing, _end(playing, tally), return_exceptions=True)
    for one in found:
        if isinstance(one, Exception):  # those who were cancelled waited for somebody who has stopped
            raise one


async def _end(playing: list[asyncio.Task[None]], tally: Tally) -> None:
    try:
        async with asyncio.timeout(OPENING):
            await tally.started.wait()
        await asyncio.sleep(tally.end - time.perf_counter() + 1)
    finally:
        for task in playing:
            task.cancel()


class _Pace:
    """Appointments at equal distances, one after the other, for whoever wants to act."""

    def __init__(self, pause: float | None) -> None:
        self._pause = pause
        self._next = time.perf_counter()

    async def wait(self) -> None:
        if self._pause is not None:
            self._next = max(self._next + self._pause, time.perf_counter() - 0.05)
            await asyncio.sleep(max(0.0, self._next - time.perf_counter()))


async def _play_all(port: int, pair: Pair, seat: int, tally: Tally, pace: _Pace, barrier: asyncio.Barrier) -> None:
    for at, match in enumerate(pair.matches):
        if tally.is_over:
            return
        async with open_socket(port, f"/socket/{match}", pair.keys[seat]) as socket:
            await socket.send(encode({"type": "hello", "seat": seat}).decode())
            if at == 0:
                await tally.start(barrier)
            await _play(socket, seat, random.Random(f"{match} {seat}"), tally, pace)
    if not tally.is_over:
        raise RuntimeError("a pair has played all of its matches: make more of them")


async def _play(socket: ClientConnection, seat: int, rng: random.Random, tally: Tally, pace: _Pace) -> None:
    cids, waiting, news = _cids(), None, None
    async for frame in socket:
        answers: list[dict[str, Any]] = decode(frame)
        for answer in answers:
            if answer["type"] == "refused" and answer["error"] not in ("stale", "busy"):
                raise RuntimeError(f"refused: {answer}")
            if answer["type"] in ("done", "refused") and waiting is not None and answer["cid"] == waiting[0]:
                if answer["type"] == "done":
                    tally.note(waiting[1])
                waiting = None
            if answer["type"] == "news":
                news = answer
        if tally.is_over or (news is not None and news["view"]["over"]):
            return
        if news is not None and news["view"]["legal"] and waiting is None:
            await pace.wait()
            act = {"type": "act", "cid": next(cids), "n": news["first"] + len(news["events"])}
            act["do"] = rng.choice(news["view"]["legal"])["do"]
            waiting = (act["cid"], time.perf_counter())
            await socket.send(encode(act).decode())


def _cids() -> Iterator[str]:
    n = 0
    while True:
        n += 1
        yield f"c{n}"
