"""Levels: each is stronger than the one below, and what games tell search is known to it."""

from __future__ import annotations

import time

import pytest

from benben import Match
from benben.analysis.arena import arena
from benben.analysis.simulation import bounded
from benben.bots.bot import choose
from benben.bots.budget import Budget
from benben.bots.level import LEVELS, level_of
from benben.bots.setting import DEFAULTS, LEAST
from benben.engine.registry import games

STRONGEST = max(LEVELS)
TRIES = 6
RANDOM = "own=0,others=0,leaf=0,horizon=0,cool=1000000,wide=200,win=100"  # as a search that knows nothing but the rules
SLACK = 0.04  # by which a share of 200 matches often lies below the true one
SECOND = {"pyramids": 120_000, "anubix": 55_000, "stregati": 125_000}  # iterations that a second buys on a free core


@pytest.mark.parametrize("name", games())
def test_what_a_game_tells_search_is_known_to_it(name: str) -> None:
    game = games()[name]
    assert set(game.levels) <= {str(level) for level in LEVELS}
    for told in (game.search, *(level_of(game, level).settings for level in LEVELS)):
        assert all(told[setting] >= LEAST.get(setting, 0) for setting in told)
        assert set(told) <= set(DEFAULTS)


@pytest.mark.parametrize("name", games())
def test_all_levels_but_the_strongest_can_be_repeated_and_are_quick(name: str) -> None:
    *others, best = (level_of(games()[name], level).budget for level in LEVELS)
    assert all(0 < budget.iterations <= 300 for budget in others)
    assert best == Budget(milliseconds=950)


@pytest.mark.parametrize("name", games())
def test_the_strongest_level_acts_within_a_second_of_being_asked(name: str) -> None:
    """The first try opens what the others find ready, and other programs take time as well."""
    match = Match.new(name, seats=2, seed=1, options=bounded(games()[name], {}))
    took: list[float] = []
    while min(took, default=1.0) >= 1 and len(took) < TRIES:
        began = time.perf_counter()
        choose(match, match.acting[0], f"level:{STRONGEST}", len(took))
        took.append(time.perf_counter() - began)
    assert min(took) < 1


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("name", games())
def test_a_level_is_stronger_than_the_one_below(name: str, level: int) -> None:
    """As soon as it is shown; those that think longer are compared by `script/soak`."""
    game = games()[name]
    bots = [f"level:{level}", f"level:{level - 1}"]
    assert arena(bots, game, 2, 600, 5, options=bounded(game, {}), until=0.5).verdict == "above"


@pytest.mark.soak
@pytest.mark.parametrize("level", sorted(LEVELS)[1:])
@pytest.mark.parametrize("name", games())
def test_a_level_wins_65_of_100_against_the_one_below(name: str, level: int) -> None:
    """The strongest with a tenth of its time, in iterations, so that it does not matter what else runs."""
    game = games()[name]
    best = f"search:{SECOND.get(name, 50_000) // 10}" if level == STRONGEST else f"level:{level}"
    found = arena([best, f"level:{level - 1}"], game, 2, 400, 6, options=bounded(game, {}), threads=2)
    assert found.entries[0].wins.high >= 0.65
    assert found.entries[0].wins.share >= 0.6


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "iterations", "least"), [("pyramids", 4000, 0.9), ("anubix", 16_000, 0.9), ("stregati", 4000, 0.8)]
)
def test_search_beats_greedy_as_often_as_docs_bots_tells(name: str, iterations: int, least: float) -> None:
    """With less than a third of what the strongest level thinks in its second."""
    assert iterations < SECOND[name] / 3
    game = games()[name]
    found = arena([f"search:{iterations}", "greedy"], game, 2, 200, 7, options=bounded(game, {}), threads=2)
    wins = found.entries[0].wins
    assert wins.high >= least
    assert wins.share >= least - SLACK


@pytest.mark.soak
@pytest.mark.parametrize("name", games())
def test_search_wins_90_of_100_against_random_rollouts_at_equal_time(name: str) -> None:
    """That is what OpenSpiel's search is like, which in C++ takes no game that is written in Python."""
    game, bots = games()[name], ["search:100ms", f"search:100ms,{RANDOM}"]
    assert arena(bots, game, 2, 40, 8, options=bounded(game, {}), threads=2).entries[0].wins.share >= 0.9
