"""The studio: drafts are checked, tried out by bots and printed, each within limits."""

from __future__ import annotations

import asyncio
import io
import json
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from pypdf import PdfReader

from benben.engine.edition import edition_names, find_edition
from benben.engine.registry import find_game, games
from benben.server.limits import Limits, Rate
from server.http.people import GENEROUS, Person, guest, running

pytestmark = pytest.mark.anyio

SHIPPED = [(game.id, name) for game in games().values() for name in edition_names(game)]


@pytest.fixture
def app(plain: FastAPI) -> FastAPI:
    """Nothing here is stored."""
    return plain


def text_of(game: str, edition: str = "benben") -> str:
    return (find_game(game).folder / "editions" / f"{edition}.txt").read_text("utf-8")


def walled() -> str:
    """The shipped Pyramids, but on card 1 the tomb cannot be reached."""
    rows = find_edition(find_game("pyramids")).components["cards"]["1"]["rows"]
    text = text_of("pyramids")
    for row, other in zip(rows[3:], ["....#", "...#T"], strict=True):
        text = text.replace(f"\n{row} ", f"\n{other} ", 1)
    return text


# --- drafts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "edition"), SHIPPED)
async def test_what_is_drawn_is_what_was_read(app: FastAPI, game: str, edition: str) -> None:
    person = Person(app)
    shipped = await person.get(f"/studio/{game}/{edition}")
    assert (shipped["text"], shipped["playable"]) == (text_of(game, edition), True)
    assert shipped["digest"] == find_edition(find_game(game), edition).digest
    drawn = await person.post(f"/studio/{game}/draw", {"components": shipped["components"], "name": "Our own"})
    assert drawn["components"] == shipped["components"]
    assert drawn["digest"] == shipped["digest"]
    assert drawn["name"] == "Our own"
    read = await person.post(f"/studio/{game}/check", {"text": drawn["text"]})
    assert read == drawn


async def test_a_tomb_behind_walls_is_told_with_card_space_and_rule(app: FastAPI) -> None:
    said = await Person(app).post("/studio/pyramids/check", {"text": walled()})
    refused = [finding for finding in said["findings"] if finding["refused"]]
    assert [(one["where"], one["rule"]) for one in refused] == [("card 1, e5", "P-C3")]
    assert "tomb cannot be reached" in refused[0]["text"]
    assert said["text"].splitlines()[refused[0]["line"] - 1].startswith("...#T")
    assert (said["playable"], said["digest"]) == (False, None)


async def test_a_draft_needs_no_guest(app: FastAPI) -> None:
    person = Person(app)
    await person.get("/studio/anubix/benben")
    await person.post("/studio/anubix/check", {"text": ""})
    assert not person.client.cookies


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("text", ["", "\0", "\n" * 1000, "game: chess", "name: x\n" * 500, "…" * 5000, "a" * 60_000])
async def test_any_text_is_a_draft(app: FastAPI, game: str, text: str) -> None:
    said = await Person(app).post(f"/studio/{game}/check", {"text": text})
    assert not said["playable"]
    assert all(finding["rule"] and finding["text"] for finding in said["findings"])


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    "components",
    [
        *({}, {"cards": 1}, {"points": [], "sheets": 7, "chamber": "x"}, {"adventures": {}, "chamber": [1, 2]}),
        {"cards": {"1": [[["deep"]]]}, "patterns": {"A": "B"}, "deck": [None], "skulls": ["\n"]},
        {"equipment": {"L": [{}]}, "specials": {"magic": {"a": []}}, "adventures": [[1, 2]], "chamber": [1, 2]},
    ],
)
async def test_components_that_are_none_are_refused_or_reported(
    app: FastAPI, game: str, components: dict[str, Any]
) -> None:
    answer = await Person(app).ask("POST", f"/studio/{game}/draw", json={"components": components})
    said = answer.json()
    assert answer.status_code == 200 or (answer.status_code == 422 and said["error"] == "bad_value")
    assert answer.status_code == 422 or not said["playable"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("", ""),
        ("  Nut’s   night ", "Nut’s night"),
        ("Été -- 1", "Été - 1"),
        ("two\nlines: three", "two lines three"),
        ("x" * 80, "x" * 40),
    ],
)
async def test_a_name_stays_within_its_line(app: FastAPI, name: str, kept: str) -> None:
    person = Person(app)
    for game in games():
        components = (await person.get(f"/studio/{game}/benben"))["components"]
        said = await person.post(f"/studio/{game}/draw", {"components": components, "name": name})
        assert (said["name"], said["playable"]) == (kept, True)


