"""The rules of Takeaway. Ids are those of RULES.md."""

from __future__ import annotations

from benben.cli.template.takeaway.layout import HIGHEST, Box, State
from benben.engine.kernel import rule
from benben.engine.record import Ints

CHANCE = -1


@rule
def setup(box: Box, s: State) -> None:
    """T-S1."""
    s.heap = box.heap


@rule
def acting(box: Box, s: State) -> int:
    """T-R1: the die, then the player; nobody when the heap is gone (T-F1)."""
    if s.heap == 0:
        return 0
    return CHANCE if s.die == 0 else 1 << s.turn


@rule
def legal(box: Box, s: State, seat: int, out: Ints) -> int:
    """T-R2."""
    if s.die == 0 or s.heap == 0 or s.turn != seat:
        return 0
    most = min(s.die, s.heap)
    for stones in range(most):
        out[stones] = stones + 1
    return most


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    """T-R1, T-R2, T-F1."""
    if seat == CHANCE:
        s.die = action
        return
    s.heap -= action
    s.taken[seat] += action
    if s.heap == 0:
        s.bonus[seat] = box.last_stone
    s.die = 0
    s.turn = (seat + 1) % box.seats


@rule
def midway(box: Box, s: State, seat: int) -> int:
    """Every event is one number."""
    return 0


@rule
def together(box: Box, s: State) -> int:
    """Players never decide at the same time."""
    return 0


@rule
def chance(box: Box, s: State) -> int:
    total = 0
    for face in range(1, HIGHEST + 1):
        total += box.faces[face]
    return total


@rule
def pick(box: Box, s: State, roll: int) -> int:
    face = 1
    while roll >= box.faces[face]:
        roll -= box.faces[face]
        face += 1
    return face


@rule
def weight(box: Box, s: State, outcome: int) -> int:
    return box.faces[outcome]


@rule
def pile(box: Box, s: State) -> int:
    """There is one die and nothing else."""
    return 0


@rule
def score(box: Box, s: State, seat: int) -> int:
    """T-F1, T-O1."""
    return s.taken[seat] + s.bonus[seat]


@rule
def scores(box: Box, s: State, out: Ints) -> None:
    for seat in range(box.seats):
        out[seat] = score(box, s, seat)


@rule
def ranks(box: Box, s: State, out: Ints) -> None:
    """T-F2."""
    for seat in range(box.seats):
        out[seat] = 1
        for other in range(box.seats):
            if score(box, s, other) > score(box, s, seat):
                out[seat] += 1
