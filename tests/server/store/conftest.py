"""Every test of the store runs on both databases, unless it is about one of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from benben.server.store import Store
from server.databases import KINDS, new_url


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return new_url(request.param, tmp_path)


@pytest.fixture
async def store(url: str, anyio_backend: str) -> AsyncIterator[Store]:
    """A store over an empty database."""
    store = await Store.open(url)
    yield store
    await store.close()
