"""Finished matches for research: whole logs, which say nothing of who sat at the seats."""

from __future__ import annotations

import json
from collections.abc import Callable

from sqlalchemy import func, select

from benben.engine.errors import BenbenError
from benben.server.store import journal, matches
from benben.server.store.backup import Told, open_as_it_is
from benben.server.store.database import Database
from benben.server.store.errors import StoreError
from benben.server.store.fold import fold_journal
from benben.server.store.matches import MatchRow
from benben.server.store.migrations import find_revision, revisions
from benben.server.store.place import describe_database
from benben.server.store.schema import matches as table


async def export(url: str, write: Callable[[str], object], told: Told) -> list[str]:
    """Write one line for each match that is over; returned is, for each that had to be left out, why."""
    left_out: list[str] = []
    async with open_as_it_is(url) as database:
        total, done = await _count(database, url), 0
        async for row in matches.finished(database):
            try:
                write(format_match(row, await journal.read(database, row.id)))
            except BenbenError as error:
                left_out.append(f"match {row.id}: {error}")
            done += 1
            told(done, max(total, done))
    return left_out


def format_match(row: MatchRow, entries: list[journal.Entry]) -> str:
    """A finished match as a line of JSON. Its log is one text, since its digest is of every byte of it."""
    match = fold_journal(row, entries)
    if not match.is_over:
        raise StoreError("it was ended before its rules say that it is over")
    line = {"match": match.header["match"], "game": match.game.id, "log": match.dumps()}
    return json.dumps(line, ensure_ascii=False) + "\n"


async def _count(database: Database, url: str) -> int:
    async with database.snapshot() as connection:
        if await find_revision(connection) != revisions()[0]:
            where = describe_database(url)
            raise StoreError(f"{where} is not a database of this version of benben: start the server over it once")
        over = select(func.count()).where(table.c.phase == "over")
        return await connection.scalar(over) or 0
