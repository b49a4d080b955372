"""Ratings at mixed tables: who is stronger stands higher, and everything follows from the seed."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import islice, pairwise
from typing import Any

import pytest

from analysis.dealing import limits
from benben.analysis.ladder import Deal, Ladder, ladder, standings, tables
from benben.engine.errors import BadOption


def run(bots: list[str], game: str, **more: Any) -> Ladder:
    return replace(ladder(bots, game, options=limits(game), **more), seconds=0.0)


def deals_of(strengths: dict[str, float], count: int, size: int) -> list[Deal]:
    """Matches in which everybody's luck is as great as two steps of strength."""
    draw, found = random.Random(1), []
    for _ in range(count):
        seated = draw.sample(list(strengths), size)
        matches = []
        for _ in range(size):
            marks = {bot: strengths[bot] + draw.gauss(0, 2) for bot in seated}
            matches.append([(bot, 1 + sum(other > marks[bot] for other in marks.values())) for bot in seated])
        found.append(matches)
    return found


def test_who_is_stronger_stands_higher_and_more_deals_make_it_surer() -> None:
    strengths = {"weak": 0.0, "better": 1.0, "good": 2.0, "best": 4.0}
    few, many = (standings(list(strengths), deals_of(strengths, count, 3), 0) for count in (30, 300))
    assert [entry.bot for entry in many] == ["best", "good", "better", "weak"]
    for entry in many:
        assert entry.rating.low < entry.rating.mean < entry.rating.high
    for upper, lower in pairwise(many):
        assert upper.rating.low > lower.rating.high
        assert upper.before_next is not None
        assert 0.5 < upper.before_next < 1
    assert many[-1].before_next is None
    spans = [sum(entry.rating.high - entry.rating.low for entry in found) for found in (few, many)]
    assert spans[1] < spans[0] / 1.5


def test_equal_bots_are_not_told_apart() -> None:
    equal = standings(["one", "other"], deals_of({"one": 1.0, "other": 1.0}, 100, 2), 0)
    assert equal[0].rating.low < equal[1].rating.high
    assert equal[0].common == equal[0].matches == 200


def test_tables_have_all_sizes_and_everybody_plays_equally_often() -> None:
    bots, played, sizes = list("abcdefg"), Counter[str](), Counter[int]()
    for names in islice(tables(bots, range(2, 6), 3), 400):
        assert len(set(names)) == len(names)
        sizes[len(names)] += 1
        played.update(dict.fromkeys(names, len(names)))
    assert sizes == {2: 100, 3: 100, 4: 100, 5: 100}
    assert max(played.values()) - min(played.values()) <= 5
    assert {len(names) for names in islice(tables(["a", "b", "c"], range(2, 6), 0), 20)} == {2, 3}


@pytest.mark.parametrize("game", ["pyramids", "anubix"])
def test_a_ladder_of_bots_puts_each_where_it_belongs_whatever_plays_it(game: str) -> None:
    bots = ["random", "greedy", "search:6,wide=2"]
    found = run(bots, game, matches=60, seed=2)
    assert found.standings[-1].bot == "random"
    assert found.matches >= 60
    assert found.tables.keys() == {2, 3}
    assert found == run(bots, game, matches=60, seed=2, threads=3)


def test_progress_is_told_up_to_the_last_match() -> None:
    seen: list[tuple[int, int]] = []
    run(["greedy", "random"], "pyramids", matches=50, on_progress=lambda done, of: seen.append((done, of)))
    assert seen[0] == (0, 50)
    assert seen == sorted(seen)
    assert seen[-1] == (50, 50)


@pytest.mark.parametrize(
    ("bots", "more", "text"),
    [
        (["greedy"], {}, "two or more different bots, not of greedy"),
        (["greedy", "greedy"], {}, "two or more different bots"),
        (["greedy", "oracle"], {}, "no bot 'oracle'"),
        (["greedy", "random"], {"matches": 0}, "at least one match"),
        (["greedy", "random"], {"threads": 0}, "at least one thread"),
    ],
)
def test_what_cannot_be_rated_is_said(bots: list[str], more: dict[str, Any], text: str) -> None:
    with pytest.raises(BadOption, match=text):
        ladder(bots, "pyramids", **more)
