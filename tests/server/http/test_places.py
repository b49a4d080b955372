"""Places: who sits where, bots, readiness, and being away."""

from __future__ import annotations

import asyncio

import pytest
from fastapi import FastAPI

from server.http.people import SHORT, Person, begin_short, guest

pytestmark = pytest.mark.anyio


async def _table(host: Person, **more: object) -> str:
    code: str = (await host.post("/tables", SHORT | more, 201))["code"]
    return code


async def test_people_sit_where_they_want_or_where_there_is_room(app: FastAPI) -> None:
    one, two = await guest(app, "Isis"), await guest(app, "Osiris")
    code = await _table(one, seats=3)
    await one.post(f"/tables/{code}/sit", {"seat": 2})
    table = await two.post(f"/tables/{code}/sit", {})
    assert [place["name"] for place in table["places"]] == ["Osiris", None, "Isis"]
    assert [place["yours"] for place in table["places"]] == [True, False, False]


async def test_a_taken_seat_is_refused_and_so_is_one_that_there_is_not(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    code = await _table(one)
    await one.post(f"/tables/{code}/sit", {"seat": 0})
    assert (await two.post(f"/tables/{code}/sit", {"seat": 0}, 409))["error"] == "seat_taken"
    assert (await two.post(f"/tables/{code}/sit", {"seat": 2}, 422))["error"] == "unknown_seat"
    assert (await two.post(f"/tables/{code}/sit", {"name": "\u202e"}, 422))["error"] == "bad_name"
    await two.post(f"/tables/{code}/sit", {})
    assert (await two.post(f"/tables/{code}/sit", {}, 409))["error"] == "seat_taken"
    await Person(app).post(f"/tables/{code}/sit", {}, 401)
    await two.post("/tables/NOSUCH22/sit", {}, 404)


async def test_of_many_who_want_a_seat_at_once_one_gets_it(app: FastAPI) -> None:
    people = [await guest(app) for _ in range(6)]
    code = await _table(people[0])
    answers = await asyncio.gather(*(one.ask("POST", f"/tables/{code}/sit", json={"seat": 1}) for one in people))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]


