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
from server.redis_server import redis
from server.running.players import GAME, Player, playing
from server.running.running import Running, ending, lives, until

pytestmark = pytest.mark.anyio

PLAYERS = 4
STOPPED = 15.0  # seconds
RESUMED = 5.0


@pytest.fixture(params=[*KINDS, "two workers"])
def words(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """What to serve with: an empty database, and with two workers a bus."""
    if request.param in KINDS:
        return ["--database", new_url(request.param, tmp_path)]
    return ["--database", new_url("postgresql", tmp_path), "--bus", redis().new_url(), "--workers", "2"]


@contextlib.contextmanager
def serve(folder: Path, *words: str, **environment: str) -> Iterator[Running]:
    """`benben serve` on a free port, answering."""
    options = ("--port", "0", "--no-warm", "--log-format", "json", "--bot-pause", "0", *words)
    running = Running(folder, "-m", "benben", "serve", *options, **environment)
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


async def end(running: Running, players: list[Player]) -> int:
    """The exit code of a server that is asked to end."""
    for player in players:
        player.leaving = True
    return await asyncio.to_thread(running.end)


async def check_kept(url: str, players: list[Player]) -> None:
    """Everything that was acknowledged is in the journals, and nothing is there twice."""
    for player in players:
        kept = await acknowledged_in(url, player.match)
        assert len(kept) == len(set(kept))
        assert player.done <= set(kept)


async def test_a_graceful_stop_under_load_loses_nothing_that_was_acknowledged(tmp_path: Path, words: list[str]) -> None:
    with serve(tmp_path, *words) as running:
        async with playing(running.port, PLAYERS) as players, asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            await until_acts(running, 60)
            began = time.monotonic()
            assert await end(running, players) == 0
            assert time.monotonic() - began < STOPPED
    assert sum(len(player.done) for player in players) >= 50
    assert [player.heard.count("bye") for player in players] == [2] * PLAYERS
    await check_kept(words[1], players)


async def test_killed_workers_under_load_lose_nothing_that_was_acknowledged(tmp_path: Path, words: list[str]) -> None:
    with serve(tmp_path, *words) as running:
        async with playing(running.port, PLAYERS) as players, asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            for count in (40, 80, 120):
                await until_acts(running, count)
                os.kill(min(children(running.process.pid)), signal.SIGKILL)
            await until_acts(running, 160)
            assert json.loads(await asyncio.to_thread(running.get, "/health"))["status"] == "ok"
            assert await end(running, players) == 0
    assert sum(len(player.waited) for player in players) > 2 * PLAYERS
    assert max(seconds for player in players for seconds in player.waited) < RESUMED
    await check_kept(words[1], players)


def children(pid: int) -> list[int]:
    """The processes that another one has started and that live."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if stat.read_text().rpartition(")")[2].split()[1] == str(pid):
                found.append(int(stat.parent.name))
    return [child for child in found if lives(child)]


async def test_bots_end_with_their_worker_even_if_it_is_killed(tmp_path: Path) -> None:
    with serve(tmp_path, BENBEN_DATA=str(tmp_path)) as running:
        async with playing(running.port, 1) as (player,):
            await player.ask("POST", "/play", GAME, 201)  # a game in which all begin together
            (worker,) = children(running.process.pid)
            await asyncio.to_thread(until, lambda: len(descendants(worker)) >= 2)  # who forks bots, and a bot
            started = descendants(worker)
            os.kill(worker, signal.SIGKILL)
            await asyncio.to_thread(until, lambda: not any(map(lives, started)))
            assert await end(running, [player]) == 0


def descendants(pid: int) -> list[int]:
    """Its children, theirs, and so on."""
    return [found for child in children(pid) for found in (child, *descendants(child))]


async def test_no_secret_is_in_any_line_that_a_busy_server_says(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'benben.db'}"
    token = "a-token-for-numbers"
    with serve(tmp_path, BENBEN_DATABASE=url, BENBEN_METRICS_TOKEN=token) as running:
        async with playing(running.port, 2) as players, asyncio.TaskGroup() as group:
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
            for player in players:
                group.create_task(player.play())
            await asyncio.sleep(1)
            os.kill(min(children(running.process.pid)), signal.SIGKILL)
            await asyncio.sleep(1)
            await asyncio.to_thread(running.get, "/health")
            assert await end(running, players) == 0
            assert running.process.stdout is not None
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
    with serve(tmp_path, *(["--lan"] if lan else []), BENBEN_DATA=str(tmp_path)) as running:
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
