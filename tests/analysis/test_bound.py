"""The best line in hindsight: that it can be played, that nothing is better where that can be known, and what it is
compared with.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from analysis.dealing import contest_of, limits, play_plain
from analysis.hindsight import Lone
from benben.analysis.beam import Beam
from benben.analysis.bound import Bound, bound, part
from benben.engine.edition import Edition, find_edition
from benben.engine.errors import BadOption
from benben.engine.registry import find_game, games

LIMITED = ("pyramids", "anubix")  # the games whose play is measured by it


def beam(game: str, width: int, edition: Edition | None = None, **options: Any) -> Beam:
    return Beam(edition or find_edition(find_game(game)), 2, options, width)


def short(game: str) -> Edition:
    """So short a game that everything can be tried by the rules as they stand."""
    small = find_edition(find_game(game), "small")
    shorter = {"flips": 2} if game == "pyramids" else {"rounds": 1}
    return replace(small, components={**small.components, **shorter})


@pytest.mark.parametrize("game", LIMITED)
def test_a_beam_with_room_for_all_lines_finds_what_trying_everything_finds(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = short(game)
    monkeypatch.setattr("analysis.hindsight.find_edition", lambda *_: edition)
    wide = beam(game, 4000, edition)
    for deal in range(3):
        line = wide.best(5, deal)
        assert line.exact
        assert line.points == Lone.of(game, "small", {}, 5, deal).best()


@pytest.mark.parametrize(("game", "narrow", "wide"), [("pyramids", 300, 20_000), ("anubix", 10, 10_000)])
def test_a_narrow_beam_finds_the_best_of_all_lines_of_the_small_editions(game: str, narrow: int, wide: int) -> None:
    small = find_edition(find_game(game), "small")
    few, all_lines = beam(game, narrow, small), beam(game, wide, small)
    for deal in range(4):
        best = all_lines.best(1, deal)
        assert best.exact
        assert few.best(1, deal).points == best.points


@pytest.mark.parametrize("game", games())
def test_a_line_can_be_played_and_brings_the_points_that_are_told(game: str) -> None:
    options = limits(game, 6)
    narrow = beam(game, 8, **options)
    for deal in range(2):
        line, at = narrow.best(3, deal), Lone.of(game, "benben", options, 3, deal)
        for action in line.actions:
            assert action in at.actions
            at = at.act(action)
        while at.actions:
            at = at.act(at.greedy())
        assert at.points() == line.points
        assert not line.exact


@pytest.mark.parametrize("game", LIMITED)
def test_the_bound_grows_with_the_width_and_no_play_is_beyond_it(game: str) -> None:
    found = bound(game, deals=12, widths=[30, 1, 6], bots=["random", "greedy", "search:40"], options=limits(game, 10))
    assert [entry.width for entry in found.widths] == [1, 6, 30]
    means = [entry.points.mean for entry in found.widths]
    assert means == sorted(set(means))
    random, greedy, search = found.plays
    assert random.points.mean < greedy.points.mean < search.points.mean < means[-1]
    assert all(play.part.low < play.part.mean < play.part.high < 1 for play in (random, greedy, search))
    assert all(play.alone for play in found.plays)


def without_time(found: Bound) -> Bound:
    return replace(found, seconds=0.0)


def test_the_number_of_threads_changes_nothing() -> None:
    one, three = (
        without_time(bound("pyramids", deals=5, widths=[3], bots=["search:12"], full=True, seed=8, threads=threads))
        for threads in (1, 3)
    )
    assert one == three
    assert [(play.bot, play.alone) for play in one.plays] == [("search:12", True), ("search:12", False)]


def test_who_is_alone_is_dealt_what_the_first_seat_of_a_full_table_is() -> None:
    lone = Lone.of("pyramids", "benben", {}, 0, 4)
    draws = play_plain(contest_of("pyramids", ["greedy", "random"], seed=0), 4, 0, [0, 0])[1]
    dealt = sum(1 << draw.outcome for draw in draws[:4])
    assert lone.s.players[0].dealt == dealt


def test_parts_are_ratios_of_means_whose_interval_knows_that_good_deals_are_good_for_all() -> None:
    limit = np.array([100.0, 140.0, 120.0, 160.0])
    exact = part(0.9 * limit, limit)
    assert (exact.low, exact.mean, exact.high) == pytest.approx((0.9, 0.9, 0.9))
    blurred = part(0.9 * limit + np.array([4.0, -4.0, -4.0, 4.0]), limit)
    assert blurred.mean == pytest.approx(0.9)
    assert blurred.low < 0.9 < blurred.high


@pytest.mark.parametrize(
    ("more", "text"),
    [
        ({"deals": 1}, "fewer than two deals"),
        ({"widths": []}, "1 to 100,000 lines, not none"),
        ({"widths": [0]}, "1 to 100,000 lines, not 0"),
        ({"seats": 9}, "played by 2 to 5, not by 9"),
        ({"threads": 0}, "at least one thread"),
        ({"bots": ["oracle"]}, "no bot 'oracle'"),
        ({"options": {"start": 1}}, "alone at the table sits at seat 0"),
    ],
)
def test_what_cannot_be_looked_for_is_said(more: dict[str, Any], text: str) -> None:
    with pytest.raises(BadOption, match=text):
        bound("anubix", **more)


@pytest.mark.soak
def test_play_of_pyramids_is_near_the_best_line_in_hindsight() -> None:
    """A thirtieth of what the strongest level thinks in its second is enough."""
    found = bound("pyramids", deals=500, widths=[1000], bots=["search:1000"], threads=2)
    assert found.plays[0].part.low >= 0.88
