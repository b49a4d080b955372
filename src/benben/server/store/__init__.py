"""What the server keeps: guests, tables, matches and the journal of what seats did, in SQLite or PostgreSQL."""

from benben.server.store.errors import (
    Conflict,
    StoreDown,
    StoreError,
    StoreInUse,
    UnknownGuest,
    UnknownMatch,
    Unstorable,
)
from benben.server.store.journal import ACT, UNDO, Entry
from benben.server.store.matches import MatchRow
from benben.server.store.store import Store

__all__ = [
    "ACT",
    "UNDO",
    "Conflict",
    "Entry",
    "MatchRow",
    "Store",
    "StoreDown",
    "StoreError",
    "StoreInUse",
    "UnknownGuest",
    "UnknownMatch",
    "Unstorable",
]
