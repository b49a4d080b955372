"""The journal: what seats did in matches. Appending is the only way to change it, and calls of all matches share
commits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from sqlite3 import Connection
from typing import Any

import msgspec
from sqlalchemy import Row, Select, and_, bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from benben.server.store.database import Database
from benben.server.store.errors import Conflict, StoreDown, UnknownMatch, Unstorable
from benben.server.store.matches import check_acting
from benben.server.store.schema import journal, matches, tables
from benben.server.store.text import check_text, is_storable

ACT, UNDO = "act", "undo"
MOST_CALLS = 500  # of one transaction
LINGER = 0.003  # seconds for which a transaction waits for more, if the one before it held several calls
MOST_TEXT, MOST_ID, MOST_NUMBER = 4096, 100, 2**31 - 1


@dataclass(frozen=True)
class Entry:
    """One line of a match's journal: `j` counts from 1, `cid` is the client's name for it."""

    j: int
    kind: str
    seat: int
    text: str
    cid: str
    at: int | None = None


@dataclass(frozen=True)
class _Call:
    match: str
    entries: Sequence[Entry]
    over: bool
    acting: int
    written: asyncio.Future[None]

    def fail(self, error: Exception) -> None:
        if not self.written.done():  # a caller that was cancelled waits for nothing
            self.written.set_exception(error)


class _Refused(Exception):
    """A match of the group is not where the call thought it to be."""


class Journal:
    """Group commit: one task writes whatever waits in one transaction, so that many matches share a sync."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._calls = deque[_Call]()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="journal")

    async def append(self, match: str, entries: Sequence[Entry], over: bool, acting: int) -> None:
        """Durable when it returns; see `Store.append`."""
        check_text("a match's id", match, MOST_ID)
        check_entries(entries)
        check_acting(acting)
        if over and acting:
            raise ValueError("nobody has to act in a match that is over")
        if self._closing:
            raise StoreDown("the store is closed")
        call = _Call(match, tuple(entries), over, acting, asyncio.get_running_loop().create_future())
        self._calls.append(call)
        self._wake.set()
        await call.written

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._calls or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            grouped = False
            while self._calls:
                if grouped:
                    await asyncio.sleep(LINGER)
                taken = [self._calls.popleft() for _ in range(min(len(self._calls), MOST_CALLS))]
                grouped = len(taken) > 1
                # Sorted, so that two processes never wait for each other's matches; stable, so that order stays.
                await self._write(sorted((c for c in taken if not c.written.done()), key=lambda call: call.match))

    async def _write(self, calls: Sequence[_Call]) -> None:
        """One transaction; a call that spoils it is found, and fails alone."""
        try:
            if calls:
                group = _Group.of(calls, self._database.now())
                if not await self._database.write_at_once(group.write_sqlite):
                    async with self._database.writes() as connection:
                        await group.write(connection)
        except StoreDown as error:
            for call in calls:
                call.fail(error)
        except Exception as error:
            if len(calls) > 1:
                for part in await self._parts(calls, error):
                    await self._write(part)
            else:
                calls[0].fail(await self._explain(calls[0], error))
        else:
            for call in calls:
                if not call.written.done():
                    call.written.set_result(None)

    async def _parts(self, calls: Sequence[_Call], error: Exception) -> list[Sequence[_Call]]:
        """Smaller groups: both halves, or if it can be told which calls come too late, those one by one, with what
        follows them in the same match.
        """
        middle = len(calls) // 2
        halves = [calls[:middle], calls[middle:]]
        if not isinstance(error, _Refused):
            return halves
        try:
            async with self._database.reads() as connection:
                ids = {call.match for call in calls}
                found = await connection.execute(select(matches.c.id, matches.c.length).where(matches.c.id.in_(ids)))
                length: dict[str, int | None] = {row.id: row.length for row in found}
        except StoreDown:
            return halves  # each is told so in its turn
        timely, late = list[_Call](), list[_Call]()
        for call in calls:
            if length.get(call.match) == call.entries[0].j - 1:
                length[call.match] = call.entries[-1].j
                timely.append(call)
            else:
                length[call.match] = None
                late.append(call)
        return [timely, *([call] for call in late)] if late else halves

    async def _explain(self, call: _Call, error: Exception) -> Exception:
        if not isinstance(error, _Refused | IntegrityError):
            return error
        try:
            async with self._database.reads() as connection:
                if await connection.scalar(select(matches.c.id).where(matches.c.id == call.match)) is None:
                    return UnknownMatch(f"there is no match {call.match}")
                cids = or_(*(and_(journal.c.seat == e.seat, journal.c.cid == e.cid) for e in call.entries))
                found = await connection.execute(_entries(call.match).where(cids))
                return Conflict(call.match, [_entry(row) for row in found])
        except Exception as second:
            return second


