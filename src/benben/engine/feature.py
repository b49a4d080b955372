"""Features: what a seat may know as a row of small numbers, cut into named pieces.

A game's features.py lists `PIECES`, which stand once in a row, and `PLAYER`, which stand behind them once for every
seat, the observing seat first and the others in the order of play. How long a row is depends on the number of seats
alone. All numbers fit int8.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    from benben.engine.game import Features, Game

    Row = np.ndarray[Any, np.dtype[np.int8]]

MOST = 127  # numbers that could be greater are cut off here


@dataclass(frozen=True)
class Piece:
    """Some numbers that mean one thing; every one of them lies between `low` and `high`."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def starts(pieces: Sequence[Piece]) -> tuple[int, ...]:
    """Where each piece begins, and last where all end."""
    return tuple(accumulate((piece.size for piece in pieces), initial=0))


def pieces_of(features: Features, seats: int) -> tuple[Piece, ...]:
    """All pieces of a row: those of players have a first axis that counts seats from the observing one."""
    players = (replace(piece, shape=(seats, *piece.shape)) for piece in features.PLAYER)
    return (*features.PIECES, *players)


def size_of(features: Features, seats: int) -> int:
    """How long a row is."""
    return starts(features.PIECES)[-1] + seats * starts(features.PLAYER)[-1]


def split(features: Features, seats: int, rows: Row) -> dict[str, Row]:
    """Rows (the last axis of an array) as named pieces, without a copy."""
    first, width = starts(features.PIECES)[-1], starts(features.PLAYER)[-1]
    rows = rows[..., : first + seats * width]
    heads, tails = rows[..., :first], rows[..., first:].reshape(*rows.shape[:-1], seats, width)
    return dict(_cut(features.PIECES, heads)) | dict(_cut(features.PLAYER, tails))


def _cut(pieces: Sequence[Piece], rows: Row) -> Iterator[tuple[str, Row]]:
    for piece, at in zip(pieces, starts(pieces)[:-1], strict=True):
        yield piece.name, rows[..., at : at + piece.size].reshape(*rows.shape[:-1], *piece.shape)


def limits(features: Features, seats: int) -> tuple[Row, Row]:
    """The lowest and the highest numbers of a row."""
    import numpy as np

    found = [np.zeros(size_of(features, seats), np.int8) for _ in range(2)]
    for part, row in zip(("low", "high"), found, strict=True):
        parts = split(features, seats, row)
        for piece in (*features.PIECES, *features.PLAYER):
            parts[piece.name][...] = getattr(piece, part)
    return found[0], found[1]


def observe(game: Game, box: Any, s: Any, seat: int) -> list[int]:
    """What a seat may know of a state, by plain rules."""
    out = [0] * size_of(game.features, box.seats)
    game.features.observe(box, s, seat, out)
    return out
