"""Passing adventures, entering the chamber, passing the mummy."""

from __future__ import annotations

from games.stregati.table import BESIDE, Table


def test_S_V1_the_sum_has_to_reach_the_adventure_beside_the_player() -> None:
    assert "move" in Table(hands={0: "L1"}, played={0: "P5"}).do("play L1").legal()
    table = Table(hands={0: "L1 guardian"}, played={0: "P5"}).do("play guardian")
    assert table.legal() == ["end", "play L1"]
    assert table.refused("move") == "S-V1"
    second = Table(hands={0: "L1 guardian"}, played={0: "P5"}, places={0: 2}).do("play guardian")  # it has value 4
    assert "move" in second.legal()


def test_S_V1_moving_is_the_players_choice() -> None:
    assert Table(hands={0: "L1"}, played={0: "P5"}).do("play L1", "stay").place() == 0


def test_S_V2_all_played_cards_are_discarded_on_passing() -> None:
    table = Table(hands={0: "L2 P1"}, played={0: "P5 guardian"}).do("play L2", "move")
    assert table.played() == ""
    assert table.discard() == "L2 P5 guardian"
    assert table.place() == 1


def test_S_V3_one_adventure_in_a_turn() -> None:
    table = Table(hands={0: "L5 P1"}, played={0: "P5 R5"}).do("play L5", "move")
    assert (table.place(), table.acting) == (1, 1)


def test_S_V4_an_exact_passing_turns_the_storeroom_and_brings_an_extra_turn() -> None:
    table = Table(hands={0: "L1 P1 R1"}, played={0: "P5"}).do("play L1", "move")
    assert table.legal() == ["turn L", "turn P", "turn R", "turn T"]
    assert table.refused("move") == "S-V4"
    table.do("turn R")
    assert table.legal() == ["draw 1", "play R1"]
    assert table.refused("draw 2") == "S-V4"
    assert table.refused("swap P1") == "S-V4"
    table.do("draw 1", "draw 0 T1")
    assert table.acting == 1


def test_S_V4_in_the_extra_turn_another_adventure_may_be_passed() -> None:
    table = Table(hands={0: "L1 R4 R4 scarab"}, played={0: "P5"}).do("play L1", "move", "turn R")
    table.do("play scarab", "play R4", "play R4", "move")
    assert table.place() == 2
    assert table.legal()[0] == "turn L"  # 8 was exact again


def test_S_V4_the_option_makes_the_extra_turn_like_any_other() -> None:
    table = Table(hands={0: "L1 P1 R1"}, played={0: "P5"}, extra_draw="full").do("play L1", "move", "turn R")
    assert {"draw 2", "swap P1 R1"} <= set(table.legal())


def test_S_V5_passing_follows_a_play_of_the_same_turn() -> None:
    table = Table(hands={0: "L1 P1"}, played={0: "P5 R5"})
    assert table.refused("move") == "S-V5"
    table.do("draw 1", "draw 0 T1")
    assert table.acting == 1
    assert "move" in Table(hands={0: "guardian P1"}, played={0: "P5 R5"}).do("play guardian").legal()


def test_S_V6_the_chamber_opens_to_the_exact_sum_only() -> None:
    played, places = {0: "P5 R5"}, {0: BESIDE}
    beyond = Table(hands={0: "L3 guardian"}, played=played, places=places).do("play L3")
    assert (beyond.played(), beyond.acting) == ("L3 P5 R5", 1)
    table = Table(hands={0: "L1 L2 guardian"}, played=played, places=places).do("play guardian")
    assert table.refused("move") == "S-V6"
    table.do("play L2")
    assert table.legal() == ["move", "stay"]
    with_mummy = Table(hands={0: "L2 guardian"}, played=played, places=places, mummy=0).do("play L2")
    assert with_mummy.acting == 1


