"""Whether the server works (/health), and in numbers (/metrics)."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
from collections.abc import Awaitable
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from benben.server import metrics
from benben.server.config import Config

PATIENCE = 2.0  # seconds
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")

router = APIRouter(include_in_schema=False)


@router.get("/health/live")
async def live() -> JSONResponse:
    """Whether this process answers at all."""
    return JSONResponse({"status": "ok"})


@router.get("/health")
async def health(request: Request) -> JSONResponse:
    """Whether everything answers that playing needs."""
    server = request.app.state.server
    database, bus = await asyncio.gather(
        _word(server.store.database.finish(_reach(server.store.database))), _word(server.bus.answers())
    )
    well = database == bus == "ok"
    words = {"status": "ok" if well else "down", "database": database, "bus": bus}
    return JSONResponse(words, 200 if well else 503, {"Cache-Control": "no-store"})


async def _reach(database: Any) -> bool:
    async with database.reads() as connection:
        await connection.execute(text("SELECT 1"))
    return True


async def _word(check: Awaitable[bool]) -> str:
    """A word for strangers; what is wrong in detail is in the log of whoever noticed."""
    try:
        return "ok" if await asyncio.wait_for(check, PATIENCE) else "down"
    except Exception:
        return "down"


@router.get("/metrics")
async def numbers(request: Request) -> Response:
    """Counters for Prometheus, for the own network or with the token of the configuration."""
    if not _may_read(request, request.app.state.server.config):
        return PlainTextResponse("metrics are for this machine and its network, or with the token\n", 403)
    return Response(await asyncio.to_thread(metrics.exposition), media_type=CONTENT_TYPE_LATEST)


def _may_read(request: Request, config: Config) -> bool:
    if config.metrics_token is not None:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return secrets.compare_digest(given.encode(), config.metrics_token.encode())
    if not config.behind_proxy and any(name in request.headers for name in FORWARDED):
        return False  # a proxy that the configuration does not know: its address says nothing about who asks
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_private
    except ValueError:
        return False
