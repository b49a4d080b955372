from __future__ import annotations

import asyncio
import logging
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from benben.server.store import Conflict, Store, StoreDown, StoreError, StoreInUse
from benben.server.store.sqlite import has_wal_bug
from server.store.entries import HEADER, SECRET, act

pytestmark = pytest.mark.anyio
BUGGY, SOUND = (3, 40, 1), (3, 51, 3)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'data' / 'benben.db'}"


def pretend(monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int]) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)


@pytest.mark.parametrize("version", [(3, 7, 0), (3, 40, 1), (3, 44, 5), (3, 45, 0), (3, 50, 6), (3, 51, 0), (3, 51, 2)])
def test_these_versions_have_the_bug(version: tuple[int, int, int]) -> None:
    assert has_wal_bug(version)


@pytest.mark.parametrize("version", [(3, 6, 23), (3, 44, 6), (3, 50, 7), (3, 51, 3), (3, 52, 0), (4, 0, 0)])
def test_these_versions_do_not(version: tuple[int, int, int]) -> None:
    assert not has_wal_bug(version)


async def test_every_commit_reaches_the_disk(url: str) -> None:
    store = await Store.open(url)
    async with store.database.reads() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("secure_delete", 1)):
            assert await connection.scalar(text(f"PRAGMA {pragma}")) == value
    await store.close()


async def test_with_the_bug_there_is_one_connection_and_a_warning(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pretend(monkeypatch, BUGGY)
    with caplog.at_level(logging.WARNING):
        store = await Store.open(url)
    assert "has a bug in its write-ahead log" in caplog.text
    assert store.database.engine.pool.size() == 1  # type: ignore[attr-defined]
    await store.close()


async def test_with_the_bug_a_second_process_is_refused_until_the_first_has_ended(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, BUGGY)
    store = await Store.open(url)
    await store.add_match("m", None, HEADER, SECRET)
    await store.close()
    program = Path(__file__).with_name("appender.py")
    with subprocess.Popen([sys.executable, program, url, "m"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "1\n"
        with pytest.raises(StoreInUse, match="another process"):
            await Store.open(url)
        process.kill()
    store = await Store.open(url)
    assert await store.journal("m")
    await store.close()


async def test_with_the_bug_programs_that_know_nothing_of_the_lock_are_kept_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, BUGGY)
    store = await Store.open(url)
    stranger = sqlite3.connect(url.removeprefix("sqlite:///"), timeout=0)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        stranger.execute("SELECT * FROM matches")
    stranger.close()
    await store.close()


async def test_without_the_bug_two_stores_share_a_file_and_race_as_on_postgresql(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, SOUND)
    stores = [await Store.open(url), await Store.open(url)]
    await stores[0].add_match("m", None, HEADER, SECRET)
    for j in range(1, 101):
        calls = [store.append("m", [act(j, f"w{w}-{j}")]) for w, store in enumerate(stores)]
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert {type(result) for result in results} == {type(None), Conflict}
    assert len(await stores[1].journal("m")) == 100
    pretend(monkeypatch, BUGGY)
    with pytest.raises(StoreInUse):  # a process with the bug stays away from one without
        await Store.open(url)
    for store in stores:
        await store.close()


async def test_a_full_disk_is_an_error_and_what_is_freed_can_be_used(url: str) -> None:
    store = await Store.open(url)
    await store.add_match("m", None, HEADER, SECRET)
    async with store.database.reads() as connection:
        await connection.execute(text("PRAGMA max_page_count = 1"))  # means: as many as there are
    entries = [act(j, text="long" * 1000) for j in range(1, 20)]
    for _ in range(2):
        with pytest.raises(StoreDown, match="full"):
            await store.append("m", entries)
    assert await store.journal("m") == []
    async with store.database.reads() as connection:
        await connection.execute(text("PRAGMA max_page_count = 1000000"))
    await store.append("m", entries)
    assert await store.journal("m") == entries
    await store.close()


async def test_nobody_else_may_read_the_file_with_the_secrets(url: str) -> None:
    store = await Store.open(url)
    path = Path(url.removeprefix("sqlite:///"))
    for part in path.parent.iterdir():
        assert stat.S_IMODE(part.stat().st_mode) == 0o600, part
    await store.close()


@pytest.mark.parametrize("wrong", ["sqlite://", "sqlite:///:memory:", "mysql://host/name", "not a url"])
async def test_a_url_that_cannot_be_used_is_refused_with_a_sentence(wrong: str) -> None:
    with pytest.raises(StoreError, match=r"sqlite:///|postgresql"):
        await Store.open(wrong)
