"""Matches in which one seat is asked and named bots play the others: for single-agent environments. Generic; loaded
once per game.

The seat is asked first where several act together, so nobody's action can depend on what another does unseen.
"""

from __future__ import annotations

from typing import Any

from benben.engine.bits import lowest
from benben.engine.kernel import rule
from benben.engine.play import choose
from benben.engine.record import Ints
from benben.engine.slots import apply, observe
from benben.engine.states import clear_state
from benben.engine.stepping import begin, list_actions, settle, tell_end
from benben.engine.stream import seed_stream


@rule
def answer(box: Any, s: Any, who: int, stream: Ints, luck: Ints, policies: Ints, seat: int, out: Ints) -> int:
    """Let bots act until `seat` has to, or the match is over; who acts then."""
    while who != 0 and who >> seat & 1 == 0:
        other = lowest(who)
        apply(box, s, other, choose(box, s, other, policies[other], luck, out))
        who = settle(box, s, stream)
    return who


@rule
def open_match(
    box: Any,
    states: Any,
    blank: Any,
    match: int,
    stream: Ints,
    start: Ints,
    luck: Ints,
    policies: Ints,
    seat: int,
    out: Ints,
) -> None:
    """Begin matches until there is one in which `seat` gets to act."""
    who = 0
    while who == 0:
        clear_state(states, blank, match)
        s = states[match]
        who = answer(box, s, begin(box, s, stream, start), stream, luck, policies, seat, out)


@rule
def tell_match(box: Any, s: Any, seat: int, counts: Ints, listed: Any, masks: Any, rows: Any, match: int) -> None:
    """What `seat` is told before it acts."""
    counts[match] = list_actions(box, s, seat, listed[match], masks[match])
    observe(box, s, seat, rows[match])


@rule
def reset_duels(
    boxes: Any,
    states: Any,
    blank: Any,
    streams: Any,
    starts: Any,
    lucks: Any,
    policies: Ints,
    seat: int,
    counts: Ints,
    listed: Any,
    masks: Any,
    rows: Any,
    seed: int,
    bots_seed: int,
    out: Ints,
    first: int,
    end: int,
) -> None:
    """Begin matches `first` to `end` - 1 of a seed, each with streams of its own for chance and for bots."""
    box = boxes[0]
    for match in range(first, end):
        seed_stream(streams[match], seed, match)
        seed_stream(lucks[match], bots_seed, match)
        open_match(box, states, blank, match, streams[match], starts[match], lucks[match], policies, seat, out)
        tell_match(box, states[match], seat, counts, listed, masks, rows, match)


@rule
def step_duels(
    boxes: Any,
    states: Any,
    blank: Any,
    streams: Any,
    starts: Any,
    lucks: Any,
    policies: Ints,
    seat: int,
    counts: Ints,
    listed: Any,
    masks: Any,
    rows: Any,
    actions: Ints,
    done: Ints,
    illegal: Ints,
    rewards: Any,
    points: Any,
    finals: Any,
    out: Ints,
    first: int,
    end: int,
) -> None:
    """Take an action of `seat` in each match, and let bots act until it has to again.

    A match that is over, or lost by an illegal action, is told of and begins anew; `finals` is what was seen then.
    """
    box = boxes[0]
    for match in range(first, end):
        s = states[match]
        action = actions[match]
        illegal[match] = 1
        if 0 <= action < len(masks[match]) and masks[match][action]:
            illegal[match] = 0
        who = 0
        if illegal[match] == 0:
            apply(box, s, seat, action)
            who = answer(box, s, settle(box, s, streams[match]), streams[match], lucks[match], policies, seat, out)
        done[match] = 0
        if who == 0:
            done[match] = 1
            tell_end(box, s, rewards[match], points[match])
            observe(box, s, seat, finals[match])
            open_match(box, states, blank, match, streams[match], starts[match], lucks[match], policies, seat, out)
            s = states[match]
        tell_match(box, s, seat, counts, listed, masks, rows, match)
