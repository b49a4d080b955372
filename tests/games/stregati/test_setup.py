"""Components and set-up."""

from __future__ import annotations

import pytest

from benben import Match
from benben.engine.edition import find_edition
from benben.engine.errors import BadOption
from benben.engine.option import resolve_options
from benben.games.stregati import heuristic, rules
from benben.games.stregati.edition import parse_edition
from benben.games.stregati.layout import MOST_LEGAL, State
from games.stregati.table import GAME, Table, shipped


def begin(seats: int = 2, seed: int = 1, **options: object) -> Match:
    return Match.new("stregati", seats=seats, seed=seed, options=options)


def test_S_C1_five_adventures_and_a_chamber_with_two_values_each() -> None:
    parts = shipped()
    assert len(parts["adventures"]) == 5
    assert all(low < high for low, high in [*parts["adventures"], parts["chamber"]])


def test_S_C2_the_storeroom_has_four_tools() -> None:
    assert set(shipped()["equipment"]) == set("LPRT")
    turns = [text for text in Table(hands={0: "magic P1"}).legal() if text.startswith("play magic")]
    assert [text[-1] for text in turns] == list("LPRT")


def test_S_C3_54_cards_36_of_them_equipment() -> None:
    parts = shipped()
    equipment = [value for values in parts["equipment"].values() for value in values]
    assert (len(equipment), min(equipment), max(equipment)) == (36, 1, 5)
    assert parts["specials"] == {"magic": 8, "guardian": 3, "hex": 3, "scarab": 3, "mummy": 1}
    assert find_edition(GAME).box(2, {}).all.bit_count() == 54


def test_S_C4_there_are_five_archaeologists() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    with pytest.raises(BadOption):
        begin(seats=6)


def test_S_C5_the_set_that_ships() -> None:
    parts = shipped()
    assert parts["adventures"] == [[4, 7], [5, 9], [7, 10], [8, 11], [9, 12]]
    assert parts["chamber"] == [10, 12]
    assert all(values == [1, 1, 2, 2, 3, 3, 4, 4, 5] for values in parts["equipment"].values())
    text = (GAME.folder / "editions" / "benben.txt").read_text("utf-8")
    assert parse_edition(text) == (parts, [])


@pytest.mark.parametrize(("seats", "options", "least", "most"), [(4, {}, 19, 26), (2, {}, 28, 46)])
def test_S_C6_sensible_players_need_as_many_turns_as_they_should(
    seats: int, options: dict[str, object], least: int, most: int
) -> None:
    box = find_edition(GAME).box(seats, resolve_options(GAME.options, seats, options))
    rounds, out, stream = [], [0] * MOST_LEGAL, [1, 2, 3, 1]
    for _ in range(8):
        s = State()
        rules.setup(box, s)
        while (who := rules.acting(box, s)) != 0:
            if who < 0:
                action = rules.pick(box, s, heuristic.below(stream, rules.chance(box, s)))
                rules.apply(box, s, -1, action)
            else:
                seat = who.bit_length() - 1
                rules.apply(box, s, seat, heuristic.greedy(box, s, seat, stream, out))
        rounds.append(s.round + 1)
    assert least <= sum(rounds) / len(rounds) <= most


def test_S_S1_two_options_choose_the_sides() -> None:
    assert (begin(seats=3).view()["chamber"], begin(seats=4).view()["chamber"]) == (12, 10)
    long = begin(seats=4, adventures="long").view()
    assert set(long["row"]) <= {7, 9, 10, 11, 12}
    assert long["chamber"] == 10
    short = begin(adventures="short", chamber="short").view()
    assert set(short["row"]) <= {4, 5, 7, 8, 9}
    assert short["chamber"] == 10


def test_S_S2_four_of_five_adventures_form_the_row() -> None:
    rows = [tuple(begin(seed=seed).view()["row"]) for seed in range(40)]
    assert all(len(set(row)) == 4 for row in rows)
    assert {value for row in rows for value in row} == {7, 9, 10, 11, 12}
    assert len(set(rows)) > 20


def test_S_S3_the_arrow_points_at_the_ladders() -> None:
    assert begin().view()["arrow"] == "L"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_S_S4_everybody_gets_five_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    view = begin(seats=seats).view()
    assert [player["cards"] for player in view["players"]] == [5] * seats
    assert view["draw"] == 54 - 5 * seats


def test_S_S5_all_stand_beside_the_first_adventure_and_a_seat_is_drawn() -> None:
    assert all(player["place"] == 0 for player in begin(seats=3).view()["players"])
    assert {begin(seats=3, seed=seed).acting for seed in range(20)} == {(0,), (1,), (2,)}
    match = begin(seats=3, start=2)
    assert match.acting == (2,)
    assert match.events[0].do.startswith("row")
