"""Matches for a benchmark, made in the store as tables make them: two guests each, ready, begun."""

from __future__ import annotations

from dataclasses import dataclass

from benben.server.live.beginning import begin
from benben.server.store import guests, tables
from benben.server.store.store import Store

GAMES = ("pyramids", "stregati", "anubix")


@dataclass(frozen=True)
class Pair:
    """Two guests and the matches that they play one after the other."""

    keys: tuple[str, str]
    matches: tuple[str, ...]


async def make_pairs(database: str, pairs: int, matches: int) -> list[Pair]:
    """All games in turn, and every pair begins with another one: so whatever is measured is measured on all of them."""
    store = await Store.open(database)
    try:
        return [
            await _make_pair(store, [GAMES[(pair + at) % len(GAMES)] for at in range(matches)]) for pair in range(pairs)
        ]
    finally:
        await store.close()


async def _make_pair(store: Store, games: list[str]) -> Pair:
    people = [await guests.add(store, f"Guest {seat}", "cat") for seat in range(2)]
    ids = [await _begin(store, game, [guest.id for guest, _ in people]) for game in games]
    return Pair((people[0][1], people[1][1]), tuple(ids))


async def _begin(store: Store, game: str, people: list[str]) -> str:
    table = await tables.add(store, game=game, seats=len(people))
    for seat, guest in enumerate(people):
        await tables.sit(store, table.id, seat, guest)
        await tables.set_ready(store, table.id, seat, guest, True)
    begun = await begin(store, table)
    assert begun is not None
    return begun[0]
