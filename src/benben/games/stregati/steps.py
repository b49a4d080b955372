"""The steps of a turn, in the order of RULES.md. None goes on by itself, that is `go_on` of rules.py."""

from __future__ import annotations

from benben.engine.bits import lowest, popcount
from benben.engine.kernel import rule
from benben.games.stregati.cards import (
    can_move,
    can_pay,
    gain_other,
    leave_hand,
    need,
    not_below,
    one_kind,
    outsiders,
    put_down,
    show_lack,
    value,
)
from benben.games.stregati.course import (
    ask,
    begin_chance,
    begin_shuffle,
    begin_turn,
    finish_game,
    somebody_inside,
    take,
)
from benben.games.stregati.layout import (
    ACTIONS,
    BACK,
    CHAMBER,
    CHOOSING,
    CLOSE_STEP,
    CLOSING,
    DEALT,
    DONE,
    DRAW,
    DRAWING,
    DROP,
    DROP_STEP,
    DROPPING,
    END,
    FINISH_STEP,
    GIVE,
    GIVE_STEP,
    GIVING,
    GUARDIAN,
    HEX,
    INSIDE,
    LIST_STEP,
    LISTING,
    MAGIC,
    MOVE,
    MUMMY,
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
    PUT_STEP,
    SCARAB,
    SHUFFLING,
    STAY,
    SWAP,
    SWAPPED,
    SWAPPING,
    TOOLS,
    TURN_STEP,
    TURNING,
    Box,
    Player,
    State,
)
from benben.games.stregati.lists import list_back, only_choice, playable, swap_limit

ANY = 2  # S-M5: as much equipment as the player likes


# --- drawing and exchanging -------------------------------------------------------------------------------------------


@rule
def step_choice(box: Box, s: State) -> None:
    seat = s.turn
    only = only_choice(box, s, seat, s.extra)
    if only == NOBODY:
        show_no_play(box, s, seat)
        pass_turn(box, s)
    elif only == ACTIONS:
        ask(s, seat, CHOOSING)
    elif begin_shuffle(s) == 0:
        if only >= DRAW:
            show_no_play(box, s, seat)
        take(s, seat, only)
        apply_choice(box, s, seat, only)


@rule
def show_no_play(box: Box, s: State, seat: int) -> None:
    """Everybody learns that a hand has nothing to play, except that a mummy needs somebody to lie before."""
    me = s.players[seat]
    show_lack(box, me, s.arrow)
    if outsiders(box, s, seat) != 0:
        show_lack(box, me, TOOLS)


@rule
def pass_turn(box: Box, s: State) -> None:
    """S-T5: the turn is passed; if nobody outside could do anything in a turn of their own, the game ends."""
    for seat in range(box.seats):
        if s.players[seat].place != INSIDE and only_choice(box, s, seat, 0) != NOBODY:
            s.step = FINISH_STEP
            return
    finish_game(box, s)


@rule
def apply_choice(box: Box, s: State, seat: int, action: int) -> None:
    if action < DRAW:
        play(box, s, seat, action)
    elif action < SWAP:
        s.due = action - DRAW + 1  # S-T1
        s.step = CLOSE_STEP
    else:
        choose_swap(box, s, seat, action)


@rule
def choose_swap(box: Box, s: State, seat: int, action: int) -> None:
    """S-T2: one more card of an exchange; the last one when no more can be added."""
    me = s.players[seat]
    if action != DONE:
        s.last = action - SWAP
        cards = me.hand & ~s.chosen & box.members[s.last]
        s.chosen |= cards & -cards
        more = me.hand & ~s.chosen & not_below(box, s.last)
        if more != 0 and popcount(s.chosen) < swap_limit(s, me):
            s.phase = SWAPPING
            return
    s.phase = CHOOSING
    s.step = PUT_STEP


@rule
def step_put(s: State) -> None:
    """S-T2, S-D2: after a shuffle where the draw pile is low, cards leave the hand, and as many are drawn."""
    if popcount(s.draw) < SWAPPED and s.discard != 0:
        begin_chance(s, SHUFFLING, 1)
        return
    put_down(s.players[s.turn], s.chosen)
    s.discard |= s.chosen
    s.due = popcount(s.chosen)
    s.chosen = 0
    s.step = CLOSE_STEP


