"""The records of Anubix, and how its actions and outcomes are numbered.

The fields of a sheet are numbered in the alphabetical order of their names, so that one set of 36 bits holds all that a
player has built and "the first in the alphabet" is "the lower number". A turn is one or two stones: an action names
the field and what pays for it, DONE leaves it at one. Nothing of a turn takes effect before it is complete; until then,
and with the option `speed` until all have decided (A-O1), it waits in `first` and `second`.
"""

from __future__ import annotations

from benben.engine.record import Ints, many, number, numbers, record

SEATS, SHEETS, COLOURS, DICE, STONES = 5, 6, 6, 4, 12

# Fields: relief 0 to 11 by rows from the top, keystone, left pillar, pyramid by levels from the bottom, right pillar.
KEYSTONE, LEFT, PYRAMID, RIGHT, FIELDS = 12, 13, 17, 32, 36
COLUMNS, HEIGHT, LEVELS = 4, 4, 5
RELIEF_SET = 0xFFF
LEFT_SET = 0b1111 << LEFT
RIGHT_SET = 0b1111 << RIGHT
PYRAMID_SET = 0x7FFF << PYRAMID
LEVEL_SETS = tuple(
    ((1 << wide) - 1) << PYRAMID + at for wide, at in ((5, 0), (4, 5), (3, 9), (2, 12), (1, 14))
)  # lowest first

# Actions: field * PAYMENTS + payment; q1 is STONE.
DIE, GEM, STONE = 0, 1, 2
PAYMENTS = STONE + STONES
DONE = FIELDS * PAYMENTS
PASS = DONE + 1
ACTIONS = PASS + 1
MOST_LEGAL = ACTIONS

# Outcomes: a seat for `start`, a sheet for `sheets`, a colour for `roll`.
OUTCOMES = 6
PILES = START_PILE, SHEET_PILE, DICE_PILE = range(3)

# Bonuses: one bit for every symbol of the edition, in the order of their names, and one for the second building (A-F1).
SYMBOLS = 12
SECOND_BUILDING = 1 << SYMBOLS

# Phases.
STARTING, SHARING, ROLLING, BUILDING, TOGETHER, OVER = range(6)


@record
class Sheet:
    """One sheet: the fields and the quarry stones of each colour as sets, and the colour of every field.

    `right_twins` are the relief fields whose neighbour to the right has the same colour, `below_twins` likewise.
    """

    of_colour: Ints = numbers("i8", COLOURS)
    right_twins: int = number("i8")
    below_twins: int = number("i8")
    quarry: Ints = numbers("i2", COLOURS)
    colours: Ints = numbers("i1", FIELDS)


@record
class Box:
    """An edition, the number of seats and the options. `start` is -1 and `max_rounds` 0 where they are not given.

    `symbols` are the fields of each symbol, `reach` these and all that they rest on, `names` its letters packed into a
    number. `plans` is no part of the rules: for measurements, what a seat's bot goes for, 0 where it goes for what it
    likes; see `balance.py`.
    """

    symbols: Ints = numbers("i8", SYMBOLS)
    reach: Ints = numbers("i8", SYMBOLS)
    names: Ints = numbers("i8", SYMBOLS)
    symbol_fields: int = number("i8")
    sheets: list[Sheet] = many(Sheet, SHEETS)
    max_rounds: int = number("i4")
    pyramid: Ints = numbers("i2", LEVELS + 1)
    arch: Ints = numbers("i2", HEIGHT + 1)
    keystone: int = number("i2")
    relief: Ints = numbers("i2", 13)
    seats: int = number("i1")
    start: int = number("i1")
    speed: int = number("i1")
    dice: int = number("i1")
    gems: int = number("i1")
    plans: Ints = numbers("i1", SEATS)


@record
class Player:
    """A player's sheet. `used` are the quarry stones struck out, the open ones are `struck` and those to its right.

    `first` and `second` are the stones of a turn under way, 0 for none, else an action and one.
    """

    marked: int = number("i8")
    bonuses: int = number("i2")
    first: int = number("i2")
    second: int = number("i2")
    used: int = number("i2")
    struck: int = number("i1")
    gems: int = number("i1")
    sheet: int = number("i1")


@record
class State:
    """A match of Anubix. `dice` are the colours rolled, `free` those that the seats that act may take.

    `left` counts the outcomes that the chance event under way still names.
    """

    players: list[Player] = many(Player, SEATS)
    round: int = number("i4")
    closed: int = number("i2")
    acting: int = number("i1")
    phase: int = number("i1")
    active: int = number("i1")
    turn: int = number("i1")
    left: int = number("i1")
    midway: int = number("i1")
    given: int = number("i1")
    dice: Ints = numbers("i1", COLOURS)
    free: Ints = numbers("i1", COLOURS)
