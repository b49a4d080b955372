"""Play without search."""

from __future__ import annotations

from benben.engine.bits import popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.stream import below
from benben.games.anubix.layout import (
    COLUMNS,
    DONE,
    FIELDS,
    GEM,
    KEYSTONE,
    LEFT_SET,
    PASS,
    PAYMENTS,
    PYRAMID_SET,
    RELIEF_SET,
    RIGHT_SET,
    SECOND_BUILDING,
    STONE,
    STONES,
    SYMBOLS,
    Box,
    Player,
    State,
)
from benben.games.anubix.rules import (
    BONUS_POINTS,
    GEM_POINTS,
    LEFT_COLUMNS,
    arch_points,
    finished,
    legal,
    level,
    list_stones,
    second_fields,
    second_stones,
    symbols_of,
)

# What things are worth beside the points they bring at once, in hundredths of a point, by plan: 0 for who goes for the
# two buildings that are furthest, 1 to 3 for who leaves the pyramid, the arch or the relief aside. Found by playing
# variants of them against each other.
KEPT_STONE, KEPT_GEM = 40, (180, 140, 100, 100)
PYRAMID_STONE, ARCH_STONE, RELIEF_STONE = (132, 17, 200, 80), (204, 240, 20, 120), (200, 200, 200, 40)
RACE = (340, 340, 140, 340)  # an open bonus with all but nothing missing
FOCUS = (1470, 2100, 3084, 1029)  # two buildings all but finished
LONELY = (294, 210, 156, 210)  # a relief field that can no longer be built
WINNING, LOSING = (4600, 2300, 3220, 2760), (6290, 3700, 2210, 3700)  # ending the game ahead or behind
HORIZON = 3  # with fewer rounds to come than that, a promise is worth less
ARCH_SET = LEFT_SET | RIGHT_SET | 1 << KEYSTONE


