"""What symbols bring as their spaces are marked."""

from __future__ import annotations

import pytest

from games.pyramids.table import OPEN, Table


def marking(pattern: str, chamber: str, marked: str = "", other: str = OPEN, flip: int = 0, round_: int = 0) -> Table:
    """Seat 0 has card 1 with that chamber and card 2; seat 1 has card 3."""
    table = Table(2, {1: chamber, 2: other, 3: OPEN})
    table.lay(0, 0, 1, marked)
    table.lay(0, 1, 2)
    table.lay(1, 0, 3)
    table.reveal(pattern, flip, round_)
    return table


def acts(table: Table, seat: int = 0) -> bool:
    return bool(table.s.acting >> seat & 1)


def test_P_Y1_a_red_cross_gives_a_single_space_at_once() -> None:
    table = marking("I2", "E+... ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1")
    assert acts(table)
    assert table.allowed(0) == ["extra 1 c1", "extra 1 a2", "extra 1 b2", "extra 2 a1"]
    assert table.refused(0, "mark 1 c1") == "P-Y1"
    table.do(0, "extra 1 c1")
    assert not acts(table)


def test_P_Y1_a_red_cross_reached_by_an_extra_space_gives_another() -> None:
    table = marking("I2", "E+++. ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1", "extra 1 c1", "extra 1 d1", "extra 1 e1")
    assert not acts(table)


def test_P_Y1_a_red_cross_under_a_single_space_counts_too() -> None:
    table = marking("I2", "E+... ..... ..... ..... ....T", "a1")
    table.do(0, "mark 1 b1", "extra 2 a1")
    assert not acts(table)


def test_P_Y1_two_red_crosses_in_one_pattern_give_two_spaces() -> None:
    table = marking("I3", "E++.. ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1 c1", "extra 1 d1")
    assert acts(table), "the second one is still to come"
    table.do(0, "extra 1 e1")
    assert not acts(table)


def test_P_Y1_a_cross_reached_while_another_is_pending_adds_to_it() -> None:
    table = marking("I3", "E+++. ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1 c1", "extra 1 d1")
    assert table.seat(0).extra == 2, "the second of the pattern, and the one just reached"
    table.do(0, "extra 1 e1", "extra 1 e2")
    assert not acts(table)


def test_P_Y2_extra_spaces_come_after_the_pattern_one_by_one_on_either_card() -> None:
    table = marking("I3", "E++.. ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1 c1", "extra 2 a1")
    assert "extra 2 b1" in table.allowed(0), "it may touch the extra space before it"
    assert "extra 1 d1" in table.allowed(0), "or the far end of the pattern"
    table.do(0, "extra 2 b1")
    assert list(table.seat(0).marked) == [0b00111, 0b00011]


def test_P_Y2_extra_spaces_keep_the_rules_of_single_spaces() -> None:
    table = marking("I2", "E+#.. ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1")
    assert table.refused(0, "extra 1 c1") == "P-M4"
    assert table.refused(0, "extra 1 c2") == "P-M6"
    assert table.refused(0, "extra 2 b1") == "P-M5"


def test_P_Y3_an_extra_space_without_room_is_lost_and_those_after_it() -> None:
    full = "E#### .#### .#### .#### T++##"
    table = Table(2, {1: full, 3: OPEN})
    table.lay(0, 0, 1, "a1 a2 a3 a4")
    table.lay(1, 0, 3)
    table.reveal("I3")
    assert "mark 1 a5 b5 c5" in table.allowed(0)
    table.do(0, "mark 1 a5 b5 c5")
    assert not acts(table)
    assert table.seat(0).extra == 0


def test_P_Y3_one_that_can_be_placed_must_be_placed() -> None:
    table = marking("I2", "E+s.. ##### ..... ..... ....T", other="#E### #s### #s### #s### #T###")
    table.lay(0, 1, 2, "b1")
    table.do(0, "mark 1 a1 b1")
    assert table.allowed(0) == ["extra 1 c1", "extra 2 b2"], "both are skulls, and there is no way out"
    assert table.refused(0, "pass") == "P-M2"


def test_P_Y4_a_card_whose_tomb_is_marked_still_lies_there_for_extra_spaces() -> None:
    table = marking("I2", "E#### .#### .#### +#rr. T....", "a1 a2 a3")
    table.do(0, "mark 1 a4 a5")
    assert "extra 1 b5" in table.allowed(0)
    table.do(0, "extra 1 b5")
    table.do(1, "mark 3 a1")
    assert table.seat(0).finished[0] == 1


