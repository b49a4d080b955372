"""Beam search for the best line of a seat alone, when all that chance will do is known. Generic; loaded once per game.

A *line* is all that the seat has decided so far: the state it leads to and the luck that is left there. Every step
makes all children of all lines, one for each action. A child is worth the points that `greedy` makes of it in the luck
that is to come: so a line is compared by how it can end, however far it has got.
"""

from __future__ import annotations

from typing import Any

from benben.engine.kernel import large, rule
from benben.engine.luck import begin_luck, draw_luck
from benben.engine.record import Ints
from benben.engine.slots import acting, apply, greedy, legal, scores, setup
from benben.engine.states import clear_state, copy_state
from benben.engine.stream import seed_stream

CHANCE, ALONE = -1, 0
MIX = 0x2545F4914F6CDD1D


@large
def settle(box: Any, s: Any, spans: Any, rings: Any, secret: Ints, stream: Ints) -> int:
    """Let chance act as it will until the seat has to or the match is over; who acts then."""
    while acting(box, s) == CHANCE:
        apply(box, s, CHANCE, draw_luck(box, s, spans, rings, secret, stream))
    return acting(box, s)


@rule
def begin_line(
    boxes: Any, states: Any, blank: Any, spans: Any, rings: Any, secret: Ints, stream: Ints, seed: int, deal: int
) -> int:
    """Make line 0 the beginning of a deal; 0 if that is its end."""
    begin_luck(spans[0], rings[0], secret, stream, seed, deal)
    clear_state(states, blank, 0)
    setup(boxes[0], states[0])
    return settle(boxes[0], states[0], spans[0], rings[0], secret, stream)


@large
def copy_line(states: Any, spans: Any, rings: Any, to: int, source: int) -> None:
    """Make one line equal to another."""
    copy_state(states, to, source)
    for pile in range(len(rings[source])):
        for outcome in range(len(rings[source][pile])):
            spans[to][pile][outcome] = spans[source][pile][outcome]
            rings[to][pile][outcome] = rings[source][pile][outcome]


@large
def make_child(
    box: Any, states: Any, spans: Any, rings: Any, secret: Ints, stream: Ints, to: int, source: int, action: int
) -> int:
    """Make a line what an action makes of another; 0 if the match is over then."""
    copy_line(states, spans, rings, to, source)
    apply(box, states[to], ALONE, action)
    return settle(box, states[to], spans[to], rings[to], secret, stream)


@rule
def key_of(words: Ints, rings: Any) -> int:
    """Equal for lines that lead to the same: the numbers of a state, and what of its luck is spent."""
    key = 0
    for at in range(len(words)):
        key = (key ^ words[at]) * MIX
        key ^= key >> 31
    for pile in range(len(rings)):
        for outcome in range(len(rings[pile])):
            key = (key ^ rings[pile][outcome]) * MIX
            key ^= key >> 31
    return key


@rule
def list_children(
    boxes: Any,
    states: Any,
    words: Any,
    spans: Any,
    rings: Any,
    secret: Ints,
    stream: Ints,
    out: Ints,
    first: int,
    count: int,
    spare: int,
    parents: Ints,
    actions: Ints,
    keys: Ints,
) -> int:
    """All children of the lines from `first` on, with their keys; how many. A line that is over has none."""
    n = 0
    for line in range(first, first + count):
        moves = 0
        if acting(boxes[0], states[line]) != 0:
            moves = legal(boxes[0], states[line], ALONE, out)
        for at in range(moves):
            make_child(boxes[0], states, spans, rings, secret, stream, spare, line, out[at])
            parents[n] = line
            actions[n] = out[at]
            keys[n] = key_of(words[spare], rings[spare])
            n += 1
    return n


@rule
def rate_children(
    boxes: Any,
    states: Any,
    spans: Any,
    rings: Any,
    secret: Ints,
    stream: Ints,
    choice: Ints,
    out: Ints,
    spare: int,
    parents: Ints,
    actions: Ints,
    points: Ints,
) -> None:
    """The points that every child ends with, played on by `greedy`."""
    for child in range(len(parents)):
        make_child(boxes[0], states, spans, rings, secret, stream, spare, parents[child], actions[child])
        points[child] = finish(boxes[0], states[spare], spans[spare], rings[spare], secret, stream, choice, out)


@large
def finish(box: Any, s: Any, spans: Any, rings: Any, secret: Ints, stream: Ints, choice: Ints, out: Ints) -> int:
    """Play a line to its end; its points."""
    seed_stream(choice, secret[0], 0)
    while settle(box, s, spans, rings, secret, stream) != 0:
        apply(box, s, ALONE, greedy(box, s, ALONE, choice, out))
    scores(box, s, out)
    return out[ALONE]


@rule
def keep_children(
    boxes: Any,
    states: Any,
    spans: Any,
    rings: Any,
    secret: Ints,
    stream: Ints,
    first: int,
    parents: Ints,
    actions: Ints,
) -> None:
    """Make children the lines from `first` on."""
    for child in range(len(parents)):
        make_child(boxes[0], states, spans, rings, secret, stream, first + child, parents[child], actions[child])
