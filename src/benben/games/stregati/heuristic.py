"""Play without search: a random player, and one that counts points.

`greedy` looks at its own hand and the table and at nothing else. It gives every way to spend the turn a number, about
ten for a point of progress, and takes the highest.
"""

from __future__ import annotations

from benben.engine.bits import lowest, popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.stream import below
from benben.games.stregati.cards import at_chamber, can_pay, need, not_below, outsiders, value
from benben.games.stregati.layout import (
    BACK,
    CHAMBER,
    CHOOSING,
    DONE,
    DRAW,
    DROP,
    DROPPING,
    END,
    EQUIPMENT,
    GIVE,
    GIVING,
    GUARDIAN,
    HAND,
    LISTING,
    MOVE,
    MUMMY_POINTS,
    PAY,
    PAY_GIVE,
    PLAY,
    PLAY_GUARDIAN,
    PLAY_HEX,
    PLAY_MAGIC,
    PLAY_MUMMY,
    PLAY_SCARAB,
    STAY,
    SWAP,
    SWAPPED,
    SWAPPING,
    TOOLS,
    TURN,
    TURNING,
    VALUES,
    Box,
    State,
)
from benben.games.stregati.rules import legal
from benben.games.stregati.steps import ANY

NEVER = -10_000
EXACT, PASSED, ENTERED = 95, 60, 2_000
POINT, WASTE, NEXT, LOST = 10, 3, 8, 25
MAGIC_COST, SCARAB_COST, FULL_COST = 28, 12, 8  # what it is worth to keep them
TAKEN = 30  # the price of what `greedy` takes where it has none of its own
MOST_SUM = 62  # sums are bits of one number


