"""Patterns as sets of cells, and all the ways they can lie (P-M3)."""

from __future__ import annotations

from collections.abc import Sequence

SIDE = 5
Shape = frozenset[tuple[int, int]]  # of (row, column), pushed to the top left corner


def shape_of(rows: Sequence[str]) -> Shape:
    """The shape drawn by rows of text, X for a space."""
    return _corner({(row, column) for row, text in enumerate(rows) for column, mark in enumerate(text) if mark == "X"})


def _corner(cells: set[tuple[int, int]] | Shape) -> Shape:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


def orientations(shape: Shape) -> list[Shape]:
    """The shape turned and mirrored, without repeats."""
    found: list[Shape] = []
    for mirrored in (shape, _corner(frozenset((row, -column) for row, column in shape))):
        turned = mirrored
        for _ in range(4):
            if turned not in found:
                found.append(turned)
            turned = _corner(frozenset((column, -row) for row, column in turned))
    return found


def placements(shape: Shape) -> list[int]:
    """Every way the shape can lie on an empty chamber, as sets of cells, ascending."""
    found = set()
    for turned in orientations(shape):
        height, width = (1 + max(cell[axis] for cell in turned) for axis in (0, 1))
        for top in range(SIDE - height + 1):
            for left in range(SIDE - width + 1):
                found.add(sum(1 << (row + top) * SIDE + column + left for row, column in turned))
    return sorted(found)
