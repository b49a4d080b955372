"""Replacing completed cards, and the awards of their colours."""

from __future__ import annotations

from games.pyramids.table import CORRIDOR, Table

DISPLAY, DECK = (5, 9, 12, 20), (30, 33, 36, 39, 42, 45, 48)
Completed = dict[int, tuple[int, ...]]  # by seat


def replacing(numbers: Completed, display: tuple[int, ...] = DISPLAY, deck: tuple[int, ...] = DECK) -> Table:
    """Each seat completes its card; of two cards, the first by a red cross."""
    seats = max(2, len(numbers))
    cards = {}
    for found in numbers.values():
        cards |= dict.fromkeys(found, CORRIDOR)
        if len(found) == 2:
            cards[found[0]] = "E#### .#### .#### .#### T+###"
    table = Table(seats, cards)
    for seat, found in numbers.items():
        for slot, number in enumerate(found):
            table.lay(seat, slot, number, "a1 a2 a3 a4")
    table.show(display, deck)
    table.reveal("I2")
    return table


def complete(table: Table, numbers: Completed) -> None:
    for seat in range(table.box.seats):
        found = numbers.get(seat, ())
        if len(found) == 2:
            table.do(seat, f"mark {found[0]} a5 b5", f"extra {found[1]} a5")
        elif found:
            table.do(seat, f"mark {found[0]} a5")
        else:
            table.do(seat, table.allowed(seat)[0])


def done(numbers: Completed, **rest: tuple[int, ...]) -> Table:
    table = replacing(numbers, **rest)
    complete(table, numbers)
    return table


def test_P_E1_a_card_of_the_display_or_the_unseen_top_card_replaces_a_completed_one() -> None:
    table = done({0: (3,)})
    assert table.allowed(0) == ["take 5", "take 9", "take 12", "take 20", "take deck"]
    assert table.refused(0, "take 30") == "P-E1"
    table.do(0, "take 12")
    assert list(table.seat(0).cards) == [12, 0]
    assert list(table.s.display) == [5, 9, 20, 0]


def test_P_E1_the_top_card_is_unseen_until_it_is_taken() -> None:
    table = done({0: (3,)})
    table.do(0, "take deck")
    assert table.words() == "draw 0"
    table.chance("draw 0 36")
    assert list(table.seat(0).cards) == [36, 0]
    assert list(table.s.display) == [5, 9, 12, 20], "the display is as it was"
    assert table.s.deck >> 36 & 1 == 0
    assert table.words() == "reveal"


def test_P_E1_each_completed_card_is_replaced() -> None:
    table = done({0: (3, 6)})
    table.do(0, "take deck")
    table.chance("draw 0 36")
    assert table.allowed(0) == ["take 5", "take 9", "take 12", "take 20", "take deck"], "the drawn card is known now"
    table.do(0, "take 5")
    assert list(table.seat(0).cards) == [36, 5]
    assert table.seat(0).completed == 1 << 3 | 1 << 6


def test_P_E1_who_completed_nothing_takes_nothing() -> None:
    table = done({1: (3,)})
    assert table.allowed(0) == []
    table.do(1, "take 5")
    table.chance("refill 30")
    assert table.words() == "reveal"


def test_P_E2_the_lowest_completed_order_number_of_a_player_decides_who_replaces_first() -> None:
    table = done({0: (21, 7), 1: (40, 4), 2: (11,)})
    order = []
    while table.s.acting != -1 or table.words() != "reveal":
        if table.s.acting == -1:
            table.chance(next_event(table))
            continue
        seat = table.s.acting.bit_length() - 1
        order.append(seat)
        table.do(seat, "take deck")
    assert order == [1, 1, 0, 0, 2], "4 before 7 before 11, and both cards of a player in a row"


def next_event(table: Table) -> str:
    """The chance event that comes next, with the lowest cards of the deck."""
    left = [card for card in range(1, 49) if table.s.deck >> card & 1][: table.s.left]
    return f"{table.words()} {' '.join(map(str, left))}"


def test_P_E3_the_display_is_filled_when_a_player_is_through() -> None:
    table = done({0: (3, 6), 1: (15,)})
    table.do(0, "take 5")
    assert table.allowed(0) == ["take 9", "take 12", "take 20", "take deck"], "not between the two cards of one player"
    table.do(0, "take 20")
    assert table.words() == "refill"
    table.chance("refill 39 30")
    assert table.allowed(1) == ["take 9", "take 12", "take 30", "take 39", "take deck"]


