"""How the speed of search is measured."""

from __future__ import annotations

from benben.analysis.searches import entrants, search_name
from benben.analysis.speed import ITERATIONS, limit_name
from benben.engine.registry import games


def test_every_game_is_searched_by_both_policies_and_compared_with_the_c_program() -> None:
    found = {contestant.name: contestant for contestant in entrants()[0]}
    assert set(found) == {search_name(game, 2, policy) for game in games() for policy in ("random", "greedy")}
    for contestant in found.values():
        positions = int(contestant.note.split()[0])
        iterations, seconds = contestant.run(3 * positions + 1)
        assert iterations == 3 * positions
        assert seconds > 0
        assert (contestant.unit, contestant.against) == (ITERATIONS, limit_name(2))
