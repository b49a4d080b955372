"""Matches: one's own, what everybody may know of one, its log, its points, and the proof of its chance."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from benben.engine.errors import BadLog
from benben.match.match import Match
from benben.server.http.asking import REFUSALS, AskedServer, Known, aside, per_address
from benben.server.http.match_seen import PersonTold, SeenMatch
from benben.server.http.refusal import Refusal
from benben.server.http.table_told import PlaceTold, tell_tables
from benben.server.store import tables
from benben.server.store.tables import Table

router = APIRouter(prefix="/api/matches", tags=["matches"], responses=REFUSALS)

LINES = "application/x-ndjson"
STEPS = [
    "sha256 of the secret is `commit` of the header, which was told before the first event.",
    'Event n of chance rolls with HMAC-SHA256(secret, "MATCH:n:k"), k = 0, 1, 2 ...; MATCH is `match` of the header.',
    "The first 8 bytes of each are a number; numbers too high to be fair are passed over.",
    "Every chance event of the log is the outcome that these rolls pick; `tools/verify_match.py LOG` does all of it.",
]


class Line(BaseModel):
    """A match of one's own in a list."""

    match: str
    table: str = Field(description="The table's code.")
    game: str
    seats: list[int] = Field(description="Yours; in `waiting` those that have to act.")
    people: list[PlaceTold] = Field(description="Everybody who plays, or played.")
    phase: Literal["playing", "over"]
    touched: int


class Mine(BaseModel):
    """One's own matches."""

    waiting: list[Line] = Field(description="Those that wait for you, longest first.")
    running: list[Line]
    finished: list[Line] = Field(description="Newest first, a page of them.")
    more: str | None = Field(description="`before` for the next page.")


class MatchTold(BaseModel):
    """What everybody who knows a match's id may know of it."""

    match: str
    phase: Literal["running", "over"]
    game: str
    header: dict[str, Any]
    people: list[PersonTold]
    yours: list[int] = Field(description="The seats that you hold.")
    table: str | None = Field(description="The table's code, for those who sit there.")
    sealed: bool = Field(description="Another table still plays the same deal, so not all is told yet.")
    scores: list[int] | None = Field(description="By seat, when it is over.")
    winners: list[int] | None


class Source(BaseModel):
    """Where points come from."""

    source: str
    points: int
    rule: str


class Breakdown(BaseModel):
    """Points with their reasons."""

    scores: list[int]
    winners: list[int]
    seats: list[list[Source]]


class Proof(BaseModel):
    """That nobody has turned the chance of a match."""

    proven: bool
    text: str
    header: dict[str, Any]
    secret: str
    steps: list[str] = Field(description="How to check it without this server.")


@router.get("")
async def list_own(
    request: Request,
    server: AskedServer,
    guest: Known,
    before: Annotated[str | None, Query(max_length=100, description="`more` of the page before.")] = None,
    most: Annotated[int, Query(ge=1, le=50, description="Finished matches on a page.")] = 20,
) -> Mine:
    """My matches: those that wait for me, those that run, and those that are over."""
    after = None if before is None else await tables.by_code(server.store, before)
    if before is not None and after is None:
        raise Refusal(404, "unknown_table", "`before` is `more` of the page before")
    waiting = await tables.waiting_for(server.store, guest.id)
    running = await tables.of_guest(server.store, guest.id, [tables.PLAYING])
    finished = await tables.history(server.store, guest.id, most + 1, after)
    found = {table.code: table for table in [*(table for table, _ in [*waiting, *running]), *finished[:most]]}
    told = {table.code: table.places for table in await tell_tables(request, list(found.values()), guest)}
    over = [(table, place.seat) for table in finished[:most] for place in told[table.code] if place.yours]
    return Mine(
        waiting=_lines(waiting, told),
        running=_lines(running, told),
        finished=_lines(over, told),
        more=finished[most - 1].code if len(finished) > most else None,
    )


def _lines(found: Iterable[tuple[Table, int]], people: Mapping[str, list[PlaceTold]]) -> list[Line]:
    seats: dict[str, list[int]] = defaultdict(list)
    by_id: dict[str, Table] = {}
    for table, seat in found:
        by_id[table.id] = table
        seats[table.id].append(seat)
    return [
        Line(
            match=table.match,
            table=table.code,
            game=table.game,
            seats=seats[id],
            people=people[table.code],
            phase=phase,
            touched=table.touched,
        )
        for id, table in by_id.items()
        if table.match is not None and (phase := _phase(table)) is not None
    ]


def _phase(table: Table) -> Literal["playing", "over"] | None:
    return "playing" if table.phase == tables.PLAYING else "over" if table.phase == tables.OVER else None


@router.get("/{match}")
async def read_match(seen: SeenMatch) -> MatchTold:
    """A match as everybody may see it."""
    over = seen.match.is_over
    return MatchTold(
        match=seen.room.id,
        phase="over" if over else "running",
        game=seen.match.game.id,
        header=seen.header,
        people=list(seen.people),
        yours=list(seen.seats),
        table=seen.table.code if seen.table is not None and (seen.seats or seen.table.public) else None,
        sealed=seen.sealed,
        scores=seen.match.scores() if over else None,
        winners=seen.match.winners() if over else None,
    )


@router.get(
    "/{match}/log",
    response_class=Response,
    responses={200: {"content": {LINES: {}}, "description": "A header and events, a line each: docs/match-log.md."}},
    dependencies=[per_address("heavy")],
)
async def read_log(seen: SeenMatch, seat: Annotated[int | None, Query(ge=0, le=62)] = None) -> Response:
    """The log: whole when the match is over; before that as a seat of yours, or a spectator, may see it."""
    if seat is not None:
        seen.check_seat(seat)
    if seen.is_open:
        text = await aside(seen.match.dumps)
    elif seat is None:
        text = await aside(lambda: seen.match.dumps(spectator=True))
    else:
        seen.check_own(seat)
        text = await aside(lambda: seen.match.dumps(seat))
    return Response(text.encode(), media_type=LINES)


@router.get("/{match}/breakdown", dependencies=[per_address("heavy")])
async def read_breakdown(seen: SeenMatch) -> Breakdown:
    """Where the points come from, when the match is over."""
    seen.check_over()
    if not seen.seats:
        seen.check_open()
    told = await aside(seen.match.breakdown)
    seats = [[Source(**source) for source in sources] for sources in told]
    return Breakdown(scores=seen.match.scores(), winners=seen.match.winners(), seats=seats)


@router.get("/{match}/proof", dependencies=[per_address("heavy")])
async def read_proof(seen: SeenMatch) -> Proof:
    """The secret, and whether it explains every chance event; when the match is over."""
    seen.check_open()
    proven, text = await aside(lambda: _verify(seen.match))
    secret = seen.match.events[-1].more["secret"]
    return Proof(proven=proven, text=text, header=seen.header, secret=secret, steps=STEPS)


def _verify(match: Match) -> tuple[bool, str]:
    """Folded anew from its text, as somebody else would do it."""
    try:
        Match.loads(match.dumps()).verify()
    except BadLog as error:
        return False, str(error)
    chance = sum(event.who is None for event in match.events) - 1
    return True, f"the secret fits what was promised before the match, and explains all {chance} chance events"
