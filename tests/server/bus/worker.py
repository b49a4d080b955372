"""A worker of the tests: a bus, and what it was told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from benben.server.bus.bus import BusDown
from benben.server.bus.redis import RedisBus

PATIENCE = 20.0


class Worker:
    """Answers a question with its name and the question."""

    def __init__(self, url: str, name: str = "worker", prefix: str = "benben") -> None:
        self.bus = RedisBus(url, prefix)
        self.name = name
        self.asked: list[bytes] = []
        self.lost: list[str] = []
        self.heard: list[bytes] = []

    async def open(self) -> Worker:
        """Connect."""
        await self.bus.open(self.answer, self.lost.append)
        return self

    async def answer(self, question: bytes) -> bytes:
        """Only b"fail" has no answer."""
        self.asked.append(question)
        if question == b"fail":
            raise ValueError("asked to fail")
        return self.name.encode() + b":" + question

    async def follow(self, match: str) -> None:
        """Keep what is said about a match."""
        await self.bus.follow(match, self.heard.append)

    async def claim_all(self, matches: list[str]) -> None:
        """Own matches that nobody owns, not so many at once that a busy machine's leases run out meanwhile."""
        for begin in range(0, len(matches), 100):
            assert all(await asyncio.gather(*map(self.bus.claim, matches[begin : begin + 100])))

    async def take(self, match: str, question: bytes = b"hello") -> float:
        """Ask until the match is this worker's, as a server does; how long that took."""
        begin = time.monotonic()
        while time.monotonic() < begin + PATIENCE:
            try:
                if await self.bus.ask(match, question) is None and await self.bus.claim(match):
                    return time.monotonic() - begin
            except BusDown:
                await asyncio.sleep(0.05)
        raise AssertionError(f"{match} cannot be taken over")


async def until(what: Callable[[], object]) -> float:
    """Wait for something; how long it took."""
    begin = time.monotonic()
    while not what():
        assert time.monotonic() < begin + PATIENCE, "waited in vain"
        await asyncio.sleep(0.01)
    return time.monotonic() - begin
