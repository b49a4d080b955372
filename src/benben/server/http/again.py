"""The same again: a rematch for those who sat there, or the same deal for others."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from benben.server.http.asking import REFUSALS, AskedServer, Form, Known, Server, per_guest
from benben.server.http.match_seen import Seen, see_match
from benben.server.http.refusal import Refusal
from benben.server.http.table_told import Sight, TableTold, tell_table
from benben.server.http.tables import MOST_OPEN, Found
from benben.server.store import tables
from benben.server.store.guests import Guest

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)


class RematchForm(Form):
    """How the seats are taken."""

    rotate: bool = Field(default=True, description="Everybody one seat on, so that somebody else begins.")


class DuplicateForm(Form):
    """Who may see the table."""

    public: bool = False


@router.post("/tables/{code}/rematch", dependencies=[per_guest("tables", "tables")])
async def rematch(form: RematchForm, table: Found, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """A new table with the same settings; whoever asks second comes to the same one. You sit there, not ready yet."""
    before = await Sight.of(server.store, table)
    mine = before.seats_of(guest.id)
    if not mine:
        raise Refusal(403, "not_seated", "only who has played at this table can ask for a rematch")
    if table.phase != tables.OVER:
        raise Refusal(409, "not_over", "the match at this table is not over yet")
    again = await tables.add(
        server.store,
        game=table.game,
        seats=table.seats,
        edition=table.edition,
        options=table.options,
        clock=table.clock,
        public=table.public,
        stand_in=table.stand_in,
        patience=table.patience,
        rematch_of=table.id,
        host=guest.id,
    )
    if again.phase == tables.OPEN:
        await _take_seats(server, before, await Sight.of(server.store, again), guest, form.rotate)
    return await tell_table(request, again, guest)


async def _take_seats(server: Server, before: Sight, again: Sight, guest: Guest, rotate: bool) -> None:
    """One's own seats, unless one sits there already; and for whoever opened it, bots where bots were."""
    turn, seats = int(rotate), before.table.seats
    if again.is_host(guest.id) and not any(place.bot for place in again.places):
        for place in before.places:
            if place.guest is None and place.bot is not None:
                await tables.seat_bot(server.store, again.table.id, (place.seat + turn) % seats, place.bot)
    if again.seats_of(guest.id):
        return
    for place in before.places:
        if place.guest == guest.id:
            first = (place.seat + turn) % seats
            for seat in [first, *(seat for seat in range(seats) if seat != first)]:
                if await tables.sit(server.store, again.table.id, seat, guest.id, place.name):
                    break


@router.post("/matches/{match}/duplicate", status_code=201, dependencies=[per_guest("tables", "tables")])
async def duplicate(form: DuplicateForm, match: str, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Offer the deal of a match of yours to others: same cards, same dice. Nobody sits there who knows it."""
    seen: Seen = await see_match(match, server, guest)
    table = seen.table
    if table is None or not seen.seats:
        raise Refusal(403, "not_seated", "only who plays a match, or has played it, can offer its deal to others")
    if await tables.open_by(server.store, guest.id) >= MOST_OPEN:
        raise Refusal(409, "too_many_tables", f"you have {MOST_OPEN} open tables already: close one")
    offered = await tables.add(
        server.store,
        game=table.game,
        seats=table.seats,
        edition=table.edition,
        options=table.options,
        clock=table.clock,
        public=form.public,
        stand_in=table.stand_in,
        patience=table.patience,
        deal=match,
        host=guest.id,
    )
    return await tell_table(request, offered, guest)
