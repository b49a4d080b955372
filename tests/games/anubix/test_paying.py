"""What pays for a stone (A-P), and how turns are listed."""

from __future__ import annotations

import pytest

from benben.engine.errors import BadNotation
from games.anubix.table import Table

RED = {"p11": "red", "p12": "red"}
TWO_REDS = "rbbbbbrbbbbb"  # q1 and q7


def table(dice: str = "", gems: int = 1, colours: dict[str, str] | None = None, quarry: str = TWO_REDS) -> Table:
    found = Table(colours=RED if colours is None else colours, quarry=quarry).roll(dice)
    found.seat(0).gems = gems
    return found


def test_A_P1_a_die_pays_one_stone() -> None:
    turns = table("red", gems=0, quarry="b" * 12).allowed(only="p11 p12")
    assert turns == ["build p11 die", "build p12 die", "pass"]
    assert table("red").refused(0, "build p11 die p12 die") == "A-P1"
    assert table("blue").refused(0, "build p11 die") == "A-P1"


def test_A_P1_two_dice_of_a_colour_pay_two_stones() -> None:
    turns = table("red red").allowed(only="p11 p12")
    assert turns == ["build p11 die", "build p11 die p12 die", "build p12 die", "pass"]


def test_A_P2_only_stones_to_the_right_of_the_last_struck_one() -> None:
    t = table(gems=0)
    t.seat(0).struck = 1
    assert t.allowed(only="p11") == ["build p11 q7", "pass"]
    assert t.refused(0, "build p11 q1") == "A-P2"


def test_A_P2_skipped_stones_are_lost_also_for_the_points() -> None:
    t = table().do(0, "build p11 q7")
    assert t.scores()[0] == 3 + 5 + 2 * t.seat(0).gems
    states = [stone["state"] for stone in view_of(t)["quarry"]]
    assert states == ["lost"] * 6 + ["used"] + ["open"] * 5


def view_of(t: Table) -> dict[str, object]:
    from benben.games.anubix.view import view

    found: dict[str, object] = view(t.box, t.s, None)["players"][0]
    return found


def test_A_P2_a_quarry_stone_pays_one_stone() -> None:
    assert table(quarry="rbbbbbbbbbbb").refused(0, "build p11 q1 p12 q1") == "A-P2"
    assert table(colours={"g11": "red", "g12": "red"}).refused(0, "build g11 q1 g12 q1") == "A-P2"


def test_A_P3_two_quarry_stones_are_struck_in_the_order_of_building() -> None:
    turns = table(gems=0).allowed(only="p11 p12")
    assert "build p11 q1 p12 q7" in turns
    assert "build p12 q1 p11 q7" in turns
    assert "build p11 q7 p12 q1" not in turns
    assert "build p12 q7 p11 q1" not in turns


def test_A_P3_what_rests_on_the_other_gets_the_right_stone() -> None:
    t = table(gems=0, colours={"l1": "red", "l2": "red"})
    assert t.allowed(only="l1 l2") == ["build l1 q1", "build l1 q1 l2 q7", "build l1 q7", "pass"]
    assert t.refused(0, "build l1 q7 l2 q1") == "A-P3"


def test_A_P3_it_holds_for_one_stone_in_the_arch_and_one_in_the_pyramid() -> None:
    t = table(gems=0, colours={"l1": "red", "p11": "blue"}, quarry="bgggggrggggg")
    assert [turn for turn in t.allowed(only="l1 p11") if turn.count("q") == 2] == ["build p11 q1 l1 q7"]


def test_A_P3_a_relief_pair_is_paid_in_whichever_order_fits() -> None:
    t = table(gems=0, colours={"g11": "red", "g12": "red"})
    assert t.allowed(only="g11 g12") == ["build g11 q1 g12 q7", "build g11 q7 g12 q1", "pass"]
    t.do(0, "build g11 q7 g12 q1")
    assert t.seat(0).struck == 7
    assert [stone["state"] for stone in view_of(t)["quarry"]][:7] == ["used", *["lost"] * 5, "used"]  # type: ignore[index, attr-defined]


def test_A_P4_both_stones_may_be_paid_with_gems() -> None:
    t = table(gems=2, quarry="b" * 12)
    assert t.allowed(only="p11 p12") == [
        "build p11 gem",
        "build p11 gem p12 gem",
        "build p12 gem",
        "pass",
    ]
    assert t.do(0, "build p11 gem p12 gem").seat(0).gems == 0


