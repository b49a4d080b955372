"""Turns: A or B, and the steps that follow."""

from __future__ import annotations

from games.stregati.table import Table

TEN = "P1 P2 P3 P4 P5 R1 R2 R3 R4 R5"


def test_S_T1_one_or_two_cards_are_drawn_and_nobody_holds_more_than_ten() -> None:
    assert {"draw 1", "draw 2"} <= set(Table(hands={0: "P1"}).legal())
    nine = Table(hands={0: TEN[:-3]})
    assert "draw 1" in nine.legal()
    assert nine.refused("draw 2") == "S-T1"
    assert Table(hands={0: TEN}).refused("draw 1") == "S-T1"


def test_S_T1_the_drawn_cards_come_to_the_hand() -> None:
    table = Table(hands={0: "P1"}).do("draw 2", "draw 0 L5 hex")
    assert table.hand() == "L5 P1 hex"
    assert table.acting == 1


def test_S_T2_one_to_five_cards_are_exchanged_for_as_many() -> None:
    table = Table(hands={0: "P1 P2 P3 P4 P5 R1"})
    sizes = {len(text.split()) - 1 for text in table.legal() if text.startswith("swap")}
    assert sizes == {1, 2, 3, 4, 5}
    assert table.refused("swap P1 P2 P3 P4 P5 R1") == "S-T2"
    assert table.refused("swap T1") == "S-T2"
    table.do("swap P2 R1", "draw 0 T1 T2")
    assert table.hand() == "P1 P3 P4 P5 T1 T2"
    assert table.discard() == "P2 R1"


def test_S_T2_each_set_of_cards_is_listed_once() -> None:
    table = Table(hands={0: "P1 P1 P2"})
    assert [text for text in table.legal() if text.startswith("swap")] == [
        "swap P1",
        "swap P1 P1",
        "swap P1 P1 P2",
        "swap P1 P2",
        "swap P2",
    ]


def test_S_T3_one_equipment_card_is_played_and_no_more() -> None:
    table = Table(hands={0: "L1 L2"}).do("play L1")
    assert table.played() == "L1"
    assert table.acting == 1


def test_S_T3_equipment_may_follow_a_special_card() -> None:
    table = Table(hands={0: "L1 L2 guardian"}).do("play guardian")
    assert table.legal() == ["end", "play L1", "play L2"]
    table.do("play L2")
    assert table.played() == "L2 guardian"
    assert table.acting == 1


def test_S_T3_after_a_card_was_played_nothing_is_drawn() -> None:
    table = Table(hands={0: "L1 guardian"}).do("play guardian")
    assert table.refused("draw 1") == "S-T3"
    assert Table(hands={0: "P1"}).refused("play L1") == "S-T3"


def test_S_T4_moving_follows_a_play_and_the_mummy_follows_both() -> None:
    played, places = {0: "L3 P3"}, {1: 4}
    drawn = Table(seats=2, hands={0: "R1"}, played=played, places=places, mummy=0).do("draw 1", "draw 0 T1")
    assert drawn.legal() == ["end", "pay L3 P3 give 1", "pay L3 give 1", "pay P3 give 1"]
    after = Table(seats=2, hands={0: "L1"}, played=played, places=places, mummy=0).do("play L1")
    assert "pay L1 L3 give 1" in after.legal()
    assert Table(hands={0: "L1"}, played={0: "L5"}).do("play L1").legal() == ["move", "stay"]


def test_S_T5_one_of_A_and_B_has_to_be_done() -> None:
    assert Table(hands={0: "P1"}).refused("end") == "S-T5"


def test_S_T5_who_can_do_neither_passes_the_turn() -> None:
    table = Table(hands={0: "P1 P2", 1: "L1"}, played={0: "R5"}, places={1: 4}, mummy=0, draw="")
    assert table.acting is None or table.acting == 1
    assert table.played(1) == "L1"  # seat 1 had one action, which was taken without asking
    assert table.played(0) == "R5"  # no payment in a passed turn


def test_S_T5_a_game_in_which_nobody_can_do_anything_ends() -> None:
    table = Table(hands={0: "P1", 1: "R1"}, played={1: "T2"}, draw="")
    assert table.acting is None
    assert table.scores() == [35, 33]
    assert table.ranks() == [2, 1]


def test_S_T5_an_extra_turn_is_passed_the_same_way() -> None:
    table = Table(hands={0: TEN, 1: "L1"}, draw="T1 T2", extra=True)
    assert table.acting == 1


def test_S_T6_special_before_equipment_and_never_two_specials() -> None:
    table = Table(hands={0: "L1 hex guardian"}).do("play guardian")
    assert table.refused("play hex") == "S-T6"
    assert Table(hands={0: "L1 guardian"}, played={0: "L5"}).do("play L1").refused("play guardian") == "S-T6"


def test_S_T6_who_can_move_decides_and_after_staying_may_pay() -> None:
    table = Table(hands={0: "L4"}, played={0: "L5"}, places={1: 4}, mummy=0).do("play L4")
    assert table.legal() == ["move", "stay"]
    assert table.refused("end") == "S-T6"
    assert table.refused("pay L4 give 1") == "S-T6"
    table.do("stay")
    assert table.legal() == ["end", "pay L4 L5 give 1", "pay L4 give 1", "pay L5 give 1"]
    assert table.refused("play L4") == "S-U2"


def test_S_T6_declining_to_move_needs_a_move() -> None:
    assert Table(hands={0: "L1 magic"}).do("play magic L").refused("stay") == "S-T6"


def test_a_step_without_alternative_is_taken_and_told() -> None:
    table = Table(hands={0: "P1 guardian"}).do("play guardian")
    assert table.acting == 1
    assert table.view(1)["taken"] == [{"seat": 0, "do": "end"}]
