"""Limits: how often, and how much at the same time."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from benben.server.limits import MOST, RATES, Full, Limits, Rate, address_of
from server.http.people import SHORT, Person, running
from server.redis_server import Redis

pytestmark = pytest.mark.anyio


async def test_what_is_too_often_is_refused_with_the_time_to_wait() -> None:
    limits = Limits(rates={"acts": Rate("3/minute"), "moves": Rate("1/minute")})
    assert [await limits.take("acts", "isis") for _ in range(3)] == [None] * 3
    wait = await limits.take("acts", "isis")
    assert wait is not None
    assert 1 <= wait <= 60
    assert await limits.take("acts", "osiris") is None
    assert await limits.take("moves", "isis") is None


async def test_time_heals() -> None:
    limits = Limits(rates={"acts": Rate("1/second")})
    assert await limits.take("acts", "isis") is None
    async with asyncio.timeout(20):
        while await limits.take("acts", "isis") is not None:
            await asyncio.sleep(0.1)


async def test_what_is_over_is_forgotten() -> None:
    limits = Limits(rates={"acts": Rate("5/second")})
    for guest in range(50):
        await limits.take("acts", str(guest))
    kept = limits._here.storage
    kept._swept = 0.0
    async with asyncio.timeout(20):
        while len(kept.expirations) > 10:
            await asyncio.sleep(0.2)
            kept._swept = 0.0
            await limits.take("acts", "last")


async def test_only_so_many_at_the_same_time() -> None:
    limits = Limits(most={"waits of a guest": 2})
    with limits.staying("waits of a guest", "isis"), limits.staying("waits of a guest", "isis"):
        with pytest.raises(Full), limits.staying("waits of a guest", "isis"):
            pass
        assert limits.enter("waits of a guest", "osiris")
    assert limits.enter("waits of a guest", "isis")


async def test_a_network_of_ipv6_counts_as_one() -> None:
    assert address_of(("2001:db8:1:2:3:4:5:6", 1)) == address_of(("2001:db8:1:2::9", 2))
    assert address_of(("2001:db8:1:2::9", 2)) != address_of(("2001:db8:1:3::9", 2))
    assert address_of(("::ffff:10.0.0.1", 1)) == address_of(("10.0.0.1", 2)) == "10.0.0.1"
    assert address_of(("fe80::1%eth0", 1)) == "fe80::"
    assert address_of(None) == "local"
    assert address_of(("/run/socket", 0)) == "/run/socket"


async def test_everybody_is_told_over_http(tmp_path: Path) -> None:
    names = ("guests", "codes", "moves", "programs", "tables", "changes", "acts", "heavy")
    rates = {name: Rate("2/hour" if name in names else "1000/minute") for name in RATES}
    async with running("sqlite", tmp_path, Limits(rates=rates, most=MOST)) as app:
        person = Person(app)
        await person.post("/me", status=201)
        for form in range(2):
            await person.patch("/me", {"name": f"Isis {form}"})
            await person.post("/me/move")
            await Person(app).post("/programs", {"name": "Deep"}, 201)
            await Person(app).post("/me/arrive", {"code": "NOSUCHCODE22"}, 404)
        match = (await person.post("/play", SHORT, 201))["match"]
        await person.post("/tables", SHORT, 201)
        for _ in range(2):
            await person.get(f"/matches/{match}/log")
            await person.post(f"/matches/{match}/seats/0/act", {"cid": "a", "n": 99, "do": "x"}, 409)
        await Person(app).post("/me", status=201)
        refused = [
            await Person(app).ask("POST", "/me"),
            await person.ask("PATCH", "/me", json={"name": "Hathor"}),
            await person.ask("POST", "/me/move"),
            await Person(app).ask("POST", "/programs", json={"name": "Deep"}),
            await Person(app).ask("POST", "/me/arrive", json={"code": "NOSUCHCODE22"}),
            await person.ask("POST", "/tables", json=SHORT),
            await person.ask("GET", f"/matches/{match}/log"),
            await person.ask("POST", f"/matches/{match}/seats/0/act", json={"cid": "a", "n": 99, "do": "x"}),
        ]
        for answer in refused:
            assert answer.status_code == 429, answer.text
            assert answer.json()["error"] == "too_many"
            assert f"try again in {answer.headers['retry-after']} s" in answer.json()["text"]
        assert (await Person(app, address="10.0.0.9").ask("POST", "/me")).status_code == 201


async def test_a_flood_is_refused_before_anything_is_done(tmp_path: Path) -> None:
    rates = RATES | {"requests": Rate("5/hour")}
    async with running("sqlite", tmp_path, Limits(rates=rates)) as app:
        statuses = [(await Person(app).ask("GET", "/games")).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert (await Person(app).client.get("/health/live")).status_code == 200
        assert (await Person(app, address="10.0.0.9").ask("GET", "/games")).status_code == 200


async def test_workers_count_together_over_redis_and_alone_without_it(caplog: pytest.LogCaptureFixture) -> None:
    redis = Redis()
    rates = {"guests": Rate("3/hour", together=True), "acts": Rate("1/hour")}
    one, two = (Limits(f"redis://127.0.0.1:{redis.port}", rates=rates) for _ in range(2))
    try:
        taken = [await which.take("guests", "10.0.0.1") is None for which in (one, two, one, two, one)]
        assert taken == [True, True, True, False, False]
        assert [await which.take("acts", "isis") for which in (one, two)] == [None, None]
        redis.stop()
        with caplog.at_level(logging.WARNING):
            assert [await one.take("guests", "10.0.0.1") is None for _ in range(5)] == [True] * 3 + [False] * 2
        assert len(caplog.records) == 1
    finally:
        for which in (one, two):
            await which.close()
        redis.close()
    assert await two.take("guests", "10.0.0.1") is None
