"""Play without search.

The greedy player gives every mark a price and takes the dearest: spaces nearer to a tomb, gems, the torch of the
round, red crosses and potions are worth something, skulls cost. It looks at its own cards, the display and what is open
to all. Prices are twentieths of a point, found by trying. A *bid* is a price and an action in one number, so that the
greatest bid is the best action.
"""

from __future__ import annotations

from benben.engine.bits import lowest, popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.stream import below
from benben.games.pyramids.layout import (
    AWARDS,
    CELLS,
    COLOURS,
    DISPLAY,
    HAND,
    KEEP,
    KEEPING,
    MARKING,
    MOST,
    PAIRS,
    PASS,
    PLACEMENTS,
    SINGLE,
    TAKE,
    TAKE_DECK,
    Box,
    Card,
    Player,
    State,
)
from benben.games.pyramids.rules import (
    NOBODY,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    legal,
    legal_marks,
    list_marks,
    open_cells,
)

# What marking brings.
STEP = 42  # a space nearer to a tomb
CROSS = 36
POTION = 15  # each skull it can erase
SKULL = 18  # each point that the next skull costs
TORCH = 90
BEHIND, EVEN, AHEAD = 77, 62, 32  # a gem of the colour with fewer, as many, more gems than the other
TOMB, LATE_TOMB, AWARD = 48, 156, 2  # beside the steps; each point of an award
LATE = 3  # from so many expedition cards before the end

# What a card promises.
FAR, FAR_CARD, UNKNOWN = 30, 1200, -240
CARD_CROSS, CARD_GEM, CARD_SKULL, CARD_TORCH, CARD_POTION, CARD_AWARD = 45, 27, 26, 41, 18, 3

STEPS = 5  # how many a mark can make, as far as prices go

# Where `out` keeps, behind the marks of one card, what is the same for all of them: prices, and the cells within 0, 1,
# ... steps of the tomb, from AT_END + 1 up to AT_NEAREST. There are empty sets before them.
AT_RED, AT_GREEN, AT_TORCH, AT_SKULL, AT_STEP, AT_TOMB, AT_NEAREST, AT_BEGIN = range(PLACEMENTS + 1, PLACEMENTS + 9)
AT_END = AT_BEGIN + STEPS
BID = 1 << 10  # more than there are actions
LOWEST = -10_000_000 * BID


