"""Entries of journals that no game has to understand."""

from __future__ import annotations

from benben.server.store import ACT, Entry, Store

HEADER = {"benben": 1, "game": "anubix", "seats": 2, "commit": "c" * 64}
SECRET = bytes(range(32))


def act(j: int, cid: str | None = None, text: str = "keep 1 3", seat: int = 0) -> Entry:
    """An action, under a client id of its own."""
    return Entry(j, ACT, seat, text, f"c{j}" if cid is None else cid, 1000 * j)


async def add_matches(store: Store, count: int) -> list[str]:
    """Matches that have just begun."""
    ids = [f"match{n:04}" for n in range(count)]
    for id in ids:
        await store.add_match(id, None, HEADER, SECRET)
    return ids