@rule
def draw_due(s: State) -> None:
    """S-D1: a drawing goes on from the new pile; what both piles lack is not drawn."""
    if s.draw == 0:
        if begin_shuffle(s) == 0:
            s.due = 0
        return
    drawn = min(s.due, popcount(s.draw))
    s.due -= drawn
    begin_chance(s, DRAWING, drawn)


@rule
def step_close(box: Box, s: State) -> None:
    """S-U2: the end of the turn."""
    if can_pay(box, s, s.turn):
        ask(s, s.turn, CLOSING)
    else:
        take(s, s.turn, END)
        s.step = FINISH_STEP


# --- playing ----------------------------------------------------------------------------------------------------------


@rule
def play(box: Box, s: State, seat: int, action: int) -> None:
    """S-T3, S-Q1: one card leaves the hand."""
    me = s.players[seat]
    s.step = LIST_STEP
    if action < PLAY_GUARDIAN:
        me.played |= leave_hand(box, me, action - PLAY)
        s.back = 0
        if s.more != ANY:
            s.more = 0
        return
    s.more = 1
    if action == PLAY_GUARDIAN:  # S-M4
        me.played |= leave_hand(box, me, GUARDIAN)
    elif action == PLAY_HEX:
        s.discard |= leave_hand(box, me, HEX)
        hex_others(box, s, seat)
    elif action == PLAY_SCARAB:  # S-M5
        s.discard |= leave_hand(box, me, SCARAB)
        s.more = ANY
    elif action < PLAY_MUMMY:  # S-M1
        s.discard |= leave_hand(box, me, MAGIC)
        s.arrow = action - PLAY_MAGIC
    else:  # S-M2: it is never in a hand or a pile again
        leave_hand(box, me, MUMMY)
        s.mummy = action - PLAY_MUMMY


@rule
def hex_others(box: Box, s: State, seat: int) -> None:
    """S-M3, S-E4."""
    s.victims = 0
    for other in range(box.seats):
        if other != seat and s.players[other].played != 0:
            s.victims |= 1 << other
    s.back = box.expert
    s.step = DROP_STEP


@rule
def step_drop(box: Box, s: State) -> None:
    """S-M6: the next victim, from the left of the player."""
    if s.victims == 0:
        s.step = LIST_STEP
        return
    seat = s.turn
    while s.victims >> seat & 1 == 0:
        seat = seat + 1 if seat + 1 < box.seats else 0
    played = s.players[seat].played
    if one_kind(box, played) == 0:
        ask(s, seat, DROPPING)
    elif begin_shuffle(s) == 0:
        only = DROP + box.kinds[lowest(played)]
        take(s, seat, only)
        drop(box, s, seat, only)


@rule
def drop(box: Box, s: State, seat: int, action: int) -> None:
    """S-M3."""
    me = s.players[seat]
    cards = me.played & box.members[action - DROP]
    me.played &= ~(cards & -cards)
    s.discard |= cards & -cards
    s.victims &= ~(1 << seat)
    s.step = DROP_STEP


# --- the list ---------------------------------------------------------------------------------------------------------


@rule
def step_list(box: Box, s: State) -> None:
    """S-T6: what may still be done in this turn."""
    seat = s.turn
    me = s.players[seat]
    if me.hand == 0 and box.expert:
        step_empty(box, s, seat)
    elif playable(box, s, me) | list_back(s, me) or can_move(box, s, seat) or can_pay(box, s, seat):
        ask(s, seat, LISTING)
    else:
        if s.more:
            show_lack(box, me, s.arrow)
        take(s, seat, END)
        s.step = FINISH_STEP


@rule
def step_empty(box: Box, s: State, seat: int) -> None:
    """S-E5: the list with an empty hand."""
    me = s.players[seat]
    if list_back(s, me) != 0 or (me.place == CHAMBER and can_move(box, s, seat)):
        ask(s, seat, LISTING)
    else:
        close_empty(box, s, seat)


