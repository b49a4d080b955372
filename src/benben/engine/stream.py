"""The random stream of simulations: small, fast, the same in every mode and in C.

Matches never draw from it (their chance comes from `benben.match.proof`). The generator is sfc32, a 128-bit state in
four numbers below 2**32, chosen because it needs no unsigned 64-bit arithmetic and so is one source in all modes.
"""

from __future__ import annotations

from benben.engine.kernel import rule
from benben.engine.record import Ints

LOW = 0xFFFFFFFF


@rule
def advance(stream: Ints) -> int:
    """The next number below 2**32."""
    found = (stream[0] + stream[1] + stream[3]) & LOW
    stream[3] = (stream[3] + 1) & LOW
    stream[0] = stream[1] ^ (stream[1] >> 9)
    stream[1] = (stream[2] + (stream[2] << 3)) & LOW
    stream[2] = (((stream[2] << 21) & LOW | stream[2] >> 11) + found) & LOW
    return found


@rule
def below(stream: Ints, n: int) -> int:
    """A number from 0 to n-1, each equally likely (the rare biased draws are drawn again)."""
    product = advance(stream) * n
    if product & LOW < n:
        least = ((LOW + 1) - n) % n
        while product & LOW < least:
            product = advance(stream) * n
    return product >> 32


@rule
def seed_stream(stream: Ints, seed: int, part: int) -> None:
    """Start a stream; different parts of one seed are independent streams."""
    stream[0] = seed & LOW
    stream[1] = (seed >> 32) & LOW
    stream[2] = part & LOW
    stream[3] = 1
    for _ in range(15):
        advance(stream)
