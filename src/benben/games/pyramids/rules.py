"""The rules of Pyramids. Ids are those of RULES.md."""

from __future__ import annotations

from benben.engine.bits import lowest, popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.games.pyramids.layout import (
    AWARDS,
    CELLS,
    COLOURS,
    DEALING,
    DEALT,
    DEALT_PILE,
    DECK_PILE,
    DISPLAY,
    DISPLAYING,
    DRAWING,
    EXPEDITION_PILE,
    HAND,
    KEEP,
    KEEPING,
    MARKING,
    MOST,
    OVER,
    PAIRS,
    PASS,
    PATTERNS,
    PLACEMENTS,
    REFILLING,
    REVEALING,
    SINGLE,
    TAKE,
    TAKE_DECK,
    TAKING,
    Box,
    Card,
    Player,
    State,
)

CHANCE = -1
BOARD = (1 << CELLS) - 1
NOT_FIRST_COLUMN = BOARD & ~0b00001_00001_00001_00001_00001
NOT_LAST_COLUMN = BOARD & ~0b10000_10000_10000_10000_10000
NOBODY = 255


# --- chambers ---------------------------------------------------------------------------------------------------------


@rule
def open_cells(card: Card, marked: int) -> int:
    """The cells that may be marked next: the entrance first (P-M5), then what touches a mark (P-M6), never a wall
    (P-M4).
    """
    if marked == 0:
        return card.entrance
    beside = (marked & NOT_LAST_COLUMN) << 1 | (marked & NOT_FIRST_COLUMN) >> 1 | marked << 5 | marked >> 5
    return beside & card.free & ~marked


