"""The records of Takeaway, and how its actions and outcomes are numbered."""

from __future__ import annotations

from benben.engine.record import Ints, number, numbers, record

SEATS, FACES, HIGHEST = 4, 6, 6

ACTIONS = HIGHEST + 1  # an action is how many stones are taken
OUTCOMES = HIGHEST + 1  # an outcome is what the die shows
PILES = (0,)  # what chance draws from: the die
MOST_LEGAL = HIGHEST
LAST_STONE = 4  # points, T-F1


@record
class Box:
    """An edition, the number of seats and the options."""

    seats: int = number("i1")
    heap: int = number("i2")
    last_stone: int = number("i1")  # what it brings, or costs
    faces: Ints = numbers("i1", HIGHEST + 1)  # how many faces show a number


@record
class State:
    """A match of Takeaway. `die` is 0 until it has been rolled, `bonus` what the last stone brought a seat."""

    heap: int = number("i2")
    die: int = number("i1")
    turn: int = number("i1")
    taken: Ints = numbers("i2", SEATS)
    bonus: Ints = numbers("i1", SEATS)
