"""Several who write at once: one of them is first, the others are told, and nobody is told what is not so."""

from __future__ import annotations

import asyncio

import pytest

from benben.server.store import Store
from benben.server.store.errors import StoreDown
from benben.server.wire import Act, Done, Refused
from server.live.scene import Scene, until

pytestmark = pytest.mark.anyio

ROUNDS, AT_ONCE = 1000, 8


@pytest.mark.parametrize("houses", [1, 2])
async def test_of_two_that_race_for_an_event_one_is_told_done_and_the_other_stale(scene: Scene, houses: int) -> None:
    """With two houses both believe that they own the match, as happens when a worker was slow and is taken over."""
    scene.follower = None if houses == 2 else scene.follower  # who believes to be alone tells nobody
    async with Scene.opened(scene.store, keep=True) as second:
        both = [scene, second if houses == 2 else scene]
        done = await asyncio.gather(*(race(both, ROUNDS // AT_ONCE) for _ in range(AT_ONCE)))
    assert sum(done) == ROUNDS


async def race(both: list[Scene], wanted: int) -> int:
    """Rounds in matches one after the other: both act, as the same event."""
    scene, rounds = both[0], 0
    while rounds < wanted:
        room = await scene.begin([await scene.guest(), await scene.guest()])
        acknowledged = 0
        while room.live.match.acting and rounds < wanted:
            seat = room.live.match.acting[0]
            acts = [scene.act_of(room, seat) for _ in both]
            sent = [one.house.act(room.id, seat, act) for one, act in zip(both, acts, strict=True)]
            said = await asyncio.gather(*sent)
            assert sum(isinstance(answer, Done) for answer in said) == 1, said
            refused = [answer.error for answer in said if isinstance(answer, Refused)]
            assert refused in (["stale"], ["over"] if room.live.match.is_over else [])
            rounds, acknowledged = rounds + 1, acknowledged + 1
            await room.live.reload()
        journal = await scene.store.journal(room.id)
        assert len(journal) == acknowledged
        assert (await scene.stored(room)).dumps() == room.live.match.dumps()
    return rounds


async def test_who_goes_away_while_an_act_is_written_leaves_memory_and_store_in_agreement(scene: Scene) -> None:
    guest = await scene.guest()
    room = await scene.begin([guest, guest], "stregati")
    page = await scene.page(room, guest, 0)
    cancelled = 0
    for turns in range(60):
        if not room.live.match.acting:
            break
        seat = room.live.match.acting[0]
        asking = asyncio.create_task(scene.house.act(room.id, seat, scene.act_of(room, seat)))
        for _ in range(turns % 12):
            await asyncio.sleep(0)
        cancelled += not asking.done()
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await until(lambda: not scene.house._acting)
        assert len(await scene.store.journal(room.id)) == room.live.length
        assert (await scene.stored(room)).dumps() == room.live.match.dumps()
        page.read()
        assert len(page.events) == len(room.live.match.redacted(0))
    assert cancelled > 20
    assert room.live.length > 20


class Forgetful(Store):
    """A store that now and then writes, and does not live to say so, or says so without having written."""

    trouble = 0

    async def append(self, *args: object, **more: object) -> None:
        self.trouble += 1
        if self.trouble % 3 == 1:
            raise StoreDown("lost before it was written")
        await super().append(*args, **more)
        if self.trouble % 3 == 2:
            raise StoreDown("lost after it was written")


async def test_what_is_sent_again_until_it_is_done_has_one_effect_whatever_the_store_forgot(url: str) -> None:
    async with Scene.opened(await Forgetful.open(url)) as scene:
        guest = await scene.guest()
        room = await scene.begin([guest, guest])
        page = await scene.page(room, guest, 0)
        for at in range(40):
            seat = room.live.match.acting[0]
            act = scene.act_of(room, seat)
            said = []
            while not said or not isinstance(said[-1], Done):
                said.append(await scene.house.act(room.id, seat, act))
                assert isinstance(said[-1], Done) or said[-1].error == "busy"
            assert said[-1] == Done(act.cid, act.n)
            assert [entry.cid for entry in await scene.store.journal(room.id)][at:] == [act.cid]
        page.read()
        assert len(page.events) == len(room.live.match.redacted(0))
        assert (await scene.stored(room)).dumps() == room.live.match.dumps()


async def test_what_was_written_and_forgotten_is_shown_although_nobody_asks_again(url: str) -> None:
    store = await Forgetful.open(url)
    async with Scene.opened(store) as scene:
        guest = await scene.guest()
        room = await scene.begin([guest, guest])
        page = await scene.page(room, guest, 1)
        store.trouble = 1
        before = room.live.match
        said = await scene.act(room, 0)
        assert isinstance(said, Refused)
        assert said.error == "busy"
        assert room.live.match is before
        await until(lambda: room.live.match is not before)
        store.trouble = 2
        await scene.act(room, 1)
        page.read()
        assert {event["who"] for event in page.events if event["do"].startswith("keep")} == {0, 1}


async def test_a_replica_that_missed_something_catches_up(scene: Scene) -> None:
    scene.follower = None  # who believes to be alone tells nobody
    room = await scene.begin([await scene.guest(), await scene.guest()])
    async with Scene.opened(scene.store, keep=True) as other:
        replica = await other.room(room.id)
        await scene.play(room, 3)
        entries = room.live.since(0)
        assert not replica.live.hear(entries[1:])
        assert replica.live.length == 0
        assert replica.live.hear(entries[:2])
        assert replica.live.hear(entries)  # what it knows already does not matter
        assert replica.live.match.dumps() == room.live.match.dumps()
        await scene.play(room, 2)
        seat = room.live.match.acting[0]
        stale = await other.house.act(room.id, seat, Act("c0", replica.live.next_number(seat) - 1, "pass"))
        assert isinstance(stale, Refused)
        assert isinstance(await other.act(room, seat, cid="late"), Done | Refused)
        await replica.live.reload()
        await room.live.reload()
        assert replica.live.match.dumps() == room.live.match.dumps()


async def test_many_matches_at_once_keep_all_that_was_acknowledged(scene: Scene) -> None:
    guest = await scene.guest()
    rooms = [await scene.begin([guest, guest], game) for game in ("pyramids", "stregati", "anubix") * 4]
    await asyncio.gather(*(scene.play(room, 25) for room in rooms))
    for room in rooms:
        assert room.live.length == 25 or room.live.match.is_over
        assert (await scene.stored(room)).dumps() == room.live.match.dumps()
