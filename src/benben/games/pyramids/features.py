"""A seat's knowledge of Pyramids as small numbers."""

from __future__ import annotations

from benben.engine.bits import copy, lowest, popcount, spread, spread_all
from benben.engine.feature import Piece, starts
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.games.pyramids.layout import (
    AWARDS,
    CARDS,
    CELLS,
    COLOURS,
    DISPLAY,
    DRAWING,
    FLIPS,
    HAND,
    KEEPING,
    MARKING,
    MOST,
    OVER,
    PATTERNS,
    ROUNDS,
    SEATS,
    SYMBOLS,
    TAKING,
    Box,
    Player,
    State,
)

CHAMBERS = (HAND, CELLS)

PIECES = (
    Piece("seats", (1,), 2, SEATS, "How many players there are."),
    Piece(
        "phase", (OVER + 1,), 0, 1, "What is waited for: deal, keep, display, reveal, mark, take, draw, refill, over."
    ),
    Piece("rounds", (1,), 0, ROUNDS, "Rounds to come, this one counted."),
    Piece("flips", (1,), 0, FLIPS, "Expedition cards to come in this round, this one counted."),
    Piece("pattern", (PATTERNS,), 0, 1, "The pattern to be marked."),
    Piece("expedition", (PATTERNS,), 0, 8, "How many cards of each pattern are still to come in this round."),
    Piece("awarded", (COLOURS,), 0, len(AWARDS), "How many awards of each colour are gone."),
    Piece("takes", (1,), 0, HAND, "How many cards the player whose turn it is may still take."),
    Piece("extra", (1,), 0, HAND * CELLS, "Single spaces that you may still mark for red crosses."),
    Piece("unseen", (CARDS,), 0, 1, "The cards, by order number, that may come from the deck."),
    Piece("offered", (CARDS,), 0, 1, "The cards to choose from, by order number: the display, before it your deal."),
    Piece("offer_colours", (DISPLAY, COLOURS), 0, 1, "The colours of these cards, in the order of their numbers."),
    Piece("offer_symbols", (DISPLAY, len(SYMBOLS)), 0, CELLS, "How many of each symbol they bear."),
    Piece("free", CHAMBERS, 0, 1, "Spaces of your two cards that are no walls."),
    Piece("entrance", CHAMBERS, 0, 1, "The entrances of your cards."),
    Piece("tomb", CHAMBERS, 0, 1, "The tombs of your cards."),
    *(Piece(name, CHAMBERS, 0, 1, f"Spaces of your cards with the symbol {name}.") for name in SYMBOLS),
)
PLAYER = (
    Piece("acting", (1,), 0, 1, "Whether this player has to act."),
    Piece("red_gems", (1,), 0, MOST, "Red gems on the score card."),
    Piece("green_gems", (1,), 0, MOST, "Green gems on the score card."),
    Piece("skulls", (1,), 0, MOST, "Marked skulls."),
    Piece("completed", (1,), 0, CARDS, "Completed cards."),
    Piece("lowest", (1,), 0, CARDS, "The lowest order number among them, 0 for none."),
    Piece("colours", (COLOURS,), 0, CARDS, "Completed cards of each colour that have been counted for awards."),
    Piece("awards", (COLOURS, len(AWARDS)), 0, 1, "The awards won in each colour, the highest first."),
    Piece("torches", (ROUNDS,), 0, 1, "The torches of the rounds."),
    Piece("finished", (HAND,), 0, CARDS, "Order numbers of the cards completed in this action, 0 for none."),
    Piece("cards", (HAND,), 0, CARDS, "Order numbers of the cards in play, 0 for none and for those unseen."),
    Piece("card_colours", (HAND, COLOURS), 0, 1, "The colours of these cards."),
    Piece("marked", CHAMBERS, 0, 1, "The marked spaces of these cards."),
)
(
    AT_SEATS, AT_PHASE, AT_ROUNDS, AT_FLIPS, AT_PATTERN, AT_EXPEDITION, AT_AWARDED, AT_TAKES, AT_EXTRA, AT_UNSEEN,
    AT_OFFERED, AT_COLOURS, AT_SYMBOLS, AT_FREE, AT_ENTRANCE, AT_TOMB, AT_CROSS, AT_RED, AT_GREEN, AT_TORCH, AT_SKULL,
    AT_POTION, AT_PLAYERS,
) = starts(PIECES)  # fmt: skip
(
    OF_ACTING, OF_RED, OF_GREEN, OF_SKULLS, OF_COMPLETED, OF_LOWEST, OF_COLOURS, OF_AWARDS, _, OF_FINISHED,
    OF_CARDS, OF_CARD_COLOURS, OF_MARKED, PLAYER_SIZE,
) = starts(PLAYER)  # fmt: skip
PHASES, BOTH, ALL_AWARDS = OVER + 1, HAND * CELLS, COLOURS * len(AWARDS)
WORD, WIDE = 8, 16  # places that are written at once
KINDS, OFFER_COLOURS = len(SYMBOLS), DISPLAY * COLOURS


