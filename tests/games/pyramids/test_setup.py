"""Set-up and the course of a match."""

from __future__ import annotations

from benben.engine.bits import popcount
from benben.engine.record import values
from benben.games.pyramids import notation, rules, view
from games.pyramids.table import OPEN, Table, completing, shipped

DEALS = ("deal 0 5 12 31 40", "deal 1 1 2 3 4")


def started() -> Table:
    table = Table()
    table.chance(*DEALS)
    return table


def test_P_S1_four_cards_are_dealt_to_each_and_two_of_them_are_kept() -> None:
    table = Table(3)
    assert table.words() == "deal 0"
    assert rules.chance(table.box, table.s) == 48
    table.chance("deal 0 5 12 31 40")
    assert table.words() == "deal 1"
    assert rules.weight(table.box, table.s, 12) == 0, "a dealt card cannot come again"
    table.chance("deal 1 1 2 3 4", "deal 2 6 7 8 9")
    assert table.allowed(0) == ["keep 5 12", "keep 5 31", "keep 5 40", "keep 12 31", "keep 12 40", "keep 31 40"]
    assert table.refused(0, "keep 5 6") == "P-S1"
    table.do(0, "keep 12 40")
    assert table.seat(0).cards == [12, 40]


def test_P_S2_all_choose_at_the_same_time_and_see_only_their_own_four() -> None:
    table = started()
    assert table.s.acting == 0b11
    before = view.view(table.box, table.s, 1), table.allowed(1)
    table.do(0, "keep 5 12")
    after = view.view(table.box, table.s, 1)
    assert after.pop("acting") == [1]
    assert before[0].pop("acting") == [0, 1]
    after["players"][0].pop("kept")
    before[0]["players"][0].pop("kept")
    assert (after, table.allowed(1)) == before
    assert [card["number"] for card in after["dealt"]] == [1, 2, 3, 4]


def test_P_S2_the_order_of_choosing_makes_no_difference() -> None:
    one, other = started(), started()
    one.do(0, "keep 5 12")
    one.do(1, "keep 1 2")
    other.do(1, "keep 1 2")
    other.do(0, "keep 5 12")
    assert list(values(one.s)) == list(values(other.s))


def test_P_S3_cards_given_back_return_to_the_deck_and_four_of_it_are_shown() -> None:
    table = started()
    table.do(0, "keep 5 12")
    table.do(1, "keep 1 2")
    assert table.words() == "display"
    assert rules.chance(table.box, table.s) == 44
    assert [rules.weight(table.box, table.s, card) for card in (31, 4, 20)] == [1, 1, 1], "also what was given back"
    assert [rules.weight(table.box, table.s, card) for card in (5, 12, 1, 2)] == [0, 0, 0, 0]
    table.chance("display 31 41 8 3")
    assert list(table.s.display) == [3, 8, 31, 41]
    assert popcount(table.s.deck) == 40


def test_P_S4_the_expedition_deck_holds_eight_cards() -> None:
    table = started()
    table.do(0, "keep 5 12")
    table.do(1, "keep 1 2")
    table.chance("display 31 41 8 3")
    assert table.words() == "reveal"
    assert rules.chance(table.box, table.s) == 8
    names = notation.pattern_names(table.box)
    copies = [rules.weight(table.box, table.s, pattern) for pattern in range(6)]
    assert copies == [shipped()["deck"].count(name) for name in names]


def flip(table: Table, pattern: str) -> None:
    table.chance(f"reveal {pattern}")
    for seat in range(table.box.seats):
        table.do(seat, table.allowed(seat)[0])


def quiet_table() -> Table:
    """Cards on which seven single spaces in a round lead to no tomb, because nobody marks anything."""
    table = Table()
    table.show((), ())
    rules.begin_chance(table.s, 3, 1)  # as before the first card of a round; nobody has cards, so all pass
    return table


def test_P_R1_a_round_has_seven_cards_and_the_eighth_is_not_revealed() -> None:
    table = quiet_table()
    for pattern in ("I2", "I3", "I3", "L3", "L3", "T4", "L4"):
        flip(table, pattern)
    assert table.s.round == 1
    assert rules.chance(table.box, table.s) == 8, "all eight are shuffled again, the square among them"


def test_P_R1_a_card_comes_as_often_as_it_is_in_the_deck() -> None:
    table = quiet_table()
    flip(table, "I3")
    i3 = notation.pattern_names(table.box).index("I3")
    assert rules.weight(table.box, table.s, i3) == 1
    flip(table, "I3")
    assert rules.weight(table.box, table.s, i3) == 0
    assert rules.chance(table.box, table.s) == 6


def test_P_R1_the_match_ends_after_four_rounds() -> None:
    table = quiet_table()
    for _ in range(4):
        for pattern in ("I2", "I3", "I3", "L3", "L3", "T4", "O4"):
            assert table.s.acting != 0
            flip(table, pattern)
    assert table.s.acting == 0


def test_P_R2_reveal_then_mark_then_replace_then_points() -> None:
    table = completing({0: (3,)})
    table.lay(1, 0, 7)
    table.show((5, 9, 12, 20), (30, 33))
    table.seat(0).colours[0] = 1
    table.s.phase, table.s.acting, table.s.left = 3, -1, 1
    table.chance("reveal I2")
    table.do(0, "mark 3 a5")
    assert table.seat(0).completed == 0, "nobody replaces before all have marked"
    table.do(1, table.allowed(1)[0])
    assert table.allowed(0) == ["take 5", "take 9", "take 12", "take 20", "take deck"]
    assert table.seat(0).awards[0] == 0, "points come after replacing"
    table.do(0, "take 9")
    table.chance("refill 30")
    assert table.seat(0).awards[0] == 0b001
    assert table.words() == "reveal"


def test_P_R2_the_last_expedition_card_of_the_match_brings_all_four_actions() -> None:
    table = completing({0: (3,)})
    table.lay(1, 0, 7)
    table.show((5, 9, 12, 20), (30, 33))
    table.seat(0).colours[0] = 1
    table.reveal("I2", flip=6, round_=3)
    table.do(0, "mark 3 a5")
    table.do(1, table.allowed(1)[0])
    table.do(0, "take 9")
    table.chance("refill 30")
    assert table.s.acting == 0
    assert table.seat(0).awards[0] == 0b001


def test_P_R1_a_flip_in_the_middle_of_a_round_leads_to_the_next() -> None:
    table = Table(2, {1: OPEN, 2: OPEN})
    table.lay(0, 0, 1)
    table.lay(1, 0, 2)
    table.reveal("I2", flip=2, round_=1)
    table.do(0, "mark 1 a1")
    table.do(1, "mark 2 a1 b1")
    assert (table.s.round, table.s.flip, table.words()) == (1, 3, "reveal")