@pytest.mark.parametrize(
    ("method", "path", "form", "status", "error"),
    [
        ("GET", "/studio/chess/benben", None, 404, "unknown_game"),
        ("GET", "/studio/pyramids/nowhere", None, 404, "unknown_edition"),
        ("GET", "/studio/pyramids/..%2Feditions%2Fbenben", None, 404, "not_found"),
        ("POST", "/studio/chess/check", {"text": ""}, 404, "unknown_game"),
        ("POST", "/studio/pyramids/check", {}, 422, "bad_request"),
        ("POST", "/studio/pyramids/check", {"text": 1}, 422, "bad_request"),
        ("POST", "/studio/pyramids/check", {"text": "", "more": 1}, 422, "bad_request"),
        ("POST", "/studio/pyramids/draw", {"components": []}, 422, "bad_request"),
        ("POST", "/studio/pyramids/pages", {"text": "game: pyramids\n"}, 422, "bad_edition"),
        ("POST", "/studio/pyramids/pages", {"text": "", "paper": "a5"}, 422, "bad_request"),
        ("POST", "/studio/pyramids/pages", {"text": "", "language": "fr"}, 422, "bad_request"),
        ("POST", "/studio/pyramids/trial", {"text": "game: pyramids\n"}, 422, "bad_edition"),
        ("POST", "/studio/pyramids/trial", {"text": "", "matches": 0}, 422, "bad_request"),
        ("POST", "/studio/pyramids/trial", {"text": "", "matches": 2001}, 422, "bad_request"),
        ("POST", "/studio/pyramids/trial", {"text": text_of("pyramids"), "seats": 9}, 422, "bad_value"),
        ("POST", "/studio/pyramids/trial", {"text": text_of("pyramids"), "options": {"a": 1}}, 422, "bad_value"),
    ],
)
async def test_what_cannot_be_is_refused(
    app: FastAPI, method: str, path: str, form: dict[str, Any] | None, status: int, error: str
) -> None:
    person = await guest(app)
    said = await (person.get(path, status) if method == "GET" else person.post(path, form, status))
    assert said["error"] == error


async def test_a_text_that_is_far_too_long_is_not_taken(app: FastAPI) -> None:
    person = Person(app)
    assert (await person.post("/studio/pyramids/check", {"text": "x" * 300_000}, 413))["error"] == "too_large"
    await person.post("/studio/pyramids/check", {"text": "x" * 200_000})


# --- pages ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
async def test_an_edition_is_printed_under_its_name(app: FastAPI, game: str) -> None:
    person = Person(app)
    components = (await person.get(f"/studio/{game}/benben"))["components"]
    text = (await person.post(f"/studio/{game}/draw", {"components": components, "name": "Nut’s night"}))["text"]
    answer = await person.ask("POST", f"/studio/{game}/pages", json={"text": text, "paper": "letter", "language": "it"})
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-Nut-s-night-letter-it.pdf"'
    pages = PdfReader(io.BytesIO(answer.content)).pages
    assert float(pages[0].mediabox.width) == 612
    assert "Nut’s night" in pages[0].extract_text()
    assert "Come si stampa" in pages[0].extract_text()


# --- trials -----------------------------------------------------------------------------------------------------------


