from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from benben.server.store import UNDO, Conflict, Entry, Store, StoreDown, UnknownMatch, Unstorable
from server.databases import new_url, postgres
from server.store.entries import HEADER, SECRET, act, add_matches

pytestmark = pytest.mark.anyio
ROUNDS = 1000


def count_commits(store: Store) -> list[object]:
    """Grows by one with every commit from now on."""
    commits: list[object] = []
    engine = store.database.engine.sync_engine
    if engine.dialect.name == "sqlite":  # some transactions are none of SQLAlchemy's

        def watch(connection: Any, *_: Any) -> None:
            note = commits.append
            connection.driver_connection._conn.set_trace_callback(lambda sql: sql == "COMMIT" and note(sql))

        event.listen(engine, "checkout", watch)
    else:
        event.listen(engine, "commit", commits.append)
    return commits


async def outcome(store: Store, match: str, *entries: Entry, over: bool = False) -> str:
    """What became of an append."""
    try:
        await store.append(match, entries, over)
    except Exception as error:
        return type(error).__name__
    return "written"


async def test_a_journal_reads_back_what_was_appended(store: Store) -> None:
    await store.add_match("m", None, HEADER, SECRET)
    first = [act(1), Entry(2, UNDO, 0, "", "u1", None)]
    await store.append("m", first)
    await store.append("m", [act(3, text="keep 1 Ã 🐍")])
    assert await store.journal("m") == [*first, act(3, text="keep 1 Ã 🐍")]
    assert await store.journal("other") == []


@pytest.mark.parametrize("kills", [3])
async def test_what_append_acknowledged_survives_kill_9(url: str, kills: int) -> None:
    store = await Store.open(url)
    await store.add_match("m", None, HEADER, SECRET)
    await store.close()
    acknowledged = 0
    program = Path(__file__).with_name("appender.py")
    for _ in range(kills):
        with subprocess.Popen([sys.executable, program, url, "m"], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for _ in range(40):
                acknowledged = int(process.stdout.readline())
            process.kill()
            acknowledged = max([acknowledged, *map(int, process.stdout.read().split())])
        store = await Store.open(url)  # this process is another one than that which wrote
        journal = await store.journal("m")
        await store.close()
        assert [entry.j for entry in journal] == list(range(1, len(journal) + 1))
        assert acknowledged <= len(journal) <= acknowledged + 1  # one may have been written and not been said


async def race(stores: list[Store], rounds: int, matches: int = 50) -> None:
    ids = await add_matches(stores[0], matches)
    won: dict[str, list[str]] = {id: [] for id in ids}

    async def both(id: str, j: int) -> None:
        calls = [outcome(store, id, act(j, f"w{w}-{j}", seat=w)) for w, store in enumerate(stores)]
        results = await asyncio.gather(*calls)
        assert sorted(results) == ["Conflict", "written"]
        won[id].append(f"w{results.index('written')}-{j}")

    for j in range(1, rounds // matches + 1):
        await asyncio.gather(*(both(id, j) for id in ids))
    for id in ids:
        assert [entry.cid for entry in await stores[0].journal(id)] == won[id]


async def test_of_two_racing_writers_of_one_store_exactly_one_wins(store: Store) -> None:
    await race([store, store], ROUNDS)


async def test_of_two_racing_writers_with_stores_of_their_own_exactly_one_wins(tmp_path: Path) -> None:
    url = new_url("postgresql", tmp_path)
    stores = [await Store.open(url), await Store.open(url)]
    await race(stores, ROUNDS)
    for store in stores:
        await store.close()


async def test_those_who_come_too_late_do_not_break_up_their_group(store: Store) -> None:
    ids = await add_matches(store, 50)
    inserts: list[str] = []

    def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
        if statement.startswith("INSERT INTO journal"):
            inserts.append(statement)

    event.listen(store.database.engine.sync_engine, "before_cursor_execute", note)
    calls = [outcome(store, id, act(1, cid)) for id in ids for cid in ("first", "second")]
    assert await asyncio.gather(*calls) == ["written", "Conflict"] * 50
    assert len(inserts) <= 3


async def test_the_same_cid_twice_is_written_once_and_the_conflict_says_which_entry_it_was(store: Store) -> None:
    await store.add_match("m", None, HEADER, SECRET)
    await store.append("m", [act(1, "once")])
    for j in (1, 2):
        with pytest.raises(Conflict) as caught:
            await store.append("m", [act(j, "once")])
        assert caught.value.same == (act(1, "once"),)
    await store.append("m", [act(2, "once", seat=1)])  # another seat may choose the same id
    with pytest.raises(Conflict) as caught:
        await store.append("m", [act(2, "new")])
    assert caught.value.same == ()
    assert len(await store.journal("m")) == 2


async def test_a_call_is_written_whole_or_not_at_all(store: Store) -> None:
    await store.add_match("m", None, HEADER, SECRET)
    await store.append("m", [act(1)])
    assert await outcome(store, "m", act(2), act(3), act(4, "c1")) == "Conflict"
    assert await store.journal("m") == [act(1)]


async def test_a_journal_has_no_gaps(store: Store) -> None:
    await store.add_match("m", None, HEADER, SECRET)
    assert await outcome(store, "m", act(2)) == "Conflict"
    results = await asyncio.gather(*(outcome(store, "m", act(j)) for j in (1, 3, 2, 4)))
    assert results == ["written", "Conflict", "written", "Conflict"]
    with pytest.raises(ValueError, match="consecutive"):
        await store.append("m", [act(3), act(5)])


async def test_nothing_follows_the_end_of_a_match(store: Store) -> None:
    await store.add_match("m", None, HEADER, SECRET)
    await store.append("m", [act(1)], over=True)
    assert await outcome(store, "m", act(2)) == "Conflict"
    assert await store.running() == []


async def test_200_concurrent_appends_share_a_few_commits(store: Store) -> None:
    ids = await add_matches(store, 200)
    commits = count_commits(store)
    for j in (1, 2, 3):
        assert await asyncio.gather(*(outcome(store, id, act(j)) for id in ids)) == ["written"] * 200
    assert 0 < len(commits) <= 6
    assert [len(await store.journal(id)) for id in ids] == [3] * 200


async def test_calls_that_fail_harm_nobody_else_of_their_group(store: Store) -> None:
    ids = await add_matches(store, 100)
    await store.append(ids[17], [act(1, "other")])
    await store.append(ids[60], [act(1, "c2")])
    calls = [outcome(store, id, act(1)) for id in ids]
    calls += [outcome(store, ids[60], act(2)), outcome(store, "nothing", act(1)), outcome(store, "a\0b", act(1))]
    calls += [outcome(store, ids[3], act(2, text=text)) for text in ("a\0b", "\ud800", "long" * 2000)]
    results = await asyncio.gather(*calls)
    expected = ["written"] * 100 + ["Conflict", "UnknownMatch"] + ["Unstorable"] * 4
    expected[17] = expected[60] = "Conflict"
    assert results == expected
    assert [len(await store.journal(id)) for id in ids] == [1] * 100


async def test_a_caller_that_was_cancelled_harms_nobody(store: Store) -> None:
    ids = await add_matches(store, 3)
    tasks = [asyncio.create_task(store.append(id, [act(1)])) for id in ids]
    await asyncio.sleep(0)
    tasks[1].cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None)]
    assert [len(await store.journal(id)) for id in ids] == [1, 0, 1]


