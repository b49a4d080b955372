"""Matches step by step inside the kernels: for research environments. Generic; loaded once per game.

A step is one action of one seat. Chance is drawn on the way, from a stream of each match's own, and where several seats
act together the lowest of them is asked first: it sees nothing of what they do, so the order tells nobody anything.
"""

from __future__ import annotations

from typing import Any

from benben.engine.bits import lowest
from benben.engine.kernel import large, rule
from benben.engine.record import Ints
from benben.engine.slots import (
    acting,
    apply,
    chance,
    greedy,
    legal,
    midway,
    observe,
    observe_midway,
    pick,
    ranks,
    resample,
    scores,
    setup,
    wander,
    weight,
)
from benben.engine.states import clear_state
from benben.engine.stream import below, seed_stream

CHANCE = -1
GREEDY = 1
STREAM = 4  # numbers of a stream
BLOCK = 8


@rule
def settle(box: Any, s: Any, stream: Ints) -> int:
    """Let chance act until seats have to or the match is over; who acts then."""
    who = acting(box, s)
    while who == CHANCE:
        apply(box, s, CHANCE, pick(box, s, below(stream, chance(box, s))))
        who = acting(box, s)
    return who


# --- many matches -----------------------------------------------------------------------------------------------------


@large
def begin(box: Any, s: Any, stream: Ints, start: Ints) -> int:
    """Begin a match in a zeroed state; `start` gets the stream as it was before."""
    for at in range(STREAM):
        start[at] = stream[at]
    setup(box, s)
    return settle(box, s, stream)


@rule
def list_actions(box: Any, s: Any, seat: int, listed: Ints, mask: Ints) -> int:
    """The legal actions of a seat as a list, whose length is returned, and as zeros and ones.

    They are marked in blocks, since how many there are cannot be foreseen; a block that is not full marks one again.
    """
    for action in range(len(mask)):
        mask[action] = 0
    count = legal(box, s, seat, listed)
    for first in range(0, count, BLOCK):
        for at in range(first, first + BLOCK):
            mask[listed[at if at < count else first]] = 1
    return count


@rule
def begin_many(
    boxes: Any,
    states: Any,
    blank: Any,
    streams: Any,
    starts: Any,
    seats: Ints,
    counts: Ints,
    listed: Any,
    masks: Any,
    rows: Any,
    done: Ints,
    first: int,
    end: int,
) -> None:
    """Begin those of matches `first` to `end` - 1 that are over, each by a stream of its own."""
    box = boxes[0]
    for match in range(first, end):
        if done[match]:
            clear_state(states, blank, match)
            seat = lowest(begin(box, states[match], streams[match], starts[match]))
            seats[match] = seat
            counts[match] = list_actions(box, states[match], seat, listed[match], masks[match])
            observe(box, states[match], seat, rows[match])


@rule
def seed_many(streams: Any, seed: int) -> None:
    """A stream for each match, by a seed and its number."""
    for match in range(len(streams)):
        seed_stream(streams[match], seed, match)


@rule
def step_many(
    boxes: Any,
    states: Any,
    blank: Any,
    streams: Any,
    starts: Any,
    actions: Ints,
    seats: Ints,
    counts: Ints,
    listed: Any,
    masks: Any,
    rows: Any,
    done: Ints,
    rewards: Any,
    points: Any,
    first: int,
    end: int,
) -> int:
    """Take one action in each match, tell of those that are over then, and begin them anew. How many events were
    completed.
    """
    box = boxes[0]
    decisions = 0
    for match in range(first, end):
        s = states[match]
        seat = seats[match]
        apply(box, s, seat, actions[match])
        if done[match]:
            done[match] = 0
            for at in range(box.seats):
                rewards[match][at] = 0
        on = midway(box, s, seat)
        if on == 0:
            decisions += 1
            who = settle(box, s, streams[match])
            if who == 0:
                done[match] = 1
                tell_end(box, s, rewards[match], points[match])
                clear_state(states, blank, match)
                s = states[match]
                who = begin(box, s, streams[match], starts[match])
            seat = lowest(who)
            seats[match] = seat
        counts[match] = list_actions(box, s, seat, listed[match], masks[match])
        if on:
            observe_midway(box, s, seat, rows[match])
        else:
            observe(box, s, seat, rows[match])
    return decisions


