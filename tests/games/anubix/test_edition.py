"""The edition that ships (A-C), and editions as text."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benben import Match
from benben.engine.edition import check_edition, edition_from, find_edition, parse_edition
from benben.engine.errors import EditionError
from benben.games.anubix import edition, rules
from benben.games.anubix.box import COLOURS, FIELDS, colours_of, make_box, pools, symbol_names
from games.anubix.table import DRAFT, GAME, Table, draft, shipped

SHIPPED = (GAME.folder / "editions" / "benben.txt").read_text("utf-8")
TEXT = DRAFT


def findings(text: str) -> list[tuple[int, str, str]]:
    return [(found.line, found.where, found.rule) for found in check_edition(GAME, text)]


def with_change(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


# --- what ships -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "dice"), [(2, 3), (3, 4), (4, 4), (5, 4)])
def test_A_C1_three_dice_with_two_players_else_four(seats: int, dice: int) -> None:
    table = Table(seats).deal()
    assert table.s.left == dice
    assert pools(shipped(), seats, {})["dice"] == dice


def test_A_C2_every_player_gets_another_sheet() -> None:
    table = Table(3)
    seen = []
    for roll in (5, 4, 0):
        outcome = rules.pick(table.box, table.s, roll)
        assert rules.weight(table.box, table.s, outcome) == 1
        rules.apply(table.box, table.s, -1, outcome)
        seen.append(outcome)
        assert rules.weight(table.box, table.s, outcome) == (0 if len(seen) < 3 else 1)
    assert seen == [5, 4, 0]
    assert [table.seat(seat).sheet for seat in range(3)] == seen


def test_A_C3_three_buildings_a_quarry_and_gems_by_players() -> None:
    for seats in range(2, 6):
        table = Table(seats)
        assert [table.seat(seat).gems for seat in range(seats)] == [seats] * seats
    for sheet in shipped()["sheets"].values():
        assert set(sheet) == {"pyramid", "left", "right", "key", "relief", "quarry"}


def test_A_C4_six_colours_alike_and_six_sheets() -> None:
    table = Table().deal()
    assert rules.chance(table.box, table.s) == 6
    assert [rules.weight(table.box, table.s, colour) for colour in range(6)] == [1] * 6
    assert [rules.pick(table.box, table.s, roll) for roll in range(6)] == list(range(6))
    assert list(shipped()["sheets"]) == list("ABCDEF")


def test_A_C5_every_field_has_a_colour_and_single_symbols_are_not_in_the_relief() -> None:
    for sheet in shipped()["sheets"].values():
        assert set(colours_of(sheet)) == set(FIELDS)
        assert set(colours_of(sheet).values()) == set(COLOURS)
    single = [fields[0] for fields in shipped()["symbols"].values() if len(fields) == 1]
    assert not any(field.startswith("g") for field in single)


def test_A_C6_shapes_and_points() -> None:
    components = shipped()
    assert components["points"] == {
        "pyramid": [5, 8, 12, 18, 21],
        "arch": [0, 2, 3, 4],
        "keystone": 5,
        "relief": {"4": 4, "6": 6, "8": 8, "10": 11, "12": 15},
    }
    for sheet in components["sheets"].values():
        assert [len(row) for row in sheet["pyramid"]] == [5, 4, 3, 2, 1]
        assert len(sheet["left"]) == len(sheet["right"]) == 4
        assert [len(row) for row in sheet["relief"]] == [4, 4, 4]
        assert len(sheet["quarry"]) == 12
    assert components["gems"] == {"2": 2, "3": 3, "4": 4, "5": 5}


def test_A_C7_five_single_symbols_and_two_groups() -> None:
    assert shipped()["symbols"] == {
        "scarab": ["p22"],
        "cobra": ["p42"],
        "falcon": ["p51"],
        "bow": ["l3"],
        "ankh": ["r4"],
        "palm": ["g11", "g14", "g23", "g32"],
        "head": ["g13", "g22", "g31", "g34"],
    }


def test_A_C8_six_stones_of_each_colour_and_sheets_that_are_permutations() -> None:
    sheets = shipped()["sheets"]
    for sheet in sheets.values():
        assert set(Counter(colours_of(sheet).values()).values()) == {6}
        pairs = set(
            zip(
                [*colours_of(sheets["A"]).values(), *sheets["A"]["quarry"]],
                [*colours_of(sheet).values(), *sheet["quarry"]],
                strict=True,
            )
        )
        assert len(pairs) == 6  # each colour of A stands for one colour
    assert check_edition(GAME, SHIPPED) == []


def test_the_names_of_symbols_are_in_the_box() -> None:
    assert symbol_names(make_box(draft(), 2, {})) == sorted(draft()["symbols"])


# --- text -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("components", [draft(), shipped()])
def test_an_edition_reads_back_as_it_was_written(components: dict[str, Any]) -> None:
    assert edition.parse_edition(edition.format_edition(components)) == (components, [])
    assert edition_from(GAME, components).components == components


def test_comments_and_empty_lines_mean_nothing() -> None:
    text = TEXT.replace("\n", "\n\n-- a comment\n")
    assert parse_edition(GAME, text, "file").components == draft()


def test_rows_may_be_drawn_without_spaces() -> None:
    assert parse_edition(GAME, with_change("  g r p y\n", "grpy\n"), "file").components == draft()


MISTAKES = [
    ("game: anubix", "game: pyramids", "format"),
    ("pyramid: 3 6 10 15 21", "pyramid: 3 6 10 15", "A-C6"),
    ("pyramid: 3 6 10 15 21", "pyramid: 3 6 10 15 x", "A-C6"),
    ("arch: 0 2 5 8", "arch: 0 2 5 8 9", "A-C6"),
    ("keystone: 12", "keystone: many", "A-C6"),
    ("relief: 4=4", "relief: 5=4", "A-F4"),
    ("gems: 2=2 ", "gems: ", "A-C3"),
    ("gems: 2=2", "gems: 2=999", "A-C3"),
    ("symbol bow: l3", "symbol bow: l9", "A-C5"),
    ("symbol bow: l3", "symbol bow: g11", "A-C5"),
    ("symbol bow: l3", "symbol bow:", "A-C5"),
    ("symbol bow: l3", "symbol bow: l3 l3", "A-C5"),
    ("symbol bow: l3", "symbol ankh: l3", "A-C5"),
    ("symbol bow: l3", "symbol Bow!: l3", "A-C5"),
    ("symbol bow: l3", "weather: fine", "format"),
    ("sheet B", "sheet A", "A-C2"),
    ("sheet B", "sheet Z", "A-C4"),
    (" g y o r p\n", " g y o r\n", "A-C6"),
    (" g y o r p\n", "", "A-C6"),
    (" g y o r p\n", " g y o r x\n", "A-C4"),
    ("relief\n", "", "A-C6"),
    ("quarry\n  r o p g y b r b p g o y\n", "", "A-C3"),
    ("sheet A\n", "", "A-C3"),
    ("sheet A\n", "sheet A\nhello\n", "format"),
]


@pytest.mark.parametrize(("old", "new", "rule"), MISTAKES)
def test_a_mistake_is_found_with_its_line_and_rule(old: str, new: str, rule: str) -> None:
    found = findings(with_change(old, new))
    assert rule in {found_rule for _, _, found_rule in found}
    with pytest.raises(EditionError):
        parse_edition(GAME, with_change(old, new), "file")


def test_all_mistakes_are_found_in_one_go() -> None:
    text = with_change("symbol bow: l3", "symbol bow: l9").replace("keystone: 12", "keystone:")
    text = text.replace(" g y o r p\n", " g y o r x\n").replace("sheet F", "sheet E")
    assert {rule for _, _, rule in findings(text)} >= {"A-C2", "A-C4", "A-C5", "A-C6"}


def test_A_C2_two_sheets_that_are_alike_are_refused() -> None:
    components = draft()
    components["sheets"]["C"] = copy.deepcopy(components["sheets"]["B"])
    found = check_edition(GAME, edition.format_edition(components))
    assert [(finding.rule, finding.where, finding.refused) for finding in found] == [("A-C2", "sheet C", True)]


def test_A_C4_a_missing_sheet_is_named() -> None:
    components = draft()
    del components["sheets"]["F"]
    found = check_edition(GAME, edition.format_edition(components))
    assert [(finding.rule, "F" in finding.text) for finding in found] == [("A-C4", True)]


def changed(**changes: Any) -> dict[str, Any]:
    components = draft()
    for name, value in changes.items():
        components[name] = value
    return components


REMARKS = [
    (changed(points={**draft()["points"], "pyramid": [3, 6, 10, 15, 20]}), "A-C6"),
    (changed(points={**draft()["points"], "arch": [1, 2, 5, 8]}), "A-C6"),
    (changed(points={**draft()["points"], "arch": [0, 6, 5, 8]}), "A-C6"),
    (changed(points={**draft()["points"], "relief": {"4": 4}}), "A-C6"),
    (changed(gems={"2": 1, "3": 3, "4": 4, "5": 5}), "A-C6"),
    (changed(symbols={"scarab": ["p22"]}), "A-C7"),
]


@pytest.mark.parametrize(("components", "rule"), REMARKS)
def test_an_edition_with_other_numbers_can_be_played_and_is_remarked_on(components: dict[str, Any], rule: str) -> None:
    found = check_edition(GAME, edition.format_edition(components))
    assert {(finding.rule, finding.refused) for finding in found} == {(rule, False)}
    assert edition_from(GAME, components).components == components


def test_A_C8_other_counts_of_colours_are_remarked_on() -> None:
    components = draft()
    components["sheets"]["B"]["key"] = "red"
    found = check_edition(GAME, edition.format_edition(components))
    assert {(finding.rule, finding.where, finding.refused) for finding in found} == {("A-C8", "sheet B", False)}
    assert "7" in " ".join(finding.text for finding in found)


def test_A_F4_a_scale_that_leaves_out_a_number_takes_the_next_lower_one() -> None:
    components = changed(points={**draft()["points"], "relief": {"4": 4, "10": 11}})
    box = make_box(components, 2, {})
    assert list(box.relief) == [0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 11, 11, 11]


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=200), st.integers(0, len(TEXT)), st.integers(0, 60))
def test_no_text_raises(noise: str, at: int, cut: int) -> None:
    for text in (noise, TEXT[:at] + noise + TEXT[at + cut :]):
        components, found = edition.parse_edition(text)
        if not any(finding.refused for finding in found):
            assert edition.parse_edition(edition.format_edition(components))[0] == components


def test_the_shipped_edition_is_the_default() -> None:
    assert find_edition(GAME).name == "benben"


def test_A_C2_A_C3_ten_mistakes_are_found_at_once() -> None:
    text = TEXT
    for old, new in (
        ("pyramid: 3 6 10 15 21", "pyramid: 3 6 10 15"),
        ("arch: 0 2 5 8", "arch: 0 2 five 8"),
        ("keystone: 12", "keystone:"),
        ("4=4 6=6", "4=4 6"),
        ("5=5", "9=5"),
        ("symbol bow: l3", "symbol bow: l9"),
        ("symbol ankh: k", "symbol ankh:"),
        (" g y o r p\n", " g y o r x\n"),
        ("  r o p g\n", "  r o p\n"),
        ("sheet F", "sheet E"),
        ("game: anubix\n", "game: anubix\nauthor: me\n"),
    ):
        assert old in text, old
        text = text.replace(old, new, 1)
    found = [finding for finding in check_edition(GAME, text) if finding.refused]
    assert len({(finding.where, finding.rule) for finding in found}) >= 10
    assert all(finding.rule and finding.text and finding.line <= len(text.splitlines()) for finding in found)


# --- smaller ones -----------------------------------------------------------------------------------------------------


def test_A_C10_a_smaller_edition_ends_after_its_rounds() -> None:
    small = find_edition(GAME, "small")
    limits = [small.box(2, options).max_rounds for options in ({}, {"max_rounds": 9}, {"max_rounds": 1})]
    assert limits == [2, 2, 1]
    match = Match.new("anubix", seats=5, seed=1, edition="small")
    while not match.is_over:
        match.submit(match.acting[0], match.legal(match.acting[0])[0])
    assert match.state.round == 2


def test_A_C10_a_smaller_edition_reads_back() -> None:
    small = find_edition(GAME, "small")
    assert parse_edition(GAME, edition.format_edition(small.components), "").digest == small.digest
    assert "rounds" not in shipped()


@pytest.mark.parametrize("rounds", ["0", "two", "-1", ""])
def test_A_C10_mistakes_in_a_smaller_edition(rounds: str) -> None:
    found = findings(with_change("keystone: 12", f"keystone: 12\nrounds: {rounds}"))
    assert [(where, rule) for _, where, rule in found] == [("rounds", "A-C10")]
