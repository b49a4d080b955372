"""Marking a pattern or a single space."""

from __future__ import annotations

import pytest

from benben import Match
from benben.bots.bot import choose
from benben.engine.record import values
from benben.games.pyramids import view
from games.pyramids.table import OPEN, Table, shipped

WALLED = "E.#.. ..#.. ..... ..... ....T"


def marking(pattern: str, marked: str = "", chamber: str = OPEN, other: str = OPEN) -> Table:
    """Seat 0 has cards 1 and 2, with marks on card 1; seat 1 has card 3."""
    table = Table(2, {1: chamber, 2: other, 3: OPEN})
    table.lay(0, 0, 1, marked)
    table.lay(0, 1, 2)
    table.lay(1, 0, 3)
    table.reveal(pattern)
    return table


def on_card(table: Table, card: int, size: int) -> list[frozenset[str]]:
    """The spaces of each mark of so many spaces that seat 0 may make on a card."""
    found = [text.split() for text in table.allowed(0)]
    return [frozenset(words[2:]) for words in found if words[1] == str(card) and len(words) == size + 2]


def test_P_M1_what_one_marks_no_other_sees_before_all_have_marked() -> None:
    table = marking("I2")
    before = view.view(table.box, table.s, 1), table.allowed(1)
    table.do(0, "mark 1 a1 b1")
    after = view.view(table.box, table.s, 1)
    assert (after.pop("acting"), before[0].pop("acting")) == ([1], [0, 1])
    assert (after, table.allowed(1)) == before
    table.do(1, "mark 3 a1")
    assert view.view(table.box, table.s, 1)["players"][0]["cards"][0]["marked"] == ["a1", "b1"]


def test_P_M1_the_order_of_marking_makes_no_difference() -> None:
    one, other = marking("I2"), marking("I2")
    one.do(0, "mark 1 a1 b1")
    one.do(1, "mark 3 a1 a2")
    other.do(1, "mark 3 a1 a2")
    other.do(0, "mark 1 a1 b1")
    assert list(values(one.s)) == list(values(other.s))


def test_P_M2_the_whole_pattern_or_a_single_space_on_one_of_the_two_cards() -> None:
    table = marking("I3")
    assert table.allowed(0) == [
        "mark 1 a1 b1 c1",
        "mark 1 a1 a2 a3",
        "mark 2 a1 b1 c1",
        "mark 2 a1 a2 a3",
        "mark 1 a1",
        "mark 2 a1",
    ]


def test_P_M2_no_part_of_the_pattern_no_other_shape_and_no_passing() -> None:
    table = marking("I3")
    assert table.refused(0, "mark 1 a1 b1") == "P-M2"
    assert table.refused(0, "mark 1 a1 b1 b2") == "P-M2"
    assert table.refused(0, "mark 3 a1") == "P-M2", "the card of another player"
    assert table.refused(0, "pass") == "P-M2"


@pytest.mark.parametrize(("pattern", "ways"), [("I2", 2), ("I3", 2), ("L3", 4), ("T4", 4), ("L4", 8), ("O4", 1)])
def test_P_M3_the_pattern_may_be_turned_and_mirrored(pattern: str, ways: int) -> None:
    table = marking(pattern, "a1 b1 c1 c2 c3")
    size = {"I2": 2, "I3": 3, "L3": 3}.get(pattern, 4)
    shapes = set()
    for names in on_card(table, 1, size):
        cells = {("abcde".index(name[0]), int(name[1])) for name in names}
        left, top = min(column for column, _ in cells), min(row for _, row in cells)
        shapes.add(frozenset((column - left, row - top) for column, row in cells))
    assert len(shapes) == ways


def test_P_M3_both_hands_of_the_L_can_be_laid() -> None:
    found = on_card(marking("L4"), 1, 4)
    assert frozenset(("a1", "a2", "a3", "b3")) in found
    assert frozenset(("a1", "a2", "a3", "b1")) in found
    assert len(found) == len(set(found)), "ways that mark the same spaces are one choice"


