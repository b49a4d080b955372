"""What nobody will come back for is removed, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import func, select

from benben.server.store import Store, guests, tables
from benben.server.store.schema import keys, moves, places
from server.store.entries import HEADER, SECRET, act

pytestmark = pytest.mark.anyio


class Time:
    """A clock that the test moves."""

    now = 1_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def store(url: str, time: Time, anyio_backend: str) -> AsyncIterator[Store]:
    store = await Store.open(url, time)
    yield store
    await store.close()


async def count(store: Store) -> list[int]:
    async with store.database.reads() as connection:
        return [await connection.scalar(select(func.count()).select_from(table)) or 0 for table in (keys, moves)]


async def test_guests_are_swept_with_their_keys_if_they_were_not_seen_and_sit_nowhere(store: Store, time: Time) -> None:
    named = {name: (await guests.add(store, name, "cat"))[0].id for name in ("idle", "open", "playing", "over", "seen")}
    for name in ("open", "playing", "over"):
        table = await tables.add(store, game="anubix", seats=1, host=named["idle"])
        assert await tables.sit(store, table.id, 0, named[name])
        if name != "open":
            assert await tables.set_ready(store, table.id, 0, named[name], True)
            assert await tables.start(store, table.id, name, HEADER, SECRET, 1)
    await store.append("over", [act(1)], over=True)
    await guests.offer_move(store, named["idle"])
    time.now = 2_000
    await guests.touch(store, named["seen"])
    assert await guests.sweep(store, 1_000) == 0  # all were seen then
    assert await guests.sweep(store, 2_000) == 1
    assert set(await guests.by_ids(store, list(named.values()))) == set(named.values()) - {named["idle"]}
    assert await count(store) == [4, 0]
    assert {table.host for table in await tables.of_deal(store, "over")} == {None}


async def test_tables_are_swept_if_they_never_came_to_a_match_and_nothing_happened(store: Store, time: Time) -> None:
    ada = (await guests.add(store, "Ada", "cat"))[0].id
    made = {
        name: await tables.add(store, game="anubix", seats=1, public=True)
        for name in ("idle", "closed", "touched", "playing", "over")
    }
    for name in ("idle", "playing", "over"):
        assert await tables.sit(store, made[name].id, 0, ada)
        assert await tables.set_ready(store, made[name].id, 0, ada, True)
    for name in ("playing", "over"):
        assert await tables.start(store, made[name].id, name, HEADER, SECRET, 1)
    await store.append("over", [act(1)], over=True)
    await tables.close(store, made["closed"].id)
    time.now = 2_000
    assert await tables.seat_bot(store, made["touched"].id, 0, "greedy")
    assert await tables.sweep(store, 1_000) == []
    assert await tables.sweep(store, 2_000) == [made["idle"].id]
    left = [name for name, table in made.items() if await tables.by_id(store, table.id) is not None]
    assert left == ["touched", "playing", "over"]
    async with store.database.reads() as connection:
        assert await connection.scalar(select(func.count()).select_from(places)) == 3


async def test_a_sweep_and_a_match_that_begins_do_not_meet_halfway(store: Store, time: Time) -> None:
    for n in range(20):
        table = await tables.add(store, game="anubix", seats=1)
        assert await tables.seat_bot(store, table.id, 0, "greedy")
        started, swept = await asyncio.gather(
            tables.start(store, table.id, f"m{n}", HEADER, SECRET, 1), tables.sweep(store, time.now + 1)
        )
        assert started == (swept == [])
        assert (await store.match(f"m{n}") is not None) == started == (await tables.by_id(store, table.id) is not None)
