"""The store: opened once by a server process, and asked by everything in it that must not be forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from benben.server.store import journal, matches
from benben.server.store.database import Database, milliseconds
from benben.server.store.journal import Entry, Journal
from benben.server.store.lending import Lender
from benben.server.store.matches import MatchRow

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Store:
    """Matches and their journals; guests.py and tables.py are functions over the same store."""

    def __init__(self, database: Database, lender: Lender | None) -> None:
        """Use `open`."""
        self.database = database
        self._lender = lender
        self._journal = Journal(database)

    @classmethod
    async def open(cls, url: str, now: Callable[[], int] = milliseconds) -> Store:
        """Connect and bring the tables up to date. `sqlite:////path/to/file` or `postgresql://user@host/name`."""
        database = await Database.open(url, now)
        return cls(database, await Lender.open(database))

    async def close(self) -> None:
        """Finish what was handed to `append`, then let go of the database."""
        if self._lender is not None:
            await self._lender.close()
        await self._journal.close()
        await self.database.close()

    async def append(self, match: str, entries: Sequence[Entry], over: bool = False, acting: int = 0) -> None:
        """Add consecutive entries to a match's journal, all or none; durable when this returns. `acting` is the set of
        seats (bits) that have to act after them.

        Conflict if the journal is not as long as the first `j` says, if a seat's cid is in it already, or if the match
        is over. Cancelling a call does not take it back. After StoreDown it is unknown whether anything was written:
        load the journal again.
        """
        await self._journal.append(match, entries, over, acting)

    async def journal(self, match: str) -> list[Entry]:
        """All entries of a match, in order."""
        return await self.database.finish(journal.read(self.database, match))

    async def add_match(
        self, id: str, table: str | None, header: Mapping[str, Any], secret: bytes, acting: int = 0
    ) -> None:
        """Begin a match that no table begins; Conflict if there is one of that id."""
        await self.database.finish(matches.add(self.database, id, table, header, secret, acting))

    async def match(self, id: str) -> MatchRow | None:
        """A match by its id."""
        return await self.database.finish(matches.find(self.database, id))

    async def running(self) -> list[str]:
        """The ids of all matches that are not over."""
        return await self.database.finish(matches.running(self.database))

    def finished(self) -> AsyncIterator[MatchRow]:
        """All matches that are over."""
        return matches.finished(self.database)


def unbroken(
    function: Callable[Concatenate[Store, Given], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate[Store, Given], Coroutine[Any, Any, Result]]:
    """For every function over the store that has a transaction in it: see `Database.finish`."""

    @wraps(function)
    async def run(store: Store, /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
        return await store.database.finish(function(store, *args, **kwargs))

    return run
