"""Cards as sets: sums and needs, and how a card leaves a hand without more being known of it than was seen."""

from __future__ import annotations

from benben.engine.bits import lowest, popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.games.stregati.layout import CHAMBER, GROUPS, INSIDE, MUMMY_POINTS, ROW, TOOLS, VALUES, Box, Player, State

# --- sets -------------------------------------------------------------------------------------------------------------


@rule
def value(box: Box, cards: int) -> int:
    """The values of the equipment among some cards added up."""
    return popcount(cards & box.ones) + 2 * popcount(cards & box.twos) + 4 * popcount(cards & box.fours)


@rule
def nth(cards: int, n: int) -> int:
    """The member number `n`, counted from 0 upwards, of a set of cards."""
    at = 0
    half = popcount(cards & 0xFFFFFFFF)
    if n >= half:
        n -= half
        at = 32
    half = popcount(cards >> at & 0xFFFF)
    if n >= half:
        n -= half
        at += 16
    half = popcount(cards >> at & 0xFF)
    if n >= half:
        n -= half
        at += 8
    cards = cards >> at & 0xFF
    for _ in range(n):
        cards &= cards - 1
    return at + lowest(cards)


@rule
def one_kind(box: Box, cards: int) -> int:
    """Whether some cards, at least one, are all of a kind."""
    return 1 if cards & ~box.members[box.kinds[lowest(cards)]] == 0 else 0


@rule
def list_kinds(box: Box, cards: int, base: int, out: Ints, n: int) -> int:
    """Write `base` + kind for each kind of some cards, ascending."""
    while cards != 0:
        kind = box.kinds[lowest(cards)]
        out[n] = base + kind
        n += 1
        cards &= ~box.members[kind]
    return n


@rule
def not_below(box: Box, kind: int) -> int:
    """All cards of a kind and of those after it; the kind must have a card."""
    members = box.members[kind]
    return -(members & -members)


# --- what lies before a player ----------------------------------------------------------------------------------------


@rule
def card_value(box: Box, s: State, place: int) -> int:
    """The value of the adventure or chamber at a place."""
    return s.row[place] if place < ROW else box.chamber


@rule
def need(box: Box, s: State, seat: int) -> int:
    """S-V1, S-M2: what the sum of a player outside has to reach, or to be beside the chamber."""
    points = card_value(box, s, s.players[seat].place)
    return points + MUMMY_POINTS if s.mummy == seat else points


@rule
def can_move(box: Box, s: State, seat: int) -> int:
    """S-V1, S-V6."""
    have, wanted = value(box, s.players[seat].played), need(box, s, seat)
    return 1 if have == wanted or (have > wanted and s.players[seat].place < CHAMBER) else 0


@rule
def penalty(box: Box, s: State, seat: int) -> int:
    """S-G2."""
    me = s.players[seat]
    if me.place == INSIDE:
        return 0
    points = box.chamber - value(box, me.played)
    if s.mummy == seat:
        points += MUMMY_POINTS
    for place in range(me.place, ROW):
        points += s.row[place]
    return max(0, points)


@rule
def outsiders(box: Box, s: State, seat: int) -> int:
    """S-G4: the other players who are outside, as a set of seats."""
    found = 0
    for other in range(box.seats):
        if other != seat and s.players[other].place != INSIDE:
            found |= 1 << other
    return found


@rule
def at_chamber(box: Box, s: State, seat: int) -> int:
    """The other players who stand beside the chamber, as a set of seats."""
    found = 0
    for other in range(box.seats):
        if other != seat and s.players[other].place == CHAMBER:
            found |= 1 << other
    return found


@rule
def can_pay(box: Box, s: State, seat: int) -> int:
    """S-U2."""
    if s.mummy != seat or value(box, s.players[seat].played) < MUMMY_POINTS:
        return 0
    return 1 if at_chamber(box, s, seat) != 0 else 0


# --- hands ------------------------------------------------------------------------------------------------------------


@rule
def leave_hand(box: Box, me: Player, kind: int) -> int:
    """Everybody sees a card of a kind leave a hand: one that was known to be there, if there is one."""
    members = box.members[kind]
    mine = me.hand & members
    known = mine & me.known
    card = mine & -mine
    if known != 0:
        card = known & -known
        me.known &= ~card
    elif me.either & members != 0:  # one card less of this kind in the hand or face down
        either = me.either & members
        if either & mine != 0:
            card = either & mine & -(either & mine)
            me.either &= ~card
        else:
            me.either &= ~(either & -either)
    me.hand &= ~card
    forget_lacks(me, 1, kind // VALUES)
    return card


@rule
def show_lack(box: Box, me: Player, group: int) -> None:
    """Everybody learns that no hand card is of a group, as its player was not asked whether to play one."""
    me.lacks[group] = popcount(me.hand)
    elsewhere = me.either & group_cards(box, group)
    me.known |= elsewhere
    me.either &= ~elsewhere


@rule
def group_cards(box: Box, group: int) -> int:
    """All equipment of a tool, or all special cards."""
    return box.tools[group] if group < TOOLS else box.all & ~box.equipment


@rule
def forget_lacks(me: Player, count: int, group: int) -> None:
    """Cards have left a hand: perhaps those of which something was known, but for a card seen to be of the group."""
    for other in range(GROUPS):
        if other != group:
            me.lacks[other] = max(0, me.lacks[other] - count)


@rule
def gain_other(me: Player, kind: int) -> None:
    """A card that everybody saw has come to a hand: one more that is of no other group."""
    for other in range(GROUPS):
        if other != kind // VALUES:
            me.lacks[other] += 1


@rule
def put_down(me: Player, cards: int) -> None:
    """S-T2, S-D4: cards go from a hand face down to the discard pile, and nobody else sees which."""
    if cards == me.hand:
        me.known |= me.either  # the whole hand: what was in either place is now in one
        me.either = 0
    else:
        me.either |= me.known & me.hand
        me.known &= ~me.hand
    me.swapped |= cards
    me.hand &= ~cards
    forget_lacks(me, popcount(cards), GROUPS)


@rule
def shuffle(box: Box, s: State) -> None:
    """S-D1, S-D2: the discard pile joins the draw pile, and nobody knows any more where its cards are."""
    s.draw |= s.discard
    s.discard = 0
    for seat in range(box.seats):
        me = s.players[seat]
        me.swapped = 0
        me.known &= me.hand
        me.either = 0
