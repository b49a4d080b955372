"""`benben backup`, `benben restore` and `benben export`."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from benben import Match
from benben.bots.bot import choose
from benben.server.store import ACT, Entry, Store, guests
from cli.terminal import run, spawn


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The data folder of these tests."""
    folder = tmp_path / "data"
    monkeypatch.setenv("BENBEN_DATA", str(folder))
    monkeypatch.delenv("BENBEN_DATABASE", raising=False)
    return folder


async def fill(url: str, matches: int = 2) -> None:
    """A guest, and finished matches."""
    store = await Store.open(url)
    await guests.add(store, "Ada", "cat")
    for n in range(matches):
        match, entries = Match.new("anubix"), list[Entry]()
        assert match.secret is not None
        await store.add_match(f"m{n}", None, match.header, match.secret)
        while not match.is_over:
            seat = match.acting[0]
            text = choose(match, seat, "greedy", n)
            match.submit(seat, text)
            entries.append(Entry(len(entries) + 1, ACT, seat, text, f"c{len(entries)}"))
        await store.append(f"m{n}", entries, over=True)
    await store.close()


def test_everything_goes_from_the_default_database_to_a_file_and_into_another_one(data: Path, tmp_path: Path) -> None:
    asyncio.run(fill(f"sqlite:///{data / 'benben.db'}"))
    file, other = tmp_path / "a.backup", tmp_path / "other.db"
    assert f"rows of {data / 'benben.db'} are in {file}" in run("backup", file).stdout
    assert f"of {file} are in {other}" in run("restore", file, "--database", f"sqlite:///{other}").stdout
    refused = run("restore", file, "--database", f"sqlite:///{other}", exit_code=2)
    assert "a backup is restored into an empty database only" in refused.stderr
    assert run("export", "--database", f"sqlite:///{other}").stdout == run("export").stdout != ""


def test_each_exported_log_is_a_file_that_verify_accepts(data: Path, tmp_path: Path) -> None:
    asyncio.run(fill(f"sqlite:///{data / 'benben.db'}"))
    file, log = tmp_path / "all.jsonl", tmp_path / "one.jsonl"
    assert run("export", file).stdout == ""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert len(lines) == 2
    for line in lines:
        log.write_text(line["log"], "utf-8")
        assert "good" in run("verify", log).stdout


def test_a_match_that_cannot_be_told_is_named_and_the_others_are_there(data: Path) -> None:
    url = f"sqlite:///{data / 'benben.db'}"
    asyncio.run(fill(url, 1))

    async def spoil() -> None:
        store = await Store.open(url)
        match = Match.new("anubix")
        assert match.secret is not None
        await store.add_match("spoilt", None, match.header, match.secret)
        await store.append("spoilt", [Entry(1, ACT, match.acting[0], "fly", "c")], over=True)
        await store.close()

    asyncio.run(spoil())
    result = run("export", exit_code=1)
    assert len(result.stdout.splitlines()) == 1
    assert "left out: match spoilt: " in result.stderr


def test_the_environment_names_the_database_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'named.db'}"
    asyncio.run(fill(url, 0))
    monkeypatch.setenv("BENBEN_DATABASE", url)
    assert str(tmp_path / "named.db") in run("backup", tmp_path / "a").stdout


def test_what_is_missing_or_wrong_is_a_sentence_and_leaves_no_file(data: Path, tmp_path: Path) -> None:
    for words in (("backup", tmp_path / "a"), ("export", tmp_path / "a"), ("export",)):
        assert f"there is no database at {data / 'benben.db'}" in run(*words, exit_code=2).stderr
    assert not data.exists()
    assert "No such file" in run("restore", tmp_path / "a", exit_code=2).stderr
    assert "mysql databases are not supported" in run("export", "--database", "mysql://h/n", exit_code=2).stderr
    (tmp_path / "a").write_bytes(b"something else")
    assert "is not a whole backup" in run("restore", tmp_path / "a", exit_code=2).stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a"]


def test_in_a_process_of_its_own_it_works_beside_a_server(data: Path, tmp_path: Path) -> None:
    """The server holds the file; on an SQLite with the bug in its write-ahead log nobody else may open it."""

    async def serve() -> int:
        url = f"sqlite:///{data / 'benben.db'}"
        await fill(url)
        store = await Store.open(url)
        done = await asyncio.to_thread(spawn, "backup", str(tmp_path / "a"))
        assert (done.returncode, done.stderr) == (0, "")
        done = await asyncio.to_thread(spawn, "export")
        await store.close()
        assert (done.returncode, done.stderr) == (0, "")
        return len(done.stdout.splitlines())

    assert asyncio.run(serve()) == 2
    assert "rows of" in run("restore", tmp_path / "a", "--database", f"sqlite:///{tmp_path / 'b.db'}").stdout
