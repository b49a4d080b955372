"""Play without search."""

from __future__ import annotations

from benben.cli.template.takeaway.layout import FACES, HIGHEST, Box, State
from benben.cli.template.takeaway.rules import legal
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.stream import below


@rule
def wander(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> int:
    """Any legal action, each equally likely."""
    return out[below(stream, legal(box, s, seat, out))]


@rule
def greedy(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> int:
    """Stones are points; then the last stone counts, taken now or left to the roll of the next seat."""
    most = legal(box, s, seat, out)
    best, value = out[0], worth(box, s, out[0])
    for at in range(1, most):
        found = worth(box, s, out[at])
        if found > value:
            best, value = out[at], found
    return best


@rule
def worth(box: Box, s: State, stones: int) -> int:
    """What taking so many stones is worth, in points times the faces of the die."""
    heap = s.heap - stones
    if heap == 0:
        return FACES * (stones + box.last_stone)
    ends = 0
    for face in range(heap, HIGHEST + 1):
        ends += box.faces[face]
    return FACES * stones - ends * box.last_stone


@rule
def appraise(box: Box, s: State, seat: int, out: Ints, prices: Ints, room: Ints) -> int:
    """What is legal, each with its worth: search looks at the dearest first."""
    most = legal(box, s, seat, out)
    for at in range(most):
        prices[at] = worth(box, s, out[at])
    return most
