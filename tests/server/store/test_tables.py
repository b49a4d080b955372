from __future__ import annotations

import asyncio

import pytest

from benben.server.store import Store, guests, tables
from benben.server.store.tables import Place
from server.store.entries import HEADER, SECRET, act

pytestmark = pytest.mark.anyio


async def new_guest(store: Store) -> str:
    return (await guests.add(store, "Ada", "cat"))[0].id


async def fill(store: Store, table: tables.Table, guest: str) -> None:
    for seat in range(table.seats):
        assert await tables.sit(store, table.id, seat, guest)
        assert await tables.set_ready(store, table.id, seat, guest, True)


async def test_a_table_reads_back_by_id_code_and_match(store: Store) -> None:
    table = await tables.add(
        store,
        game="stregati",
        seats=3,
        edition="first",
        options={"long": True, "b": 1},
        clock={"base": 60_000, "bonus": 5},
        public=True,
        deal="m0",
    )
    assert (table.phase, table.match, table.created) == ("open", None, table.touched)
    assert await tables.by_id(store, table.id) == table
    typed = f"{table.code[:4].lower()}-{table.code[4:]} "
    assert await tables.by_code(store, typed) == table
    assert await tables.places_of(store, table.id) == [Place(table.id, seat, None, None, False) for seat in range(3)]
    for strange in ("", "a\0b", "\ud800", "ABCDEFGH"):
        assert await tables.by_code(store, strange) is None
        assert await tables.by_id(store, strange) is None
        assert await tables.by_match(store, strange) is None


async def test_only_public_tables_are_listed_and_the_liveliest_first(store: Store) -> None:
    public = [await tables.add(store, game="anubix", seats=2, public=True) for _ in range(3)]
    await tables.add(store, game="anubix", seats=2)
    await asyncio.sleep(0.01)
    await tables.seat_bot(store, public[1].id, 0, "greedy")
    found = await tables.listed(store)
    assert found[0].id == public[1].id
    assert {table.id for table in found} == {table.id for table in public}
    assert len(await tables.listed(store, most=2)) == 2
    await tables.close(store, public[0].id)
    assert len(await tables.listed(store)) == 2


async def test_a_place_is_taken_by_one_of_those_who_want_it(store: Store) -> None:
    table = await tables.add(store, game="anubix", seats=2)
    people = [await new_guest(store) for _ in range(5)]
    sat = await asyncio.gather(*(tables.sit(store, table.id, 0, guest) for guest in people))
    assert sorted(sat) == [False, False, False, False, True]
    winner = people[sat.index(True)]
    assert (await tables.places_of(store, table.id))[0].guest == winner
    assert not await tables.sit(store, table.id, 2, winner)  # there is no such seat
    assert not await tables.sit(store, "nowhere", 0, winner)


async def test_several_people_on_one_device_sit_as_one_guest(store: Store) -> None:
    guest, table = await new_guest(store), await tables.add(store, game="anubix", seats=2)
    assert await tables.sit(store, table.id, 0, guest)
    assert await tables.sit(store, table.id, 1, guest)
    assert [seat for _, seat in await tables.of_guest(store, guest)] == [0, 1]


async def test_places_are_left_given_to_bots_and_made_ready_by_whom_they_belong_to(store: Store) -> None:
    ada, bob = await new_guest(store), await new_guest(store)
    table = await tables.add(store, game="anubix", seats=2)
    await tables.sit(store, table.id, 0, ada)
    assert not await tables.leave(store, table.id, 0, bob)
    assert not await tables.set_ready(store, table.id, 0, bob, True)
    assert not await tables.seat_bot(store, table.id, 0, "greedy")
    assert await tables.set_ready(store, table.id, 0, ada, True)
    assert await tables.seat_bot(store, table.id, 1, "greedy")
    assert not await tables.sit(store, table.id, 1, bob)
    assert await tables.places_of(store, table.id) == [
        Place(table.id, 0, ada, None, True),
        Place(table.id, 1, None, "greedy", True),
    ]
    assert await tables.seat_bot(store, table.id, 1, None)
    assert await tables.leave(store, table.id, 0, ada)
    assert await tables.places_of(store, table.id) == [Place(table.id, seat, None, None, False) for seat in (0, 1)]


