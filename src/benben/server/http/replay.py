"""Replays: what seats could see after each event of a finished match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from benben.match.log import OVER
from benben.match.match import Match
from benben.server.http.asking import REFUSALS, aside, per_address
from benben.server.http.match_seen import Seen, SeenMatch

router = APIRouter(prefix="/api/matches", tags=["matches"], responses=REFUSALS)

PAGE = 50
MOST = 200  # steps of a page

_encode = msgspec.json.Encoder().encode


class Step(BaseModel):
    """An event and what is seen after it."""

    n: int = Field(description="0 is before the first event.")
    event: dict[str, Any] | None
    views: list[dict[str, Any]] = Field(description="Of the seat asked for, of a spectator, or of all seats in order.")


class Replay(BaseModel):
    """A page of a replay."""

    match: str
    steps: list[Step]
    events: int = Field(description="How many there are in all.")
    more: int | None = Field(description="`from` for the next page.")


Which = Annotated[
    Annotated[int, Field(ge=0, le=62)] | Literal["all"] | None,
    Query(description='A seat, "all" for all of them, or nothing for a spectator.', union_mode="left_to_right"),
]


@router.get("/{match}/replay", responses={200: {"model": Replay}}, dependencies=[per_address("heavy")])
async def read_replay(
    seen: SeenMatch,
    seat: Which = None,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=100_000, description="Included.")] = None,
) -> Response:
    """The views of a seat, of all, or of a spectator, step by step; when the match is over."""
    seats = _seats(seen, seat)
    events = len(seen.match.events)
    last = first + PAGE - 1 if last is None else last
    last = min(last, first + MOST - 1, events)
    told = await aside(lambda: _encode(_page(seen, seats, first, last)))
    return Response(told, media_type="application/json")


def _seats(seen: Seen, seat: int | str | None) -> list[int | None]:
    """Whose views are told. As long as others play the deal, everybody sees what they saw."""
    seen.check_over()
    if seat is None:
        return [None]
    if not isinstance(seat, int):
        seen.check_open()
        return list(range(seen.match.seats))
    seen.check_seat(seat)
    if not seen.is_open:
        seen.check_own(seat)
    return [seat]


def _page(seen: Seen, seats: Sequence[int | None], first: int, last: int) -> dict[str, Any]:
    match, events = seen.match, len(seen.match.events)
    steps = [
        {"n": n, "event": _event(seen, n, seats[0]) if n else None, "views": views}
        for n, views in enumerate(_views(match, seats, first, last), start=first)
    ]
    return {"match": seen.room.id, "steps": steps, "events": events, "more": last + 1 if last < events else None}


def _event(seen: Seen, n: int, seat: int | None) -> dict[str, Any]:
    event = seen.match.events[n - 1]
    return (event if seen.is_open else seen.match.redact(event, n, seat)).as_dict()


def _views(match: Match, seats: Sequence[int | None], first: int, last: int) -> Iterator[list[dict[str, Any]]]:
    """Folded anew; what could be done at each step is left out, since nothing can be done any more."""
    twin = Match(match.header, match.edition, match.secret)
    for n in range(last + 1):
        if n and match.events[n - 1].do != OVER:
            twin.fold(match.events[n - 1])
        if n >= first:
            look = match.game.knowledge.view
            yield [look(twin.box, twin.state, seat) | {"legal": [], "shortened": False} for seat in seats]
