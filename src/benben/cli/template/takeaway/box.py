"""An edition of Takeaway as the record that the rules take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from benben.cli.template.takeaway.layout import LAST_STONE, Box, State


def make_box(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Box:
    """The record of a checked edition."""
    box = Box()
    box.seats = seats
    box.heap = components["heap"]
    box.last_stone = -LAST_STONE if options.get("misere") else LAST_STONE
    for face in components["die"]:
        box.faces[face] += 1
    return box


def pools(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What chance draws from, as stated in a match log's header."""
    return {"die": list(components["die"])}


def evidence(box: Box, before: State, after: State) -> dict[str, Any]:
    """Nothing: the die is always the same."""
    return {}