@rule
def wander(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> int:
    """Move on where that is possible, else any legal action, each equally likely."""
    n = legal(box, s, seat, out)
    if n > 1 and out[n - 1] == STAY:
        return MOVE
    return out[below(stream, n)]


@rule
def greedy(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> int:
    """A sensible action."""
    n = legal(box, s, seat, out)
    if n == 1:
        return out[0]
    if s.phase == CHOOSING:
        return best_beginning(box, s, seat, stream, out, n)
    if s.phase == SWAPPING:
        return next_swap(box, s, seat)
    if s.phase == DROPPING:
        return DROP + least_missed(box, s, seat)
    if s.phase == GIVING:
        return GIVE + leader(box, s, outsiders(box, s, seat))
    if s.phase == TURNING:
        return TURN + best_tool(box, s, seat, s.players[seat].hand)
    if out[n - 1] == STAY:
        return MOVE
    return go_on_playing(box, s, seat, out, n)


@rule
def appraise(box: Box, s: State, seat: int, out: Ints, prices: Ints, room: Ints) -> int:
    """What is legal: beginnings of a turn by their worth, else what `greedy` takes and the rest."""
    n = legal(box, s, seat, out)
    if n > 1 and s.phase == CHOOSING:
        for at in range(n):
            prices[at] = worth_of_beginning(box, s, seat, out[at])
        return n
    taken = greedy(box, s, seat, room, room)
    for at in range(n):
        prices[at] = TAKEN if out[at] == taken else 0
    return n


# --- what points are worth --------------------------------------------------------------------------------------------


@rule
def sums_of(box: Box, cards: int) -> int:
    """All sums that some of the equipment among some cards can have, as bits."""
    sums = 1
    cards &= box.equipment
    while cards != 0:
        points = box.kinds[lowest(cards)] % VALUES + 1
        sums |= sums << points & (1 << MOST_SUM) - 1
        cards &= cards - 1
    return sums


@rule
def worth(box: Box, s: State, seat: int, points: int, rest: int) -> int:
    """What that many more points on the table are worth, with the rest of the hand."""
    me = s.players[seat]
    missing = need(box, s, seat) - value(box, me.played) - points
    if me.place == CHAMBER:
        if missing == 0:
            return ENTERED
        if missing < 0:
            return NEVER
        reachable = sums_of(box, rest) >> min(missing, MOST_SUM) & 1
        return points * POINT + NEXT if reachable else points * POINT - LOST
    if missing == 0:
        return EXACT
    if missing < 0:
        return PASSED + missing * WASTE
    fits = NEXT if missing <= VALUES and rest & of_value(box, missing) else 0
    return points * POINT + fits


@rule
def of_value(box: Box, points: int) -> int:
    """All equipment of a value."""
    cards = box.equipment
    cards &= box.ones if points & 1 else ~box.ones
    cards &= box.twos if points & 2 else ~box.twos
    return cards & (box.fours if points & 4 else ~box.fours)


@rule
def best_card(box: Box, s: State, seat: int, cards: int, rest: int) -> int:
    """The card of some equipment that is worth most when played alone, as kind; EQUIPMENT if none is worth it."""
    best, kind = 0, EQUIPMENT
    while cards != 0:
        card = cards & -cards
        found = box.kinds[lowest(cards)]
        points = worth(box, s, seat, found % VALUES + 1, rest & ~card)
        if points > best:
            best, kind = points, found
        cards &= ~box.members[found]
    return kind


@rule
def worth_of_one(box: Box, s: State, seat: int, cards: int, rest: int) -> int:
    """What the best single play among some equipment is worth, 0 if none is worth it."""
    kind = best_card(box, s, seat, cards, rest)
    if kind == EQUIPMENT:
        return 0
    members = rest & box.members[kind]
    return worth(box, s, seat, kind % VALUES + 1, rest & ~(members & -members))


@rule
def best_tool(box: Box, s: State, seat: int, hand: int) -> int:
    """The tool whose equipment in hand is worth most."""
    best, found = -1, s.arrow
    for tool in range(TOOLS):
        cards = hand & box.tools[tool]
        points = worth_of_one(box, s, seat, cards, hand) * 4 + value(box, cards)
        if points > best:
            best, found = points, tool
    return found


@rule
def many_sum(box: Box, s: State, seat: int, cards: int) -> int:
    """The sum to play with a scarab: exact, else just enough, else as much as can be."""
    me = s.players[seat]
    missing = min(MOST_SUM, need(box, s, seat) - value(box, me.played))
    if missing <= 0:
        return 0
    sums = sums_of(box, cards)
    if sums >> missing & 1:
        return missing
    if me.place < CHAMBER:
        more = sums >> missing
        return missing + lowest(more) if more != 0 else value(box, cards)
    total = missing - 1
    while sums >> total & 1 == 0:
        total -= 1
    return total


@rule
def card_towards(box: Box, cards: int, total: int) -> int:
    """A kind with which some equipment can still have exactly this sum; EQUIPMENT if nothing has to be added."""
    left = cards
    while left != 0 and total > 0:
        card = left & -left
        kind = box.kinds[lowest(left)]
        points = kind % VALUES + 1
        if points <= total and sums_of(box, cards & ~card) >> total - points & 1:
            return kind
        left &= ~box.members[kind]
    return EQUIPMENT


@rule
def leader(box: Box, s: State, seats: int) -> int:
    """Who of some seats is furthest: the most adventures passed, then the least missing."""
    best, found = 2 * NEVER, lowest(seats)
    seat = s.turn
    for _ in range(box.seats):  # of equals the next on the left of the turn
        me = s.players[seat]
        points = me.place * 100 - need(box, s, seat) + value(box, me.played)
        if seats >> seat & 1 and points > best:
            best, found = points, seat
        seat = seat + 1 if seat + 1 < box.seats else 0
    return found


# --- A or B -----------------------------------------------------------------------------------------------------------


@rule
def best_beginning(box: Box, s: State, seat: int, stream: Ints, out: Ints, n: int) -> int:
    best, found = NEVER, out[0]
    for at in range(n):
        points = worth_of_beginning(box, s, seat, out[at])
        if points > best:
            best, found = points, out[at]
    return found


@rule
def worth_of_beginning(box: Box, s: State, seat: int, action: int) -> int:
    me = s.players[seat]
    hand = me.hand
    if action < PLAY_GUARDIAN:
        card = hand & box.members[action]
        return worth(box, s, seat, (action - PLAY) % VALUES + 1, hand & ~(card & -card))
    if action < DRAW:
        return worth_of_special(box, s, seat, action)
    if action < SWAP:
        return worth_of_drawing(popcount(hand), action - DRAW + 1)
    return worth_of_swap(box, s, seat, action - SWAP)


@rule
def worth_of_special(box: Box, s: State, seat: int, action: int) -> int:
    """A special card, with the best equipment that may follow it."""
    me = s.players[seat]
    tool = box.tools[s.arrow]
    if action >= PLAY_MAGIC and action < PLAY_MUMMY:
        turned = action - PLAY_MAGIC
        points = worth_of_one(box, s, seat, me.hand & box.tools[turned], me.hand)
        cost = MAGIC_COST if popcount(me.hand) + 1 < HAND else FULL_COST  # full hands of all would stop the game
        return points - cost if turned != s.arrow else points - cost - 2
    if action == PLAY_SCARAB:
        cards = me.hand & tool
        total = many_sum(box, s, seat, cards)
        if total == 0:
            return NEVER
        return worth(box, s, seat, total, me.hand & ~cards) - SCARAB_COST
    follow = worth_of_one(box, s, seat, me.hand & tool, me.hand)
    if action == PLAY_GUARDIAN:
        return follow + (4 if me.played != 0 else -4)
    if action == PLAY_HEX:
        return follow + worth_of_hex(box, s, seat)
    return follow + 25 if action == PLAY_MUMMY + leader(box, s, outsiders(box, s, seat)) else NEVER


@rule
def worth_of_hex(box: Box, s: State, seat: int) -> int:
    """Every other player loses something, the furthest matter most."""
    points = -10
    for other in range(box.seats):
        me = s.players[other]
        if other != seat and me.played != 0:
            points += 6
            if me.place == CHAMBER:
                points += 12
    return points


@rule
def worth_of_drawing(size: int, count: int) -> int:
    if size < 4:
        return 25 * count
    if size < 6:
        return 21 * count
    return 14 * count if size < 8 else 7 * count


@rule
def useless(box: Box, s: State, seat: int) -> int:
    """The hand cards that a player would rather exchange: too high for the chamber, or the lowest of a full hand."""
    me = s.players[seat]
    if me.place < CHAMBER:
        return me.hand & of_value(box, 1) if popcount(me.hand) >= HAND - 2 else 0
    cards = 0
    missing = need(box, s, seat) - value(box, me.played)
    for points in range(max(1, missing + 1), VALUES + 1):
        cards |= me.hand & of_value(box, points)
    return cards


@rule
def worth_of_swap(box: Box, s: State, seat: int, kind: int) -> int:
    """Only exchanges that begin with the first useless card are looked at."""
    cards = useless(box, s, seat)
    if cards == 0 or box.kinds[lowest(cards)] != kind:
        return -5
    return 7 * min(SWAPPED, popcount(cards))


@rule
def next_swap(box: Box, s: State, seat: int) -> int:
    rest = useless(box, s, seat) & ~s.chosen & not_below(box, s.last)
    return SWAP + box.kinds[lowest(rest)] if rest != 0 else DONE


# --- the rest of a turn -----------------------------------------------------------------------------------------------


@rule
def least_missed(box: Box, s: State, seat: int) -> int:
    """What to give up to a hex: what is too much beside the chamber, a low card, or a guardian before a higher one."""
    me = s.players[seat]
    beyond = value(box, me.played) - need(box, s, seat)
    cards = me.played & box.equipment
    if me.place == CHAMBER and beyond > 0 and cards != 0:
        fitting = cards & of_value(box, beyond) if beyond <= VALUES else 0
        if fitting != 0:
            return box.kinds[lowest(fitting)]
    guardian = me.played & box.members[GUARDIAN]
    for points in range(1, VALUES + 1):
        if guardian != 0 and points > 1:
            return GUARDIAN
        found = cards & of_value(box, points)
        if found != 0:
            return box.kinds[lowest(found)]
    return GUARDIAN


@rule
def go_on_playing(box: Box, s: State, seat: int, out: Ints, n: int) -> int:
    """The list: equipment as long as it is worth it, then the mummy, then the end."""
    me = s.players[seat]
    cards = me.hand & box.tools[s.arrow]
    kind = EQUIPMENT
    if out[0] < PLAY_GUARDIAN and s.more == ANY:
        kind = card_towards(box, cards, many_sum(box, s, seat, cards))
    elif out[0] < PLAY_GUARDIAN:
        kind = best_card(box, s, seat, cards, me.hand)
    if kind != EQUIPMENT:
        return PLAY + kind
    if s.phase == LISTING and s.back:
        beyond = value(box, me.played) - need(box, s, seat)
        fitting = me.played & of_value(box, beyond) if 0 < beyond <= VALUES else 0
        if me.place == CHAMBER and fitting != 0:
            return BACK + box.kinds[lowest(fitting)]
    return payment(box, s, seat, out, n)


@rule
def payment(box: Box, s: State, seat: int, out: Ints, n: int) -> int:
    """S-U2: three points paid are three points needed less, so the mummy is passed when it costs no more."""
    if out[n - 1] < END and s.chosen != 0 and value(box, s.chosen) >= MUMMY_POINTS:
        return PAY_GIVE + leader(box, s, at_chamber(box, s, seat))
    cards = s.players[seat].played & box.equipment & ~s.chosen
    if s.chosen == 0 and (can_pay(box, s, seat) == 0 or sums_of(box, cards) >> MUMMY_POINTS & 1 == 0):
        return END
    if s.chosen != 0:
        cards &= not_below(box, s.last)
    return PAY + card_towards(box, cards, MUMMY_POINTS - value(box, s.chosen))
