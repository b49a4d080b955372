"""New editions of Stregati: other adventures, another chamber and other values of equipment (S-C5)."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random

from benben.engine.game import Components
from benben.games.stregati.edition import COUNTS, SHIPPED_ADVENTURES, SHIPPED_CHAMBER, SHIPPED_VALUES
from benben.games.stregati.kinds import TOOL_LETTERS
from benben.games.stregati.layout import VALUES

SPREAD = {"easy": 0, "normal": 1, "hard": 2}  # how far a set is moved away from the one that ships
FURTHEST = 3  # by which the values of a side may come to differ


def draw(source: Random, difficulty: str) -> Components:
    """A set near the one that ships; the harder, the more its tools differ."""
    far = 1 + SPREAD[difficulty]
    equipment = {letter: list(SHIPPED_VALUES) for letter in TOOL_LETTERS}
    for _ in range(2 * far):
        _exchange(source, equipment)
    found = {
        "adventures": [list(pair) for pair in SHIPPED_ADVENTURES],
        "chamber": list(SHIPPED_CHAMBER),
        "equipment": equipment,
        "specials": dict(COUNTS),
    }
    for _ in range(2 * far):
        _shift(source, found)
    return found


def vary(source: Random, components: Components, difficulty: str, faults: Sequence[str]) -> Components:
    """One or two values changed."""
    found = copy.deepcopy(components)
    for _ in range(source.choice((1, 2, 3))):
        _shift(source, found)
    if source.random() < 0.3:
        _exchange(source, found["equipment"])
    return found


def _shift(source: Random, components: Components) -> None:
    """One value of an adventure or the chamber one up or down; the higher side stays higher, and near what ships."""
    pairs = [*components["adventures"], components["chamber"]]
    shipped = [*SHIPPED_ADVENTURES, SHIPPED_CHAMBER]
    place, side, step = source.randrange(len(pairs)), source.randrange(2), source.choice((-1, 1))
    value = pairs[place][side] + step
    other = pairs[place][1 - side]
    if abs(value - shipped[place][side]) <= FURTHEST and (value < other if side == 0 else value > other):
        pairs[place][side] = value
    components["adventures"].sort()


def _exchange(source: Random, equipment: dict[str, list[int]]) -> None:
    """Two tools: one gets dearer by a point, the other cheaper, so that all together stay worth the same."""
    dearer, cheaper = source.sample(sorted(equipment), 2)
    up = [at for at, value in enumerate(equipment[dearer]) if value < VALUES]
    down = [at for at, value in enumerate(equipment[cheaper]) if value > 1]
    equipment[dearer][source.choice(up)] += 1
    equipment[cheaper][source.choice(down)] -= 1
    for values in (equipment[dearer], equipment[cheaper]):
        values.sort()
