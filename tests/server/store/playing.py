"""Whole matches in a store, played as the server plays them: by entries of a journal."""

from __future__ import annotations

import random

from benben.bots.bot import choose
from benben.match.match import Match
from benben.server.store import ACT, UNDO, Entry, Store

GAMES = (("pyramids", 2), ("stregati", 2), ("anubix", 3))


async def play(store: Store, id: str, game: str, seats: int, seed: int, table: str | None = None) -> Match:
    """A finished match of greedy bots that take actions back now and then; in the store there is only its journal."""
    dice, match = random.Random(seed), Match.new(game, seats=seats)
    assert match.secret is not None
    await store.add_match(id, table, match.header, match.secret)
    entries: list[Entry] = []
    while not match.is_over:
        seat = dice.choice(match.acting)
        at = 10 * len(entries)
        j = len(entries) + 1
        text = choose(match, seat, "greedy", dice.randrange(2**32))
        match.submit(seat, text, at)
        entries.append(Entry(j, ACT, seat, text, f"c{j}", at))
        if match.can_undo(seat) and dice.random() < 0.2:
            match.undo(seat)
            entries.append(Entry(j + 1, UNDO, seat, "", f"c{j + 1}"))
    await store.append(id, entries, over=True)
    return match
