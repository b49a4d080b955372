"""The expert variant."""

from __future__ import annotations

from games.stregati.table import BESIDE, Table

FIVE = "draw 0 T1 T2 T3 T4 T5"


def test_S_E1_an_empty_hand_passes_the_adventure_and_draws_five() -> None:
    table = Table(hands={0: "L1"}, played={0: "P1 guardian"}, expert=True).do("play L1")
    assert table.place() == 1
    assert table.discard() == "L1 P1 guardian"
    assert table.chance() == "draw 0"
    table.do(FIVE)
    assert table.hand() == "T1 T2 T3 T4 T5"
    assert table.acting == 1


def test_S_E1_the_mummy_stays_even_when_the_sum_exceeds_the_need() -> None:
    table = Table(seats=3, hands={0: "L5"}, played={0: "P5"}, mummy=0, expert=True).do("play L5", FIVE)
    assert (table.view(0)["mummy"], table.place(), table.acting) == (0, 1, 1)


def test_S_E1_where_fewer_than_five_are_left_all_are_drawn() -> None:
    table = Table(hands={0: "L1", 1: "magic"}, draw="T1", expert=True).do(
        "play L1", "draw 0 T1", "shuffle", "draw 0 L1"
    )
    assert table.hand() == "L1 T1"
    assert table.acting == 1


def test_S_E1_only_in_the_expert_variant() -> None:
    assert Table(hands={0: "L1"}).do("play L1").place() == 0


def test_S_E2_with_the_exact_sum_the_extra_turn_follows() -> None:
    table = Table(hands={0: "L1"}, played={0: "P5"}, expert=True).do("play L1", FIVE, "turn T")
    assert table.place() == 1
    assert table.legal()[:2] == ["draw 1", "play T1"]


def test_S_E2_the_mummy_is_handed_on_after_the_drawing() -> None:
    table = Table(seats=3, hands={0: "L4"}, played={0: "P5"}, mummy=0, expert=True).do("play L4", FIVE)
    assert table.legal() == ["give 1", "give 2"]
    assert table.do("give 1").legal() == ["turn L", "turn P", "turn R", "turn T"]


def test_S_E3_beside_the_chamber_an_empty_hand_draws_five_and_the_cards_stay() -> None:
    table = Table(hands={0: "L1"}, played={0: "P5"}, places={0: BESIDE}, expert=True).do("play L1", FIVE)
    assert (table.place(), table.played(), table.acting) == (BESIDE, "L1 P5", 1)


def test_S_E3_who_declines_to_enter_draws_and_then_may_pay() -> None:
    where = {0: BESIDE, 1: BESIDE}
    table = Table(hands={0: "L5"}, played={0: "P5 R5"}, places=where, mummy=0, expert=True).do("play L5")
    assert table.legal() == ["move", "stay"]
    table.do("stay", FIVE)
    assert "pay P5 give 1" in table.legal()


def test_S_E4_after_a_hex_one_played_card_may_be_taken_back() -> None:
    table = Table(hands={0: "hex L1"}, played={0: "P2 guardian", 1: "R1"}, mummy=0, expert=True).do("play hex")
    assert table.played(1) == ""  # the drops come first
    assert table.legal() == ["back P2", "back guardian", "end", "play L1"]
    table.do("back P2")
    assert table.hand() == "L1 P2"
    assert table.legal() == ["end", "play L1"]
    assert table.refused("back guardian") == "S-E4"


def test_S_E4_not_after_equipment_and_not_in_the_basic_game() -> None:
    table = Table(hands={0: "hex L1 R1"}, played={0: "P5 guardian"}, expert=True).do("play hex", "play L1")
    assert table.legal() == ["move", "stay"]
    assert table.refused("back guardian") == "S-E4"
    basic = Table(hands={0: "hex L1"}, played={0: "P5"}).do("play hex")
    assert basic.refused("back P5") == "S-E4"


def test_S_E4_a_card_taken_back_stays_known_to_all() -> None:
    table = Table(hands={0: "hex L1", 1: "T1"}, played={0: "P2 P3"}, expert=True).do("play hex", "back P2", "end")
    assert table.view(1)["players"][0]["known"] == ["P2"]
    assert "P2" not in table.view(1)["unseen"] or table.view(1)["unseen"].count("P2") == 1
    table.pass_turns(1).do("swap P2", "draw 0 T5")
    assert table.view(1)["players"][0]["known"] == []
    assert table.view(1)["players"][0]["either"] == ["P2"]


def test_S_E5_the_drops_and_the_card_taken_back_come_before_the_empty_hand() -> None:
    table = Table(hands={0: "hex"}, played={0: "P2 P3", 1: "R1 R2"}, expert=True).do("play hex")
    assert table.acting == 1
    table.do("drop R1")
    assert table.legal() == ["back P2", "back P3", "end"]
    assert table.refused("move") == "S-E5"
    kept = Table(hands={0: "hex"}, played={0: "P2 P3"}, expert=True).do("play hex", "back P2")
    assert (kept.hand(), kept.place(), kept.acting) == ("P2", 0, 1)
    table.do("end")
    assert (table.place(), table.chance()) == (1, "draw 0")


def test_S_E5_any_last_card_with_the_exact_sum_brings_the_extra_turn() -> None:
    table = Table(hands={0: "guardian"}, played={0: "P5 R1"}, expert=True).do("play guardian", FIVE)
    assert table.legal()[0] == "turn L"


def test_S_E5_beside_the_chamber_moving_is_decided_before_the_drawing() -> None:
    ready = {"hands": {0: "L2"}, "played": {0: "P5 R5"}, "places": {0: BESIDE}}
    assert Table(**ready, expert=True).do("play L2", "move").acting is None
    table = Table(hands={0: "hex"}, played={0: "P5 R5"}, places={0: BESIDE}, expert=True).do("play hex")
    assert table.legal() == ["back P5", "back R5", "end"]
    assert table.refused("pay P5 give 1") == "S-U2"
    assert table.do("end").chance() == "draw 0"


def test_S_E5_after_drawing_five_nothing_more_is_played() -> None:
    table = Table(hands={0: "magic"}, places={0: BESIDE}, expert=True).do("play magic T", FIVE)
    assert table.acting == 1


def test_S_E4_of_two_equal_cards_one_is_taken_back() -> None:
    table = Table(hands={0: "hex L1 T1"}, played={0: "P2 P2 R1"}, expert=True).do("play hex", "back P2")
    assert table.hand() == "L1 P2 T1"
    assert table.played(0) == "P2 R1"
    assert table.view(1)["players"][0]["known"] == ["P2"]


def test_S_E4_a_second_card_taken_back_in_a_later_turn_is_known_beside_the_first() -> None:
    hands = {0: "hex hex L1", 1: "T1"}
    table = Table(hands=hands, played={0: "P2 P3"}, expert=True).do("play hex", "back P2", "end").pass_turns(1)
    table.do("play hex", "back P3", "end")
    assert table.view(1)["players"][0]["known"] == ["P2", "P3"]
