"""The workshop: jobs in processes of their own that crash, hang, and are left alone."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from contextlib import aclosing
from typing import Any

import pytest

from benben.engine.registry import find_game
from benben.server.workshop import COMMAND, WAITING, Busy, Failed, Workshop

pytestmark = pytest.mark.anyio

PATIENCE = 60.0
READ = "import json, sys, time; job = json.loads(sys.stdin.readline());"


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


def doing(script: str, most_waiting: int = 20) -> Workshop:
    """A workshop whose jobs are a script of the test."""
    return Workshop(1, most_waiting, (sys.executable, "-c", READ + script))


async def all_lines(shop: Workshop, patience: float = PATIENCE) -> list[dict[str, Any]]:
    return [line async for line in shop.work({"a": 1}, patience)]


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(pid: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while lives(pid):
            await asyncio.sleep(0.02)


async def test_lines_come_as_they_are_said() -> None:
    assert await all_lines(doing("print(json.dumps(job)); print('{}')")) == [{"a": 1}, {}]


async def test_a_job_that_crashes_is_no_answer() -> None:
    with pytest.raises(Failed, match="failed"):
        await all_lines(doing("print('{}'); raise SystemExit(3)"))


async def test_a_job_that_hangs_is_ended() -> None:
    shop = doing("time.sleep(1000)")
    working = asyncio.create_task(all_lines(shop, 1.0))
    while not shop._children:
        await asyncio.sleep(0.005)
    pid = next(iter(shop._children)).pid
    with pytest.raises(Failed, match="too long"):
        await working
    await gone(pid)
    await shop.close()


async def test_a_job_ends_when_nobody_reads_it_any_more() -> None:
    shop = doing("import os; print(os.getpid(), flush=True); time.sleep(1000)")
    async with aclosing(shop.work({}, PATIENCE)) as lines:
        pid: Any = await anext(lines)
        assert lives(pid)
    await gone(pid)
    await shop.close()


async def test_closing_ends_what_goes_on() -> None:
    shop = doing("import os; print(os.getpid(), flush=True); time.sleep(1000)")
    lines = shop.work({}, PATIENCE)
    pid: Any = await anext(lines)
    await shop.close()
    with pytest.raises(Failed):
        await anext(lines)
    assert not lives(pid)


async def test_others_wait_and_not_too_many() -> None:
    shop = doing("print('1', flush=True); sys.stdin.readline()", most_waiting=1)
    async with aclosing(shop.work({}, PATIENCE)) as first:
        assert await anext(first) == 1
        second = shop.work({}, PATIENCE)
        assert await anext(second) == WAITING
        waiting = asyncio.create_task(anext(second))
        await asyncio.sleep(0.05)
        third = shop.work({}, PATIENCE)
        with pytest.raises(Busy):
            await anext(third)
    assert await waiting == 1
    await second.aclose()
    await shop.close()


async def test_a_job_ends_with_whoever_gave_it() -> None:
    """A server that is killed closes nothing in order; its end of the pipe goes with it."""
    text = (find_game("stregati").folder / "editions" / "benben.txt").read_text("utf-8")
    job = {"kind": "trial", "game": "stregati", "text": text, "seats": 3, "matches": 10**7, "options": {}, "seed": 1}
    child = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert child.stdin
    assert child.stdout
    child.stdin.write(json.dumps(job).encode() + b"\n")
    child.stdin.flush()
    assert json.loads(await asyncio.to_thread(child.stdout.readline)) == {"done": 20, "of": 10**7}
    child.stdin.close()
    assert await asyncio.to_thread(child.wait, PATIENCE) != 0
    child.stdout.close()
