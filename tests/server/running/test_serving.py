"""The whole server as `benben serve` runs it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from benben.server.store import Store
from server.databases import KINDS, new_url
from server.running.players import playing
from server.running.running import Running, ending, lives, until

pytestmark = pytest.mark.anyio

PLAYERS = 4
STOPPED = 15.0  # seconds


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return new_url(request.param, tmp_path)


@contextlib.contextmanager
def serve(folder: Path, url: str, *words: str, **environment: str) -> Iterator[Running]:
    """`benben serve` on a free port, answering."""
    options = ("--port", "0", "--no-warm", "--log-format", "json", "--bot-pause", "0", *words)
    running = Running(folder, "-m", "benben", "serve", *options, BENBEN_DATABASE=url, **environment)
    with ending(running):
        found = re.fullmatch(r"benben is open at http://localhost:([0-9]+)", running.line())
        assert found is not None, running.errors.read_text()
        running.port = int(found[1])
        yield running


async def acknowledged_in(url: str, match: str) -> list[tuple[int, str]]:
    """Seat and cid of everything in a match's journal."""
    store = await Store.open(url)
    try:
        return [(entry.seat, entry.cid) for entry in await store.journal(match)]
    finally:
        await store.close()


async def until_acts(running: Running, count: float) -> None:
    """Wait until the server has counted so many actions."""
    while True:
        found = re.search(r"^benben_acts_total (.*)$", await asyncio.to_thread(running.get, "/metrics"), re.M)
        if found and float(found[1]) >= count:
            return
        await asyncio.sleep(0.02)


async def test_a_graceful_stop_under_load_loses_nothing_that_was_acknowledged(tmp_path: Path, url: str) -> None:
    with serve(tmp_path, url) as running:
        async with playing(running.port, PLAYERS) as players:
            plays = [asyncio.create_task(player.play()) for player in players]
            await until_acts(running, 60)
            began = time.monotonic()
            running.process.send_signal(signal.SIGTERM)
            await asyncio.gather(*plays)
            assert await asyncio.to_thread(running.process.wait, 60) == 0
            assert time.monotonic() - began < STOPPED
    assert sum(len(player.done) for player in players) >= 50
    for player in players:
        assert player.heard.count("bye") == 2, running.errors.read_text()
        kept = await acknowledged_in(url, player.match)
        assert len(kept) == len(set(kept))
        assert player.done <= set(kept)


async def test_a_worker_killed_under_load_loses_nothing_that_was_acknowledged(tmp_path: Path, url: str) -> None:
    with serve(tmp_path, url) as running:
        async with playing(running.port, PLAYERS) as players:
            for count in (40, 80):
                plays = [asyncio.create_task(player.play()) for player in players]
                await until_acts(running, count)
                worker = min(children(running.process.pid))
                os.kill(worker, signal.SIGKILL)
                await asyncio.gather(*plays)
                until(lambda: not lives(worker))  # noqa: B023
                assert json.loads(running.get("/health"))["status"] == "ok"
            assert await asyncio.to_thread(running.end) == 0
    for player in players:
        kept = await acknowledged_in(url, player.match)
        assert len(kept) == len(set(kept))
        assert player.done <= set(kept)


def children(pid: int) -> list[int]:
    """The processes that another one has started and that live."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if stat.read_text().rpartition(")")[2].split()[1] == str(pid):
                found.append(int(stat.parent.name))
    return [child for child in found if lives(child)]


async def test_no_secret_is_in_any_line_that_a_busy_server_says(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'benben.db'}"
    token = "a-token-for-numbers"
    with serve(tmp_path, url, BENBEN_METRICS_TOKEN=token) as running:
        async with playing(running.port, 2) as players:
            secrets = [token]
            for player in players:
                code = (await player.ask("POST", "/me/move", {}))["code"]
                program = await player.ask("POST", "/programs", {"name": "A robot called Hush"}, 201)
                secrets += [code, program["token"], player.key, player.code, "Hush", "hush"]
                await player.http.get(f"/api/tables/{player.code}?hush=hush")
                await player.http.get(f"/table/{player.code}")
                await player.http.get("/metrics", headers={"authorization": f"Bearer {token}"})
                await player.http.get("/api/me", headers={"authorization": f"Bearer {program['token']}"})
                await player.http.post("/api/me/arrive", json={"code": code})
                await player.http.post("/api/me/arrive", json={"code": code, "hush": "hush"})
                await player.http.post(f"/api/tables/{player.code}/sit", content=b'{"name": "hush')
            secrets += [player.key for player in players]
            plays = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(1)
            os.kill(min(children(running.process.pid)), signal.SIGKILL)
            await asyncio.gather(*plays)
            await asyncio.to_thread(running.get, "/health")
            assert running.process.stdout is not None
            assert await asyncio.to_thread(running.end) == 0
            said = running.errors.read_text() + running.process.stdout.read()
    store = await Store.open(url)
    for player in players:
        row = await store.match(player.match)
        assert row is not None
        secrets.append(row.secret.hex())
    await store.close()
    assert len(said.splitlines()) > 20
    assert "/api/tables/{code}" in said
    assert [secret for secret in secrets if secret in said] == []


@pytest.mark.parametrize("lan", [False, True])
async def test_a_person_is_told_where_the_site_is(tmp_path: Path, lan: bool) -> None:
    with serve(tmp_path, f"sqlite:///{tmp_path / 'benben.db'}", *(["--lan"] if lan else [])) as running:
        told = []
        while not told or told[-1] != "Ctrl-C ends it.":
            told.append(running.line())
        assert await asyncio.to_thread(running.end, signal.SIGINT) == 0
    if lan:
        assert told[0].startswith(("in your network at http://", "No other device can reach it"))
    else:
        assert told[0] == "Only this machine can reach it; with --lan the devices in its network can, too."


async def test_what_is_wrong_is_one_sentence(tmp_path: Path) -> None:
    for words, said in [
        (["--database", "mysql://db"], "--database (or BENBEN_DATABASE) is sqlite:"),
        (["--workers", "2"], "2 workers need PostgreSQL"),
        (["--database", f"sqlite:///{tmp_path}"], "unable to open database file"),
        (["--database", "sqlite:////proc/no/benben.db"], "/proc/no: No such file or directory"),
    ]:
        running = Running(tmp_path, "-m", "benben", "serve", "--port", "0", "--no-warm", *words)
        with ending(running):
            assert await asyncio.to_thread(running.process.wait, 60) in (1, 2)
            lines = [line for line in running.errors.read_text().splitlines() if not line.startswith("{")]
        assert len(lines) == 1
        assert said in lines[0]
