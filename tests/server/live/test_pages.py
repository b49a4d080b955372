"""What pages are sent: what they have missed and no more, of the seat that they show and no other."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from benben.server.live.audience import MOST_WAITING, Listener
from benben.server.store import guests
from benben.server.wire import Done, Pong, React, format_answers
from server.live.scene import Page, Scene, until

pytestmark = pytest.mark.anyio
GAMES = ("pyramids", "stregati", "anubix")


def told(message: dict[str, Any]) -> tuple[int, list[int]]:
    return message["first"], [event["n"] for event in message["events"]]


@pytest.mark.parametrize("game", GAMES)
async def test_pages_that_come_and_go_at_any_time_end_with_the_whole_log(quick: Scene, game: str) -> None:
    """Reading now and then, resuming with the mark or from nothing, with actions taken back in between."""
    guest = await quick.guest()
    room = await quick.begin([guest, guest, guest], game)
    pages = {seat: await quick.page(room, guest, seat) for seat in (0, 1, 2, None)}
    undone = 0
    for _ in range(120):
        if not room.live.match.acting:
            break
        await quick.play(room, 1)
        back = next((seat for seat in range(3) if room.live.match.can_undo(seat)), None)
        if back is not None and quick.rng.random() < 0.4:
            assert isinstance(await quick.undo(room, back), Done)
            undone += 1
        for seat, page in pages.items():
            chance = quick.rng.random()
            if chance < 0.5:
                page.read()
            elif chance < 0.6:
                assert await page.hello(seat, len(page.events), page.mark)
            elif chance < 0.65:
                page.events.clear()
                assert await page.hello(seat)
    for seat, page in pages.items():
        page.read()
        shown = [event.as_dict() for event in room.live.match.redacted(seat)]
        assert page.events == msgspec.json.decode(msgspec.json.encode(shown))
        assert page.view == msgspec.json.decode(msgspec.json.encode(room.live.match.view(seat)))
    assert undone > 3 or game == "stregati"  # where nearly everything is followed by a draw


async def test_resuming_with_the_mark_sends_only_what_was_missed(quick: Scene) -> None:
    guest = await quick.guest()
    room = await quick.begin([guest, guest])
    page = await quick.page(room, guest, 0)
    await quick.play(room, 8)
    page.read()
    seen, mark = len(page.events), page.mark
    while len(room.live.match.redacted(0)) == seen:
        await quick.play(room, 1)
    now = len(room.live.match.redacted(0))
    again = Page(quick, room, guest)
    again.events = page.events[:]
    assert await again.hello(0, seen, mark)
    assert told(again.last("news")) == (seen + 1, list(range(seen + 1, now + 1)))
    for wrong in ((seen, "something else"), (seen - 1, mark), (10_000, mark)):
        assert await again.hello(0, *wrong)
        assert told(again.last("news")) == (1, list(range(1, now + 1)))


async def test_resuming_after_an_undo_begins_anew_where_the_mark_no_longer_fits(quick: Scene) -> None:
    guest = await quick.guest()
    room = await quick.begin([guest, guest])
    page = await quick.page(room, guest, 0)
    await quick.act(room, 0, room.live.match.legal(0)[0])
    page.read()
    seen, mark = len(page.events), page.mark
    assert page.can_undo
    assert isinstance(await quick.undo(room, 0), Done)
    await quick.act(room, 0, room.live.match.legal(0)[1])
    assert await page.hello(0, seen, mark)
    assert told(page.last("news")) == (1, list(range(1, seen + 1)))
    assert page.events[-1]["do"] == room.live.match.redacted(0)[-1].do


async def test_a_page_that_shows_one_seat_after_another_is_sent_nothing_of_the_others(quick: Scene) -> None:
    """Hot seat: one guest, three seats; while the device is handed over it shows what spectators see."""
    guest = await quick.guest()
    room = await quick.begin([guest] * 3)
    page = Page(quick, room, guest)
    for _ in range(60):
        if not room.live.match.acting:
            break
        seat = quick.rng.choice(room.live.match.acting)
        for shown in (None, seat):
            page.events.clear()
            assert await page.hello(shown)
            await quick.play(room, quick.rng.randrange(2))
            for message in page.read():
                if message["type"] == "news":
                    assert message["view"]["seat"] == shown
                    expected = [event.as_dict() for event in room.live.match.redacted(shown)]
                    assert message["events"] == expected[message["first"] - 1 :]
                if message["type"] == "welcome":
                    assert message["seat"] == shown
    welcome = page.last("welcome")
    assert [person["yours"] for person in welcome["people"]] == [True] * 3


async def test_nobody_is_shown_a_seat_that_is_not_theirs(quick: Scene) -> None:
    ada, bob = await quick.guest(), await quick.guest("Bob")
    room = await quick.begin([ada, bob])
    for guest, seats in ((ada, {0}), (bob, {1}), (None, set()), (await quick.guest("Eve"), set())):
        page = Page(quick, room, guest)
        for seat in (0, 1, 2, 63):
            assert await page.hello(seat) is (seat in seats)
        if not seats:
            assert page.read() == []
        assert await page.hello(None)
        assert page.last("news")["view"]["seat"] is None


async def test_a_page_hears_nothing_before_it_says_hello(quick: Scene) -> None:
    guest = await quick.guest()
    room = await quick.begin([guest, guest])
    page = Page(quick, room, guest)
    await quick.play(room, 5)
    await quick.house.react(room, 0, React("hello"))
    assert page.read() == []


async def test_who_is_there_is_told_when_it_changes(quick: Scene) -> None:
    ada, bob = await quick.guest(), await quick.guest("Bob")
    room = await quick.begin([ada, bob])
    one = await quick.page(room, ada, 0)
    assert one.last("presence") == {"type": "presence", "seats": [0], "watchers": 0}
    two, other = await quick.page(room, bob, 1), await quick.page(room, None)
    assert one.last("presence") == {"type": "presence", "seats": [0, 1], "watchers": 1}
    assert other.last("presence") == one.last("presence")
    await two.leave()
    await other.leave()
    assert one.last("presence") == {"type": "presence", "seats": [0], "watchers": 0}


async def test_everybody_sees_a_face_that_somebody_makes(quick: Scene) -> None:
    ada, bob = await quick.guest(), await quick.guest("Bob")
    room = await quick.begin([ada, bob])
    pages = [await quick.page(room, ada, 0), await quick.page(room, bob, 1), await quick.page(room, None)]
    for seat in (1, None):
        await quick.house.react(room, seat, React("well_done"))
        for page in pages:
            assert page.last("reaction") == {"type": "reaction", "seat": seat, "which": "well_done"}


async def test_another_name_is_told_to_all_and_who_erases_herself_becomes_a_spectator(scene: Scene) -> None:
    ada, bob = await scene.guest(), await scene.guest("Bob")
    room = await scene.begin([ada, bob], stand_in="random")
    one, two = await scene.page(room, ada, 0), await scene.page(room, bob, 1)
    await guests.rename(scene.store, ada, "Countess", "cat")
    await scene.house.people_changed(room.id)
    assert [person["name"] for person in two.last("people")["people"]] == ["Countess", "Bob"]
    assert [person["yours"] for person in two.last("people")["people"]] == [False, True]
    await guests.erase(scene.store, ada)
    await scene.house.people_changed(room.id)
    await until(lambda: 0 not in room.live.match.acting)
    one.events.clear()
    assert one.last("welcome")["seat"] is None
    assert one.last("news")["view"]["seat"] is None
    [first, _] = two.last("people")["people"]
    assert (first["name"], first["figure"], first["bot"]) == (None, None, "random")
    assert not await one.hello(0)


async def test_who_does_not_read_is_sent_away_and_keeps_nothing_in_memory(quick: Scene) -> None:
    guest = await quick.guest()
    room = await quick.begin([guest, guest])
    page, other = await quick.page(room, guest, 0), await quick.page(room, guest, 1)
    for _ in range(50 * MOST_WAITING):
        page.listener.say(Pong())
    assert len(page.listener._waiting) <= MOST_WAITING
    assert {"type": "bye", "why": "slow"}.items() <= page.read()[0].items()
    await quick.play(room, 3)
    assert not any(message["type"] == "news" for message in page.read())
    assert other.last("news")["events"]


async def test_news_wait_as_one_message_however_much_has_happened(quick: Scene) -> None:
    guest = await quick.guest()
    room = await quick.begin([guest, guest], "stregati")
    page = await quick.page(room, guest, 0)
    await quick.play(room, 40)
    assert [message["type"] for message in page.read()] == ["news"]
    assert page.read() == []


async def test_two_pages_of_a_seat_get_the_same_bytes(quick: Scene) -> None:
    guest = await quick.guest()
    room = await quick.begin([guest, guest])
    listeners = [Listener(guest) for _ in range(2)]
    for listener in listeners:
        room.audience.join(listener)
        listener.begin(0, 0, "", Pong())
    for _ in range(20):
        await quick.play(room, 1)
        one, other = (format_answers(listener.collect(room.live)) for listener in listeners)
        assert one == other


# --- programs that wait -----------------------------------------------------------------------------------------------


async def test_waiting_ends_with_whatever_changes_at_the_seat(scene: Scene) -> None:
    """That another seat has chosen is seen in the view; what they chose is an event when all have."""
    guest = await scene.guest()
    room = await scene.begin([guest] * 3)
    known = room.live.news(0, 0, "")
    for seat in (1, 2):
        waiting = asyncio.create_task(room.wait(0, len(known.events), known.mark, 600))
        await asyncio.sleep(0)
        await scene.act(room, seat)
        news = await asyncio.wait_for(waiting, 60)
        assert (news.first, news.events) == (len(known.events) + 1, [])
        assert news.view != known.view
    await scene.act(room, 0)
    news = await asyncio.wait_for(room.wait(0, len(known.events), known.mark, 600), 60)
    assert len(news.events) >= 3
    assert room.waiting == 0


async def test_waiting_returns_at_once_what_is_new_already_or_when_the_mark_does_not_fit(quick: Scene) -> None:
    guest = await quick.guest()
    room = await quick.begin([guest, guest])
    await quick.play(room, 6)
    seen = len(room.live.match.redacted(0))
    for known in ((0, ""), (seen, "what?"), (seen + 5, "")):
        news = await asyncio.wait_for(room.wait(0, *known, 600), 60)
        assert len(news.events) == seen
    room.live.screen(0)
    partly = await asyncio.wait_for(room.wait(0, seen - 1, room.live.screen(0)._marks[seen - 1], 600), 60)
    assert (partly.first, len(partly.events)) == (seen, 1)


async def test_waiting_ends_when_the_time_is_over_or_the_match_is(quick: Scene) -> None:
    guest = await quick.guest()
    room = await quick.begin([guest, guest], "anubix")
    mark = room.live.news(0, 0, "").mark
    seen = len(room.live.match.redacted(0))
    assert (await room.wait(0, seen, mark, 0.05)).events == []
    assert room.waiting == 0
    await quick.play(room)
    mark, seen = room.live.news(0, 0, "").mark, len(room.live.match.redacted(0))
    assert (await asyncio.wait_for(room.wait(0, seen, mark, 600), 60)).events == []


async def test_waiting_ends_with_an_undo(quick: Scene) -> None:
    guest = await quick.guest()
    room = await quick.begin([guest, guest])
    await quick.act(room, 0)
    known = room.live.news(0, 0, "")
    waiting = asyncio.create_task(room.wait(0, len(known.events), known.mark, 600))
    await asyncio.sleep(0)
    await quick.undo(room, 0)
    news = await asyncio.wait_for(waiting, 60)
    assert news.first == 1
    assert len(news.events) == len(known.events) - 1
