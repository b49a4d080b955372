"""Equipment and special cards."""

from __future__ import annotations

from games.stregati.table import BESIDE, Table


def test_S_Q1_only_the_tool_of_the_arrow_may_be_played() -> None:
    table = Table(hands={0: "L1 P2 R3 T4"}, arrow="R")
    assert [text for text in table.legal() if text.startswith("play")] == ["play R3"]
    assert table.refused("play P2") == "S-Q1"


def test_S_Q1_different_tools_lie_side_by_side() -> None:
    assert Table(hands={0: "L1"}, played={0: "P2 R1"}).do("play L1").played() == "L1 P2 R1"


def test_S_M1_magic_turns_the_storeroom_and_may_leave_it() -> None:
    table = Table(hands={0: "P1 magic"})
    assert [text for text in table.legal() if "magic" in text and "play" in text] == [
        "play magic L",
        "play magic P",
        "play magic R",
        "play magic T",
    ]
    table.do("play magic P")
    assert table.view(1)["arrow"] == "P"
    assert table.discard() == "magic"
    assert table.legal() == ["end", "play P1"]


def test_S_M2_the_mummy_is_laid_before_another_player_who_needs_three_more() -> None:
    table = Table(seats=3, hands={0: "mummy P1"})
    assert [text for text in table.legal() if "mummy" in text and "play" in text] == ["play mummy 1", "play mummy 2"]
    assert table.refused("play mummy 0") == "S-M2"
    table.do("play mummy 2")
    assert table.view(0)["players"][2]["need"] == 9
    assert table.view(0)["players"][1]["need"] == 6


def test_S_M2_the_mummy_never_comes_back_to_a_pile() -> None:
    table = Table(hands={0: "mummy P1", 1: "R1"}).do("play mummy 1")
    assert "mummy" not in (table.draw() + table.discard() + table.hand()).split()


def test_S_M3_every_other_player_gives_up_a_card_of_their_choice() -> None:
    table = Table(seats=3, hands={0: "hex P1", 1: "R1"}, played={0: "T5", 1: "L1 L2 guardian", 2: ""})
    table.do("play hex")
    assert table.acting == 1
    assert table.legal() == ["drop L1", "drop L2", "drop guardian"]
    assert table.refused("end") == "S-M3"
    table.do("drop L2")
    assert table.played(1) == "L1 guardian"
    assert table.played(0) == "T5"
    assert table.discard() == "L2 hex"
    assert table.acting == 1  # the turn of seat 0 had nothing left, and it is the next turn


def test_S_M3_a_hex_without_victims_may_be_played() -> None:
    assert Table(hands={0: "L1 hex"}).do("play hex").legal() == ["end", "play L1"]


def test_S_M4_a_guardian_is_given_up_instead_of_equipment_and_several_may_lie_there() -> None:
    table = Table(hands={0: "hex L1", 1: "R1"}, played={1: "L5 guardian guardian"})
    assert table.do("play hex").legal() == ["drop L5", "drop guardian"]
    assert table.do("drop guardian").played(1) == "L5 guardian"
    table = Table(hands={0: "guardian P1"}, played={0: "guardian"}).do("play guardian")
    assert table.played() == "guardian guardian"


def test_S_M5_after_a_scarab_any_number_of_equipment_follows() -> None:
    table = Table(hands={0: "L1 L1 L2 P1 scarab"}).do("play scarab")
    assert table.legal() == ["end", "play L1", "play L2"]
    table.do("play L1", "play L1")
    assert table.legal() == ["end", "play L2"]
    table.do("play L2")
    assert table.played() == "L1 L1 L2"
    assert table.discard() == "scarab"


def test_S_M5_none_is_allowed() -> None:
    assert Table(hands={0: "L1 scarab"}).do("play scarab", "end").acting == 1


def test_S_M6_the_victims_choose_in_turn_order_from_the_left() -> None:
    played = {0: "L1 L2", 2: "P1 P2", 3: "R1 R2"}
    table = Table(seats=4, hands={0: "P5", 1: "hex T1"}, played=played).pass_turns(0).do("play hex")
    order = []
    while table.legal()[0].startswith("drop"):
        order.append(table.acting)
        table.do(table.legal()[0])
    assert order == [2, 3, 0]


def test_S_M6_equal_cards_leave_no_choice() -> None:
    table = Table(seats=3, hands={0: "hex L1"}, played={1: "L3 L3", 2: "P1 P2"}).do("play hex")
    assert table.acting == 2
    assert table.played(1) == "L3"
    assert table.view(0)["taken"] == [{"seat": 1, "do": "drop L3"}]


def test_a_hex_can_bring_somebody_beside_the_chamber_back_to_the_exact_sum() -> None:
    table = Table(hands={0: "hex P1"}, played={1: "L5 P5 R3"}, places={1: BESIDE}, chamber="short").do("play hex")
    assert table.do("drop R3").view(1)["players"][1]["exact"]


def test_S_M3_of_two_equal_cards_one_is_dropped() -> None:
    table = Table(hands={0: "hex L1"}, played={1: "L3 L3 P1"}).do("play hex", "drop L3")
    assert table.played(1) == "L3 P1"
    assert sorted(table.discard().split()) == ["L3", "hex"]
