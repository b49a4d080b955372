"""Whole matches inside the kernels: for simulations, benchmarks and rollouts. Generic; loaded once per game."""

from __future__ import annotations

from typing import Any

from benben.engine.bits import lowest
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.slots import acting, apply, chance, greedy, legal, midway, pick, ranks, scores, setup, wander
from benben.engine.states import copy_state
from benben.engine.stream import LOW, below, seed_stream

CHANCE = -1
RANDOM, GREEDY = 0, 1  # how a seat plays

# What is told of a finished match, the columns of `results`: a digest of all that was done, how many events the seats
# added, then the points of every seat, then the ranks of every seat.
TRAIL, DECISIONS, POINTS = 0, 1, 2


def columns(seats: int) -> int:
    """How wide `results` must be."""
    return POINTS + 2 * seats


@rule
def choose(box: Any, s: Any, seat: int, policy: int, stream: Ints, out: Ints) -> int:
    """The action of a seat that plays by a policy."""
    if policy == GREEDY:
        return greedy(box, s, seat, stream, out)
    return wander(box, s, seat, stream, out)


@rule
def play_on(box: Any, s: Any, policies: Ints, stream: Ints, out: Ints, result: Ints) -> int:
    """Play a match to its end; `result` gets its trail and the number of decisions, which is also returned."""
    trail = 2166136261
    decisions = 0
    while True:
        who = acting(box, s)
        if who == 0:
            break
        if who == CHANCE:
            action = pick(box, s, below(stream, chance(box, s)))
            apply(box, s, CHANCE, action)
        else:
            seat = lowest(who)
            action = choose(box, s, seat, policies[seat], stream, out)
            apply(box, s, seat, action)
            if midway(box, s, seat) == 0:  # an event of several actions is one decision
                decisions += 1
        trail = ((trail ^ (action + 1)) * 16777619) & LOW
    result[TRAIL] = trail
    result[DECISIONS] = decisions
    return decisions


@rule
def play_many(
    boxes: Any, states: Any, policies: Ints, seed: int, first: int, stream: Ints, out: Ints, results: Any
) -> int:
    """Play matches `first`, `first` + 1, ... of a seed, one for each row of `results`, and return how many decisions
    were taken. Every match has a zeroed state, which then holds its end, and a stream of its own: so it does not
    matter how matches are shared out.
    """
    box = boxes[0]
    total = 0
    for match in range(len(results)):
        s = states[match]
        result = results[match]
        seed_stream(stream, seed, first + match)
        setup(box, s)
        total += play_on(box, s, policies, stream, out, result)
        scores(box, s, out)
        for seat in range(box.seats):
            result[POINTS + seat] = out[seat]
        ranks(box, s, out)
        for seat in range(box.seats):
            result[POINTS + box.seats + seat] = out[seat]
    return total


@rule
def copy_often(states: Any, times: int) -> None:
    """Copy states around in a ring: what a copy costs inside the kernels."""
    last = len(states) - 1
    at = 0
    for _ in range(times):
        copy_state(states, at + 1 if at < last else 0, at)
        at = at + 1 if at < last else 0


@rule
def count_actions(boxes: Any, states: Any, seat: int, out: Ints) -> int:
    """The legal actions of a seat: the bridge for callers outside the kernels."""
    return legal(boxes[0], states[0], seat, out)
