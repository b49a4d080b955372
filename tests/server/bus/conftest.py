"""Workers over a real Redis."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from server.bus.process import WorkerProcess
from server.bus.worker import Worker
from server.redis_server import Redis, redis

NewWorker = Callable[..., Awaitable[Worker]]


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


@pytest.fixture
def url() -> str:
    """An empty database of a Redis that is always up."""
    return redis().new_url()


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """A Redis that may be stopped."""
    server = Redis()
    yield server
    server.close()


@pytest.fixture
async def new_worker(anyio_backend: str) -> AsyncIterator[NewWorker]:
    """Opens workers, and closes them after the test."""
    workers: list[Worker] = []

    async def open_worker(url: str, name: str = "worker", prefix: str = "benben") -> Worker:
        workers.append(await Worker(url, name, prefix).open())
        return workers[-1]

    yield open_worker
    for worker in workers:
        await worker.bus.close()


@pytest.fixture
async def process(url: str, anyio_backend: str) -> AsyncIterator[WorkerProcess]:
    """A worker in a process of its own."""
    worker = await WorkerProcess.start(url)
    yield worker
    await worker.kill()
