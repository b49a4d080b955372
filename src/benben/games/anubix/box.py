"""An edition of Anubix as the record that the rules take."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from benben.games.anubix.layout import COLUMNS, HEIGHT, KEYSTONE, LEFT, LEVELS, PYRAMID, RIGHT, Box, Sheet, State

COLOURS = ("red", "yellow", "blue", "orange", "green", "purple")
LETTERS = ("A", "B", "C", "D", "E", "F")
FIELDS = (
    *(f"g{row}{column}" for row in range(1, 4) for column in range(1, COLUMNS + 1)),
    "k",
    *(f"l{height}" for height in range(1, HEIGHT + 1)),
    *(f"p{level}{place}" for level in range(1, LEVELS + 1) for place in range(1, LEVELS + 2 - level)),
    *(f"r{height}" for height in range(1, HEIGHT + 1)),
)  # in the order of their numbers
NUMBERS = {name: field for field, name in enumerate(FIELDS)}


def make_box(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Box:
    """The record of a checked edition."""
    box = Box()
    box.seats = seats
    box.dice = 3 if seats == 2 else 4  # A-C1
    box.gems = components["gems"][str(seats)]
    box.start = options.get("start", -1)
    box.speed = int(options.get("speed", False))
    limits = (options.get("max_rounds", 0), components.get("rounds", 0))  # A-F8, A-C10
    box.max_rounds = min((rounds for rounds in limits if rounds > 0), default=0)
    _fill_points(box, components["points"])
    for symbol, (name, fields) in enumerate(sorted(components["symbols"].items())):
        box.symbols[symbol] = sum(1 << NUMBERS[field] for field in fields)
        box.reach[symbol] = sum(1 << field for field in with_all_beneath({NUMBERS[field] for field in fields}))
        box.names[symbol] = int.from_bytes(name.encode(), "big")
        box.symbol_fields |= box.symbols[symbol]
    for sheet, letter in enumerate(LETTERS):
        _fill_sheet(box.sheets[sheet], components["sheets"][letter])
    return box


def symbol_names(box: Box) -> list[str]:
    """The symbols of the edition in the order of their bits."""
    return list(_texts(tuple(box.names)))


@lru_cache(maxsize=64)
def _texts(names: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name.to_bytes(8, "big").strip(b"\0").decode() for name in names if name)


def beneath(field: int) -> list[int]:
    """The fields that one of the pyramid or the arch rests on (A-B4, A-B5)."""
    if field == KEYSTONE:
        return [LEFT + HEIGHT - 1, RIGHT + HEIGHT - 1]
    if field < KEYSTONE or field in (LEFT, RIGHT):
        return []
    if not PYRAMID <= field < RIGHT:
        return [field - 1]
    level, place = int(FIELDS[field][1]), int(FIELDS[field][2])
    return [NUMBERS[f"p{level - 1}{place + side}"] for side in (0, 1)] if level > 1 else []


def with_all_beneath(fields: set[int]) -> set[int]:
    """Fields and all that has to stand before them."""
    below = {lower for field in fields for lower in beneath(field)} - fields
    return with_all_beneath(fields | below) if below else fields


def _fill_points(box: Box, points: Mapping[str, Any]) -> None:
    for level, value in enumerate(points["pyramid"], 1):
        box.pyramid[level] = value
    for height, value in enumerate(points["arch"], 1):
        box.arch[height] = value
    box.keystone = points["keystone"]
    named = {int(fields): value for fields, value in points["relief"].items()}
    for fields in range(1, len(box.relief)):  # A-F4: between two numbers the lower one counts
        box.relief[fields] = named.get(fields, box.relief[fields - 1])


def _fill_sheet(sheet: Sheet, drawn: Mapping[str, Any]) -> None:
    for name, colour in colours_of(drawn).items():
        field = NUMBERS[name]
        sheet.colours[field] = COLOURS.index(colour)
        sheet.of_colour[COLOURS.index(colour)] |= 1 << field
    for stone, colour in enumerate(drawn["quarry"]):
        sheet.quarry[COLOURS.index(colour)] |= 1 << stone
    for field in range(KEYSTONE):
        if field % COLUMNS < COLUMNS - 1 and sheet.colours[field] == sheet.colours[field + 1]:
            sheet.right_twins |= 1 << field
        if field + COLUMNS < KEYSTONE and sheet.colours[field] == sheet.colours[field + COLUMNS]:
            sheet.below_twins |= 1 << field


def colours_of(drawn: Mapping[str, Any]) -> dict[str, str]:
    """The colour of every field of a drawn sheet, in the order of the fields."""
    pillars = dict.fromkeys(range(LEFT, PYRAMID), "left") | dict.fromkeys(range(RIGHT, RIGHT + HEIGHT), "right")
    found = {}
    for field, name in enumerate(FIELDS):
        if field < KEYSTONE:
            found[name] = drawn["relief"][int(name[1]) - 1][int(name[2]) - 1]
        elif field == KEYSTONE:
            found[name] = drawn["key"]
        elif field in pillars:
            found[name] = drawn[pillars[field]][int(name[1]) - 1]
        else:
            found[name] = drawn["pyramid"][int(name[1]) - 1][int(name[2]) - 1]
    return found


def pools(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What chance draws from, as stated in a match log's header."""
    found: dict[str, Any] = {} if "start" in options else {"start": list(range(seats))}
    return found | {"sheets": list(components["sheets"]), "roll": list(COLOURS), "dice": 3 if seats == 2 else 4}


def evidence(box: Box, before: State, after: State) -> dict[str, Any]:
    """Nothing: everything that chance draws from can be told from the events."""
    return {}
