"""Places at a table: sitting down, getting up, bots, who is ready, and who is away for a while."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request
from pydantic import Field

from benben.bots.bot import find_offered
from benben.server.http.asking import REFUSALS, AskedServer, Form, Known, Server, per_guest
from benben.server.http.name import parse_name
from benben.server.http.refusal import Refusal
from benben.server.http.table_told import Sight, TableTold, tell_table
from benben.server.http.tables import Found, Hosted, Word, begin, find_table
from benben.server.store import tables
from benben.server.store.guests import Guest
from benben.server.store.tables import Place, Table

router = APIRouter(prefix="/api/tables/{code}", tags=["tables"], responses=REFUSALS)

MOST_TABLES = 100  # at which a guest sits, open or playing


class SeatForm(Form):
    """A seat, counted from 0."""

    seat: int = Field(ge=0, le=62)


class SitForm(Form):
    """A seat to sit down at: the first free one, if none is said."""

    seat: int | None = Field(default=None, ge=0, le=62)
    name: str | None = Field(
        default=None, max_length=200, description="Of one of several people who share your device."
    )


class BotForm(SeatForm):
    """A bot for a seat, or null for none."""

    bot: Word | None


class ReadyForm(Form):
    """Whether the match may begin, for one of your seats or all of them."""

    ready: bool
    seat: int | None = Field(default=None, ge=0, le=62)


class AwayForm(SeatForm):
    """A seat of yours and the bot that acts for you: that of the table, if none is said."""

    bot: Word | None = None


@router.post("/sit", dependencies=[per_guest("changes")])
async def sit(form: SitForm, table: Found, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Sit down. Several seats for one guest are several people at one device."""
    name = None if form.name is None else parse_name(form.name)
    await _check_may_sit(server, table, guest)
    places = await tables.places_of(server.store, table.id)
    for seat in _free(places) if form.seat is None else [_place(places, form.seat).seat]:
        if await tables.sit(server.store, table.id, seat, guest.id, name):
            return await _told(request, server, table, guest)
    raise await _refusal(server, table, "seat_taken", "this seat is taken: choose another one")


@router.post("/leave", dependencies=[per_guest("changes")])
async def leave(form: SeatForm, table: Found, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Get up before the match begins."""
    _place(await tables.places_of(server.store, table.id), form.seat)
    if not await tables.leave(server.store, table.id, form.seat, guest.id):
        raise await _refusal(server, table, "not_seated", "you do not sit there")
    return await _told(request, server, table, guest)


@router.post("/bot", dependencies=[per_guest("changes")])
async def seat_bot(form: BotForm, table: Hosted, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Put a bot on a seat, another one, or none; for whoever opened the table."""
    _place(await tables.places_of(server.store, table.id), form.seat)
    if form.bot is not None:
        find_offered(form.bot)
    if not await tables.seat_bot(server.store, table.id, form.seat, form.bot):
        raise await _refusal(server, table, "seat_taken", "somebody sits there: ask them to leave, or remove them")
    await begin(server, table)
    return await _told(request, server, table, guest)


@router.post("/remove", dependencies=[per_guest("changes")])
async def remove(form: SeatForm, table: Hosted, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Free a seat before the match begins; for whoever opened the table."""
    place = _place(await tables.places_of(server.store, table.id), form.seat)
    if place.guest is not None:
        done = await tables.leave(server.store, table.id, place.seat, place.guest)
    else:
        done = await tables.seat_bot(server.store, table.id, place.seat, None)
    if not done:
        raise await _refusal(server, table, "seat_changed", "somebody else has sat down there meanwhile: look again")
    return await _told(request, server, table, guest)


@router.post("/ready", dependencies=[per_guest("changes")])
async def set_ready(form: ReadyForm, table: Found, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Say that the match may begin, or that it may not yet. When all are ready it begins."""
    sight = await Sight.of(server.store, table)
    seats = sight.seats_of(guest.id) if form.seat is None else [_place(sight.places, form.seat).seat]
    done = [await tables.set_ready(server.store, table.id, seat, guest.id, form.ready) for seat in seats]
    if not done or not all(done):
        raise await _refusal(server, table, "not_seated", "you do not sit there: sit down first")
    if form.ready:
        await begin(server, table)
    return await _told(request, server, table, guest)


@router.post("/away", dependencies=[per_guest("changes")])
async def go_away(form: AwayForm, table: Found, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Let a bot act for you in a match that is being played, until you are back."""
    bot = table.stand_in if form.bot is None else form.bot
    find_offered(bot)
    return await _stand_in(request, server, table, guest, form.seat, bot)


@router.post("/back", dependencies=[per_guest("changes")])
async def come_back(form: SeatForm, table: Found, request: Request, server: AskedServer, guest: Known) -> TableTold:
    """Act yourself again. Opening the match at your seat does the same."""
    return await _stand_in(request, server, table, guest, form.seat, None)


async def _stand_in(
    request: Request, server: Server, table: Table, guest: Guest, seat: int, bot: str | None
) -> TableTold:
    _place(await tables.places_of(server.store, table.id), seat)
    if not await tables.stand_in(server.store, table.id, seat, guest.id, bot):
        now = await tables.by_id(server.store, table.id)
        if now is None or now.phase != tables.PLAYING:
            raise Refusal(409, "not_playing", "no match is being played at this table now")
        raise Refusal(403, "not_seated", "you do not sit there")
    if table.match is not None:
        await server.house.people_changed(table.match)
    return await _told(request, server, table, guest)


async def _check_may_sit(server: Server, table: Table, guest: Guest) -> None:
    here = await tables.of_guest(server.store, guest.id)
    if len({other.id for other, _ in here} - {table.id}) >= MOST_TABLES:
        raise Refusal(409, "too_many_tables", f"you sit at {MOST_TABLES} tables already: leave one, or finish there")
    if table.deal is None:
        return
    for other in await tables.of_deal(server.store, table.deal):
        if other.id != table.id and (await Sight.of(server.store, other)).seats_of(guest.id):
            raise Refusal(403, "deal_known", "you have played this deal, or are playing it: let others have it")


def _place(places: Sequence[Place], seat: int) -> Place:
    if seat >= len(places):
        raise Refusal(422, "unknown_seat", f"there is no seat {seat}; this table has the seats 0 to {len(places) - 1}")
    return places[seat]


def _free(places: list[Place]) -> list[int]:
    return [place.seat for place in places if place.guest is None and place.bot is None]


async def _refusal(server: Server, table: Table, error: str, text: str) -> Refusal:
    """Why a place did not change: the table is past that, or what `text` says."""
    now = await tables.by_id(server.store, table.id)
    if now is None or now.phase in (tables.OVER, tables.CLOSED):
        return Refusal(409, "not_open", "this table is not open any more: open another one")
    if now.phase == tables.PLAYING:
        return Refusal(409, "playing", "the match has begun: seats stay as they are, and who has to go can be away")
    return Refusal(409, error, text)


async def _told(request: Request, server: Server, table: Table, guest: Guest) -> TableTold:
    return await tell_table(request, await find_table(table.code, server), guest)
