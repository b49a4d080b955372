"""Rules that do nothing but write rows, to be compared in both forms."""

from __future__ import annotations

from benben.engine.bits import copy, spread, spread_all
from benben.engine.kernel import rule
from benben.engine.record import Ints

WIDE, NARROW, BYTES, FEW = 50, 12, 23, 3


@rule
def chambers(out: Ints, at: int, sets: Ints, small: Ints) -> None:
    spread_all(out, at, (sets[0], sets[1], sets[2], sets[3], sets[4], sets[5], sets[6]), WIDE)


@rule
def thirds(out: Ints, at: int, sets: Ints, small: Ints) -> None:
    spread_all(out, at, (sets[4], sets[3], sets[0]), NARROW)


@rule
def single(out: Ints, at: int, sets: Ints, small: Ints) -> None:
    spread_all(out, at, (sets[4],), WIDE)


@rule
def copied(out: Ints, at: int, sets: Ints, small: Ints) -> None:
    copy(out, at, small, BYTES)
    copy(out, at + BYTES, small, FEW)


@rule
def flags(out: Ints, at: int, sets: Ints, small: Ints) -> None:
    spread(out, at, sets[3], FEW)
    spread(out, at + FEW, sets[4], WIDE)
