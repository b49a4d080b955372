"""Tables: opening one, finding one, and the match that begins at it."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from benben.bots.bot import find_offered
from benben.engine.registry import find_game
from benben.match.proof import secret_of_seed
from benben.server.http.asking import REFUSALS, AskedServer, Form, Known, Server, Stranger, aside, per_guest
from benben.server.http.link import invitation
from benben.server.http.refusal import Refusal
from benben.server.http.table_told import Sight, TableTold, tell_table, tell_tables
from benben.server.live.beginning import new_match
from benben.server.qr import format_svg
from benben.server.store import tables
from benben.server.store.tables import Table

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)

MOST_OPEN = 20  # of one guest
MOST_LISTED = 50
MOST_EDITION = 256 * 1024
DAYS = 24 * 3600

Options = Annotated[dict[str, bool | int | str | None], Field(default_factory=dict, max_length=50)]
Word = Annotated[str, Field(max_length=60)]


class ClockForm(Form):
    """Time for each seat, in milliseconds: `base` to begin with, and `bonus` more with every action."""

    base: int = Field(ge=10_000, le=7 * DAYS * 1000)
    bonus: int = Field(default=0, ge=0, le=3600 * 1000)


class Manner(Form):
    """How a match is played, whatever is played."""

    clock: ClockForm | None = None
    public: bool = Field(default=False, description="Whether everybody sees it in the list of tables.")
    stand_in: Word = Field(default="greedy", description="The bot that acts for who is away or out of time.")
    patience: int | None = Field(
        default=None, ge=15, le=30 * DAYS, description="After how many seconds away it does so; null is never."
    )


class TableForm(Manner):
    """A new table."""

    game: Word
    seats: int | None = Field(default=None, ge=1, le=20, description="As few as the game takes, if it is left out.")
    edition: str | None = Field(
        default=None, max_length=MOST_EDITION, description="A name, or the whole text of an edition of one's own."
    )
    options: Options


class PlayForm(TableForm):
    """A match against bots."""

    bots: list[Word] = Field(
        default=["greedy"], min_length=1, max_length=20, description="One for each other seat, or one for all."
    )
    lesson: int | None = Field(
        default=None, ge=0, le=999, description="A deal that is the same each time, so that its chance is no secret."
    )


class Tables(BaseModel):
    """Public tables, the liveliest first."""

    tables: list[TableTold]


class Started(BaseModel):
    """A match that has begun."""

    match: str
    table: str = Field(description="The table's code.")
    seat: int


async def find_table(code: str, server: AskedServer) -> Table:
    """The table of a code in the address."""
    table = await tables.by_code(server.store, code)
    if table is None:
        raise Refusal(404, "unknown_table", "there is no table of this code; look whether it was copied as a whole")
    return table


Found = Annotated[Table, Depends(find_table)]


async def hosted_table(table: Found, server: AskedServer, guest: Known) -> Table:
    """The table of a code, if it is the guest's to decide about."""
    if not (await Sight.of(server.store, table)).is_host(guest.id):
        raise Refusal(403, "not_host", "only who has opened this table can do that")
    return table


Hosted = Annotated[Table, Depends(hosted_table)]


async def open_table(server: Server, form: TableForm, host: str) -> Table:
    """A table on which everything has been checked that could go wrong when its match begins."""
    game = find_game(form.game)
    seats = game.seats[0] if form.seats is None else form.seats
    find_offered(form.stand_in)
    if await tables.open_by(server.store, host) >= MOST_OPEN:
        text = f"you have {MOST_OPEN} open tables already: close one, or begin there"
        raise Refusal(409, "too_many_tables", text)
    clock = None if form.clock is None else form.clock.model_dump()
    await aside(partial(new_match, game.id, seats, form.edition, form.options, clock))
    return await tables.add(
        server.store,
        game=game.id,
        seats=seats,
        edition=form.edition,
        options=form.options,
        clock=clock,
        public=form.public,
        stand_in=form.stand_in,
        patience=form.patience,
        host=host,
    )