@rule
def nth_card(cards: int, n: int) -> int:
    """The card of a set that has n lower ones."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


@rule
def list_marks(box: Box, me: Player, slot: int, pattern: int, touch: int, out: Ints, n: int) -> int:
    """P-M2, P-M3: every way to mark the whole pattern on one card, of which the cells `touch` are open."""
    card = box.cards[me.cards[slot]]
    marked = me.marked[slot]
    first = card.first[pattern]
    for at in range(first, first + card.count[pattern]):
        shape = box.shapes[at]
        out[n] = slot * PLACEMENTS + box.places[at]  # the next one overwrites it where it does not fit: no branch
        n += (shape & marked == 0) & (shape & touch != 0)
    return n


@rule
def list_singles(slot: int, cells: int, out: Ints, n: int) -> int:
    """P-M2, P-M7: every single space that may be marked, in place of the pattern or for a red cross."""
    while cells != 0:
        out[n] = SINGLE + slot * CELLS + lowest(cells)
        cells &= cells - 1
        n += 1
    return n


@rule
def can_mark(box: Box, me: Player) -> int:
    """Whether any space at all may be marked (P-M8, P-Y3)."""
    for slot in range(HAND):
        if open_cells(box.cards[me.cards[slot]], me.marked[slot]) != 0:
            return 1
    return 0


@rule
def apply_symbols(box: Box, s: State, me: Player, card: Card, cells: int) -> None:
    """P-Y1, P-Y5 to P-Y9: what the newly marked cells of one pattern or one single space bring."""
    me.extra += popcount(cells & card.cross)
    me.red = min(MOST, me.red + popcount(cells & card.red))
    me.green = min(MOST, me.green + popcount(cells & card.green))
    if cells & card.torch:
        me.torches |= 1 << s.round
    skulls = min(MOST, me.skulls + popcount(cells & card.skull))  # skulls before potions (P-Y9)
    me.skulls = max(0, skulls - 2 * popcount(cells & card.potion))


# --- course -----------------------------------------------------------------------------------------------------------


@rule
def everybody(box: Box) -> int:
    return (1 << box.seats) - 1


@rule
def setup(box: Box, s: State) -> None:
    """P-S1 to P-S4: the cards are dealt first."""
    s.deck = box.all
    s.phase = DEALING
    s.left = DEALT
    s.acting = CHANCE


@rule
def acting(box: Box, s: State) -> int:
    return s.acting


@rule
def legal(box: Box, s: State, seat: int, out: Ints) -> int:
    if s.acting < 0 or s.acting >> seat & 1 == 0:
        return 0
    if s.phase == MARKING:
        return legal_marks(box, s, s.players[seat], out)
    if s.phase == KEEPING:
        for pair in range(len(PAIRS)):
            out[pair] = KEEP + pair
        return len(PAIRS)
    return legal_takes(s, out)


@rule
def legal_marks(box: Box, s: State, me: Player, out: Ints) -> int:
    one = open_cells(box.cards[me.cards[0]], me.marked[0])
    other = open_cells(box.cards[me.cards[1]], me.marked[1])
    n = 0
    if me.extra == 0:
        n = list_marks(box, me, 0, s.pattern, one, out, n)
        n = list_marks(box, me, 1, s.pattern, other, out, n)
    n = list_singles(0, one, out, n)
    n = list_singles(1, other, out, n)
    if n == 0:  # only a player without cards (P-M8)
        out[0] = PASS
        n = 1
    return n


@rule
def legal_takes(s: State, out: Ints) -> int:
    """P-E1: a card of the display or the unseen top card of the deck."""
    n = 0
    while n < DISPLAY and s.display[n] != 0:
        out[n] = TAKE + n
        n += 1
    if s.deck != 0:
        out[n] = TAKE_DECK
        n += 1
    return n


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        apply_outcome(box, s, action)
    elif s.phase == MARKING:
        apply_mark(box, s, seat, action)
    elif s.phase == KEEPING:
        apply_keep(box, s, seat, action)
    else:
        apply_take(box, s, seat, action)


@rule
def midway(box: Box, s: State, seat: int) -> int:
    """Only chance events name several outcomes."""
    return s.midway if seat == CHANCE else 0


@rule
def together(box: Box, s: State) -> int:
    """P-S2, P-M1."""
    return 1 if s.phase == MARKING or s.phase == KEEPING else 0


@rule
def apply_keep(box: Box, s: State, seat: int, action: int) -> None:
    """P-S1, P-S2: two of the four stay; nobody sees it before all have chosen."""
    me = s.players[seat]
    for slot in range(HAND):
        me.cards[slot] = nth_card(me.dealt, PAIRS[action - KEEP][slot])
    s.acting &= ~(1 << seat)
    if s.acting == 0:
        gather_deck(box, s)


@rule
def gather_deck(box: Box, s: State) -> None:
    """P-S3: all that was not kept goes into the deck; its top four come up."""
    s.deck = box.all
    for seat in range(box.seats):
        me = s.players[seat]
        me.dealt = 0
        for slot in range(HAND):
            s.deck &= ~(1 << me.cards[slot])
    begin_chance(s, DISPLAYING, DISPLAY)


@rule
def begin_chance(s: State, phase: int, outcomes: int) -> None:
    s.phase = phase
    s.left = outcomes
    s.acting = CHANCE


@rule
def apply_mark(box: Box, s: State, seat: int, action: int) -> None:
    """P-M2, P-Y1, P-Y2: a pattern or a single space, then one space for every red cross."""
    me = s.players[seat]
    if action != PASS:
        if action >= SINGLE:
            slot = (action - SINGLE) // CELLS
            cells = 1 << (action - SINGLE - slot * CELLS)
            if me.extra > 0:
                me.extra -= 1
        else:
            slot = action // PLACEMENTS
            cells = box.placements[s.pattern * PLACEMENTS + action - slot * PLACEMENTS]
        card = box.cards[me.cards[slot]]
        me.marked[slot] |= cells
        if cells & card.symbols:
            apply_symbols(box, s, me, card, cells)
        if me.extra > 0 and can_mark(box, me):
            return
        me.extra = 0  # P-Y3: what cannot be placed is lost
    s.acting &= ~(1 << seat)
    if s.acting == 0:
        close_marking(box, s)


@rule
def close_marking(box: Box, s: State) -> None:
    """All have marked: everything is shown, and completed cards leave (P-Y4, P-Y10, P-E1)."""
    for seat in range(box.seats):
        me = s.players[seat]
        for slot in range(HAND):
            number = me.cards[slot]
            if me.marked[slot] & box.cards[number].tomb:
                me.finished[slot] = number
                me.completed |= 1 << number
                me.cards[slot] = 0
                me.marked[slot] = 0
            me.shown_marked[slot] = me.marked[slot]
        me.shown_red = me.red
        me.shown_green = me.green
        me.shown_skulls = me.skulls
        me.shown_torches = me.torches
    s.served = 0
    serve_next(box, s)


@rule
def lowest_finished(me: Player) -> int:
    """The lowest order number a player completed in this action, 0 for none."""
    first, second = me.finished[0], me.finished[1]
    if first == 0 or (second != 0 and second < first):
        return second
    return first


@rule
def serve_next(box: Box, s: State) -> None:
    """P-E2: whoever completed the lowest order number replaces next; when all have, the awards follow."""
    best, who = NOBODY, NOBODY
    for seat in range(box.seats):
        number = lowest_finished(s.players[seat])
        if s.served >> seat & 1 == 0 and 0 < number < best:
            best, who = number, seat
    if who == NOBODY or (s.display[0] == 0 and s.deck == 0):  # P-E4
        award(box, s)
        return
    s.served |= 1 << who
    s.turn = who
    s.takes = 0
    for slot in range(HAND):
        if s.players[who].finished[slot] != 0:
            s.takes += 1
    s.phase = TAKING
    s.acting = 1 << who


@rule
def apply_take(box: Box, s: State, seat: int, action: int) -> None:
    """P-E1."""
    if action == TAKE_DECK:
        begin_chance(s, DRAWING, 1)
        return
    at = action - TAKE
    receive(s, seat, s.display[at])
    for place in range(at, DISPLAY - 1):
        s.display[place] = s.display[place + 1]
    s.display[DISPLAY - 1] = 0
    go_on_taking(box, s)


@rule
def receive(s: State, seat: int, number: int) -> None:
    """A new card comes to the first slot that was left free."""
    me = s.players[seat]
    slot = 0 if me.cards[0] == 0 else 1
    me.cards[slot] = number
    s.takes -= 1


@rule
def go_on_taking(box: Box, s: State) -> None:
    """P-E2, P-E3: both cards of a player first, then the display is filled."""
    if s.takes > 0 and (s.display[0] != 0 or s.deck != 0):
        s.phase = TAKING
        s.acting = 1 << s.turn
        return
    empty = 0
    for place in range(DISPLAY):
        if s.display[place] == 0:
            empty += 1
    refill = min(empty, popcount(s.deck))
    if refill > 0:
        begin_chance(s, REFILLING, refill)
    else:
        serve_next(box, s)


@rule
def award(box: Box, s: State) -> None:
    """P-P1 to P-P3: this action's completions in ascending order number, over all players."""
    s.acting = 0
    while True:
        best, who = NOBODY, NOBODY
        for seat in range(box.seats):
            number = lowest_finished(s.players[seat])
            if 0 < number < best:
                best, who = number, seat
        if who == NOBODY:
            break
        me = s.players[who]
        me.finished[0 if me.finished[0] == best else 1] = 0
        colour = box.cards[best].colour
        me.colours[colour] += 1
        count, taken = me.colours[colour], s.awarded[colour]
        if count % 2 == 0 and count <= 6 and taken < len(AWARDS):
            me.awards[colour] |= 1 << taken
            s.awarded[colour] += 1
    next_flip(box, s)


