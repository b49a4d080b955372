"""Tables and their places: who sits where, who is ready, and which match is played.

Functions that change a place say whether they did; they did not if somebody else was first. Each takes the table's row
before it looks at the places, so that nobody sits down or gets up while a match begins.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    RowMapping,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from benben.server.store.codes import draw_code, parse_code
from benben.server.store.errors import UnknownGuest
from benben.server.store.journal import Entry, check_entries, insert_entries
from benben.server.store.matches import insert_match
from benben.server.store.schema import matches, places, tables
from benben.server.store.store import Store, unbroken
from benben.server.store.text import MOST_NAME, check_text, is_storable

CODE_SIGNS = 8
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
EMPTY: dict[str, Any] = {"guest": None, "bot": None, "ready": False, "name": None}


@dataclass(frozen=True, kw_only=True)
class Table:
    """What is played at a table, and how far it is."""

    id: str
    code: str
    game: str
    seats: int
    edition: str | None
    options: dict[str, Any]
    clock: dict[str, int] | None
    public: bool
    deal: str | None
    phase: str
    match: str | None
    rematch_of: str | None
    created: int
    touched: int
    stand_in: str
    patience: int | None
    host: str | None


@dataclass(frozen=True)
class Place:
    """A seat of a table. A bot beside a guest acts while the guest is away; `name` is that of one of several people who
    share a device.
    """

    table: str
    seat: int
    guest: str | None
    bot: str | None
    ready: bool
    name: str | None = None


@unbroken
async def add(
    store: Store,
    *,
    game: str,
    seats: int,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    clock: Mapping[str, int] | None = None,
    public: bool = False,
    deal: str | None = None,
    rematch_of: str | None = None,
    stand_in: str = "greedy",
    patience: int | None = None,
    host: str | None = None,
) -> Table:
    """A new table with empty places. Of two rematches of one table the second is the first.

    `deal` is a match whose deal is to be repeated, `stand_in` the bot for who is away longer than `patience` seconds.
    """
    now = store.database.now()
    table = Table(
        id=secrets.token_hex(8),
        code=draw_code(CODE_SIGNS),
        game=game,
        seats=seats,
        edition=edition,
        options=dict(options or {}),
        clock=None if clock is None else dict(clock),
        public=public,
        deal=None if deal is None else await _first_of_deal(store, deal),
        phase=OPEN,
        match=None,
        rematch_of=rematch_of,
        created=now,
        touched=now,
        stand_in=stand_in,
        patience=patience,
        host=host,
    )
    try:
        return await _insert(store, table)
    except IntegrityError as error:
        found = await _one(store, select(tables).where(tables.c.rematch_of == rematch_of))
        if rematch_of is not None and found is not None:
            return found
        if host is not None:
            raise UnknownGuest("a guest that has erased itself cannot open a table") from error
        raise


async def _insert(store: Store, table: Table) -> Table:
    rows = [{"table": table.id, "seat": seat, "ready": False} for seat in range(table.seats)]
    async with store.database.writes() as connection:
        await connection.execute(insert(tables).values(**vars(table)))
        await connection.execute(insert(places), rows)
    return table


@unbroken
async def by_id(store: Store, table: str) -> Table | None:
    """A table by its id."""
    return await _one(store, select(tables).where(tables.c.id == table)) if is_storable(table) else None


@unbroken
async def by_code(store: Store, code: str) -> Table | None:
    """A table by the code that invites to it."""
    return await _one(store, select(tables).where(tables.c.code == parse_code(code)))


@unbroken
async def by_match(store: Store, match: str) -> Table | None:
    """The table at which a match is played."""
    return await _one(store, select(tables).where(tables.c.match == match)) if is_storable(match) else None


@unbroken
async def listed(store: Store, phases: Sequence[str] = (OPEN, PLAYING), most: int = 100) -> list[Table]:
    """Public tables, those where something happened last first."""
    found = select(tables).where(tables.c.public, tables.c.phase.in_(phases))
    return await _many(store, found.order_by(tables.c.touched.desc(), tables.c.id).limit(most))


@unbroken
async def of_guest(store: Store, guest: str, phases: Sequence[str] = (OPEN, PLAYING)) -> list[tuple[Table, int]]:
    """The tables at which a guest sits, with each seat that it holds."""
    found = select(tables, places.c.seat).join(places, places.c.table == tables.c.id)
    found = found.where(places.c.guest == guest, tables.c.phase.in_(phases))
    async with store.database.reads() as connection:
        rows = await connection.execute(found.order_by(tables.c.touched.desc(), tables.c.id, places.c.seat))
        return [(_table(row), row["seat"]) for row in rows.mappings()]


@unbroken
async def waiting_for(store: Store, guest: str) -> list[tuple[Table, int]]:
    """The seats of a guest that have to act, those first that are waited for longest. Where a bot stands in nobody is
    waited for.
    """
    found = select(tables, places.c.seat).join(places, places.c.table == tables.c.id)
    found = found.join(matches, matches.c.id == tables.c.match)
    must_act = matches.c.acting.bitwise_rshift(places.c.seat).bitwise_and(1) == 1
    found = found.where(places.c.guest == guest, places.c.bot.is_(None), matches.c.phase == "running", must_act)
    async with store.database.reads() as connection:
        rows = await connection.execute(found.order_by(matches.c.touched, tables.c.id, places.c.seat))
        return [(_table(row), row["seat"]) for row in rows.mappings()]


@unbroken
async def history(store: Store, guest: str, most: int = 50, before: Table | None = None) -> list[Table]:
    """Tables with finished matches at which a guest sat, newest first; `before` is the last one of the page before."""
    sat = exists().where(places.c.table == tables.c.id, places.c.guest == guest)
    found = select(tables).where(tables.c.phase == OVER, sat)
    if before is not None:
        found = found.where(tuple_(tables.c.touched, tables.c.id) < tuple_(before.touched, before.id))
    return await _many(store, found.order_by(tables.c.touched.desc(), tables.c.id.desc()).limit(most))


@unbroken
async def of_deal(store: Store, match: str) -> list[Table]:
    """All tables that play, or have played, the same deal as a match, its own among them, oldest first."""
    if not is_storable(match):
        return []
    first = await _first_of_deal(store, match)
    found = select(tables).where(or_(tables.c.match == first, tables.c.deal == first), tables.c.phase != CLOSED)
    return await _many(store, found.order_by(tables.c.created, tables.c.id))


@unbroken
async def open_by(store: Store, guest: str) -> int:
    """How many open tables a guest hosts."""
    found = select(func.count()).where(tables.c.host == guest, tables.c.phase == OPEN)
    async with store.database.reads() as connection:
        return (await connection.execute(found)).scalar_one()


@unbroken
async def places_of(store: Store, table: str) -> list[Place]:
    """The places of a table, by seat."""
    async with store.database.reads() as connection:
        return await _places(connection, table)


@unbroken
async def sit(store: Store, table: str, seat: int, guest: str, name: str | None = None) -> bool:
    """Take a place that is free, under a name of its own where several people share the guest's device."""
    if name is not None:
        check_text("a name", name, MOST_NAME)
    free = and_(places.c.guest.is_(None), places.c.bot.is_(None))
    return await _change(store, table, seat, OPEN, free, guest=guest, ready=False, name=name)


