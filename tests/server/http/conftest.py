"""One server for each database answers all tests; each test brings people of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from fastapi import FastAPI

from server.databases import KINDS
from server.http.people import running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session", params=KINDS)
async def app(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[FastAPI]:
    """A server that answers generously."""
    async with running(request.param, tmp_path_factory.mktemp("database")) as app:
        yield app


@pytest.fixture(scope="session")
async def plain(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[FastAPI]:
    """A server for tests that are not about what is stored."""
    async with running("sqlite", tmp_path_factory.mktemp("database")) as app:
        yield app