@rule
def wander(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> int:
    """Any legal action, each equally likely."""
    return out[below(stream, legal(box, s, seat, out))]


@rule
def greedy(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> int:
    """The action of the best price."""
    me = s.players[seat]
    if s.phase == MARKING:
        return best_mark(box, s, me, out)
    if s.phase == KEEPING:
        return best_pair(box, s, me)
    return best_card(box, s, me)


@rule
def flips_left(box: Box, s: State) -> int:
    """How many expedition cards follow this one."""
    return (box.rounds - s.round) * box.flips - s.flip - 1


@rule
def spread(card: Card, cells: int) -> int:
    """The cells and the free cells that touch them."""
    beside = (cells & NOT_LAST_COLUMN) << 1 | (cells & NOT_FIRST_COLUMN) >> 1 | cells << 5 | cells >> 5
    return (cells | beside) & card.free


@rule
def next_award(s: State, colour: int, count: int) -> int:
    """What a card of the colour would win after so many others, P-P1."""
    if count % 2 == 1 and count < 6 and s.awarded[colour] < len(AWARDS):
        return AWARDS[s.awarded[colour]]
    return 0


@rule
def appraise(box: Box, s: State, seat: int, out: Ints, prices: Ints, room: Ints) -> int:
    """What is legal, each with the price that `greedy` would give it."""
    me = s.players[seat]
    if s.phase == MARKING:
        return appraise_marks(box, s, me, out, prices, room)
    n = legal(box, s, seat, out)
    for at in range(n):
        if s.phase == KEEPING:
            prices[at] = pair_worth(box, s, me, out[at] - KEEP)
        else:
            prices[at] = UNKNOWN if out[at] == TAKE_DECK else card_worth(box, s, me, out[at] - TAKE)
    return n


@rule
def appraise_marks(box: Box, s: State, me: Player, out: Ints, prices: Ints, room: Ints) -> int:
    """The patterns of both cards, then the single spaces, as `legal` lists them."""
    n = legal_marks(box, s, me, out)
    prices[0] = 0  # of a pass
    if out[0] == PASS:
        return n
    price_symbols(box, s, me, room)
    before = NOBODY
    for at in range(n):
        action = out[at]
        slot = action // PLACEMENTS if action < SINGLE else (action - SINGLE) // CELLS
        if slot != before:
            price_steps(box, s, me, slot, room)
            before = slot
        if action < SINGLE:
            cells = box.placements[(s.pattern - slot) * PLACEMENTS + action]
        else:
            cells = 1 << action - SINGLE - slot * CELLS
        prices[at] = price(box.cards[me.cards[slot]], me, cells, room)
    return n


# --- marks ------------------------------------------------------------------------------------------------------------


@rule
def best_mark(box: Box, s: State, me: Player, out: Ints) -> int:
    price_symbols(box, s, me, out)
    best = LOWEST + PASS
    for slot in range(HAND):
        if me.cards[slot] != 0:
            price_steps(box, s, me, slot, out)
            if me.extra == 0:
                best = max(best, best_pattern(box, s, me, slot, out))
            best = max(best, best_single(box, me, slot, out))
    return best % BID


@rule
def price_symbols(box: Box, s: State, me: Player, out: Ints) -> None:
    """What is the same for both cards."""
    gems = me.red - me.green
    out[AT_RED] = 0 if me.red >= MOST else AHEAD if gems > 0 else BEHIND if gems < 0 else EVEN
    out[AT_GREEN] = 0 if me.green >= MOST else AHEAD if gems < 0 else BEHIND if gems > 0 else EVEN
    out[AT_TORCH] = 0 if me.torches >> s.round & 1 else TORCH
    out[AT_SKULL] = 0 if me.skulls >= MOST else SKULL * (box.skulls[me.skulls] - box.skulls[me.skulls + 1])


@rule
def price_steps(box: Box, s: State, me: Player, slot: int, out: Ints) -> None:
    """How near the tomb is: writes which cells are within 0, 1, ... steps of it, up to the last that are unmarked."""
    card = box.cards[me.cards[slot]]
    marked = me.marked[slot]
    goal = marked if marked != 0 else card.entrance
    reached, at = card.tomb, AT_END
    for before in range(AT_END - STEPS + 1, AT_END + 1):
        out[before] = 0
    while reached & goal == 0 and at < AT_END + CELLS:
        at += 1
        out[at] = reached
        reached = spread(card, reached)
    if marked == 0:
        at += 1
        out[at] = reached
    out[AT_NEAREST] = at
    steps = at - AT_END
    left = flips_left(box, s)
    in_time = left > 0 and 4 * steps <= 9 * left + 13
    out[AT_STEP] = STEP if in_time else 0
    award = next_award(s, card.colour, me.colours[card.colour])
    out[AT_TOMB] = (TOMB if left >= LATE else LATE_TOMB) + AWARD * award


@rule
def price(card: Card, me: Player, cells: int, out: Ints) -> int:
    """What marking the cells is worth."""
    skulls = popcount(cells & card.skull)
    worth = CROSS * popcount(cells & card.cross) - out[AT_SKULL] * skulls
    worth += out[AT_RED] * popcount(cells & card.red) + out[AT_GREEN] * popcount(cells & card.green)
    worth += out[AT_TORCH] * (cells & card.torch != 0) + out[AT_TOMB] * (cells & card.tomb != 0)
    worth += POTION * min(2, me.skulls + skulls) * (cells & card.potion != 0)
    nearest = out[AT_NEAREST]
    for at in range(nearest - STEPS + 1, nearest + 1):
        worth += out[AT_STEP] * (cells & out[at] != 0)
    return worth


@rule
def best_pattern(box: Box, s: State, me: Player, slot: int, out: Ints) -> int:
    """The best bid for the pattern on a card."""
    card = box.cards[me.cards[slot]]
    count = list_marks(box, me, slot, s.pattern, open_cells(card, me.marked[slot]), out, 0)
    base = (s.pattern - slot) * PLACEMENTS
    best = LOWEST
    for at in range(count):
        best = max(best, price(card, me, box.placements[base + out[at]], out) * BID + out[at])
    return best


@rule
def best_single(box: Box, me: Player, slot: int, out: Ints) -> int:
    """The best bid for a single space of a card."""
    card = box.cards[me.cards[slot]]
    cells = open_cells(card, me.marked[slot])
    best = LOWEST
    while cells != 0:
        cell = cells & -cells
        cells &= cells - 1
        best = max(best, price(card, me, cell, out) * BID + SINGLE + slot * CELLS + lowest(cell))
    return best


# --- cards ------------------------------------------------------------------------------------------------------------


@rule
def promise(box: Box, s: State, me: Player, number: int) -> int:
    """What a card is worth before anything is marked on it."""
    card = box.cards[number]
    reached, length = card.tomb, 1
    while reached & card.entrance == 0 and length < CELLS:
        reached = spread(card, reached)
        length += 1
    worth = CARD_CROSS * popcount(card.cross) - CARD_SKULL * popcount(card.skull) - FAR * length
    worth += CARD_TORCH * popcount(card.torch) + CARD_POTION * popcount(card.potion)
    if me.red < MOST:
        worth += CARD_GEM * popcount(card.red)
    if me.green < MOST:
        worth += CARD_GEM * popcount(card.green)
    if 4 * length > 9 * flips_left(box, s):
        worth -= FAR_CARD
    return worth


@rule
def colour_promise(s: State, colour: int, count: int) -> int:
    """A card that makes a pair of its colour is worth its award, the first of a pair half of it."""
    return CARD_AWARD * (2 * next_award(s, colour, count) + next_award(s, colour, count + 1))


@rule
def count_colour(box: Box, me: Player, colour: int) -> int:
    """The cards of a colour that a player has completed or lays before them."""
    count = me.colours[colour]
    for slot in range(HAND):
        if me.cards[slot] != 0 and box.cards[me.cards[slot]].colour == colour:
            count += 1
        if me.finished[slot] != 0 and box.cards[me.finished[slot]].colour == colour:
            count += 1
    return count


@rule
def best_card(box: Box, s: State, me: Player) -> int:
    best = LOWEST if s.deck == 0 else UNKNOWN * BID + TAKE_DECK
    for place in range(DISPLAY):
        number = s.display[place]
        if number != 0:
            best = max(best, card_worth(box, s, me, place) * BID + TAKE + place)
    return best % BID


@rule
def card_worth(box: Box, s: State, me: Player, place: int) -> int:
    """What a card of the display promises, with its colour."""
    number = s.display[place]
    colour = box.cards[number].colour
    return promise(box, s, me, number) + colour_promise(s, colour, count_colour(box, me, colour))


@rule
def best_pair(box: Box, s: State, me: Player) -> int:
    best = LOWEST
    for pair in range(len(PAIRS)):
        best = max(best, pair_worth(box, s, me, pair) * BID + KEEP + pair)
    return best % BID


@rule
def pair_worth(box: Box, s: State, me: Player, pair: int) -> int:
    """What two of the cards dealt promise."""
    worth, last = 0, COLOURS
    for slot in range(HAND):
        cards = me.dealt
        for _ in range(PAIRS[pair][slot]):
            cards &= cards - 1
        number = lowest(cards)
        colour = box.cards[number].colour
        worth += promise(box, s, me, number) + colour_promise(s, colour, 1 if colour == last else 0)
        last = colour
    return worth