@unbroken
async def leave(store: Store, table: str, seat: int, guest: str) -> bool:
    """Give one's place back before a match begins; from then on see `stand_in`."""
    return await _change(store, table, seat, OPEN, places.c.guest == guest, **EMPTY)


@unbroken
async def remove(store: Store, table: str, seat: int, host: str) -> bool:
    """Free a place, whoever or whatever sits there, before a match begins; only the table's host can."""
    hosted = exists().where(tables.c.id == places.c.table, tables.c.host == host)
    taken = or_(places.c.guest.is_not(None), places.c.bot.is_not(None))
    return await _change(store, table, seat, OPEN, and_(hosted, taken), **EMPTY)


@unbroken
async def seat_bot(store: Store, table: str, seat: int, bot: str | None) -> bool:
    """Put a bot on a place without a guest, another one there, or none."""
    return await _change(store, table, seat, OPEN, places.c.guest.is_(None), bot=bot, ready=bot is not None)


@unbroken
async def set_ready(store: Store, table: str, seat: int, guest: str, ready: bool) -> bool:
    """Say whether the match may begin."""
    return await _change(store, table, seat, OPEN, places.c.guest == guest, ready=ready)


@unbroken
async def stand_in(store: Store, table: str, seat: int, guest: str, bot: str | None) -> bool:
    """Let a bot act for a guest who is away, or with None the guest itself again."""
    return await _change(store, table, seat, PLAYING, places.c.guest == guest, bot=bot)


