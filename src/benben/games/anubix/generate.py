"""New editions of Anubix: other colours, places of symbols and points (A-C6 to A-C8)."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from benben.engine.edition import find_edition
from benben.engine.game import Components
from benben.engine.registry import find_game
from benben.games.anubix.box import COLOURS, FIELDS, LETTERS
from benben.games.anubix.layout import COLUMNS, HEIGHT, LEVELS, STONES

EACH = len(FIELDS) // len(COLOURS)  # stones of a colour (A-C8)
PYRAMIDS = [name for name in FIELDS if name[0] == "p"]
ARCHES = [name for name in FIELDS if name[0] in "lrk"]
RELIEF = [name for name in FIELDS if name[0] == "g"]
TWINS = {"easy": 1, "normal": 4, "hard": 36}  # neighbours of one colour in the relief: they want two dice
TOP = 21


def draw(source: Random, difficulty: str) -> Components:
    """Sheets of new colours, with the points and symbols that ship moved about a little."""
    found = find_edition(find_game("anubix")).as_dict()
    found["sheets"] = draw_sheets(source, difficulty)
    for _ in range(3):
        _move(source, found["symbols"])
    return found


def draw_sheets(source: Random, difficulty: str) -> dict[str, Any]:
    """Six sheets: one at random, and five more with its colours exchanged in turn (A-C8)."""
    while True:
        order = [colour for colour in range(len(COLOURS)) for _ in range(EACH)]
        source.shuffle(order)
        if _twins(order[: COLUMNS * 3]) <= TWINS[difficulty]:
            break
    quarry = [colour for colour in range(len(COLOURS)) for _ in range(STONES // len(COLOURS))]
    source.shuffle(quarry)
    turn = list(range(len(COLOURS)))
    source.shuffle(turn)
    sheets = {}
    for at, letter in enumerate(LETTERS):
        exchanged = {colour: COLOURS[turn[(turn.index(colour) + at) % len(turn)]] for colour in turn}
        sheets[letter] = _sheet([exchanged[colour] for colour in order], [exchanged[colour] for colour in quarry])
    return sheets


def _twins(relief: Sequence[int]) -> int:
    pairs = [(at, at + 1) for at in range(len(relief)) if at % COLUMNS < COLUMNS - 1]
    pairs += [(at, at + COLUMNS) for at in range(len(relief) - COLUMNS)]
    return sum(relief[one] == relief[other] for one, other in pairs)


def _sheet(colours: Sequence[str], quarry: Sequence[str]) -> dict[str, Any]:
    """A sheet from the colours of its fields in their order."""
    of = dict(zip(FIELDS, colours, strict=True))
    return {
        "pyramid": [[of[f"p{level}{at}"] for at in range(1, LEVELS + 2 - level)] for level in range(1, LEVELS + 1)],
        "left": [of[f"l{height}"] for height in range(1, HEIGHT + 1)],
        "right": [of[f"r{height}"] for height in range(1, HEIGHT + 1)],
        "key": of["k"],
        "relief": [[of[f"g{row}{column}"] for column in range(1, COLUMNS + 1)] for row in range(1, 4)],
        "quarry": list(quarry),
    }


def vary(source: Random, components: Components, difficulty: str, faults: Sequence[str]) -> Components:
    """A point more or less somewhere, or a symbol elsewhere; what is to become weaker is hit more often."""
    found = copy.deepcopy(components)
    points = found["points"]
    for _ in range(source.choice((1, 1, 2))):
        what = source.random()
        if what < 0.4:
            at = source.randrange(LEVELS - 1)
            points["pyramid"][at] += _step(source, "pyramid", faults)
        elif what < 0.75:
            at = source.randrange(1, HEIGHT + 1)
            step = _step(source, "arch", faults)
            if at == HEIGHT:
                points["keystone"] += step
            else:
                points["arch"][at] += step
        else:
            _move(source, found["symbols"])
    return found if _rising(points) else vary(source, components, difficulty, faults)


def _step(source: Random, building: str, faults: Sequence[str]) -> int:
    """Down, as a rule, where a way of building that is too strong has the building, else up."""
    strong = [building in fault for fault in faults if " and " in fault]
    down = 0.5 if not strong else 0.75 if all(strong) else 0.25
    return -1 if source.random() < down else 1


def _rising(points: Components) -> bool:
    """Every level is worth more than the one below, and nothing below the arch's second (A-C6)."""
    levels, heights = points["pyramid"], [*points["arch"], points["keystone"]]
    rising = all(low < high for row in (levels, heights) for low, high in pairwise(row))
    return rising and levels[0] > 0 and heights[0] == 0 and levels[-1] == TOP


def _move(source: Random, symbols: dict[str, list[str]]) -> None:
    """One symbol to other fields of its kind (A-C7)."""
    name = source.choice(sorted(symbols))
    taken = {field for other, fields in symbols.items() if other != name for field in fields}
    fields = symbols[name]
    pool = RELIEF if len(fields) > 1 else PYRAMIDS if fields[0] in PYRAMIDS else ARCHES
    free = [field for field in pool if field not in taken]
    symbols[name] = sorted(source.sample(free, min(len(fields), len(free))))