@rule
def close_empty(box: Box, s: State, seat: int) -> None:
    """S-E1 to S-E3: what an empty hand brings when nothing more is played or taken back."""
    if s.players[seat].place < CHAMBER:
        pass_adventure(box, s, seat, 1)
    else:
        s.due = DEALT
        s.step = CLOSE_STEP


@rule
def apply_list(box: Box, s: State, seat: int, action: int) -> None:
    me = s.players[seat]
    if action < DRAW:
        play(box, s, seat, action)
    elif action < MOVE:
        take_back(box, s, me, action - BACK)
    elif action == MOVE:
        move(box, s, seat)
    elif action >= PAY and action < END:
        pay(box, s, seat, action)
    elif me.hand == 0 and box.expert and s.phase == LISTING:
        close_empty(box, s, seat)
    else:
        s.step = CLOSE_STEP if action == STAY else FINISH_STEP


@rule
def take_back(box: Box, s: State, me: Player, kind: int) -> None:
    """S-E4; everybody saw it go to the hand."""
    cards = me.played & box.members[kind]
    card = cards & -cards
    me.played &= ~card
    me.hand |= card
    me.known |= card
    gain_other(me, kind)
    s.back = 0
    s.step = LIST_STEP


@rule
def pay(box: Box, s: State, seat: int, action: int) -> None:
    """S-U2: cards of a payment one after the other, then who gets the mummy."""
    me = s.players[seat]
    if action < PAY_GIVE:
        s.last = action - PAY
        cards = me.played & ~s.chosen & box.members[s.last]
        s.chosen |= cards & -cards
        s.phase = PAYING
        return
    me.played &= ~s.chosen
    s.discard |= s.chosen
    s.chosen = 0
    s.mummy = action - PAY_GIVE
    s.phase = LISTING
    s.step = FINISH_STEP


# --- moving on --------------------------------------------------------------------------------------------------------


@rule
def move(box: Box, s: State, seat: int) -> None:
    me = s.players[seat]
    if me.place < CHAMBER:
        pass_adventure(box, s, seat, 0)
        return
    me.place = INSIDE  # S-V6
    if box.games == 0 and box.limit == 0:  # S-F1
        finish_game(box, s)
        return
    discard_played(s, me)  # S-G4
    s.exact = 0
    s.gives = 1
    s.step = GIVE_STEP


@rule
def pass_adventure(box: Box, s: State, seat: int, by_empty_hand: int) -> None:
    """S-V1 to S-V4, S-U3, S-E1, S-E2."""
    me = s.players[seat]
    s.exact = 1 if value(box, me.played) == need(box, s, seat) else 0
    discard_played(s, me)
    me.place += 1
    s.gives = 1
    if by_empty_hand:
        s.gives = s.exact
        s.due = DEALT
    s.step = GIVE_STEP


@rule
def discard_played(s: State, me: Player) -> None:
    s.discard |= me.played
    me.played = 0


@rule
def step_give(box: Box, s: State) -> None:
    """S-U1, S-G4: the mummy goes to another player outside."""
    seat = s.turn
    targets = outsiders(box, s, seat) if s.gives and s.mummy == seat else 0
    if targets == 0:
        s.step = TURN_STEP
    elif targets & (targets - 1) != 0:
        ask(s, seat, GIVING)
    elif begin_shuffle(s) == 0:
        take(s, seat, GIVE + lowest(targets))
        s.mummy = lowest(targets)
        s.step = TURN_STEP


@rule
def step_turn(s: State) -> None:
    """S-V4: after an exact passing the storeroom may be turned; the extra turn follows."""
    if s.exact:
        ask(s, s.turn, TURNING)
    else:
        s.step = FINISH_STEP


@rule
def step_finish(box: Box, s: State) -> None:
    """The turn is over, and perhaps a round (S-F2, S-G1)."""
    left = s.turn + 1 if s.turn + 1 < box.seats else 0
    if left == s.first:
        s.round += 1
        if s.round == box.max_rounds or somebody_inside(box, s):
            finish_game(box, s)
            return
    begin_turn(s, left, 0)