async def test_who_leaves_makes_room(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    code = await _table(one)
    await one.post(f"/tables/{code}/sit", {"seat": 0})
    assert (await two.post(f"/tables/{code}/leave", {"seat": 0}, 409))["error"] == "not_seated"
    await one.post(f"/tables/{code}/leave", {"seat": 9}, 422)
    await one.post(f"/tables/{code}/leave", {"seat": 0})
    await two.post(f"/tables/{code}/sit", {"seat": 0})


async def test_every_bot_that_is_offered_may_sit_anywhere_and_stand_in(app: FastAPI) -> None:
    host = await guest(app)
    offered = (await host.get("/games/anubix"))["bots"]
    assert offered == ["random", "greedy", "level:1", "level:2", "level:3", "level:4", "level:5"]
    for bot in offered:
        code = await _table(host, stand_in=bot)
        for seat in range(2):
            table = await host.post(f"/tables/{code}/bot", {"seat": seat, "bot": bot})
            assert (table["stand_in"], table["places"][seat]["bot"]) == (bot, bot)
            await host.post(f"/tables/{code}/bot", {"seat": seat, "bot": None})
        await host.post(f"/tables/{code}/close")


async def test_a_bot_that_could_think_as_long_as_it_likes_is_not_offered(app: FastAPI) -> None:
    host = await guest(app)
    code, form = await _table(host), {"seat": 0, "bot": "search:60s"}
    assert "level:5" in (await host.post(f"/tables/{code}/bot", form, 422))["text"]
    await host.post("/tables", SHORT | {"stand_in": "search:60s"}, 422)
    await host.post("/play", SHORT | {"bots": ["search:60s"]}, 422)
    await host.post(f"/tables/{code}/away", form, 422)


async def test_the_host_puts_bots_and_takes_them_away(app: FastAPI) -> None:
    host, other = await guest(app), await guest(app)
    code = await _table(host)
    table = await host.post(f"/tables/{code}/bot", {"seat": 1, "bot": "random"})
    assert (table["places"][1]["bot"], table["places"][1]["ready"]) == ("random", True)
    await host.post(f"/tables/{code}/bot", {"seat": 1, "bot": "greedy"})
    assert (await other.post(f"/tables/{code}/bot", {"seat": 1, "bot": None}, 403))["error"] == "not_host"
    await host.post(f"/tables/{code}/bot", {"seat": 1, "bot": "hal"}, 422)
    await host.post(f"/tables/{code}/bot", {"seat": 2, "bot": "greedy"}, 422)
    await host.post(f"/tables/{code}/bot", {"seat": 1, "bot": None})
    await other.post(f"/tables/{code}/sit", {"seat": 1})
    assert (await host.post(f"/tables/{code}/bot", {"seat": 1, "bot": "greedy"}, 409))["error"] == "seat_taken"


async def test_the_host_removes_people_and_bots(app: FastAPI) -> None:
    host, other = await guest(app), await guest(app)
    code = await _table(host)
    await other.post(f"/tables/{code}/sit", {"seat": 0})
    await host.post(f"/tables/{code}/bot", {"seat": 1, "bot": "greedy"})
    await other.post(f"/tables/{code}/remove", {"seat": 1}, 403)
    await host.post(f"/tables/{code}/remove", {"seat": 7}, 422)
    await host.post(f"/tables/{code}/remove", {"seat": 0})
    table = await host.post(f"/tables/{code}/remove", {"seat": 1})
    assert [(place["name"], place["bot"]) for place in table["places"]] == [(None, None)] * 2


async def test_a_table_whose_host_has_gone_is_decided_by_who_sits_there(app: FastAPI) -> None:
    host, other, stranger = await guest(app), await guest(app), await guest(app)
    code = await _table(host)
    await other.post(f"/tables/{code}/sit", {"seat": 0})
    await host.ask("DELETE", "/me")
    await stranger.post(f"/tables/{code}/bot", {"seat": 1, "bot": "greedy"}, 403)
    await other.post(f"/tables/{code}/bot", {"seat": 1, "bot": "greedy"})
    assert (await other.post(f"/tables/{code}/start"))["phase"] == "playing"


async def test_the_match_begins_when_all_are_ready(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    code = await _table(one)
    await one.post(f"/tables/{code}/sit", {})
    assert (await two.post(f"/tables/{code}/ready", {"ready": True}, 409))["error"] == "not_seated"
    assert (await two.post(f"/tables/{code}/ready", {"ready": True, "seat": 0}, 409))["error"] == "not_seated"
    await two.post(f"/tables/{code}/ready", {"ready": True, "seat": 5}, 422)
    assert (await one.post(f"/tables/{code}/ready", {"ready": True}))["phase"] == "open"
    await two.post(f"/tables/{code}/sit", {})
    assert (await two.post(f"/tables/{code}/ready", {"ready": True, "seat": 1}))["phase"] == "playing"
    for path, form in (("sit", {}), ("leave", {"seat": 1}), ("ready", {"ready": False})):
        assert (await two.post(f"/tables/{code}/{path}", form, 409))["error"] == "playing"
    for path, form in (("bot", {"seat": 1, "bot": "greedy"}), ("remove", {"seat": 1})):
        assert (await one.post(f"/tables/{code}/{path}", form, 409))["error"] == "playing"


async def test_two_who_are_ready_at_once_begin_one_match(app: FastAPI) -> None:
    for _ in range(5):
        one, two = await guest(app), await guest(app)
        code = await _table(one)
        await one.post(f"/tables/{code}/sit", {})
        await two.post(f"/tables/{code}/sit", {})
        tables = await asyncio.gather(*(who.post(f"/tables/{code}/ready", {"ready": True}) for who in (one, two)))
        begun = {table["match"] for table in tables} - {None}
        assert len(begun) == 1


async def test_a_bot_acts_for_who_is_away_until_they_are_back(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    match, code = await begin_short(one, two, stand_in="random")
    table = await two.post(f"/tables/{code}/away", {"seat": 1})
    assert (table["places"][1]["bot"], table["places"][1]["yours"]) == ("random", True)
    assert (await one.get(f"/matches/{match}"))["people"][1]["bot"] == "random"
    assert (await two.post(f"/tables/{code}/away", {"seat": 1, "bot": "greedy"}))["places"][1]["bot"] == "greedy"
    assert (await two.post(f"/tables/{code}/back", {"seat": 1}))["places"][1]["bot"] is None
    assert (await one.get(f"/matches/{match}"))["people"][1]["bot"] is None


async def test_nobody_sends_others_away(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    _, code = await begin_short(one, two)
    assert (await two.post(f"/tables/{code}/away", {"seat": 0}, 403))["error"] == "not_seated"
    assert (await two.post(f"/tables/{code}/back", {"seat": 0}, 403))["error"] == "not_seated"
    await two.post(f"/tables/{code}/away", {"seat": 1, "bot": "hal"}, 422)
    await two.post(f"/tables/{code}/away", {"seat": 4}, 422)
    waiting = await _table(one)
    await one.post(f"/tables/{waiting}/sit", {"seat": 0})
    assert (await one.post(f"/tables/{waiting}/away", {"seat": 0}, 409))["error"] == "not_playing"
    assert (await one.post(f"/tables/{waiting}/back", {"seat": 0}, 409))["error"] == "not_playing"
