"""Simulations: the same by any number of threads, and their numbers add up."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from benben.analysis.simulation import MOST_FACTS, Simulation, share, simulate, spread, win_shares
from benben.engine.errors import BadOption
from benben.engine.registry import find_game, games
from benben.match.match import Match

OPTIONS: dict[str, dict[str, Any]] = {"anubix": {"max_rounds": 40}, "stregati": {"max_rounds": 60}}


def run(game: str, matches: int = 300, threads: int = 1, **more: Any) -> Simulation:
    found = simulate(game, matches=matches, threads=threads, options=OPTIONS.get(game), **more)
    return replace(found, seconds=0.0)


@pytest.mark.parametrize("game", games())
def test_the_number_of_threads_changes_nothing(game: str) -> None:
    assert run(game, seed=5, threads=3) == run(game, seed=5)
    assert run(game, seed=6) != replace(run(game, seed=5), seed=6)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_shares_of_wins_sum_to_one_and_lie_in_their_intervals(game: str, policy: str) -> None:
    for seats in find_game(game).seats:
        found = run(game, seats=seats, policies=policy, matches=100)
        assert sum(part.share for part in found.wins) == pytest.approx(1)
        assert all(0 <= part.low <= part.share <= part.high <= 1 for part in found.wins)
        assert len(found.wins) == len(found.points) == len(found.policies) == seats


def test_what_is_told_is_plain_and_complete() -> None:
    found = run("pyramids")
    told = json.loads(json.dumps(found.as_dict()))
    assert told["game"] == "pyramids"
    assert told["edition"] == "benben"
    assert told["matches"] == 300
    assert told["decisions"] == pytest.approx(300 * told["length"]["mean"])
    assert told["rounds"]["mean"] == 4
    assert told["points"][0]["least"] <= told["points"][0]["percentiles"]["50"] <= told["points"][0]["greatest"]


def test_the_greedy_player_beats_the_random_one_at_either_seat() -> None:
    assert run("pyramids", policies=["greedy", "random"]).wins[0].low > 0.5
    assert run("pyramids", policies=["random", "greedy"]).wins[1].low > 0.5


def test_progress_is_told_up_to_the_last_match() -> None:
    told: list[tuple[int, int]] = []
    run("pyramids", matches=50, threads=2, on_progress=lambda done, of: told.append((done, of)))
    assert told == sorted(told)
    assert told[-1] == (50, 50)


def test_facts_are_what_the_game_tells_of_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("pyramids")
    monkeypatch.setattr(
        game.knowledge, "facts", lambda box, s: {"seats": box.seats, "cards": s.players[0].completed}, raising=False
    )
    found = run("pyramids", matches=MOST_FACTS + 30)
    assert found.facts_of == MOST_FACTS
    assert found.facts["seats"] == spread([2.0] * MOST_FACTS)
    assert found.facts["cards"].greatest > 0


def test_ties_are_shared() -> None:
    ranks = np.array([[1, 1, 3], [1, 2, 3], [3, 1, 1], [1, 1, 1]])
    assert [part.share for part in win_shares(ranks)] == pytest.approx([11 / 24, 8 / 24, 5 / 24])


def test_intervals_are_sensible_at_their_ends() -> None:
    assert share(0.0, 100).low == 0
    assert 0.03 < share(0.0, 100).high < 0.04
    assert share(1.0, 100).high == 1
    half = share(0.5, 10_000)
    assert (half.low, half.high) == pytest.approx((0.4902, 0.5098), abs=1e-4)


def test_a_single_number_does_not_vary() -> None:
    found = spread([3])
    assert (found.mean, found.deviation, found.least, found.greatest) == (3, 0, 3, 3)


@pytest.mark.parametrize(
    ("more", "text"),
    [
        ({"seats": 9}, "played by 2 to 4, not by 9"),
        ({"seats": True}, "not by True"),
        ({"matches": 0}, "at least one match"),
        ({"threads": 0}, "at least one thread"),
        ({"policies": "oracle"}, "no policy 'oracle'.*random, greedy"),
        ({"policies": ["random"] * 3}, "2 seats take one policy for all or 2, not 3"),
        ({"options": {"speed": True}}, "no option 'speed'"),
    ],
)
def test_what_cannot_be_simulated_is_said(more: dict[str, Any], text: str) -> None:
    with pytest.raises(BadOption, match=text):
        simulate("pyramids", **more)


def test_a_match_takes_as_many_decisions_as_its_log_has_events_of_seats() -> None:
    """An event of several integer actions is one decision, so that lengths lie in the range of those of matches."""
    lengths = []
    for seed in range(20):
        match = Match.new("stregati", seed=seed, options={"max_rounds": 3})
        while not match.is_over:
            seat = match.acting[0]
            match.submit(seat, match.legal(seat)[seed % len(match.legal(seat))])
        lengths.append(sum(event.who is not None for event in match.events))
    found = simulate("stregati", matches=2000, options={"max_rounds": 3}).length
    assert found.least <= min(lengths)
    assert max(lengths) <= found.greatest