async def begin(server: Server, table: Table) -> str | None:
    """Begin the match of a table if all are ready; its id, also if somebody else was quicker."""
    match = await server.house.begin(table)
    if match is None:
        now = await tables.by_id(server.store, table.id)
        match = None if now is None else now.match
    return match


@router.post("/tables", status_code=201, dependencies=[per_guest("tables", "tables")])
async def add_table(form: TableForm, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Open a table; nobody sits at it yet, not even you."""
    return await tell_table(request, await open_table(server, form, guest.id), guest)


@router.get("/tables")
async def list_tables(request: Request, server: AskedServer, guest: Stranger) -> Tables:
    """Public tables where somebody may sit down or watch."""
    found = await tables.listed(server.store, most=MOST_LISTED)
    return Tables(tables=await tell_tables(request, found, guest))


@router.get("/tables/{code}")
async def read_table(table: Found, request: Request, guest: Stranger) -> TableTold:
    """One table, for everybody who has its code."""
    return await tell_table(request, table, guest)


@router.get(
    "/tables/{code}/qr.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "The link to the table, for a phone to read."}},
)
async def draw_table_link(table: Found, request: Request) -> Response:
    """The invitation as a QR code."""
    return Response(format_svg(invitation(request, table)), media_type="image/svg+xml")


@router.post("/tables/{code}/start", dependencies=[per_guest("changes")])
async def start(table: Hosted, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Begin, with yourself ready; for whoever opened the table."""
    for seat in (await Sight.of(server.store, table)).seats_of(guest.id):
        await tables.set_ready(server.store, table.id, seat, guest.id, True)
    if await begin(server, table) is None:
        raise await _unready(server, table)
    return await tell_table(request, await find_table(table.code, server), guest)


@router.post("/tables/{code}/close", dependencies=[per_guest("changes")])
async def close(table: Hosted, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Put an open table away."""
    if not await tables.close(server.store, table.id):
        raise Refusal(409, "not_open", "only a table at which no match has begun can be closed")
    return await tell_table(request, await find_table(table.code, server), guest)


@router.post("/play", status_code=201, dependencies=[per_guest("tables", "tables")])
async def play(form: PlayForm, server: AskedServer, guest: Known) -> Started:
    """Play at once: you on seat 0, bots on the others."""
    game = find_game(form.game)
    seats = game.seats[0] if form.seats is None else form.seats
    bots = form.bots * (seats - 1) if len(form.bots) == 1 else form.bots
    if len(bots) != seats - 1:
        raise Refusal(422, "bad_bots", f"name one bot for all, or one for each of the {seats - 1} other seats")
    for bot in bots:
        find_offered(bot)
    table = await open_table(server, form, guest.id)
    await tables.sit(server.store, table.id, 0, guest.id)
    await tables.set_ready(server.store, table.id, 0, guest.id, True)
    for seat, bot in enumerate(bots, start=1):
        await tables.seat_bot(server.store, table.id, seat, bot)
    match = await begin(server, table) if form.lesson is None else await _teach(server, table, form.lesson)
    if match is None:
        raise await _unready(server, table)
    return Started(match=match, table=table.code, seat=0)


async def _teach(server: Server, table: Table, lesson: int) -> str | None:
    """Begin a match that is learned by: everybody who asks for this lesson has the same cards and dice."""
    secret = secret_of_seed(lesson)
    dealt = await aside(
        partial(new_match, table.game, table.seats, table.edition, table.options, table.clock, secret=secret)
    )
    return await server.house.begin(table, dealt)


async def _unready(server: Server, table: Table) -> Refusal:
    """Why a match does not begin."""
    now = await tables.by_id(server.store, table.id)
    if now is None or now.phase != tables.OPEN:
        return Refusal(409, "not_open", "this table has been closed")
    places = await tables.places_of(server.store, table.id)
    empty = [str(place.seat) for place in places if place.guest is None and place.bot is None]
    unready = [str(place.seat) for place in places if place.guest is not None and not place.ready]
    said = [f"nobody sits at seat {', '.join(empty)}"] if empty else []
    said += [f"seat {', '.join(unready)} is not ready"] if unready else []
    return Refusal(409, "not_ready", f"the match cannot begin yet: {'; '.join(said) or 'try again'}")