def lines_of(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize("game", games())
async def test_bots_try_an_edition_out_and_say_how_far_they_are(app: FastAPI, game: str) -> None:
    person = await guest(app)
    form = {"text": text_of(game), "seats": 3, "matches": 50, "seed": 7}
    *progress, last = lines_of(await person.ask("POST", f"/studio/{game}/trial", json=form))
    assert progress == [{"done": done, "of": 50} for done in (20, 40, 50)]
    result = last["result"]
    assert (result["game"], result["seats"], result["matches"], result["seed"]) == (game, 3, 50, 7)
    assert len(result["points"]) == len(result["wins"]) == 3
    assert sum(seat["share"] for seat in result["wins"]) == pytest.approx(1)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in result["wins"])
    again = lines_of(await person.ask("POST", f"/studio/{game}/trial", json=form))[-1]["result"]
    assert {**again, "seconds": 0} == {**result, "seconds": 0}


async def test_a_stranger_has_no_bots(app: FastAPI) -> None:
    said = await Person(app).post("/studio/anubix/trial", {"text": text_of("anubix")}, 401)
    assert said["error"] == "no_guest"


@asynccontextmanager
async def listening(app: FastAPI) -> AsyncIterator[str]:
    """The same server at an address: only so can somebody leave in the middle of an answer."""
    own = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, lifespan="off", log_config=None, ws="none"))
    serving = asyncio.create_task(server.serve([own]))
    try:
        yield f"http://127.0.0.1:{own.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


def children(app: FastAPI) -> list[int]:
    return [child.pid for child in app.state.server.trials._children]


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def until(holds: Any) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.02)


async def test_a_guest_has_one_trial_at_a_time_and_it_ends_when_the_guest_leaves(plain: FastAPI) -> None:
    form = {"text": text_of("stregati"), "matches": 2000}
    async with listening(plain) as address, httpx.AsyncClient(base_url=f"{address}/api", timeout=60) as client:
        await client.post("/me")
        async with client.stream("POST", "/studio/stregati/trial", json=form) as first:
            assert first.status_code == 200
            await until(lambda: children(plain))
            pid = children(plain)[0]
            second = await client.post("/studio/stregati/trial", json=form)
            assert (second.status_code, second.json()["error"]) == (409, "trial_running")
            assert (await client.get("/games")).status_code == 200  # nobody else has to wait
            assert lives(pid)
        await until(lambda: not children(plain) and not lives(pid))
        third = await client.post("/studio/stregati/trial", json=form | {"matches": 1})
        assert "result" in third.text


async def test_somebody_else_waits_for_their_turn(plain: FastAPI) -> None:
    form = {"text": text_of("stregati"), "matches": 20}
    async with (
        listening(plain) as address,
        httpx.AsyncClient(base_url=f"{address}/api", timeout=60) as one,
        httpx.AsyncClient(base_url=f"{address}/api", timeout=60) as other,
    ):
        await one.post("/me")
        await other.post("/me")
        async with one.stream("POST", "/studio/stregati/trial", json=form):
            await until(lambda: children(plain))
            lines = lines_of(await other.post("/studio/stregati/trial", json=form))
    assert lines[0] == {"waiting": True}
    assert "result" in lines[-1]


async def test_how_often_is_limited(tmp_path: Path) -> None:
    few = {name: Rate("2/minute") for name in ("drafts", "pages", "trials")}
    async with running("sqlite", tmp_path, Limits(rates=GENEROUS | few)) as app:
        person = await guest(app)
        for path in ("check", "pages", "trial"):
            form = {"text": "game: anubix\n"}
            answers = [await person.ask("POST", f"/studio/anubix/{path}", json=form) for _ in range(3)]
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) >= 1
            assert {answer.status_code for answer in answers[:-1]} <= {200, 422}
        other = Person(app, address="10.0.0.9")
        assert (await other.ask("GET", "/studio/anubix/benben")).status_code == 200
