"""The end of a match and its points (A-F)."""

from __future__ import annotations

import pytest

from benben.games.anubix import view
from benben.games.anubix.layout import SECOND_BUILDING
from games.anubix.table import RELIEF, Table, with_supports

ALL = "red red yellow yellow blue blue orange orange green green purple purple"


def bare(fields: str = "", seats: int = 3) -> Table:
    """Seat 0 with these fields, and nothing else that counts."""
    table = Table(seats).roll(ALL).built(0, fields)
    for seat in range(seats):
        table.seat(seat).gems = 0
        table.seat(seat).struck = 12
    return table


def almost() -> Table:
    table = bare(with_supports("p51 l4 r4"))
    for seat in range(1, 3):
        table.built(seat, with_supports("p51 l4 r4"))
    return table


def test_A_F1_the_round_is_played_to_its_end() -> None:
    table = almost().do(0, "build k die")
    assert table.acting() == [1]
    table.do(1, "build k die").do(2, "pass")
    assert table.s.acting == 0
    assert ["second building" in table.bonuses(seat) for seat in range(3)] == [True, True, False]


def test_A_F1_without_a_second_building_it_goes_on() -> None:
    table = bare(with_supports("p51")).do(0, "pass").do(1, "pass").do(2, "pass")
    assert table.s.acting == -1


def test_A_F1_nobody_acts_after_the_end() -> None:
    table = almost().do(0, "build k die").do(1, "pass").do(2, "pass")
    assert table.allowed(0) == []
    assert view.view(table.box, table.s, None)["over"]


@pytest.mark.parametrize(
    ("fields", "points"),
    [("", 0), ("p13", 3), ("p11 p12 p21", 6), ("p31", 10), ("p41", 15), ("p51", 21), ("p11 p12 p13 p14 p15", 3)],
)
def test_A_F2_the_highest_level_of_the_pyramid(fields: str, points: int) -> None:
    assert bare(with_supports(fields) if fields else "").scores()[0] == points


ARCHES = [(0, 0, 0), (4, 0, 0), (1, 1, 0), (1, 4, 0), (2, 2, 2), (2, 4, 2), (3, 3, 5), (4, 3, 5), (4, 4, 8)]


@pytest.mark.parametrize(("left", "right", "points"), ARCHES)
def test_A_F3_the_lower_pillar_counts(left: int, right: int, points: int) -> None:
    fields = [f"l{n}" for n in range(1, left + 1)] + [f"r{n}" for n in range(1, right + 1)]
    assert bare(" ".join(fields)).scores()[0] == points


def test_A_F3_the_keystone_replaces_the_pillars() -> None:
    assert bare(with_supports("k")).scores()[0] == 12


@pytest.mark.parametrize(("fields", "points"), [(0, 0), (2, 0), (4, 4), (6, 6), (8, 8), (10, 11), (12, 15)])
def test_A_F4_the_scale_of_the_relief(fields: int, points: int) -> None:
    assert bare(" ".join(RELIEF.split()[:fields])).scores()[0] == points


def test_A_F5_three_points_for_each_bonus() -> None:
    table = bare()
    table.seat(0).bonuses = 0b101 | SECOND_BUILDING
    assert table.scores()[0] == 9


@pytest.mark.parametrize(("struck", "gems", "points"), [(12, 0, 0), (0, 0, 12), (8, 1, 6), (12, 3, 6)])
def test_A_F6_one_for_each_open_stone_and_two_for_each_gem(struck: int, gems: int, points: int) -> None:
    table = bare()
    table.seat(0).struck, table.seat(0).gems = struck, gems
    assert table.scores()[0] == points


def test_A_F7_most_points_win() -> None:
    table = bare("p11")
    table.built(1, "p11 p12 p21")
    assert table.ranks() == [2, 1, 3]


def test_A_F7_a_tie_goes_to_more_stones_in_the_pyramid_and_is_shared_else() -> None:
    table = bare("p11 p12")
    table.built(1, "p11").built(2, "p14 p15")
    assert table.scores() == [3, 3, 3]
    assert table.ranks() == [1, 3, 1]


def test_A_F8_a_match_may_be_limited_to_a_number_of_rounds() -> None:
    table = Table(max_rounds=2)
    for _ in range(2):
        assert table.s.acting != 0
        table.roll("red")
        for _ in range(3):
            table.do(table.acting()[0], "pass")
    assert (table.s.acting, table.s.round) == (0, 2)
    assert table.bonuses(0) == []


def test_A_F8_without_the_option_there_is_no_limit() -> None:
    table = Table(seats=2)
    for _ in range(200):
        table.roll("red")
        for _ in range(2):
            table.do(table.acting()[0], "pass")
    assert table.s.acting == -1


def test_A_X1_the_worked_example_makes_50() -> None:
    table = bare(with_supports("p51") + " l1 l2 l3 r1 " + " ".join(RELIEF.split()[:8]))
    me = table.seat(0)
    me.bonuses, me.gems, me.struck = 0b11111, 1, 8
    lines = {source: points for source, points, _ in view.breakdown(table.box, table.s, 0)}
    assert lines == {"pyramid": 21, "arch": 0, "relief": 8, "bonuses": 15, "gems": 2, "quarry": 4}
    assert table.scores()[0] == 50
