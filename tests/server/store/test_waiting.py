"""Where a guest has to act, has played, and may not play any more."""

from __future__ import annotations

import pytest

from benben.server.store import Store, UnknownGuest, Unstorable, guests, tables
from server.store.entries import HEADER, SECRET, act

pytestmark = pytest.mark.anyio


async def new_guest(store: Store, name: str = "Ada") -> str:
    return (await guests.add(store, name, "cat"))[0].id


async def begin(store: Store, match: str, *people: str, acting: int = 0, deal: str | None = None) -> str:
    """A table with these guests, whose match has begun."""
    table = await tables.add(store, game="anubix", seats=len(people), deal=deal)
    for seat, guest in enumerate(people):
        assert await tables.sit(store, table.id, seat, guest)
        assert await tables.set_ready(store, table.id, seat, guest, True)
    assert await tables.start(store, table.id, match, HEADER, SECRET, acting)
    return table.id


async def waiting(store: Store, guest: str) -> list[tuple[str | None, int]]:
    return [(table.match, seat) for table, seat in await tables.waiting_for(store, guest)]


async def test_a_guest_is_told_where_it_has_to_act_and_the_longest_wait_comes_first(store: Store) -> None:
    ada, bob = await new_guest(store), await new_guest(store)
    await begin(store, "first", ada, bob, acting=0b01)
    await begin(store, "second", bob, ada, acting=0b11)
    assert await waiting(store, ada) == [("first", 0), ("second", 1)]
    assert await waiting(store, bob) == [("second", 0)]
    await store.append("first", [act(1)], acting=0b10)
    await store.append("second", [act(1)], acting=0b01)
    assert await waiting(store, ada) == []
    assert await waiting(store, bob) == [("first", 1), ("second", 0)]
    await store.append("first", [act(2)], over=True)
    assert await waiting(store, bob) == [("second", 0)]
    row = await store.match("second")
    assert row is not None
    assert row.acting == 0b01


async def test_every_seat_of_a_set_is_found_and_what_is_no_set_is_refused(store: Store) -> None:
    people = [await new_guest(store) for _ in range(8)]
    for turn in range(8):
        await begin(store, f"m{turn}", *people, acting=1 << turn)
    for seat, guest in enumerate(people):
        assert await waiting(store, guest) == [(f"m{seat}", seat)]
    for wrong in (-1, 1 << 63):
        with pytest.raises(Unstorable):
            await store.append("m0", [act(1)], acting=wrong)
        with pytest.raises(Unstorable):
            await store.add_match("n", None, HEADER, SECRET, wrong)
    with pytest.raises(ValueError, match="over"):
        await store.append("m0", [act(1)], over=True, acting=1)
    await store.append("m0", [act(1)], acting=(1 << 63) - 1)


async def test_where_a_bot_stands_in_nobody_is_waited_for(store: Store) -> None:
    ada = await new_guest(store)
    table = await begin(store, "m", ada, acting=1)
    assert await tables.stand_in(store, table, 0, ada, "greedy")
    assert await waiting(store, ada) == []
    assert await tables.stand_in(store, table, 0, ada, None)
    assert await waiting(store, ada) == [("m", 0)]


async def test_finished_tables_come_in_pages_newest_first_and_each_once(store: Store) -> None:
    ada, bob = await new_guest(store), await new_guest(store)
    for n in range(7):
        await begin(store, f"m{n}", ada, ada)
    await begin(store, "other", bob)
    for match in [*(f"m{n}" for n in range(6)), "other"]:  # the last one of ada's goes on
        await store.append(match, [act(1)], over=True)
    found: list[tables.Table] = []
    while page := await tables.history(store, ada, 4, found[-1] if found else None):
        found += page
    assert sorted(table.match or "" for table in found) == [f"m{n}" for n in range(6)]
    assert [(table.touched, table.id) for table in found] == sorted(
        ((table.touched, table.id) for table in found), reverse=True
    )
    assert {table.phase for table in found} == {"over"}