def test_A_P4_only_while_gems_are_left() -> None:
    t = table(gems=1, quarry="b" * 12)
    assert t.allowed(only="p11 p12") == ["build p11 gem", "build p12 gem", "pass"]
    assert t.refused(0, "build p11 gem p12 gem") == "A-P4"
    assert table(gems=0).refused(0, "build p11 gem") == "A-P4"


def test_A_P5_what_cannot_be_paid_cannot_be_marked() -> None:
    t = table("blue blue", gems=0, quarry="b" * 12)
    assert t.allowed(only="p11 p12") == ["pass"]
    assert t.refused(0, "build p11 die") == "A-P5"


def test_A_P6_a_free_die_of_the_colour_must_be_used() -> None:
    t = table("red")
    assert t.allowed(only="p11") == ["build p11 die", "pass"]
    assert t.refused(0, "build p11 gem") == "A-P6"
    assert t.refused(0, "build p11 q1") == "A-P6"


def test_A_P6_stone_by_stone_the_player_chooses_which_one_gets_the_die() -> None:
    assert table("red").allowed(only="p11 p12") == [
        "build p11 die",
        "build p11 die p12 gem",
        "build p11 die p12 q1",
        "build p11 die p12 q7",
        "build p12 die",
        "build p12 die p11 gem",
        "build p12 die p11 q1",
        "build p12 die p11 q7",
        "pass",
    ]


def test_A_P6_without_a_die_quarry_and_gem_are_free_to_choose() -> None:
    assert table().allowed(only="p11 p12") == [
        "build p11 gem",
        "build p11 gem p12 q1",
        "build p11 gem p12 q7",
        "build p11 q1",
        "build p11 q1 p12 gem",
        "build p11 q1 p12 q7",
        "build p11 q7",
        "build p11 q7 p12 gem",
        "build p12 gem",
        "build p12 q1",
        "build p12 q1 p11 q7",
        "build p12 q7",
        "pass",
    ]


def test_A_P6_the_lower_of_two_stones_gets_the_die() -> None:
    t = table("red", colours={"p11": "red", "p21": "red", "p12": "blue"}).built(0, "p12")
    turns = t.allowed(only="p11 p21")
    assert turns == ["build p11 die", "build p11 die p21 gem", "build p11 die p21 q1", "build p11 die p21 q7", "pass"]


def test_A_P6_in_a_relief_pair_either_field_gets_the_die() -> None:
    turns = table("red", colours={"g11": "red", "g12": "red"}).allowed(only="g11 g12")
    assert turns == [
        "build g11 die g12 gem",
        "build g11 die g12 q1",
        "build g11 die g12 q7",
        "build g11 gem g12 die",
        "build g11 q1 g12 die",
        "build g11 q7 g12 die",
        "pass",
    ]


def test_A_P7_any_open_stone_of_the_colour_not_just_the_nearest() -> None:
    t = table(gems=0)
    assert t.allowed(only="p11") == ["build p11 q1", "build p11 q7", "pass"]
    t.do(0, "build p11 q7")
    assert t.seat(0).struck == 7


def test_A_X3_after_a_blue_stone_with_purple_and_red_skipped_only_what_is_right_of_it() -> None:
    t = table(gems=0, quarry="prbogyprbogy", colours={"p11": "blue", "p12": "purple", "p13": "red", "p14": "orange"})
    t.do(0, "build p11 q3")
    assert [stone["state"] for stone in view_of(t)["quarry"]][:4] == ["lost", "lost", "used", "open"]  # type: ignore[index, attr-defined]
    t.roll("").do(0, "pass").do(1, "pass").do(2, "pass")
    t.s.active = 0
    t.roll("")
    assert t.allowed(only="p12") == ["build p12 q7", "pass"]
    assert t.allowed(only="p13") == ["build p13 q8", "pass"]
    assert t.allowed(only="p14") == ["build p14 q10", "build p14 q4", "pass"]
    assert t.scores()[0] == 3 + 9


@pytest.mark.parametrize(
    ("dice", "text", "listed"),
    [
        ("red red", "build p12 die p11 die", "build p11 die p12 die"),
        ("", "build p12 q1 p11 gem", "build p11 gem p12 q1"),
    ],
)
def test_a_turn_in_the_other_order_is_told_how_it_is_written(dice: str, text: str, listed: str) -> None:
    t = table(dice)
    assert text not in t.allowed()
    with pytest.raises(BadNotation, match=listed):
        t.do(0, text)
