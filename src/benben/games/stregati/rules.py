"""The rules of Stregati. Ids are those of RULES.md.

A turn is a row of steps. `go_on` takes them one after the other until a seat has to be asked, chance has to act, or
the match is over; a step that leaves a seat no alternative is taken on the way. `phase` says what is waited for,
`step` what comes next.
"""

from __future__ import annotations

from benben.engine.bits import popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.games.stregati.cards import nth, outsiders, penalty, shuffle
from benben.games.stregati.course import begin_chance, begin_game, begin_turn, somebody_inside
from benben.games.stregati.layout import (
    ADVENTURES,
    CARD_PILE,
    CHOICE_STEP,
    CHOOSING,
    CLOSE_STEP,
    CLOSING,
    DEALING,
    DEALT,
    DRAWING,
    DROP_STEP,
    DROPPING,
    END,
    FINISH_STEP,
    GIVE,
    GIVE_STEP,
    GIVING,
    LIST_STEP,
    LISTING,
    OVER,
    PAYING,
    ROW,
    ROW_PILE,
    ROWING,
    SHUFFLE_PILE,
    SHUFFLING,
    START_PILE,
    STARTING,
    SWAPPING,
    TURN,
    TURN_STEP,
    TURNING,
    Box,
    State,
)
from benben.games.stregati.lists import list_choices, list_drops, list_list, list_pay, list_seats, list_swap
from benben.games.stregati.steps import (
    apply_choice,
    apply_list,
    draw_due,
    drop,
    step_choice,
    step_close,
    step_drop,
    step_finish,
    step_give,
    step_list,
    step_put,
    step_turn,
)

CHANCE = -1


# --- course -----------------------------------------------------------------------------------------------------------


@rule
def setup(box: Box, s: State) -> None:
    begin_game(box, s)


@rule
def acting(box: Box, s: State) -> int:
    return s.acting


@rule
def legal(box: Box, s: State, seat: int, out: Ints) -> int:
    if s.acting < 0 or s.acting >> seat & 1 == 0:
        return 0
    if s.phase == CHOOSING:
        return list_choices(box, s, seat, s.extra, out)
    if s.phase == SWAPPING:
        return list_swap(box, s, seat, out)
    if s.phase == LISTING:
        return list_list(box, s, seat, out)
    if s.phase == CLOSING:
        n = list_pay(box, s, seat, out, 0)
        out[n] = END
        return n + 1
    if s.phase == PAYING:
        return list_pay(box, s, seat, out, 0)
    if s.phase == DROPPING:
        return list_drops(box, s.players[seat], out)
    if s.phase == GIVING:
        return list_seats(outsiders(box, s, seat), GIVE, out, 0)
    return list_seats(0b1111, TURN, out, 0)


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    s.takes = 0
    if seat == CHANCE:
        apply_outcome(box, s, action)
        if s.left > 0:
            return
    elif s.phase == CHOOSING or s.phase == SWAPPING:
        apply_choice(box, s, seat, action)
        if s.phase == SWAPPING:
            return
    elif s.phase == DROPPING:
        drop(box, s, seat, action)
    elif s.phase == GIVING:
        s.mummy = action - GIVE
        s.step = TURN_STEP
    elif s.phase == TURNING:
        s.arrow = action - TURN
        begin_turn(s, s.turn, 1)
    else:
        apply_list(box, s, seat, action)
        if s.phase == PAYING:
            return
    go_on(box, s)


@rule
def go_on(box: Box, s: State) -> None:
    """Take steps until somebody has to act; before a step that needs it, the shuffle of S-D1."""
    if s.phase < DRAWING:  # the next game's set-up is under way
        return
    s.acting = 0
    while s.acting == 0 and s.phase != OVER:
        if s.due > 0:
            draw_due(s)
        elif s.step == LIST_STEP:
            step_list(box, s)
        elif s.step == FINISH_STEP:
            step_finish(box, s)
        elif s.step == CHOICE_STEP:
            step_choice(box, s)
        elif s.step == CLOSE_STEP:
            step_close(box, s)
        elif s.step == DROP_STEP:
            step_drop(box, s)
        elif s.step == GIVE_STEP:
            step_give(box, s)
        elif s.step == TURN_STEP:
            step_turn(s)
        else:
            step_put(s)


@rule
def midway(box: Box, s: State, seat: int) -> int:
    if seat == CHANCE:
        return s.midway
    return 1 if seat == s.turn and (s.phase == SWAPPING or s.phase == PAYING) else 0


