"""Whole matches inside the kernels: for simulations, benchmarks and rollouts. Generic; loaded once per game."""

from __future__ import annotations

from typing import Any

from benben.engine.bits import lowest
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.slots import acting, apply, chance, greedy, legal, midway, pick, scores, setup, wander
from benben.engine.states import clear_state
from benben.engine.stream import LOW, below, seed_stream

CHANCE = -1
RANDOM, GREEDY = 0, 1  # how a seat plays


@rule
def choose(box: Any, s: Any, seat: int, policy: int, stream: Ints, out: Ints) -> int:
    """The action of a seat that plays by a policy."""
    if policy == GREEDY:
        return greedy(box, s, seat, stream, out)
    return wander(box, s, seat, stream, out)


@rule
def play_on(box: Any, s: Any, policies: Ints, stream: Ints, out: Ints, trail: Ints) -> int:
    """Play a match to its end and return the number of decisions; `trail` becomes a digest of all that was done."""
    decisions = 0
    trail[0] = 2166136261
    while True:
        who = acting(box, s)
        if who == 0:
            return decisions
        if who == CHANCE:
            action = pick(box, s, below(stream, chance(box, s)))
            apply(box, s, CHANCE, action)
        else:
            seat = lowest(who)
            action = choose(box, s, seat, policies[seat], stream, out)
            apply(box, s, seat, action)
            if midway(box, s, seat) == 0:
                decisions += 1
        trail[0] = ((trail[0] ^ (action + 1)) * 16777619) & LOW


@rule
def play_many(
    boxes: Any, states: Any, blank: Any, policies: Ints, seed: int, first: int, out: Ints, trails: Any, points: Any
) -> int:
    """Play matches `first`, `first` + 1, ... of a seed, one for each row of `trails`; return the number of
    decisions.
    """
    box = boxes[0]
    stream = trails[0]
    total = 0
    for match in range(len(points)):
        clear_state(states, blank, 0)
        stream = trails[match]
        seed_stream(stream, seed, first + match)
        setup(box, states[0])
        decisions = play_on(box, states[0], policies, stream, out, points[match])
        total += decisions
        scores(box, states[0], out)
        for seat in range(box.seats):
            points[match][seat + 1] = out[seat]
    return total


@rule
def count_actions(boxes: Any, states: Any, seat: int, out: Ints) -> int:
    """The legal actions of a seat: the bridge for callers outside the kernels."""
    return legal(boxes[0], states[0], seat, out)
