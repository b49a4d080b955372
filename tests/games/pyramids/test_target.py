"""What a view says that a mark would bring."""

from __future__ import annotations

from typing import Any

from benben.games.pyramids import notation, view
from games.pyramids.table import OPEN, Table


def marking(chamber: str, marked: str) -> Table:
    """Seat 0 has card 1 with that chamber and card 4, both green; the pattern is the domino."""
    table = Table(2, {1: chamber, 4: OPEN, 3: OPEN})
    table.lay(0, 0, 1, marked)
    table.lay(0, 1, 4)
    table.lay(1, 0, 3)
    table.reveal("I2", round_=2)
    return table


def after(table: Table, text: str) -> dict[str, Any]:
    found: dict[str, Any] = view.target(table.box, table.s, 0, notation.parse_action(table.box, table.s, 0, text))[
        "after"
    ]
    return found


def test_P_F2_a_gem_that_makes_a_pair_is_worth_the_rest_of_the_pair() -> None:
    table = marking("Er... ..... ..... ..... ....T", "a1")
    assert after(table, "mark 1 b1 c1") == {"red": 1, "points": 1}
    table.seat(0).green = 1
    assert after(table, "mark 1 b1 c1") == {"red": 1, "points": 4}
    table.seat(0).red = 10
    assert after(table, "mark 1 b1 c1") == {"points": 0}


def test_P_Y9_a_skull_and_a_potion_change_what_the_worst_skull_costs() -> None:
    table = marking("Es.p. ..... ..... ..... ....T", "a1 a2 a3 b3 c3 d3 d2")
    table.seat(0).skulls = 3
    assert after(table, "mark 1 b1") == {"skulls": 4, "points": -1}
    assert after(table, "mark 1 d1 e1") == {"skulls": 1, "points": 2}


def test_P_Y6_only_the_first_torch_of_a_round_is_worth_something() -> None:
    table = marking("Et... ..... ..... ..... ....T", "a1")
    assert after(table, "mark 1 b1") == {"torches": 1, "points": 5}
    table.seat(0).torches = 0b100
    assert after(table, "mark 1 b1") == {"points": 0}


def test_P_P1_a_tomb_says_which_award_lies_there_for_an_even_number_of_a_colour() -> None:
    table = marking(OPEN, "e4")
    assert after(table, "mark 1 e5") == {"points": 10}
    table.seat(0).colours[1] = 1
    table.s.awarded[1] = 1
    assert after(table, "mark 1 e5") == {"points": 10, "award": 6}
    table.seat(0).marked[1] = table.box.cards[4].tomb
    assert after(table, "mark 1 e5") == {"points": 10}
    table.seat(0).colours[1] = 7
    table.seat(0).marked[1] = 0
    assert after(table, "mark 1 e5") == {"points": 10}
