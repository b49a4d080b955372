"""Tree search in worlds that a seat cannot tell apart. Generic; loaded once per game.

An iteration draws a world: a state in which all that the seat cannot know is drawn anew. In it the seat goes down a
tree of its own decisions, while chance is drawn and the others play by a policy, and from the tree's edge a policy
plays on. What comes of it is added to every edge that was passed.

A world is played to the end of its match, or to where it is judged: by its points, or by the game's network
(`benben.bots.network`), which knows no more of it than its seat.

A node is one of the seat's decisions: it is found again by the edge that led to it and by what is legal there, which is
all that is told apart of what chance and others did in between. So a tree works for any game, and never separates what
its seat cannot. The n-th visit of each edge of the root happens in the same world with the same luck as those of the
other edges, so that what differs between them is due to the choice.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from benben.bots.network import evaluate
from benben.engine.bits import lowest
from benben.engine.kernel import large, rule
from benben.engine.record import Ints, number, record
from benben.engine.slots import (
    acting,
    apply,
    appraise,
    chance,
    greedy,
    legal,
    midway,
    pick,
    ranks,
    resample,
    scores,
    wander,
)
from benben.engine.states import copy_state
from benben.engine.stream import below, seed_stream

CHANCE = -1
RANDOM, GREEDY = 0, 1  # how seats play beyond the tree
ONE = 10_000  # the value of a win; a loss is 0
SURE = 1 << 20  # the prior of an edge that has no alternative
DEEP = 64  # edges that a path may have

# States: the one that was asked about, and the world of an iteration.
ROOT, WORLD = 0, 1

# What a search is told, by its place in `settings`.
(
    SEAT,
    OTHERS,  # the policy of the other seats
    OWN,  # the policy of the seat itself beyond the tree
    STRAY,  # in how many of 1000 decisions beyond the tree a policy wanders instead
    EXPLORE,  # thousandths: how much is tried that looks worse
    WIDE,  # how many actions of a node are looked at, the dearest first
    RIPE,  # how often an edge is visited before the tree grows behind it
    HORIZON,  # events of the seat after which a world is judged; 0: at the end of the match
    LEAF,  # decisions of the seat from the tree's edge on, at the last of which the network judges; 0: it never does
    COOL,  # the price by which an action has to lag behind the dearest for a quarter of its prior
    WIN,  # per cent of the value that winning makes; the rest is the margin of points
    MARGIN,  # the margin of points that is worth three quarters
    SETTINGS,
) = range(13)

# What a search keeps count of, by its place in `counts`.
# TOP: the node of the state asked about, MIDWAY: its event goes on, PAR: the points that a policy makes of it
NODES, EDGES, TOP, MIDWAY, PAR, COUNTS = range(6)
NO_ACTION = -1
WORLDS = 32  # of which a par is the mean


@record
class Node:
    """A decision: where its edges begin, and how many they are. `key` finds it again."""

    key: int = number("i8")
    edges: int = number("i4")
    width: int = number("i2")


@record
class Edge:
    """An action of a decision: what came of it, added up, how often, and what was expected of it before."""

    total: int = number("i8")
    visits: int = number("i4")
    prior: int = number("i4")
    action: int = number("i2")


@rule
def search(
    boxes: Any,
    states: Any,
    nodes: Any,
    edges: Any,
    table: Ints,
    counts: Ints,
    path: Ints,
    stream: Ints,
    out: Ints,
    prices: Ints,
    room: Ints,
    settings: Ints,
    net: Any,
    row: Ints,
    hidden: Any,
    judged: Any,
    seed: int,
    action: int,
    iterations: int,
) -> None:
    """Carry out iterations. Where there is no tree yet, it is planted first; `action`, if it is one, is taken before in
    the state that is asked about, and what was found below it stays.
    """
    box, seat = boxes[0], settings[SEAT]
    above = -1
    if action != NO_ACTION:
        above = edge_of(nodes[counts[TOP]], edges, action)
        act(box, states[ROOT], seat, action)
        counts[MIDWAY] = midway(box, states[ROOT], seat)
        if counts[MIDWAY] == 0:
            return
    if action != NO_ACTION or counts[NODES] == 0:
        if box.seats == 1 and counts[NODES] == 0:
            counts[PAR] = par(box, states, seat, stream, out, settings, seed)
        n = moves(box, states[ROOT], seat, out)
        ripe = settings[RIPE]
        if above >= 0:
            ripe = min(ripe, edges[above].visits)
        counts[TOP] = node_at(
            box, states[ROOT], nodes, edges, table, counts, above, n, out, prices, room, settings, ripe
        )
    for _ in range(iterations):
        edge = choose_edge(nodes[counts[TOP]], edges, settings)
        seed_stream(stream, seed, edges[edge].visits)
        copy_state(states, WORLD, ROOT)
        s = states[WORLD]
        draw(box, s, seat, stream, out)
        depth = descend(box, s, nodes, edges, table, counts, path, stream, out, prices, room, settings, edge)
        if settings[LEAF] > 0 and acting(box, s) != 0:
            value = foresee(box, s, seat, net, row, hidden, judged, settings)
        else:
            value = judge(box, s, seat, out, settings, counts[PAR])
        for at in range(depth):
            edges[path[at]].visits += 1
            edges[path[at]].total += value


# --- one world --------------------------------------------------------------------------------------------------------


@large
def descend(
    box: Any,
    s: Any,
    nodes: Any,
    edges: Any,
    table: Ints,
    counts: Ints,
    path: Ints,
    stream: Ints,
    out: Ints,
    prices: Ints,
    room: Ints,
    settings: Ints,
    edge: int,
) -> int:
    """Play a world to where it is judged, in the tree as far as it goes; `path` gets the edges, whose number is
    returned.
    """
    seat = settings[SEAT]
    depth, events, beyond, inside = 0, 0, 0, 1
    actor, action = seat, NO_ACTION
    while True:
        if actor == seat and inside and action == NO_ACTION:
            path[depth] = edge
            depth += 1
            action = edges[edge].action
            inside = depth < DEEP
        act(box, s, actor, action)
        who = acting(box, s)
        action = NO_ACTION
        if who == 0:
            break
        actor = CHANCE if who == CHANCE else seat if who >> seat & 1 else lowest(who)
        if actor == CHANCE:
            action = outcome(box, s, stream)
            continue
        if actor != seat:
            action = play(box, s, actor, settings[OTHERS], settings[STRAY], stream, out)
            continue
        if settings[HORIZON] > 0 and midway(box, s, seat) == 0:
            events += 1
            if events >= settings[HORIZON]:
                break
        if inside:
            n = moves(box, s, seat, out)
            if n == 1:
                action = out[0]
                continue
            ripe = settings[RIPE]
            node = node_at(box, s, nodes, edges, table, counts, edge, n, out, prices, room, settings, ripe)
            inside = node > 0
            if inside:
                edge = choose_edge(nodes[node], edges, settings)
                continue
        beyond += 1
        if beyond == settings[LEAF]:
            break
        action = play(box, s, seat, settings[OWN], settings[STRAY], stream, out)
    return depth


@large
def draw(box: Any, s: Any, seat: int, stream: Ints, out: Ints) -> None:
    """Make a state one of the worlds that its seat cannot tell apart."""
    resample(box, s, seat, stream, out)


@large
def act(box: Any, s: Any, actor: int, action: int) -> None:
    """What a seat or chance does."""
    apply(box, s, actor, action)


@large
def outcome(box: Any, s: Any, stream: Ints) -> int:
    """What chance does next."""
    return pick(box, s, below(stream, chance(box, s)))


@large
def moves(box: Any, s: Any, seat: int, out: Ints) -> int:
    """What is legal."""
    return legal(box, s, seat, out)


@large
def play(box: Any, s: Any, seat: int, policy: int, stray: int, stream: Ints, out: Ints) -> int:
    """An action by a policy, now and then at random."""
    if policy == GREEDY and (stray == 0 or below(stream, 1000) >= stray):
        return greedy(box, s, seat, stream, out)
    return wander(box, s, seat, stream, out)


# --- the tree ---------------------------------------------------------------------------------------------------------


@large
def node_at(
    box: Any,
    s: Any,
    nodes: Any,
    edges: Any,
    table: Ints,
    counts: Ints,
    edge: int,
    n: int,
    out: Ints,
    prices: Ints,
    room: Ints,
    settings: Ints,
    ripe: int,
) -> int:
    """The node of a decision after an edge, -1 for none, with the n actions in `out`. It is planted where the edge was
    visited often enough; 0 where it was not, or where there is no more room.
    """
    key = key_of(edge, out, n)
    slot = find(nodes, table, key)
    if table[slot] > 0:
        return table[slot] - 1
    if (edge >= 0 and edges[edge].visits < ripe) or counts[NODES] >= len(nodes):
        return 0
    if counts[EDGES] + settings[WIDE] > len(edges):
        return 0
    n = appraise(box, s, settings[SEAT], out, prices, room)
    at = counts[NODES]
    counts[NODES] += 1
    table[slot] = at + 1
    node = nodes[at]
    node.key = key
    node.edges = counts[EDGES]
    node.width = min(n, settings[WIDE])
    sort_dearest(out, prices, n, node.width)
    for place in range(node.width):
        edge_made = edges[node.edges + place]
        edge_made.action = out[place]
        edge_made.visits = 0
        edge_made.total = 0
    share_priors(edges, node.edges, node.width, prices, settings[COOL])
    counts[EDGES] += node.width
    return at


@rule
def key_of(edge: int, out: Ints, n: int) -> int:
    """What a node is found again by: the edge before it and what is legal."""
    key = edge + 1
    for at in range(n):
        key = ((key ^ out[at]) * 0x9E3779B1 + at) & 0x3FFFFFFF
        key ^= key >> 13
    return (edge + 1) << 30 | key


@rule
def find(nodes: Any, table: Ints, key: int) -> int:
    """The place in `table` of a node, or where it would be."""
    place = key % len(table)
    while table[place] > 0 and nodes[table[place] - 1].key != key:
        place = place + 1 if place + 1 < len(table) else 0
    return place


@rule
def edge_of(node: Any, edges: Any, action: int) -> int:
    """The edge of an action that a node has."""
    edge = int(node.edges)
    while edges[edge].action != action:
        edge += 1
    return edge


@rule
def sort_dearest(out: Ints, prices: Ints, n: int, width: int) -> None:
    """Bring the dearest actions to the front; equals keep their order."""
    for place in range(width):
        best = place
        for other in range(place + 1, n):
            if prices[other] > prices[best]:
                best = other
        action, price = out[best], prices[best]
        for other in range(best, place, -1):
            out[other] = out[other - 1]
            prices[other] = prices[other - 1]
        out[place], prices[place] = action, price


@rule
def share_priors(edges: Any, first: int, width: int, prices: Ints, cool: int) -> None:
    """The less an action lags behind the dearest, the more is expected of it."""
    total = 0
    for at in range(width):
        lag = min(prices[0] - prices[at], 1000 * cool)
        edges[first + at].prior = SURE * cool // (cool + lag) * cool // (cool + lag)
        total += edges[first + at].prior
    for at in range(width):
        edges[first + at].prior = SURE * edges[first + at].prior // total


@rule
def choose_edge(node: Any, edges: Any, settings: Ints) -> int:
    """The edge that is worth trying next: of high value, much expected of it, or rarely tried."""
    visits, total = 0, 0
    first = int(node.edges)
    for edge in range(first, first + node.width):
        visits += edges[edge].visits
        total += edges[edge].total
    eager = settings[EXPLORE] * ONE / (1000.0 * SURE) * sqrt(visits + 1.0)
    unseen = total / visits if visits > 0 else 0.0
    best, found = -1.0, int(first)
    for edge in range(first, first + node.width):
        count = edges[edge].visits
        value = edges[edge].total / count if count > 0 else unseen
        value += eager * edges[edge].prior / (1 + count)
        if value > best:
            best, found = value, edge
    return found


# --- values -----------------------------------------------------------------------------------------------------------


@large
def par(box: Any, states: Any, seat: int, stream: Ints, out: Ints, settings: Ints, seed: int) -> int:
    """What a seat that is alone at the table is measured by: the points that its policy makes on the average."""
    total = 0
    for world in range(WORLDS):
        seed_stream(stream, seed, world)
        copy_state(states, WORLD, ROOT)
        s = states[WORLD]
        draw(box, s, seat, stream, out)
        while acting(box, s) != 0:
            if acting(box, s) == CHANCE:
                act(box, s, CHANCE, outcome(box, s, stream))
            else:
                act(box, s, seat, play(box, s, seat, settings[OWN], settings[STRAY], stream, out))
        scores(box, s, out)
        total += out[seat]
    return total // WORLDS


@rule
def lead(points: int, settings: Ints) -> int:
    """What being so many points ahead is worth, from 0 to ONE."""
    part = ONE // 2 * abs(points) // (abs(points) + settings[MARGIN])
    return ONE // 2 + (part if points > 0 else -part)


@large
def judge(box: Any, s: Any, seat: int, out: Ints, settings: Ints, par: int) -> int:
    """What a world is worth to a seat, from 0 to ONE: its share of the win, and how many points it is ahead."""
    if box.seats == 1:
        scores(box, s, out)
        return lead(out[seat] - par, settings)
    ranks(box, s, out)
    own, winners, rival = out[seat], 0, 0
    for other in range(box.seats):
        winners += out[other] == 1
    share = ONE // winners if own == 1 else 0
    if settings[WIN] >= 100:
        return share
    for other in range(box.seats):  # the best of the others
        if other != seat and (rival == 0 or out[other] < out[rival - 1]):
            rival = other + 1
    ahead = out[rival - 1] - own
    scores(box, s, out)
    points = abs(out[seat] - out[rival - 1])
    margin = lead(points if ahead > 0 else -points if ahead < 0 else 0, settings)
    return (settings[WIN] * share + (100 - settings[WIN]) * margin) // 100


@large
def foresee(box: Any, s: Any, seat: int, net: Any, row: Ints, hidden: Any, judged: Any, settings: Ints) -> int:
    """What a world is worth as the network judges it, on the scale of `judge`."""
    evaluate(box, s, seat, net, row, hidden, judged)
    width = net.most + 1
    share = ONE * judged[seat * width]
    first = 0 if seat > 0 else 1
    rival = judged[first * width + net.most]
    for other in range(box.seats):
        if other != seat:
            rival = max(rival, judged[other * width + net.most])
    ahead = judged[seat * width + net.most] - rival
    margin = ONE // 2 + ONE // 2 * ahead / (abs(ahead) + settings[MARGIN])
    return int((settings[WIN] * share + (100 - settings[WIN]) * margin) / 100)
