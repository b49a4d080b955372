"""What a seat may do: the lists of actions of RULES.md, "The steps of a turn". All ascending, without repeats."""

from __future__ import annotations

from benben.engine.bits import lowest, popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.games.stregati.cards import at_chamber, can_move, can_pay, list_kinds, not_below, one_kind, outsiders, value
from benben.games.stregati.layout import (
    ACTIONS,
    BACK,
    CHAMBER,
    DONE,
    DRAW,
    DROP,
    END,
    GUARDIAN,
    HAND,
    HEX,
    MAGIC,
    MOVE,
    MUMMY,
    MUMMY_POINTS,
    NOBODY,
    PAY,
    PAY_GIVE,
    PAYING,
    PLAY,
    PLAY_GUARDIAN,
    PLAY_HEX,
    PLAY_MAGIC,
    PLAY_MUMMY,
    PLAY_SCARAB,
    SCARAB,
    STAY,
    SWAP,
    SWAPPED,
    TOOLS,
    Box,
    Player,
    State,
)

# --- A or B -----------------------------------------------------------------------------------------------------------


@rule
def swap_limit(s: State, me: Player) -> int:
    """S-T2, S-D3: how many cards may be exchanged."""
    return min(SWAPPED, popcount(me.hand), popcount(s.draw) + popcount(s.discard))


@rule
def list_choices(box: Box, s: State, seat: int, extra: int, out: Ints) -> int:
    """S-T1 to S-T3, S-V4: what a turn can begin with."""
    me = s.players[seat]
    hand = me.hand
    n = list_kinds(box, hand & box.tools[s.arrow], PLAY, out, 0)  # S-Q1
    if hand & ~box.equipment != 0:
        n = list_specials(box, s, seat, out, n)
    size, both = popcount(hand), popcount(s.draw) + popcount(s.discard)
    if size < HAND and both > 0:
        out[n] = DRAW
        n += 1
    if extra and not box.full:
        return n
    if size + 1 < HAND and both > 1:
        out[n] = DRAW + 1
        n += 1
    if both > 0:
        n = list_kinds(box, hand, SWAP, out, n)
    return n


@rule
def list_specials(box: Box, s: State, seat: int, out: Ints, n: int) -> int:
    """S-M1 to S-M5."""
    hand = s.players[seat].hand
    if hand & box.members[GUARDIAN]:
        out[n] = PLAY_GUARDIAN
        n += 1
    if hand & box.members[HEX]:
        out[n] = PLAY_HEX
        n += 1
    if hand & box.members[MAGIC]:
        for tool in range(TOOLS):
            out[n] = PLAY_MAGIC + tool
            n += 1
    if hand & box.members[MUMMY]:
        n = list_seats(outsiders(box, s, seat), PLAY_MUMMY, out, n)
    if hand & box.members[SCARAB]:
        out[n] = PLAY_SCARAB
        n += 1
    return n


@rule
def list_seats(seats: int, base: int, out: Ints, n: int) -> int:
    """Write `base` + member for each member of a small set."""
    while seats != 0:
        out[n] = base + lowest(seats)
        n += 1
        seats &= seats - 1
    return n


@rule
def only_choice(box: Box, s: State, seat: int, extra: int) -> int:
    """What a turn must begin with, as its one action; ACTIONS if there is a choice, NOBODY if there is nothing."""
    me = s.players[seat]
    limit = swap_limit(s, me)
    if limit > 0 and not extra and popcount(me.hand) < HAND:
        return ACTIONS  # draw or exchange
    drawn, played = only_draw(box, s, me, extra, limit), only_play(box, s, seat)
    if drawn == NOBODY:
        return played
    return drawn if played == NOBODY else ACTIONS


@rule
def only_draw(box: Box, s: State, me: Player, extra: int, limit: int) -> int:
    """The same for A alone."""
    size, both = popcount(me.hand), popcount(s.draw) + popcount(s.discard)
    only = DRAW if size < HAND and both > 0 else NOBODY
    if extra and not box.full:
        return only
    if only == DRAW and (limit > 0 or (size + 1 < HAND and both > 1)):
        return ACTIONS
    if limit > 0:
        return SWAP + box.kinds[lowest(me.hand)] if limit == 1 and one_kind(box, me.hand) else ACTIONS
    return only


@rule
def only_play(box: Box, s: State, seat: int) -> int:
    """The same for B alone: the playable cards are all of one kind, and it leaves no choice."""
    hand = s.players[seat].hand
    cards = hand & (box.tools[s.arrow] | ~box.equipment)
    targets = outsiders(box, s, seat)
    if targets == 0:
        cards &= ~box.members[MUMMY]
    if cards == 0:
        return NOBODY
    kind = box.kinds[lowest(cards)]
    if one_kind(box, cards) == 0 or kind == MAGIC or (kind == MUMMY and targets & (targets - 1) != 0):
        return ACTIONS
    if kind < GUARDIAN:
        return PLAY + kind
    if kind == MUMMY:
        return PLAY_MUMMY + lowest(targets)
    return PLAY_SCARAB if kind == SCARAB else PLAY_HEX if kind == HEX else PLAY_GUARDIAN


@rule
def list_swap(box: Box, s: State, seat: int, out: Ints) -> int:
    """S-T2: the cards that may follow in an exchange, or that it is done."""
    rest = s.players[seat].hand & ~s.chosen & not_below(box, s.last)
    n = list_kinds(box, rest, SWAP, out, 0)
    out[n] = DONE
    return n + 1


# --- the list ---------------------------------------------------------------------------------------------------------


@rule
def playable(box: Box, s: State, me: Player) -> int:
    """S-T3, S-M5, S-Q1: the equipment that may still be played in this turn."""
    return me.hand & box.tools[s.arrow] if s.more else 0


@rule
def list_back(s: State, me: Player) -> int:
    """S-E4: the cards that may be taken back."""
    return me.played if s.back else 0


@rule
def list_list(box: Box, s: State, seat: int, out: Ints) -> int:
    """S-T6, S-E5."""
    me = s.players[seat]
    n = list_kinds(box, playable(box, s, me), PLAY, out, 0)
    n = list_kinds(box, list_back(s, me), BACK, out, n)
    empty = box.expert if me.hand == 0 else 0
    if can_move(box, s, seat) and (empty == 0 or me.place == CHAMBER):
        out[n] = MOVE
        out[n + 1] = STAY
        return n + 2
    if empty == 0:
        n = list_pay(box, s, seat, out, n)
    out[n] = END
    return n + 1


@rule
def list_drops(box: Box, me: Player, out: Ints) -> int:
    """S-M3: the victim's own choice."""
    return list_kinds(box, me.played, DROP, out, 0)


@rule
def list_pay(box: Box, s: State, seat: int, out: Ints, n: int) -> int:
    """S-U2: the cards with which a payment can begin or go on, and who may get the mummy when it is enough."""
    if s.phase != PAYING and can_pay(box, s, seat) == 0:
        return n
    cards = s.players[seat].played & box.equipment & ~s.chosen
    paid = value(box, s.chosen)
    if s.chosen != 0:
        cards &= not_below(box, s.last)
    while cards != 0 and paid + value(box, cards) >= MUMMY_POINTS:
        kind = box.kinds[lowest(cards)]
        out[n] = PAY + kind
        n += 1
        cards &= ~box.members[kind]
    if paid >= MUMMY_POINTS:
        n = list_seats(at_chamber(box, s, seat), PAY_GIVE, out, n)
    return n
