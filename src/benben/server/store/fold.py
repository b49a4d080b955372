"""Matches from their journals: the same header, secret and entries give the same match, everywhere and always."""

from __future__ import annotations

from collections.abc import Iterable

from benben.engine.errors import MatchError
from benben.match.header import read_header
from benben.match.match import Match
from benben.server.store.errors import StoreError
from benben.server.store.journal import ACT, Entry
from benben.server.store.matches import MatchRow


class BadJournal(StoreError):
    """A journal that cannot be carried out: it was written by other rules, or changed."""


def begin_match(row: MatchRow) -> Match:
    """A match before its first entry, chance having done what comes before that."""
    match = Match(row.header, read_header(row.header), row.secret)
    match.begin()
    return match


def carry_out_entry(match: Match, entry: Entry) -> None:
    """Do in a match what one entry of its journal says."""
    try:
        if entry.kind == ACT:
            match.submit(entry.seat, entry.text, entry.at)
        else:
            match.undo(entry.seat)
    except MatchError as error:
        raise BadJournal(f"entry {entry.j} of this journal cannot be carried out: {error}") from error


def fold_journal(row: MatchRow, entries: Iterable[Entry]) -> Match:
    """A match as its journal tells it."""
    match = begin_match(row)
    for entry in entries:
        carry_out_entry(match, entry)
    return match
