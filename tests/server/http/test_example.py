"""The example of the docs: a program in forty lines that plays against a real server."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import uvicorn

from server.http.people import SHORT, running

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent.parent
EXAMPLE = ROOT / "examples" / "bot_client.py"
PATIENCE = 60.0


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a server that listens."""
    listening = socket.create_server(("127.0.0.1", 0))
    async with running("sqlite", tmp_path) as app:
        server = uvicorn.Server(uvicorn.Config(app, lifespan="off", log_config=None, ws="none"))
        task = asyncio.create_task(server.serve([listening]))
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        await task


async def _run(*words: str) -> list[int]:
    code, said, wrong = await _say(*words)
    assert (code, wrong) == (0, "")
    scores: list[int] = json.loads(said)
    return scores


async def _say(*words: str) -> tuple[int | None, str, str]:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-W", "error", str(EXAMPLE), *words)
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    async with asyncio.timeout(PATIENCE):
        said, wrong = await process.communicate()
    return process.returncode, said.decode(), wrong.decode()


async def test_two_programs_play_a_match_to_its_end(home: str) -> None:
    async with httpx.AsyncClient(base_url=home) as host:
        await host.post("/api/me")
        table = (await host.post("/api/tables", json=SHORT | {"game": "pyramids", "options": {}})).json()
        both = await asyncio.gather(_run(home, table["code"]), _run(home, table["code"]))
        match = (await host.get(f"/api/tables/{table['code']}")).json()["match"]
        told = (await host.get(f"/api/matches/{match}")).json()
    assert both == [told["scores"]] * 2
    assert [one["figure"] for one in told["people"]] == ["program", "program"]


async def test_what_is_refused_is_told_in_a_sentence(home: str) -> None:
    assert await _say(home, "NOSUCH") == (
        1,
        "",
        "there is no table of this code; look whether it was copied as a whole\n",
    )


def test_the_docs_show_the_example_as_it_is() -> None:
    text = EXAMPLE.read_text("utf-8")
    assert f"```python\n{text}```" in (ROOT / "docs" / "bot-api.md").read_text("utf-8")
    assert len(text.splitlines()) <= 45
