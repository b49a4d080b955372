"""A house over an empty database of each kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from benben.server.store import Store
from server.databases import KINDS, new_url
from server.live.scene import Scene, two_workers


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return new_url(request.param, tmp_path)


@pytest.fixture
async def scene(url: str, anyio_backend: str) -> AsyncIterator[Scene]:
    """A house with nobody in it; on PostgreSQL it is one of two workers."""
    async with two_workers(url) if url.startswith("postgres") else Scene.opened(await Store.open(url)) as scene:
        yield scene


@pytest.fixture
async def quick(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Scene]:
    """The same on SQLite alone, for what does not depend on the database."""
    async with Scene.opened(await Store.open(new_url("sqlite", tmp_path))) as scene:
        yield scene
