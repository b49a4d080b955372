"""New sets of cards for Pyramids. Every set keeps P-C1 to P-C5 and all quality rules (P-C7 to P-C9): chambers are drawn
at random and thrown away until they are good. The edition that ships was drawn like that.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from benben.engine.game import Components
from benben.games.pyramids import quality
from benben.games.pyramids.layout import CARDS, CELLS, COLOUR_NAMES, COLOURS
from benben.games.pyramids.pattern import SIDE, placements, shape_of

EACH = CARDS // COLOURS
DECK = ["I2", "I3", "I3", "L3", "L3", "T4", "L4", "O4"]
PATTERNS = {
    "I2": ["XX"],
    "I3": ["XXX"],
    "L3": ["X.", "XX"],
    "T4": ["XXX", ".X."],
    "L4": ["X.", "X.", "XX"],
    "O4": ["XX", "XX"],
}
WAYS = [placements(shape_of(rows)) for rows in PATTERNS.values()]
DETOURS = {"easy": (0, 0, 0, 0, 2, 2), "normal": (0, 0, 0, 2, 2, 4), "hard": (0, 0, 2, 2, 4, 4)}
DETOUR = DETOURS["normal"]  # spaces over the least length that is allowed, and how often
TEMPTING = 0.9  # the share of cards with a skull in the way and a clean way round
TRIES = 300  # ways to strew symbols over a chamber, of which the best is kept


def draw_set(seed: int) -> Components:
    """A whole edition."""
    return draw_cards(random.Random(seed), DETOUR)


def draw_cards(source: random.Random, detour: Sequence[int]) -> Components:
    """The same, with longer or shorter ways."""
    ends = [(entrance, tomb) for entrance in range(SIDE) for tomb in range(SIDE)] * 2
    source.shuffle(ends)
    budgets = {number: budget for colour in range(COLOURS) for number, budget in share_symbols(source, colour)}
    seen: set[str] = set()
    cards: Components = {}
    for number in range(1, CARDS + 1):
        chamber = draw_card(source, ends[number], budgets[number], seen, detour)
        rows = [chamber[at : at + SIDE] for at in range(0, CELLS, SIDE)]
        cards[str(number)] = {"colour": COLOUR_NAMES[number % COLOURS], "rows": rows}
    return {"cards": cards, "patterns": PATTERNS, "deck": DECK, "skulls": list(range(-1, -11, -1))}


# --- how many of each symbol ------------------------------------------------------------------------------------------


def share_symbols(source: random.Random, colour: int) -> Iterator[tuple[int, str]]:
    """The symbols of each card of a colour; each colour has the same of all, but for the sixteenth potion (P-C9)."""
    gems = ["rg"] * 6 + ["rr", "gg"] + ["r"] * 4 + ["g"] * 4
    crosses = [""] * 2 + ["+"] * 12 + ["++"] * 2
    skulls = ["s"] + ["ss"] * 10 + ["sss"] * 5
    torches = ["t"] * 8 + [""] * 8
    potions = ["p"] * (6 if colour == 0 else 5)
    piles = [gems, crosses, skulls, torches, potions + [""] * (EACH - len(potions))]
    for pile in piles:
        source.shuffle(pile)
    numbers = [number for number in range(1, CARDS + 1) if number % COLOURS == colour]
    for number, budget in zip(numbers, zip(*piles, strict=True), strict=True):
        yield number, "".join(budget)


# --- walls ------------------------------------------------------------------------------------------------------------


class Walls(NamedTuple):
    """A chamber without symbols, and the cells of its shortest ways by their place on the way."""

    text: str
    free: int
    start: int
    goal: int
    way: list[int]


def survey(text: str) -> Walls:
    free = quality.BOARD ^ quality.cells_of(text, "#")
    start, goal = quality.cells_of(text, "E"), quality.cells_of(text, "T")
    return Walls(text, free, start, goal, quality.shortest_layers(start, goal, free))


def draw_card(source: random.Random, ends: tuple[int, int], budget: str, seen: set[str], detour: Sequence[int]) -> str:
    """A chamber with its symbols, unlike all seen before."""
    tempting = source.random() < TEMPTING
    while True:
        walls = draw_walls(source, *ends, detour)
        twins = {turn(walls.text, down, right) for down in (1, -1) for right in (1, -1)}
        round_about = quality.has_longer_way(walls.start, walls.goal, walls.free, len(walls.way))
        if twins & seen or (tempting and not round_about):
            continue
        chamber = strew(source, walls, budget, tempting)
        if chamber:
            seen |= twins
            return chamber


def turn(text: str, down: int, right: int) -> str:
    """A mirror image; upside down, the entrance and the tomb change places."""
    rows = [text[at : at + SIDE] for at in range(0, CELLS, SIDE)]
    mirrored = "".join(row[::right] for row in rows[::down])
    return mirrored.translate(str.maketrans("ET", "TE")) if down < 0 else mirrored


def draw_walls(source: random.Random, entrance: int, tomb: int, detour: Sequence[int]) -> Walls:
    """Walls that make the way long enough."""
    least = 5 + abs(entrance - tomb)
    while least not in quality.LENGTHS:
        least += 2  # every detour has an even number of spaces
    while True:
        length = least + source.choice(detour)
        for _ in range(2000):
            cells = ["."] * CELLS
            cells[entrance], cells[CELLS - SIDE + tomb] = "E", "T"
            inner = [cell for cell in range(CELLS) if cells[cell] == "."]
            for cell in source.sample(inner, source.choice(quality.WALLS)):
                cells[cell] = "#"
            walls = survey("".join(cells))
            if is_good(walls, length):
                return walls


def is_good(walls: Walls, length: int) -> bool:
    """The right length, nothing walled off, no lump of walls, and room for patterns at the entrance."""
    if length not in quality.LENGTHS or len(walls.way) != length:
        return False
    if sum(quality.layers(walls.start, walls.free)) != walls.free or has_lump(quality.BOARD ^ walls.free):
        return False
    fitting = sum(any(cells & walls.start and not cells & ~walls.free for cells in found) for found in WAYS)
    return fitting >= quality.AT_ENTRANCE


def has_lump(walls: int) -> bool:
    """Four walls in a square or in a row are dull."""
    return any(cells & ~walls == 0 for rows in (["XX", "XX"], ["XXXX"]) for cells in placements(shape_of(rows)))


# --- symbols ----------------------------------------------------------------------------------------------------------


def strew(source: random.Random, walls: Walls, budget: str, tempting: bool) -> str:
    """The walls with symbols, the best of many tries; "" if none was good."""
    best, most = "", float("-inf")
    plain = [cell for cell, mark in enumerate(walls.text) if mark == "."]
    for _ in range(TRIES):
        cells = list(walls.text)
        for mark, cell in zip(budget, source.sample(plain, len(budget)), strict=True):
            cells[cell] = mark
        chamber = "".join(cells)
        worth = judge(walls, chamber, tempting) + source.random()
        if worth > most:
            best, most = chamber, worth
    return best


def judge(walls: Walls, chamber: str, tempting: bool) -> float:
    """How well the symbols lie; minus infinity if they break P-C9."""
    on_way = sum(walls.way)
    gems, skulls = quality.cells_of(chamber, "rg"), quality.cells_of(chamber, "s")
    if not gems & ~on_way or (tempting and not quality.is_tempting(chamber)):
        return float("-inf")
    worth = 0.0 if any_clean(walls.way, skulls) else 3.0  # better a skull on the way than beside it
    worth += (gems & ~on_way & quality.beside(on_way)).bit_count()  # in reach, but it costs something
    worth += 0.5 * (quality.cells_of(chamber, "tp") & ~on_way).bit_count()
    for mark in "rgs+":  # spread out
        cells = quality.cells_of(chamber, mark)
        worth -= (quality.beside(cells) & cells).bit_count()
    return worth


def any_clean(way: list[int], skulls: int) -> bool:
    """Whether some shortest way has no skull on it."""
    safe = way[0]
    for layer in way[1:]:
        safe = quality.beside(safe) & layer & ~skulls
    return safe != 0


# --- for `benben generate` --------------------------------------------------------------------------------------------

REDRAWN = 6  # cards of a set that is varied


def draw(source: random.Random, difficulty: str) -> Components:
    """A set; the harder, the longer the ways round its walls."""
    return draw_cards(source, DETOURS[difficulty])


def vary(source: random.Random, components: Components, difficulty: str, faults: Sequence[str]) -> Components:
    """The same set with some chambers drawn anew, first of all those that a finding names."""
    found = copy.deepcopy(components)
    named = [label for label in faults if label in found["cards"]]
    for number in named or source.sample(sorted(found["cards"], key=int), REDRAWN):
        card = found["cards"][number]
        chamber = "".join(card["rows"])
        ends = chamber.index("E"), chamber.index("T") - CELLS + SIDE
        budget = "".join(mark for mark in chamber if mark in quality.TOTALS)
        seen = {bare(other["rows"]) for other in found["cards"].values()}
        drawn = draw_card(source, ends, budget, seen, DETOURS[difficulty])
        card["rows"] = [drawn[at : at + SIDE] for at in range(0, CELLS, SIDE)]
    return found


def bare(rows: Sequence[str]) -> str:
    """A chamber without symbols."""
    return "".join(mark if mark in "#ET" else "." for mark in "".join(rows))
