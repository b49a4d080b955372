"""Playing on from a step of a finished match."""

from __future__ import annotations

import asyncio

import pytest
from fastapi import FastAPI

from benben.match.match import Match
from server.http.people import begin_short, guest, play_out

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["anubix", "pyramids", "stregati"])
async def test_it_goes_on_where_the_other_match_was_and_is_proven_like_any(app: FastAPI, game: str) -> None:
    one, two, stranger = await guest(app), await guest(app), await guest(app, "Isis")
    short = {} if game == "pyramids" else {"max_rounds": 1}
    more = {"edition": "small"} if game == "pyramids" else {}
    match, _ = await begin_short(one, two, game=game, options=short, **more)
    await play_out(match, {0: one, 1: two})
    before = Match.loads(await stranger.get(f"/matches/{match}/log"))
    after, first = next((event.n, event.who) for event in before.events if event.who is not None)
    seat = 1 - first  # who still has something to do, so that bots alone do not come to the end
    begun = await stranger.post(f"/matches/{match}/play-on", {"after": after, "seat": seat, "bot": "random"}, 201)
    assert begun["seat"] == seat
    told = await stranger.get(f"/matches/{begun['match']}")
    assert {person["bot"] or person["name"]: person["seat"] for person in told["people"]} == {
        "random": first,
        "Isis": seat,
    }
    await stranger.post(f"/tables/{begun['table']}/away", {"seat": seat})
    while (await stranger.get(f"/matches/{begun['match']}"))["phase"] == "running":
        await asyncio.sleep(0.01)
    whole = Match.loads(await stranger.get(f"/matches/{begun['match']}/log"))
    whole.verify()
    assert whole.events[:after] == before.events[:after]
    assert whole.secret == before.secret
    assert (await stranger.get(f"/matches/{match}"))["sealed"] is False


async def test_only_a_finished_match_is_played_on_and_only_where_something_is_left(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    match, _ = await begin_short(one, two)
    form = {"after": 2, "seat": 0}
    assert (await one.post(f"/matches/{match}/play-on", form, 409))["error"] == "not_over"
    await play_out(match, {0: one, 1: two})
    assert (await one.post(f"/matches/{match}/play-on", form | {"after": 999}, 409))["error"] == "nothing_left"
    assert (await one.post(f"/matches/{match}/play-on", form | {"seat": 2}, 422))["error"] == "unknown_seat"
    assert "no bot" in (await one.post(f"/matches/{match}/play-on", form | {"bot": "deep"}, 422))["text"]
    await one.post("/matches/0123456789abcdef/play-on", form, 404)
    assert (await one.get("/matches"))["running"] == []