async def read(database: Database, match: str) -> list[Entry]:
    """The whole journal of a match."""
    if not is_storable(match):
        return []
    async with database.reads() as connection:
        return [_entry(row) for row in await connection.execute(_entries(match))]


def check_entries(entries: Sequence[Entry]) -> None:
    """Refuse what cannot be the next lines of a journal, or cannot be stored."""
    if not entries or any(after.j != before.j + 1 for before, after in pairwise(entries)):
        raise ValueError("a call appends one entry or more, with consecutive numbers")
    for entry in entries:
        if entry.kind not in (ACT, UNDO):
            raise ValueError(f"an entry is an act or an undo, not {entry.kind!r}")
        if not (1 <= entry.j <= MOST_NUMBER and 0 <= entry.seat <= MOST_NUMBER and 0 <= (entry.at or 0) < 2**63):
            raise Unstorable(f"a number of entry {entry.j} is out of range")
        check_text("an action", entry.text, MOST_TEXT)
        check_text("a client's id of an action", entry.cid, MOST_ID)


_GROW = (
    update(matches)
    .where(matches.c.id == bindparam("of"), matches.c.length == bindparam("before"), matches.c.phase == "running")
    .values(
        length=bindparam("after"), phase=bindparam("becomes"), acting=bindparam("waits_for"), touched=bindparam("now")
    )
)
_FINISH = update(tables).where(tables.c.match == bindparam("of")).values(phase="over", touched=bindparam("now"))
_ADD = insert(journal)


# The same for SQLite, all rows in one step: between two steps a thread waits until Python lets it go on, and while the
# worker has much to do, that takes longer than the steps. The plus makes SQLite look up matches by their ids; else it
# goes through all that are running.
def _given(*names: str) -> str:
    """Rows that come as one text."""
    return ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in names) + " FROM json_each(?)"


_GROW_SQLITE = f"""
UPDATE matches
SET length = given.after, phase = given.becomes, acting = given.waits_for, touched = given.now
FROM (SELECT {_given("of", "before", "after", "becomes", "waits_for", "now")}) AS given
WHERE matches.id = given.of AND matches.length = given.before AND +matches.phase = 'running'
"""
_FINISH_SQLITE = f"""
UPDATE tables SET phase = 'over', touched = given.now FROM (SELECT {_given("of", "now")}) AS given
WHERE tables."match" = given.of
"""
_ADD_SQLITE = f"""
INSERT INTO journal ("match", j, kind, seat, text, cid, at)
SELECT {_given("match", "j", "kind", "seat", "text", "cid", "at")}
"""


@dataclass(frozen=True)
class _Group:
    """The rows of one transaction. Matches come first: their rows make writers of other processes wait, and tell who
    comes too late.
    """

    grown: list[dict[str, Any]]
    added: list[dict[str, Any]]
    finished: list[dict[str, Any]]

    @classmethod
    def of(cls, calls: Sequence[_Call], now: int) -> _Group:
        grown = [
            {
                "of": call.match,
                "before": call.entries[0].j - 1,
                "after": call.entries[-1].j,
                "becomes": "over" if call.over else "running",
                "waits_for": call.acting,
                "now": now,
            }
            for call in calls
        ]
        grown = _join(grown)
        added = [{"match": call.match, **vars(entry)} for call in calls for entry in call.entries]
        return cls(grown, added, [{"of": call.match, "now": now} for call in calls if call.over])

    async def write(self, connection: AsyncConnection) -> None:
        if (await connection.execute(_GROW, self.grown)).rowcount != len(self.grown):
            raise _Refused
        await connection.execute(_ADD, self.added)
        if self.finished:
            await connection.execute(_FINISH, self.finished)

    def write_sqlite(self, connection: Connection) -> None:
        if connection.execute(_GROW_SQLITE, (_encode(self.grown),)).rowcount != len(self.grown):
            raise _Refused
        connection.execute(_ADD_SQLITE, (_encode(self.added),))
        if self.finished:
            connection.execute(_FINISH_SQLITE, (_encode(self.finished),))


def _encode(rows: list[dict[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()


def _join(grown: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Calls of one match that follow each other grow it once; of others that name the same match one is refused."""
    joined = list[dict[str, Any]]()
    for row in grown:
        last = joined[-1] if joined else {}
        if last.get("of") == row["of"] and last["after"] == row["before"] and last["becomes"] == "running":
            joined[-1] = {**row, "before": last["before"]}
        else:
            joined.append(row)
    return joined


async def insert_entries(connection: AsyncConnection, match: str, entries: Sequence[Entry]) -> None:
    """Part of a transaction that begins a match."""
    if entries:
        await connection.execute(insert(journal), [{"match": match, **asdict(entry)} for entry in entries])


def _entries(match: str) -> Select[Any]:
    c = journal.c
    return select(c.j, c.kind, c.seat, c.text, c.cid, c.at).where(c.match == match).order_by(c.j)


def _entry(row: Row[Any]) -> Entry:
    return Entry(**row._mapping)
