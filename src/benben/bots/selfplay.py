"""Matches that a network learns from, and matches that show how strong it is. Generic; loaded once per game.

A seat is played at random, by the game's heuristic, or by the network: it takes the action after which it judges its
own chances best, by what it may know then and before chance has answered. So it looks one action ahead and no further.

Positions are kept of every match in equal number, chosen at random: those in which a seat has to act, with what it then
does, and those right after an action, as any seat sees them. Some matches begin with a stretch in which seats now and
then act at random; nothing of it is kept, but play goes on from what it led to.
"""

from __future__ import annotations

from typing import Any

from benben.bots.network import evaluate, reward
from benben.engine.bits import lowest
from benben.engine.kernel import rule
from benben.engine.play import choose
from benben.engine.record import Ints
from benben.engine.slots import acting, apply, chance, legal, midway, observe, pick, ranks, scores, setup, wander
from benben.engine.states import clear_state, copy_state
from benben.engine.stepping import list_actions
from benben.engine.stream import below, seed_stream

CHANCE = -1
RANDOM, GREEDY, NETWORK = 0, 1, 2  # how a seat plays
NONE = -1  # the action of a position after which nobody of interest acts
WILD = 4  # one action of so many is at random in the first stretch
MARGIN = 0.05  # what points beyond the mean count beside places, in spreads of points
AHEAD = 1 << 40

# Of a match: its state, and one to try actions in.
MATCH, TRIAL = 0, 1


@rule
def best_action(
    box: Any, states: Any, seat: int, net: Any, row: Ints, room: Any, out: Any, listed: Ints, count: int
) -> int:
    """The action of a list after which a seat's chances are best."""
    found, most = listed[0], -2.0 - AHEAD
    if count == 1:
        return found
    for at in range(count):
        copy_state(states, TRIAL, MATCH)
        apply(box, states[TRIAL], seat, listed[at])
        evaluate(box, states[TRIAL], seat, net, row, room, out)
        worth = reward(net, box.seats, seat, out) + MARGIN * out[seat * (net.most + 1) + net.most] / net.spread
        if worth > most:
            found, most = listed[at], worth
    return found


@rule
def decide(
    box: Any,
    states: Any,
    seat: int,
    player: int,
    net: Any,
    row: Ints,
    room: Any,
    out: Any,
    stream: Ints,
    listed: Ints,
) -> int:
    """What a seat does."""
    if player == NETWORK:
        count = legal(box, states[MATCH], seat, listed)
        return best_action(box, states, seat, net, row, room, out, listed, count)
    return choose(box, states[MATCH], seat, player, stream, listed)


@rule
def keep_place(stream: Ints, seen: int, places: int) -> int:
    """Where the next of many positions is kept, so that each is as likely to stay as any other; -1 for nowhere."""
    if seen < places:
        return seen
    place = below(stream, seen + 1)
    return place if place < places else -1


@rule
def learn_match(
    box: Any,
    states: Any,
    players: Ints,
    net: Any,
    row: Ints,
    room: Any,
    out: Any,
    stretch: int,
    stream: Ints,
    listed: Ints,
    rows: Any,
    masks: Any,
    observers: Ints,
    actions: Ints,
) -> int:
    """Play a match from its beginning and keep positions of it; how many were there to choose from."""
    setup(box, states[MATCH])
    seen = decisions = 0
    while True:
        s = states[MATCH]
        who = acting(box, s)
        if who == 0:
            return seen
        if who == CHANCE:
            apply(box, s, CHANCE, pick(box, s, below(stream, chance(box, s))))
            continue
        seat = lowest(who)
        wild = decisions < stretch and below(stream, WILD) == 0
        if wild:
            action = wander(box, s, seat, stream, listed)
        else:
            action = decide(box, states, seat, players[seat], net, row, room, out, stream, listed)
        if decisions >= stretch:
            place = keep_place(stream, seen, len(rows))
            seen += 1
            if place >= 0:
                list_actions(box, s, seat, listed, masks[place])
                observe(box, s, seat, rows[place])
                observers[place] = seat
                actions[place] = action
        apply(box, s, seat, action)
        if midway(box, s, seat) == 0:
            decisions += 1
        if decisions >= stretch:
            place = keep_place(stream, seen, len(rows))
            seen += 1
            if place >= 0:
                other = below(stream, 2 * box.seats)
                other = other if other < box.seats else seat
                observe(box, s, other, rows[place])
                observers[place] = other
                actions[place] = NONE


@rule
def learn_many(
    boxes: Any,
    states: Any,
    blank: Any,
    net: Any,
    row: Ints,
    room: Any,
    out: Any,
    greedy_of: int,
    horizon: int,
    seed: int,
    first: int,
    stream: Ints,
    players: Ints,
    listed: Ints,
    rows: Any,
    masks: Any,
    observers: Any,
    actions: Any,
    counts: Ints,
    points: Any,
    places: Any,
) -> None:
    """Matches `first` and on of a seed, one for each of `counts`, which gets how many positions are kept.

    Of so many seats as `greedy_of` one is played by the heuristic, the others by the network; 1 is all by the
    heuristic. Half of the matches begin with a stretch that ends before decision `horizon`.
    """
    box = boxes[0]
    for match in range(len(counts)):
        seed_stream(stream, seed, first + match)
        clear_state(states, blank, MATCH)
        for seat in range(box.seats):
            players[seat] = GREEDY if below(stream, greedy_of) == 0 else NETWORK
        stretch = below(stream, horizon) if below(stream, 2) == 0 else 0
        seen = learn_match(
            box, states, players, net, row, room, out, stretch, stream, listed, rows[match], masks[match],
            observers[match], actions[match],
        )  # fmt: skip
        counts[match] = min(seen, len(rows[match]))
        tell_end(box, states[MATCH], points[match], places[match], listed)


@rule
def tell_end(box: Any, s: Any, points: Ints, places: Ints, listed: Ints) -> None:
    """Points and ranks of all seats."""
    scores(box, s, listed)
    for seat in range(box.seats):
        points[seat] = listed[seat]
    ranks(box, s, listed)
    for seat in range(box.seats):
        places[seat] = listed[seat]


@rule
def match_many(
    boxes: Any,
    states: Any,
    blank: Any,
    net: Any,
    row: Ints,
    room: Any,
    out: Any,
    seed: int,
    first: int,
    stream: Ints,
    luck: Ints,
    listed: Ints,
    points: Any,
    places: Any,
) -> None:
    """The network at one seat against the heuristic at all others: match after match the network moves on by a seat,
    and all seats have had the same deal before the next one comes.
    """
    box = boxes[0]
    for match in range(len(points)):
        mine = (first + match) % box.seats
        seed_stream(stream, seed, (first + match) // box.seats)
        seed_stream(luck, seed + 1, first + match)
        clear_state(states, blank, MATCH)
        setup(box, states[MATCH])
        who = acting(box, states[MATCH])
        while who != 0:
            if who == CHANCE:
                s = states[MATCH]
                apply(box, s, CHANCE, pick(box, s, below(stream, chance(box, s))))
            else:
                seat = lowest(who)
                player = NETWORK if seat == mine else GREEDY
                action = decide(box, states, seat, player, net, row, room, out, luck, listed)
                apply(box, states[MATCH], seat, action)
            who = acting(box, states[MATCH])
        tell_end(box, states[MATCH], points[match], places[match], listed)
