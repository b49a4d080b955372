"""Rounds (A-R), bonuses (A-N) and the speed option (A-O)."""

from __future__ import annotations

import itertools

import pytest

from benben.engine.option import resolve_options
from benben.engine.record import values
from benben.games.anubix import rules
from benben.games.anubix.box import make_box
from games.anubix.table import GAME, Table, draft, with_supports

ALL = "red red yellow yellow blue blue orange orange green green purple purple"


def test_A_R1_the_active_player_builds_first_with_all_dice() -> None:
    table = Table(start=2).deal().chance("roll red green blue blue")
    assert table.acting() == [2]
    assert sum(table.s.free) == 4


def test_A_R1_the_dice_stay_as_they_fell() -> None:
    table = Table().deal().chance("roll red green blue blue")
    for seat in range(3):
        assert sum(table.s.dice) == 4
        table.do(seat, "pass")
    assert rules.acting(table.box, table.s) == -1


def test_A_R2_the_others_find_what_the_active_player_left_and_give_it_back() -> None:
    same = dict.fromkeys(("p11", "p12"), "red")
    table = Table(colours=same, quarry="bbbbbbbbbbbb").roll("red red")
    for seat in range(3):
        table.seat(seat).gems = 0
    table.do(0, "build p11 die")
    for seat in (1, 2):
        assert "build p12 die" in table.allowed(seat)
        assert table.refused(seat, "build p11 die p12 die") in ("A-R2", "A-P1", "A-P5")
        table.do(seat, "build p11 die")


def test_A_R2_a_die_that_the_active_player_used_is_blocked() -> None:
    table = Table(colours={"p11": "red"}).roll("red").do(0, "build p11 die")
    assert table.refused(1, "build p11 die") == "A-R2"


def test_A_R2_clockwise() -> None:
    table = Table(seats=4).roll("red")
    table.s.active, table.s.turn, table.s.acting = 2, 2, 1 << 2
    order = []
    while table.acting():
        order += table.acting()
        table.do(order[-1], "pass")
    assert order == [2, 3, 0, 1]


def test_A_R3_the_next_player_clockwise_becomes_active() -> None:
    table = Table(seats=2, start=1).deal()
    for active in (1, 0, 1):
        table.chance("roll red green blue")
        assert table.acting() == [active]
        table.do(active, "pass").do(1 - active, "pass")


def test_A_R3_chance_names_who_begins_where_the_option_does_not() -> None:
    table = Table(start=-1)
    assert rules.chance(table.box, table.s) == 3
    table.chance("start 2").deal().chance("roll red red red red")
    assert table.acting() == [2]
    begun = make_box(draft(), 3, resolve_options(GAME.options, 3, {"start": 1}))
    assert begun.start == 1


def round_of(table: Table, *turns: str) -> Table:
    """A round with all dice: turns by seat, seat 0 first."""
    table.s.active = 0
    table.roll(ALL)
    for seat, turn in enumerate(turns):
        table.do(seat, turn)
    return table


def test_A_N1_a_single_symbol_brings_its_bonus() -> None:
    table = Table().roll(ALL).built(0, "p12 p13")
    assert table.do(0, "build p22 die").bonuses(0) == ["scarab"]


def test_A_N1_a_group_brings_it_with_its_last_field() -> None:
    table = Table().roll(ALL).built(0, "g11 g23")
    assert table.do(0, "build g24 die g34 die").bonuses(0) == ["palm"]
    table = Table().roll(ALL).built(0, "g23")
    assert table.do(0, "build g24 die g34 die").bonuses(0) == []


def test_A_N1_the_fields_lie_on_one_sheet() -> None:
    table = Table().roll(ALL).built(0, "g11 g23").built(1, "g34")
    table.do(0, "build p11 die")
    assert table.bonuses(0) == table.bonuses(1) == []


def test_A_N2_all_who_reach_it_in_the_same_round_have_it_and_nobody_later() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.built(seat, "p12 p13")
    round_of(table, "build p22 die", "pass", "build p22 die")
    assert [table.bonuses(seat) for seat in range(3)] == [["scarab"], [], ["scarab"]]
    round_of(table, "pass", "build p22 die", "pass")
    assert table.bonuses(1) == []
    assert "p22" in table.marked(1)


