"""Sets of small numbers as the bits of an integer. Compiled, these are single machine instructions."""

from __future__ import annotations

from benben.engine.kernel import primitive


@primitive
def popcount(x: int) -> int:
    """How many members a set has."""
    return x.bit_count()


@primitive
def lowest(x: int) -> int:
    """The least member of a set that is not empty."""
    return (x & -x).bit_length() - 1
