from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from benben.server.store import Store, StoreDown, StoreError, StoreInUse, guests, tables
from benben.server.store.backup import back_up, restore
from benben.server.store.dump import BLOCK, BadBackup
from benben.server.store.schema import metadata
from server.databases import KINDS, new_url
from server.store.entries import HEADER, SECRET, act, add_matches
from server.store.playing import play

pytestmark = pytest.mark.anyio


def quiet(done: int, of: int) -> None:
    """Told how far it is, and says nothing."""


async def contents(url: str) -> dict[str, list[object]]:
    """Everything in a database, as its rows are stored."""
    store = await Store.open(url)
    async with store.database.reads() as connection:
        found = {
            table.name: sorted(repr(row) for row in await connection.execute(select(table)))
            for table in metadata.sorted_tables
        }
    await store.close()
    return found  # type: ignore[return-value]


async def fill(url: str) -> tuple[str, str]:
    """Something in every table: odd names, JSON in an order, NULL and not; a key and a code are returned."""
    store = await Store.open(url)
    ada, key = await guests.add(store, "Ada Ł 🐈 \u2028 \\ \"'", "cat")
    code, _ = await guests.offer_move(store, ada.id)
    for clock in (None, {"base": 1, "bonus": 0}):
        table = await tables.add(
            store, game="anubix", seats=2, options={"b": True, "a": None}, clock=clock, host=ada.id, patience=5
        )
        await tables.sit(store, table.id, 1, ada.id, "Cem")
    await play(store, "over", "anubix", 2, 1, table.id)
    for id in await add_matches(store, 3):
        await store.append(id, [act(j) for j in range(1, BLOCK)], acting=5)
    await store.close()
    return key, code


@pytest.mark.parametrize("target", KINDS)
async def test_a_backup_brings_everything_into_a_database_of_either_kind(url: str, target: str, tmp_path: Path) -> None:
    key, code = await fill(url)
    file, other = tmp_path / "a.backup", new_url(target, tmp_path / "other")
    told: list[tuple[int, int]] = []
    rows = await back_up(url, file, lambda done, of: told.append((done, of)))
    assert told[-1] == (rows, rows)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert await restore(other, file, quiet) == rows
    assert await contents(other) == await contents(url)
    assert sum(map(len, (await contents(url)).values())) == rows
    store = await Store.open(other)
    found = await guests.by_key(store, key)
    assert found is not None
    assert await guests.take_move(store, code) is not None
    row = await store.match("over")
    assert row is not None
    await store.append("match0000", [act(BLOCK)])
    await store.close()
    assert key.encode() not in gzip.decompress(file.read_bytes())


async def test_backup_of_what_was_restored_is_the_same_file_but_for_its_date(url: str, tmp_path: Path) -> None:
    await fill(url)
    first, second = tmp_path / "first", tmp_path / "second"
    await back_up(url, first, quiet)
    for n, kind in enumerate(KINDS):
        other = new_url(kind, tmp_path / f"other{n}")
        await restore(other, first, quiet)
        await back_up(other, second, quiet)
        assert lines_of(second)[1:-1] == lines_of(first)[1:-1]


