"""Guests: people without passwords. Who holds a key is the guest; only digests of keys and codes are stored."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import RowMapping, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from benben.server.store.codes import draw_code, parse_code
from benben.server.store.errors import UnknownGuest
from benben.server.store.schema import guests, keys, moves, places, tables
from benben.server.store.store import Store, unbroken
from benben.server.store.text import MOST_NAME, check_text

KEY_BYTES = 32
MOVE_SIGNS = 12
MOVE_TIME = 10 * 60 * 1000


@dataclass(frozen=True)
class Guest:
    """Somebody, as others may see them, and when they came and were last seen."""

    id: str
    name: str
    figure: str
    created: int
    seen: int


@unbroken
async def add(store: Store, name: str, figure: str) -> tuple[Guest, str]:
    """A new guest and its first key, which is told this once."""
    _check(name, figure)
    now = store.database.now()
    guest = Guest(secrets.token_hex(8), name, figure, now, now)
    async with store.database.writes() as connection:
        await connection.execute(insert(guests).values(**vars(guest)))
        return guest, await _add_key(connection, guest.id, now)


@unbroken
async def by_key(store: Store, key: str) -> Guest | None:
    """Whose key this is."""
    found = select(guests).join(keys, keys.c.guest == guests.c.id).where(keys.c.digest == _digest(key))
    async with store.database.reads() as connection:
        row = (await connection.execute(found)).mappings().first()
    return None if row is None else _guest(row)


@unbroken
async def by_ids(store: Store, ids: list[str]) -> dict[str, Guest]:
    """Guests by their ids, for names beside seats."""
    async with store.database.reads() as connection:
        rows = await connection.execute(select(guests).where(guests.c.id.in_(ids)))
        return {row["id"]: _guest(row) for row in rows.mappings()}


@unbroken
async def rename(store: Store, guest: str, name: str, figure: str) -> None:
    """Another name and figure."""
    _check(name, figure)
    async with store.database.writes() as connection:
        await connection.execute(update(guests).where(guests.c.id == guest).values(name=name, figure=figure))


@unbroken
async def touch(store: Store, guest: str) -> None:
    """Note that a guest was here."""
    async with store.database.writes() as connection:
        await connection.execute(update(guests).where(guests.c.id == guest).values(seen=store.database.now()))


@unbroken
async def offer_move(store: Store, guest: str) -> tuple[str, int]:
    """A code that brings the guest to another device once, and until when."""
    code, now = draw_code(MOVE_SIGNS), store.database.now()
    row = {"code_digest": _digest(code), "guest": guest, "expires": now + MOVE_TIME}
    try:
        async with store.database.writes() as connection:
            await connection.execute(delete(moves).where(moves.c.expires <= now))
            await connection.execute(insert(moves).values(row))
    except IntegrityError as error:
        raise UnknownGuest(f"there is no guest {guest}") from error
    return code, now + MOVE_TIME


@unbroken
async def take_move(store: Store, code: str) -> tuple[Guest, str] | None:
    """The guest of a code and a new key for it; None if the code is wrong, used or too old."""
    now = store.database.now()
    spent = delete(moves).where(moves.c.code_digest == _digest(parse_code(code)), moves.c.expires > now)
    async with store.database.writes() as connection:
        guest = await connection.scalar(spent.returning(moves.c.guest))
        if guest is None:
            return None
        row = (await connection.execute(select(guests).where(guests.c.id == guest))).mappings().one()
        return _guest(row), await _add_key(connection, guest, now)


@unbroken
async def log_out(store: Store, key: str) -> None:
    """Forget one key: this device is a stranger now."""
    async with store.database.writes() as connection:
        await connection.execute(delete(keys).where(keys.c.digest == _digest(key)))


@unbroken
async def log_out_everywhere(store: Store, guest: str) -> None:
    """Forget all keys and codes of a guest."""
    async with store.database.writes() as connection:
        await connection.execute(delete(keys).where(keys.c.guest == guest))
        await connection.execute(delete(moves).where(moves.c.guest == guest))


@unbroken
async def erase(store: Store, guest: str) -> list[tuple[str, int]]:
    """Remove everything about a guest. Matches keep what its seat did, and nothing says whose seat that was. Where a
    match goes on the table's stand-in takes the seat. Returned are the (table, seat) it sat at.
    """
    mine = places.c.guest == guest
    its = or_(tables.c.id.in_(select(places.c.table).where(mine)), tables.c.host == guest)
    here = tables.c.id == places.c.table
    playing = exists().where(here, tables.c.phase == "playing")
    bot = select(tables.c.stand_in).where(here).scalar_subquery()
    async with store.database.writes() as connection:
        # Holding the tables' rows, as tables.py does: none of them may begin its match in between.
        await connection.execute(select(tables.c.id).where(its).order_by(tables.c.id).with_for_update())
        sat = await connection.execute(select(places.c.table, places.c.seat).where(mine).order_by(*places.primary_key))
        left = [(table, seat) for table, seat in sat]
        await connection.execute(update(places).where(mine, playing, places.c.bot.is_(None)).values(bot=bot))
        await connection.execute(update(places).where(mine).values(guest=None, ready=False, name=None))
        await connection.execute(delete(guests).where(guests.c.id == guest))  # keys and moves go with it, and as a host
    return left


@unbroken
async def sweep(store: Store, before: int) -> int:
    """Remove guests that have not been seen since and sit nowhere, not even at a finished match; how many they were."""
    idle = and_(guests.c.seen < before, ~exists().where(places.c.guest == guests.c.id))
    async with store.database.writes() as connection:
        return (await connection.execute(delete(guests).where(idle))).rowcount


async def _add_key(connection: AsyncConnection, guest: str, now: int) -> str:
    key = secrets.token_urlsafe(KEY_BYTES)
    await connection.execute(insert(keys).values(digest=_digest(key), guest=guest, created=now))
    return key


def _digest(key: str) -> str:
    """Keys are random and long, so a plain digest is enough; nobody can guess what it is of."""
    return hashlib.sha256(key.encode(errors="replace")).hexdigest()


def _check(name: str, figure: str) -> None:
    check_text("a name", name, MOST_NAME)
    check_text("a figure", figure, MOST_NAME)


def _guest(row: RowMapping) -> Guest:
    return Guest(**row)
