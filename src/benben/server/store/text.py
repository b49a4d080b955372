"""Text that every database can hold. PostgreSQL refuses NUL, and no driver can send half a surrogate pair."""

from __future__ import annotations

from benben.server.store.errors import Unstorable

MOST_NAME = 60


def is_storable(text: str) -> bool:
    """Whether a text could be in the database at all; one that could not need not be looked for."""
    return "\0" not in text and (text.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in text))


def check_text(what: str, text: str, most: int) -> None:
    """Refuse a text before it can harm the others of its group."""
    if len(text) > most:
        raise Unstorable(f"{what} is longer than {most} characters")
    if not is_storable(text):
        raise Unstorable(f"{what} holds a character that cannot be stored")