def test_S_V6_interfaces_can_warn_before_a_play_beyond_the_chamber() -> None:
    table = Table(hands={0: "L2 L3"}, played={0: "P5 R5"}, places={0: BESIDE})
    from games.stregati.table import GAME

    beyond = {}
    for text in ("play L2", "play L3"):
        actions = GAME.notation.parse_action(table.box, table.s, 0, text)
        beyond[text] = GAME.knowledge.target(table.box, table.s, 0, actions)["beyond"]
    assert beyond == {"play L2": False, "play L3": True}


def test_S_U1_who_passes_with_the_mummy_hands_it_on() -> None:
    table = Table(seats=3, hands={0: "L5 P1"}, played={0: "P5"}, mummy=0).do("play L5", "move")
    assert table.legal() == ["give 1", "give 2"]
    assert table.refused("give 0") == "S-U1"
    table.do("give 2")
    assert table.view(0)["mummy"] == 2
    assert table.acting == 1


def test_S_U1_with_one_other_player_there_is_no_question() -> None:
    table = Table(hands={0: "L5 P1"}, played={0: "P5"}, mummy=0).do("play L5", "move")
    assert table.view(0)["mummy"] == 1
    assert table.view(0)["taken"] == [{"seat": 0, "do": "give 1"}]


def test_S_U2_the_mummy_is_paid_away_to_somebody_beside_the_chamber() -> None:
    where = {1: BESIDE, 2: 3, 3: BESIDE}
    table = Table(seats=4, hands={0: "P1"}, played={0: "L2 L2 P4"}, places=where, mummy=0).do("draw 1", "draw 0 T1")
    assert table.refused("pay L2 give 1") == "S-U2"
    assert table.refused("pay P4 give 2") == "S-U2"
    assert table.refused("pay T4 give 1") == "S-U2"
    pays = [text for text in table.legal() if text.startswith("pay")]
    assert pays == [
        "pay L2 L2 P4 give 1",
        "pay L2 L2 P4 give 3",
        "pay L2 L2 give 1",
        "pay L2 L2 give 3",
        "pay L2 P4 give 1",
        "pay L2 P4 give 3",
        "pay P4 give 1",
        "pay P4 give 3",
    ]
    table.do("pay L2 P4 give 3")
    assert table.played() == "L2"
    assert table.discard() == "L2 P4"
    assert table.view(0)["mummy"] == 3
    assert table.acting == 1


def test_S_U2_without_anybody_else_beside_the_chamber_nothing_is_paid() -> None:
    table = Table(hands={0: "P1"}, played={0: "P5"}, places={0: BESIDE}, mummy=0).do("draw 1", "draw 0 T1")
    assert table.acting == 1
    table = Table(hands={0: "P1"}, played={0: "P5"}, places={1: BESIDE}, mummy=1).do("draw 1", "draw 0 T1")
    assert table.acting == 1


def test_S_U3_first_the_cards_then_the_mummy_then_the_storeroom() -> None:
    table = Table(seats=3, hands={0: "L4 P1"}, played={0: "P5"}, mummy=0).do("play L4", "move")
    assert table.played() == ""
    assert table.legal() == ["give 1", "give 2"]
    assert table.do("give 1").legal() == ["turn L", "turn P", "turn R", "turn T"]


def test_S_X1_guardian_and_all_go_and_ten_is_not_exact() -> None:
    table = Table(hands={0: "R3 T1"}, played={0: "P5 R2 guardian"}, arrow="R", row=(9, 8, 4, 5)).do("play R3")
    assert table.legal() == ["move", "stay"]
    table.do("move")
    assert table.discard() == "P5 R2 R3 guardian"
    assert table.acting == 1


def test_S_X2_three_points_before_a_chamber_of_twelve() -> None:
    assert Table(played={1: "P3"}, places={1: BESIDE}).scores()[1] == 9


def test_S_X3_the_mummy_beside_the_last_adventure() -> None:
    assert Table(places={1: 3}, mummy=1, row=(7, 8, 9, 10)).scores()[1] == 25
