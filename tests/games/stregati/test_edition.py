"""Editions as text: what is read, what is refused, what is remarked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben import Match
from benben.engine.edition import find_edition
from benben.engine.errors import Finding
from benben.games.stregati.edition import format_edition, parse_edition
from games.stregati.table import GAME, shipped

TEXT = (GAME.folder / "editions" / "benben.txt").read_text("utf-8")


def found(old: str, new: str) -> list[Finding]:
    assert old in TEXT
    return parse_edition(TEXT.replace(old, new))[1]


def test_components_read_back_as_they_are_written() -> None:
    assert parse_edition(format_edition(shipped())) == (shipped(), [])


def test_the_order_of_values_does_not_matter() -> None:
    assert parse_edition(TEXT.replace("4/7 5/9", "5/9 4/7").replace("ladders:  1 1", "ladders: 1  1"))[0] == shipped()


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("4/7 5/9 ", "4/7 ", "adventures"),
        ("4/7 5/9", "4/7 9/5", "adventure 2"),
        ("4/7 5/9", "4/7 5", "adventure 2"),
        ("4/7 5/9", "4/7 5/100", "adventure 2"),
        ("10/12", "12/10", "chamber"),
        ("10/12", "", "chamber"),
        ("chamber: 10/12", "", "chamber"),
    ],
)
def test_S_C1_mistakes_in_adventures_and_chamber(old: str, new: str, where: str) -> None:
    findings = found(old, new)
    assert ("S-C1", where, True) in [(finding.rule, finding.where, finding.refused) for finding in findings]


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("ladders:  1 1 2", "ladders: 1 2", "equipment"),
        ("ladders:  1 1", "ladders: 1 6", "ladders"),
        ("ladders:  1 1", "ladders: 1 x", "ladders"),
        ("ladders:  1 1 2 2 3 3 4 4 5", "ladders:", "ladders"),
        ("ropes:    1 1 2 2 3 3 4 4 5", "", "ropes"),
        ("magic: 8", "magic: 7", "magic"),
        ("mummy: 1", "mummy: one", "mummy"),
        ("hex: 3", "", "hex"),
    ],
)
def test_S_C3_mistakes_in_the_pyramid_cards(old: str, new: str, where: str) -> None:
    findings = [finding for finding in found(old, new) if finding.refused]
    assert [(finding.rule, finding.where) for finding in findings] == [("S-C3", where)]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("game: stregati", "game: pyramids", 1),
        ("name: benben", "nonsense", 2),
        ("chamber: 10/12", "chamber: 10/12\nchamber: 10/12", 7),
        ("magic: 8", "magic: 8\nwizard: 3", 16),
    ],
)
def test_mistakes_of_form_name_their_line(old: str, new: str, line: int) -> None:
    assert [(finding.rule, finding.line) for finding in found(old, new)] == [("format", line)]


def test_all_mistakes_are_found_at_once() -> None:
    text = TEXT.replace("magic: 8", "magic: 9").replace("10/12", "12/10").replace("4/7", "x")
    assert {finding.where for finding in parse_edition(text)[1]} == {"magic", "chamber", "adventure 1"}


def test_S_C5_another_set_is_remarked_not_refused() -> None:
    findings = found("4/7", "3/6") + found("10/12", "11/13") + found("pickaxes: 1", "pickaxes: 2")
    assert [(finding.rule, finding.where, finding.refused) for finding in findings] == [
        ("S-C5", "adventures", False),
        ("S-C5", "chamber", False),
        ("S-C5", "pickaxes", False),
    ]


def test_S_V6_a_chamber_that_nobody_can_enter_is_remarked() -> None:
    text = TEXT.replace("1 1 2 2 3 3 4 4 5", "5 5 5 5 5 5 5 5 5")
    remarks = [finding for finding in parse_edition(text)[1] if finding.rule == "S-V6"]
    assert len(remarks) == 1
    assert not remarks[0].refused


@given(st.text())
def test_no_text_raises(text: str) -> None:
    assert any(finding.refused for finding in parse_edition(text)[1])


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_no_slip_raises(at: int, character: str) -> None:
    components, findings = parse_edition(TEXT[:at] + character + TEXT[at + 1 :])
    if not any(finding.refused for finding in findings):
        assert parse_edition(format_edition(components))[0] == components


def test_S_C1_S_C3_ten_mistakes_are_found_at_once() -> None:
    text = TEXT
    for old, new in (
        ("4/7 5/9", "7/4 5/x"),
        ("10/12", "12"),
        ("ladders:  1 1", "ladders: 1 6"),
        ("pickaxes: 1 1", "pickaxes: 1 one"),
        ("ropes:    1 1 2 2 3 3 4 4 5", "ropes:"),
        ("magic: 8", "magic: 9"),
        ("guardian: 3", "guardian: many"),
        ("hex: 3", "cobra: 3"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    findings = [finding for finding in parse_edition(text)[1] if finding.refused]
    assert {finding.where for finding in findings} >= {
        "adventure 1", "adventure 2", "chamber", "ladders", "pickaxes", "ropes", "magic", "guardian", "hex",
    }  # fmt: skip
    assert any("cobra" in finding.text for finding in findings)
    assert len(findings) >= 10
    assert all(finding.rule and finding.text and finding.line <= len(text.splitlines()) for finding in findings)


# --- smaller ones -----------------------------------------------------------------------------------------------------

SMALL = (GAME.folder / "editions" / "small.txt").read_text("utf-8")


def test_S_C7_a_smaller_edition_has_fewer_cards_and_ends_after_its_rounds() -> None:
    small = find_edition(GAME, "small")
    box = small.box(5, {})
    assert bin(box.all).count("1") == 30
    assert [box.max_rounds, small.box(2, {"max_rounds": 9}).max_rounds, small.box(2, {"max_rounds": 2}).max_rounds] == [
        6,
        6,
        2,
    ]
    match = Match.new("stregati", seats=5, seed=1, edition="small")
    while not match.is_over:
        match.submit(match.acting[0], match.legal(match.acting[0])[0])
    assert match.state.round <= 6


def test_S_C7_a_smaller_edition_reads_back() -> None:
    components = parse_edition(SMALL)[0]
    assert parse_edition(SMALL)[1] == []
    assert parse_edition(format_edition(components)) == (components, [])
    assert "rounds" not in shipped()


@pytest.mark.parametrize(
    ("old", "new", "where", "rule"),
    [
        ("rounds: 6", "rounds: 0", "rounds", "S-C7"),
        ("rounds: 6", "rounds: six", "rounds", "S-C7"),
        ("size: 30", "size: 29", "size", "S-C7"),
        ("size: 30", "size: 31", "size", "S-C7"),
        ("magic: 2", "magic: 9", "magic", "S-C3"),
        ("magic: 2", "", "magic", "S-C3"),
        ("size: 30", "", "equipment", "S-C3"),
    ],
)
def test_S_C7_mistakes_in_a_smaller_edition(old: str, new: str, where: str, rule: str) -> None:
    assert old in SMALL
    findings = parse_edition(SMALL.replace(old, new))[1]
    assert (where, rule, True) in [(finding.where, finding.rule, finding.refused) for finding in findings]
