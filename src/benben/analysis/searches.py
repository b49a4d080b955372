"""How fast search is: iterations a second over the positions of a whole match, each played to the end of the match.

A match of random players gives the positions, every one in which a seat has a choice. In each a tree is grown from
nothing, as a bot does it, with as many iterations as in the others. Nothing is cut short: an iteration draws what the
seat cannot know, goes down the tree and plays on by a policy until nobody has to act.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from benben.analysis.speed import GAMES, ITERATIONS, SEED, Contestant, Figure, limit_name, name_of
from benben.bots.budget import Budget
from benben.bots.search import GREEDY, RANDOM
from benben.bots.searcher import Searcher
from benben.bots.setting import settings_of
from benben.engine.edition import find_edition
from benben.engine.game import CHANCE, Game
from benben.engine.option import resolve_options
from benben.engine.registry import find_game
from benben.engine.stream import below, seed_stream

if TYPE_CHECKING:
    from benben.bots.searcher import Records

POLICIES = {"random": RANDOM, "greedy": GREEDY}


def entrants() -> tuple[list[Contestant], list[Figure]]:
    """Searches of all games with two seats, by both policies."""
    return [_search(*entry, policy) for entry in GAMES if entry[1] == 2 for policy in POLICIES], []


def search_name(game: str, seats: int, policy: str) -> str:
    """What a search is called among the figures."""
    return f"{name_of(game, seats)}, search by {policy} play"


def _search(name: str, seats: int, options: Mapping[str, Any], policy: str) -> Contestant:
    game = find_game(name)
    box = find_edition(game).box(seats, resolve_options(game.options, seats, options))
    told = settings_of(game, {"own": POLICIES[policy], "others": POLICIES[policy], "stray": 0, "horizon": 0, "leaf": 0})
    positions = list(_positions(game, box))

    def run(iterations: int) -> tuple[float, float]:
        each = max(1, iterations // len(positions))
        searcher = Searcher(game, box, Budget(iterations=each), told)
        begin = time.thread_time()
        for number, (state, seat) in enumerate(positions):
            searcher.grow(state, seat, SEED + number)
        return float(each * len(positions)), time.thread_time() - begin

    note = ", ".join([f"{len(positions)} positions of a match", *(f"{key} {value}" for key, value in options.items())])
    return Contestant(search_name(name, seats, policy), run, limit_name(2), note, ITERATIONS)


def _positions(game: Game, box: Any) -> Iterator[tuple[Records, int]]:
    """The states of a random match in which a seat has a choice, as records, and that seat."""
    import numpy as np

    from benben.engine.record import dtype, pack

    rules, s, stream, out = game.rules, game.layout.State(), [0] * 4, [0] * game.layout.MOST_LEGAL
    seed_stream(stream, SEED, 0)
    rules.setup(box, s)
    while (who := rules.acting(box, s)) != 0:
        if who == CHANCE:
            rules.apply(box, s, CHANCE, rules.pick(box, s, below(stream, rules.chance(box, s))))
            continue
        seat = (who & -who).bit_length() - 1
        if rules.legal(box, s, seat, out) > 1 and not rules.midway(box, s, seat):
            held = np.zeros(1, dtype(game.layout.State))
            pack(s, held[0])
            yield held, seat
        rules.apply(box, s, seat, game.heuristic.wander(box, s, seat, stream, out))