def test_P_E4_the_display_takes_what_is_left_of_the_deck_and_is_not_filled_any_more() -> None:
    table = done({0: (3, 6), 1: (15,)}, deck=(30,))
    table.do(0, "take 5", "take 20")
    table.chance("refill 30")
    assert table.allowed(1) == ["take 9", "take 12", "take 30"], "no deck to take from"
    table.do(1, "take 9")
    assert table.words() == "reveal", "an empty refill is no event"
    assert list(table.s.display) == [12, 30, 0, 0]


def test_P_E4_with_display_and_deck_empty_nothing_is_taken() -> None:
    table = done({0: (3, 6), 1: (15,)}, display=(9,), deck=())
    table.do(0, "take 9")
    assert table.words() == "reveal", "no second card for seat 0, none for seat 1"
    assert list(table.seat(0).cards) == [9, 0]
    assert list(table.seat(1).cards) == [0, 0]
    table.chance("reveal I2")
    assert table.allowed(1) == ["pass"]


def awards(table: Table) -> list[list[int]]:
    return [list(table.seat(seat).awards) for seat in range(table.box.seats)]


def scored(numbers: Completed, counts: dict[int, int], taken: int = 0) -> Table:
    """Purple cards completed by seats that have completed so many before, with so many awards gone."""
    table = replacing(numbers, display=(), deck=())
    for seat, count in counts.items():
        table.seat(seat).colours[0] = count
    table.s.awarded[0] = taken
    complete(table, numbers)
    return table


def test_P_P1_the_second_fourth_and_sixth_of_a_colour_earn_the_next_free_award() -> None:
    for before, wins in [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1)]:
        table = scored({0: (3,)}, {0: before})
        assert table.seat(0).awards[0] == wins, f"after {before} cards"
        assert table.scores()[0] == 10 + 10 * wins


def test_P_P1_awards_are_10_then_6_then_3_then_nothing() -> None:
    assert [scored({0: (3,)}, {0: 1}, taken).scores()[0] for taken in range(4)] == [20, 16, 13, 10]


def test_P_P1_one_player_can_earn_several_of_a_colour() -> None:
    table = replacing({0: (3,)}, display=(), deck=())
    table.seat(0).colours[0], table.seat(0).awards[0], table.s.awarded[0] = 3, 0b001, 1
    complete(table, {0: (3,)})
    assert table.scores()[0] == 10 + 10 + 6


def test_P_P1_colours_are_counted_apart() -> None:
    table = replacing({0: (4,)}, display=(), deck=())
    table.seat(0).colours[0] = 1
    complete(table, {0: (4,)})
    assert list(table.seat(0).colours) == [1, 1, 0]
    assert list(table.seat(0).awards) == [0, 0, 0]


def test_P_P2_the_lower_order_number_is_served_first() -> None:
    table = scored({0: (33,), 1: (15,)}, {0: 1, 1: 1})
    assert awards(table) == [[0b010, 0, 0], [0b001, 0, 0]]


def test_P_P2_completions_are_counted_one_by_one_over_all_players() -> None:
    # Seat 0 completes 3, its first purple, and 33, its second; seat 1 completes 15, its second, which comes before 33.
    table = scored({0: (3, 33), 1: (15,)}, {0: 0, 1: 1})
    assert awards(table) == [[0b010, 0, 0], [0b001, 0, 0]]


def test_P_P3_the_eighth_of_a_colour_earns_nothing() -> None:
    assert scored({0: (3,)}, {0: 7}).scores()[0] == 10
    assert scored({0: (3,)}, {0: 9}).scores()[0] == 10


def test_P_X2_number_15_takes_the_6_and_number_33_the_3() -> None:
    table = scored({0: (33,), 1: (15,)}, {0: 1, 1: 3}, taken=1)
    assert awards(table) == [[0b100, 0, 0], [0b010, 0, 0]]
    assert table.scores() == [13, 16]
    assert table.s.awarded[0] == 3, "purple is exhausted"


def test_P_E4_both_cards_are_replaced_from_a_display_without_deck() -> None:
    table = done({0: (3, 6)}, display=(5, 9), deck=())
    table.do(0, "take 9")
    assert table.allowed(0) == ["take 5"], "the last card of the display is still there to take"
    table.do(0, "take 5")
    assert list(table.seat(0).cards) == [9, 5]
    assert table.words() == "reveal"


def test_P_E4_the_second_card_is_not_replaced_when_all_are_gone() -> None:
    table = done({0: (3, 6)}, display=(5,), deck=())
    table.do(0, "take 5")
    assert list(table.seat(0).cards) == [5, 0]
    assert table.words() == "reveal"
