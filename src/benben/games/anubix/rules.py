"""The rules of Anubix. Ids are those of RULES.md.

What may be built is worked out for all 36 fields at once: sets of fields that a die, a gem or a quarry stone can pay.
"""

from __future__ import annotations

from benben.engine.bits import lowest, popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.games.anubix.layout import (
    BUILDING,
    COLOURS,
    COLUMNS,
    DICE_PILE,
    DIE,
    DONE,
    GEM,
    KEYSTONE,
    LEFT,
    LEFT_SET,
    LEVEL_SETS,
    LEVELS,
    OVER,
    PASS,
    PAYMENTS,
    PYRAMID,
    PYRAMID_SET,
    RELIEF_SET,
    RIGHT,
    RIGHT_SET,
    ROLLING,
    SECOND_BUILDING,
    SHARING,
    SHEET_PILE,
    SHEETS,
    START_PILE,
    STARTING,
    STONE,
    STONES,
    SYMBOLS,
    TOGETHER,
    Box,
    Player,
    Sheet,
    State,
)

CHANCE = -1
QUARRY = (1 << STONES) - 1
LEFT_COLUMNS = 0b0111_0111_0111  # relief fields that have one to their right
BONUS_POINTS, GEM_POINTS = 3, 2  # A-F5, A-F6
LEVEL_1 = LEVEL_SETS[0]
LEVEL_2 = LEVEL_SETS[1]
LEVEL_3 = LEVEL_SETS[2]
LEVEL_4 = LEVEL_SETS[3]
LEVEL_5 = LEVEL_SETS[4]
PILLARS = LEFT_SET | RIGHT_SET


# --- what may be built ------------------------------------------------------------------------------------------------


@rule
def standing(marked: int) -> int:
    """The fields of pyramid and arch that can be built next (A-B4, A-B5)."""
    pairs = marked & marked >> 1  # a stone and its right neighbour; where a level ends the mask below drops them
    carried = LEVEL_1 | pairs << 5 & LEVEL_2 | pairs << 4 & LEVEL_3 | pairs << 3 & LEVEL_4 | pairs << 2 & LEVEL_5
    carried |= 1 << LEFT | (marked & LEFT_SET) << 1 & LEFT_SET | 1 << RIGHT | (marked & RIGHT_SET) << 1 & RIGHT_SET
    if marked & PILLARS == PILLARS:
        carried |= 1 << KEYSTONE
    return carried & ~marked


@rule
def open_stones(me: Player) -> int:
    """The quarry stones to the right of the last struck one (A-P2)."""
    return QUARRY >> me.struck << me.struck


@rule
def first_fields(s: State, me: Player, sheet: Sheet) -> tuple[int, int, int]:
    """The fields that the first stone of a turn can be built on: paid by a die, by a gem, by a quarry stone.

    A-P6: no gem and no quarry stone where a die shows the colour, except in a relief pair whose other field takes it.
    """
    quarry = open_stones(me)
    die = two_dice = stone = two_stones = 0
    for colour in range(COLOURS):
        fields = sheet.of_colour[colour]
        if s.free[colour] > 0:
            die |= fields
            if s.free[colour] > 1:
                two_dice |= fields
        stones = sheet.quarry[colour] & quarry
        if stones != 0:
            stone |= fields
            if stones & stones - 1:
                two_stones |= fields
    fields = standing(me.marked)
    by_die = fields & die
    by_other = fields & ~die
    by_gem = by_other if me.gems > 0 else 0
    by_stone = by_other & stone
    # A-B3: the first in the alphabet of two relief fields, the other one to its right or below it.
    blank = RELIEF_SET & ~me.marked
    right = blank & blank >> 1 & LEFT_COLUMNS
    below = blank & blank >> COLUMNS
    if right | below == 0:
        return by_die, by_gem, by_stone
    twins = right & sheet.right_twins | below & sheet.below_twins
    cheap = die | stone
    partner = right & ~sheet.right_twins & cheap >> 1 | below & ~sheet.below_twins & cheap >> COLUMNS
    last_die = twins & die & ~two_dice  # the other field may take it
    with_gem = right | below if me.gems > 0 else 0
    by_die |= die & (partner | with_gem | twins & (two_dice | stone))
    if me.gems > 0:
        with_two = right | below if me.gems > 1 else 0
        by_gem |= last_die | ~die & (partner | with_two | twins & stone)
    by_stone |= stone & (last_die | ~die & (partner | with_gem | twins & two_stones))
    return by_die, by_gem, by_stone