def test_P_M4_no_space_outside_no_wall_and_no_space_twice() -> None:
    table = marking("I2", "a1 b1", WALLED)
    assert table.refused(0, "mark 1 c1") == "P-M4"
    assert table.refused(0, "mark 1 b1 c1") == "P-M4"
    assert table.refused(0, "mark 1 b1 b2") == "P-M4", "b1 is marked already"
    assert table.refused(0, "mark 1 b1") == "P-M4"
    spaces = set().union(*on_card(table, 1, 2), *on_card(table, 1, 1))
    assert spaces == {"a2", "b2", "a3", "b3"}
    assert frozenset(("e1", "a2")) not in on_card(marking("I2", "a1 b1 c1 d1 e1"), 1, 2), "rows do not run on"


def test_P_M4_the_edge_of_the_chamber_is_an_edge() -> None:
    assert set(on_card(marking("I2", "a1 b1 c1 d1 e1 e2"), 1, 1)) == {
        frozenset((name,)) for name in ("a2", "b2", "c2", "d2", "e3")
    }


def test_P_M5_the_first_marks_on_a_card_take_the_entrance() -> None:
    table = marking("T4", chamber="..E.. ..... ..... ..... ....T")
    found = on_card(table, 1, 4)
    assert found
    assert all("c1" in spaces for spaces in found)
    assert on_card(table, 1, 1) == [frozenset(("c1",))]
    assert table.refused(0, "mark 1 c2") == "P-M5"
    assert table.refused(0, "mark 1 a1 b1 c1 d1") == "P-M2"
    assert table.refused(0, "mark 1 b2 c2 d2 c3") == "P-M5"


def test_P_M6_further_marks_touch_a_marked_space_side_to_side() -> None:
    table = marking("I2", "a1")
    assert set(on_card(table, 1, 1)) == {frozenset(("b1",)), frozenset(("a2",))}
    assert table.refused(0, "mark 1 b2") == "P-M6", "at a corner only"
    assert table.refused(0, "mark 1 b2 c2") == "P-M6"
    assert frozenset(("b1", "c1")) in on_card(table, 1, 2), "one space of the pattern is enough"


def test_P_M7_a_single_space_may_be_chosen_where_the_pattern_fits_and_may_be_the_tomb() -> None:
    table = marking("I2", "a1 b1 c1 d1 e1 e2 e3 e4")
    assert "mark 1 d5 e5" in table.allowed(0)
    table.do(0, "mark 1 e5")
    table.do(1, "mark 3 a1")
    assert table.seat(0).finished[0] == 1


def test_P_M8_whoever_has_a_card_can_mark() -> None:
    for number, card in shipped()["cards"].items():
        table = Table()
        table.lay(0, 0, int(number))
        free = [f"{'abcde'[at % 5]}{at // 5 + 1}" for at, mark in enumerate("".join(card["rows"])) if mark not in "#T"]
        table.reveal("O4")
        for _ in free:
            singles = [text for text in table.allowed(0) if len(text.split()) == 3]
            assert singles, f"stuck on card {number}"
            away = [text for text in singles if not table.box.cards[int(number)].tomb >> cell(text) & 1]
            if not away:
                break
            me = table.seat(0)
            me.marked[0] |= 1 << cell(away[-1])


def cell(text: str) -> int:
    column, row = text.split()[2]
    return "abcde".index(column) + 5 * (int(row) - 1)


def test_P_M8_a_player_with_one_card_plays_on_with_it() -> None:
    table = Table(2, {1: OPEN})
    table.lay(0, 1, 1)
    table.reveal("I2")
    assert table.allowed(0) == ["mark 1 a1 b1", "mark 1 a1 a2", "mark 1 a1"]


def test_P_M8_a_player_without_any_card_passes() -> None:
    table = Table(2, {1: OPEN})
    table.lay(1, 0, 1)
    table.reveal("I2")
    assert table.allowed(0) == ["pass"]
    table.do(0, "pass")
    assert "pass" not in table.allowed(1)
    assert table.refused(1, "pass") == "P-M2"


def test_P_S2_P_M1_seats_act_together_while_they_keep_and_while_they_mark_and_at_no_other_time() -> None:
    match, seen = Match.new("pyramids", seats=2, seed=3), set()
    while not match.is_over:
        phase, together = match.view()["phase"], match.game.rules.together(match.box, match.state)
        assert together == (1 if phase in ("keep", "mark") else 0)
        seen.add(phase)
        match.submit(match.acting[0], choose(match, match.acting[0], "greedy", 3))
    assert seen == {"keep", "mark", "take"}
    assert match.game.rules.together(match.box, match.state) == 0