def test_A_N2_each_symbol_closes_for_itself() -> None:
    table = Table(seats=2).built(0, "p12 p13 l1 l2").built(1, "p12 p13 l1 l2")
    round_of(table, "build p22 die", "pass")
    round_of(table, "pass", "build l3 die p22 die")
    assert table.bonuses(1) == ["bow"]


def test_A_N3_several_in_one_round() -> None:
    table = Table().roll(ALL).built(0, "p12 p13 l1 l2")
    assert table.do(0, "build l3 die p22 die").bonuses(0) == ["bow", "scarab"]


def test_A_N4_the_second_building_brings_one_more_and_the_third_none() -> None:
    table = Table().roll(ALL).built(0, with_supports("p51") + " l1 l2 l3 l4 r1 r2 r3 r4")
    table.s.closed = 0xFFF
    assert table.do(0, "build k die").bonuses(0) == ["second building"]
    table = Table().roll(ALL).built(0, with_supports("p51 k g11 g12 g13 g14 g21 g22 g23 g24 g31 g32"))
    table.s.closed = 0xFFF
    table.do(0, "build g33 die g34 die")
    assert table.bonuses(0) == ["second building"]


# --- speed ------------------------------------------------------------------------------------------------------------


def speed_table() -> Table:
    table = Table(seats=4, speed=True)
    for seat in range(4):
        table.built(seat, "p12 p13")
    return table.roll(ALL).do(0, "build p11 die")


def test_A_O1_off_by_default() -> None:
    assert resolve_options(GAME.options, 3, {})["speed"] is False
    assert Table().roll(ALL).do(0, "pass").acting() == [1]


def test_A_O1_the_others_build_at_the_same_time() -> None:
    table = speed_table()
    assert table.acting() == [1, 2, 3]
    assert rules.together(table.box, table.s) == 1
    table.do(2, "build p22 die")
    assert table.acting() == [1, 3]


def test_A_O1_nothing_shows_or_takes_effect_before_all_have_decided() -> None:
    table = speed_table()
    before = [GAME.knowledge.view(table.box, table.s, seat)["players"][2] for seat in (0, 1, 3, None)]
    table.do(2, "build p22 die")
    after = [GAME.knowledge.view(table.box, table.s, seat)["players"][2] for seat in (0, 1, 3, None)]
    assert [{**player, "decided": False} for player in after] == before
    assert table.bonuses(2) == []
    own = GAME.knowledge.view(table.box, table.s, 2)["players"][2]
    assert own["decision"] == "build p22 die"
    table.do(1, "pass").do(3, "build p11 die p22 die")
    assert [table.bonuses(seat) for seat in range(4)] == [[], [], ["scarab"], ["scarab"]]


@pytest.mark.parametrize("order", list(itertools.permutations((1, 2, 3))))
def test_A_O1_the_order_of_deciding_makes_no_difference(order: tuple[int, ...]) -> None:
    turns = {1: "build p22 die", 2: "build l1 die p22 die", 3: "pass"}

    def end(seats: tuple[int, ...]) -> list[int]:
        table = speed_table()
        for seat in seats:
            table.do(seat, turns[seat])
        return list(values(table.s))

    assert end(order) == end((1, 2, 3))


def test_A_O1_with_two_seats_nobody_waits_for_anybody() -> None:
    table = Table(seats=2, speed=True).roll("red").do(0, "pass")
    assert table.acting() == [1]
    assert rules.together(table.box, table.s) == 0


def test_A_X2_the_example_of_a_round() -> None:
    """Clemente has sheet B, Floriano E, Simao D."""
    table = Table()
    table.chance("sheets B E D").chance("roll red green blue blue")
    table.do(0, "build l1 die p13 die")  # green and blue
    assert [table.s.free[colour] for colour in (0, 2, 4)] == [1, 1, 0]
    table.built(1, "")
    yellow = [turn for turn in table.allowed(1, "g23 g24") if "die" in turn]
    table.do(1, "build g23 die g24 q2")  # red with the die, yellow from the quarry
    assert "build g23 die g24 q2" in yellow
    table.do(2, "build l1 gem p11 die")  # yellow with a gem, red with the same die
    assert table.seat(2).gems == 2
    assert table.marked(2) == "l1 p11"