@rule
def wander(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> int:
    """Any legal action, each equally likely."""
    return out[below(stream, legal(box, s, seat, out))]


@rule
def lonely(marked: int) -> int:
    """The relief fields without a partner (A-B3)."""
    blank = RELIEF_SET & ~marked
    beside = (blank & LEFT_COLUMNS) << 1 | blank >> 1 & LEFT_COLUMNS | blank << COLUMNS | blank >> COLUMNS
    return popcount(blank & ~beside)


@rule
def missing(marked: int) -> int:
    """How many fields are missing to a second finished building."""
    pyramid = popcount(PYRAMID_SET & ~marked)
    arch = popcount(ARCH_SET & ~marked)
    relief = popcount(RELIEF_SET & ~marked) if lonely(marked) == 0 else FIELDS
    return pyramid + arch + relief - max(pyramid, arch, relief)


@rule
def focus(plan: int, marked: int) -> int:
    """How much of two buildings is there, in thousandths: of those that a plan is about, or the furthest ones."""
    pyramid, arch = popcount(marked & PYRAMID_SET), popcount(marked & ARCH_SET)
    relief = popcount(marked & RELIEF_SET)
    spoilt = 1 + (lonely(marked) > 0)
    found = 0
    if plan in (0, 1):
        found = max(found, 1000 * (arch + relief) // (21 * (spoilt if plan else 1)))
    if plan in (0, 2):
        found = max(found, 1000 * (pyramid + relief) // (27 * (spoilt if plan else 1)))
    if plan in (0, 3):
        found = max(found, 1000 * (pyramid + arch) // 24)
    return found


@rule
def prospects(box: Box, plan: int, marked: int, open_symbols: int) -> int:
    """What a sheet promises beyond its points."""
    found = PYRAMID_STONE[plan] * popcount(marked & PYRAMID_SET) + ARCH_STONE[plan] * popcount(marked & ARCH_SET)
    found += RELIEF_STONE[plan] * popcount(marked & RELIEF_SET) - LONELY[plan] * lonely(marked)
    for symbol in range(SYMBOLS):
        reach = box.reach[symbol]
        if open_symbols >> symbol & 1 and reach != 0:
            whole = popcount(reach)
            done = popcount(reach & marked)
            found += RACE[plan] * done * done // (whole * whole)
    done = focus(plan, marked)
    return found + FOCUS[plan] * done * done // 1000000


@rule
def best_other(box: Box, s: State, seat: int) -> int:
    """The points of the best opponent."""
    best = 0
    for other in range(box.seats):
        if other != seat:
            best = max(best, points(box, s.players[other].marked, s.players[other], s.players[other].bonuses, 0, 0))
    return best


@rule
def points(box: Box, marked: int, me: Player, bonuses: int, stones: int, gems: int) -> int:
    """A player's points with other marks and bonuses, and after paying."""
    return (
        box.pyramid[level(marked)]
        + arch_points(box, marked)
        + box.relief[popcount(marked & RELIEF_SET)]
        + BONUS_POINTS * popcount(bonuses)
        + STONES
        - me.struck
        - stones
        + GEM_POINTS * (me.gems - gems)
    )


@rule
def worth(box: Box, s: State, seat: int, first: int, second: int, rounds: int, rival: int) -> int:
    """A turn of two actions; `rounds` are those that may still come, at least, `rival` the best opponent's points."""
    me = s.players[seat]
    plan = box.plans[seat]
    marked = me.marked
    struck = me.struck
    gems = 0
    for action in (first, second):
        if action < DONE:
            marked |= 1 << action // PAYMENTS
            payment = action % PAYMENTS
            if payment == GEM:
                gems += 1
            elif payment >= STONE:
                struck = max(struck, payment - STONE + 1)
    bonuses = me.bonuses | symbols_of(box, marked) & ~s.closed
    ends = finished(marked) > 1
    if ends:
        bonuses |= SECOND_BUILDING
    total = points(box, marked, me, bonuses, struck - me.struck, gems)
    found = 100 * total
    if rounds == 0:
        return found
    if ends:
        return found + WINNING[plan] if total > rival else found - LOSING[plan]
    promise = prospects(box, plan, marked, (1 << SYMBOLS) - 1 & ~(s.closed | bonuses))
    promise += KEPT_STONE * (STONES - struck) + KEPT_GEM[plan] * (me.gems - gems)
    return found + promise * min(rounds, HORIZON) // HORIZON


@rule
def rounds_left(box: Box, s: State) -> int:
    """How many rounds will come after this one, at least: somebody needs them to finish, two stones a turn (A-F1)."""
    fields = FIELDS
    for seat in range(box.seats):
        fields = min(fields, missing(s.players[seat].marked))
    found = (fields + 1) // 2
    if box.max_rounds > 0:
        found = min(found, box.max_rounds - s.round - 1)
    return found


@rule
def greedy(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> int:
    """The turn that is worth most, one stone after the other."""
    me = s.players[seat]
    rounds = rounds_left(box, s)
    rival = best_other(box, s, seat)
    n = legal(box, s, seat, out)
    best = -1 << 40
    found = out[0]
    for at in range(n):
        action = out[at]
        if me.first != 0:
            value = worth(box, s, seat, me.first - 1, action, rounds, rival)
        elif action == PASS:
            value = worth(box, s, seat, DONE, DONE, rounds, rival)
        else:
            value = best_second(box, s, seat, action, rounds, rival, out, n)
        if value > best:
            best = value
            found = action
    return found


@rule
def appraise(box: Box, s: State, seat: int, out: Ints, prices: Ints, room: Ints) -> int:
    """What is legal, each with the worth of the best turn that goes on with it."""
    me = s.players[seat]
    rounds = rounds_left(box, s)
    rival = best_other(box, s, seat)
    n = legal(box, s, seat, out)
    for at in range(n):
        action = out[at]
        if me.first != 0:
            prices[at] = worth(box, s, seat, me.first - 1, action, rounds, rival)
        elif action == PASS:
            prices[at] = worth(box, s, seat, DONE, DONE, rounds, rival)
        else:
            prices[at] = best_second(box, s, seat, action, rounds, rival, room, 0)
    return n


@rule
def best_second(box: Box, s: State, seat: int, first: int, rounds: int, rival: int, out: Ints, at: int) -> int:
    """The worth of a first stone with the best second one, which are listed behind the first ones in `out`."""
    me = s.players[seat]
    sheet = box.sheets[me.sheet]
    by_die, by_gem, by_stone = second_fields(s, me, sheet, first)
    end = list_stones(sheet, by_die, by_gem, by_stone, second_stones(me, first), out, at)
    best = -1 << 40
    if first >= KEYSTONE * PAYMENTS:
        best = worth(box, s, seat, first, DONE, rounds, rival)
    for place in range(at, end):
        best = max(best, worth(box, s, seat, first, out[place], rounds, rival))
    return best
