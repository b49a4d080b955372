"""Matches of a deal, in which every seat is played from a state that it cannot tell from the real one. Generic; loaded
once per game.

Seats are played by policies in here, or asked from outside. Whoever decides does so in the guess: the state of the
match in which all that the seat cannot know is drawn anew.
"""

from __future__ import annotations

from typing import Any

from benben.engine.bits import lowest
from benben.engine.kernel import large, rule
from benben.engine.luck import begin_luck, draw_luck
from benben.engine.play import choose
from benben.engine.record import Ints
from benben.engine.slots import acting, apply, midway, ranks, resample, scores, setup
from benben.engine.states import clear_state, copy_state, keep_state
from benben.engine.stream import advance, seed_stream

CHANCE = -1
ASKED = 2  # how a seat plays, beside RANDOM and GREEDY: by somebody outside
MATCH, GUESS = 0, 1  # states
NOBODY = -1
LEADER, CHANGES, LEAD = range(3)  # what is kept of the lead: the last one who alone was first, and how often it changed


@large
def open_match(
    boxes: Any,
    states: Any,
    blank: Any,
    spans: Any,
    rings: Any,
    secret: Ints,
    stream: Ints,
    streams: Any,
    decisions: Ints,
    lead: Ints,
    seed: int,
    deal: int,
    number: int,
) -> None:
    """Begin a match of a deal; `number` tells matches of the same deal apart, for what bots leave to chance."""
    box = boxes[0]
    lead[LEADER], lead[CHANGES] = NOBODY, 0
    begin_luck(spans, rings, secret, stream, seed, deal)
    for seat in range(box.seats):
        seed_stream(streams[seat], secret[0] ^ 1 << 62, number * box.seats + seat)
        decisions[seat] = 0
    clear_state(states, blank, MATCH)
    setup(box, states[MATCH])


@large
def guess(boxes: Any, states: Any, seat: int, stream: Ints, out: Ints) -> None:
    """What a seat is handed: a state in which what it cannot know is drawn anew."""
    copy_state(states, GUESS, MATCH)
    resample(boxes[0], states[GUESS], seat, stream, out)


@large
def carry_out(box: Any, s: Any, who: int, action: int) -> None:
    """What a seat or chance does."""
    apply(box, s, who, action)


@large
def play_event(box: Any, states: Any, seat: int, policy: int, stream: Ints, out: Ints) -> None:
    """An event of a seat by a policy, chosen in the guess."""
    while True:
        action = choose(box, states[GUESS], seat, policy, stream, out)
        carry_out(box, states[GUESS], seat, action)
        carry_out(box, states[MATCH], seat, action)
        if midway(box, states[MATCH], seat) == 0:
            break


@large
def watch_lead(box: Any, s: Any, lead: Ints, out: Ints) -> None:
    """Look at who alone is first; who shares the lead has not taken it."""
    ranks(box, s, out)
    first, count = 0, 0
    for seat in range(box.seats):
        if out[seat] == 1:
            first = seat
            count += 1
    if count == 1:
        if lead[LEADER] not in (NOBODY, first):
            lead[CHANGES] += 1
        lead[LEADER] = first


@large
def go_on(
    boxes: Any,
    states: Any,
    players: Ints,
    spans: Any,
    rings: Any,
    secret: Ints,
    stream: Ints,
    streams: Any,
    decisions: Ints,
    lead: Ints,
    watched: int,
    out: Ints,
) -> int:
    """Play until somebody outside has to be asked, whose seat is returned; NOBODY when the match is over.

    With `watched` the lead is looked at whenever chance acts: in between some seats may be an action ahead of others.
    """
    box = boxes[0]
    while True:
        who = acting(box, states[MATCH])
        if watched and who <= 0:
            watch_lead(box, states[MATCH], lead, out)
        if who == 0:
            return NOBODY
        if who == CHANCE:
            outcome = draw_luck(box, states[MATCH], spans, rings, secret, stream)
            carry_out(box, states[MATCH], CHANCE, outcome)
            continue
        seat = lowest(who)
        decisions[seat] += 1
        guess(boxes, states, seat, streams[seat], out)
        if players[seat] == ASKED:
            return seat
        play_event(box, states, seat, players[seat], streams[seat], out)


@rule
def act(boxes: Any, states: Any, seat: int, action: int) -> None:
    """An action of a seat that was asked."""
    carry_out(boxes[0], states[MATCH], seat, action)


@rule
def draw_seed(streams: Any, seat: int) -> int:
    """A number for what a bot leaves to chance."""
    return advance(streams[seat])


@large
def tell_end(boxes: Any, states: Any, out: Ints, points: Ints, places: Ints) -> None:
    """Points and ranks of all seats."""
    box = boxes[0]
    scores(box, states[MATCH], out)
    for seat in range(box.seats):
        points[seat] = out[seat]
    ranks(box, states[MATCH], out)
    for seat in range(box.seats):
        places[seat] = out[seat]


@rule
def play_rows(
    boxes: Any,
    states: Any,
    blank: Any,
    spans: Any,
    rings: Any,
    secret: Ints,
    stream: Ints,
    streams: Any,
    out: Ints,
    seed: int,
    deals: Ints,
    numbers: Ints,
    players: Any,
    decisions: Any,
    points: Any,
    places: Any,
    leads: Any,
    ends: Any,
) -> None:
    """Whole matches between policies, one for each row. Where `ends` has rows too, the lead is watched, and they get
    the states that matches ended in.
    """
    watched = len(ends) > 0
    for row in range(len(deals)):
        lead = leads[row]
        open_match(
            boxes, states, blank, spans, rings, secret, stream, streams, decisions[row], lead, seed, deals[row],
            numbers[row],
        )  # fmt: skip
        go_on(boxes, states, players[row], spans, rings, secret, stream, streams, decisions[row], lead, watched, out)
        tell_end(boxes, states, out, points[row], places[row])
        if watched:
            keep_state(ends, row, states, MATCH)
