"""Codes that people read to each other: no sign that looks like another."""

from __future__ import annotations

import secrets

SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def draw_code(length: int) -> str:
    """A random code, close to 5 bits a sign."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def parse_code(text: str) -> str:
    """A code as somebody typed it: in any case, with spaces or dashes."""
    return "".join(sign for sign in text.upper() if sign in SIGNS)