def test_P_Y4_the_rest_of_the_pattern_beyond_the_tomb_counts() -> None:
    table = marking("I3", "E#### .#### .#### .#### Tr+g.", "a1 a2 a3 a4")
    table.do(0, "mark 1 a5 b5 c5", "extra 1 d5")
    assert (table.seat(0).red, table.seat(0).green) == (1, 1)


@pytest.mark.parametrize(("mark", "name"), [("r", "red"), ("g", "green")])
def test_P_Y5_gems_are_marked_one_by_one_up_to_ten(mark: str, name: str) -> None:
    table = marking("I3", f"E{mark}{mark}.. ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1 c1")
    assert getattr(table.seat(0), name) == 2
    table = marking("I3", f"E{mark}{mark}.. ..... ..... ..... ....T")
    setattr(table.seat(0), name, 9)
    table.do(0, "mark 1 a1 b1 c1")
    assert getattr(table.seat(0), name) == 10
    other = "green" if name == "red" else "red"
    assert getattr(table.seat(0), other) == 0


def test_P_Y6_a_torch_marks_the_torch_of_the_current_round() -> None:
    table = marking("I2", "Et... ..... ..... ..... ....T", round_=2)
    table.do(0, "mark 1 a1 b1")
    assert table.seat(0).torches == 0b0100


def test_P_Y6_a_second_torch_in_the_same_round_has_no_effect() -> None:
    table = marking("I3", "Ett.. ..... ..... ..... ....T", round_=1)
    table.do(0, "mark 1 a1 b1 c1")
    assert table.seat(0).torches == 0b0010


def test_P_Y7_skulls_are_marked_from_the_left_up_to_ten() -> None:
    table = marking("I3", "Ess.. ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1 c1")
    assert table.seat(0).skulls == 2
    assert table.scores()[0] == -2
    table = marking("I3", "Ess.. ..... ..... ..... ....T")
    table.seat(0).skulls = 9
    table.do(0, "mark 1 a1 b1 c1")
    assert table.seat(0).skulls == 10
    assert table.scores()[0] == -10


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (5, 3), (10, 8)])
def test_P_Y8_a_potion_erases_the_two_worst_skulls(before: int, after: int) -> None:
    table = marking("I2", "Ep... ..... ..... ..... ....T")
    table.seat(0).skulls = before
    table.do(0, "mark 1 a1 b1")
    assert table.seat(0).skulls == after


def test_P_Y8_an_erased_skull_is_there_for_later_ones() -> None:
    table = marking("I2", "Eps.. ..... ..... ..... ....T", "a1")
    table.seat(0).skulls = 4
    table.do(0, "mark 1 b1 c1")
    assert table.seat(0).skulls == 3
    assert table.scores()[0] == -3


def test_P_Y9_skulls_of_a_pattern_are_entered_before_its_potions() -> None:
    table = marking("I3", "Eps.. ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1 c1")
    assert table.seat(0).skulls == 0, "the potion finds the skull"


def test_P_Y9_a_potion_of_the_pattern_does_not_erase_the_skull_of_an_extra_space() -> None:
    table = marking("I3", "E+ps. ..... ..... ..... ....T")
    table.seat(0).skulls = 1
    table.do(0, "mark 1 a1 b1 c1")
    assert table.seat(0).skulls == 0
    table.do(0, "extra 1 d1")
    assert table.seat(0).skulls == 1


def test_P_Y9_a_potion_under_an_extra_space_erases_skulls_of_the_pattern() -> None:
    table = marking("I3", "E+sp. ..... ..... ..... ....T")
    table.do(0, "mark 1 a1 b1 c1")
    assert table.seat(0).skulls == 1
    table.do(0, "extra 1 d1")
    assert table.seat(0).skulls == 0


def test_P_Y10_marking_the_tomb_completes_the_card() -> None:
    table = marking("I2", "E#### .#### .#### .#### T####", "a1 a2 a3")
    table.do(0, "mark 1 a4 a5")
    table.do(1, "mark 3 a1")
    me = table.seat(0)
    assert me.completed == 1 << 1
    assert list(me.cards) == [0, 2]
    assert me.marked[0] == 0


def test_P_Y10_a_card_without_its_tomb_marked_is_not_completed() -> None:
    table = marking("I2", "E#### .#### .#### .#### T####", "a1 a2")
    table.do(0, "mark 1 a3 a4")
    table.do(1, "mark 3 a1")
    assert table.seat(0).completed == 0
