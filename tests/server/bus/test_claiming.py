"""A match has one owner, and soon another one if that dies."""

from __future__ import annotations

import asyncio
import time

import pytest

from benben.server.bus.leases import LEASE
from server.bus.conftest import NewWorker
from server.bus.process import WorkerProcess
from server.bus.worker import Worker, until

pytestmark = pytest.mark.anyio


async def test_a_match_claimed_by_many_at_once_has_one_owner(url: str, new_worker: NewWorker) -> None:
    workers = [await new_worker(url) for _ in range(4)]
    for n in range(100):
        won = await asyncio.gather(*(worker.bus.claim(f"m{n}") for worker in workers))
        assert sum(won) == 1
        assert [worker.bus.owns(f"m{n}") for worker in workers] == won


async def test_claiming_what_is_owned_already_changes_nothing(url: str, new_worker: NewWorker) -> None:
    worker, other = await new_worker(url), await new_worker(url)
    assert await asyncio.gather(worker.bus.claim("m"), worker.bus.claim("m")) == [True, True]
    assert await worker.bus.claim("m")
    assert not await other.bus.claim("m")


async def test_what_is_released_may_be_claimed_by_another(url: str, new_worker: NewWorker) -> None:
    worker, other = await new_worker(url), await new_worker(url)
    assert await worker.bus.claim("m")
    await other.bus.release("m")
    assert not await other.bus.claim("m")
    await worker.bus.release("m")
    assert not worker.bus.owns("m")
    assert await other.bus.claim("m")
    assert worker.lost == []


async def test_closing_releases_all_at_once(url: str, new_worker: NewWorker) -> None:
    other = await new_worker(url)
    worker = await Worker(url).open()
    matches = [f"m{n}" for n in range(1200)]
    await worker.claim_all(matches)
    await worker.bus.close()
    await other.claim_all(matches)
    assert worker.lost == []


async def test_five_thousand_matches_are_kept_with_little_work(url: str, new_worker: NewWorker) -> None:
    worker, other = await new_worker(url), await new_worker(url)
    matches = [f"m{n}" for n in range(5000)]
    await worker.claim_all(matches)
    before = time.process_time()
    await asyncio.sleep(LEASE + 0.5)
    assert time.process_time() - before < 1  # it is about 0.1
    assert not any(await asyncio.gather(*map(other.bus.claim, matches[::10])))
    assert all(map(worker.bus.owns, matches))
    assert worker.lost == []


async def test_a_claim_that_was_cancelled_keeps_nobody_away(url: str, new_worker: NewWorker) -> None:
    worker, other = await new_worker(url), await new_worker(url)
    for n in range(50):
        task = asyncio.create_task(worker.bus.claim(f"m{n}"))
        await asyncio.sleep(n / 50_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        begin = time.monotonic()
        while not worker.bus.owns(f"m{n}") and not await other.bus.claim(f"m{n}"):
            assert time.monotonic() - begin < LEASE / 2


async def test_a_claim_that_was_cancelled_takes_nothing_from_the_owner(url: str, new_worker: NewWorker) -> None:
    owner, other = await new_worker(url, "owner"), await new_worker(url)
    await owner.bus.claim("m")
    for n in range(50):
        task = asyncio.create_task(other.bus.claim("m"))
        await asyncio.sleep(n / 50_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await other.bus.ask("m", b"?") == b"owner:?"


async def test_a_killed_process_is_replaced_at_once(url: str, process: WorkerProcess, new_worker: NewWorker) -> None:
    worker = await new_worker(url)
    matches = [f"m{n}" for n in range(20)]
    assert (await process.do("claim", *matches))["said"] == matches
    assert await worker.bus.ask("m0", b"hello") == b"process:hello"
    assert not await worker.bus.claim("m0")
    await process.kill()
    assert max(await asyncio.gather(*map(worker.take, matches))) < LEASE / 2  # no lease had to run out


async def test_two_processes_never_own_the_same(url: str, process: WorkerProcess, new_worker: NewWorker) -> None:
    worker = await new_worker(url)
    matches = [f"m{n}" for n in range(300)]
    theirs = asyncio.create_task(process.do("claim", *matches))
    ours = []
    for match in reversed(matches):
        ours += [match] if await worker.bus.claim(match) else []
    both = [*ours, *(await theirs)["said"]]
    assert sorted(both) == sorted(matches)
    assert ours
    assert len(ours) < len(matches)


async def test_a_process_that_stood_still_sees_that_it_lost(
    url: str, process: WorkerProcess, new_worker: NewWorker
) -> None:
    worker = await new_worker(url)
    await process.do("claim", "m", "left")
    process.hang()
    await worker.take("m")
    process.go_on()
    said = await process.do("owns", "m")
    assert said["said"] is False
    while "m" not in said["lost"]:
        said = await process.do("owns", "m")
    assert worker.bus.owns("m")
    assert await worker.bus.ask("m", b"hello") == b"worker:hello"


async def test_databases_and_prefixes_keep_servers_apart(url: str, new_worker: NewWorker) -> None:
    base, _, number = url.rpartition("/")
    workers = [await new_worker(url), await new_worker(url, prefix="other"), await new_worker(f"{base}/{number}0")]
    for worker in workers:
        assert await worker.bus.claim("m")
        await worker.follow("m")
    second = await new_worker(url, prefix="other")
    for worker in (workers[0], workers[2], second):
        await worker.bus.tell("m", b"note")
    await until(lambda: workers[1].heard)
    assert [worker.heard for worker in workers] == [[], [b"note"], []]
