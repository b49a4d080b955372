"""A seat's knowledge of Anubix as small numbers."""

from __future__ import annotations

from benben.engine.bits import copy, spread, spread_all
from benben.engine.feature import MOST, Piece, starts
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.games.anubix.layout import (
    COLOURS,
    DICE,
    DONE,
    FIELDS,
    OVER,
    PAYMENTS,
    SEATS,
    SHARING,
    SHEETS,
    STONES,
    SYMBOLS,
    Box,
    Player,
    State,
)
from benben.games.anubix.rules import open_stones

MOST_GEMS = 20
BONUSES = SYMBOLS + 1

PIECES = (
    Piece("seats", (1,), 2, SEATS, "How many players there are."),
    Piece("phase", (OVER + 1,), 0, 1, "What is waited for: start, sheets, roll, build, together, over."),
    Piece("rounds", (1,), 0, MOST, f"Rounds that may still come, {MOST} for so many or more, and without a limit."),
    Piece("dice", (COLOURS,), 0, DICE, "The dice rolled, by colour."),
    Piece("free", (COLOURS,), 0, DICE, "The dice that may be used, by colour."),
    Piece("closed", (SYMBOLS,), 0, 1, "The symbols, by name, whose bonus is closed."),
    Piece("first_field", (FIELDS,), 0, 1, "The field of your turn's first stone, while the turn is not carried out."),
    Piece("first_payment", (PAYMENTS,), 0, 1, "What pays for it: die, gem, quarry stone 1 to 12."),
    Piece("second_field", (FIELDS,), 0, 1, "The field of its second stone."),
    Piece("second_payment", (PAYMENTS,), 0, 1, "What pays for that."),
    Piece("colours", (COLOURS, FIELDS), 0, 1, "The fields of your sheet by colour."),
    Piece("stones", (COLOURS, STONES), 0, 1, "The stones of your quarry by colour."),
)
PLAYER = (
    Piece("acting", (1,), 0, 1, "Whether this player has to act."),
    Piece("active", (1,), 0, 1, "Whether this player rolled the dice of this round."),
    Piece("gems", (1,), 0, MOST_GEMS, "Gems left."),
    Piece("sheet", (SHEETS,), 0, 1, "Which sheet this player has."),
    Piece("marked", (FIELDS,), 0, 1, "The fields that are built."),
    Piece("open_stones", (STONES,), 0, 1, "The quarry stones that are still open."),
    Piece("bonuses", (BONUSES,), 0, 1, "The bonuses won: one for each symbol, last that of the second building."),
)
(
    AT_SEATS, AT_PHASE, AT_ROUNDS, AT_DICE, AT_FREE, AT_CLOSED, AT_FIRST_FIELD, AT_FIRST_PAYMENT, AT_SECOND_FIELD,
    AT_SECOND_PAYMENT, AT_COLOURS, AT_STONES, AT_PLAYERS,
) = starts(PIECES)  # fmt: skip
(
    OF_ACTING, OF_ACTIVE, OF_GEMS, OF_SHEET, OF_MARKED, OF_OPEN_STONES, OF_BONUSES, PLAYER_SIZE,
) = starts(PLAYER)  # fmt: skip
PHASES = OVER + 1


@rule
def observe(box: Box, s: State, seat: int, out: Ints) -> None:
    """Everything that a seat may know."""
    out[AT_SEATS] = box.seats
    spread(out, AT_PHASE, 1 << s.phase, PHASES)
    out[AT_ROUNDS] = min(MOST, box.max_rounds - s.round) if box.max_rounds > 0 else MOST
    copy(out, AT_DICE, s.dice, COLOURS)
    copy(out, AT_FREE, s.free, COLOURS)
    spread(out, AT_CLOSED, s.closed, SYMBOLS)
    observe_midway(box, s, seat, out)
    observe_sheet(box, s, s.players[seat], out)
    at = AT_PLAYERS
    other = seat
    for _ in range(box.seats):
        observe_player(box, s, other, out, at)
        at += PLAYER_SIZE
        other = other + 1 if other + 1 < box.seats else 0


@rule
def observe_midway(box: Box, s: State, seat: int, out: Ints) -> None:
    """The stones of one's own turn; nothing else changes before it is complete."""
    me = s.players[seat]
    observe_stone(me.first, out, AT_FIRST_FIELD, AT_FIRST_PAYMENT)
    observe_stone(me.second, out, AT_SECOND_FIELD, AT_SECOND_PAYMENT)


@rule
def observe_stone(stone: int, out: Ints, at_field: int, at_payment: int) -> None:
    """A stone of a turn under way, an action and one; 0 for none."""
    fields = payments = 0
    if 0 < stone <= DONE:
        field = (stone - 1) // PAYMENTS
        fields = 1 << field
        payments = 1 << stone - 1 - field * PAYMENTS
    spread(out, at_field, fields, FIELDS)
    spread(out, at_payment, payments, PAYMENTS)


@rule
def observe_sheet(box: Box, s: State, me: Player, out: Ints) -> None:
    """One's own sheet, as soon as all have theirs."""
    if s.phase <= SHARING:
        for at in range(AT_COLOURS, AT_PLAYERS):
            out[at] = 0
        return
    sheet = box.sheets[me.sheet]
    of, quarry = sheet.of_colour, sheet.quarry
    spread_all(out, AT_COLOURS, (of[0], of[1], of[2], of[3], of[4], of[5]), FIELDS)
    spread_all(out, AT_STONES, (quarry[0], quarry[1], quarry[2], quarry[3], quarry[4], quarry[5]), STONES)


@rule
def observe_player(box: Box, s: State, seat: int, out: Ints, at: int) -> None:
    """A player as all see it."""
    me = s.players[seat]
    out[at + OF_ACTING] = s.acting >> seat & 1 if s.acting > 0 else 0
    out[at + OF_ACTIVE] = seat == s.active
    out[at + OF_GEMS] = me.gems
    spread(out, at + OF_SHEET, 1 << me.sheet if s.phase > SHARING else 0, SHEETS)
    spread(out, at + OF_MARKED, me.marked, FIELDS)
    spread(out, at + OF_OPEN_STONES, open_stones(me), STONES)
    spread(out, at + OF_BONUSES, me.bonuses, BONUSES)
