"""An edition of Pyramids as the record that the rules take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from benben.games.pyramids.layout import CELLS, COLOUR_NAMES, FLIPS, PLACEMENTS, ROUNDS, SHAPES, Box, Card, State
from benben.games.pyramids.pattern import placements, shape_of

SYMBOLS = {"+": "cross", "r": "red", "g": "green", "t": "torch", "s": "skull", "p": "potion"}


def make_box(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Box:
    """The record of a checked edition."""
    box = Box()
    box.seats = seats
    box.rounds = components.get("rounds", ROUNDS)  # P-C11
    box.flips = components.get("flips", FLIPS)
    for points, value in enumerate(components["skulls"]):
        box.skulls[points + 1] = value
    ways = [placements(shape_of(rows)) for rows in components["patterns"].values()]
    for pattern, name in enumerate(components["patterns"]):
        box.names[pattern] = int.from_bytes(name.encode(), "big")
        box.copies[pattern] = components["deck"].count(name)
        for place, cells in enumerate(ways[pattern]):
            box.placements[pattern * PLACEMENTS + place] = cells
    shapes: list[tuple[int, int]] = []
    for number, card in components["cards"].items():
        box.all |= 1 << int(number)
        _fill_card(box.cards[int(number)], card, ways, shapes)
    box.shapes = [cells for cells, _ in shapes] + [0] * (SHAPES - len(shapes))
    box.places = [place for _, place in shapes] + [0] * (SHAPES - len(shapes))
    return box


def _fill_card(card: Card, drawn: Mapping[str, Any], ways: list[list[int]], shapes: list[tuple[int, int]]) -> None:
    text = "".join(drawn["rows"])
    card.colour = COLOUR_NAMES.index(drawn["colour"])
    card.free = _cells(text, "#") ^ ((1 << CELLS) - 1)
    card.entrance = _cells(text, "E")
    card.tomb = _cells(text, "T")
    for kind, (mark, name) in enumerate(SYMBOLS.items()):
        cells = _cells(text, mark)
        setattr(card, name, cells)
        card.bears[kind] = cells.bit_count()
        card.symbols |= cells
    for pattern, found in enumerate(ways):
        fitting = [(cells, place) for place, cells in enumerate(found) if cells & ~card.free == 0]
        card.first[pattern], card.count[pattern] = len(shapes), len(fitting)
        shapes += fitting


def _cells(text: str, mark: str) -> int:
    return sum(1 << cell for cell, found in enumerate(text) if found == mark)


def pools(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What chance draws from, as stated in a match log's header."""
    return {"cards": [int(number) for number in components["cards"]], "deck": list(components["deck"])}


def evidence(box: Box, before: State, after: State) -> dict[str, Any]:
    """Nothing: everything that chance draws from can be told from the events."""
    return {}
