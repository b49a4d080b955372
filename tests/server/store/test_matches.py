from __future__ import annotations

import json

import pytest

from benben.match.match import Match
from benben.server.store import Conflict, Store
from server.store.entries import HEADER, SECRET, act, add_matches

pytestmark = pytest.mark.anyio


async def test_a_header_comes_back_with_its_keys_in_order(store: Store) -> None:
    match = Match.new("anubix", seats=2, secret=SECRET)
    await store.add_match("m", None, match.header, SECRET)
    row = await store.match("m")
    assert row is not None
    assert json.dumps(row.header) == json.dumps(match.header)
    assert (row.secret, row.phase, row.length) == (SECRET, "running", 0)
    assert Match(row.header, match.edition, row.secret).header == match.header


async def test_a_match_begins_once(store: Store) -> None:
    await store.add_match("m", None, HEADER, SECRET)
    with pytest.raises(Conflict):
        await store.add_match("m", None, HEADER, SECRET)


async def test_running_and_finished_matches_are_told_apart(store: Store) -> None:
    ids = await add_matches(store, 120)  # more than a page
    for id in ids[10:]:
        await store.append(id, [act(1), act(2)], over=True)
    assert await store.running() == ids[:10]
    found = [row async for row in store.finished()]
    assert [row.id for row in found] == ids[10:]
    assert {(row.length, row.phase) for row in found} == {(2, "over")}


async def test_what_cannot_be_an_id_is_not_found(store: Store) -> None:
    for strange in ("", "a\0b", "\ud800", "x" * 10_000):
        assert await store.match(strange) is None
        assert await store.journal(strange) == []


async def test_the_secret_of_a_match_is_in_no_line_that_shows_it(store: Store) -> None:
    await store.add_match("m", None, HEADER, SECRET)
    row = await store.match("m")
    assert SECRET.hex() not in repr(row)
    assert repr(SECRET) not in repr(row)
    with pytest.raises(Conflict) as caught:
        await store.add_match("m", None, HEADER, SECRET)
    assert SECRET.hex() not in f"{caught.value!r} {caught.value.__cause__!r} {caught.value.__cause__}"
