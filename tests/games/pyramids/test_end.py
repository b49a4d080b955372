"""The end of a match and its points."""

from __future__ import annotations

import pytest

from benben.games.pyramids import view
from games.pyramids.table import OPEN, Table


def table_of(**fields: int) -> Table:
    """Seat 0 with such a score card."""
    table = Table()
    for name, value in fields.items():
        setattr(table.seat(0), name, value)
    return table


def cards(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def test_P_F1_cards_that_are_not_completed_count_nothing() -> None:
    table = Table(2, {1: OPEN})
    table.lay(0, 0, 1, "a1 b1 c1 d1 e1 e2 e3 e4")
    assert table.scores() == [0, 0]


def test_P_F1_after_the_fourth_round_nobody_acts() -> None:
    table = Table()
    table.play(1)
    assert (table.s.round, table.s.acting) == (4, 0)
    assert table.allowed(0) == []


def test_P_F2_ten_for_each_completed_card() -> None:
    assert table_of(completed=cards(3, 17, 48)).scores()[0] == 30


def test_P_F2_five_for_each_torch() -> None:
    assert table_of(torches=0b1011).scores()[0] == 15


GEMS = [(0, 0, 0), (3, 0, 3), (0, 2, 2), (2, 2, 10), (6, 3, 18), (10, 10, 50)]


@pytest.mark.parametrize(("red", "green", "points"), GEMS)
def test_P_F2_five_for_a_pair_of_gems_and_one_for_a_gem_alone(red: int, green: int, points: int) -> None:
    assert table_of(red=red, green=green).scores()[0] == points


@pytest.mark.parametrize("skulls", range(11))
def test_P_F2_only_the_worst_skull_costs(skulls: int) -> None:
    assert table_of(skulls=skulls).scores()[0] == -skulls


def test_P_F2_pyramid_points_count() -> None:
    table = Table()
    table.seat(0).awards[0] = 0b101
    table.seat(0).awards[2] = 0b010
    assert table.scores()[0] == 10 + 3 + 6


def test_P_F2_the_breakdown_adds_up() -> None:
    table = Table(3)
    table.play(4)
    for seat in range(3):
        assert sum(points for _, points, _ in view.breakdown(table.box, table.s, seat)) == table.scores()[seat]


def ranks(completed: list[int], torches: list[int]) -> list[int]:
    table = Table(len(completed))
    for seat, (found, lit) in enumerate(zip(completed, torches, strict=True)):
        table.seat(seat).completed, table.seat(seat).torches = found, lit
    return table.ranks()


def test_P_F3_the_highest_score_wins() -> None:
    assert ranks([cards(1), cards(40, 41)], [0b11, 0b11]) == [2, 1]
    assert ranks([cards(1), cards(2), cards(3)], [0, 0b11, 0b1]) == [3, 1, 2]


def test_P_F3_a_tie_goes_to_the_lowest_completed_order_number() -> None:
    assert ranks([cards(9, 10), cards(8, 48)], [0, 0]) == [2, 1]
    assert ranks([cards(9), cards(8), cards(7)], [0b111, 0, 0]) == [1, 3, 2]


def test_P_F3_who_completed_none_loses_a_tie_to_whoever_has() -> None:
    assert ranks([0, cards(48)], [0b11, 0]) == [2, 1]


def test_P_F3_a_tie_among_players_without_completed_cards_is_shared() -> None:
    assert ranks([0, 0, cards(5)], [0b1111, 0b1111, 0]) == [1, 1, 3]


def test_P_X1_the_example_comes_to_111() -> None:
    table = table_of(completed=cards(1, 2, 3, 4, 5, 6, 7), torches=0b0101, red=6, green=3, skulls=6)
    table.seat(0).awards[0], table.seat(0).awards[1] = 0b001, 0b110
    assert table.scores()[0] == 70 + 10 + 19 + 18 - 6 == 111


def test_P_X3_two_torches_in_round_1_are_one_and_one_in_round_2_is_the_second() -> None:
    table = Table(2, {1: "Ett.. ..t.. ..... ..... ....T", 2: OPEN})
    table.lay(0, 0, 1)
    table.lay(1, 0, 2)
    table.reveal("I3", flip=5, round_=0)
    table.do(0, "mark 1 a1 b1 c1")
    table.do(1, "mark 2 a1")
    assert table.scores()[0] == 5
    table.reveal("I2", flip=0, round_=1)
    table.do(0, "mark 1 c2")
    assert table.scores()[0] == 10
