"""`benben perft`, and the counting itself."""

from __future__ import annotations

from benben import Match
from benben.analysis.perft import divide, perft, position_of
from cli.terminal import run, run_json


def count_by_playing(match: Match, depth: int) -> int:
    """The same number the slow way: by matches that are really played."""
    if depth == 0:
        return 1
    if match.is_over:
        return 0
    total, seat = 0, match.acting[0]
    for text in match.legal(seat):
        twin = Match.loads(match.dumps())
        twin.submit(seat, text)
        total += count_by_playing(twin, depth - 1)
    return total


def test_positions_are_those_that_matches_of_the_seed_reach() -> None:
    match = Match.new("pyramids", seats=2, seed=5)
    for depth in range(4):
        assert perft(position_of(match), depth) == count_by_playing(match, depth)


def test_divide_sums_up_to_the_count() -> None:
    root = position_of(Match.new("pyramids", seats=2, seed=5))
    parts = divide(root, 3)
    assert sorted(parts) == Match.new("pyramids", seats=2, seed=5).legal(0)
    assert sum(parts.values()) == perft(root, 3)


def test_a_match_that_is_over_has_no_positions_below() -> None:
    match = Match.new("pyramids", seats=2, seed=5)
    while not match.is_over:
        match.submit(match.acting[0], match.legal(match.acting[0])[0])
    assert perft(position_of(match), 0) == 1
    assert perft(position_of(match), 1) == 0
    assert divide(position_of(match), 1) == {}


def test_the_command_prints_a_line_for_each_depth() -> None:
    report = run_json("perft", "pyramids", "--depth", "2", "--seats", "3", "--seed", "5")
    assert [(level["depth"], level["positions"]) for level in report["levels"]] == [(1, 6), (2, 36)]
    text = run("perft", "pyramids", "--depth", "2", "--seats", "3", "--seed", "5").stdout
    assert "Pyramids, 3 seats, seed 5" in text
    assert "36" in text


def test_divide_lists_the_first_actions() -> None:
    report = run_json("perft", "pyramids", "--depth", "2", "--divide", "--seed", "5")
    assert [row["action"] for row in report["divide"]] == Match.new("pyramids", seed=5).legal(0)
    assert {row["positions"] for row in report["divide"]} == {6}
    assert "36 positions after 6 first actions" in run("perft", "pyramids", "--depth", "2", "--divide").stdout
