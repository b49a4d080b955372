from __future__ import annotations

import json
from pathlib import Path

import pytest

import verify_match
from benben.match.match import Match
from benben.server.store import UNDO, Store, guests, tables
from benben.server.store.export import export
from server.store.entries import HEADER, SECRET, act
from server.store.playing import GAMES, play

pytestmark = pytest.mark.anyio


async def exported(url: str) -> tuple[list[dict[str, str]], list[str], list[tuple[int, int]]]:
    """The lines, what was left out, and what was told on the way."""
    lines: list[str] = []
    told: list[tuple[int, int]] = []
    left_out = await export(url, lines.append, lambda done, of: told.append((done, of)))
    return [json.loads(line) for line in lines], left_out, told


async def test_every_exported_log_is_the_match_that_was_played_and_proves_its_chance(url: str) -> None:
    store = await Store.open(url)
    played = {f"m{n}": await play(store, f"m{n}", *GAMES[n % 3], seed=n) for n in range(9)}
    undone = [entry for id in played for entry in await store.journal(id) if entry.kind == UNDO]
    await store.close()
    lines, left_out, told = await exported(url)
    assert len(undone) > 3
    assert left_out == []
    assert told == [(n, 9) for n in range(1, 10)]
    assert [line["log"] for line in lines] == [match.dumps() for match in played.values()]
    assert [(line["match"], line["game"]) for line in lines] == [
        (match.header["match"], match.game.id) for match in played.values()
    ]
    for line in lines:
        assert verify_match.check(line["log"]) > 0
        Match.loads(line["log"]).verify()


async def test_nothing_exported_says_who_sat_at_the_seats(url: str) -> None:
    store = await Store.open(url)
    ada, _ = await guests.add(store, "Adalgisa", "falcon")
    table = await tables.add(store, game="anubix", seats=2, host=ada.id, public=True)
    await tables.sit(store, table.id, 0, ada.id, "Cemile")
    await play(store, "m0", "anubix", 2, 1, table.id)
    await store.close()
    lines, _, _ = await exported(url)
    assert [set(line) for line in lines] == [{"match", "game", "log"}]
    text = json.dumps(lines)
    for trace in ("Adalgisa", "falcon", "Cemile", ada.id, table.id, table.code, '"c1"'):
        assert trace not in text


async def test_running_matches_stay_and_what_cannot_be_told_is_named(url: str) -> None:
    store = await Store.open(url)
    await play(store, "good", "anubix", 2, 1)
    running = Match.new("anubix", secret=SECRET)
    await store.add_match("running", None, running.header, SECRET)
    await store.add_match("ended early", None, running.header, SECRET)
    seat = running.acting[0]
    await store.append("ended early", [act(1, text=running.legal(seat)[0], seat=seat)], over=True)
    await store.add_match("spoilt", None, running.header, SECRET)
    await store.append("spoilt", [act(1, text="fly to the moon", seat=seat)], over=True)
    await store.add_match("strange", None, HEADER, SECRET)
    await store.append("strange", [act(1)], over=True)
    await store.close()
    lines, left_out, _ = await exported(url)
    assert len(lines) == 1
    assert [why.partition(": ")[0] for why in left_out] == ["match ended early", "match spoilt", "match strange"]
    assert "before its rules say" in left_out[0]


async def test_a_database_with_nothing_in_it_gives_nothing(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    await store.close()
    assert await exported(url) == ([], [], [])
