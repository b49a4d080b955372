"""A seat's knowledge of Takeaway as small numbers."""

from __future__ import annotations

from benben.cli.template.takeaway.layout import HIGHEST, Box, State
from benben.cli.template.takeaway.rules import acting
from benben.engine.bits import spread
from benben.engine.feature import MOST, Piece, starts
from benben.engine.kernel import rule
from benben.engine.record import Ints

DIE = HIGHEST + 1

PIECES = (
    Piece("die", (DIE,), 0, 1, "What the die shows, 0 before it is rolled."),
    Piece("heap", (1,), 0, MOST, f"Stones left, {MOST} for so many or more."),
)
PLAYER = (
    Piece("acting", (1,), 0, 1, "Whether this player has to act."),
    Piece("taken", (1,), 0, MOST, f"Stones taken, {MOST} for so many or more."),
)
AT_DIE, AT_HEAP, AT_PLAYERS = starts(PIECES)
OF_ACTING, OF_TAKEN, PLAYER_SIZE = starts(PLAYER)


@rule
def observe(box: Box, s: State, seat: int, out: Ints) -> None:
    """Everything that a seat may know."""
    spread(out, AT_DIE, 1 << s.die, DIE)
    out[AT_HEAP] = min(MOST, s.heap)
    who = acting(box, s)
    for other in range(box.seats):
        at = AT_PLAYERS + (other - seat + box.seats) % box.seats * PLAYER_SIZE
        out[at + OF_ACTING] = who >> other & 1 if who > 0 else 0
        out[at + OF_TAKEN] = min(MOST, s.taken[other])


@rule
def observe_midway(box: Box, s: State, seat: int, out: Ints) -> None:
    """No event of a seat has several actions."""
    observe(box, s, seat, out)
