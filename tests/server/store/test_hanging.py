"""A PostgreSQL that accepts and never answers, and one that waits for somebody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from benben.server.store import Store, StoreDown, tables
from benben.server.store.postgresql import PatientConnection
from server.databases import new_url, postgres
from server.store.entries import act, add_matches
from server.store.proxy import Proxy

pytestmark = pytest.mark.anyio
ENOUGH = 30.0  # seconds; without a limit of the store's own it would be for ever
QUICK = "&connect_timeout=2"


@pytest.fixture
async def proxy(anyio_backend: str) -> AsyncIterator[Proxy]:
    proxy = Proxy(postgres().port)
    yield proxy
    await proxy.close()


@pytest.fixture
async def store(proxy: Proxy, tmp_path: Path) -> AsyncIterator[Store]:
    url = new_url("postgresql", tmp_path).replace(f":{postgres().port}/", f":{await proxy.listen()}/")
    store = await Store.open(url + QUICK)
    yield store
    await store.close()


async def test_callers_are_told_that_a_server_hangs_and_all_is_well_when_it_wakes(
    store: Store, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PatientConnection, "patience", 2.0)
    ids = await add_matches(store, 10)
    await store.append(ids[0], [act(1)])
    proxy.hold()
    began = time.monotonic()
    calls = [store.append(id, [act(1 if id != ids[0] else 2)]) for id in ids]
    others = [store.journal(ids[0]), store.running(), tables.listed(store), tables.add(store, game="anubix", seats=2)]
    results = await asyncio.gather(*calls, *others, return_exceptions=True)
    assert {type(result) for result in results} == {StoreDown}
    assert time.monotonic() - began < ENOUGH
    proxy.let_go()
    for id in ids:
        await store.append(id, [act(len(await store.journal(id)) + 1, "later")])


async def test_who_waits_for_a_row_that_a_frozen_process_holds_is_told(tmp_path: Path) -> None:
    store = await Store.open(new_url("postgresql", tmp_path) + "%20-cstatement_timeout%3D500")
    ids = await add_matches(store, 2)
    began = time.monotonic()
    async with store.database.writes() as holder:
        await holder.execute(text("SET LOCAL statement_timeout = 0"))
        await holder.execute(text("SELECT * FROM matches WHERE id = :id FOR UPDATE"), {"id": ids[0]})
        with pytest.raises(StoreDown, match="statement timeout"):
            await store.append(ids[0], [act(1)])
    assert time.monotonic() - began < ENOUGH
    await asyncio.gather(*(store.append(id, [act(1)]) for id in ids))
    await store.close()


async def test_the_server_lets_go_of_what_a_frozen_process_holds(store: Store) -> None:
    async with store.database.reads() as connection:
        for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
            assert await connection.scalar(text(f"SHOW {name}")) in ("5s", "20s")


async def test_what_the_url_says_goes_before_our_limits(tmp_path: Path) -> None:
    store = await Store.open(new_url("postgresql", tmp_path) + "%20-cstatement_timeout%3D7000")
    async with store.database.reads() as connection:
        assert await connection.scalar(text("SHOW statement_timeout")) == "7s"
    await store.close()


async def test_opening_a_store_over_a_server_that_hangs_ends(proxy: Proxy) -> None:
    port = await proxy.listen()
    proxy.hold()
    began = time.monotonic()
    with pytest.raises(StoreDown):
        await Store.open(f"postgresql://benben@127.0.0.1:{port}/postgres?{QUICK[1:]}")
    assert time.monotonic() - began < ENOUGH
