"""Oneself: a guest at once, without password, on as many devices as one likes, and gone when one likes."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response, status
from pydantic import BaseModel, Field

from benben.server import auth
from benben.server.http.asking import (
    REFUSALS,
    AskedServer,
    Form,
    Known,
    Server,
    Stranger,
    count,
    per_address,
    per_guest,
)
from benben.server.http.figure import PROGRAM, draw_guest, parse_figure
from benben.server.http.link import base_url
from benben.server.http.name import parse_name
from benben.server.http.refusal import Refusal
from benben.server.limits import address_of
from benben.server.qr import format_data_uri
from benben.server.store import guests, tables
from benben.server.store.guests import Guest

router = APIRouter(prefix="/api", tags=["me"], responses=REFUSALS)


class Me(BaseModel):
    """A guest, as it sees itself."""

    id: str
    name: str
    figure: str
    program: bool = Field(description="Whether this guest is a program; everybody sees it by its figure.")
    created: int = Field(description="In milliseconds since 1970.")

    @classmethod
    def of(cls, guest: Guest) -> Me:
        return cls(
            id=guest.id,
            name=guest.name,
            figure=guest.figure,
            program=guest.figure == PROGRAM,
            created=guest.created,
        )


class Looks(Form):
    """What to change; what is left out stays."""

    name: str | None = Field(default=None, max_length=200)
    figure: str | None = Field(default=None, max_length=200)


class Move(BaseModel):
    """The way to another device."""

    code: str = Field(description="For `POST /api/me/arrive`, once.")
    link: str = Field(description="An address that brings the code along, in the part that no server is told.")
    qr: str = Field(description="The link as a picture, as a data: address.")
    expires: int = Field(description="In milliseconds since 1970.")


class Arrival(Form):
    """The code of `POST /api/me/move`."""

    code: str = Field(max_length=100)


class ProgramName(Form):
    """How a program is called."""

    name: str = Field(max_length=200)


class Program(BaseModel):
    """A guest for a program. The token is told this once."""

    token: str = Field(description="To be sent as `Authorization: Bearer TOKEN`.")
    guest: Me


@router.post("/me", responses={201: {"model": Me, "description": "A new guest; a cookie holds its key."}})
async def become_guest(request: Request, response: Response, server: AskedServer, guest: Stranger) -> Me:
    """Who I am; a stranger becomes a new guest, with a name and a figure to begin with."""
    if guest is not None:
        await guests.touch(server.store, guest.id)
        return Me.of(guest)
    await count(server, "guests", address_of(request.scope.get("client")), "new guests")
    guest, key = await guests.add(server.store, *draw_guest())
    auth.hand_over(request, response, key)
    response.status_code = status.HTTP_201_CREATED
    return Me.of(guest)


@router.get("/me")
async def read_guest(guest: Known) -> Me:
    """Who I am."""
    return Me.of(guest)


@router.patch("/me", dependencies=[per_guest("changes")])
async def change_guest(looks: Looks, server: AskedServer, guest: Known) -> Me:
    """Another name, another figure."""
    name = guest.name if looks.name is None else parse_name(looks.name)
    figure = guest.figure if looks.figure is None else parse_figure(looks.figure, guest.figure)
    await guests.rename(server.store, guest.id, name, figure)
    for table, _ in await tables.of_guest(server.store, guest.id, [tables.PLAYING]):
        if table.match is not None:
            await server.house.people_changed(table.match)
    return Me.of(Guest(guest.id, name, figure, guest.created, guest.seen))


@router.post("/me/move", dependencies=[per_guest("moves", "codes")])
async def move(request: Request, server: AskedServer, guest: Known) -> Move:
    """A code that brings this guest to another device, once and soon."""
    code, expires = await guests.offer_move(server.store, guest.id)
    link = f"{base_url(request)}/arrive#{code}"
    return Move(code=code, link=link, qr=format_data_uri(link), expires=expires)


@router.post("/me/arrive", dependencies=[per_address("codes", "codes")])
async def arrive(arrival: Arrival, request: Request, response: Response, server: AskedServer) -> Me:
    """Be the guest whose code this is, on this device."""
    taken = await guests.take_move(server.store, arrival.code)
    if taken is None:
        raise Refusal(
            404, "unknown_code", "this code is wrong, used, or too old: ask for a new one on the other device"
        )
    before = request.cookies.get(auth.COOKIE)
    if before is not None:  # the cookie is written over, so nobody has that key any longer
        await guests.log_out(server.store, before)
    auth.hand_over(request, response, taken[1])
    return Me.of(taken[0])


@router.post("/me/out", status_code=204, response_class=Response)
async def out(request: Request, server: AskedServer, guest: Known) -> Response:
    """Be a stranger on this device. Without another device or a code there is no way back."""
    key = auth.key_of(request)
    if key is not None:
        await guests.log_out(server.store, key)
        await _close_sockets(server, guest.id)
    return _stranger(request)


@router.post("/me/out-everywhere", status_code=204, response_class=Response)
async def out_everywhere(request: Request, server: AskedServer, guest: Known) -> Response:
    """Be a stranger on all devices."""
    await guests.log_out_everywhere(server.store, guest.id)
    await _close_sockets(server, guest.id)
    return _stranger(request)


@router.delete("/me", status_code=204, response_class=Response)
async def erase(request: Request, server: AskedServer, guest: Known) -> Response:
    """Remove everything about this guest. Where a match goes on, a bot takes the seat."""
    await _erase(server, guest.id)
    return _stranger(request)


def _stranger(request: Request) -> Response:
    response = Response(status_code=204)
    auth.take_away(request, response)
    return response


async def _close_sockets(server: Server, guest: str) -> None:
    matches = {table.match for table, _ in await tables.of_guest(server.store, guest, [tables.PLAYING])}
    for match in matches:
        if match is not None:
            await server.house.logged_out(match, guest)


async def _erase(server: Server, guest: str) -> None:
    left = await guests.erase(server.store, guest)
    for id in dict.fromkeys(table for table, _ in left):
        table = await tables.by_id(server.store, id)
        if table is not None and table.match is not None:
            await server.house.people_changed(table.match)


@router.post("/programs", status_code=201, dependencies=[per_address("programs", "programs")])
async def add_program(named: ProgramName, server: AskedServer) -> Program:
    """A guest for a program, and the token that it shows. It sits down like everybody, and is seen to be a program."""
    guest, key = await guests.add(server.store, parse_name(named.name), PROGRAM)
    return Program(token=key, guest=Me.of(guest))
