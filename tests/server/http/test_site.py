"""The site's files, and the pages of the server's own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from server.http.people import Person, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def app(plain: FastAPI) -> FastAPI:
    """Nothing here asks much of a database."""
    return plain


PAGE = "<!doctype html><title>benben</title>"


@pytest.fixture(scope="module")
async def built(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[FastAPI]:
    """A server with a site as a build leaves it."""
    folder = tmp_path_factory.mktemp("site")
    (folder.parent / "secret.txt").write_text("not part of the site")
    (folder / "assets").mkdir()
    for name, text in {
        "index.html": PAGE,
        "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "assets/index-Bx3_f9Qa.js": "export {}",
        "assets/plain.js": "export {}",
    }.items():
        (folder / name).write_text(text)
    (folder / "link.txt").symlink_to(folder.parent / "secret.txt")
    async with running("sqlite", tmp_path_factory.mktemp("database"), site=folder) as app:
        yield app


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/ABCD2345", "/arrive", "/match/0123/replay", "/apiary"])
async def test_every_address_of_the_site_is_its_page(built: FastAPI, path: str) -> None:
    answer = await Person(built).client.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")
    again = await Person(built).client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_what_is_named_by_its_content_is_kept_for_ever(built: FastAPI) -> None:
    client = Person(built).client
    hashed = await client.get("/assets/index-Bx3_f9Qa.js")
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in hashed.headers["content-type"]
    for path in ("/assets/plain.js", "/favicon.svg"):
        assert (await client.get(path)).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/assets/gone-Bx3_f9Qa.js", "/robots.txt", "/api/nowhere", "/api", "/socket/x", "/link.txt", "/..%2fsecret.txt"],
)
async def test_what_is_missing_is_missing(built: FastAPI, path: str) -> None:
    answer = await Person(built).client.get(path)
    assert answer.status_code == 404
    assert "not part of the site" not in answer.text
    assert answer.json()["error"] == "not_found"


async def test_the_site_only_answers_and_takes_nothing(built: FastAPI) -> None:
    answer = await Person(built).client.post("/table/ABCD2345")
    assert answer.status_code == 405


async def test_beside_a_site_a_wrong_method_is_still_one(built: FastAPI) -> None:
    """Not a missing file of the site: who develops a program would look in the wrong place."""
    person = Person(built)
    for method, path in (("POST", "/games"), ("DELETE", "/tables"), ("PUT", "/me")):
        answer = await person.ask(method, path)
        assert (answer.status_code, answer.json()["error"]) == (405, "bad_method")
        assert answer.headers["allow"]
    for path in ("/games/", "/nowhere"):
        assert (await person.get(path, 404))["error"] == "not_found"


async def test_without_a_site_the_server_says_that_it_runs(tmp_path: Path) -> None:
    empty = tmp_path / "site"
    empty.mkdir()
    async with running("sqlite", tmp_path, site=empty) as app:
        answer = await Person(app).client.get("/")
        assert answer.status_code == 200
        assert "/api/docs" in answer.text
        assert (await Person(app).client.get("/table/ABCD2345")).status_code == 404


async def test_the_docs_list_every_route_and_need_nothing_from_elsewhere(app: FastAPI) -> None:
    page = (await Person(app).client.get("/api/docs")).text
    api = await Person(app).get("/openapi.json")
    for path in api["paths"]:
        assert path in page
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
    assert " style=" not in page
    style = await Person(app).client.get("/api/docs.css")
    assert style.headers["content-type"].startswith("text/css")


async def test_every_refusal_is_described_in_one_form(app: FastAPI) -> None:
    api = await Person(app).get("/openapi.json")
    assert "HTTPValidationError" not in api["components"]["schemas"]
    for methods in api["paths"].values():
        for route in methods.values():
            assert {"4XX", "422", "5XX"} <= set(route["responses"])
            assert route["description"]
