"""Tables: opening, finding, inviting, beginning and closing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from benben.engine.registry import find_game
from benben.server.listening import lan_addresses
from server.http.people import SHORT, Person, guest, play_out, running

pytestmark = pytest.mark.anyio


async def test_a_table_is_opened_as_it_was_asked_for(app: FastAPI) -> None:
    person = await guest(app)
    form = {"game": "stregati", "seats": 3, "options": {"start": 2}, "clock": {"base": 60_000, "bonus": 1000}}
    table = await person.post("/tables", form | {"stand_in": "random", "patience": 60}, 201)
    assert (table["game"], table["seats"], table["options"]) == ("stregati", 3, {"start": 2})
    assert table["clock"] == {"base": 60_000, "bonus": 1000}
    assert (table["stand_in"], table["patience"], table["public"], table["host"]) == ("random", 60, False, True)
    assert (table["phase"], table["match"], table["edition"], table["duplicate"]) == ("open", None, None, False)
    assert table["link"] == f"http://localhost:8000/table/{table['code']}"
    assert [place["seat"] for place in table["places"]] == [0, 1, 2]
    assert await person.get(f"/tables/{table['code'].lower()}") == table


@pytest.mark.parametrize(
    ("form", "status", "error"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"game": "pyramids", "seats": 9}, 422, "bad_value"),
        ({"game": "pyramids", "options": {"speed": True}}, 422, "bad_value"),
        ({"game": "anubix", "options": {"max_rounds": 0}}, 422, "bad_value"),
        ({"game": "pyramids", "edition": "/etc/passwd"}, 422, "bad_value"),
        ({"game": "pyramids", "edition": "no\nedition"}, 422, "bad_edition"),
        ({"game": "pyramids", "stand_in": "hal"}, 422, "bad_value"),
        ({"game": "pyramids", "clock": {"base": 1}}, 422, "bad_request"),
        ({"game": "pyramids", "clock": {"base": True, "bonus": 0}}, 422, "bad_request"),
        ({"game": "pyramids", "patience": 1}, 422, "bad_request"),
        ({"game": "pyramids", "seats": "2"}, 422, "bad_request"),
        ({"game": "pyramids", "colour": "red"}, 422, "bad_request"),
        ({}, 422, "bad_request"),
    ],
)
async def test_a_table_at_which_no_match_could_begin_is_refused(
    app: FastAPI, form: dict[str, Any], status: int, error: str
) -> None:
    assert (await (await guest(app)).post("/tables", form, status))["error"] == error


async def test_everything_wrong_with_an_own_edition_is_told_with_its_rules(app: FastAPI) -> None:
    text = (find_game("pyramids").folder / "editions" / "benben.txt").read_text("utf-8")
    said = await (await guest(app)).post("/tables", {"game": "pyramids", "edition": text.replace("E", ".", 4)}, 422)
    assert said["error"] == "bad_edition"
    assert said["rule"].startswith("P-")
    assert len(said["text"].splitlines()) >= 3


async def test_an_edition_of_ones_own_is_played(app: FastAPI) -> None:
    person = await guest(app)
    text = (find_game("anubix").folder / "editions" / "benben.txt").read_text("utf-8") + "\n"
    started = await person.post("/play", SHORT | {"edition": text}, 201)
    assert (await person.get(f"/tables/{started['table']}"))["edition"] == "own"
    header = (await person.get(f"/matches/{started['match']}"))["header"]
    assert header["edition"] == ""
    assert header["own"]


async def test_a_lesson_is_the_same_deal_for_everybody(app: FastAPI) -> None:
    commits = []
    for lesson in (1, 1, 2):
        person = await guest(app)
        started = await person.post("/play", SHORT | {"lesson": lesson}, 201)
        told = await person.get(f"/matches/{started['match']}")
        commits.append(told["header"]["commit"])
        assert (told["phase"], told["yours"]) == ("running", [0])
    assert commits[0] == commits[1] != commits[2]


async def test_only_public_tables_are_listed(app: FastAPI) -> None:
    person = await guest(app)
    shown = await person.post("/tables", SHORT | {"public": True}, 201)
    hidden = await person.post("/tables", SHORT, 201)
    codes = [table["code"] for table in (await Person(app).get("/tables"))["tables"]]
    assert shown["code"] in codes
    assert hidden["code"] not in codes


async def test_strangers_look_and_do_not_open(app: FastAPI) -> None:
    await Person(app).post("/tables", SHORT, 401)
    await Person(app).post("/play", SHORT, 401)
    code = (await (await guest(app)).post("/tables", SHORT, 201))["code"]
    assert not (await Person(app).get(f"/tables/{code}"))["host"]
    assert (await Person(app).get("/tables/NOSUCH22", 404))["error"] == "unknown_table"


async def test_the_invitation_is_a_picture_too(app: FastAPI) -> None:
    code = (await (await guest(app)).post("/tables", SHORT, 201))["code"]
    answer = await Person(app).ask("GET", f"/tables/{code}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text
    assert "style=" not in answer.text
    await Person(app).get("/tables/NOSUCH22/qr.svg", 404)


async def test_a_link_made_at_the_machine_itself_leads_there_from_others_too(tmp_path: Path) -> None:
    async with running("sqlite", tmp_path, lan=True) as app:
        host = await guest(app)
        code = (await host.post("/tables", SHORT, 201))["code"]
        (near, *_) = [*lan_addresses(), "localhost"]
        assert (await host.get(f"/tables/{code}"))["link"] == f"http://{near}:8000/table/{code}"
        asked = Person(app, base="http://192.168.77.7:8000")
        assert (await asked.get(f"/tables/{code}"))["link"] == f"http://192.168.77.7:8000/table/{code}"


async def test_the_host_begins_when_everybody_is_there(app: FastAPI) -> None:
    host, other = await guest(app), await guest(app)
    code = (await host.post("/tables", SHORT, 201))["code"]
    await host.post(f"/tables/{code}/sit", {})
    said = await host.post(f"/tables/{code}/start", status=409)
    assert said["error"] == "not_ready"
    assert "nobody sits at seat 1" in said["text"]
    await other.post(f"/tables/{code}/sit", {})
    assert "seat 1 is not ready" in (await host.post(f"/tables/{code}/start", status=409))["text"]
    assert (await other.post(f"/tables/{code}/start", status=403))["error"] == "not_host"
    await other.post(f"/tables/{code}/ready", {"ready": False})
    table = await other.post(f"/tables/{code}/ready", {"ready": True})
    assert table["phase"] == "playing"
    assert (await host.post(f"/tables/{code}/start"))["match"] == table["match"]


async def test_a_closed_table_takes_nobody(app: FastAPI) -> None:
    host, other = await guest(app), await guest(app)
    code = (await host.post("/tables", SHORT, 201))["code"]
    await other.post(f"/tables/{code}/close", status=403)
    assert (await host.post(f"/tables/{code}/close"))["phase"] == "closed"
    assert (await host.post(f"/tables/{code}/close", status=409))["error"] == "not_open"
    assert (await other.post(f"/tables/{code}/sit", {}, 409))["error"] == "not_open"
    assert (await host.post(f"/tables/{code}/start", status=409))["error"] == "not_open"


async def test_a_guest_opens_only_so_many_tables(app: FastAPI) -> None:
    host = await guest(app)
    codes = [(await host.post("/tables", SHORT, 201))["code"] for _ in range(20)]
    assert (await host.post("/tables", SHORT, 409))["error"] == "too_many_tables"
    await host.post(f"/tables/{codes[0]}/close")
    await host.post("/tables", SHORT, 201)


async def test_play_begins_a_match_against_bots_at_once(app: FastAPI) -> None:
    person = await guest(app)
    started = await person.post("/play", SHORT | {"seats": 3, "bots": ["random", "greedy"]}, 201)
    people = (await person.get(f"/matches/{started['match']}"))["people"]
    assert [one["bot"] for one in people] == [None, "random", "greedy"]
    assert [one["yours"] for one in people] == [True, False, False]


async def test_a_match_against_a_bot_is_played_to_its_end(app: FastAPI) -> None:
    person = await guest(app)
    match = (await person.post("/play", SHORT, 201))["match"]
    seen = mark = None
    while True:
        at = f"/matches/{match}/seats/0?wait=20"
        news = await person.get(at if seen is None else f"{at}&seen={seen}&mark={mark}")
        seen, mark = news["first"] - 1 + len(news["events"]), news["mark"]
        if news["view"]["over"]:
            break
        if news["view"]["legal"]:
            form = {"cid": f"e{seen}", "n": seen + 1, "do": news["view"]["legal"][0]["do"]}
            await person.post(f"/matches/{match}/seats/0/act", form)
    assert (await person.get(f"/matches/{match}"))["phase"] == "over"


@pytest.mark.parametrize("bots", [[], ["hal"], ["greedy", "greedy", "greedy"], "greedy"])
async def test_play_refuses_bots_that_do_not_fit(app: FastAPI, bots: Any) -> None:
    await (await guest(app)).post("/play", SHORT | {"seats": 3, "bots": bots}, 422)


async def test_several_people_share_a_device(app: FastAPI) -> None:
    person = await guest(app)
    code = (await person.post("/tables", SHORT, 201))["code"]
    await person.post(f"/tables/{code}/sit", {"seat": 0, "name": "Anna"})
    table = await person.post(f"/tables/{code}/sit", {"seat": 1, "name": "Bert"})
    assert [place["name"] for place in table["places"]] == ["Anna", "Bert"]
    match = (await person.post(f"/tables/{code}/ready", {"ready": True}))["match"]
    await play_out(match, {0: person, 1: person})
    assert (await person.get(f"/matches/{match}"))["yours"] == [0, 1]
