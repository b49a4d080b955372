"""How the match of a table begins: a new secret, or that of the deal which the table repeats."""

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


async def begin(store: Store, table: Table) -> tuple[str, Match] | None:
    """Begin the match of a table in the store; None if somebody is missing, not ready, or was quicker."""
    secret = None
    if table.deal is not None:
        dealt = await store.match(table.deal)
        secret = None if dealt is None else dealt.secret
    now = store.database.now()
    match = new_match(table.game, table.seats, table.edition, table.options, table.clock, secret, now)
    # The same deal has the same chance, so its log has the same name; the store needs another one.
    id = match.header["match"] if secret is None else secrets.token_hex(8)
    acting = sum(1 << seat for seat in match.acting)
    assert match.secret is not None
    begun = await tables.start(store, table.id, id, match.header, match.secret, acting=acting)
    return (id, match) if begun else None
