"""How games, turns and the acts of chance begin and end."""

from __future__ import annotations

from benben.engine.kernel import rule
from benben.games.stregati.cards import penalty
from benben.games.stregati.layout import (
    ACTIONS,
    ADVENTURES,
    CHOICE_STEP,
    GROUPS,
    INSIDE,
    NOBODY,
    OVER,
    ROW,
    ROWING,
    SHUFFLING,
    STARTING,
    TAKEN,
    Box,
    State,
)

CHANCE = -1


@rule
def begin_game(box: Box, s: State) -> None:
    """S-S1 to S-S5, S-G4: everything is cleared away except the totals."""
    s.draw, s.discard, s.chosen = box.all, 0, 0
    for seat in range(box.seats):
        me = s.players[seat]
        me.hand, me.played, me.swapped, me.known, me.either, me.place = 0, 0, 0, 0, 0, 0
        for group in range(GROUPS):
            me.lacks[group] = 0
    for place in range(ROW):
        s.row[place] = 0
    s.laid, s.unlaid = 0, (1 << ADVENTURES) - 1
    s.round, s.arrow, s.mummy = 0, 0, NOBODY
    s.due, s.extra = 0, 0
    if box.start == NOBODY:
        begin_chance(s, STARTING, 1)
    else:
        s.first = box.start
        begin_chance(s, ROWING, ROW)


@rule
def begin_chance(s: State, phase: int, outcomes: int) -> None:
    s.phase = phase
    s.left = outcomes
    s.midway = 0
    s.acting = CHANCE


@rule
def begin_turn(s: State, seat: int, extra: int) -> None:
    s.turn = seat
    s.extra = extra
    s.more = 0
    s.back = 0
    s.step = CHOICE_STEP


@rule
def begin_shuffle(s: State) -> int:
    """S-D1: whether the draw pile has to be made anew before anything else."""
    if s.draw != 0 or s.discard == 0:
        return 0
    begin_chance(s, SHUFFLING, 1)
    return 1


@rule
def ask(s: State, seat: int, phase: int) -> None:
    """Wait for a seat; a shuffle that is due comes first, and then the step is looked at again."""
    if not begin_shuffle(s):
        s.phase = phase
        s.acting = 1 << seat


@rule
def take(s: State, seat: int, action: int) -> None:
    """Note a step that had no alternative, for logs that hold it."""
    if s.takes < TAKEN:
        s.taken[s.takes] = seat * ACTIONS + action
        s.takes += 1


@rule
def finish_game(box: Box, s: State) -> None:
    """S-F1, S-F2; in a match the penalties are added, and the next game begins if there is one (S-G3)."""
    last = 1
    if box.games > 0 or box.limit > 0:
        s.game += 1
        last = 1 if s.game == box.games else 0
        for seat in range(box.seats):
            me = s.players[seat]
            me.total += penalty(box, s, seat)
            if box.limit > 0 and me.total >= box.limit:
                last = 1
    if last:
        s.phase = OVER
        s.acting = 0
    else:
        begin_game(box, s)


@rule
def somebody_inside(box: Box, s: State) -> int:
    for seat in range(box.seats):
        if s.players[seat].place == INSIDE:
            return 1
    return 0
