"""What routes are given: the server, who asks, and that they do not ask too often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Protocol

from fastapi import Depends
from pydantic import BaseModel, ConfigDict
from starlette.requests import HTTPConnection

from benben.server.auth import guest_of, need_guest
from benben.server.config import Config
from benben.server.http.refusal import Error, too_many
from benben.server.limits import Limits, address_of
from benben.server.live.house import House
from benben.server.store.guests import Guest
from benben.server.store.store import Store
from benben.server.workshop import Workshop


class Server(Protocol):
    """What `app.state.server` holds."""

    @property
    def config(self) -> Config: ...
    @property
    def store(self) -> Store: ...
    @property
    def house(self) -> House: ...
    @property
    def limits(self) -> Limits: ...
    @property
    def trials(self) -> Workshop: ...
    @property
    def printing(self) -> Workshop: ...


class Form(BaseModel):
    """The body of a request: nothing is guessed, and nothing unknown is passed over."""

    model_config = ConfigDict(extra="forbid", strict=True)


def server_of(connection: HTTPConnection) -> Server:
    """The server that the app was made for."""
    server: Server = connection.app.state.server
    return server


async def _perhaps(connection: HTTPConnection) -> Guest | None:
    return await guest_of(connection)


async def _known(connection: HTTPConnection) -> Guest:
    return await need_guest(connection)


AskedServer = Annotated[Server, Depends(server_of)]
Stranger = Annotated[Guest | None, Depends(_perhaps)]  # anybody, known or not
Known = Annotated[Guest, Depends(_known)]


def per_guest(name: str, what: str = "requests") -> Any:
    """A dependency of routes that a guest may ask for so often."""

    async def take(server: AskedServer, guest: Known) -> None:
        await count(server, name, guest.id, what)

    return Depends(take)


def per_address(name: str, what: str = "requests") -> Any:
    """A dependency of routes that may be asked for so often from one address."""

    async def take(server: AskedServer, connection: HTTPConnection) -> None:
        await count(server, name, address_of(connection.scope.get("client")), what)

    return Depends(take)


async def count(server: Server, name: str, who: str, what: str = "requests") -> None:
    """Count once more, or refuse."""
    wait = await server.limits.take(name, who)
    if wait is not None:
        raise too_many(wait, what)


async def aside(work: Callable[[], Any]) -> Any:
    """Work of more than a few milliseconds, in a thread, so that nobody else waits for it."""
    return await asyncio.to_thread(work)


# What every route may answer besides; FastAPI would otherwise promise errors of a form of its own.
REFUSALS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Error, "description": "Refused; `text` says why and what to do."},
    422: {"model": Error, "description": "The request cannot be read, or a rule forbids it."},
    "5XX": {"model": Error, "description": "Nothing was done; 503 says when to come back."},
}
