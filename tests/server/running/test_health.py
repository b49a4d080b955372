"""/health says in words whether everything answers, /metrics in numbers, and not to everybody."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from benben.server.app import make_app
from benben.server.config import Config
from benben.server.limits import Limits
from server.databases import KINDS, Postgres, new_url

pytestmark = pytest.mark.anyio

NEAR = ["127.0.0.1", "::1", "10.1.2.3", "192.168.1.20", "fd00::1"]
FAR = ["203.0.114.9", "2a00:1450::1", "somewhere"]
TOKEN = "a token for the numbers"


def config(folder: Path, **given: Any) -> Config:
    return Config(**({"database": f"sqlite:///{folder / 'benben.db'}", "log_format": "json"} | given))


async def get(app: Any, path: str, address: str = "127.0.0.1", **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 5000))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8000") as client:
        return await client.get(path, headers=headers)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_server_that_works_says_so(kind: str, tmp_path: Path) -> None:
    app = make_app(config(tmp_path, database=new_url(kind, tmp_path)), Limits())
    async with app.router.lifespan_context(app):
        answer = await get(app, "/health", FAR[0])
        assert (answer.status_code, answer.json()) == (200, {"status": "ok", "database": "ok", "bus": "ok"})
        assert answer.headers["cache-control"] == "no-store"
        assert (await get(app, "/health/live")).json() == {"status": "ok"}


async def test_a_lost_database_is_told_soon_and_in_a_word(tmp_path: Path) -> None:
    server = Postgres()
    try:
        app = make_app(config(tmp_path, database=server.new_url()), Limits())
        async with app.router.lifespan_context(app):
            assert (await get(app, "/health")).status_code == 200
            server.stop()
            began = time.monotonic()
            answer = await get(app, "/health")
            assert (answer.status_code, answer.json()) == (503, {"status": "down", "database": "down", "bus": "ok"})
            assert time.monotonic() - began < 10
            assert (await get(app, "/health/live")).status_code == 200
            server.start()
            assert (await get(app, "/health")).status_code == 200
    finally:
        server.close()


async def test_numbers_are_for_the_own_network(tmp_path: Path) -> None:
    app = make_app(config(tmp_path), Limits())
    async with app.router.lifespan_context(app):
        for address in NEAR:
            answer = await get(app, "/metrics", address)
            assert answer.status_code == 200
            assert "benben_acts_total" in answer.text
        for address in FAR:
            assert (await get(app, "/metrics", address)).status_code == 403


@pytest.mark.parametrize("header", ["forwarded", "x-forwarded-for", "x-real-ip", "via"])
async def test_a_proxy_that_nobody_told_of_does_not_bring_strangers_near(header: str, tmp_path: Path) -> None:
    app = make_app(config(tmp_path), Limits())
    async with app.router.lifespan_context(app):
        assert (await get(app, "/metrics", **{header: "203.0.114.9"})).status_code == 403
    app = make_app(config(tmp_path, behind_proxy=True), Limits())
    async with app.router.lifespan_context(app):
        assert (await get(app, "/metrics", **{header: "10.0.0.1"})).status_code == 200


async def test_with_a_token_only_who_shows_it_reads_the_numbers(tmp_path: Path) -> None:
    app = make_app(config(tmp_path, metrics_token=TOKEN), Limits())
    async with app.router.lifespan_context(app):
        assert (await get(app, "/metrics", FAR[0], authorization=f"Bearer {TOKEN}")).status_code == 200
        for wrong in ({}, {"authorization": "Bearer "}, {"authorization": f"Bearer {TOKEN}x"}):
            assert (await get(app, "/metrics", NEAR[0], **wrong)).status_code == 403
