"""Tables and their places: who sits where, who is ready, and which match is played.

Functions that change a place say whether they did; they did not if somebody else was first. Each takes the table's row
before it looks at the places, so that nobody sits down or gets up while a match begins.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, Select, and_, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from benben.server.store.codes import draw_code, parse_code
from benben.server.store.errors import UnknownGuest
from benben.server.store.matches import insert_match
from benben.server.store.schema import places, tables
from benben.server.store.store import Store, unbroken
from benben.server.store.text import is_storable

CODE_SIGNS = 8
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


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


@dataclass(frozen=True)
class Place:
    """A seat of a table. A bot beside a guest acts while the guest is away."""

    table: str
    seat: int
    guest: str | None
    bot: str | None
    ready: bool


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
) -> Table:
    """A new table with empty places. Of two rematches of one table the second is the first."""
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
        deal=deal,
        phase=OPEN,
        match=None,
        rematch_of=rematch_of,
        created=now,
        touched=now,
    )
    try:
        return await _insert(store, table)
    except IntegrityError:
        found = await _one(store, select(tables).where(tables.c.rematch_of == rematch_of))
        if rematch_of is None or found is None:
            raise
        return found


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
    async with store.database.reads() as connection:
        rows = await connection.execute(found.order_by(tables.c.touched.desc(), tables.c.id).limit(most))
        return [_table(row) for row in rows.mappings()]


@unbroken
async def of_guest(store: Store, guest: str, phases: Sequence[str] = (OPEN, PLAYING)) -> list[tuple[Table, int]]:
    """The tables at which a guest sits, with each seat that it holds."""
    found = select(tables, places.c.seat).join(places, places.c.table == tables.c.id)
    found = found.where(places.c.guest == guest, tables.c.phase.in_(phases))
    async with store.database.reads() as connection:
        rows = await connection.execute(found.order_by(tables.c.touched.desc(), tables.c.id, places.c.seat))
        return [(_table(row), row["seat"]) for row in rows.mappings()]


@unbroken
async def places_of(store: Store, table: str) -> list[Place]:
    """The places of a table, by seat."""
    async with store.database.reads() as connection:
        return await _places(connection, table)


@unbroken
async def sit(store: Store, table: str, seat: int, guest: str) -> bool:
    """Take a place that is free."""
    free = and_(places.c.guest.is_(None), places.c.bot.is_(None))
    return await _change(store, table, seat, OPEN, free, guest=guest, ready=False)


@unbroken
async def leave(store: Store, table: str, seat: int, guest: str) -> bool:
    """Give one's place back before a match begins; from then on see `stand_in`."""
    return await _change(store, table, seat, OPEN, places.c.guest == guest, guest=None, bot=None, ready=False)


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
async def start(store: Store, table: str, match: str, header: Mapping[str, Any], secret: bytes) -> bool:
    """Begin the match of a table: once, and only if every seat is taken and ready."""
    async with store.database.writes() as connection:
        if not await _take(store, connection, table, OPEN, phase=PLAYING, match=match):
            return False
        if not all(place.ready and (place.guest or place.bot) for place in await _places(connection, table)):
            await connection.rollback()
            return False
        await insert_match(connection, match, table, header, secret, store.database.now())
        return True


@unbroken
async def close(store: Store, table: str) -> bool:
    """Put an open table away."""
    async with store.database.writes() as connection:
        return await _take(store, connection, table, OPEN, phase=CLOSED)


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


async def _one(store: Store, found: Select[Any]) -> Table | None:
    async with store.database.reads() as connection:
        row = (await connection.execute(found)).mappings().first()
    return None if row is None else _table(row)


def _table(row: RowMapping) -> Table:
    return Table(**{column.name: row[column.name] for column in tables.columns})
