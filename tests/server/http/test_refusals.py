"""Refusals: one form for all errors, the right status, and nothing of the inside."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.exceptions import HTTPException

from benben.engine.errors import BadLog, BadOption, IllegalAction, UnknownGame
from benben.server.bus.bus import BusDown
from benben.server.http.refusal import refusal_of
from benben.server.store.errors import Conflict, StoreDown, UnknownGuest
from server.databases import Postgres, postgres
from server.http.people import Person, guest, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def app(plain: FastAPI) -> FastAPI:
    """Nothing here asks much of a database."""
    return plain


BAD = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe",
    b"{}" * 2,
    b"[" * 5000,
    b'{"game": ' * 3000,
    b'{"game": 1' + b"0" * 5000 + b"}",
    b'{"game": NaN}',
    b'{"game": "pyramids", "seats": 1e999}',
    b'{"game": "\\ud800"}',
    b'{"game": "anubix", "options": {"start": "\\ud800"}}',
    b'{"game": "anubix", "options": {"\\ud800": 1}}',
    b'{"game": "anubix", "options": {"max_rounds": 1' + b"0" * 400 + b"}}",
    b'{"game": "anubix", "edition": "\\u0000\\n"}',
    b'{"game": "anubix", "edition": "\\ud800\\n"}',
    b'{"game": "anubix", "stand_in": "\\ud800"}',
]


@pytest.mark.parametrize("body", BAD, ids=[body[:24] for body in BAD])
async def test_a_body_that_cannot_be_read_is_refused_in_a_sentence(app: FastAPI, body: bytes) -> None:
    person = await guest(app)
    answer = await person.ask("POST", "/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 404, 422)
    assert set(answer.json()) <= {"error", "text", "rule"}
    assert "Traceback" not in answer.text


async def test_a_body_that_is_not_json_is_refused(app: FastAPI) -> None:
    person = await guest(app)
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer = await person.ask("POST", "/tables", content=b'{"game": "anubix"}', headers={"Content-Type": kind})
        assert answer.status_code == 422
        assert answer.json()["error"] == "bad_request"


async def test_what_is_wrong_with_a_form_is_said_by_the_names_of_its_fields(app: FastAPI) -> None:
    said = await (await guest(app)).post("/tables", {"game": "anubix", "clock": {"base": "x"}, "hue": 1}, 422)
    assert "clock.base" in said["text"]
    assert "hue" in said["text"]


async def test_what_there_is_not_points_to_what_there_is(app: FastAPI) -> None:
    assert (await Person(app).get("/nowhere", 404))["error"] == "not_found"
    assert (await Person(app).post("/games", status=405))["error"] == "bad_method"
    assert (await Person(app).ask("DELETE", "/games")).headers["allow"] == "GET"


async def test_a_mistake_of_the_server_tells_nothing_of_its_inside(tmp_path: Path) -> None:
    async with running("sqlite", tmp_path) as app:

        @app.get("/api/mistake")
        async def mistake() -> None:
            raise RuntimeError("the key is 12345")

        answer = await Person(app).ask("GET", "/mistake")
        assert answer.status_code == 500
        assert answer.json()["error"] == "failed"
        assert "12345" not in answer.text
        assert "Traceback" not in answer.text
        assert "content-security-policy" in answer.headers


async def test_a_database_that_is_away_is_said_to_be_and_comes_back(tmp_path: Path) -> None:
    server: Postgres = postgres()
    async with running("postgresql", tmp_path) as app:
        person = await guest(app)
        server.stop()
        try:
            for method, path in (("GET", "/me"), ("POST", "/tables"), ("GET", "/tables"), ("GET", "/matches/0123")):
                answer = await person.ask(method, path, **({"json": {"game": "anubix"}} if method == "POST" else {}))
                assert answer.status_code == 503
                assert answer.json()["error"] == "database_down"
                assert int(answer.headers["retry-after"]) >= 1
        finally:
            server.start()
        await person.get("/me")


@pytest.mark.parametrize(
    ("error", "status", "word"),
    [
        (StoreDown("postgresql://isis:12345@db"), 503, "database_down"),
        (BusDown("redis://:12345@bus"), 503, "busy"),
        (Conflict("12345"), 409, "stale"),
        (UnknownGuest("12345"), 401, "no_guest"),
        (UnknownGame("no game 'chess'"), 404, "unknown_game"),
        (IllegalAction("P-M3", "not there"), 422, "illegal"),
        (BadOption("no option 'hue'"), 422, "bad_value"),
        (BadLog(7, "damaged by 12345"), 500, "failed"),
        (HTTPException(418), 418, "refused"),
        (RuntimeError("12345"), 500, "failed"),
    ],
)
def test_every_error_has_a_status_and_a_word_and_says_nothing_secret(error: Exception, status: int, word: str) -> None:
    said = refusal_of(error)
    assert (said.status, said.error) == (status, word)
    assert b"12345" not in said.content
    assert ("Retry-After" in said.headers) == (status == 503)
