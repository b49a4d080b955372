"""Rooms open when somebody asks for a match and close when nobody does; only what is open is followed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from benben.server.bus.local import LocalBus
from benben.server.live import house as house_module
from benben.server.live import note
from benben.server.live.note import Moved, Wrote
from benben.server.live.people import People
from benben.server.store import Entry, Store, StoreDown, guests
from benben.server.wire import Done
from server.databases import new_url
from server.live.scene import Scene, until

pytestmark = pytest.mark.anyio


class SlowBus(LocalBus):
    """Nobody else is there, but asking takes as long as it does over a network; and it can be listened in on."""

    def __init__(self) -> None:
        self.hearing: dict[str, Callable[[bytes], None]] = {}
        self.owned: set[str] = set()
        self.others = False  # whether another worker owns everything
        self.leaving = 0.001  # seconds

    async def claim(self, match: str) -> bool:
        await asyncio.sleep(0.001)
        if not self.others:
            self.owned.add(match)
        return not self.others

    def owns(self, match: str) -> bool:
        return match in self.owned

    async def release(self, match: str) -> None:
        await asyncio.sleep(0.002)
        self.owned.discard(match)

    async def follow(self, match: str, hearing: Callable[[bytes], None]) -> None:
        await asyncio.sleep(0.001)
        self.hearing[match] = hearing

    async def leave(self, match: str) -> None:
        await asyncio.sleep(self.leaving)
        self.hearing.pop(match, None)


class OddStore(Store):
    """Cannot be asked for journals for a while, or lets something happen after it was."""

    down = False
    then: Callable[[], Awaitable[None]] | None = None

    async def journal(self, match: str) -> list[Entry]:
        await asyncio.sleep(0.001)
        if self.down:
            raise StoreDown("the database did not answer")
        found, then = await super().journal(match), self.then
        self.then = None
        if then is not None:
            await then()
        return found


async def test_a_room_that_fails_to_open_leaves_nothing_behind_and_opens_later(tmp_path: Path) -> None:
    bus, store = SlowBus(), await OddStore.open(new_url("sqlite", tmp_path))
    async with Scene.opened(store) as first:
        room = await first.begin([await first.guest(), await first.guest()])
        async with Scene.opened(store, bus=bus, keep=True) as scene:
            store.down = True
            for _ in range(3):
                with pytest.raises(StoreDown):
                    await scene.house.open(room.id)
                assert not bus.hearing
                assert not scene.house.rooms
                assert not bus.owned
            said = await scene.house.act(room.id, 0, scene.act_of(room, 0))
            assert said.error == "busy"
            store.down = False
            assert isinstance(await scene.house.act(room.id, 0, scene.act_of(room, 0)), Done)
            assert list(bus.hearing) == [room.id]


async def test_a_match_that_is_not_there_is_not_followed(tmp_path: Path) -> None:
    bus = SlowBus()
    async with Scene.opened(await Store.open(new_url("sqlite", tmp_path)), bus=bus) as scene:
        assert await scene.house.open("made up") is None
        assert not bus.hearing
        assert not scene.house._opening


async def test_many_who_open_a_match_at_once_get_the_same_room(quick: Scene) -> None:
    room = await quick.begin([await quick.guest(), await quick.guest()])
    async with Scene.opened(quick.store, bus=SlowBus(), keep=True) as other:
        rooms = await asyncio.gather(*(other.house.open(room.id) for _ in range(50)))
        assert len({id(one) for one in rooms}) == 1


async def test_who_opens_a_match_while_it_is_closed_gets_a_room_that_is_followed_and_owned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "IDLE", 0.02)
    monkeypatch.setattr(house_module, "TICK", 0.001)
    bus = SlowBus()
    async with Scene.opened(await Store.open(new_url("sqlite", tmp_path)), bus=bus) as scene:
        room = await scene.begin([await scene.guest(), await scene.guest()])
        rooms = set()
        for at in range(80):
            await asyncio.sleep(0.017 + 0.0005 * (at % 23))
            room = await scene.room(room.id)
            page = await scene.page(room, None)
            if scene.house.rooms == [room]:  # the machine did not stand still for so long that nobody was waited for
                rooms.add(room)
                assert room.id in bus.hearing
                assert bus.owns(room.id)
            await page.leave()
        assert len(rooms) > 10
        await until(lambda: not scene.house.rooms)
        await until(lambda: not bus.hearing and not bus.owned)


async def test_a_room_that_is_opened_while_it_is_left_stays_followed_and_owned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "IDLE", 0.02)
    monkeypatch.setattr(house_module, "TICK", 0.001)
    bus = SlowBus()
    bus.leaving = 0.1
    async with Scene.opened(await Store.open(new_url("sqlite", tmp_path)), bus=bus) as scene:
        room = await scene.begin([await scene.guest(), await scene.guest()])
        await until(lambda: not scene.house.rooms)
        assert room.id in bus.hearing  # it is being left
        page = await scene.page(await scene.room(room.id), None)
        await asyncio.sleep(2 * bus.leaving)
        assert page.room in scene.house.rooms
        assert room.id in bus.hearing
        assert bus.owns(room.id)


async def test_rooms_stay_open_while_somebody_looks_waits_or_thinks(
    quick: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "IDLE", 0.0)
    monkeypatch.setattr(house_module, "TICK", 0.01)
    ada = await quick.guest()
    looked = await quick.begin([ada, ada])
    page = await quick.page(looked, ada, 0)
    waited = await quick.begin([ada, ada])
    seen, mark = len(waited.live.match.redacted(0)), waited.live.news(0, 0, "").mark
    waiting = asyncio.create_task(waited.wait(0, seen, mark, 600))
    forgotten = await quick.begin([ada, ada])
    await until(lambda: forgotten not in quick.house.rooms)
    assert {looked.id, waited.id} <= {room.id for room in quick.house.rooms}
    await page.leave()
    waiting.cancel()
    await until(lambda: not quick.house.rooms)


async def test_what_others_say_while_a_room_opens_is_not_missed(tmp_path: Path) -> None:
    """An entry written, and a name changed, after this worker has read them and before its room is there."""
    bus, store = SlowBus(), await OddStore.open(new_url("sqlite", tmp_path))
    async with Scene.opened(store) as owner:
        ada = await owner.guest()
        room = await owner.begin([ada, await owner.guest()])

        async def meanwhile() -> None:
            await owner.play(room, 2)
            await guests.rename(store, ada, "Countess", "cat")
            bus.hearing[room.id](note.format_note(Wrote(room.live.since(0))))
            bus.hearing[room.id](note.format_note(Moved()))

        store.then, bus.others = meanwhile, True
        async with Scene.opened(store, bus=bus, keep=True) as scene:
            other = await scene.room(room.id)
            assert other.live.match.dumps() == room.live.match.dumps()
            await until(lambda: other.people.named[0].name == "Countess")


async def test_of_two_answers_about_people_the_later_one_counts(quick: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one is under way for longer."""
    ada, bob = await quick.guest(), await quick.guest("Bob")
    room = await quick.begin([ada, bob])
    load, delays = People.load, iter([0.1, 0.0])
    loaded = asyncio.Event()

    async def slowly(store: Store, table: str | None) -> People:
        found = await load(store, table)
        loaded.set()
        await asyncio.sleep(next(delays))
        return found

    monkeypatch.setattr(People, "load", slowly)
    first = asyncio.create_task(quick.house.people_changed(room.id))
    await loaded.wait()
    await guests.rename(quick.store, bob, "Robert", "cat")
    await quick.house.people_changed(room.id)
    assert not first.done()
    await first
    assert [person.name for person in room.people.named] == ["Ada", "Robert"]


async def test_the_same_deal_gives_the_same_chance_at_another_table(scene: Scene) -> None:
    guest = await scene.guest()
    first = await scene.begin([guest, guest])
    await scene.play(first)
    second = await scene.begin([guest, guest], deal=first.id)
    assert second.id != first.id
    assert second.live.match.header == {**first.live.match.header, "started": second.live.match.header["started"]}
    for entry in await scene.store.journal(first.id):
        assert isinstance(await scene.act(second, entry.seat, entry.text), Done)
    one, other = ([(event.who, event.do) for event in room.live.match.events] for room in (first, second))
    assert one == other
    third = await scene.begin([guest, guest])
    assert third.live.match.secret != first.live.match.secret
