"""Questions to the owner of a match."""

from __future__ import annotations

import asyncio
import logging
import time

import pytest
from redis.asyncio import Redis as Client

from benben.server.bus.leases import LEASE
from server.bus.conftest import NewWorker
from server.bus.process import WorkerProcess
from server.bus.worker import Worker, until

pytestmark = pytest.mark.anyio


async def test_the_owner_answers_everybody_and_itself(url: str, new_worker: NewWorker) -> None:
    owner, other = await new_worker(url, "owner"), await new_worker(url)
    assert await other.bus.ask("m", b"?") is None
    assert await owner.bus.claim("m")
    every_byte = bytes(range(256)) * 4000
    assert await other.bus.ask("m", every_byte) == b"owner:" + every_byte
    assert await other.bus.ask("m", b"") == b"owner:"
    assert await owner.bus.ask("m", b"?") == b"owner:?"
    assert await other.bus.ask("n", b"?") is None


async def test_processes_answer_each_other(url: str, process: WorkerProcess, new_worker: NewWorker) -> None:
    worker = await new_worker(url)
    await process.do("claim", "theirs")
    await worker.bus.claim("ours")
    assert await worker.bus.ask("theirs", b"?") == b"process:?"
    assert (await process.do("ask", "ours", "!"))["said"] == "worker:!"


async def test_questions_keep_their_order_and_get_their_own_answers(url: str, new_worker: NewWorker) -> None:
    owner, other = await new_worker(url, "owner"), await new_worker(url)
    await owner.bus.claim("m")
    questions = [b"%d" % n for n in range(2000)]
    answers = await asyncio.gather(*(other.bus.ask("m", question) for question in questions))
    assert answers == [b"owner:" + question for question in questions]
    assert owner.asked == questions


async def test_questions_do_not_wait_for_each_other(url: str, new_worker: NewWorker) -> None:
    asked_again = asyncio.Event()

    class Waiting(Worker):
        async def answer(self, question: bytes) -> bytes:
            if question == b"first":
                await asked_again.wait()
            else:
                asked_again.set()
            return question

    owner, other = await Waiting(url).open(), await new_worker(url)
    await owner.bus.claim("m")
    answers = await asyncio.gather(other.bus.ask("m", b"first"), other.bus.ask("m", b"second"))
    assert answers == [b"first", b"second"]
    await owner.bus.close()


async def test_an_owner_that_takes_too_long_gives_no_answer(url: str, new_worker: NewWorker) -> None:
    begun, cancelled = [], []

    class Slow(Worker):
        async def answer(self, question: bytes) -> bytes:
            begun.append(question)
            try:
                await asyncio.sleep(1000)
            except asyncio.CancelledError:
                cancelled.append(question)
                raise
            return question

    owner, other = await Slow(url).open(), await new_worker(url)
    await owner.bus.claim("m")
    begin = time.monotonic()
    asking = asyncio.create_task(other.bus.ask("m", b"?"))
    await until(lambda: begun)
    await owner.bus.close()
    assert await asking is None
    assert 1.4 < time.monotonic() - begin < 10
    assert cancelled == [b"?"]


async def test_an_answer_under_way_is_given_before_the_owner_closes(url: str, new_worker: NewWorker) -> None:
    begun = asyncio.Event()

    class Thorough(Worker):
        async def answer(self, question: bytes) -> bytes:
            begun.set()
            await asyncio.sleep(0.1)
            return question

    owner, other = await Thorough(url).open(), await new_worker(url)
    await owner.bus.claim("m")
    asking = asyncio.create_task(other.bus.ask("m", b"?"))
    await begun.wait()
    await owner.bus.close()
    assert await asking == b"?"


async def test_an_answer_that_fails_is_none_and_others_are_given(
    url: str, new_worker: NewWorker, caplog: pytest.LogCaptureFixture
) -> None:
    owner, other = await new_worker(url, "owner"), await new_worker(url)
    await owner.bus.claim("m")
    assert await asyncio.gather(other.bus.ask("m", b"fail"), other.bus.ask("m", b"?")) == [None, b"owner:?"]
    assert [record.levelno for record in caplog.records if record.exc_info] == [logging.ERROR]


async def test_askers_that_are_cancelled_hold_up_nobody(url: str, new_worker: NewWorker) -> None:
    owner, other = await new_worker(url, "owner"), await new_worker(url)
    await owner.bus.claim("m")
    for n in range(50):
        task = asyncio.create_task(other.bus.ask("m", b"?"))
        await asyncio.sleep(n / 50_000)
        task.cancel()
        assert await other.bus.ask("m", b"%d" % n) == b"owner:%d" % n


async def test_a_lease_that_its_worker_knows_nothing_of_is_given_up(url: str, new_worker: NewWorker) -> None:
    worker, other = await new_worker(url), await new_worker(url)
    await worker.bus.claim("known")
    prefix = f"benben:{url.rpartition('/')[2]}:owner:"
    async with Client.from_url(url) as client:
        await client.set(f"{prefix}unknown", await client.get(f"{prefix}known"))
    assert not await other.bus.claim("unknown")
    assert await other.take("unknown") < LEASE / 2
    assert not await other.bus.claim("known")


async def test_what_is_no_question_is_ignored(
    url: str, new_worker: NewWorker, caplog: pytest.LogCaptureFixture
) -> None:
    owner, other = await new_worker(url, "owner"), await new_worker(url)
    await owner.bus.claim("m")
    async with Client.from_url(url) as client:
        names = await client.pubsub_channels(f"benben:{url.rpartition('/')[2]}:worker:*")
        assert len(names) == 2
        for name in names:
            await client.publish(name, b"\xc1 what is this")
    assert await other.bus.ask("m", b"?") == b"owner:?"
    assert any("no question" in record.message for record in caplog.records)
