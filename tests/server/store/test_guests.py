from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from benben.server.store import Store, UnknownGuest, Unstorable, guests, tables
from benben.server.store.schema import metadata, moves
from server.store.entries import HEADER, SECRET, act

pytestmark = pytest.mark.anyio


class Time:
    """A clock that the test moves."""

    now = 1_000_000

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


async def dump(store: Store) -> str:
    """Everything in the database."""
    async with store.database.reads() as connection:
        rows = [list(await connection.execute(select(table))) for table in metadata.sorted_tables]
    return repr(rows)


async def test_a_guest_is_known_by_its_key(store: Store) -> None:
    ada, key = await guests.add(store, "Ada", "cat")
    bob, other = await guests.add(store, "Bob", "ibis")
    assert (ada.name, ada.figure, ada.created) == ("Ada", "cat", 1_000_000)
    assert await guests.by_key(store, key) == ada
    assert await guests.by_key(store, other) == bob
    for wrong in (key[:-1], key.upper(), "", "\0", "\ud800"):
        assert await guests.by_key(store, wrong) is None
    assert len({key, other}) == 2
    assert len(key) >= 43  # 256 bits


async def test_keys_and_codes_are_stored_as_digests_only(store: Store) -> None:
    ada, key = await guests.add(store, "Ada", "cat")
    code, _ = await guests.offer_move(store, ada.id)
    stored = await dump(store)
    assert "Ada" in stored
    assert key not in stored
    assert code not in stored


async def test_a_guest_takes_another_name_and_is_seen(store: Store, time: Time) -> None:
    ada, key = await guests.add(store, "Ada", "cat")
    time.now += 5
    await guests.rename(store, ada.id, "Ada Ł 🐈", "falcon")
    await guests.touch(store, ada.id)
    again = await guests.by_key(store, key)
    assert again == guests.Guest(ada.id, "Ada Ł 🐈", "falcon", ada.created, ada.created + 5)
    assert await guests.by_ids(store, [ada.id, "nobody"]) == {ada.id: again}


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "long" * 20])
async def test_names_that_cannot_be_stored_are_refused(store: Store, name: str) -> None:
    with pytest.raises(Unstorable):
        await guests.add(store, name, "cat")


async def test_a_code_brings_a_guest_to_another_device_once(store: Store) -> None:
    ada, key = await guests.add(store, "Ada", "cat")
    code, _ = await guests.offer_move(store, ada.id)
    typed = f"{code[:4]}-{code[4:8]} {code[8:]}".lower()
    taken = await asyncio.gather(*(guests.take_move(store, typed) for _ in range(5)))
    moved = [one for one in taken if one is not None]
    assert len(moved) == 1
    assert moved[0][0] == ada
    for known in (key, moved[0][1]):
        assert await guests.by_key(store, known) == ada
    assert await guests.take_move(store, code) is None


async def test_a_code_ends_after_ten_minutes(store: Store, time: Time) -> None:
    ada, _ = await guests.add(store, "Ada", "cat")
    code, expires = await guests.offer_move(store, ada.id)
    assert expires == time.now + guests.MOVE_TIME
    time.now = expires
    assert await guests.take_move(store, code) is None
    await guests.offer_move(store, ada.id)  # sweeps the old one out
    async with store.database.reads() as connection:
        assert len((await connection.execute(select(moves))).all()) == 1


async def test_logging_out_forgets_one_key_or_all(store: Store) -> None:
    ada, first = await guests.add(store, "Ada", "cat")
    devices = [first]
    for _ in range(2):
        moved = await guests.take_move(store, (await guests.offer_move(store, ada.id))[0])
        assert moved is not None
        devices.append(moved[1])
    await guests.log_out(store, first)
    assert [await guests.by_key(store, key) is None for key in devices] == [True, False, False]
    code, _ = await guests.offer_move(store, ada.id)
    await guests.log_out_everywhere(store, ada.id)
    assert [await guests.by_key(store, key) is None for key in devices] == [True, True, True]
    assert await guests.take_move(store, code) is None


async def test_erasing_removes_everything_about_a_guest_and_keeps_finished_matches_without_names(store: Store) -> None:
    ada, key = await guests.add(store, "Ada", "cat")
    bob, _ = await guests.add(store, "Bob", "ibis")
    code, _ = await guests.offer_move(store, ada.id)
    seated = [await tables.add(store, game="anubix", seats=2) for _ in range(3)]
    for table in seated:
        for seat, guest in enumerate((ada, bob)):
            assert await tables.sit(store, table.id, seat, guest.id)
            assert await tables.set_ready(store, table.id, seat, guest.id, True)
    waiting, playing, over = seated
    assert await tables.start(store, playing.id, "running", HEADER, SECRET, 1)
    assert await tables.start(store, over.id, "finished", HEADER, SECRET, 1)
    await store.append("finished", [act(1)], over=True)

    left = await guests.erase(store, ada.id)

    assert sorted(left) == sorted((table.id, 0) for table in seated)
    stored = await dump(store)
    for trace in (ada.id, "Ada", key, code, "'cat'"):
        assert trace not in stored
    assert await guests.by_key(store, key) is None
    assert await guests.take_move(store, code) is None
    here = {table.id: (await tables.places_of(store, table.id))[0] for table in seated}
    assert here[waiting.id] == tables.Place(waiting.id, 0, None, None, False)
    assert here[playing.id] == tables.Place(playing.id, 0, None, "greedy", False)  # somebody acts for the seat
    assert await store.journal("finished") == [act(1)]
    assert "Ada" not in json.dumps([row.header async for row in store.finished()])
    assert [seat for _, seat in await tables.of_guest(store, bob.id)] == [1, 1]


async def test_who_has_erased_itself_can_do_nothing_more(store: Store) -> None:
    ada, _ = await guests.add(store, "Ada", "cat")
    table = await tables.add(store, game="anubix", seats=1)
    assert await guests.erase(store, ada.id) == []
    for late in (guests.offer_move(store, ada.id), tables.sit(store, table.id, 0, ada.id)):
        with pytest.raises(UnknownGuest):
            await late
    await guests.rename(store, ada.id, "Ada", "cat")
    assert "Ada" not in await dump(store)


async def test_a_table_never_starts_with_a_seat_that_is_just_being_erased(store: Store) -> None:
    for _ in range(10):
        ada, _ = await guests.add(store, "Ada", "cat")
        table = await tables.add(store, game="anubix", seats=1)
        await tables.sit(store, table.id, 0, ada.id)
        await tables.set_ready(store, table.id, 0, ada.id, True)
        started, _ = await asyncio.gather(
            tables.start(store, table.id, table.id, HEADER, SECRET, 1), guests.erase(store, ada.id)
        )
        place = (await tables.places_of(store, table.id))[0]
        assert (place.guest, place.bot) == (None, "greedy" if started else None)
