"""Bots act where they sit, and for people who are away or out of time; none of them can hold a match up."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import verify_match
from benben.bots import bot as bots
from benben.bots.bot import parse_bot, question
from benben.server.live import brain
from benben.server.live.thinking import NoAnswer, Thinking
from benben.server.store import Store, tables
from benben.server.wire import Done, Undo
from server.databases import new_url
from server.live.odd_bots import add_odd_bots, be_patient, spoil_all_bots, spoil_levels
from server.live.scene import Scene, until

pytestmark = pytest.mark.anyio
GAMES = ("pyramids", "stregati", "anubix")


@asynccontextmanager
async def spoilt(tmp_path: Path, spoil: Callable[[], None], patience: float = 5.0) -> AsyncIterator[Scene]:
    """A house in which bots are not as they should be."""
    store = await Store.open(new_url("sqlite", tmp_path))
    async with Scene.opened(store, Thinking(1, patience, spoil)) as scene:
        yield scene


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says of bots that failed."""
    return [record.getMessage() for record in caplog.records if record.name.endswith("driver")]


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_a_match_to_its_end_by_themselves(scene: Scene, game: str) -> None:
    room = await scene.begin(["greedy", "random", "greedy"], game)
    await until(lambda: room.live.match.is_over)
    assert (await scene.stored(room)).dumps() == room.live.match.dumps()
    assert verify_match.check(room.live.match.dumps(), room.live.match.header["commit"])
    table = await tables.by_id(scene.store, room.live.table or "")
    assert table is not None
    assert table.phase == tables.OVER


async def test_levels_act_at_their_seats_and_stand_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, anyio_backend: str
) -> None:
    async with spoilt(tmp_path, be_patient, 300.0) as scene:
        guest = await scene.guest()
        room = await scene.begin(["level:3", guest], stand_in="level:1")
        await asyncio.to_thread(bots.searcher, question(room.live.match, 0, 1).header, parse_bot("level:1"))
        assert await tables.stand_in(scene.store, room.live.table or "", 1, guest, "level:1")
        await scene.house.people_changed(room.id)
        await until(lambda: room.live.match.is_over)
    assert failures(caplog) == []


async def test_bots_wait_for_people_and_people_for_bots(scene: Scene) -> None:
    guest = await scene.guest()
    room = await scene.begin(["greedy", guest], "pyramids")
    for _ in range(12):
        await until(lambda: 1 in room.live.match.acting and 0 not in room.live.match.acting)
        length = room.live.length
        await asyncio.sleep(0)
        assert room.live.length == length
        assert isinstance(await scene.act(room, 1), Done)


async def test_bots_go_on_when_the_server_is_started_again(scene: Scene) -> None:
    """Nobody opens the match: a server looks for those that wait for a bot."""
    room = await scene.begin(["random", "random"], "stregati", options={"max_rounds": 40})
    await until(lambda: room.live.length > 2)
    await scene.house.close()
    length = len(await scene.store.journal(room.id))
    assert not (await scene.stored(room)).is_over
    async with Scene.opened(scene.store, bus=scene.new_bus(), keep=True) as later:
        await until(lambda: any(open.live.length > length for open in later.house.rooms))


# --- bots that fail ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("crash", "it crashed"),
        ("hang", "it took too long"),
        ("error", "it failed with RuntimeError"),
        ("nonsense", "what it does cannot be done"),
        ("nothing", "what it does cannot be done"),
        ("gone", "it failed with BadOption"),
    ],
)
async def test_the_bot_below_acts_for_one_that_fails_and_the_log_says_so(
    bot: str, said: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, anyio_backend: str
) -> None:
    async with spoilt(tmp_path, add_odd_bots) as scene:
        room = await scene.begin([bot, await scene.guest()])
        await until(lambda: room.live.length)
        [entry] = await scene.store.journal(room.id)
        assert entry.seat == 0
    assert failures(caplog)[0] == f"bot {bot} failed, greedy acts for it: {said}"
    assert "17" not in caplog.text


async def test_below_each_level_is_the_next_one_and_at_last_anything_that_is_allowed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, anyio_backend: str
) -> None:
    async with spoilt(tmp_path, spoil_all_bots, 1.0) as scene:
        room = await scene.begin(["level:5", await scene.guest()])
        await until(lambda: room.live.length)
    assert failures(caplog) == [
        "bot level:5 failed, level:4 acts for it: it crashed",
        "bot level:4 failed, level:3 acts for it: it took too long",
        "bot level:3 failed, level:2 acts for it: it failed with RuntimeError",
        "bot level:2 failed, level:1 acts for it: what it does cannot be done",
        "bot level:1 failed, greedy acts for it: what it does cannot be done",
        "bot greedy failed, random acts for it: it failed with RuntimeError",
        "bot random failed, chance acts for it: it crashed",
    ]
    assert "17" not in caplog.text


