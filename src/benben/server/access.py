"""What was asked of the server, and how long the answers took: counted, and told in a line without secrets."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import structlog

from benben.server import metrics

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
QUIET = {"/health", "/metrics"}  # asked every few seconds by programs
NO_ANSWER = 0  # the status of a request whose client went away

log = structlog.get_logger("benben.access")


class Access:
    """Wraps the whole application. Routes are told as they are declared, /tables/{code}: codes, names and queries of
    an address stay out of log lines.
    """

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on, and take the time."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = NO_ANSWER
        if scope["type"] == "websocket":
            metrics.sockets.inc()

        async def sending(message: Message) -> None:
            nonlocal status
            status = _status(message, status)
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except Exception:
            status = status or 500
            raise
        finally:
            _tell(scope, status, time.perf_counter() - began)


def _status(message: Message, before: int) -> int:
    """The status of an answer; of a socket, the code with which the server closed it."""
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        return int(message["status"])
    return int(message.get("code", 1000)) if message["type"] == "websocket.close" else before


def _tell(scope: Scope, status: int, seconds: float) -> None:
    route = route_of(scope)
    client = (scope.get("client") or ("?",))[0]
    if scope["type"] == "websocket":
        metrics.sockets.dec()
        log.info("socket", route=route, status=status, seconds=round(seconds, 1), client=client)
        return
    method = scope["method"] if scope["method"] in METHODS else "other"
    metrics.requests.labels(method, route, str(status)).observe(seconds)
    tell = log.debug if route in QUIET else log.info
    tell("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1), client=client)


def route_of(scope: Scope) -> str:
    """The address as it is declared; files of the site, and what there is not, are one."""
    route = scope.get("route")
    return str(getattr(route, "path_format", None) or getattr(route, "path", None) or "site")
