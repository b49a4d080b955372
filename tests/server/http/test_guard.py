"""The guard: hosts, origins, sizes, and the headers that protect browsers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from fastapi import FastAPI
from hypothesis import given
from hypothesis import strategies as st

from benben.server.guard import MOST_BODY, MOST_EDITION
from benben.server.host import host_of, is_near, split_host, split_origin
from server.http.people import SHORT, Person, guest, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def app(plain: FastAPI) -> FastAPI:
    """Nothing here asks much of a database."""
    return plain


@pytest.fixture(scope="module")
async def public(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[FastAPI]:
    """A server with a name of its own, behind a proxy that speaks HTTPS."""
    folder = tmp_path_factory.mktemp("public")
    async with running("sqlite", folder, public_url="https://play.example") as app:
        yield app


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST.", "box.localhost:1", "127.0.0.1:8000", "127.9.9.9", "[::1]:8000"),
        *("192.168.1.20:8000", "10.1.2.3", "172.16.0.9", "169.254.3.4", "100.64.0.7", "[fd00::7]:80", "[fe80::1]"),
    ],
)
async def test_this_machine_and_its_network_may_ask(app: FastAPI, host: str) -> None:
    assert (await Person(app, Host=host).ask("GET", "/games")).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "8.8.8.8", "[2001:4860::8]", "play.example"],
)
async def test_a_name_that_a_stranger_could_have_pointed_here_is_refused(app: FastAPI, host: str) -> None:
    said = await Person(app, Host=host).get("/games", 421)
    assert said["error"] == "wrong_host"
    assert "--public-url" in said["text"]


@pytest.mark.parametrize("host", ["", "a b", "a/b", "[::1", "localhost:x", "user@localhost", "ü", "localhost:123456"])
async def test_what_is_no_host_is_refused(app: FastAPI, host: str) -> None:
    await Person(app, Host=host.encode("utf-8")).get("/games", 421)  # type: ignore[arg-type]


async def test_the_public_name_is_taken_where_it_is_configured(public: FastAPI) -> None:
    person = Person(public, Host="play.example", Origin="https://play.example")
    answer = await person.ask("POST", "/me")
    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"]
    key = answer.cookies["benben"]
    shown = Person(public, Host="play.example:443", Cookie=f"benben={key}")
    assert (await shown.post("/me/move"))["link"].startswith("https://play.example/arrive#")
    inside = Person(public, Host="127.0.0.1:8000", Origin="https://play.example", Cookie=f"benben={key}")
    await inside.post("/me")
    await Person(public, Host="play.example:8443").get("/games", 421)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "http://localhost:8000"}, 201),
        ({"Origin": "https://localhost:8000"}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "http://localhost:5173"}, 403),
        ({"Origin": "http://localhost"}, 403),
        ({"Origin": "http://127.0.0.1:8000"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://localhost:8000.evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "file://localhost:8000"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
    ],
)
async def test_only_our_own_pages_change_anything(app: FastAPI, headers: dict[str, str], status: int) -> None:
    answer = await Person(app, **headers).ask("POST", "/me")
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["error"] == "wrong_origin"
        assert "set-cookie" not in answer.headers
    assert (await Person(app, **headers).ask("GET", "/games")).status_code == 200


async def test_a_body_has_its_limit_and_an_edition_a_higher_one(app: FastAPI) -> None:
    person = await guest(app)
    assert (await person.patch("/me", {"name": "x" * MOST_BODY}, 413))["error"] == "too_large"
    edition = SHORT | {"edition": "\n" + "x" * MOST_BODY}
    for path in ("/tables", "/play"):
        assert (await person.post(path, edition, 422))["error"] == "bad_edition"
        assert (await person.post(path, SHORT | {"edition": "x" * MOST_EDITION}, 413))["error"] == "too_large"


async def test_a_body_in_pieces_is_measured_as_it_comes(app: FastAPI) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"name": "'
        for _ in range(70):
            yield b"x" * 1024
        yield b'"}'

    person = await guest(app)
    answer = await person.ask("PATCH", "/me", content=pieces(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["error"] == "too_large"


@pytest.mark.parametrize("length", ["x", "-1", "1e3", "٣", "9" * 400])
async def test_a_length_that_is_none_is_refused(app: FastAPI, length: str) -> None:
    answer = await (await guest(app)).ask("POST", "/me", headers={"Content-Length": length.encode()})
    assert answer.status_code in (400, 413)


async def test_every_answer_has_the_headers_that_protect(app: FastAPI) -> None:
    person = Person(app)
    answers = [
        await person.ask("GET", "/games"),
        await person.ask("GET", "/me"),
        await person.ask("GET", "/nowhere"),
        await person.ask("POST", "/tables", content=b"{"),
        await Person(app, Host="evil.example").ask("GET", "/games"),
        await Person(app, Origin="http://evil.example").ask("POST", "/me"),
        await person.client.get("/"),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; ")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
    assert len({answer.headers["x-request-id"] for answer in answers}) == len(answers)
    assert {answer.headers.get("cache-control") for answer in answers[:6]} == {"no-store"}


async def _upgrade(app: FastAPI, **headers: str) -> list[dict[str, Any]]:
    """What the app says to the upgrade of a socket, before it would be accepted."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.disconnect"} if sent else {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(dict(message))

    scope = {
        "type": "websocket",
        "path": "/socket/0123456789abcdef",
        "raw_path": b"/socket/0123456789abcdef",
        "query_string": b"",
        "root_path": "",
        "scheme": "ws",
        "server": ("localhost", 8000),
        "client": ("127.0.0.1", 5),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
        "state": {},
    }
    await app(scope, receive, send)
    return sent


async def test_a_socket_is_opened_by_our_own_pages_and_by_programs(app: FastAPI) -> None:
    for headers in ({}, {"Origin": "http://localhost:8000"}):
        assert (await _upgrade(app, Host="localhost:8000", **headers))[0]["type"] == "websocket.accept"
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        said = await _upgrade(app, Host="localhost:8000", **headers)
        assert (said[0]["type"], said[0]["status"]) == ("websocket.http.response.start", 403)
    assert (await _upgrade(app, Host="evil.example"))[0]["status"] == 421


@given(st.text())
def test_any_text_is_a_host_or_none(text: str) -> None:
    found = split_host(text)
    assert found is None or is_near(found[0]) in (True, False)
    split_origin(text)


def test_hosts_are_compared_by_name_and_port() -> None:
    assert split_host("LocalHost:80") == split_origin("http://localhost") == host_of("http://localhost:80")
    assert split_host("[::1]:8000") == ("::1", "8000")
    assert split_origin("https://play.example:443") == host_of("https://play.example") == ("play.example", "")
    assert host_of(None) is None