@pytest.mark.parametrize("game", GAMES)
async def test_bots_that_all_fail_come_to_the_end_of_a_match_and_nobody_waits_for_them_twice(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, anyio_backend: str
) -> None:
    async with spoilt(tmp_path, spoil_all_bots, 1.0) as scene:
        room = await scene.begin(["level:5", "level:4"], game, stand_in="level:5")
        await until(lambda: room.live.match.is_over)
        assert verify_match.check(room.live.match.dumps(), room.live.match.header["commit"])
    said = failures(caplog)
    assert sum("crashed" in line or "too long" in line for line in said) == 3  # one for each of those that do


async def test_greedy_acts_for_all_levels_as_long_as_they_are_compiled(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, anyio_backend: str
) -> None:
    async with spoilt(tmp_path, spoil_levels) as scene:
        room = await scene.begin(["level:5", "level:5"], "anubix")
        await until(lambda: room.live.length >= 4)
    assert set(failures(caplog)) == {"bot level:5 failed, greedy acts for it: it is still being compiled"}


async def test_what_is_compiled_keeps_nobody_waiting_and_can_be_asked_when_it_is_done(
    monkeypatch: pytest.MonkeyPatch, quick: Scene
) -> None:
    room = await quick.begin([await quick.guest(), await quick.guest()])
    asked = question(room.live.match, 0, 1)
    compiling, done = threading.Event(), threading.Event()

    def compile_slowly(header: str, bot: object) -> None:
        compiling.set()
        assert done.wait(60)

    monkeypatch.setattr(brain, "PREPARING", 0.05)
    monkeypatch.setattr(brain, "_preparing", {})
    monkeypatch.setattr(bots, "searcher", compile_slowly)
    for _ in range(3):
        with pytest.raises(brain.NotReady):
            brain.answer(asked, "level:5")
        assert compiling.wait(60)
        room.live.match.read(0, brain.answer(asked, "greedy"))
    monkeypatch.setattr(bots, "answer", lambda asked, name: f"{name} searches")
    done.set()
    brain._preparing["pyramids"].join(60)
    assert brain.answer(asked, "level:1") == "level:1 searches"


async def test_a_bot_that_hangs_harms_no_other(quick: Scene) -> None:
    thinking = Thinking(2, 5.0, add_odd_bots)
    room = await quick.begin([await quick.guest(), await quick.guest()])
    asked = question(room.live.match, 0, 1)
    try:
        hanging = asyncio.create_task(thinking.answer(asked, "hang"))
        await asyncio.gather(*(thinking.answer(asked, "random") for _ in range(20)))
        assert not hanging.done()
        with pytest.raises(NoAnswer, match="too long"):
            await hanging
        crashing = [thinking.answer(asked, bot) for bot in ("crash", "random") * 4]
        said = await asyncio.gather(*crashing, return_exceptions=True)
        assert [isinstance(one, NoAnswer) for one in said] == [True, False] * 4
    finally:
        await thinking.close()


async def test_waiting_for_a_free_process_is_not_counted_as_thinking(quick: Scene) -> None:
    thinking = Thinking(1, 5.0, add_odd_bots)
    room = await quick.begin([await quick.guest(), await quick.guest()])
    asked = question(room.live.match, 0, 1)
    try:
        await thinking.answer(asked, "random")
        hanging = [asyncio.create_task(thinking.answer(asked, "hang"))]
        await asyncio.sleep(0)
        patient = asyncio.create_task(thinking.answer(asked, "random"))
        cancelled = asyncio.create_task(thinking.answer(asked, "random"))
        await asyncio.sleep(0)
        cancelled.cancel()
        said = await asyncio.gather(*hanging, patient, return_exceptions=True)
        assert isinstance(said[0], NoAnswer)
        assert isinstance(said[1], str)
    finally:
        await thinking.close()


