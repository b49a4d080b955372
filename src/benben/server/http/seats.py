"""A seat over plain HTTP, for programs: wait for news, act, take back. The socket does the same, quicker."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from benben.server.http.asking import REFUSALS, AskedServer, Form, Known, Server, per_guest
from benben.server.http.match_seen import Seen, SeenMatch
from benben.server.http.refusal import Refusal, too_many
from benben.server.limits import Full
from benben.server.wire import CID, Act, Done, News, Refused, Undo

router = APIRouter(prefix="/api/matches/{match}/seats/{seat}", tags=["seats"], responses=REFUSALS)

MOST_WAIT = 25  # seconds; less than what proxies bear
SOON = 1.0

_encode = msgspec.json.Encoder().encode

STATUS = {
    "bad_notation": 422,
    "illegal": 422,
    "not_your_turn": 409,
    "stale": 409,
    "over": 409,
    "told": 409,
    "not_seated": 403,
    "unknown": 404,
    "busy": 503,
}


class NewsTold(BaseModel):
    """Events from number `first` on, in place of all that you have from there, and the view after them."""

    type: Literal["news"]
    first: int
    events: list[dict[str, Any]]
    mark: str = Field(description="To be sent with the next request.")
    view: dict[str, Any] = Field(description="All that the seat may know; `legal` is what it can do.")
    can_undo: bool
    clock: list[int] | None = Field(description="Milliseconds left by seat, as of now.")


class Sent(Form):
    """What every message has."""

    cid: str = Field(
        min_length=1,
        max_length=64,
        pattern=CID,
        description="A new one for each message: letters, digits and _.:-; sent again, no effect.",
    )
    n: int = Field(ge=0, le=2**31 - 1, description="The number of the event, counted from 1 in the seat's own log.")


class ActForm(Sent):
    """An action, as event `n`: one more than the last number seen."""

    do: str = Field(min_length=1, max_length=1000, description="As notation: one of the `legal` of the view.")


class DoneTold(BaseModel):
    """It is kept for good."""

    type: Literal["done"]
    cid: str
    n: int


@router.get("", responses={200: {"model": NewsTold}})
async def read_news(
    seat: int,
    seen: SeenMatch,
    server: AskedServer,
    guest: Known,
    known: Annotated[int, Query(alias="seen", ge=0, le=2**31 - 1, description="The last number you have.")] = 0,
    mark: Annotated[str, Query(max_length=64, description="What came with it.")] = "",
    wait: Annotated[float, Query(ge=0, le=MOST_WAIT, description="Seconds to wait for something new.")] = 0,
) -> Response:
    """What has happened at a seat of yours since event `seen`; at once if there is something, else within `wait`."""
    _check(seen, seat)
    news = await _wait(server, seen, guest.id, seat, known, mark, wait)
    return Response(_encode(news), media_type="application/json")


@router.post("/act", responses={200: {"model": DoneTold}}, dependencies=[per_guest("acts", "actions")])
async def act(seat: int, form: ActForm, seen: SeenMatch, server: AskedServer, guest: Known) -> Response:
    """Do something. When this says done, it is kept; sent again with the same `cid` it has no second effect."""
    _check(seen, seat)
    return await _do(server, seen, seat, Act(form.cid, form.n, form.do))


@router.post("/undo", responses={200: {"model": DoneTold}}, dependencies=[per_guest("acts", "actions")])
async def undo(seat: int, form: Sent, seen: SeenMatch, server: AskedServer, guest: Known) -> Response:
    """Take back your event `n`, as long as it has told nobody anything."""
    _check(seen, seat)
    return await _do(server, seen, seat, Undo(form.cid, form.n))


async def _wait(server: Server, seen: Seen, guest: str, seat: int, known: int, mark: str, wait: float) -> News:
    """Whoever asks is there, and nobody stands in for them; only waiting is counted."""
    if wait == 0:
        return await seen.room.wait(seat, known, mark, 0)
    try:
        with server.limits.staying("waits of a guest", guest):
            return await seen.room.wait(seat, known, mark, wait)
    except Full:
        raise too_many(SOON, "waiting requests") from None


def _check(seen: Seen, seat: int) -> None:
    if not 0 <= seat < seen.match.seats:
        raise Refusal(404, "unknown_seat", f"this match has the seats 0 to {seen.match.seats - 1}")
    seen.check_own(seat)


async def _do(server: Server, seen: Seen, seat: int, what: Act | Undo) -> Response:
    said = await server.house.act(seen.room.id, seat, what)
    match said:
        case Done():
            return Response(_encode(said), media_type="application/json")
        case Refused():
            status = STATUS.get(said.error, 409)
            wait = SOON if status == 503 else None
            raise Refusal(status, said.error, said.text, rule=said.rule, wait=wait)