@rule
def together(box: Box, s: State) -> int:
    """Nobody ever decides at the same time as another."""
    return 0


# --- chance -----------------------------------------------------------------------------------------------------------


@rule
def chance(box: Box, s: State) -> int:
    if s.phase == DRAWING or s.phase == DEALING:
        return popcount(s.draw)
    if s.phase == STARTING:
        return box.seats
    return popcount(s.unlaid) if s.phase == ROWING else 1


@rule
def pick(box: Box, s: State, roll: int) -> int:
    if s.phase == DRAWING or s.phase == DEALING:
        return box.kinds[nth(s.draw, roll)]
    return box.adventures[nth(s.unlaid, roll)] if s.phase == ROWING else roll


@rule
def weight(box: Box, s: State, outcome: int) -> int:
    if s.phase == DRAWING or s.phase == DEALING:
        return popcount(s.draw & box.members[outcome]) if outcome < len(box.members) else 0
    if s.phase == STARTING:
        return 1 if outcome < box.seats else 0
    if s.phase == SHUFFLING:
        return 1 if outcome == 0 else 0
    n = 0
    for at in range(ADVENTURES):
        if s.unlaid >> at & 1 and box.adventures[at] == outcome:
            n += 1
    return n


@rule
def pile(box: Box, s: State) -> int:
    if s.phase == DRAWING or s.phase == DEALING:
        return CARD_PILE
    if s.phase == STARTING:
        return START_PILE
    return ROW_PILE if s.phase == ROWING else SHUFFLE_PILE


@rule
def apply_outcome(box: Box, s: State, outcome: int) -> None:
    s.left -= 1
    s.midway = 1 if s.left > 0 else 0
    if s.phase == DRAWING:
        receive(box, s, s.turn, outcome)
    elif s.phase == SHUFFLING:
        shuffle(box, s)
    elif s.phase == DEALING:
        deal(box, s, outcome)
    elif s.phase == STARTING:
        s.first = outcome
        begin_chance(s, ROWING, ROW)
    else:
        lay(box, s, outcome)


@rule
def receive(box: Box, s: State, seat: int, kind: int) -> None:
    cards = s.draw & box.members[kind]
    s.draw &= ~(cards & -cards)
    s.players[seat].hand |= cards & -cards


@rule
def lay(box: Box, s: State, points: int) -> None:
    """S-S2."""
    at = ADVENTURES - 1
    while s.unlaid >> at & 1 == 0 or box.adventures[at] != points:
        at -= 1
    s.unlaid &= ~(1 << at)
    s.row[s.laid] = points
    s.laid += 1
    if s.left == 0:
        s.turn = 0
        begin_chance(s, DEALING, DEALT)


@rule
def deal(box: Box, s: State, kind: int) -> None:
    """S-S4, S-S5."""
    receive(box, s, s.turn, kind)
    if s.left > 0:
        return
    if s.turn + 1 < box.seats:
        s.turn += 1
        begin_chance(s, DEALING, DEALT)
    else:
        s.phase = CHOOSING
        begin_turn(s, s.first, 0)


# --- end --------------------------------------------------------------------------------------------------------------


@rule
def scores(box: Box, s: State, out: Ints) -> None:
    """S-G2, S-G3: penalty points; those of a match's last game are in the totals."""
    for seat in range(box.seats):
        out[seat] = s.players[seat].total
        if s.phase != OVER or (box.games == 0 and box.limit == 0):
            out[seat] += penalty(box, s, seat)


@rule
def beats(box: Box, s: State, one: int, other: int) -> int:
    """S-F1: after an entry who has passed more is ahead; else, and in a match, only points count (S-F2, S-G3)."""
    mine, theirs = s.players[one].total, s.players[other].total
    if s.phase != OVER or (box.games == 0 and box.limit == 0):
        mine += penalty(box, s, one)
        theirs += penalty(box, s, other)
    ahead = s.players[one].place - s.players[other].place
    if ahead != 0 and box.games == 0 and box.limit == 0 and somebody_inside(box, s):
        return 1 if ahead > 0 else 0
    return 1 if mine < theirs else 0


@rule
def ranks(box: Box, s: State, out: Ints) -> None:
    for seat in range(box.seats):
        out[seat] = 1
        for other in range(box.seats):
            if beats(box, s, other, seat):
                out[seat] += 1
