"""Servers are killed under load, databases stopped: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import pytest

from benben.server.store.fold import fold_journal
from benben.server.store.journal import ACT, Entry
from benben.server.store.store import Store
from faults.player import Kept, Player, Record
from faults.site import Site
from pairs import make_pairs

ACTIONS = 250  # acknowledged in every round
PAIRS = 16
SHORTEST = 100  # actions that a match has on average, at least
RESUME = 5.0  # seconds
SHORT = 100  # rounds on each of the two
ROUND_TIME = 60.0


async def play(site: Site, rounds: int) -> Record:
    """Play all the time, and disturb the server in every round after so many actions."""
    pairs = await make_pairs(site.database, PAIRS, 6 + rounds * ACTIONS // (PAIRS * SHORTEST))
    await asyncio.to_thread(site.start)
    record = Record()
    players = [Player(site.port, pair.keys[seat], seat, pair.matches, record) for pair in pairs for seat in range(2)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for n in range(rounds):
            await await_actions(record, len(record.kept) + ACTIONS, site, n)
            await asyncio.to_thread(disturb, site, n, record)
        await await_actions(record, len(record.kept) + ACTIONS, site, rounds)
    finally:
        record.stop = True  # asyncio's own wait_for may keep to itself that a player was cancelled
        await asyncio.wait(playing, timeout=20)
    assert not record.wrong, record.wrong[:3]
    return record


async def await_actions(record: Record, wanted: int, site: Site, n: int) -> None:
    """Until so many actions are acknowledged, or something is wrong."""
    end = time.monotonic() + ROUND_TIME
    while len(record.kept) < wanted and not record.wrong:
        assert time.monotonic() < end, f"round {n}: the server does not come back\n{site.errors[-3000:]}"
        await asyncio.sleep(0.005)
    assert not record.wrong, record.wrong[:3]


async def check(site: Site, record: Record) -> None:
    """Every acknowledged action is in the journal once, stands in its match's log where it was said to, and besides
    these there is at most what was written when nobody could be told any more; nothing that was refused is there.
    """
    await asyncio.to_thread(site.kill_everything)
    store = await Store.open(site.database)
    try:
        by_match: dict[str, list[Kept]] = {}
        for one in record.kept:
            by_match.setdefault(one.match, []).append(one)
        for match, mine in by_match.items():
            await check_match(store, match, mine, record.refused)
    finally:
        await store.close()


async def check_match(store: Store, match: str, kept: list[Kept], refused: set[tuple[str, int, str]]) -> None:
    """One match."""
    row, entries = await store.match(match), await store.journal(match)
    assert row is not None
    times = Counter((entry.seat, entry.cid) for entry in entries)
    lost = [one for one in kept if times[one.seat, one.cid] != 1]
    assert not lost, f"lost or doubled in {match}: {lost[:3]}"
    assert not [entry for entry in entries if (match, entry.seat, entry.cid) in refused]
    untold = [entry for entry in entries if (entry.seat, entry.cid) not in {(one.seat, one.cid) for one in kept}]
    assert len(untold) <= 2, "only the very last action of each seat may lack its answer"
    match_now = fold_journal(row, entries)
    shown = {seat: match_now.redacted(seat) for seat in range(2)}
    for one in kept:
        event = shown[one.seat][one.n - 1]
        assert (event.who, event.n) == (one.seat, one.n)
        assert event.do == next(entry.do_text for entry in map(Told, entries) if entry.is_of(one))


class Told:
    """An entry of the journal, beside what its player was told."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self.do_text = entry.text

    def is_of(self, kept: Kept) -> bool:
        """Whether this is that action."""
        return (self._entry.kind, self._entry.seat, self._entry.cid) == (ACT, kept.seat, kept.cid)


def disturb(site: Site, n: int, record: Record) -> None:
    """Workers are killed in turn; of ten times once everything, and where there are PostgreSQL and Redis each of them
    is stopped and started once, a worker killed in between: from when it runs again it counts how soon people go on.
    """
    stopped = {4: site.postgres, 7: site.redis}.get(n % 10)
    record.disturbed = time.monotonic()
    if stopped is not None:
        record.cause = f"{type(stopped).__name__} stopped"
    else:
        record.cause = "all killed" if n % 10 == 9 else "a worker killed"
    if n % 10 == 9:
        site.kill_everything()
        site.start()
    elif stopped is None:
        site.kill_worker(n)
    else:
        stopped.stop()
        site.kill_worker(n)
        time.sleep(0.2)
        stopped.start()
        record.disturbed = time.monotonic()


@pytest.mark.parametrize("rounds", [SHORT, pytest.param(1000, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_or_doubled_whatever_is_killed_and_stopped(site: Site, rounds: int) -> None:
    record = asyncio.run(play(site, rounds))
    asyncio.run(check(site, record))
    assert len(record.kept) >= rounds * ACTIONS
    print(f"{len(record.kept)} actions acknowledged, none lost, none doubled")
    assert len(record.refused) < rounds, "whoever comes back is shown all as soon as it can be known"
    print(f"longest pause of all {record.gap:.2f} s, of one player {record.away}")
    assert record.gap <= RESUME
    assert max(record.away.values()) <= RESUME, record.away