async def test_a_backup_while_the_server_writes_holds_one_moment(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    ids = await add_matches(store, 20)
    ending = asyncio.Event()
    written = dict.fromkeys(ids, 0)

    async def write(id: str) -> None:
        while not ending.is_set():
            await store.append(id, [act(written[id] + 1)])
            written[id] += 1

    writers = [asyncio.create_task(write(id)) for id in ids]
    for n in range(3):
        before = dict(written)
        while written == before:
            await asyncio.sleep(0.01)
        before = dict(written)
        await back_up(url, tmp_path / f"{n}", quiet)
        other = new_url("sqlite", tmp_path / f"other{n}")
        await restore(other, tmp_path / f"{n}", quiet)
        copy = await Store.open(other)
        for id in ids:
            row = await copy.match(id)
            assert row is not None
            assert before[id] <= row.length == len(await copy.journal(id)) <= written[id] + 1
        await copy.close()
    ending.set()
    await asyncio.gather(*writers)
    await store.close()
    assert sorted(path.name for path in tmp_path.glob("benben.db*")) in (
        [],  # of PostgreSQL
        ["benben.db", "benben.db.lock"],
    )
    assert list(tmp_path.glob(".copy-*")) == []


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_a_server_that_lends_nothing_keeps_its_database_to_itself(kind: str, tmp_path: Path) -> None:
    url = new_url(kind, tmp_path)
    store = await Store.open(url)
    (tmp_path / "benben.db.lend").unlink()
    with pytest.raises(StoreInUse, match="another process"):
        await back_up(url, tmp_path / "a", quiet)
    await store.close()


async def test_a_copy_that_fails_is_said_on_both_sides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    url = new_url("sqlite", tmp_path)
    store = await Store.open(url)
    monkeypatch.setattr("benben.server.store.lending.FOLDERS", "nowhere/")
    with pytest.raises(StoreError, match="could not copy it; its log says why"):
        await back_up(url, tmp_path / "a", quiet)
    assert "could not be copied for a backup" in caplog.text
    await store.close()


async def test_without_the_bug_in_sqlite_a_backup_is_read_beside_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 3))
    url = new_url("sqlite", tmp_path)
    store = await Store.open(url)
    await store.add_match("m", None, HEADER, SECRET)
    assert not (tmp_path / "benben.db.lend").exists()
    assert await back_up(url, tmp_path / "a", quiet) == 1
    await store.close()


async def test_a_server_that_was_killed_leaves_no_copies_for_ever(tmp_path: Path) -> None:
    left = tmp_path / ".copy-abc"
    left.mkdir()
    (left / "benben.db").touch()
    store = await Store.open(new_url("sqlite", tmp_path))
    assert not left.exists()
    await store.close()


async def test_where_no_socket_can_be_the_server_works_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(new_url("sqlite", tmp_path / ("long" * 30)))
    assert "no backup can be made while this server runs" in caplog.text
    await store.add_match("m", None, HEADER, SECRET)
    await store.close()


