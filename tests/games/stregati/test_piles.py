"""The draw pile, the discard pile, and what is known of them."""

from __future__ import annotations

from games.stregati.table import Table


def test_S_D1_an_empty_draw_pile_is_made_anew_at_once() -> None:
    table = Table(hands={0: "P1", 1: "R1"}, draw="T1", discard="T2 T3").do("draw 1", "draw 0 T1")
    assert table.chance() == "shuffle"
    table.do("shuffle")
    assert (table.draw(), table.discard(), table.acting) == ("T2 T3", "", 1)


def test_S_D1_without_discards_it_is_made_with_the_first_that_comes() -> None:
    table = Table(hands={0: "L1 magic", 1: "R1"}, draw="").do("play magic L")
    assert table.chance() == "shuffle"
    table.do("shuffle")
    assert table.legal() == ["end", "play L1"]


def test_S_D1_a_drawing_across_the_end_goes_on_from_the_new_pile() -> None:
    table = Table(hands={0: "P1", 1: "R1"}, draw="T1", discard="T2 T3").do("draw 2", "draw 0 T1", "shuffle")
    assert table.chance() == "draw 0"
    table.do("draw 0 T3")
    assert table.hand() == "P1 T1 T3"
    assert table.acting == 1


def test_S_D1_draw_two_needs_two_cards_in_both_piles() -> None:
    assert Table(hands={0: "P1"}, draw="T1").refused("draw 2") == "S-D1"
    assert "draw 2" in Table(hands={0: "P1"}, draw="T1", discard="T2").legal()


def test_S_D1_no_shuffle_follows_the_step_that_ends_a_game() -> None:
    table = Table(hands={0: "P1", 1: "R1"}, draw="T1", discard="T2", max_rounds=1)
    table.do("draw 1", "draw 0 T1", "shuffle", "draw 1", "draw 1 T2")
    assert table.acting is None
    table = Table(hands={0: "P1", 1: "L1 magic"}, draw="T1 T2", max_rounds=1).do("draw 2", "draw 0 T1 T2")
    table.do("play magic R")  # the end is taken without asking, and the game is over
    assert table.acting is None
    assert table.discard() == "magic"


def test_S_D1_cards_discarded_together_come_before_the_shuffle() -> None:
    table = Table(hands={0: "L2 L3"}, played={0: "L5 guardian"}, draw="").do("play L2", "move")
    table.do("shuffle")
    assert table.draw() == "L2 L5 guardian"


def test_S_D1_each_drop_is_a_discard_of_its_own() -> None:
    table = Table(seats=3, hands={0: "hex P1"}, played={1: "L1 L2", 2: "T1 T2"}, draw="R1 R2")
    table.s.draw = 0
    table.do("play hex", "shuffle")
    assert table.draw() == "hex"
    table.s.draw = 0
    table.do("drop L1", "shuffle")
    assert table.draw() == "L1"
    assert table.acting == 2


def test_S_D2_before_an_exchange_a_low_pile_is_shuffled_with_the_discards() -> None:
    table = Table(hands={0: "P1 P2"}, draw="T1 T2 T3 T4", discard="R1").do("swap P1")
    assert table.chance() == "shuffle"
    assert table.hand() == "P1 P2"  # still in the hand
    table.do("shuffle")
    assert table.draw() == "R1 T1 T2 T3 T4"
    assert table.discard() == "P1"  # not among the cards that are drawn from
    table.do("draw 0 R1")
    assert table.hand() == "P2 R1"


def test_S_D2_five_cards_in_the_pile_are_enough() -> None:
    table = Table(hands={0: "P1 P2"}, draw="T1 T2 T3 T4 T5", discard="R1").do("swap P1")
    assert table.chance() == "draw 0"


def test_S_D2_without_discards_there_is_nothing_to_shuffle() -> None:
    table = Table(hands={0: "P1 P2", 1: "R1"}, draw="T1 T2").do("swap P1 P2")
    assert table.chance() == "draw 0"
    table.do("draw 0 T1 T2", "shuffle")
    assert table.draw() == "P1 P2"


def test_S_D3_only_what_can_be_replaced_is_exchanged() -> None:
    table = Table(hands={0: "P1 P2 P3"}, draw="T1", discard="T2")
    assert "swap P1 P2" in table.legal()
    assert table.refused("swap P1 P2 P3") == "S-D3"
    assert Table(hands={0: "L1 L2"}, draw="").refused("swap L1") == "S-D3"


def test_S_D4_exchanged_cards_are_hidden_from_others_and_played_ones_known() -> None:
    table = Table(hands={0: "P1 P2 magic", 1: "R1 magic"}).do("swap P1 P2", "draw 0 L1 L2", "play magic R", "end")
    assert table.view(0)["discard"] == {"count": 3, "known": ["magic"], "yours": ["P1", "P2"], "hidden": 0}
    assert table.view(1)["discard"] == {"count": 3, "known": ["magic"], "yours": [], "hidden": 2}
    assert table.view(None)["discard"]["hidden"] == 2


def test_S_D4_a_shuffle_ends_what_is_known() -> None:
    table = Table(hands={0: "P1 P2", 1: "R1"}, draw="T1 T2").do("swap P1 P2", "draw 0 T1 T2", "shuffle")
    assert table.view(0)["discard"]["yours"] == []
    assert {"P1", "P2"} <= set(table.view(0)["unseen"])