@rule
def next_flip(box: Box, s: State) -> None:
    """P-R1: seven cards a round, four rounds (or P-C11); then P-F1."""
    s.flip += 1
    if s.flip == box.flips:
        s.flip = 0
        s.round += 1
        for pattern in range(PATTERNS):
            s.used[pattern] = 0
        if s.round == box.rounds:
            s.phase = OVER
            s.acting = 0
            return
    begin_chance(s, REVEALING, 1)


# --- chance -----------------------------------------------------------------------------------------------------------


@rule
def chance(box: Box, s: State) -> int:
    if s.phase != REVEALING:
        return popcount(s.deck)
    total = 0
    for pattern in range(PATTERNS):
        total += box.copies[pattern] - s.used[pattern]
    return total


@rule
def pick(box: Box, s: State, roll: int) -> int:
    if s.phase != REVEALING:
        return nth_card(s.deck, roll)
    pattern = 0
    roll -= box.copies[0] - s.used[0]
    while roll >= 0:
        pattern += 1
        roll -= box.copies[pattern] - s.used[pattern]
    return pattern


@rule
def weight(box: Box, s: State, outcome: int) -> int:
    if s.phase != REVEALING:
        return s.deck >> outcome & 1
    return box.copies[outcome] - s.used[outcome] if outcome < PATTERNS else 0


