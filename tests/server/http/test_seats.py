"""A seat over plain HTTP: news, acting, taking back."""

from __future__ import annotations

import asyncio

import pytest
from fastapi import FastAPI

from server.http.people import Person, act_once, begin_short, guest, play_out

pytestmark = pytest.mark.anyio

TOGETHER = {"game": "pyramids", "options": {}}


async def _pyramids(app: FastAPI) -> tuple[str, Person, Person]:
    one, two = await guest(app), await guest(app)
    match, _ = await begin_short(one, two, **TOGETHER)
    return match, one, two


async def test_news_are_all_there_is_and_then_only_what_is_new(app: FastAPI) -> None:
    match, one, _ = await _pyramids(app)
    at = f"/matches/{match}/seats/0"
    news = await one.get(at)
    assert news["first"] == 1
    assert [event["n"] for event in news["events"]] == list(range(1, len(news["events"]) + 1))
    seen = len(news["events"])
    await act_once(match, one, 0)
    later = await one.get(f"{at}?seen={seen}&mark={news['mark']}")
    assert (later["first"], [event["n"] for event in later["events"]]) == (seen + 1, [seen + 1])
    assert later["can_undo"]
    assert (await one.get(f"{at}?seen={seen}&mark=wrong"))["first"] == 1


async def test_a_seat_is_shown_to_its_guest_only(app: FastAPI) -> None:
    match, one, two = await _pyramids(app)
    assert (await two.get(f"/matches/{match}/seats/0", 403))["error"] == "not_seated"
    await Person(app).get(f"/matches/{match}/seats/0", 401)
    await one.get(f"/matches/{match}/seats/2", 404)
    await one.get("/matches/0123456789abcdef/seats/0", 404)
    await one.get(f"/matches/{match}/seats/0?wait=60", 422)
    form = {"cid": "a", "n": 1, "do": "keep"}
    for path in ("act", "undo"):
        sent = form if path == "act" else {"cid": "a", "n": 1}
        assert (await two.post(f"/matches/{match}/seats/0/{path}", sent, 403))["error"] == "not_seated"
        await Person(app).post(f"/matches/{match}/seats/0/{path}", sent, 401)


async def test_waiting_ends_when_something_happens(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    match, _ = await begin_short(one, two)
    views = [(await who.get(f"/matches/{match}/seats/{seat}"))["view"] for seat, who in enumerate((one, two))]
    actor = 0 if views[0]["legal"] else 1
    acting, waiting = (one, two) if actor == 0 else (two, one)
    at = f"/matches/{match}/seats/{1 - actor}"
    news = await waiting.get(at)
    seen = len(news["events"])
    poll = asyncio.create_task(waiting.get(f"{at}?seen={seen}&mark={news['mark']}&wait=25"))
    await asyncio.sleep(0.05)
    assert not poll.done()
    await act_once(match, acting, actor)
    async with asyncio.timeout(20):
        assert (await poll)["events"][0]["n"] == seen + 1


async def test_waiting_in_vain_ends_in_time(app: FastAPI) -> None:
    match, one, _ = await _pyramids(app)
    news = await one.get(f"/matches/{match}/seats/0")
    seen = len(news["events"])
    later = await one.get(f"/matches/{match}/seats/0?seen={seen}&mark={news['mark']}&wait=0.1")
    assert (later["first"], later["events"]) == (seen + 1, [])


async def test_the_same_message_sent_again_has_one_effect(app: FastAPI) -> None:
    match, one, _ = await _pyramids(app)
    at = f"/matches/{match}/seats/0"
    news = await one.get(at)
    n = len(news["events"]) + 1
    form = {"cid": "same", "n": n, "do": news["view"]["legal"][0]["do"]}
    first = await one.post(f"{at}/act", form)
    assert first == await one.post(f"{at}/act", form)
    assert first == {"type": "done", "cid": "same", "n": n}
    assert len((await one.get(at))["events"]) == n


@pytest.mark.parametrize("cid", ["", "bot 1", "ü", "a" * 65, "a\n", 7])
async def test_what_a_message_is_called_is_no_name_of_a_bots(app: FastAPI, cid: object) -> None:
    match, one, _ = await _pyramids(app)
    for path, more in (("act", {"do": "pass"}), ("undo", {})):
        said = await one.post(f"/matches/{match}/seats/0/{path}", {"cid": cid, "n": 1, **more}, 422)
        assert (said["error"], said["text"].split(":")[0]) == ("bad_request", "cid")


async def test_what_is_refused_is_refused_with_word_status_and_rule(app: FastAPI) -> None:
    match, one, _ = await _pyramids(app)
    at = f"/matches/{match}/seats/0"
    news = await one.get(at)
    n, do = len(news["events"]) + 1, news["view"]["legal"][0]["do"]
    assert (await one.post(f"{at}/act", {"cid": "1", "n": n, "do": "fly"}, 422))["error"] == "bad_notation"
    illegal = await one.post(f"{at}/act", {"cid": "2", "n": n, "do": "mark 1 a1"}, 422)
    assert illegal["error"] in ("illegal", "bad_notation")
    assert (await one.post(f"{at}/act", {"cid": "3", "n": n + 1, "do": do}, 409))["error"] == "stale"
    for form in ({"n": n, "do": do}, {"cid": "", "n": n, "do": do}, {"cid": "4", "n": "1", "do": do}, {}):
        assert (await one.post(f"{at}/act", form, 422))["error"] == "bad_request"


async def test_an_action_is_taken_back_until_it_has_told_something(app: FastAPI) -> None:
    match, one, two = await _pyramids(app)
    at = f"/matches/{match}/seats/0"
    n = await act_once(match, one, 0)
    assert (await one.post(f"{at}/undo", {"cid": "u1", "n": n}))["n"] == n
    assert (await one.post(f"{at}/undo", {"cid": "u2", "n": n}, 409))["error"] == "stale"
    assert (await one.post(f"{at}/undo", {"cid": "u3", "n": n - 1}, 409))["error"] == "told"
    await act_once(match, one, 0)
    await act_once(match, two, 1)
    seen = len((await one.get(at))["events"])
    assert (await one.post(f"{at}/undo", {"cid": "u4", "n": seen}, 409))["error"] == "told"


async def test_nobody_acts_after_the_end(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    match, _ = await begin_short(one, two)
    await play_out(match, {0: one, 1: two})
    at = f"/matches/{match}/seats/0"
    n = len((await one.get(at))["events"]) + 1
    assert (await one.post(f"{at}/act", {"cid": "late", "n": n, "do": "pass"}, 409))["error"] == "over"
    seen = await one.get(f"{at}?seen={n - 1}&mark={(await one.get(at))['mark']}&wait=25")
    assert seen["view"]["over"]


async def test_too_many_who_wait_are_told_so(plain: FastAPI) -> None:
    """Each worker counts who waits there."""
    match, one, _ = await _pyramids(plain)
    news = await one.get(f"/matches/{match}/seats/0")
    at = f"/matches/{match}/seats/0?seen={len(news['events'])}&mark={news['mark']}&wait=25"
    polls = [asyncio.create_task(one.ask("GET", at)) for _ in range(25)]
    async with asyncio.timeout(20):
        while sum(poll.done() for poll in polls) < 5:
            await asyncio.sleep(0.01)
    refused = [poll.result() for poll in polls if poll.done()]
    assert [answer.status_code for answer in refused] == [429] * 5
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
    await act_once(match, one, 0)
    answers = await asyncio.gather(*polls)
    assert sorted(answer.status_code for answer in answers) == [200] * 20 + [429] * 5
