"""Intervals hold the true mean as often as they say, and the sequential test errs no more often than it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from benben.analysis.interval import Wager, about, between, sequence, student

# How a deal of two matches may go for a bot: share of the wins, with its chance.
DEALS = {
    "luck decides": ([0, 0.5, 1], [0.05, 0.9, 0.05]),
    "strength decides": ([0, 0.5, 1], [0.02, 0.16, 0.82]),
    "matches are independent": ([0, 0.5, 1], [0.16, 0.48, 0.36]),
    "both or none": ([0, 1], [0.3, 0.7]),
    "nearly always": ([0.5, 1], [0.03, 0.97]),
    "shared wins": ([0, 0.25, 0.5, 0.75, 1], [0.1, 0.2, 0.3, 0.2, 0.2]),
}


def drawn(name: str, count: int, times: int) -> tuple[Any, float]:
    values, chances = DEALS[name]
    found = np.random.default_rng(5).choice(values, (times, count), p=chances)
    return found, float(np.dot(values, chances))


@pytest.mark.parametrize("name", DEALS)
@pytest.mark.parametrize("count", [20, 100, 600])
def test_intervals_of_wins_hold_the_true_share_in_95_of_100_runs(name: str, count: int) -> None:
    runs, truth = drawn(name, count, 1500)
    found = [between(run) for run in runs]
    held = np.mean([share.low <= truth <= share.high for share in found])
    assert held >= 0.935
    assert all(0 <= share.low <= share.share <= share.high <= 1 for share in found)
    widths = np.mean([share.high - share.low for share in found])
    assert widths < 1.8 * 2 * 1.96 * runs.std() / np.sqrt(count) + 4 / count  # and is not wide for nothing


def test_a_pair_of_matches_is_one_trial() -> None:
    """What is won or lost together counts once, what cancels out makes the interval narrow."""
    together = between(np.array([0.0, 1.0] * 100))
    apart = between(np.array([0.5] * 200))
    assert together.high - together.low == pytest.approx(2 * 1.96 * 0.5 / 200**0.5, rel=0.05)
    assert apart.high - apart.low < 0.02


def test_deals_that_all_go_alike_prove_nothing_beyond_their_number() -> None:
    assert 0.9 < between(np.ones(50)).low < 1
    assert between(np.ones(5000)).low > 0.999
    assert between(np.zeros(50)).high == pytest.approx(1 - between(np.ones(50)).low)


def test_intervals_of_points_are_those_of_student() -> None:
    found = about(np.array([110.0, 120.0, 130.0]))
    assert (found.mean, found.high - found.mean) == pytest.approx((120, 4.303 * 10 / 3**0.5))
    assert [student(freedom) for freedom in (5, 10, 30, 10**9)] == pytest.approx(
        [2.571, 2.228, 2.042, 1.960], abs=0.005
    )


@pytest.mark.parametrize("name", DEALS)
def test_the_sequential_test_errs_in_at_most_5_of_100_runs(name: str) -> None:
    """Looked at after every deal, against the true share: whatever it then shows is an error."""
    runs, truth = drawn(name, 800, 300)
    wrong = sum(stops(run, truth) > 0 for run in runs)
    assert wrong <= 0.05 * 300


def test_the_sequential_test_finds_out() -> None:
    for name, target, side in (("strength decides", 0.65, 1), ("luck decides", 0.65, -1), ("both or none", 0.5, 1)):
        runs, _ = drawn(name, 800, 100)
        lengths = [stops(run, target, side) for run in runs]
        assert all(lengths)
        assert np.median(lengths) < 150


def stops(run: Any, target: float, side: int = 0) -> int:
    """After how many deals a test stops, 0 for never."""
    wager = Wager(target)
    for count, value in enumerate(run, start=1):
        if wager.add(float(value)):
            assert side in (0, wager.won)
            return count
    return 0


def test_a_confidence_sequence_lies_wholly_on_one_side_as_soon_as_the_test_stops() -> None:
    runs, truth = drawn("strength decides", 300, 20)
    for run in runs:
        count = stops(run, 0.65, 1)
        assert sequence(run[:count]).low >= 0.65 > sequence(run[: count - 1]).low
        assert sequence(run).low <= truth <= sequence(run).high


WAYS: list[Callable[[Any], Any]] = [between, sequence]


@pytest.mark.parametrize("way", WAYS)
def test_intervals_get_narrower_with_more_deals(way: Callable[[Any], Any]) -> None:
    runs, _ = drawn("matches are independent", 3200, 1)
    widths = [way(runs[0][:count]).high - way(runs[0][:count]).low for count in (50, 200, 800, 3200)]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.06