@rule
def second_stones(me: Player, first: int) -> int:
    """The quarry stones that can pay for the second stone of a turn (A-P3)."""
    payment = first % PAYMENTS
    if payment < STONE:
        return open_stones(me)
    if first < KEYSTONE * PAYMENTS:  # the two fields of a relief pair count as built in whichever order fits
        return open_stones(me) & ~(1 << payment - STONE)
    return QUARRY >> payment - STONE + 1 << payment - STONE + 1


@rule
def second_fields(s: State, me: Player, sheet: Sheet, first: int) -> tuple[int, int, int]:
    """The fields that the second stone can be built on after the first, each two stones in one order only."""
    field = first // PAYMENTS
    payment = first - field * PAYMENTS
    colour = sheet.colours[field]
    twins = sheet.of_colour[colour]
    quarry = second_stones(me, first)
    die = stone = 0
    for other in range(COLOURS):
        if s.free[other] > (1 if payment == DIE and other == colour else 0):
            die |= sheet.of_colour[other]
        if sheet.quarry[other] & quarry != 0:
            stone |= sheet.of_colour[other]
    gems = me.gems - 1 if payment == GEM else me.gems
    if field < KEYSTONE:
        blank = RELIEF_SET & ~me.marked
        fields = blank & (1 << field + COLUMNS | (LEFT_COLUMNS & 1 << field) << 1)
        if payment != DIE and s.free[colour] > 0:  # only because the other field takes the die
            return fields & twins, 0, 0
        fields_by_gem = fields_by_stone = fields
    else:
        before = standing(me.marked)
        fields = standing(me.marked | 1 << field)
        # What is earlier in the alphabet comes second only where it cannot be paid first (A-P3, A-P6).
        earlier = fields & before & (1 << field) - 1
        fields &= ~earlier
        fields_by_gem = fields_by_stone = fields
        if payment >= STONE:
            fields_by_stone |= earlier
        elif payment == DIE:
            fields_by_gem |= earlier & twins
            fields_by_stone |= earlier & twins
    by_gem = fields_by_gem & ~die if gems > 0 else 0
    return fields & die, by_gem, fields_by_stone & stone & ~die


@rule
def list_stones(sheet: Sheet, by_die: int, by_gem: int, by_stone: int, quarry: int, out: Ints, n: int) -> int:
    """Write the actions of the three sets of fields, ascending, from a place on; return the place after them."""
    fields = by_die | by_gem | by_stone
    while fields != 0:
        field = lowest(fields)
        fields &= fields - 1
        first = field * PAYMENTS
        if by_die >> field & 1:
            out[n] = first + DIE
            n += 1
        if by_gem >> field & 1:
            out[n] = first + GEM
            n += 1
        if by_stone >> field & 1:
            stones = sheet.quarry[sheet.colours[field]] & quarry
            while stones != 0:
                out[n] = first + STONE + lowest(stones)
                stones &= stones - 1
                n += 1
    return n


@rule
def legal(box: Box, s: State, seat: int, out: Ints) -> int:
    """A-B1: a stone or none, then a second one or none."""
    if s.acting < 0 or s.acting >> seat & 1 == 0:
        return 0
    me = s.players[seat]
    sheet = box.sheets[me.sheet]
    if me.first == 0:
        by_die, by_gem, by_stone = first_fields(s, me, sheet)
        n = list_stones(sheet, by_die, by_gem, by_stone, open_stones(me), out, 0)
        out[n] = PASS
        return n + 1
    first = me.first - 1
    by_die, by_gem, by_stone = second_fields(s, me, sheet, first)
    n = list_stones(sheet, by_die, by_gem, by_stone, second_stones(me, first), out, 0)
    if first < KEYSTONE * PAYMENTS:  # A-B3
        return n
    out[n] = DONE
    return n + 1


# --- course -----------------------------------------------------------------------------------------------------------


@rule
def setup(box: Box, s: State) -> None:
    """A-C1 to A-C3: gems by the number of players; who begins and the sheets are left to chance."""
    for seat in range(box.seats):
        s.players[seat].gems = box.gems
    if box.start < 0:
        begin_chance(s, STARTING, 1)
    else:
        s.active = box.start
        begin_chance(s, SHARING, box.seats)