@rule
def tell_end(box: Any, s: Any, rewards: Any, points: Ints) -> None:
    """Points, and rewards from 1 for the first to -1 for the last; they sum up to 0, and those who tie share theirs."""
    ranks(box, s, points)
    for seat in range(box.seats):
        tied = 0
        for other in range(box.seats):
            tied += points[other] == points[seat]
        rewards[seat] = 1 - (2 * (points[seat] - 1) + tied - 1) / (box.seats - 1)
    scores(box, s, points)


@rule
def find_illegal(actions: Ints, masks: Any) -> int:
    """The first match whose action is not legal, -1 if all are."""
    for match in range(len(actions)):
        action = actions[match]
        if action < 0 or action >= len(masks[match]) or masks[match][action] == 0:
            return match
    return -1


@rule
def choose_many(counts: Ints, listed: Any, streams: Any, actions: Ints, first: int, end: int) -> None:
    """Any legal action in each match, each equally likely, by streams of the players' own."""
    for match in range(first, end):
        actions[match] = listed[match][below(streams[match], counts[match])]


# --- one match --------------------------------------------------------------------------------------------------------


@rule
def begin_one(boxes: Any, states: Any, blank: Any, stream: Ints, draws: int) -> int:
    """Begin a match; who acts. With `draws` chance acts at once."""
    clear_state(states, blank, 0)
    setup(boxes[0], states[0])
    return settle(boxes[0], states[0], stream) if draws else acting(boxes[0], states[0])


@rule
def act_one(boxes: Any, states: Any, stream: Ints, actor: int, action: int, draws: int) -> int:
    """Carry out an action of a seat, or an outcome of CHANCE; who acts then."""
    apply(boxes[0], states[0], actor, action)
    return settle(boxes[0], states[0], stream) if draws else acting(boxes[0], states[0])


@rule
def list_one(boxes: Any, states: Any, seat: int, listed: Ints, mask: Ints) -> int:
    """The legal actions of a seat as a list, whose length is returned, and as zeros and ones."""
    return list_actions(boxes[0], states[0], seat, listed, mask)


@rule
def observe_one(boxes: Any, states: Any, at: int, seat: int, row: Ints) -> None:
    """What a seat may know of one of some states."""
    observe(boxes[0], states[at], seat, row)


@rule
def acting_one(boxes: Any, states: Any) -> int:
    """Who acts."""
    return acting(boxes[0], states[0])


@rule
def midway_one(boxes: Any, states: Any, actor: int) -> int:
    """Whether the event that an actor has begun goes on."""
    return midway(boxes[0], states[0], actor)


@rule
def weigh_one(boxes: Any, states: Any, weights: Ints) -> int:
    """The weights of all outcomes of the chance that comes next, and their sum."""
    for outcome in range(len(weights)):
        weights[outcome] = weight(boxes[0], states[0], outcome)
    return chance(boxes[0], states[0])


@rule
def tell_one(boxes: Any, states: Any, rewards: Any, points: Ints) -> None:
    """Points and rewards as they would be if the match ended now."""
    tell_end(boxes[0], states[0], rewards, points)


@rule
def resample_one(boxes: Any, states: Any, seat: int, stream: Ints, out: Ints) -> None:
    """Draw anew what a seat cannot know."""
    resample(boxes[0], states[0], seat, stream, out)


@rule
def choose_one(boxes: Any, states: Any, spare: Any, seat: int, policy: int, stream: Ints, out: Ints) -> int:
    """The action of a seat that plays by a policy, in a state in which what it cannot know is drawn anew."""
    clear_state(spare, states, 0)
    resample(boxes[0], spare[0], seat, stream, out)
    if policy == GREEDY:
        return greedy(boxes[0], spare[0], seat, stream, out)
    return wander(boxes[0], spare[0], seat, stream, out)
