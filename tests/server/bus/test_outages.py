"""Redis stops, hangs, and comes back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

import pytest
from redis.asyncio import Redis as Client

from benben.server.bus import redis as redis_bus
from benben.server.bus.bus import BusDown
from benben.server.bus.leases import LEASE
from benben.server.bus.redis import RedisBus
from server.bus.conftest import NewWorker
from server.bus.worker import PATIENCE, Worker, until
from server.redis_server import Redis

pytestmark = pytest.mark.anyio


async def refused(doing: Awaitable[object]) -> float:
    """How long it takes until one is told that the bus is down."""
    begin = time.monotonic()
    with pytest.raises(BusDown):
        await doing
    return time.monotonic() - begin


async def back(worker: Worker) -> float:
    """How long it takes until the bus is up again."""
    begin = time.monotonic()
    while not await worker.bus.answers():
        assert time.monotonic() < begin + PATIENCE
        await asyncio.sleep(0.01)
    return time.monotonic() - begin


async def test_nothing_hangs_while_redis_is_stopped_and_all_is_well_afterwards(
    own_redis: Redis, new_worker: NewWorker
) -> None:
    url = own_redis.new_url()
    owner, other = await new_worker(url, "owner"), await new_worker(url)
    await owner.bus.claim("m")
    await other.follow("m")
    own_redis.stop()
    for _ in range(2):
        assert await refused(other.bus.claim("n")) < 1.5
        assert await refused(other.bus.ask("m", b"?")) < 1.5
    assert not await other.bus.answers()
    await owner.bus.tell("m", b"missed")
    await other.bus.release("m")
    await other.follow("later")
    await other.bus.leave("never")
    await asyncio.to_thread(own_redis.start)
    assert await back(owner) < 2
    assert await back(other) < 2
    await until(lambda: b"" in other.heard)
    other.heard.clear()
    await owner.bus.tell("m", b"note")
    await owner.bus.tell("later", b"later")
    await until(lambda: {b"note", b"later"} <= set(other.heard))
    assert await owner.bus.claim("m")
    assert await other.bus.ask("m", b"?") == b"owner:?"


async def test_owners_stay_owners_over_a_short_stop(own_redis: Redis, new_worker: NewWorker) -> None:
    url = own_redis.new_url()
    owner, idle = await new_worker(url), await new_worker(url)
    await idle.follow("m")
    assert await idle.bus.answers()
    matches = [f"m{n}" for n in range(1200)]
    await owner.claim_all(matches)
    own_redis.stop()
    await asyncio.to_thread(own_redis.start)
    await until(lambda: idle.heard)
    assert await idle.bus.claim("n")  # not refused, though it did not know yet that its connection was broken
    async with Client.from_url(url) as client:
        while await client.dbsize() < len(matches) + 1:  # all leases are back, though Redis has forgotten them
            assert owner.lost == []
            await asyncio.sleep(0.01)
    assert not await idle.bus.claim("m0")
    assert all(map(owner.bus.owns, matches))
    assert owner.lost == []


async def test_owners_lose_over_a_long_stop_and_say_so(own_redis: Redis, new_worker: NewWorker) -> None:
    url = own_redis.new_url()
    owner, other = await new_worker(url), await new_worker(url)
    await owner.bus.claim("m")
    await owner.bus.claim("released")
    await owner.bus.release("released")
    own_redis.stop()
    took = await until(lambda: not owner.bus.owns("m"))
    assert took < LEASE + 0.5
    assert took + await until(lambda: owner.lost) < LEASE + 1.5
    await asyncio.to_thread(own_redis.start)
    await other.take("m")
    assert owner.lost == ["m"]
    assert not await owner.bus.claim("m")


async def test_a_hanging_redis_is_noticed_and_all_is_well_afterwards(own_redis: Redis, new_worker: NewWorker) -> None:
    url = own_redis.new_url()
    owner, other = await new_worker(url, "owner"), await new_worker(url)
    await owner.bus.claim("m")
    await other.follow("m")
    own_redis.hang()
    begin = time.monotonic()
    asked = [refused(other.bus.claim(f"m{n}")) for n in range(50)] + [refused(other.bus.ask("m", b"?"))]
    first = asyncio.gather(*asked)
    await asyncio.sleep(0.6)
    assert await refused(other.bus.claim("x")) < 0.7  # it does not have to wait after the others
    assert max(await first) < 1.5
    assert not await other.bus.answers()
    await owner.bus.tell("m", b"missed")
    await until(lambda: owner.lost == ["m"])
    assert not owner.bus.owns("m")
    while await refused(other.bus.claim("n")) > 0.3:  # until it is known and nobody has to wait any more
        assert time.monotonic() - begin < PATIENCE
    own_redis.go_on()
    assert await back(other) < 3
    await until(lambda: b"" in other.heard)
    await other.take("m")
    assert await owner.bus.ask("m", b"?") == b"worker:?"


async def test_whoever_missed_a_note_is_told_to_look(own_redis: Redis, new_worker: NewWorker) -> None:
    url = own_redis.new_url()
    worker, other = await new_worker(url), await new_worker(url)
    await worker.follow("m")
    own_redis.hang()  # only as long as it takes the sender to give up
    await other.bus.tell("m", b"perhaps")
    assert await refused(other.bus.claim("m")) < 1.5
    own_redis.go_on()
    await until(lambda: b"" in worker.heard)


async def test_whoever_begins_to_follow_too_late_is_told_to_look(own_redis: Redis, new_worker: NewWorker) -> None:
    worker = await new_worker(own_redis.new_url())
    own_redis.hang()
    following = asyncio.create_task(worker.follow("m"))
    await asyncio.sleep(0.2)
    assert not following.done()  # what is told from here on would be missed
    await following
    assert worker.heard == []
    own_redis.go_on()
    await until(lambda: worker.heard == [b""])


async def test_questions_under_way_fail_at_once_when_redis_stops(own_redis: Redis, new_worker: NewWorker) -> None:
    asked = asyncio.Event()

    class Slow(Worker):
        async def answer(self, question: bytes) -> bytes:
            asked.set()
            await asyncio.sleep(0.5)
            return question

    url = own_redis.new_url()
    owner, other = await Slow(url).open(), await new_worker(url)
    await owner.bus.claim("m")
    asking = asyncio.create_task(other.bus.ask("m", b"?"))
    await asked.wait()
    own_redis.stop()
    assert await refused(asking) < 1
    await owner.bus.close()


async def test_a_worker_that_was_not_listening_sees_that_it_lost(own_redis: Redis, new_worker: NewWorker) -> None:
    url = own_redis.new_url()
    owner = await new_worker(url)
    async with Client.from_url(url) as client:
        listening = (await client.client_list("pubsub"))[0]["id"]
        other = await new_worker(url)
        await owner.bus.claim("m")
        await client.client_kill_filter(listening)
        assert await other.take("m") < LEASE / 2
    await until(lambda: owner.lost == ["m"])
    assert not owner.bus.owns("m")
    await back(owner)
    assert await owner.bus.ask("m", b"?") == b"worker:?"


async def test_a_redis_that_is_not_there_is_named_without_the_password(
    own_redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "OPENING", 0.5)
    url = f"redis://:secret@127.0.0.1:{own_redis.port}/1"
    for stop in (False, True):  # first it is the password that is wrong
        if stop:
            own_redis.stop()
        with pytest.raises(BusDown, match=f"127.0.0.1:{own_redis.port} .*start it") as raised:
            await Worker(url).open()
        assert "secret" not in str(raised.value)


async def test_closing_while_redis_is_down_takes_no_long_time(own_redis: Redis) -> None:
    for outage in (own_redis.hang, own_redis.stop):
        worker = await Worker(own_redis.new_url()).open()
        await worker.bus.claim("m")
        outage()
        begin = time.monotonic()
        await worker.bus.close()
        assert time.monotonic() - begin < 4
        with pytest.raises(BusDown):
            await worker.bus.claim("n")
        own_redis.go_on()


def test_what_is_no_address_of_a_redis_is_refused() -> None:
    with pytest.raises(ValueError, match="redis://"):
        RedisBus("localhost:6379")
