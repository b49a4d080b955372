"""The rules of Takeaway, one test for each."""

from __future__ import annotations

import pytest

from benben import IllegalAction, Match
from benben.cli.template.takeaway.layout import Box, State
from benben.cli.template.takeaway.rules import acting, apply, ranks, scores
from benben.engine.edition import check_edition, find_edition
from benben.engine.registry import find_game


def table(heap: int, die: int, turn: int = 0, misere: bool = False) -> tuple[Box, State]:
    """A table of three seats in the middle of a match."""
    game = find_game("takeaway")
    box, s = find_edition(game).box(3, {"misere": misere}), State()
    s.heap, s.die, s.turn = heap, die, turn
    return box, s


def points(box: Box, s: State) -> list[int]:
    out = [0] * 3
    scores(box, s, out)
    return out


def places(box: Box, s: State) -> list[int]:
    out = [0] * 3
    ranks(box, s, out)
    return out


def test_T_C1_an_edition_needs_a_heap_and_six_faces() -> None:
    game = find_game("takeaway")
    assert not check_edition(game, "game: takeaway\nheap: 10\ndie: 1 1 2 2 3 3\n")
    found = check_edition(game, "game: takeaway\nheap: 9\ndie: 1 2 3 4 5 7\n")
    assert [(finding.line, finding.rule) for finding in found] == [(2, "T-C1"), (3, "T-C1")]


def test_T_S1_seat_0_begins_and_the_seats_follow_each_other() -> None:
    match = Match.new("takeaway", seats=3, seed=1)
    turns: list[int] = []
    while not match.is_over:
        turns += match.acting
        match.submit(match.acting[0], "take 1")
    assert turns == [turn % 3 for turn in range(100)]


def test_T_R1_a_turn_begins_with_a_roll_of_the_die() -> None:
    box, s = table(heap=10, die=3)
    apply(box, s, 0, 2)
    assert acting(box, s) == -1


def test_T_R2_at_most_what_the_die_shows_is_taken() -> None:
    match = Match.new("takeaway", seats=2, seed=2)
    match.state.die = 3
    assert match.legal(0) == ["take 1", "take 2", "take 3"]
    with pytest.raises(IllegalAction, match="T-R2"):
        match.submit(0, "take 4")
    match.state.heap = 2
    match._legal.clear()
    assert match.legal(0) == ["take 1", "take 2"]


def test_T_F1_stones_are_points_and_the_last_one_brings_four_more() -> None:
    box, s = table(heap=5, die=5, turn=1)
    apply(box, s, 1, 3)
    assert points(box, s) == [0, 3, 0]
    s.die = 2
    apply(box, s, 2, 2)
    assert acting(box, s) == 0
    assert points(box, s) == [0, 3, 6]


def test_T_F2_most_points_win_and_ties_are_shared() -> None:
    box, s = table(heap=5, die=5)
    s.taken[0], s.taken[1], s.taken[2] = 7, 9, 9
    assert places(box, s) == [3, 1, 1]


def test_T_O1_in_misere_the_last_stone_costs_four() -> None:
    box, s = table(heap=1, die=5, turn=2, misere=True)
    apply(box, s, 2, 1)
    assert points(box, s) == [0, 0, -3]
