"""Callers are cancelled whenever a browser goes away; nobody else may notice."""

from __future__ import annotations

import asyncio
import inspect
import time
from types import ModuleType

import pytest

from benben.server.store import Store, guests, tables
from server.store.entries import act, add_matches

pytestmark = pytest.mark.anyio


async def test_callers_cancelled_at_any_point_hold_up_nobody(store: Store) -> None:
    ids = await add_matches(store, 10)

    async def visit(id: str) -> None:
        await tables.add(store, game="anubix", seats=2)
        await store.append(id, [act(1)])
        await store.journal(id)
        await store.match(id)

    slowest = 0.0
    for n in range(100):
        task = asyncio.create_task(visit(ids[n % 10]))
        await asyncio.sleep(n / 10_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        before = time.monotonic()
        await tables.listed(store)
        slowest = max(slowest, time.monotonic() - before)
    assert slowest < 2
    for id in ids:
        j = len(await store.journal(id)) + 1
        await store.append(id, [act(j)])
        assert [entry.j for entry in await store.journal(id)] == list(range(1, j + 1))


async def test_what_a_cancelled_caller_began_is_done_before_the_store_closes(url: str) -> None:
    store = await Store.open(url)
    task = asyncio.create_task(tables.add(store, game="anubix", seats=2, public=True))
    await asyncio.sleep(0.001)
    task.cancel()
    await store.close()
    store = await Store.open(url)
    assert len(await tables.listed(store)) == 1
    await store.close()


@pytest.mark.parametrize("module", [guests, tables])
def test_every_function_over_the_store_is_unbroken(module: ModuleType) -> None:
    found = {
        name: function
        for name, function in vars(module).items()
        if inspect.iscoroutinefunction(function) and function.__module__ == module.__name__ and name[0] != "_"
    }
    assert len(found) > 8
    assert [name for name, function in found.items() if not hasattr(function, "__wrapped__")] == []
