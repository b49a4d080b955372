"""An edition of Stregati as the record that the rules take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from benben.games.stregati.kinds import KIND_NAMES, count_kinds, names, points_of
from benben.games.stregati.layout import EQUIPMENT, KINDS, NOBODY, SHUFFLING, VALUES, Box, State


def make_box(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Box:
    """The record of a checked edition."""
    box = Box()
    box.seats = seats
    box.start = options.get("start", NOBODY)
    box.expert = int(options.get("expert", False))
    box.full = int(options.get("extra_draw") == "full")
    box.games = options.get("games", 0)
    box.limit = options.get("limit", 0)
    box.max_rounds = last_round(components, options)
    box.chamber = components["chamber"][_side("chamber", seats, options)]
    for place, value in enumerate(_adventures(components, seats, options)):
        box.adventures[place] = value
    _fill_cards(box, count_kinds(components))
    return box


def last_round(components: Mapping[str, Any], options: Mapping[str, Any]) -> int:
    """S-F2, S-C7: the fewest rounds that the option or the edition allows, 0 without a limit."""
    given = (options.get("max_rounds", 0), components.get("rounds", 0))
    return min((rounds for rounds in given if rounds > 0), default=0)


def _side(name: str, seats: int, options: Mapping[str, Any]) -> int:
    """S-S1: 0 for the lower value, 1 for the higher one."""
    side = options.get(name) or ("short" if seats >= 4 else "long")
    return ("short", "long").index(side)


def _adventures(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> list[int]:
    side = _side("adventures", seats, options)
    return sorted(pair[side] for pair in components["adventures"])


def _fill_cards(box: Box, counts: list[int]) -> None:
    """The cards as bits, in the order of their kinds."""
    card = 0
    for kind in range(KINDS):
        box.members[kind] = (1 << card + counts[kind]) - (1 << card)
        for _ in range(counts[kind]):
            box.kinds[card] = kind
            card += 1
    for kind in range(EQUIPMENT):
        cards, value = box.members[kind], points_of(kind)
        box.tools[kind // VALUES] |= cards
        box.ones |= cards if value & 1 else 0
        box.twos |= cards if value & 2 else 0
        box.fours |= cards if value & 4 else 0
        box.equipment |= cards
    box.all = (1 << card) - 1


def pools(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What chance draws from, as stated in a match log's header."""
    cards = [name for name, count in zip(KIND_NAMES, count_kinds(components), strict=True) for _ in range(count)]
    return {"adventures": _adventures(components, seats, options), "cards": cards}


def evidence(box: Box, before: State, after: State) -> dict[str, Any]:
    """What a shuffle makes the draw pile: the log alone does not tell where drawn cards went (S-D1, S-D2)."""
    return {"pile": dict(Counter(names(box, after.draw)))} if before.phase == SHUFFLING else {}
