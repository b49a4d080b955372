"""Playing on from a step of a finished match, against bots: what would have come of it?"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from benben.bots.bot import find_offered
from benben.match.match import Match
from benben.server.http.asking import REFUSALS, AskedServer, Form, Known, Server, aside, per_guest
from benben.server.http.match_seen import see_match
from benben.server.http.refusal import Refusal
from benben.server.http.tables import Started
from benben.server.live.beginning import played_until
from benben.server.store import tables
from benben.server.store.tables import Table

router = APIRouter(prefix="/api/matches", tags=["matches"], responses=REFUSALS)


class PlayOnForm(Form):
    """From where, and as whom."""

    after: int = Field(
        ge=0, le=100_000, description="The event of the log after which it goes on; 0 is before the first."
    )
    seat: int = Field(ge=0, le=62, description="Which seat is yours; bots have the others.")
    bot: Annotated[str, Field(max_length=60)] = "greedy"


@router.post("/{match}/play-on", status_code=201, dependencies=[per_guest("tables", "tables")])
async def play_on(form: PlayOnForm, match: str, server: AskedServer, guest: Known) -> Started:
    """A match of your own that goes on after an event of a finished one, with the same chance as there."""
    seen = await see_match(match, server, guest)
    seen.check_open()
    seen.check_seat(form.seat)
    find_offered(form.bot)
    if seen.table is None:
        raise Refusal(409, "not_open", "the table of this match is gone, so nobody can play on there")
    played = await aside(lambda: played_until(seen.match, form.after))
    if played.is_over:
        raise Refusal(409, "nothing_left", "nothing is left to play after this step: choose an earlier one")
    table = await _seat(server, seen.table, guest.id, form)
    begun = await _begin(server, table, played)
    return Started(match=begun, table=table.code, seat=form.seat)


async def _seat(server: Server, before: Table, guest: str, form: PlayOnForm) -> Table:
    table = await tables.add(
        server.store, game=before.game, seats=before.seats, edition=before.edition, options=before.options, host=guest
    )
    for seat in range(table.seats):
        if seat == form.seat:
            await tables.sit(server.store, table.id, seat, guest)
            await tables.set_ready(server.store, table.id, seat, guest, True)
        else:
            await tables.seat_bot(server.store, table.id, seat, form.bot)
    return table


async def _begin(server: Server, table: Table, played: Match) -> str:
    begun = await server.house.begin(table, played)
    if begun is None:
        raise Refusal(409, "not_open", "this table has been closed")
    return begun
