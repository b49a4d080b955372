"""Matches: one's own, their logs, points and proofs, and what stays secret while they run."""

from __future__ import annotations

import json

import pytest
from fastapi import FastAPI

from benben.match.match import Match
from server.http.people import Person, begin_short, guest, play_out
from verify_match import check

pytestmark = pytest.mark.anyio

HAND = {"game": "stregati", "options": {"max_rounds": 1}}


async def test_ones_own_matches_are_told_by_what_they_wait_for(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    match, code = await begin_short(one, two)
    lists = [await who.get("/matches") for who in (one, two)]
    for mine in lists:
        assert [line["match"] for line in mine["running"]] == [match]
        assert mine["finished"] == []
    waiting = [line["seats"] for mine in lists for line in mine["waiting"]]
    assert waiting
    await play_out(match, {0: one, 1: two})
    mine = await one.get("/matches")
    assert (mine["waiting"], mine["running"], mine["more"]) == ([], [], None)
    (line,) = mine["finished"]
    assert (line["match"], line["table"], line["seats"], line["phase"]) == (match, code, [0], "over")
    assert [(person["seat"], person["yours"]) for person in line["people"]] == [(0, True), (1, False)]
    await Person(app).get("/matches", 401)


async def test_finished_matches_come_in_pages(app: FastAPI) -> None:
    person = await guest(app)
    played = []
    for _ in range(3):
        code = (await person.post("/tables", {"game": "anubix", "options": {"max_rounds": 1}}, 201))["code"]
        for seat in (0, 1):
            await person.post(f"/tables/{code}/sit", {"seat": seat})
        played.append((await person.post(f"/tables/{code}/start"))["match"])
        await play_out(played[-1], {0: person, 1: person})
    first = await person.get("/matches?most=2")
    second = await person.get(f"/matches?most=2&before={first['more']}")
    lines = first["finished"] + second["finished"]
    assert [line["match"] for line in lines] == played[::-1]
    assert all(line["seats"] == [0, 1] for line in lines)
    assert second["more"] is None
    assert len(second["finished"]) == 1
    await person.get("/matches?before=NOSUCH22", 404)
    await person.get("/matches?most=1000", 422)


async def test_a_match_is_told_without_what_decides_its_chance(app: FastAPI) -> None:
    one, two = await guest(app, "Isis"), await guest(app)
    match, code = await begin_short(one, two)
    told = await one.get(f"/matches/{match}")
    assert (told["phase"], told["game"], told["table"], told["yours"]) == ("running", "anubix", code, [0])
    assert (told["scores"], told["winners"], told["sealed"]) == (None, None, False)
    assert {"seed", "secret"} & set(told["header"]) == set()
    assert told["people"][0] == {"seat": 0, "name": "Isis", "figure": told["people"][0]["figure"], "bot": None} | {
        "yours": True
    }
    seen = await Person(app).get(f"/matches/{match}")
    assert (seen["table"], seen["yours"]) == (None, [])
    await play_out(match, {0: one, 1: two})
    told = await Person(app).get(f"/matches/{match}")
    assert told["phase"] == "over"
    assert len(told["scores"]) == 2
    assert told["winners"]
    await one.get("/matches/0123456789abcdef", 404)
    await one.get("/matches/%00", 404)


async def test_a_running_log_shows_a_seat_only_to_its_guest(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    match, _ = await begin_short(one, two, **HAND)
    own, public = await one.get(f"/matches/{match}/log?seat=0"), await Person(app).get(f"/matches/{match}/log")
    deals = [json.loads(line)["do"] for line in own.splitlines()[1:] if '"deal' in line]
    assert sum("?" in deal for deal in deals) < len(deals)
    assert all("?" in json.loads(line)["do"] for line in public.splitlines()[1:] if '"deal' in line)
    assert (await two.get(f"/matches/{match}/log?seat=0", 403))["error"] == "not_seated"
    await Person(app).get(f"/matches/{match}/log?seat=0", 403)
    await one.get(f"/matches/{match}/log?seat=2", 422)
    await one.get("/matches/0123456789abcdef/log", 404)
    for path in ("proof", "breakdown", "replay"):
        assert (await one.get(f"/matches/{match}/{path}", 409))["error"] == "not_over"


async def test_a_finished_log_is_whole_and_everybody_can_check_it(app: FastAPI) -> None:
    one, two = await guest(app), await guest(app)
    match, _ = await begin_short(one, two, **HAND)
    await play_out(match, {0: one, 1: two})
    answer = await Person(app).ask("GET", f"/matches/{match}/log?seat=1")
    assert answer.headers["content-type"] == "application/x-ndjson"
    log = Match.loads(answer.text)
    log.verify()
    check(answer.text)
    proof = await Person(app).get(f"/matches/{match}/proof")
    assert proof["proven"]
    assert proof["secret"] == log.events[-1].more["secret"]
    assert proof["header"] == log.header
    points = await Person(app).get(f"/matches/{match}/breakdown")
    assert points["scores"] == log.scores()
    assert points["winners"] == log.winners()
    assert points["seats"] == log.breakdown()
    assert all(source["rule"].startswith("S-") for seat in points["seats"] for source in seat)
