"""What makes a good edition rather than a legal one (P-C7 to P-C9): remarks, which refuse nothing.

A chamber is its 25 characters in one string here, sets of cells are bits as in layout.py, and a *way* goes from the
entrance to the tomb over spaces that touch, each once; its length counts both ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from benben.games.pyramids.box import SYMBOLS
from benben.games.pyramids.layout import CELLS, COLOUR_NAMES
from benben.games.pyramids.pattern import SIDE, Shape, orientations, shape_of

BOARD = (1 << CELLS) - 1
FIRST_COLUMN = 0b00001_00001_00001_00001_00001
LAST_COLUMN = FIRST_COLUMN << SIDE - 1

WALLS = range(5, 8)
LENGTHS = range(8, 14)
TOTALS = {"+": 48, "r": 36, "g": 36, "s": 108, "t": 24, "p": 16}
TOTAL_NAMES = dict(SYMBOLS, r="red gem", g="green gem") | {"+": "red cross"}
AT_ENTRANCE = 4  # patterns that can be a card's first mark
SHIPPED_DECK = [
    (["XX"], 1),
    (["XXX"], 2),
    (["XX", "X."], 2),
    (["XXX", ".X."], 1),
    (["XXX", "X.."], 1),
    (["XX", "XX"], 1),
]


class Remark(NamedTuple):
    """`card` 0 is the whole set, `cell` None the whole card."""

    card: int
    cell: int | None
    rule: str
    text: str


def set_remarks(components: Mapping[str, Any]) -> Iterator[Remark]:
    """Remarks on a sound set as a whole."""
    chambers = {int(number): "".join(card["rows"]) for number, card in components["cards"].items()}
    yield from deck_remarks(components)
    yield from skull_remarks(components)
    yield from colour_remarks(components)
    yield from twin_remarks(chambers)
    yield from total_remarks(components)
    tempting = sum(map(is_tempting, chambers.values()))
    if tempting * 2 <= len(chambers):
        yield Remark(0, None, "P-C9", f"only {tempting} cards have a skull by the shortest way and a longer clean way")


# --- sets of cells ----------------------------------------------------------------------------------------------------


def cells_of(chamber: str, marks: str) -> int:
    """The cells that bear one of the marks."""
    return sum(1 << cell for cell, mark in enumerate(chamber) if mark in marks)


def beside(cells: int) -> int:
    """The cells that touch a cell of the set; some may belong to it."""
    return ((cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1 | cells << SIDE | cells >> SIDE) & BOARD


def layers(start: int, free: int) -> list[int]:
    """The free cells by their distance from the start."""
    found, seen = [start], start
    while new := beside(found[-1]) & free & ~seen:
        found.append(new)
        seen |= new
    return found


def shortest_length(start: int, goal: int, free: int) -> int:
    """How many spaces the shortest way has; 0 where there is none."""
    for distance, layer in enumerate(layers(start, free)):
        if layer & goal:
            return distance + 1
    return 0


def shortest_layers(start: int, goal: int, free: int) -> list[int]:
    """The cells of all shortest ways by their place on the way."""
    length = shortest_length(start, goal, free)
    there, back = layers(start, free), layers(goal, free)
    return [there[place] & back[length - 1 - place] for place in range(length)]


def has_longer_way(start: int, goal: int, free: int, length: int) -> bool:
    """Whether some way has more spaces than that."""
    trail = [(start, free & ~start, 1)]
    while trail:
        at, left, spaces = trail.pop()
        steps = beside(at) & left
        while steps:
            step = steps & -steps
            steps ^= step
            if step != goal:
                trail.append((step, left & ~step, spaces + 1))
            elif spaces + 1 > length:
                return True
    return False


# --- one card ---------------------------------------------------------------------------------------------------------


def chamber_remarks(number: int, chamber: str, ways: list[list[int]]) -> Iterator[Remark]:
    """P-C9 for one chamber; `ways` are the placements of each pattern, or none where the patterns are wrong."""
    free, start, goal = BOARD ^ cells_of(chamber, "#"), cells_of(chamber, "E"), cells_of(chamber, "T")
    walls = chamber.count("#")
    if walls not in WALLS:
        yield Remark(number, None, "P-C9", f"{walls} walls; 5 to 7 make a good chamber")
    reached = sum(layers(start, free))
    for cell in range(CELLS):
        if free & ~reached & 1 << cell:
            yield Remark(number, cell, "P-C9", "walled off from the entrance")
    length = shortest_length(start, goal, free)
    if length not in LENGTHS:
        yield Remark(number, None, "P-C9", f"the shortest way to the tomb has {length} spaces; 8 to 13 are good")
    if not cells_of(chamber, "rg") & ~sum(shortest_layers(start, goal, free)):
        yield Remark(number, None, "P-C9", "no gem lies off the shortest way")
    fitting = sum(any(cells & start and not cells & ~free for cells in found) for found in ways)
    if ways and fitting < AT_ENTRANCE:
        told = f"only {fitting} patterns can be placed at the entrance; 4 or more are good"
        yield Remark(number, start.bit_length() - 1, "P-C9", told)


def is_tempting(chamber: str) -> bool:
    """Every shortest way runs over or beside a skull, and a longer way runs over none (P-C9)."""
    free, start, goal = BOARD ^ cells_of(chamber, "#"), cells_of(chamber, "E"), cells_of(chamber, "T")
    skulls = cells_of(chamber, "s")
    danger = skulls | beside(skulls)
    way = shortest_layers(start, goal, free)
    safe = way[0] & ~danger
    for layer in way[1:]:
        safe = beside(safe) & layer & ~danger
    return not safe and has_longer_way(start, goal, free & ~skulls, len(way))


# --- the set ----------------------------------------------------------------------------------------------------------


def deck_remarks(components: Mapping[str, Any]) -> Iterator[Remark]:
    """P-C7."""
    wanted = {_any_way(shape_of(rows)): count for rows, count in SHIPPED_DECK}
    given = {_any_way(shape_of(rows)): components["deck"].count(name) for name, rows in components["patterns"].items()}
    if given != wanted:
        yield Remark(0, None, "P-C7", "the shipped deck is I2, I3 twice, L3 twice, T4, L4 and O4; this one differs")


def _any_way(shape: Shape) -> frozenset[Shape]:
    return frozenset(orientations(shape))


def skull_remarks(components: Mapping[str, Any]) -> Iterator[Remark]:
    """P-C8, the track."""
    if components["skulls"] != list(range(-1, -11, -1)):
        yield Remark(0, None, "P-C8", "the shipped skull track runs from -1 to -10; this one differs")


def colour_remarks(components: Mapping[str, Any]) -> Iterator[Remark]:
    """P-C8, the colours."""
    for number, card in components["cards"].items():
        wanted = COLOUR_NAMES[int(number) % 3]
        if card["colour"] != wanted:
            yield Remark(int(number), None, "P-C8", f"{card['colour']}; in the shipped edition this number is {wanted}")


def twin_remarks(chambers: Mapping[int, str]) -> Iterator[Remark]:
    """P-C9: walls, entrance and tomb make a layout, symbols do not make it another one."""
    seen: dict[str, int] = {}
    for number, chamber in chambers.items():
        layout = "".join(mark if mark in "#ET" else "." for mark in chamber)
        rows = [layout[at : at + SIDE] for at in range(0, CELLS, SIDE)]
        mirrored = "".join(row[::-1] for row in rows)
        if layout in seen:
            yield Remark(number, None, "P-C9", f"the same layout as card {seen[layout]}")
        elif mirrored in seen:
            yield Remark(number, None, "P-C9", f"the mirror image of card {seen[mirrored]}")
        seen.setdefault(layout, number)


def total_remarks(components: Mapping[str, Any]) -> Iterator[Remark]:
    """P-C9: about so many of each symbol (up to an eighth more or less), the colours alike."""
    for mark, wanted in TOTALS.items():
        shares = dict.fromkeys(COLOUR_NAMES, 0)
        for card in components["cards"].values():
            shares[card["colour"]] += "".join(card["rows"]).count(mark)
        name, total = TOTAL_NAMES[mark], sum(shares.values())
        if abs(total - wanted) * 8 > wanted:
            yield Remark(0, None, "P-C9", f"{name}: {total} in the set; about {wanted} are good")
        if max(shares.values()) - min(shares.values()) > 1:
            told = ", ".join(f"{count} {colour}" for colour, count in shares.items())
            yield Remark(0, None, "P-C9", f"{name}: not shared evenly over the colours ({told})")
