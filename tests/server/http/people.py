"""People who ask the server over HTTP, and what they do together in many tests."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from benben.server.app import make_app
from benben.server.config import Config
from benben.server.limits import RATES, Limits, Rate
from server.databases import new_url
from server.redis_server import redis

HOME = "http://localhost:8000"
GENEROUS = {name: Rate("1000000/minute") for name in RATES}
SHORT = {"game": "anubix", "options": {"max_rounds": 1}}
_cids = itertools.count(1)


class Person:
    """Somebody with a browser, which keeps cookies; every call says which status it must get."""

    def __init__(self, app: FastAPI | Workers, base: str = HOME, address: str = "127.0.0.1", **headers: str) -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 5000))
        self.client = httpx.AsyncClient(transport=transport, base_url=base, headers=headers)

    async def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        """One request."""
        return await self.client.request(method, f"/api{path}", **how)

    async def get(self, path: str, status: int = 200) -> Any:
        """What is at an address."""
        return _checked(await self.ask("GET", path), status)

    async def post(self, path: str, form: dict[str, Any] | None = None, status: int = 200) -> Any:
        """Do something."""
        return _checked(await self.ask("POST", path, json={} if form is None else form), status)

    async def patch(self, path: str, form: dict[str, Any], status: int = 200) -> Any:
        """Change something."""
        return _checked(await self.ask("PATCH", path, json=form), status)


def _checked(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code} {answer.text[:500]}"
    if status >= 400:
        said = answer.json()
        assert {"error", "text"} <= set(said) <= {"error", "text", "rule"}
        assert "Traceback" not in said["text"]
        assert said["text"]
        return said
    if status == 204:
        assert not answer.content
        return None
    return answer.json() if answer.headers["content-type"] == "application/json" else answer.text


async def guest(app: FastAPI | Workers, name: str | None = None) -> Person:
    """Somebody who is known to the server."""
    person = Person(app)
    await person.post("/me", status=201)
    if name is not None:
        await person.patch("/me", {"name": name})
    return person


async def begin_short(*people: Person, **more: Any) -> tuple[str, str]:
    """A short match in which each person has a seat; its id and its table's code."""
    host = people[0]
    code = (await host.post("/tables", SHORT | {"seats": max(2, len(people))} | more, 201))["code"]
    for person in people:
        await person.post(f"/tables/{code}/sit", {})
        table = await person.post(f"/tables/{code}/ready", {"ready": True})
    return table["match"], code


async def act_once(match: str, person: Person, seat: int, do: str | None = None) -> int:
    """Do the first thing that a seat can do, or what is said; the number of the event."""
    news = await person.get(f"/matches/{match}/seats/{seat}")
    n = len(news["events"]) + 1
    do = news["view"]["legal"][0]["do"] if do is None else do
    form = {"cid": f"c{next(_cids)}", "n": n, "do": do}
    return (await person.post(f"/matches/{match}/seats/{seat}/act", form))["n"]


async def play_out(match: str, seats: dict[int, Person]) -> None:
    """Play to the end, always the first thing that can be done."""
    while True:
        acted = False
        for seat, person in seats.items():
            view = (await person.get(f"/matches/{match}/seats/{seat}"))["view"]
            if view["over"]:
                return
            if view["legal"]:
                await act_once(match, person, seat)
                acted = True
        assert acted, "nobody can act, and the match is not over"


@asynccontextmanager
async def running(kind: str, folder: Path, limits: Limits | None = None, **config: Any) -> AsyncIterator[FastAPI]:
    """A server of one worker over an empty database."""
    async with _open(new_url(kind, folder), limits or Limits(rates=GENEROUS), **config) as app:
        yield app


@asynccontextmanager
async def running_two(folder: Path) -> AsyncIterator[Workers]:
    """A server of two workers over PostgreSQL and Redis."""
    database, bus = new_url("postgresql", folder), redis().new_url()
    async with AsyncExitStack() as stack:
        apps = [
            await stack.enter_async_context(_open(database, Limits(bus, rates=GENEROUS), bus=bus)) for _ in range(2)
        ]
        yield Workers(apps)


@asynccontextmanager
async def _open(database: str, limits: Limits, **config: Any) -> AsyncIterator[FastAPI]:
    app = make_app(Config(database=database, bot_pause=0.0, log_format="json", **config), limits)
    async with app.router.lifespan_context(app):
        yield app


class Workers:
    """Several workers at one address, as a socket that they share deals connections out: none answers twice in turn."""

    def __init__(self, apps: Sequence[FastAPI]) -> None:
        self._turns = itertools.cycle(apps)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        await next(self._turns)(scope, receive, send)
