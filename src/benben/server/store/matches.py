"""Matches as they are stored: what a match needs, besides its journal, to be folded again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import RowMapping, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from benben.server.store.database import Database
from benben.server.store.errors import Conflict, Unstorable
from benben.server.store.schema import matches
from benben.server.store.text import is_storable

PAGE = 100
MOST_SEATS = 63  # what fits into a number that both databases have


@dataclass(frozen=True)
class MatchRow:
    """A match without its journal. `length` is how many entries that has, `acting` the set of seats (bits) that have to
    act.
    """

    id: str
    table: str | None
    header: dict[str, Any]
    secret: bytes = field(repr=False)  # not in any log line
    phase: str
    length: int
    touched: int
    acting: int = 0


async def insert_match(
    connection: AsyncConnection,
    id: str,
    table: str | None,
    header: Mapping[str, Any],
    secret: bytes,
    acting: int,
    now: int,
    length: int = 0,
) -> None:
    """Part of a transaction. The order of the header's keys is kept: the last line of a log has a digest of it."""
    check_acting(acting)
    row = {"id": id, "table": table, "header": dict(header), "secret": secret.hex(), "acting": acting, "touched": now}
    await connection.execute(insert(matches).values(phase="running", length=length, **row))


def check_acting(acting: int) -> None:
    """Refuse what is no set of seats."""
    if not 0 <= acting < 1 << MOST_SEATS:
        raise Unstorable(f"{acting} is not a set of at most {MOST_SEATS} seats")


async def add(
    database: Database, id: str, table: str | None, header: Mapping[str, Any], secret: bytes, acting: int
) -> None:
    """Begin a match; Conflict if there is one of that id."""
    try:
        async with database.writes() as connection:
            await insert_match(connection, id, table, header, secret, acting, database.now())
    except IntegrityError as error:
        if await find(database, id) is None:
            raise
        raise Conflict(id) from error


async def find(database: Database, id: str) -> MatchRow | None:
    """A match by its id."""
    if not is_storable(id):
        return None
    async with database.reads() as connection:
        row = (await connection.execute(select(matches).where(matches.c.id == id))).mappings().first()
    return None if row is None else _match(row)


async def running(database: Database) -> list[str]:
    """The ids of matches that are not over."""
    async with database.reads() as connection:
        found = select(matches.c.id).where(matches.c.phase == "running").order_by(matches.c.id)
        return list((await connection.scalars(found)).all())


async def finished(database: Database) -> AsyncIterator[MatchRow]:
    """All matches that are over, by id; in pages, so that a slow reader holds no connection."""
    last = ""
    while True:
        page = await database.finish(_finished_after(database, last))
        for match in page:
            yield match
        if len(page) < PAGE:
            return
        last = page[-1].id


async def _finished_after(database: Database, last: str) -> list[MatchRow]:
    page = select(matches).where(matches.c.phase == "over", matches.c.id > last).order_by(matches.c.id).limit(PAGE)
    async with database.reads() as connection:
        return [_match(row) for row in (await connection.execute(page)).mappings()]


def _match(row: RowMapping) -> MatchRow:
    return MatchRow(**{**row, "secret": bytes.fromhex(row["secret"])})