@rule
def pile(box: Box, s: State) -> int:
    if s.phase == REVEALING:
        return EXPEDITION_PILE
    return DEALT_PILE if s.phase == DEALING else DECK_PILE  # cards given back go into the deck (P-S3)


@rule
def apply_outcome(box: Box, s: State, outcome: int) -> None:
    s.left -= 1
    s.midway = 1 if s.left > 0 else 0
    if s.phase == REVEALING:
        s.used[outcome] += 1
        s.pattern = outcome
        s.phase = MARKING
        s.acting = everybody(box)
        return
    s.deck &= ~(1 << outcome)
    if s.phase == DEALING:
        deal(box, s, outcome)
    elif s.phase == DRAWING:
        receive(s, s.turn, outcome)
        go_on_taking(box, s)
    else:
        show(s, outcome)
        if s.left == 0 and s.phase == DISPLAYING:
            begin_chance(s, REVEALING, 1)
        elif s.left == 0:
            serve_next(box, s)


@rule
def deal(box: Box, s: State, number: int) -> None:
    """P-S1."""
    s.players[s.turn].dealt |= 1 << number
    if s.left > 0:
        return
    s.turn += 1
    s.left = DEALT
    if s.turn == box.seats:
        s.left = 0
        s.phase = KEEPING
        s.acting = everybody(box)


@rule
def show(s: State, number: int) -> None:
    """P-S3, P-E3: a card comes up; the display is kept ascending."""
    place = DISPLAY - 1
    while place > 0 and (s.display[place - 1] == 0 or s.display[place - 1] > number):
        s.display[place] = s.display[place - 1]
        place -= 1
    s.display[place] = number


# --- end --------------------------------------------------------------------------------------------------------------


@rule
def award_points(me: Player) -> int:
    points = 0
    for colour in range(COLOURS):
        for rank in range(len(AWARDS)):
            if me.awards[colour] >> rank & 1:
                points += AWARDS[rank]
    return points


@rule
def gem_points(red: int, green: int) -> int:
    """P-F2: 5 for a pair, 1 for a gem without partner."""
    pairs = min(red, green)
    return 5 * pairs + (red - pairs) + (green - pairs)


@rule
def score(box: Box, me: Player) -> int:
    """P-F2."""
    return (
        10 * popcount(me.completed)
        + 5 * popcount(me.torches)
        + award_points(me)
        + gem_points(me.red, me.green)
        + box.skulls[me.skulls]
    )


@rule
def scores(box: Box, s: State, out: Ints) -> None:
    for seat in range(box.seats):
        out[seat] = score(box, s.players[seat])


@rule
def beats(box: Box, one: Player, other: Player) -> int:
    """P-F3: more points, then the lowest order number among the completed pyramids."""
    mine, theirs = score(box, one), score(box, other)
    if mine != theirs:
        return 1 if mine > theirs else 0
    if one.completed == 0 or other.completed == 0:
        return 1 if one.completed != 0 and other.completed == 0 else 0
    return 1 if lowest(one.completed) < lowest(other.completed) else 0


@rule
def ranks(box: Box, s: State, out: Ints) -> None:
    for seat in range(box.seats):
        out[seat] = 1
        for other in range(box.seats):
            if beats(box, s.players[other], s.players[seat]):
                out[seat] += 1
