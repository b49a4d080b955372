"""The guard: looks at every request before anything else does, and adds to every answer what protects browsers.

Plain ASGI, and quick: it reads a few headers and writes some that are always the same.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from benben.server.host import host_of, is_near, split_host, split_origin
from benben.server.http.refusal import Refusal, refusal_of, too_many
from benben.server.limits import Limits, address_of

MOST_BODY = 64 * 1024
MOST_EDITION = 256 * 1024  # where somebody's own edition may be in the body
WITH_EDITION = ("/api/tables", "/api/play")
STUDIO = "/api/studio/"
COUNTED = ("/api/", "/socket/")
HARMLESS = ("GET", "HEAD", "OPTIONS")
WS_REFUSED = 1008

CSP = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "connect", "font", "manifest", "worker")),
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SHUT = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb")
HEADERS: list[tuple[bytes, bytes]] = [
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": CSP,
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",  # links hold codes that invite
        "permissions-policy": ", ".join(f"{name}=()" for name in SHUT),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
    }.items()
]
NO_STORE = (b"cache-control", b"no-store")

ASKED = {b"host": "host", b"origin": "origin", b"sec-fetch-site": "site", b"content-length": "length"}


class TooLarge(HTTPException):
    """A body that went on beyond what is taken, noticed while it came."""

    def __init__(self) -> None:
        super().__init__(413)


@dataclass(frozen=True)
class _Asked:
    """The headers that the guard looks at; each at most once."""

    host: str = ""
    origin: str | None = None
    site: str | None = None
    length: str | None = None

    @classmethod
    def read(cls, scope: Scope) -> _Asked:
        return cls(**{ASKED[name]: value.decode("latin-1") for name, value in scope["headers"] if name in ASKED})


class Guard:
    """Wraps the app. Whom a proxy asks for has been looked at before, by uvicorn, where it is configured."""

    def __init__(self, app: ASGIApp, *, limits: Limits, public_url: str | None = None) -> None:
        self._app = app
        self._limits = limits
        self._public = host_of(public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        asked = _Asked.read(scope)
        scope.setdefault("state", {})["request_id"] = secrets.token_hex(8)
        send = sending = _Sending(scope, send)
        refusal = self._refuse(scope, asked) or await self._refuse_flood(scope)
        if refusal is not None:
            await _say(refusal, scope, receive, send)
            return
        if scope["type"] == "http":
            receive = _Receiving(receive, _most_body(scope))
        try:
            await self._app(scope, receive, send)
        except Exception as error:
            if scope["type"] == "http" and not sending.has_begun:
                await _say(refusal_of(error), scope, receive, send)
            raise  # to be logged

    def _refuse(self, scope: Scope, asked: _Asked) -> Refusal | None:
        host = split_host(asked.host)
        if host is None or not (host == self._public or is_near(host[0])):
            text = "this server does not go by that name: its --public-url has to say so"
            return Refusal(421, "wrong_host", text)
        harmless = scope["type"] == "http" and scope["method"] in HARMLESS
        if not harmless and not self._is_own_page(host, asked):
            return Refusal(403, "wrong_origin", "this comes from a page of another site, which may not do that")
        if asked.length is not None and scope["type"] == "http":
            return _refuse_length(asked.length, _most_body(scope))
        return None

    def _is_own_page(self, host: tuple[str, str], asked: _Asked) -> bool:
        """Programs send no origin; every browser does."""
        if asked.origin is None:
            return asked.site in (None, "same-origin", "none")
        origin = split_origin(asked.origin)
        return origin is not None and (origin == host or origin == self._public)

    async def _refuse_flood(self, scope: Scope) -> Refusal | None:
        if not scope["path"].startswith(COUNTED):
            return None
        name = "requests" if scope["type"] == "http" else "sockets"
        wait = await self._limits.take(name, address_of(scope.get("client")))
        return None if wait is None else too_many(wait)


def _most_body(scope: Scope) -> int:
    path = scope["path"]
    return MOST_EDITION if path in WITH_EDITION or path.startswith(STUDIO) else MOST_BODY


def _refuse_length(length: str, most: int) -> Refusal | None:
    if not (length.isascii() and length.isdigit()):
        return Refusal(400, "bad_request", "the content-length is not a number")
    return too_large(most) if len(length) > 12 or int(length) > most else None


def too_large(most: int) -> Refusal:
    """A body that is not taken."""
    return Refusal(413, "too_large", f"the body of this request may have at most {most} bytes")


async def _say(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await refusal.response(scope, receive, send)
    elif "websocket.http.response" in scope.get("extensions", {}):
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(refusal.content))]
        headers += [(name.encode(), value.encode()) for name, value in refusal.headers.items()]
        await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": refusal.content})
    else:
        await send({"type": "websocket.close", "code": WS_REFUSED, "reason": refusal.error})


class _Receiving:
    """A body as it comes, as long as it is not too long: one in pieces does not say its length before."""

    __slots__ = ("_left", "_receive")

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise TooLarge
        return message


class _Sending:
    """An answer with the headers that protect browsers."""

    __slots__ = ("_scope", "_send", "has_begun")

    def __init__(self, scope: Scope, send: Send) -> None:
        self.has_begun = False
        self._scope = scope
        self._send = send

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.has_begun = True
            headers = list(message.get("headers", ()))
            headers += HEADERS
            headers.append((b"x-request-id", self._scope["state"]["request_id"].encode()))
            if self._scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                headers.append(NO_STORE)
            message["headers"] = headers
        await self._send(message)
