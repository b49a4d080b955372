"""How the match of a table begins: a new secret, that of a deal that is repeated, or on from where a match was."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from benben.engine.edition import Edition, edition_names, find_edition, parse_edition
from benben.engine.errors import BenbenError
from benben.engine.registry import find_game
from benben.match.clock import Clock
from benben.match.match import Match
from benben.server.store import tables
from benben.server.store.journal import ACT, Entry
from benben.server.store.store import Store
from benben.server.store.tables import Table


def edition_of(game: str, edition: str | None) -> Edition:
    """A shipped edition by name, or one's own as text. Never a file: the name comes from a stranger."""
    found = find_game(game)
    if edition is None or edition in edition_names(found):
        return find_edition(found, edition)
    if "\n" in edition:
        return parse_edition(found, edition, "the edition")
    raise BenbenError(f"no edition {edition[:60]!r}; {found.id} ships {', '.join(edition_names(found))}")


def new_match(
    game: str,
    seats: int,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    clock: Mapping[str, int] | None = None,
    secret: bytes | None = None,
    started: int = 0,
) -> Match:
    """A match as tables play it; errors are sentences for whoever set the table up."""
    timer = None if clock is None else Clock(**clock)
    match = Match.new(game, seats, edition=edition_of(game, edition), options=options or {}, clock=timer, secret=secret)
    match.header["started"] = started
    return match


def played_until(match: Match, after: int) -> Match:
    """The same match with the same chance and without clock, up to an event of it. Chance acts by itself."""
    header = {key: value for key, value in match.header.items() if key != "clock"}
    twin = Match(header, match.edition, match.secret)
    twin.begin()
    for event in match.events[:after]:
        if event.who is not None:
            twin.submit(event.who, event.do)
    return twin


async def begin(store: Store, table: Table, played: Match | None = None) -> tuple[str, Match] | None:
    """Begin the match of a table in the store; None if somebody is missing, not ready, or was quicker. With `played`
    it goes on from there.
    """
    if played is not None:
        return await _play_on(store, table, played)
    secret = None
    if table.deal is not None:
        dealt = await store.match(table.deal)
        secret = None if dealt is None else dealt.secret
    now = store.database.now()
    match = new_match(table.game, table.seats, table.edition, table.options, table.clock, secret, now)
    # The same deal has the same chance, so its log has the same name; the store needs another one.
    id = match.header["match"] if secret is None else secrets.token_hex(8)
    return await _start(store, table, id, match, [])


async def _play_on(store: Store, table: Table, match: Match) -> tuple[str, Match] | None:
    match.header["started"] = store.database.now()
    done = [event for event in match.events if event.who is not None]
    entries = [Entry(j, ACT, event.who or 0, event.do, f"before {j}") for j, event in enumerate(done, start=1)]
    return await _start(store, table, secrets.token_hex(8), match, entries)


async def _start(store: Store, table: Table, id: str, match: Match, entries: list[Entry]) -> tuple[str, Match] | None:
    acting = sum(1 << seat for seat in match.acting)
    assert match.secret is not None
    begun = await tables.start(store, table.id, id, match.header, match.secret, acting, entries)
    return (id, match) if begun else None
