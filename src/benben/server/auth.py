"""Who asks: a browser shows its key in a cookie, a program in the Authorization header."""

from __future__ import annotations

import re

from fastapi import Response
from starlette.requests import HTTPConnection

from benben.server.http.refusal import Refusal
from benben.server.store import guests
from benben.server.store.guests import Guest

COOKIE = "benben"
YEAR = 365 * 24 * 3600
_KEY = re.compile(r"[A-Za-z0-9_-]{43}")


def key_of(connection: HTTPConnection) -> str | None:
    """The key that a request shows, if it shows one. What does not look like a key is not looked for."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    key = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return key if _KEY.fullmatch(key) else None


async def guest_of(connection: HTTPConnection) -> Guest | None:
    """The guest of a request or of a socket's upgrade; None for a stranger."""
    key = key_of(connection)
    return None if key is None else await guests.by_key(connection.app.state.server.store, key)


async def need_guest(connection: HTTPConnection) -> Guest:
    """The guest of a request that needs one."""
    guest = await guest_of(connection)
    if guest is None:
        text = "nobody is known here under that key: ask POST /api/me for one, or send the token of a program"
        raise Refusal(401, "no_guest", text)
    return guest


def hand_over(connection: HTTPConnection, response: Response, key: str) -> None:
    """Let a browser keep a key. No script can read it, and no page of another site can have it sent."""
    response.set_cookie(
        COOKIE, key, max_age=YEAR, path="/", secure=_is_secure(connection), httponly=True, samesite="lax"
    )


def take_away(connection: HTTPConnection, response: Response) -> None:
    """Let a browser forget its key."""
    response.delete_cookie(COOKIE, path="/", secure=_is_secure(connection), httponly=True, samesite="lax")


def _is_secure(connection: HTTPConnection) -> bool:
    public: str | None = connection.app.state.server.config.public_url
    return connection.url.scheme in ("https", "wss") or (public or "").startswith("https:")
