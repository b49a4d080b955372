"""The same again: rematches, and the same deal for others."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi import FastAPI

from server.http.people import Person, begin_short, guest, play_out

pytestmark = pytest.mark.anyio


def _names(table: dict[str, Any]) -> list[str | None]:
    return [place["bot"] or place["name"] for place in table["places"]]


async def test_a_rematch_has_the_same_settings_and_everybody_one_seat_on(app: FastAPI) -> None:
    one, two = await guest(app, "Isis"), await guest(app, "Osiris")
    match, code = await begin_short(one, two, stand_in="random", public=True)
    await play_out(match, {0: one, 1: two})
    first = await one.post(f"/tables/{code}/rematch", {})
    second = await two.post(f"/tables/{code}/rematch", {})
    assert first["code"] == second["code"] != code
    assert _names(second) == ["Osiris", "Isis"]
    assert (second["options"], second["stand_in"], second["public"]) == ({"max_rounds": 1}, "random", True)
    again = await one.post(f"/tables/{code}/rematch", {})
    assert _names(again) == ["Osiris", "Isis"]
    await one.post(f"/tables/{first['code']}/ready", {"ready": True})
    begun = await two.post(f"/tables/{first['code']}/ready", {"ready": True})
    assert begun["match"] not in (None, match)


async def test_a_rematch_may_keep_the_seats_and_brings_the_bots_along(app: FastAPI) -> None:
    person = await guest(app, "Isis")
    code = (await person.post("/tables", {"game": "anubix", "options": {"max_rounds": 1}, "seats": 3}, 201))["code"]
    await person.post(f"/tables/{code}/sit", {"seat": 0, "name": "Anna"})
    await person.post(f"/tables/{code}/sit", {"seat": 2, "name": "Bert"})
    await person.post(f"/tables/{code}/bot", {"seat": 1, "bot": "random"})
    match = (await person.post(f"/tables/{code}/start"))["match"]
    for seat in (0, 2):
        await person.post(f"/tables/{code}/away", {"seat": seat})
    while not (await person.get(f"/matches/{match}/seats/0?wait=20"))["view"]["over"]:
        await asyncio.sleep(0.01)
    assert _names(await person.post(f"/tables/{code}/rematch", {"rotate": False})) == ["Anna", "random", "Bert"]


async def test_of_two_rematches_at_once_there_is_one(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    match, code = await begin_short(one, two)
    await play_out(match, {0: one, 1: two})
    tables = await asyncio.gather(*(who.post(f"/tables/{code}/rematch", {}) for who in (one, two)))
    assert len({table["code"] for table in tables}) == 1
    table = await one.get(f"/tables/{tables[0]['code']}")
    assert all(place["name"] for place in table["places"])


async def test_a_rematch_is_for_those_who_have_played_to_the_end(app: FastAPI) -> None:
    one, two, stranger = await guest(app), await guest(app), await guest(app)
    _, code = await begin_short(one, two)
    assert (await one.post(f"/tables/{code}/rematch", {}, 409))["error"] == "not_over"
    assert (await stranger.post(f"/tables/{code}/rematch", {}, 403))["error"] == "not_seated"
    await one.post("/tables/NOSUCH22/rematch", {}, 404)


async def _chance(person: Person, match: str) -> list[str]:
    """What chance did before anybody acted."""
    lines = (await person.get(f"/matches/{match}/log")).splitlines()[1:]
    return [line.split('"do": ')[1] for line in lines if '"who": "-"' in line][:1]


async def test_the_same_deal_is_played_by_others_and_told_when_all_are_through(app: FastAPI) -> None:
    one, two, three, four = [await guest(app) for _ in range(4)]
    match, _ = await begin_short(one, two)
    offered = await one.post(f"/matches/{match}/duplicate", {"public": False}, 201)
    assert offered["duplicate"]
    code = offered["code"]
    for knowing in (one, two):
        assert (await knowing.post(f"/tables/{code}/sit", {}, 403))["error"] == "deal_known"
    for who in (three, four):
        await who.post(f"/tables/{code}/sit", {})
        table = await who.post(f"/tables/{code}/ready", {"ready": True})
    other = table["match"]
    assert (await one.get(f"/matches/{match}"))["header"]["commit"] == (await one.get(f"/matches/{other}"))["header"][
        "commit"
    ]
    assert await _chance(one, match) == await _chance(three, other)

    await play_out(match, {0: one, 1: two})
    told = await one.get(f"/matches/{match}")
    assert (told["phase"], told["sealed"]) == ("over", True)
    assert '"secret"' not in await one.get(f"/matches/{match}/log")
    assert '"secret"' not in await one.get(f"/matches/{match}/log?seat=0")
    await one.get(f"/matches/{match}/log?seat=1", 403)
    assert (await one.get(f"/matches/{match}/proof", 409))["error"] == "sealed"
    assert (await one.get(f"/matches/{match}/replay?seat=all", 409))["error"] == "sealed"
    assert (await three.get(f"/matches/{match}/breakdown", 409))["error"] == "sealed"
    await three.get(f"/matches/{match}/replay?seat=0", 403)
    assert (await one.get(f"/matches/{match}/breakdown"))["scores"]
    steps = (await one.get(f"/matches/{match}/replay?seat=0&to=200"))["steps"]
    assert "secret" not in str(steps)

    await play_out(other, {0: three, 1: four})
    assert not (await one.get(f"/matches/{match}"))["sealed"]
    secrets = {(await three.get(f"/matches/{which}/proof"))["secret"] for which in (match, other)}
    assert len(secrets) == 1


async def test_a_deal_is_offered_by_those_who_know_it(app: FastAPI) -> None:
    one, two, stranger = await guest(app), await guest(app), await guest(app)
    match, _ = await begin_short(one, two)
    assert (await stranger.post(f"/matches/{match}/duplicate", {}, 403))["error"] == "not_seated"
    await one.post("/matches/0123456789abcdef/duplicate", {}, 404)
    await Person(app).post(f"/matches/{match}/duplicate", {}, 401)
