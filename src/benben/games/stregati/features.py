"""A seat's knowledge of Stregati as small numbers. Cards are told as how many there are of each kind."""

from __future__ import annotations

from benben.engine.bits import copy, popcount, spread, tally
from benben.engine.feature import MOST, Piece, starts
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.games.stregati.cards import value
from benben.games.stregati.layout import (
    CARDS,
    GROUPS,
    INSIDE,
    KINDS,
    LAID,
    MOST_VALUE,
    MUMMY_POINTS,
    OVER,
    PAYING,
    ROW,
    SEATS,
    TOOLS,
    Box,
    Player,
    State,
)

PIECES = (
    Piece("seats", (1,), 2, SEATS, "How many players there are."),
    Piece(
        "phase",
        (OVER + 1,),
        0,
        1,
        "What is waited for: start, row, deal, draw, shuffle, choose, swap, drop, list, close, pay, give, turn, over.",
    ),
    Piece("extra", (1,), 0, 1, "Whether this is an extra turn."),
    Piece("more", (1,), 0, 2, "Equipment that may still be played in this turn: none, one, or any number (2)."),
    Piece("back", (1,), 0, 1, "Whether a played card may be taken back after a hex."),
    Piece("arrow", (TOOLS,), 0, 1, "The tool that the storeroom shows."),
    Piece("row", (ROW,), 0, MOST_VALUE, "The values of the adventures, the first one first, 0 where none lies yet."),
    Piece("chamber", (1,), 0, MOST_VALUE, "The value of the king's chamber."),
    Piece("rounds", (1,), 0, MOST, f"Rounds that may still come, {MOST} for so many or more, and without a limit."),
    Piece("games", (1,), 0, MOST, "Games of the match that may still come, this one counted; 0 without such a number."),
    Piece("limit", (1,), 0, MOST, "Penalty points that end the match, 0 without such a limit."),
    Piece("draw", (1,), 0, CARDS, "Cards in the draw pile."),
    Piece("discard", (1,), 0, CARDS, "Cards in the discard pile."),
    Piece("hand", (KINDS,), 0, CARDS, "Your hand."),
    Piece("chosen", (KINDS,), 0, CARDS, "What has been chosen so far in an exchange of yours, or in a payment."),
    Piece("put_down", (KINDS,), 0, CARDS, "What you have put face down into the discard pile."),
    Piece("discarded", (KINDS,), 0, CARDS, "What everybody knows to be in the discard pile."),
    Piece("unseen", (KINDS,), 0, CARDS, "The cards of which you do not know where they are."),
)
PLAYER = (
    Piece("acting", (1,), 0, 1, "Whether this player has to act."),
    Piece("turn", (1,), 0, 1, "Whether it is this player's turn."),
    Piece("first", (1,), 0, 1, "Whether this player began the round."),
    Piece("victim", (1,), 0, 1, "Whether this player still has to give up a card to a hex."),
    Piece("mummy", (1,), 0, 1, "Whether the mummy lies before this player."),
    Piece("cards", (1,), 0, CARDS, "Cards in hand."),
    Piece("face_down", (1,), 0, CARDS, "Cards put face down into the discard pile."),
    Piece("have", (1,), 0, MOST, "The sum of the equipment played."),
    Piece("missing", (1,), -MOST, MOST, "What the sum lacks to the need; below 0 for what it is beyond."),
    Piece("total", (1,), 0, MOST, f"Penalty points of earlier games, {MOST} for so many or more."),
    Piece("place", (INSIDE + 1,), 0, 1, "Beside adventure 1 to 4, beside the chamber, inside."),
    Piece(
        "lacks", (GROUPS,), 0, CARDS, "Of how many hand cards it is known that they are no L, P, R, T, special card."
    ),
    Piece("played", (LAID,), 0, CARDS, "The cards that lie before this player."),
    Piece("known", (KINDS,), 0, CARDS, "Hand cards that everybody has seen."),
    Piece("either", (KINDS,), 0, CARDS, "Cards seen that are now in the hand or were put face down."),
)
(
    AT_SEATS, AT_PHASE, AT_EXTRA, AT_MORE, AT_BACK, AT_ARROW, AT_ROW, AT_CHAMBER, AT_ROUNDS, AT_GAMES, AT_LIMIT,
    AT_DRAW, AT_DISCARD, AT_HAND, AT_CHOSEN, AT_PUT_DOWN, AT_DISCARDED, AT_UNSEEN, AT_PLAYERS,
) = starts(PIECES)  # fmt: skip
(
    OF_ACTING, OF_TURN, OF_FIRST, OF_VICTIM, OF_MUMMY, OF_CARDS, OF_FACE_DOWN, OF_HAVE, OF_MISSING, OF_TOTAL, OF_PLACE,
    OF_LACKS, OF_PLAYED, OF_KNOWN, OF_EITHER, PLAYER_SIZE,
) = starts(PLAYER)  # fmt: skip
PHASES, WORD = OVER + 1, 8  # places that are written at once


