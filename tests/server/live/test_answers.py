"""Whoever acts is told what became of it, once and for all."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from benben.server.store import Entry, Store
from benben.server.wire import Act, Done, Refused, Undo
from server.live.scene import Page, Scene

pytestmark = pytest.mark.anyio


async def test_what_is_done_is_in_the_journal(scene: Scene) -> None:
    room = await scene.begin([await scene.guest(), await scene.guest()])
    act = scene.act_of(room, 1)
    assert await scene.house.act(room.id, 1, act) == Done(act.cid, act.n)
    [entry] = await scene.store.journal(room.id)
    assert (entry.seat, entry.cid, entry.text) == (1, act.cid, act.do)
    assert (await scene.stored(room)).dumps() == room.live.match.dumps()


class Watching(Store):
    """Looks at a page at the moment at which an entry has become durable."""

    page: Page | None = None
    looked = 0

    async def append(self, match: str, entries: Sequence[Entry], over: bool = False, acting: int = 0) -> None:
        await super().append(match, entries, over, acting)
        if self.page is not None:
            row = await self.match(match)
            assert row is not None
            assert row.length == entries[-1].j > self.page.room.live.length
            assert not any(message["type"] == "news" for message in self.page.read())
            self.looked += 1


async def test_nothing_is_shown_before_it_is_durable(url: str) -> None:
    store = await Watching.open(url)
    async with Scene.opened(store) as scene:
        guest = await scene.guest()
        room = await scene.begin([guest, guest], "anubix")
        store.page = await scene.page(room, guest, 0)
        for _ in range(12):
            before = len(store.page.events)
            assert isinstance(await scene.act(room, room.live.match.acting[0]), Done)
            store.page.read()
            assert len(store.page.events) > before
        assert store.looked == 12


@pytest.mark.parametrize("game", ["pyramids", "stregati", "anubix"])
async def test_each_refusal_names_its_error_and_changes_nothing(scene: Scene, game: str) -> None:
    guest = await scene.guest()
    room = await scene.begin([guest] * 3, game)
    await scene.play(room, 4)
    live, before = room.live, room.live.match
    seat = before.acting[0]
    good, n = scene.some(room, seat), live.next_number(seat)
    other = next((one for one in range(3) if one not in before.acting), None)
    asked = {
        "stale": (seat, Act("c-a", n - 1, good)),
        "bad_notation": (seat, Act("c-b", n, "fly to the moon")),
        "told": (seat, Undo("c-c", n - 1)),
    }
    if other is not None:
        asked["not_your_turn"] = (other, Act("c-d", live.next_number(other), good))
    for error, (who, what) in asked.items():
        if error == "told" and before.can_undo(seat):
            continue
        said = await scene.house.act(room.id, who, what)
        assert isinstance(said, Refused)
        assert (said.cid, said.error) == (what.cid, error), said
        assert said.text
        assert room.live.match is before
    assert isinstance(await scene.act(room, seat, good), Done)


async def test_an_illegal_action_names_its_rule(scene: Scene) -> None:
    room = await scene.begin([await scene.guest(), await scene.guest()])
    other = next(text for text in room.live.match.legal(1) if text not in room.live.match.legal(0))
    said = await scene.act(room, 0, other, "c1")
    assert isinstance(said, Refused)
    assert (said.cid, said.error) == ("c1", "illegal")
    assert said.rule is not None
    assert said.rule.startswith("P-")


async def test_an_undo_of_something_else_is_stale(scene: Scene) -> None:
    room = await scene.begin([await scene.guest(), await scene.guest()])
    await scene.act(room, 0)
    for n in (0, 1, room.live.next_number(0)):
        said = await scene.undo(room, 0, n)
        assert isinstance(said, Refused)
        assert said.error == "stale"
    assert isinstance(await scene.undo(room, 0), Done)


async def test_a_match_that_is_over_refuses_and_one_that_is_not_there_is_unknown(quick: Scene) -> None:
    room = await quick.begin([await quick.guest(), await quick.guest()], "anubix")
    await quick.play(room)
    over = await quick.house.act(room.id, 0, Act("c1", room.live.next_number(0), "pass"))
    assert isinstance(over, Refused)
    assert over.error == "over"
    told = await quick.undo(room, 0)
    assert isinstance(told, Refused)
    assert told.error in ("told", "stale")
    unknown = await quick.house.act("no such match", 0, Act("c1", 1, "pass"))
    assert isinstance(unknown, Refused)
    assert unknown.error == "unknown"


async def test_the_same_cid_gets_the_same_answer_also_after_a_restart(scene: Scene) -> None:
    """Whatever is sent again, and however often it was taken back since."""
    guest = await scene.guest()
    room = await scene.begin([guest, guest])
    said: dict[tuple[int, str], Done | Refused] = {}
    for at in range(60):
        seat = scene.rng.choice(room.live.match.acting)
        act = scene.act_of(room, seat, cid=f"act{at}")
        said[seat, act.cid] = await scene.house.act(room.id, seat, act)
        if at % 3 == 0 and room.live.match.can_undo(seat):
            said[seat, f"undo{at}"] = await scene.undo(room, seat, cid=f"undo{at}")
    assert all(isinstance(answer, Done) for answer in said.values())
    assert sum(cid.startswith("undo") for _, cid in said) > 5
    before, length = room.live.match.dumps(), room.live.length

    async def ask_again(scene: Scene) -> None:
        for (seat, cid), answer in said.items():
            assert await scene.house.act(room.id, seat, Act(cid, 1, "something else")) == answer
            assert await scene.house.act(room.id, seat, Undo(cid, 77)) == answer

    await ask_again(scene)
    async with Scene.opened(scene.store, keep=True) as later:
        await ask_again(later)
        again = await later.room(room.id)
        assert (again.live.match.dumps(), again.live.length) == (before, length)


async def test_the_same_cid_of_two_seats_is_two_actions(scene: Scene) -> None:
    room = await scene.begin([await scene.guest(), await scene.guest()])
    for seat in (0, 1):
        assert isinstance(await scene.act(room, seat, cid="same"), Done)
    assert len(await scene.store.journal(room.id)) == 2