async def test_only_an_empty_database_is_filled(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    await guests.add(store, "Ada", "cat")
    await store.close()
    await back_up(url, tmp_path / "a", quiet)
    before = await contents(url)
    with pytest.raises(StoreError, match=r"holds guests, keys already: a backup is restored into an empty"):
        await restore(url, tmp_path / "a", quiet)
    assert await contents(url) == before


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def damaged(file: Path) -> Iterator[bytes]:
    """The file with something wrong with it, in every way that we can think of."""
    packed, lines = file.read_bytes(), lines_of(file)
    yield b""
    yield b"nothing of ours"
    yield packed[:-9]
    yield packed[: len(packed) // 2]
    middle = len(packed) // 2
    yield packed[:middle] + bytes([packed[middle] ^ 1]) + packed[middle + 1 :]
    at = next(n for n, line in enumerate(lines) if b"keep 1 3" in line)
    for change in (
        lines[:-1],
        lines[1:],
        lines[:at] + lines[at + 1 :],
        [*lines[:at], lines[at], *lines[at:]],
        [*lines[:at], lines[at].replace(b"keep 1 3", b"keep 1 4"), *lines[at + 1 :]],
        [*lines[:at], b"[1]\n", *lines[at + 1 :]],
        [*lines[:at], b"7\n", *lines[at + 1 :]],
        [*lines[:at], b"{}\n", *lines[at + 1 :]],
        [*lines[:-1], json.dumps({**json.loads(lines[-1]), "rows": 7}).encode() + b"\n"],
        [*lines, lines[-1]],
        [lines[0].replace(b'"benben-backup":1', b'"benben-backup":2'), *lines[1:]],
    ):
        yield gzip.compress(b"".join(change))


async def test_a_damaged_backup_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    source, target = new_url("sqlite", tmp_path / "source"), tmp_path / "target"
    await fill(source)
    good, bad = tmp_path / "good", tmp_path / "bad"
    await back_up(source, good, quiet)
    tried = 0
    for data in damaged(good):
        bad.write_bytes(data)
        with pytest.raises(BadBackup, match="bad is not a"):
            await restore(new_url("sqlite", target), bad, quiet)
        tried += 1
    assert tried == 16
    assert not target.exists()


async def test_what_the_database_refuses_is_taken_back_whole(url: str, tmp_path: Path) -> None:
    """A file that is whole, yet holds what no database of ours can: a place of nobody's table."""
    source = new_url("sqlite", tmp_path / "source")
    await fill(source)
    store = await Store.open(source)
    await store.close()
    broken = sqlite3.connect(source.removeprefix("sqlite:///"))  # without foreign keys
    broken.execute("INSERT INTO places VALUES ('nowhere', 0, NULL, NULL, 0, NULL)")
    broken.commit()
    broken.close()
    await back_up(source, tmp_path / "a", quiet)
    with pytest.raises(StoreError, match="cannot hold"):
        await restore(url, tmp_path / "a", quiet)
    assert set(map(len, (await contents(url)).values())) == {0}


async def test_a_backup_of_an_earlier_benben_is_restored_and_brought_up_to_date(url: str, tmp_path: Path) -> None:
    file = tmp_path / "old"
    lines = [
        {"benben-backup": 1, "revision": "0001", "made": 1},
        {"table": "matches", "columns": ["id", "table", "header", "secret", "phase", "length", "touched"]},
        ["m", None, {"benben": 1}, "00", "running", 0, 5],
    ]
    write_by_hand(file, lines)
    assert await restore(url, file, quiet) == 1
    store = await Store.open(url)
    row = await store.match("m")
    assert row is not None
    assert (row.header, row.acting) == ({"benben": 1}, 0)
    await store.close()
    newer = new_url(KINDS["postgresql" in url], tmp_path / "newer")
    store = await Store.open(newer)
    await store.close()
    with pytest.raises(StoreError, match="name a new database"):
        await restore(newer, file, quiet)


async def test_a_backup_of_a_later_benben_is_refused(url: str, tmp_path: Path) -> None:
    file = tmp_path / "late"
    write_by_hand(file, [{"benben-backup": 1, "revision": "9999", "made": 1}])
    with pytest.raises(StoreError, match="update benben"):
        await restore(url, file, quiet)


def write_by_hand(file: Path, lines: list[object]) -> None:
    import hashlib

    text = "".join(json.dumps(line) + "\n" for line in lines)
    rows = sum(isinstance(line, list) for line in lines)
    end = {"rows": rows, "digest": hashlib.sha256(text.encode()).hexdigest()}
    file.write_bytes(gzip.compress((text + json.dumps(end) + "\n").encode()))


async def test_what_is_not_there_or_not_ours_is_said(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database at"):
        await back_up(f"sqlite:///{tmp_path / 'nothing.db'}", tmp_path / "a", quiet)
    assert not (tmp_path / "nothing.db").exists()
    (tmp_path / "empty.db").touch()
    for url in (f"sqlite:///{tmp_path / 'empty.db'}", new_url("postgresql", tmp_path)):
        with pytest.raises(StoreError, match="is not a database of benben"):
            await back_up(url, tmp_path / "a", quiet)
    with pytest.raises(StoreDown):
        await back_up("postgresql://benben@127.0.0.1:1/nothing", tmp_path / "a", quiet)
    store = await Store.open(new_url("sqlite", tmp_path))
    await store.close()
    with pytest.raises(StoreError, match="cannot be written: No such file"):
        await back_up(new_url("sqlite", tmp_path), tmp_path / "nowhere" / "a", quiet)
    assert sorted(path.name for path in tmp_path.glob("a*")) == []
