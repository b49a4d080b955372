"""People: guests at once, names, other devices, going away."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from benben.server.http.figure import FIGURES
from server.http.people import SHORT, Person, act_once, begin_short, guest

pytestmark = pytest.mark.anyio


async def test_a_stranger_becomes_a_guest_with_a_name_and_a_figure(app: FastAPI) -> None:
    person = Person(app)
    me = await person.post("/me", status=201)
    assert me["figure"] in FIGURES
    assert me["name"].split()[0].lower() == me["figure"]
    assert await person.get("/me") == me
    assert (await person.post("/me"))["id"] == me["id"]


async def test_no_script_and_no_other_site_gets_the_cookie(app: FastAPI) -> None:
    cookie = (await Person(app).ask("POST", "/me")).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    secure = (await Person(app, base="https://localhost").ask("POST", "/me")).headers["set-cookie"]
    assert "Secure" in secure


async def test_a_stranger_is_told_how_to_become_known(app: FastAPI) -> None:
    said = await Person(app).get("/me", 401)
    assert said["error"] == "no_guest"
    assert "POST /api/me" in said["text"]
    for key in ("x", "A" * 43, "%00" * 43, '"'):
        await Person(app, Cookie=f"benben={key}").get("/me", 401)


async def test_a_guest_takes_another_name_and_figure(app: FastAPI) -> None:
    person = await guest(app)
    me = await person.patch("/me", {"name": "  Нефертити 👑 ", "figure": "lotus"})
    assert (me["name"], me["figure"]) == ("Нефертити 👑", "lotus")
    assert (await person.get("/me"))["name"] == "Нефертити 👑"
    assert (await person.patch("/me", {"name": "Amun"}))["figure"] == "lotus"


@pytest.mark.parametrize(
    ("form", "error"),
    [
        ({"name": ""}, "bad_name"),
        ({"name": "a\u202eb"}, "bad_name"),
        ({"figure": "program"}, "bad_figure"),
        ({"figure": "<script>"}, "bad_figure"),
        ({"name": 7}, "bad_request"),
        ({"nickname": "x"}, "bad_request"),
    ],
)
async def test_a_name_or_figure_that_cannot_be_is_refused(app: FastAPI, form: dict[str, str], error: str) -> None:
    assert (await (await guest(app)).patch("/me", form, 422))["error"] == error


async def test_a_new_name_is_seen_in_a_running_match(app: FastAPI) -> None:
    one, two = await guest(app, "Isis"), await guest(app)
    match, _ = await begin_short(one, two)
    await one.patch("/me", {"name": "Hathor"})
    assert (await two.get(f"/matches/{match}"))["people"][0]["name"] == "Hathor"


async def test_a_code_brings_a_guest_to_another_device_once(app: FastAPI) -> None:
    person, device = await guest(app), await guest(app)
    move = await person.post("/me/move")
    assert move["link"] == f"http://localhost:8000/arrive#{move['code']}"
    assert move["qr"].startswith("data:image/svg+xml")
    typed = f"{move['code'][:4]}-{move['code'][4:]}".lower()
    assert (await device.post("/me/arrive", {"code": typed}))["id"] == (await person.get("/me"))["id"]
    assert await device.get("/me") == await person.get("/me")
    said = await Person(app).post("/me/arrive", {"code": typed}, 404)
    assert said["error"] == "unknown_code"
    await Person(app).post("/me/move", status=401)


async def test_going_out_forgets_one_device_or_all(app: FastAPI) -> None:
    person, device = await guest(app), Person(app)
    await device.post("/me/arrive", {"code": (await person.post("/me/move"))["code"]})
    key = device.client.cookies["benben"]
    await device.post("/me/out", status=204)
    assert "benben" not in device.client.cookies
    await Person(app, Cookie=f"benben={key}").get("/me", 401)
    await device.post("/me/arrive", {"code": (await person.post("/me/move"))["code"]})
    await device.post("/me/out-everywhere", status=204)
    await person.get("/me", 401)
    await person.post("/me/out", status=401)
    await person.post("/me/out-everywhere", status=401)


async def test_who_erases_itself_is_gone_and_a_bot_takes_the_seat(app: FastAPI) -> None:
    one, two = await guest(app, "Isis"), await guest(app)
    match, _ = await begin_short(one, two, stand_in="random")
    assert (await one.ask("DELETE", "/me")).status_code == 204
    await one.get("/me", 401)
    person = (await two.get(f"/matches/{match}"))["people"][0]
    assert (person["name"], person["figure"], person["bot"]) == (None, None, "random")
    assert (await one.ask("DELETE", "/me")).status_code == 401


async def test_a_program_is_a_guest_with_a_token_and_seen_to_be_one(app: FastAPI) -> None:
    added = await Person(app).post("/programs", {"name": "Deep Scarab"}, 201)
    program = Person(app, Authorization=f"Bearer {added['token']}")
    me = await program.get("/me")
    assert me == added["guest"]
    assert (me["figure"], me["program"]) == ("program", True)
    said = await program.patch("/me", {"figure": "cat"}, 422)
    assert said["error"] == "bad_figure"
    assert (await program.patch("/me", {"name": "Deeper"}))["program"]
    code = (await program.post("/tables", SHORT, 201))["code"]
    assert (await program.post(f"/tables/{code}/sit", {}))["places"][0]["figure"] == "program"


async def test_a_program_needs_a_name_and_its_own_token(app: FastAPI) -> None:
    assert (await Person(app).post("/programs", {"name": " "}, 422))["error"] == "bad_name"
    for value in ("Bearer", "Bearer x", "Basic eDp4", f"Bearer {'A' * 43}"):
        await Person(app, Authorization=value).get("/me", 401)


async def test_what_a_guest_holds_comes_along_to_the_other_device(app: FastAPI) -> None:
    one, two, device = await guest(app), await guest(app), Person(app)
    match, _ = await begin_short(one, two)
    await device.post("/me/arrive", {"code": (await one.post("/me/move"))["code"]})
    seat = (await device.get(f"/matches/{match}"))["yours"][0]
    view = (await device.get(f"/matches/{match}/seats/{seat}"))["view"]
    if view["legal"]:
        await act_once(match, device, seat)
