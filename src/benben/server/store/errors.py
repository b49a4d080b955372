"""What can go wrong with the store; each says whether the caller should reload, wait or give up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from benben.engine.errors import BenbenError

if TYPE_CHECKING:
    from benben.server.store.journal import Entry


class StoreError(BenbenError):
    """The root of the store's errors."""


class StoreDown(StoreError):
    """The database cannot be reached or did not finish. A write may or may not have happened: reload before going on;
    later calls connect anew.
    """


class StoreInUse(StoreError):
    """Another process works on the same SQLite file."""


class UnknownMatch(StoreError, LookupError):
    """No match of that id is stored."""


class UnknownGuest(StoreError, LookupError):
    """No guest of that id is stored: it has erased itself in between."""


class Unstorable(StoreError, ValueError):
    """A text or number that not every database can hold."""


class Conflict(StoreError):
    """Somebody else was first, or the match is over; nothing of the call was written. `same` are the entries that the
    journal already holds under the seat and cid of an entry of the call: if it is not empty, the call was a repeat.
    """

    def __init__(self, match: str, same: Sequence[Entry] = ()) -> None:
        super().__init__(f"match {match} has gone on, or is over: load its journal again")
        self.match = match
        self.same = tuple(same)


@contextmanager
def saying_when_down() -> Iterator[None]:
    """Turn what drivers raise for a lost database into StoreDown."""
    try:
        yield
    except DBAPIError as error:
        if isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated:
            raise StoreDown(f"the database did not answer ({error.orig}); try again in a moment") from error
        raise
    except (PoolTimeout, OSError) as error:
        raise StoreDown(f"the database did not answer ({error}); try again in a moment") from error
