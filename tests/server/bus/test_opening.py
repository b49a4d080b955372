"""Which bus a server gets."""

from __future__ import annotations

import pytest

from benben.server.bus import open_bus
from server.bus.worker import Worker

pytestmark = pytest.mark.anyio


async def test_without_an_address_the_only_worker_owns_everything(url: str) -> None:
    bus = open_bus(None)
    worker = Worker(url)
    await bus.open(worker.answer, worker.lost.append)
    assert await bus.claim("m")
    assert bus.owns("anything")
    assert await bus.answers()
    await bus.close()


async def test_with_an_address_it_is_redis(url: str) -> None:
    first, second = open_bus(url), open_bus(url)
    for bus in (first, second):
        await bus.open(Worker(url).answer, [].append)
    assert await first.claim("m")
    assert not await second.claim("m")
    assert await second.ask("m", b"?") == b"worker:?"
    for bus in (first, second):
        await bus.close()
