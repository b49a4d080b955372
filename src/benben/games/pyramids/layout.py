"""The records of Pyramids, and how its actions and outcomes are numbered.

A chamber is a set of cells: cell 0 is a1, cell 4 is e1, cell 24 is e5 (the tomb's row). Cards go by their order number,
0 is no card. What a seat marks is its secret until all have marked (P-M1), so a player's record also holds what the
others still see: the fields that begin with `shown`.
"""

from __future__ import annotations

from benben.engine.record import Ints, many, number, numbers, record

SEATS, CARDS, PATTERNS, COLOURS, CELLS = 4, 48, 6, 3, 25
ROUNDS, FLIPS, HAND, DEALT, DISPLAY = 4, 7, 2, 4, 4
MOST = 10  # gems of a colour, and skulls, on a score card (P-C5)
AWARDS = (10, 6, 3)  # P-P1
COLOUR_NAMES = ("purple", "green", "orange")  # order number modulo 3 in the shipped edition (P-C8)
PLACEMENTS = 96  # how many ways a pattern can lie on an empty chamber, at most
SHAPES = CARDS * PATTERNS * PLACEMENTS
SYMBOLS = ("cross", "red", "green", "torch", "skull", "potion")

# Actions. A mark is slot * PLACEMENTS + placement, a single space SINGLE + slot * CELLS + cell.
SINGLE = HAND * PLACEMENTS
KEEP = SINGLE + HAND * CELLS  # + the pair, of the four cards in ascending order
TAKE = KEEP + 6  # + the place in the display, in ascending order
TAKE_DECK = TAKE + DISPLAY
PASS = TAKE_DECK + 1
ACTIONS = PASS + 1
MOST_LEGAL = ACTIONS
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

# Outcomes: a pattern for `reveal`, else the order number of a card.
OUTCOMES = CARDS + 1
PILES = DEALT_PILE, DECK_PILE, EXPEDITION_PILE = range(3)

# Phases.
DEALING, KEEPING, DISPLAYING, REVEALING, MARKING, TAKING, DRAWING, REFILLING, OVER = range(9)


@record
class Card:
    """A pyramid card: sets of cells, how many of each symbol it `bears`, and where its placements stand in
    `Box.shapes`.
    """

    free: int = number("i4")
    entrance: int = number("i4")
    tomb: int = number("i4")
    symbols: int = number("i4")
    cross: int = number("i4")
    red: int = number("i4")
    green: int = number("i4")
    torch: int = number("i4")
    skull: int = number("i4")
    potion: int = number("i4")
    first: Ints = numbers("i4", PATTERNS)
    count: Ints = numbers("i4", PATTERNS)
    colour: int = number("i1")
    bears: Ints = numbers("i1", len(SYMBOLS))


@record
class Box:
    """An edition and the number of seats. `shapes` are the placements that avoid a card's walls, `places` their
    numbers; `names` are the patterns' ids, their letters packed into a number. `rounds` and `flips` are those of P-R1.
    """

    seats: int = number("i1")
    rounds: int = number("i1")
    flips: int = number("i1")
    copies: Ints = numbers("i1", PATTERNS)
    names: Ints = numbers("i8", PATTERNS)
    skulls: Ints = numbers("i2", MOST + 1)
    all: int = number("i8")
    cards: list[Card] = many(Card, CARDS + 1)
    placements: Ints = numbers("i4", PATTERNS * PLACEMENTS)
    shapes: Ints = numbers("i4", SHAPES)
    places: Ints = numbers("i1", SHAPES)


@record
class Player:
    """What lies before one player. `finished` are the cards completed in this action, 0 where there is none."""

    dealt: int = number("i8")
    completed: int = number("i8")
    marked: Ints = numbers("i4", HAND)
    shown_marked: Ints = numbers("i4", HAND)
    cards: Ints = numbers("i1", HAND)
    finished: Ints = numbers("i1", HAND)
    colours: Ints = numbers("i1", COLOURS)
    awards: Ints = numbers("i1", COLOURS)
    extra: int = number("i1")
    red: int = number("i1")
    green: int = number("i1")
    skulls: int = number("i1")
    torches: int = number("i1")
    shown_red: int = number("i1")
    shown_green: int = number("i1")
    shown_skulls: int = number("i1")
    shown_torches: int = number("i1")


@record
class State:
    """A match of Pyramids. `left` counts the outcomes that the chance event under way still names."""

    deck: int = number("i8")
    players: list[Player] = many(Player, SEATS)
    acting: int = number("i1")
    phase: int = number("i1")
    round: int = number("i1")
    flip: int = number("i1")
    pattern: int = number("i1")
    turn: int = number("i1")
    left: int = number("i1")
    midway: int = number("i1")
    takes: int = number("i1")
    served: int = number("i1")
    used: Ints = numbers("i1", PATTERNS)
    display: Ints = numbers("i1", DISPLAY)
    awarded: Ints = numbers("i1", COLOURS)