async def test_closing_finishes_what_was_handed_over_and_takes_no_more(url: str) -> None:
    store = await Store.open(url)
    ids = await add_matches(store, 20)
    tasks = [asyncio.create_task(store.append(id, [act(1)])) for id in ids]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(StoreDown):
        await store.append(ids[0], [act(2)])
    store = await Store.open(url)
    assert [len(await store.journal(id)) for id in ids] == [1] * 20
    await store.close()


async def test_an_append_to_a_match_that_is_not_there_says_so(store: Store) -> None:
    with pytest.raises(UnknownMatch):
        await store.append("nothing", [act(1)])
    with pytest.raises(Unstorable):
        await store.append("m", [Entry(2**31, "act", 0, "x", "c")])


async def test_postgresql_stopped_and_started_again_costs_errors_and_nothing_else(tmp_path: Path) -> None:
    server = postgres()
    store = await Store.open(new_url("postgresql", tmp_path))
    ids = await add_matches(store, 20)
    assert [await outcome(store, id, act(1)) for id in ids] == ["written"] * 20
    await asyncio.to_thread(server.stop)
    try:
        assert await asyncio.gather(*(outcome(store, id, act(2)) for id in ids)) == ["StoreDown"] * 20
        for lost in (store.journal(ids[0]), store.running(), store.match(ids[0])):
            with pytest.raises(StoreDown):
                await lost
    finally:
        await asyncio.to_thread(server.start)
    assert await asyncio.gather(*(outcome(store, id, act(2)) for id in ids)) == ["written"] * 20
    assert [len(await store.journal(id)) for id in ids] == [2] * 20
    await store.close()


async def test_postgresql_lost_under_load_loses_nothing_acknowledged_and_doubles_nothing(tmp_path: Path) -> None:
    server = postgres()
    store = await Store.open(new_url("postgresql", tmp_path))
    ids = await add_matches(store, 20)
    acknowledged = dict.fromkeys(ids, 0)
    refused: list[str] = []
    repeated: list[bool] = []
    ending = asyncio.Event()

    async def play(id: str) -> None:
        while not ending.is_set():
            j = acknowledged[id] + 1
            try:
                await store.append(id, [act(j)])
            except StoreDown as error:
                refused.append(str(error))
                await asyncio.sleep(0.02)
                continue
            except Conflict as error:  # it had been written before the connection was lost
                repeated.append(error.same == (act(j),))
            acknowledged[id] = j

    players = [asyncio.create_task(play(id)) for id in ids]
    for _ in range(3):
        await asyncio.sleep(0.3)
        before = sum(acknowledged.values())
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(0.3)
    ending.set()
    await asyncio.gather(*players)
    assert refused
    assert all(repeated)
    assert sum(acknowledged.values()) > before > 0
    for id in ids:
        assert [entry.cid for entry in await store.journal(id)] == [f"c{j}" for j in range(1, acknowledged[id] + 1)]
    await store.close()