@rule
def begin_chance(s: State, phase: int, outcomes: int) -> None:
    s.phase = phase
    s.left = outcomes
    s.acting = CHANCE


@rule
def acting(box: Box, s: State) -> int:
    return s.acting


@rule
def midway(box: Box, s: State, seat: int) -> int:
    """A roll and the sheets name several outcomes; a turn goes on where a second stone is possible."""
    if seat == CHANCE:
        return s.midway
    return 1 if s.acting > 0 and s.acting >> seat & 1 and s.players[seat].first != 0 else 0


@rule
def together(box: Box, s: State) -> int:
    """A-O1."""
    return 1 if s.phase == TOGETHER else 0


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        apply_outcome(box, s, action)
        return
    me = s.players[seat]
    if me.first == 0:
        me.first = action + 1
        if action != PASS and goes_on(box, s, me, action):
            return
    elif action != DONE:
        me.second = action + 1
    s.acting &= ~(1 << seat)
    if s.phase == TOGETHER:
        if s.acting == 0:
            build_together(box, s)
    else:
        build(box, s, seat)
        next_turn(box, s)


@rule
def goes_on(box: Box, s: State, me: Player, first: int) -> int:
    """Whether any second stone is possible; where none is, the turn is over without asking."""
    by_die, by_gem, by_stone = second_fields(s, me, box.sheets[me.sheet], first)
    return 1 if by_die | by_gem | by_stone != 0 else 0


@rule
def build(box: Box, s: State, seat: int) -> None:
    """A turn takes effect: marks, payments, bonuses."""
    me = s.players[seat]
    if me.first != PASS + 1:
        before = me.marked
        place(box, s, seat, me.first - 1)
        if me.second != 0:
            place(box, s, seat, me.second - 1)
        if (me.marked ^ before) & box.symbol_fields:
            me.bonuses |= symbols_of(box, me.marked) & ~s.closed  # A-N1 to A-N3
        if finished(me.marked) > 1:
            me.bonuses |= SECOND_BUILDING  # A-N4
    me.first = 0
    me.second = 0


@rule
def place(box: Box, s: State, seat: int, action: int) -> None:
    """A-B2: one stone and its payment."""
    me = s.players[seat]
    field = action // PAYMENTS
    payment = action - field * PAYMENTS
    me.marked |= 1 << field
    if payment == GEM:
        me.gems -= 1
    elif payment >= STONE:
        me.used |= 1 << payment - STONE
        me.struck = max(me.struck, payment - STONE + 1)  # in a relief pair the right one may come first (A-P3)
    elif seat == s.active:  # A-R2: all others give the die back
        s.free[box.sheets[me.sheet].colours[field]] -= 1


@rule
def symbols_of(box: Box, marked: int) -> int:
    """The symbols all of whose fields are marked (A-N1)."""
    found = 0
    for symbol in range(SYMBOLS):
        fields = box.symbols[symbol]
        if fields != 0 and fields & ~marked == 0:
            found |= 1 << symbol
    return found


@rule
def finished(marked: int) -> int:
    """How many buildings are finished: the top and the keystone rest on all the other stones (A-F1)."""
    found = (marked & LEVEL_5) >> PYRAMID + 14
    found += marked >> KEYSTONE & 1
    if marked & RELIEF_SET == RELIEF_SET:
        found += 1
    return found


@rule
def build_together(box: Box, s: State) -> None:
    """A-O1: all have decided."""
    for seat in range(box.seats):
        if seat != s.active:
            build(box, s, seat)
    close_round(box, s)


@rule
def next_turn(box: Box, s: State) -> None:
    """A-R2: clockwise, each with the dice that the active player left; or several at once (A-O1)."""
    if box.speed and box.seats > 2 and s.turn == s.active:
        s.phase = TOGETHER
        s.acting = (1 << box.seats) - 1 & ~(1 << s.active)
        return
    s.turn = s.turn + 1 if s.turn + 1 < box.seats else 0
    if s.turn == s.active:
        close_round(box, s)
    else:
        s.acting = 1 << s.turn