@rule
def observe(box: Box, s: State, seat: int, out: Ints) -> None:
    """Everything that a seat may know."""
    out[AT_SEATS] = box.seats
    out[AT_ROUNDS] = box.rounds - s.round
    out[AT_FLIPS] = box.flips - s.flip
    spread(out, AT_PHASE, 1 << s.phase, PHASES)
    spread(out, AT_PATTERN, 1 << s.pattern if MARKING <= s.phase < OVER else 0, PATTERNS)
    for pattern in range(PATTERNS):
        out[AT_EXPEDITION + pattern] = box.copies[pattern] - s.used[pattern]
    copy(out, AT_AWARDED, s.awarded, COLOURS)
    out[AT_TAKES] = s.takes if s.phase == TAKING or s.phase == DRAWING else 0
    observe_offer(box, s, s.players[seat], out)
    observe_chambers(box, s.players[seat], out)
    observe_player(box, s, seat, True, out, AT_PLAYERS)
    at = AT_PLAYERS
    other = seat
    for _ in range(1, box.seats):
        at += PLAYER_SIZE
        other = other + 1 if other + 1 < box.seats else 0
        observe_player(box, s, other, False, out, at)


@rule
def observe_midway(box: Box, s: State, seat: int, out: Ints) -> None:
    """No event of a seat has several actions."""
    observe(box, s, seat, out)


@rule
def observe_offer(box: Box, s: State, me: Player, out: Ints) -> None:
    """The deck, and the cards to choose from: the display, before it one's own deal."""
    cards, unseen = 0, s.deck
    if s.phase <= KEEPING:
        cards = me.dealt
        unseen = box.all & ~cards  # the deck would tell what others were dealt
    else:
        for place in range(DISPLAY):
            cards |= 1 << s.display[place]
    cards = cards >> 1
    spread_all(out, AT_UNSEEN, (unseen >> 1, cards), CARDS)
    colours = 0
    for place in range(DISPLAY):
        number = 0  # a card without symbols
        if cards != 0:
            number = lowest(cards) + 1
            cards &= cards - 1
            colours |= 1 << place * COLOURS + box.cards[number].colour
        copy(out, AT_SYMBOLS + place * KINDS, box.cards[number].bears, KINDS)
    spread(out, AT_COLOURS, colours, OFFER_COLOURS)


@rule
def observe_chambers(box: Box, me: Player, out: Ints) -> None:
    """What is drawn on one's own two cards."""
    out[AT_EXTRA] = me.extra
    one, other = box.cards[me.cards[0]], box.cards[me.cards[1]]
    plan = one.free | other.free << CELLS, one.entrance | other.entrance << CELLS, one.tomb | other.tomb << CELLS
    gems = one.cross | other.cross << CELLS, one.red | other.red << CELLS, one.green | other.green << CELLS
    rest = one.torch | other.torch << CELLS, one.skull | other.skull << CELLS, one.potion | other.potion << CELLS
    spread_all(out, AT_FREE, plan + gems + rest, BOTH)


@rule
def observe_player(box: Box, s: State, seat: int, own: bool, out: Ints, at: int) -> None:
    """A player as another sees it, or (`own`) with what the others do not see yet (P-S2, P-M1)."""
    me = s.players[seat]
    out[at + OF_ACTING] = s.acting >> seat & 1 if s.acting > 0 else 0
    out[at + OF_RED] = me.red if own else me.shown_red
    out[at + OF_GREEN] = me.green if own else me.shown_green
    out[at + OF_SKULLS] = me.skulls if own else me.shown_skulls
    out[at + OF_COMPLETED] = popcount(me.completed)
    out[at + OF_LOWEST] = lowest(me.completed) if me.completed != 0 else 0
    copy(out, at + OF_COLOURS, me.colours, COLOURS)
    bits = (me.torches if own else me.shown_torches) << ALL_AWARDS  # they lie behind the awards
    for colour in range(COLOURS):
        bits |= me.awards[colour] << colour * len(AWARDS)
    spread(out, at + OF_AWARDS, bits, WIDE)  # whole stores; what is too much is written over by the next pieces
    one = other = 0
    if own or s.phase != KEEPING:
        one, other = me.cards[0], me.cards[1]
    out[at + OF_FINISHED] = me.finished[0]
    out[at + OF_FINISHED + 1] = me.finished[1]
    out[at + OF_CARDS] = one
    out[at + OF_CARDS + 1] = other
    colours = 1 << box.cards[one].colour if one != 0 else 0
    colours |= 1 << COLOURS + box.cards[other].colour if other != 0 else 0
    spread(out, at + OF_CARD_COLOURS, colours, WORD)
    first = me.marked[0] if own else me.shown_marked[0]
    second = me.marked[1] if own else me.shown_marked[1]
    spread(out, at + OF_MARKED, first | second << CELLS, BOTH)