@rule
def observe(box: Box, s: State, seat: int, out: Ints) -> None:
    """Everything that a seat may know."""
    observe_table(box, s, out)
    acting, turn, first, mummy, victims = max(0, s.acting), s.turn, s.first, s.mummy, s.victims
    swapped, elsewhere = 0, 0  # of all players, unless everybody knows where it is
    at = AT_PLAYERS
    other = seat
    for _ in range(box.seats):
        me = s.players[other]
        out[at + OF_ACTING] = acting >> other & 1
        out[at + OF_TURN] = other == turn
        out[at + OF_FIRST] = other == first
        out[at + OF_VICTIM] = victims >> other & 1
        out[at + OF_MUMMY] = other == mummy
        observe_player(box, me, MUMMY_POINTS if other == mummy else 0, out, at)
        swapped |= me.swapped & ~me.known
        elsewhere |= (me.hand | me.swapped) & ~me.known
        at += PLAYER_SIZE
        other = other + 1 if other + 1 < box.seats else 0
    me = s.players[seat]
    tally(out, AT_HAND, me.hand, box.members, KINDS)
    tally(out, AT_PUT_DOWN, me.swapped, box.members, KINDS)
    tally(out, AT_DISCARDED, s.discard & ~swapped & ~me.swapped, box.members, KINDS)
    tally(out, AT_UNSEEN, s.draw | elsewhere & ~me.hand & ~me.swapped, box.members, KINDS)
    observe_midway(box, s, seat, out)


@rule
def observe_midway(box: Box, s: State, seat: int, out: Ints) -> None:
    """An exchange or a payment goes on."""
    spread(out, AT_PHASE, 1 << s.phase, PHASES)
    tally(out, AT_CHOSEN, s.chosen if seat == s.turn or s.phase == PAYING else 0, box.members, KINDS)


@rule
def observe_table(box: Box, s: State, out: Ints) -> None:
    """What lies open to all."""
    out[AT_SEATS] = box.seats
    out[AT_EXTRA] = s.extra
    out[AT_MORE] = s.more
    out[AT_BACK] = s.back
    spread(out, AT_ARROW, 1 << s.arrow, TOOLS)
    copy(out, AT_ROW, s.row, ROW)
    out[AT_CHAMBER] = box.chamber
    out[AT_ROUNDS] = min(MOST, box.max_rounds - s.round) if box.max_rounds > 0 else MOST
    out[AT_GAMES] = min(MOST, box.games - s.game) if box.games > 0 else 0
    out[AT_LIMIT] = min(MOST, box.limit)
    out[AT_DRAW] = popcount(s.draw)
    out[AT_DISCARD] = popcount(s.discard)


@rule
def observe_player(box: Box, me: Player, more: int, out: Ints, at: int) -> None:
    """A player as all see it, who needs some `more` than the adventure or the chamber asks for."""
    have = value(box, me.played)
    missing = out[AT_ROW + me.place] + more - have  # the values as they have just been written, the chamber's behind
    out[at + OF_CARDS] = popcount(me.hand)
    out[at + OF_FACE_DOWN] = popcount(me.swapped)
    out[at + OF_HAVE] = min(MOST, have)
    out[at + OF_MISSING] = max(-MOST, missing) if me.place != INSIDE else 0
    out[at + OF_TOTAL] = min(MOST, me.total)
    spread(out, at + OF_PLACE, 1 << me.place, WORD)  # in one store; what is too much is written over by the next piece
    copy(out, at + OF_LACKS, me.lacks, GROUPS)
    tally(out, at + OF_PLAYED, me.played, box.members, LAID)
    if box.expert:  # only then is a card seen going to a hand (S-E4)
        tally(out, at + OF_KNOWN, me.known & me.hand, box.members, KINDS)
        tally(out, at + OF_EITHER, me.either, box.members, KINDS)