async def test_a_process_that_is_killed_is_begun_anew(quick: Scene) -> None:
    thinking = Thinking(1)
    room = await quick.begin([await quick.guest(), await quick.guest()])
    asked = question(room.live.match, 0, 1)
    try:
        first = await thinking.answer(asked, "random")
        pool = thinking._thinkers[0]._pool
        assert pool is not None
        [process] = pool._processes.values()
        os.kill(process.pid, signal.SIGKILL)
        await until(lambda: process.exitcode is not None)
        with pytest.raises(NoAnswer, match="crashed"):
            await thinking.answer(asked, "random")
        assert await thinking.answer(asked, "random") == first
    finally:
        await thinking.close()


# --- bots for people --------------------------------------------------------------------------------------------------


async def test_when_the_clock_runs_out_the_stand_in_acts(scene: Scene) -> None:
    guest = await scene.guest()
    room = await scene.begin([guest, guest], clock={"base": 300, "bonus": 0}, stand_in="random")
    page = await scene.page(room, guest, 0)
    assert page.last("news")["clock"] == [300, 300] or max(page.last("news")["clock"]) < 300
    await until(lambda: room.live.length >= 3)
    entries = await scene.store.journal(room.id)
    assert all(entry.at is not None and entry.at >= 300 for entry in entries)
    assert [entry.at for entry in entries] == sorted(entry.at or 0 for entry in entries)
    assert room.people.bot_at(0) is None
    assert page.last("news")["clock"][0] <= 0


async def test_who_is_away_for_too_long_gets_a_bot_and_the_seat_back_on_return(scene: Scene) -> None:
    ada, bob = await scene.guest(), await scene.guest("Bob")
    room = await scene.begin([ada, bob], patience=1, stand_in="random")
    one, two = await scene.page(room, ada, 0), await scene.page(room, bob, 1)
    await scene.act(room, 1)
    await one.leave()
    await until(lambda: room.people.bot_at(0) == "random")
    await until(lambda: room.live.length > 1)
    assert [person["bot"] for person in two.last("people")["people"]] == ["random", None]
    assert room.people.bot_at(1) is None
    back = await scene.page(room, ada, 0)
    assert room.people.bot_at(0) is None
    assert [person["bot"] for person in two.last("people")["people"]] == [None, None]
    assert back.last("people") == {**two.last("people"), "people": back.last("people")["people"]}
    await until(lambda: room.live.match.acting == (0,) or 1 in room.live.match.acting)
    places = await tables.places_of(scene.store, room.live.table or "")
    assert [(place.guest, place.bot) for place in places] == [(ada, None), (bob, None)]


async def test_a_program_that_waits_or_acts_without_a_socket_is_not_away(scene: Scene) -> None:
    ada, bob = await scene.guest(), await scene.guest("Bob")
    room = await scene.begin([ada, bob], patience=1)
    seen = len(room.live.match.redacted(0))
    waiting = asyncio.create_task(room.wait(0, seen, room.live.news(0, 0, "").mark, 1.5))
    await scene.act(room, 1)
    await until(lambda: room.live.length)
    began = time.monotonic()
    while time.monotonic() - began < 2:
        await asyncio.sleep(0.1)
        assert room.people.bot_at(0) is None
        assert room.people.bot_at(1) is None
    await waiting
    assert room.audience.presence().seats == [0, 1]


async def test_who_acts_although_a_bot_stands_in_has_the_seat_back(scene: Scene) -> None:
    ada, bob = await scene.guest(), await scene.guest("Bob")
    room = await scene.begin([ada, bob])
    n = room.live.next_number(0)
    await scene.act(room, 0)
    await tables.stand_in(scene.store, room.live.table or "", 0, ada, "random")
    await scene.house.people_changed(room.id)
    assert room.people.bot_at(0) == "random"
    assert isinstance(await scene.house.act(room.id, 0, Undo("u1", n)), Done)
    assert room.people.bot_at(0) is None


async def test_a_bot_does_not_act_any_more_when_its_seat_was_given_back_while_it_thought(quick: Scene) -> None:
    ada, bob = await quick.guest(), await quick.guest("Bob")
    room = await quick.begin([ada, bob])
    quick.house._driver._pause = 0.3  # thinking takes at least so long
    for _ in range(3):
        await tables.stand_in(quick.store, room.live.table or "", 0, ada, "random")
        await quick.house.people_changed(room.id)
        await until(lambda: room.driving is not None and not room.driving.done())
        page = await quick.page(room, ada, 0)
        assert room.people.bot_at(0) is None
        await until(lambda: room.driving is not None and room.driving.done())
        assert room.live.length == 0
        await page.leave()
