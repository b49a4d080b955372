"""Requests are logged and counted by the route that was asked for, never by the address as it was written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import structlog
from fastapi import APIRouter, FastAPI, HTTPException, WebSocket
from structlog.testing import capture_logs

from benben.server import metrics
from benben.server.access import Access

pytestmark = pytest.mark.anyio


def make_app() -> FastAPI:
    app = FastAPI()
    router = APIRouter(prefix="/api/tables")

    @router.get("/{code}")
    async def table(code: str) -> str:
        if code == "missing":
            raise HTTPException(404)
        if code == "broken":
            raise RuntimeError
        return code

    @app.get("/health")
    async def health() -> str:
        return "ok"

    async def watch(socket: WebSocket, match: str) -> None:
        await socket.accept()
        await socket.receive_text()
        await socket.close(1001)

    app.include_router(router)
    app.add_api_websocket_route("/socket/{match}", watch)
    app.add_middleware(Access)
    return app


@pytest.fixture
def lines() -> Iterator[list[Any]]:
    structlog.reset_defaults()
    with capture_logs() as found:
        yield found


def client() -> httpx.AsyncClient:
    transport = httpx.ASGITransport(make_app(), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


async def test_a_line_says_the_route_without_what_was_filled_in(lines: list[Any]) -> None:
    for path in ("/api/tables/WXYZ?key=hush", "/api/tables/missing", "/api/tables/broken", "/invite/WXYZ"):
        await client().get(path, headers={"cookie": "benben=hush", "authorization": "Bearer hush"})
    told = [(line["event"], line["method"], line["route"], line["status"], line["log_level"]) for line in lines]
    assert told == [
        ("request", "GET", "/api/tables/{code}", 200, "info"),
        ("request", "GET", "/api/tables/{code}", 404, "info"),
        ("request", "GET", "/api/tables/{code}", 500, "info"),
        ("request", "GET", "site", 404, "info"),
    ]
    assert "hush" not in str(lines)
    assert "WXYZ" not in str(lines)


async def test_methods_that_somebody_made_up_are_one(lines: list[Any]) -> None:
    await client().request("HUSH", "/health")
    assert lines[0]["method"] == "other"


async def test_programs_that_ask_all_the_time_are_not_heard(lines: list[Any]) -> None:
    await client().get("/health")
    assert [line["log_level"] for line in lines] == ["debug"]


async def test_a_socket_is_told_when_it_ends_and_counted_while_it_is_open(lines: list[Any]) -> None:
    def open_ones() -> float:
        return metrics.REGISTRY.get_sample_value("benben_sockets") or 0

    before = open_ones()
    coming = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": "hello"}]
    sent: list[Any] = []

    async def receive() -> Any:
        assert open_ones() == before + 1
        assert lines == []
        return coming.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/socket/secret", "query_string": b"seat=1", "headers": []}
    await make_app()(scope, receive, send)
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert open_ones() == before
    assert (lines[0]["event"], lines[0]["route"], lines[0]["status"]) == ("socket", "/socket/{match}", 1001)


async def test_requests_are_counted_by_route(lines: list[Any]) -> None:
    def count() -> float:
        labels = {"method": "GET", "route": "/api/tables/{code}", "status": "200"}
        return metrics.REGISTRY.get_sample_value("benben_requests_seconds_count", labels) or 0

    before = count()
    for code in ("a", "b", "c"):
        await client().get(f"/api/tables/{code}")
    assert count() == before + 3
    assert len(lines) == 3