async def test_repeats_of_a_deal_find_each_other_also_as_repeats_of_repeats(store: Store) -> None:
    ada = await new_guest(store)
    first = await begin(store, "root", ada)
    second = await begin(store, "again", ada, deal="root")
    third = await begin(store, "once more", ada, deal="again")
    await begin(store, "another deal", ada)
    for match in ("root", "again", "once more"):
        assert {table.id for table in await tables.of_deal(store, match)} == {first, second, third}
    assert {table.deal for table in await tables.of_deal(store, "root")} == {None, "root"}
    assert await tables.of_deal(store, "nothing") == []
    assert await tables.of_deal(store, "a\0b") == []


async def test_only_the_host_frees_places_and_only_before_the_match(store: Store) -> None:
    host, ada = await new_guest(store), await new_guest(store)
    table = await tables.add(store, game="anubix", seats=2, host=host)
    assert await tables.sit(store, table.id, 0, ada, "Bea")
    assert await tables.seat_bot(store, table.id, 1, "greedy")
    assert not await tables.remove(store, table.id, 0, ada)
    assert [await tables.remove(store, table.id, seat, host) for seat in (0, 1)] == [True, True]
    assert await tables.places_of(store, table.id) == [
        tables.Place(table.id, seat, None, None, False) for seat in (0, 1)
    ]
    assert not await tables.remove(store, table.id, 0, host)  # it is free already
    for seat in (0, 1):
        assert await tables.seat_bot(store, table.id, seat, "greedy")
    assert await tables.start(store, table.id, "m", HEADER, SECRET, 1)
    assert not await tables.remove(store, table.id, 0, host)


async def test_people_who_share_a_device_have_names_until_they_get_up(store: Store) -> None:
    ada = await new_guest(store)
    table = await tables.add(store, game="anubix", seats=2)
    assert await tables.sit(store, table.id, 0, ada)
    assert await tables.sit(store, table.id, 1, ada, "Cem 🐈")
    assert [place.name for place in await tables.places_of(store, table.id)] == [None, "Cem 🐈"]
    assert await tables.leave(store, table.id, 1, ada)
    assert await tables.seat_bot(store, table.id, 1, "greedy")
    assert [place.name for place in await tables.places_of(store, table.id)] == [None, None]
    for wrong in ("a\0b", "long" * 20):
        with pytest.raises(Unstorable):
            await tables.sit(store, table.id, 1, ada, wrong)


async def test_open_tables_are_counted_by_host(store: Store) -> None:
    ada = await new_guest(store)
    opened = [await tables.add(store, game="anubix", seats=2, host=ada, stand_in="random", patience=90) for _ in "abc"]
    await tables.add(store, game="anubix", seats=2)
    assert await tables.by_id(store, opened[0].id) == opened[0]
    assert (opened[0].host, opened[0].stand_in, opened[0].patience) == (ada, "random", 90)
    assert await tables.open_by(store, ada) == 3
    await tables.close(store, opened[0].id)
    assert await tables.open_by(store, ada) == 2
    with pytest.raises(UnknownGuest):
        await tables.add(store, game="anubix", seats=2, host="nobody")


async def test_an_erased_guest_hosts_nothing_has_no_name_and_its_tables_stand_in_takes_the_seat(store: Store) -> None:
    ada, bob = await new_guest(store), await new_guest(store, "Bob")
    table = await tables.add(store, game="anubix", seats=3, host=ada, stand_in="random")
    for seat, (guest, name) in enumerate([(ada, None), (ada, "Cem"), (bob, None)]):
        assert await tables.sit(store, table.id, seat, guest, name)
        assert await tables.set_ready(store, table.id, seat, guest, True)
    assert await tables.start(store, table.id, "m", HEADER, SECRET, 0b111)
    assert await guests.erase(store, ada) == [(table.id, 0), (table.id, 1)]
    found = await tables.by_id(store, table.id)
    assert found is not None
    assert found.host is None
    assert await tables.places_of(store, table.id) == [
        tables.Place(table.id, 0, None, "random", False),
        tables.Place(table.id, 1, None, "random", False),
        tables.Place(table.id, 2, bob, None, True),
    ]
    assert await waiting(store, ada) == []
    assert await tables.history(store, ada) == []
