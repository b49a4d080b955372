"""Why an action is not allowed: the rule and a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from benben.engine.bits import popcount
from benben.games.stregati.cards import can_move, need, value
from benben.games.stregati.kinds import KIND_NAMES, TOOL_NAMES, points_of
from benben.games.stregati.layout import (
    ACTIONS,
    BACK,
    CHAMBER,
    CHOOSING,
    CLOSING,
    DONE,
    DRAW,
    DROP,
    DROPPING,
    END,
    GIVE,
    GIVING,
    GUARDIAN,
    HAND,
    HEX,
    INSIDE,
    MAGIC,
    MOVE,
    MUMMY,
    MUMMY_POINTS,
    PAY,
    PAY_GIVE,
    PLAY_GUARDIAN,
    PLAY_HEX,
    PLAY_MAGIC,
    PLAY_MUMMY,
    PLAY_SCARAB,
    SCARAB,
    STAY,
    SWAP,
    SWAPPED,
    TURN,
    TURNING,
    Box,
    State,
)

Reason = tuple[str, str]

# Actions that cannot begin a turn, by the number that they end below.
LATER = (
    (BACK, "S-M3", "a card is given up when somebody else plays a hex"),
    (MOVE, "S-E4", "a card is taken back after a hex of your own"),
    (PAY, "S-V5", "moving on follows a card played in the same turn"),
    (END, "S-U2", "the mummy is passed at the end of a turn"),
    (GIVE, "S-T5", "you have to draw, exchange or play"),
    (TURN, "S-U1", "the mummy is handed on after passing an adventure, or with a payment"),
    (ACTIONS, "S-V4", "the storeroom is turned after an exact passing, or with a magic"),
)


def refuse(box: Box, s: State, seat: int, actions: Sequence[int]) -> Reason:
    """The rule that forbids an event, and why."""
    action = actions[0]
    if s.phase == DROPPING:
        return "S-M3", "a hex was played: give up a card that lies before you, drop CARD"
    if s.phase == GIVING:
        return "S-U1", "the mummy goes to another player who is outside the chamber: give SEAT"
    if s.phase == TURNING:
        return "S-V4", "the storeroom may be turned: turn TOOL; the arrow's own tool leaves it"
    if PAY <= action < END and s.phase != CHOOSING:
        return _refuse_pay(box, s, seat, actions)
    if s.phase == CLOSING:
        return "S-U2", "only the mummy may still be passed in this turn: pay CARDS give SEAT, or end"
    if action < DRAW:
        return _refuse_play(box, s, seat, action)
    if s.phase == CHOOSING:
        return _refuse_choice(box, s, seat, actions)
    return _refuse_list(box, s, seat, action)


# --- A or B -----------------------------------------------------------------------------------------------------------


def _refuse_choice(box: Box, s: State, seat: int, actions: Sequence[int]) -> Reason:
    if actions[0] < SWAP:
        return _refuse_draw(box, s, seat, actions[0] - DRAW + 1)
    if actions[0] < DROP:
        return _refuse_swap(box, s, seat, [action - SWAP for action in actions if action != DONE])
    return next((rule, text) for top, rule, text in LATER if actions[0] < top)


def _refuse_draw(box: Box, s: State, seat: int, count: int) -> Reason:
    size, both = popcount(s.players[seat].hand), popcount(s.draw) + popcount(s.discard)
    if s.extra and not box.full and count > 1:
        return "S-V4", "in an extra turn exactly one card may be drawn"
    if size + count > HAND:
        return "S-T1", f"nobody may hold more than {HAND} cards, and you have {size}"
    return "S-D1", f"the two piles together hold {both} cards, so {count} cannot be drawn"


def _refuse_swap(box: Box, s: State, seat: int, kinds: Sequence[int]) -> Reason:
    hand = s.players[seat].hand
    if s.extra and not box.full:
        return "S-V4", "in an extra turn nothing is exchanged"
    if len(kinds) > SWAPPED:
        return "S-T2", f"at most {SWAPPED} cards are exchanged"
    for kind in kinds:
        held = popcount(hand & box.members[kind])
        if held < kinds.count(kind):
            return "S-T2", _lack(held, kinds.count(kind), kind)
    both = popcount(s.draw) + popcount(s.discard)
    return "S-D3", f"only {both} cards can be replaced: the two piles hold no more"


def _lack(held: int, wanted: int, kind: int) -> str:
    name = KIND_NAMES[kind]
    return f"you do not hold {name}" if held == 0 else f"you hold {held} of {name}, not {wanted}"


# --- playing ----------------------------------------------------------------------------------------------------------


def _refuse_play(box: Box, s: State, seat: int, action: int) -> Reason:
    kind = _kind_played(action)
    if s.phase != CHOOSING and action >= PLAY_GUARDIAN:
        return "S-T6", "a special card comes first in a turn, and only one"
    if s.phase != CHOOSING and not s.more:
        return "S-T3", "no more equipment may be played in this turn"
    if s.players[seat].hand & box.members[kind] == 0:
        return "S-T3", f"you do not hold {KIND_NAMES[kind]}"
    if kind != MUMMY:
        return "S-Q1", f"the arrow points at the {TOOL_NAMES[s.arrow]}: only their equipment may be played"
    target = action - PLAY_MUMMY
    if target < box.seats and s.players[target].place == INSIDE:
        return "S-G4", f"seat {target} is inside the chamber, where the mummy cannot go"
    return "S-M2", "the mummy is laid before another player"


def _kind_played(action: int) -> int:
    specials = {PLAY_GUARDIAN: GUARDIAN, PLAY_HEX: HEX, PLAY_SCARAB: SCARAB}
    if action in specials:
        return specials[action]
    if action < PLAY_GUARDIAN:
        return action
    return MAGIC if PLAY_MAGIC <= action < PLAY_MUMMY else MUMMY


# --- the list ---------------------------------------------------------------------------------------------------------


def _refuse_list(box: Box, s: State, seat: int, action: int) -> Reason:
    if action < DROP:
        return "S-T3", "you have played in this turn, so you do not draw or exchange"
    if action < BACK:
        return "S-M3", "a card is given up when somebody else plays a hex"
    if action < MOVE:
        return _refuse_back(box, s, seat, action - BACK)
    if action in (MOVE, STAY):
        return _refuse_move(box, s, seat, action)
    if action == END:
        return "S-T6", "you can move on: move, or stay"
    return next((rule, text) for top, rule, text in LATER if action < top)


def _refuse_back(box: Box, s: State, seat: int, kind: int) -> Reason:
    if not box.expert:
        return "S-E4", "cards are taken back in the expert variant only"
    if not s.back:
        return "S-E4", "one card is taken back after a hex of your own, before any equipment of that turn"
    return "S-E4", f"{KIND_NAMES[kind]} does not lie before you"


def _refuse_move(box: Box, s: State, seat: int, action: int) -> Reason:
    me = s.players[seat]
    have, wanted = value(box, me.played), need(box, s, seat)
    if me.hand == 0 and box.expert and me.place < CHAMBER:
        return "S-E5", "your hand is empty: take a card back, or end and pass the adventure"
    if action == STAY:
        return "S-T6", "you cannot move on, so there is nothing to decline: end"
    if me.place == CHAMBER:
        return "S-V6", f"the chamber needs exactly {wanted}, and you have {have}"
    return "S-V1", f"this adventure needs {wanted}, and you have {have}"


def _refuse_pay(box: Box, s: State, seat: int, actions: Sequence[int]) -> Reason:
    """S-U2; a single `give` comes here as well."""
    me = s.players[seat]
    kinds = [action - PAY for action in actions if action < PAY_GIVE]
    if s.mummy != seat:
        return "S-U2", "the mummy does not lie before you"
    if s.phase != CLOSING and can_move(box, s, seat):
        return "S-T6", "you can move on: move, or stay, before the mummy is passed"
    if me.hand == 0 and box.expert and s.phase != CLOSING:
        return "S-E5", "your hand is empty: five cards are drawn before the mummy is passed"
    for kind in kinds:
        laid = popcount(me.played & box.members[kind])
        if laid < kinds.count(kind):
            return "S-U2", f"{laid} of {KIND_NAMES[kind]} lie before you, not {kinds.count(kind)}"
    if sum(map(points_of, kinds)) < MUMMY_POINTS:
        return "S-U2", f"equipment worth at least {MUMMY_POINTS} has to be discarded"
    return "S-U2", f"seat {actions[-1] - PAY_GIVE} is not another player beside the chamber"
