"""Replays: what could be seen after each event."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from benben.match.log import OVER
from benben.match.match import Match
from server.http.people import Person, begin_short, guest, play_out

pytestmark = pytest.mark.anyio


async def _played(app: FastAPI) -> str:
    one, two = await guest(app), await guest(app)
    match, _ = await begin_short(one, two, game="stregati", options={"max_rounds": 1})
    await play_out(match, {0: one, 1: two})
    return match


async def test_a_replay_shows_every_step_as_the_seat_saw_it(app: FastAPI) -> None:
    match = await _played(app)
    log = Match.loads(await Person(app).get(f"/matches/{match}/log"))
    for which, seats in (("", [None]), ("seat=1&", [1]), ("seat=all&", [0, 1])):
        told = await Person(app).get(f"/matches/{match}/replay?{which}to=199")
        assert (told["events"], told["more"]) == (len(log.events), None)
        assert [step["n"] for step in told["steps"]] == list(range(len(log.events) + 1))
        assert [step["event"] for step in told["steps"][1:]] == [event.as_dict() for event in log.events]
        twin = Match(log.header, log.edition, log.secret)
        for step, event in zip(told["steps"], [None, *log.events], strict=True):
            if event is not None and event.do != OVER:
                twin.fold(event)
            views = [twin.game.knowledge.view(twin.box, twin.state, seat) for seat in seats]
            assert step["views"] == [view | {"legal": [], "shortened": False} for view in views]


async def test_a_replay_comes_in_pages(app: FastAPI) -> None:
    match = await _played(app)
    whole = (await Person(app).get(f"/matches/{match}/replay?to=199"))["steps"]
    steps, first = [], 0
    while first is not None:
        page = await Person(app).get(f"/matches/{match}/replay?from={first}&to={first + 2}")
        steps += page["steps"]
        first = page["more"]
    assert steps == whole
    assert len((await Person(app).get(f"/matches/{match}/replay"))["steps"]) <= 50
    assert (await Person(app).get(f"/matches/{match}/replay?from=9999"))["steps"] == []


@pytest.mark.parametrize("query", ["seat=7", "seat=-1", "seat=everybody", "from=-1", "to=x", "from=1e9"])
async def test_a_replay_that_cannot_be_is_refused(app: FastAPI, query: str) -> None:
    match = await _played(app)
    await Person(app).get(f"/matches/{match}/replay?{query}", 422)
