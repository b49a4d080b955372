"""No bot peeks: what a seat cannot know never changes what a bot does at it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import pytest

from benben import Match
from benben.bots.bot import answer, question
from benben.bots.budget import Budget
from benben.bots.level import LEVELS, level_of
from benben.bots.searcher import Searcher
from benben.bots.setting import settings_of
from benben.engine.record import values
from benben.engine.registry import games
from contract.cases import play_some, random_text
from contract.pair import Pair

POSITIONS = 2000
ITERATIONS = 8
# A table of each game at which there is something to hide, and at which a match ends.
TABLES = {name: (4, {}) for name in games()} | {
    "anubix": (3, {"speed": True, "max_rounds": 9}),
    "stregati": (3, {"max_rounds": 15}),
}
Position = tuple[Match, Match, int]


class Twins(Pair):
    """Notes two matches wherever the seat has to act and they differ in what it cannot know."""

    def __init__(self, first: Match, seat: int, rng: random.Random) -> None:
        super().__init__(first, seat, rng)
        self.positions: list[Position] = []

    def compare(self) -> None:
        if self.seat not in self.left.acting:
            return
        left, right = (self.let_others_act(match.fork()) for match in (self.left, self.right))
        if list(values(left.state)) != list(values(right.state)):
            self.positions.append((left, right, self.seat))

    def let_others_act(self, match: Match) -> Match:
        """Unseen, where all act at the same time."""
        for other in match.acting:
            while other != self.seat and other in match.acting:
                match.submit(other, random_text(match, other, self.rng))
        return match


def positions(game: str) -> Iterator[Position]:
    """Of random matches, each seen from a random seat."""
    seats, options = TABLES[game]
    rng = random.Random(game)
    while True:
        match = Match.new(game, seats, rng.getrandbits(30), options=options)
        play_some(match, rng, 10_000)
        twins = Twins(match, rng.randrange(seats), rng)
        twins.run()
        yield from twins.positions


@lru_cache(maxsize=16)
def searchers(game: str) -> dict[str, Searcher]:
    """One for each level that has settings of its own, with few iterations; `search` is one for all others."""
    seats, options = TABLES[game]
    match = Match.new(game, seats, 1, options=options)
    settings = {"search": {}} | {f"level:{number}": level_of(match.game, number).settings for number in LEVELS}
    return {
        name: Searcher(match.game, match.box, Budget(iterations=ITERATIONS), settings_of(match.game, more))
        for name, more in settings.items()
        if more or name == "search"
    }


@pytest.mark.parametrize("game", games())
def test_secrets_never_change_what_a_bot_does(game: str) -> None:
    """Searches and the heuristic are even handed the two states themselves, which in a match they never are."""
    greedy, told = games()[game].heuristic.greedy, set()
    for number, (left, right, seat) in zip(range(POSITIONS), positions(game), strict=False):
        assert answer(question(left, seat, number), "random") == answer(question(right, seat, number), "random")
        out = [0] * (left.game.layout.MOST_LEGAL + 8)
        assert greedy(left.box, left.state, seat, [1] * 4, out) == greedy(right.box, right.state, seat, [1] * 4, out)
        for name, searcher in searchers(game).items():
            chosen = searcher.choose(left.state, seat, number)
            assert chosen == searcher.choose(right.state, seat, number), f"{name} in position {number}"
            told.add(tuple(chosen))
    assert len(told) > 20
