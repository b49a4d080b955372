"""What may be built (A-B)."""

from __future__ import annotations

import pytest

from benben.engine.errors import BadNotation
from games.anubix.table import ARCH, PYRAMID, Table, with_supports

SIX = "red yellow blue orange green purple"
ALL = " ".join([SIX, SIX])  # two dice of each colour: everything can be paid


def fields(texts: list[str]) -> set[tuple[str, ...]]:
    return {tuple(text.split()[1::2]) for text in texts}


def test_A_B1_two_stones_one_or_none() -> None:
    sizes = {len(turn) for turn in fields(Table().roll(ALL).allowed())}
    assert sizes == {0, 1, 2}
    assert "pass" in Table().roll(ALL).allowed()


def test_A_B1_a_third_stone_is_refused() -> None:
    table = Table().roll(ALL)
    with pytest.raises(BadNotation, match="A-B1"):
        table.do(0, "build p11 die p12 die p13 die")


def test_A_B1_a_turn_may_stop_after_one_stone_although_more_is_possible() -> None:
    table = Table().roll(ALL).do(0, "build p11 die")
    assert table.marked(0) == "p11"
    assert table.acting() == [1]


def test_A_B2_only_the_own_colour_pays() -> None:
    table = Table(colours={"p11": "red"}, quarry="bbbbbbbbbbbr").roll("blue")
    assert table.allowed(only="p11") == ["build p11 gem", "build p11 q12", "pass"]
    assert table.refused(0, "build p11 q1") == "A-B2"


def test_A_B3_relief_fields_come_in_pairs_side_by_side() -> None:
    pairs = {turn for turn in fields(Table().roll(ALL).allowed()) if turn and turn[0][0] == "g"}
    sides = {(f"g{r}{c}", f"g{r}{c + 1}") for r in (1, 2, 3) for c in (1, 2, 3)}
    sides |= {(f"g{r}{c}", f"g{r + 1}{c}") for r in (1, 2) for c in (1, 2, 3, 4)}
    assert pairs == sides


@pytest.mark.parametrize(
    "turn", ["g11 die", "g11 die g13 die", "g11 die g22 die", "g11 die p11 die", "g14 die g21 die"]
)
def test_A_B3_no_single_field_no_gap_no_diagonal_no_mixing(turn: str) -> None:
    assert Table().roll(ALL).refused(0, f"build {turn}") == "A-B3"


def test_A_B3_a_field_whose_neighbours_are_marked_cannot_be_built() -> None:
    table = Table().roll(ALL).built(0, "g12 g21")
    assert not any("g11" in turn for turn in fields(table.allowed()))


def test_A_B4_the_lowest_level_in_any_order() -> None:
    table = Table().roll(ALL)
    singles = {turn[0] for turn in fields(table.allowed()) if len(turn) == 1}
    assert {name for name in singles if name[0] == "p"} == {"p11", "p12", "p13", "p14", "p15"}


def test_A_B4_a_stone_rests_on_the_two_beneath_it() -> None:
    table = Table().roll(ALL).built(0, "p11 p12 p14")
    singles = {turn[0] for turn in fields(table.allowed()) if len(turn) == 1}
    assert {name for name in singles if name[0] == "p"} == {"p13", "p15", "p21"}
    assert table.refused(0, "build p22 die") == "A-B4"


def test_A_B4_every_stone_of_the_pyramid_needs_just_its_two() -> None:
    for level in range(2, 6):
        for place in range(1, 7 - level):
            table = Table().roll(ALL).built(0, f"p{level - 1}{place} p{level - 1}{place + 1}")
            assert (f"p{level}{place}",) in fields(table.allowed())


def test_A_B4_a_marked_top_means_a_complete_pyramid() -> None:
    assert with_supports("p51") == PYRAMID


def test_A_B5_pillars_grow_from_the_bottom_at_any_pace() -> None:
    table = Table().roll(ALL).built(0, "l1 l2 l3")
    singles = {turn[0] for turn in fields(table.allowed()) if len(turn) == 1}
    assert {name for name in singles if name[0] in "klr"} == {"l4", "r1"}
    assert table.refused(0, "build r2 die") == "A-B5"


def test_A_B5_the_keystone_needs_both_pillars() -> None:
    table = Table().roll(ALL).built(0, "l1 l2 l3 l4 r1 r2 r3")
    assert table.refused(0, "build k die") == "A-B5"
    assert ("k",) in fields(table.built(0, "r4").allowed())
    assert with_supports("k") == ARCH


def test_A_B6_one_stone_in_the_pyramid_and_one_in_the_arch() -> None:
    turns = fields(Table().roll(ALL).allowed())
    assert ("l1", "p11") in turns
    assert ("p15", "r1") in turns


def test_A_B7_a_marked_field_is_not_built_again() -> None:
    table = Table().roll(ALL).built(0, "p11 g11 l1")
    assert not any({"p11", "g11", "l1"} & set(turn) for turn in fields(table.allowed()))
    assert table.refused(0, "build p11 die") == "A-B7"
    assert table.refused(0, "build p12 die p12 die") == "A-B7"


def test_A_B7_the_second_stone_may_rest_on_the_first() -> None:
    table = Table().roll(ALL).built(0, "p11 l1 l2 l3 r1 r2 r3 r4")
    turns = fields(table.allowed())
    assert ("p12", "p21") in turns
    assert ("l4", "k") in turns
    assert ("k", "l4") not in turns
    assert ("l1", "l2") in fields(Table().roll(ALL).allowed())


def test_A_B7_what_is_built_stays() -> None:
    table = Table().roll(ALL).do(0, "build p11 die p12 die").do(1, "pass").do(2, "pass")
    table.chance("roll red red red red").do(1, "pass").do(2, "pass").do(0, "pass")
    assert table.marked(0) == "p11 p12"
