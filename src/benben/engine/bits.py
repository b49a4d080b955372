"""Sets of small numbers as the bits of an integer. Compiled, these are single machine instructions."""

from __future__ import annotations

from benben.engine.kernel import primitive
from benben.engine.record import Ints


@primitive
def popcount(x: int) -> int:
    """How many members a set has."""
    return x.bit_count()


@primitive
def lowest(x: int) -> int:
    """The least member of a set that is not empty."""
    return (x & -x).bit_length() - 1


@primitive
def spread(out: Ints, at: int, x: int, count: int) -> None:
    """Write the lowest members of a set as that many zeros and ones, from a place on; `count` is a constant."""
    for member in range(count):
        out[at + member] = x >> member & 1


@primitive
def spread_all(out: Ints, at: int, sets: tuple[int, ...], count: int) -> None:
    """Write several sets one behind the other, each as `spread` does."""
    for number in range(len(sets)):
        for member in range(count):
            out[at + number * count + member] = sets[number] >> member & 1


@primitive
def copy(out: Ints, at: int, numbers: Ints, count: int) -> None:
    """Write the first of some numbers of a byte each, from a place on; `count` is a constant."""
    for number in range(count):
        out[at + number] = numbers[number]


@primitive
def tally(out: Ints, at: int, x: int, sets: Ints, count: int) -> None:
    """Write how many members a set shares with each of the first of some sets; `count` is a constant."""
    for number in range(count):
        out[at + number] = (x & sets[number]).bit_count()