@unbroken
async def start(
    store: Store,
    table: str,
    match: str,
    header: Mapping[str, Any],
    secret: bytes,
    acting: int,
    entries: Sequence[Entry] = (),
) -> bool:
    """Begin the match of a table: once, and only if every seat is taken and ready. `acting` is the set of seats (bits)
    that have to act first, `entries` what has been done already where another match is played on.
    """
    if entries:
        check_entries(entries)
    async with store.database.writes() as connection:
        if not await _take(store, connection, table, OPEN, phase=PLAYING, match=match):
            return False
        if not all(place.ready and (place.guest or place.bot) for place in await _places(connection, table)):
            await connection.rollback()
            return False
        await insert_match(connection, match, table, header, secret, acting, store.database.now(), len(entries))
        await insert_entries(connection, match, entries)
        return True


@unbroken
async def close(store: Store, table: str) -> bool:
    """Put an open table away."""
    async with store.database.writes() as connection:
        return await _take(store, connection, table, OPEN, phase=CLOSED)


@unbroken
async def sweep(store: Store, before: int) -> list[str]:
    """Remove tables that never came to a match and where nothing has happened since; returned are those still open."""
    idle = and_(tables.c.phase.in_((OPEN, CLOSED)), tables.c.touched < before)
    async with store.database.writes() as connection:
        removed = await connection.execute(delete(tables).where(idle).returning(tables.c.id, tables.c.phase))
        return sorted(row.id for row in removed if row.phase == OPEN)


async def _change(store: Store, table: str, seat: int, when: str, only: ColumnElement[bool], **values: Any) -> bool:
    change = update(places).where(places.c.table == table, places.c.seat == seat, only).values(**values)
    try:
        async with store.database.writes() as connection:
            taken = await _take(store, connection, table, when)
            return taken and (await connection.execute(change)).rowcount == 1
    except IntegrityError as error:
        raise UnknownGuest("a guest that has erased itself cannot sit down") from error


async def _take(store: Store, connection: AsyncConnection, table: str, when: str, **values: Any) -> bool:
    """Hold the row of a table until the transaction ends, if the table is in that phase."""
    taken = update(tables).where(tables.c.id == table, tables.c.phase == when)
    return (await connection.execute(taken.values(touched=store.database.now(), **values))).rowcount == 1


async def _places(connection: AsyncConnection, table: str) -> list[Place]:
    rows = await connection.execute(select(places).where(places.c.table == table).order_by(places.c.seat))
    return [Place(**row) for row in rows.mappings()]


async def _first_of_deal(store: Store, match: str) -> str:
    """Repeats of repeats all name the first match, so that one look finds them."""
    table = await _one(store, select(tables).where(tables.c.match == match))
    return match if table is None or table.deal is None else table.deal


async def _many(store: Store, found: Select[Any]) -> list[Table]:
    async with store.database.reads() as connection:
        return [_table(row) for row in (await connection.execute(found)).mappings()]


async def _one(store: Store, found: Select[Any]) -> Table | None:
    async with store.database.reads() as connection:
        row = (await connection.execute(found)).mappings().first()
    return None if row is None else _table(row)


def _table(row: RowMapping) -> Table:
    return Table(**{column.name: row[column.name] for column in tables.columns})
