"""Chance that follows from a deal: in all matches of a deal, what comes from one pile comes in the same order.

So two bots can play the same deal with seats exchanged, and neither owes its win to better cards. There is no hidden
order, though: every outcome of every pile has a clock, which runs the faster the greater the outcome's weight, and
stands still while it has none. The outcome whose clock rings first comes next, and its clock is set anew. The spans are
drawn from the exponential distribution, which forgets how long it has waited, so every outcome comes by its odds
whatever seats do; and since the spans of a clock follow from the deal, a card that is still there when its turn comes
has the same turn in all matches of the deal.

`spans` are what is left of every clock, `rings` how often each was set; a row for each pile.
"""

from __future__ import annotations

from math import log
from typing import Any

from benben.engine.kernel import large, rule
from benben.engine.record import Ints
from benben.engine.slots import pile, weight
from benben.engine.stream import LOW, advance, seed_stream

MOST_RINGS = 1 << 16  # of a clock, before its spans begin again


@rule
def begin_luck(spans: Any, rings: Any, secret: Ints, stream: Ints, seed: int, deal: int) -> None:
    """Begin with deal number `deal` of a seed. `secret` gets two numbers that all of its luck follows from."""
    seed_stream(stream, seed, deal)
    secret[0] = advance(stream) << 31 | advance(stream) >> 1
    for row in range(len(rings)):
        for outcome in range(len(rings[row])):
            spans[row][outcome] = 0.0
            rings[row][outcome] = 0


@large
def set_clock(spans: Any, rings: Any, secret: Ints, stream: Ints, row: int, outcome: int) -> None:
    """Set a clock to its next span."""
    clock = row * len(rings[row]) + outcome
    seed_stream(stream, secret[0], (clock * MOST_RINGS + rings[row][outcome] % MOST_RINGS) & LOW)
    spans[row][outcome] = -log((advance(stream) + 0.5) / (LOW + 1.0))
    rings[row][outcome] += 1


@large
def draw_luck(box: Any, s: Any, spans: Any, rings: Any, secret: Ints, stream: Ints) -> int:
    """The outcome that comes next."""
    row = pile(box, s)
    found, first = -1, 0.0
    for outcome in range(len(rings[row])):
        heavy = weight(box, s, outcome)
        if heavy > 0:
            if rings[row][outcome] == 0:  # most are never needed
                set_clock(spans, rings, secret, stream, row, outcome)
            wait = spans[row][outcome] / heavy
            if found < 0 or wait < first:
                found, first = outcome, wait
    for outcome in range(len(rings[row])):
        heavy = weight(box, s, outcome)
        if heavy > 0:
            spans[row][outcome] = max(0.0, spans[row][outcome] - heavy * first)
    set_clock(spans, rings, secret, stream, row, found)
    return found
