"""The OpenAPI description is true: what is sent along its lines is answered as it says, and never with a mistake."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import urllib.request
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from benben.engine.registry import games
from benben.server.app import make_app
from benben.server.config import Config
from server.http.people import SHORT, running, running_two

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
LEAVING = (("POST", "/api/me/out"), ("POST", "/api/me/out-everywhere"), ("DELETE", "/api/me"))
EXAMPLES = {1: 30, 2: 10}  # of each address, by the number of workers
PATIENCE = 60.0


@dataclass
class Home:
    """A server that listens, a program that is known to it, and what the program has there."""

    address: str
    examples: int
    token: str = ""
    codes: tuple[str, ...] = ()
    matches: tuple[str, ...] = ()

    def ask(self, path: str, form: dict[str, Any]) -> Any:
        """Do something."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(f"{self.address}/api{path}", json.dumps(form).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)


def _serve(
    workers: int, folder: Path, listening: socket.socket, found: list[uvicorn.Server], ready: threading.Event
) -> None:
    async def serve() -> None:
        async with running("sqlite", folder) if workers == 1 else running_two(folder) as app:
            server = uvicorn.Server(uvicorn.Config(app, lifespan="off", log_config=None, ws="none"))
            found.append(server)
            ready.set()
            await server.serve([listening])

    asyncio.run(serve())


@pytest.fixture(scope="module", params=[1, 2], ids=["sqlite", "two workers"])
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server in a thread, with tables and matches in all states."""
    workers, folder = request.param, tmp_path_factory.mktemp("server")
    listening = socket.create_server(("127.0.0.1", 0))
    found: list[uvicorn.Server] = []
    ready = threading.Event()
    thread = threading.Thread(target=_serve, args=(workers, folder, listening, found, ready))
    thread.start()
    assert ready.wait(PATIENCE)
    home = Home(f"http://127.0.0.1:{listening.getsockname()[1]}", EXAMPLES[workers])
    try:
        _furnish(home)
        yield home
    finally:
        found[0].should_exit = True
        thread.join(PATIENCE)


def _furnish(home: Home) -> None:
    home.token = home.ask("/programs", {"name": "Schema"})["token"]
    waiting = [home.ask("/tables", SHORT | {"public": True})["code"] for _ in range(4)]
    home.ask(f"/tables/{waiting[0]}/sit", {})
    started = [home.ask("/play", SHORT), home.ask("/play", {"game": "stregati"})]
    over = started[0]
    home.ask(f"/tables/{over['table']}/away", {"seat": 0})
    home.codes = (*waiting, *(one["table"] for one in started))
    home.matches = tuple(one["match"] for one in started)


@pytest.fixture(scope="module")
def api(home: Home) -> Any:
    """The description, as the server gives it."""
    return schemathesis.openapi.from_url(f"{home.address}/api/openapi.json")


def _described() -> list[tuple[str, str]]:
    paths = make_app(Config(database="sqlite:///never-opened")).openapi()["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method in methods]


@pytest.mark.parametrize(("method", "path"), _described())
def test_every_request_is_answered_as_the_description_says(method: str, path: str, api: Any, home: Home) -> None:
    @given(case=api[path][method].as_strategy())
    @settings(
        max_examples=home.examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def check(case: schemathesis.Case) -> None:
        _lead_somewhere(case, home)
        token = home.ask("/programs", {"name": "Leaving"})["token"] if (method, path) in LEAVING else home.token
        response = case.call(headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)
        assert "Traceback" not in response.text
        case.validate_response(response, checks=CHECKS)

    check()


def _lead_somewhere(case: schemathesis.Case, home: Home) -> None:
    """Most of what is drawn names nothing; three of four times it is exchanged for what there is."""
    drawn = zlib.crc32(str(case.as_transport_kwargs()).encode("utf-8", "replace"))
    if "wait" in case.query:
        case.query["wait"] = 0
    if drawn % 4 == 0:
        return
    real = {"code": home.codes, "match": home.matches, "game": tuple(games()), "edition": ("benben",), "seat": (0, 1)}
    for name, there in real.items():
        for where in (case.path_parameters, case.body):
            if isinstance(where, dict) and name in where and where[name] is not None:
                where[name] = there[drawn // 4 % len(there)]
