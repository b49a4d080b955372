"""The kinds of cards, and tools, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from benben.games.stregati.layout import EQUIPMENT, KINDS, VALUES, Box

TOOL_LETTERS = "LPRT"
TOOL_NAMES = ("ladders", "pickaxes", "ropes", "torches")
SPECIALS = ("guardian", "hex", "magic", "mummy", "scarab")
KIND_NAMES = tuple(f"{tool}{value}" for tool in TOOL_LETTERS for value in range(1, VALUES + 1)) + SPECIALS
KIND_OF = {name: kind for kind, name in enumerate(KIND_NAMES)}


def count_kinds(components: Mapping[str, Any]) -> list[int]:
    """How many cards of each kind an edition has."""
    counts = [0] * KINDS
    for tool, values in components["equipment"].items():
        for value in values:
            counts[KIND_OF[f"{tool}{value}"]] += 1
    for name, number in components["specials"].items():
        counts[KIND_OF[name]] = number
    return counts


def points_of(kind: int) -> int:
    """The value of equipment, 0 for a special card."""
    return kind % VALUES + 1 if kind < EQUIPMENT else 0


def names(box: Box, cards: int) -> list[str]:
    """Some cards by name, in the order of their kinds."""
    return list(_names(box, cards)) if cards else []


@lru_cache(maxsize=2**13)
def _names(box: Box, cards: int) -> tuple[str, ...]:
    found = []
    while cards:
        found.append(KIND_NAMES[box.kinds[(cards & -cards).bit_length() - 1]])
        cards &= cards - 1
    return tuple(found)
