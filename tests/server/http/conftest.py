"""One server of one worker on SQLite and one of two on PostgreSQL and Redis answer all tests; each test brings people
of its own.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from fastapi import FastAPI

from server.http.people import Workers, running, running_two


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session", params=["sqlite", "two workers"])
async def app(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[FastAPI | Workers]:
    """A server that answers generously."""
    folder = tmp_path_factory.mktemp("database")
    async with running("sqlite", folder) if request.param == "sqlite" else running_two(folder) as app:
        yield app


@pytest.fixture(scope="session")
async def plain(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[FastAPI]:
    """A server for tests that are not about what is stored."""
    async with running("sqlite", tmp_path_factory.mktemp("database")) as app:
        yield app
