"""A small network inside the kernels: who will end at which place, with how many points, and what a seat would play.

Its input is the row that a seat may know (`benben.engine.feature`); since a row for fewer seats is the beginning of one
for more, one network serves all numbers of seats. Two hidden layers judge; a policy reads the first of them. Every loop
adds a multiple of one row of weights to sums that lie side by side, so that compilers make vectors of them, and what is
zero, most of a row, costs nothing. Generic; loaded once per game. No array is made here: whoever calls hands over
`row`, `room` and `out` (`benben.bots.evaluator.room_of`).
"""

from __future__ import annotations

from math import exp
from typing import Any

from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.slots import observe

FIRST, SECOND = 64, 32  # widths of the hidden layers

# Places in `room`; behind the last one is room for what is judged.
AT_FIRST, AT_SECOND, AT_INPUT, AT_JUDGED = 0, FIRST, FIRST + SECOND, FIRST + SECOND + 1


@rule
def evaluate(box: Any, s: Any, seat: int, net: Any, row: Ints, room: Any, out: Any) -> None:
    """Judge a state by what a seat may know.

    `out` gets for every seat of the match, `net.most` + 1 numbers apart, the chances to end at each place (those who
    tie share their places), and last its points beyond the mean of all seats.
    """
    observe(box, s, seat, row)
    read_row(net, row, room)
    judge(net, box.seats, seat, room, out)


@rule
def read_row(net: Any, row: Ints, room: Any) -> None:
    """The hidden layers of a row; `judge` and `prefer` go on from here."""
    for at in range(FIRST):
        room[AT_FIRST + at] = net.first_bias[at]
    for number in range(len(row)):
        if row[number] != 0:
            room[AT_INPUT] = row[number]
            x = room[AT_INPUT]  # as a float32, or the sums below would be float64
            start = number * FIRST
            for at in range(FIRST):
                room[AT_FIRST + at] += x * net.first[start + at]
    for at in range(SECOND):
        room[AT_SECOND + at] = net.second_bias[at]
    for number in range(FIRST):
        room[AT_FIRST + number] = max(room[AT_FIRST + number], net.zero)
        x = room[AT_FIRST + number]
        if x > 0:
            start = number * SECOND
            for at in range(SECOND):
                room[AT_SECOND + at] += x * net.second[start + at]


@rule
def judge(net: Any, seats: int, seat: int, room: Any, out: Any) -> None:
    """Places and points of all seats, from the hidden layers of what `seat` may know."""
    width = net.most + 1
    for at in range(seats * width):
        room[AT_JUDGED + at] = net.third_bias[at]
    for number in range(SECOND):
        x = room[AT_SECOND + number]
        if x > 0:
            start = number * net.most * width
            for at in range(seats * width):
                room[AT_JUDGED + at] += x * net.third[start + at]
    for other in range(seats):  # from the order of play after `seat` to the order of seats
        to = (seat + other) % seats * width
        for at in range(width):
            out[to + at] = room[AT_JUDGED + other * width + at]
        share_out(out, to, seats)


@rule
def share_out(out: Any, start: int, count: int) -> None:
    """Make chances, which sum up to one, of numbers on any scale."""
    highest = out[start]
    for at in range(start, start + count):
        highest = max(highest, out[at])
    total = 0.0
    for at in range(start, start + count):
        out[at] = exp(out[at] - highest)
        total += out[at]
    for at in range(start, start + count):
        out[at] = out[at] / total


@rule
def prefer(net: Any, listed: Ints, count: int, room: Any, chances: Any) -> None:
    """How likely it is that a seat plays each of the first `count` actions of a list, from the hidden layers of what it
    may know; `chances` is `net.actions` long and is written over.
    """
    for action in range(net.actions):
        chances[action] = net.policy_bias[action]
    for number in range(FIRST):
        x = room[AT_FIRST + number]
        if x > 0:
            start = number * net.actions
            for action in range(net.actions):
                chances[action] += x * net.policy[start + action]
    for at in range(count):
        chances[at] = chances[listed[at]]  # ascending, so that nothing is written over that is still wanted
    share_out(chances, 0, count)


@rule
def reward(net: Any, seats: int, seat: int, out: Any) -> float:
    """What a seat may expect, from 1 for the first to -1 for the last, of what `evaluate` wrote."""
    found = 0.0
    start = seat * (net.most + 1)
    for place in range(seats):
        found += out[start + place] * (seats - 1 - 2 * place)
    return found / (seats - 1)