@rule
def close_round(box: Box, s: State) -> None:
    """A-N2: what was reached is closed from now on. A-F1, A-F8: the end. A-R3: the next player is active."""
    s.round += 1
    over = 1 if s.round == box.max_rounds else 0
    for seat in range(box.seats):
        bonuses = s.players[seat].bonuses
        s.closed |= bonuses & ~SECOND_BUILDING
        if bonuses & SECOND_BUILDING:
            over = 1
    if over:
        s.phase = OVER
        s.acting = 0
        return
    s.active = s.active + 1 if s.active + 1 < box.seats else 0
    begin_roll(box, s)


@rule
def begin_roll(box: Box, s: State) -> None:
    for colour in range(COLOURS):
        s.dice[colour] = 0
        s.free[colour] = 0
    begin_chance(s, ROLLING, box.dice)


# --- chance -----------------------------------------------------------------------------------------------------------


@rule
def chance(box: Box, s: State) -> int:
    if s.phase == ROLLING:
        return COLOURS
    return box.seats if s.phase == STARTING else SHEETS - popcount(s.given)


@rule
def pick(box: Box, s: State, roll: int) -> int:
    if s.phase != SHARING:
        return roll
    sheets = (1 << SHEETS) - 1 & ~s.given
    for _ in range(roll):
        sheets &= sheets - 1
    return lowest(sheets)


@rule
def weight(box: Box, s: State, outcome: int) -> int:
    if s.phase == ROLLING:
        return 1 if outcome < COLOURS else 0
    if s.phase == STARTING:
        return 1 if outcome < box.seats else 0
    return 1 if outcome < SHEETS and s.given >> outcome & 1 == 0 else 0


@rule
def pile(box: Box, s: State) -> int:
    if s.phase == ROLLING:
        return DICE_PILE
    return START_PILE if s.phase == STARTING else SHEET_PILE


@rule
def apply_outcome(box: Box, s: State, outcome: int) -> None:
    s.left -= 1
    s.midway = 1 if s.left > 0 else 0
    if s.phase == ROLLING:
        s.dice[outcome] += 1
        s.free[outcome] += 1
        if s.left == 0:  # A-R1: the active player builds first
            s.phase = BUILDING
            s.turn = s.active
            s.acting = 1 << s.active
    elif s.phase == STARTING:
        s.active = outcome
        begin_chance(s, SHARING, box.seats)
    else:  # A-C2: by seats, every one another
        s.players[box.seats - s.left - 1].sheet = outcome
        s.given |= 1 << outcome
        if s.left == 0:
            begin_roll(box, s)


# --- end --------------------------------------------------------------------------------------------------------------


@rule
def level(marked: int) -> int:
    """The highest level of the pyramid with a mark, 0 for none (A-F2)."""
    found = 0
    for step in range(LEVELS):
        if marked & LEVEL_SETS[step]:
            found = step + 1
    return found


@rule
def arch_height(marked: int) -> int:
    """The height that both pillars have reached (A-F3)."""
    return min(popcount(marked & LEFT_SET), popcount(marked & RIGHT_SET))


@rule
def arch_points(box: Box, marked: int) -> int:
    """A-F3: the keystone's points stand in place of the pillars'."""
    return box.keystone if marked >> KEYSTONE & 1 else box.arch[arch_height(marked)]


@rule
def score(box: Box, me: Player) -> int:
    """A-F2 to A-F6."""
    return (
        box.pyramid[level(me.marked)]
        + arch_points(box, me.marked)
        + box.relief[popcount(me.marked & RELIEF_SET)]
        + BONUS_POINTS * popcount(me.bonuses)
        + STONES
        - me.struck
        + GEM_POINTS * me.gems
    )


@rule
def scores(box: Box, s: State, out: Ints) -> None:
    for seat in range(box.seats):
        out[seat] = score(box, s.players[seat])


@rule
def beats(box: Box, one: Player, other: Player) -> int:
    """A-F7: more points, then more stones in the pyramid."""
    mine, theirs = score(box, one), score(box, other)
    if mine == theirs:
        mine, theirs = popcount(one.marked & PYRAMID_SET), popcount(other.marked & PYRAMID_SET)
    return 1 if mine > theirs else 0


@rule
def ranks(box: Box, s: State, out: Ints) -> None:
    for seat in range(box.seats):
        out[seat] = 1
        for other in range(box.seats):
            if beats(box, s.players[other], s.players[seat]):
                out[seat] += 1