async def test_a_match_begins_only_when_all_are_ready(store: Store) -> None:
    ada, table = await new_guest(store), await tables.add(store, game="anubix", seats=2)
    for prepare in (
        tables.sit(store, table.id, 0, ada),
        tables.set_ready(store, table.id, 0, ada, True),
        tables.sit(store, table.id, 1, ada),
    ):
        assert await prepare
        assert not await tables.start(store, table.id, "m", HEADER, SECRET, 1)
    assert await store.match("m") is None
    assert (await tables.by_id(store, table.id)) is not None
    assert await tables.set_ready(store, table.id, 1, ada, True)
    assert await tables.start(store, table.id, "m", HEADER, SECRET, 1)
    row = await store.match("m")
    assert row is not None
    assert row.table == table.id


async def test_a_match_begins_once_however_many_press_the_button(store: Store) -> None:
    ada, table = await new_guest(store), await tables.add(store, game="anubix", seats=2)
    await fill(store, table, ada)
    calls = [tables.start(store, table.id, f"m{n}", HEADER, SECRET, 1) for n in range(4)]
    started = await asyncio.gather(*calls)
    assert sorted(started) == [False, False, False, True]
    assert await store.running() == [f"m{started.index(True)}"]
    found = await tables.by_match(store, f"m{started.index(True)}")
    assert found is not None
    assert (found.id, found.phase) == (table.id, "playing")
    assert not await tables.leave(store, table.id, 0, ada)
    assert not await tables.close(store, table.id)


async def test_nobody_gets_up_while_a_match_begins(store: Store) -> None:
    ada = await new_guest(store)
    for n in range(20):
        table = await tables.add(store, game="anubix", seats=1)
        await fill(store, table, ada)
        left, started = await asyncio.gather(
            tables.leave(store, table.id, 0, ada), tables.start(store, table.id, f"m{n}", HEADER, SECRET, 1)
        )
        assert left != started
        assert ((await tables.places_of(store, table.id))[0].guest == ada) == started


async def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back(store: Store) -> None:
    ada, table = await new_guest(store), await tables.add(store, game="anubix", seats=1)
    assert not await tables.stand_in(store, table.id, 0, ada, "greedy")
    await fill(store, table, ada)
    await tables.start(store, table.id, "m", HEADER, SECRET, 1)
    assert not await tables.stand_in(store, table.id, 0, "somebody", "greedy")
    assert await tables.stand_in(store, table.id, 0, ada, "greedy")
    assert await tables.places_of(store, table.id) == [Place(table.id, 0, ada, "greedy", True)]
    assert await tables.stand_in(store, table.id, 0, ada, None)
    assert await tables.places_of(store, table.id) == [Place(table.id, 0, ada, None, True)]


async def test_a_table_is_over_with_the_entry_that_ends_its_match(store: Store) -> None:
    ada, table = await new_guest(store), await tables.add(store, game="anubix", seats=1)
    await fill(store, table, ada)
    await tables.start(store, table.id, "m", HEADER, SECRET, 1)
    await store.append("m", [act(1)])
    assert [phase.phase for phase, _ in await tables.of_guest(store, ada)] == ["playing"]
    await store.append("m", [act(2)], over=True)
    assert await tables.of_guest(store, ada) == []
    assert [found.phase for found, _ in await tables.of_guest(store, ada, ["over"])] == ["over"]


async def test_two_who_ask_for_a_rematch_at_once_come_to_one_table(store: Store) -> None:
    table = await tables.add(store, game="anubix", seats=2)
    again = await asyncio.gather(*(tables.add(store, game="anubix", seats=2, rematch_of=table.id) for _ in range(3)))
    assert len({one.id for one in again}) == 1
    assert again[0].id != table.id
    assert len(await tables.places_of(store, again[0].id)) == 2
