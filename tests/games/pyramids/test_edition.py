"""The edition that ships, and editions as text."""

from __future__ import annotations

import copy
import random
import time
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import draw_pyramids
from benben import Match
from benben.engine.edition import edition_from, find_edition, parse_edition
from benben.engine.errors import EditionError
from benben.games.pyramids import edition, quality
from benben.games.pyramids.pattern import placements, shape_of
from games.pyramids.table import GAME, shipped

TEXT = (GAME.folder / "editions" / "benben.txt").read_text("utf-8")
CHAMBERS = {int(number): "".join(card["rows"]) for number, card in shipped()["cards"].items()}
each_chamber = pytest.mark.parametrize("number", CHAMBERS)


def neighbours(at: int) -> list[int]:
    row, column = divmod(at, 5)
    steps = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * 5 + c for r, c in steps if 0 <= r < 5 and 0 <= c < 5]


def all_ways(chamber: str) -> list[tuple[int, ...]]:
    """Every way from the entrance to the tomb that visits no space twice."""
    found, trails = [], [(chamber.index("E"),)]
    while trails:
        trail = trails.pop()
        for step in neighbours(trail[-1]):
            if chamber[step] == "T":
                found.append((*trail, step))
            elif chamber[step] != "#" and step not in trail:
                trails.append((*trail, step))
    return sorted(found, key=len)


WAYS = {number: all_ways(chamber) for number, chamber in CHAMBERS.items()}
SHORTEST = {number: [way for way in ways if len(way) == len(ways[0])] for number, ways in WAYS.items()}


# --- the shipped set --------------------------------------------------------------------------------------------------


def test_P_C1_48_cards_16_of_each_colour() -> None:
    cards = shipped()["cards"]
    assert list(cards) == [str(number) for number in range(1, 49)]
    assert Counter(card["colour"] for card in cards.values()) == {"green": 16, "orange": 16, "purple": 16}


@each_chamber
def test_P_C2_P_C3_P_C9_chambers_of_the_shipped_set(number: int) -> None:
    chamber, ways, shortest = CHAMBERS[number], WAYS[number], SHORTEST[number]
    assert len(chamber) == 25
    assert chamber.index("E") < 5
    assert chamber.index("T") >= 20
    assert chamber.count("E") == chamber.count("T") == 1
    assert set(chamber) <= set("#.ET+rgtsp")
    assert 5 <= chamber.count("#") <= 7
    assert 8 <= len(ways[0]) <= 13
    reached = {chamber.index("E")}
    for _ in range(25):
        reached |= {step for at in reached for step in neighbours(at) if chamber[step] != "#"}
    assert len(reached) == 25 - chamber.count("#"), "a space is walled off"
    on_shortest = {at for way in shortest for at in way}
    assert any(chamber[at] in "rg" for at in set(range(25)) - on_shortest)
    entrance = 1 << chamber.index("E")
    walls = quality.cells_of(chamber, "#")
    fitting = [
        name
        for name, rows in shipped()["patterns"].items()
        if any(cells & entrance and not cells & walls for cells in placements(shape_of(rows)))
    ]
    assert len(fitting) >= 4


def test_P_C4_eight_expedition_cards_with_six_patterns() -> None:
    components = shipped()
    assert len(components["deck"]) == 8
    assert set(components["deck"]) == set(components["patterns"])
    assert len(components["patterns"]) == 6


def test_P_C5_ten_skulls_with_growing_values() -> None:
    skulls = shipped()["skulls"]
    assert len(skulls) == 10
    assert all(before > after for before, after in zip([0, *skulls], skulls, strict=False))


def test_P_C7_the_expedition_deck_that_ships() -> None:
    assert shipped()["deck"] == ["I2", "I3", "I3", "L3", "L3", "T4", "L4", "O4"]
    sizes = {name: sum(row.count("X") for row in rows) for name, rows in shipped()["patterns"].items()}
    assert sizes == {"I2": 2, "I3": 3, "L3": 3, "T4": 4, "L4": 4, "O4": 4}
    ways = {name: len(placements(shape_of(rows))) for name, rows in shipped()["patterns"].items()}
    assert ways == {"I2": 40, "I3": 30, "L3": 64, "T4": 48, "L4": 96, "O4": 16}


def test_P_C8_skulls_from_1_to_10_and_colours_by_the_order_number() -> None:
    components = shipped()
    assert components["skulls"] == [-1, -2, -3, -4, -5, -6, -7, -8, -9, -10]
    for number, card in components["cards"].items():
        assert card["colour"] == ["purple", "green", "orange"][int(number) % 3]


def test_P_C9_no_two_chambers_equal_or_mirrored() -> None:
    seen = set()
    for chamber in CHAMBERS.values():
        plain = "".join(mark if mark in "#ET" else "." for mark in chamber)
        mirrored = "".join(plain[at : at + 5][::-1] for at in range(0, 25, 5))
        assert plain not in seen
        seen |= {plain, mirrored}


def test_P_C9_symbols_over_the_set_and_their_shares() -> None:
    counts = {mark: sum(chamber.count(mark) for chamber in CHAMBERS.values()) for mark in "+rgstp"}
    assert counts == {"+": 48, "r": 36, "g": 36, "s": 108, "t": 24, "p": 16}
    for mark in counts:
        shares = [sum(CHAMBERS[number].count(mark) for number in CHAMBERS if number % 3 == rest) for rest in range(3)]
        assert max(shares) - min(shares) <= 1


def test_P_C9_a_skull_lies_by_most_shortest_ways_and_a_longer_way_is_clean() -> None:
    tempting = 0
    for number, chamber in CHAMBERS.items():
        danger = {at for at in range(25) if "s" in [chamber[at], *(chamber[near] for near in neighbours(at))]}
        clean = [way for way in WAYS[number] if not any(chamber[at] == "s" for at in way)]
        guarded = all(danger & set(way) for way in SHORTEST[number])
        tempting += guarded and any(len(way) > len(SHORTEST[number][0]) for way in clean)
    assert tempting > 36
    assert tempting == sum(map(quality.is_tempting, CHAMBERS.values()))


def test_P_C6_the_shipped_edition_has_neither_errors_nor_remarks() -> None:
    assert edition.parse_edition(TEXT)[1] == []


# --- reading and writing ----------------------------------------------------------------------------------------------


def test_P_C6_components_survive_being_written_and_read() -> None:
    components = shipped()
    text = edition.format_edition(components)
    assert edition.parse_edition(text)[0] == components
    assert edition.format_edition(edition.parse_edition(text)[0]) == text
    assert edition_from(GAME, components).digest == find_edition(GAME).digest


def test_P_C6_the_order_of_keys_makes_no_difference() -> None:
    components = shipped()
    mixed = {key: components[key] for key in reversed(components)}
    for key in ("cards", "patterns"):
        mixed[key] = dict(sorted(components[key].items(), reverse=True))
    found = edition_from(GAME, mixed).components
    assert list(found["patterns"]) == list(components["patterns"])
    assert list(found["cards"]) == list(components["cards"])


def test_P_C6_comments_blank_lines_tabs_and_windows_lines_are_welcome() -> None:
    before, after = TEXT.split("cards\n")
    text = before + "-- now the cards\n\ncards   -- all of them\n-- six in a row\n\n\n" + after.replace("   ", " \t")
    assert edition.parse_edition("\ufeff" + text.replace("\n", "\r\n")) == (shipped(), [])


def test_P_C6_one_card_below_the_other_is_as_good_as_side_by_side() -> None:
    lines = [*TEXT.split("\n")[:5], "cards"]
    for number, card in shipped()["cards"].items():
        lines += [f"{number} {card['colour']}", *card["rows"]]
    lines.append("patterns")
    for name, rows in shipped()["patterns"].items():
        lines += [name, *rows, ""]
    assert edition.parse_edition("\n".join(lines)) == (shipped(), [])


def patterns_drawn(*lines: str) -> dict[str, list[str]]:
    text = TEXT[: TEXT.index("patterns")] + "\n".join(["patterns", *lines]) + "\n\n" + TEXT[TEXT.index("cards") :]
    components, findings = edition.parse_edition(text)
    assert findings == []
    found: dict[str, list[str]] = components["patterns"]
    return found


def test_P_C6_patterns_may_be_drawn_with_gaps() -> None:
    found = patterns_drawn(
        "I2   I3    L3   T4    L4   O4",
        "XX    X    XX   XXX     X  XX",
        "      X     X    X    XXX  XX",
        "      X",
    )
    assert found == {
        "I2": ["XX"],
        "I3": ["X", "X", "X"],
        "L3": ["XX", ".X"],
        "T4": ["XXX", ".X."],
        "L4": ["..X", "XXX"],
        "O4": ["XX", "XX"],
    }


def test_P_C6_another_set_can_be_loaded_from_a_file(tmp_path: Any) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(TEXT.replace("-9 -10", "-9 -12"), "utf-8")
    assert find_edition(GAME, str(file)).components["skulls"][-1] == -12


# --- mistakes ---------------------------------------------------------------------------------------------------------


def changed(number: int, row: int, new: str) -> str:
    """The shipped text with one row of one chamber drawn anew."""
    components = shipped()
    components["cards"][str(number)]["rows"][row] = new
    return edition.format_edition(components)


def chamber(number: int, rows: str) -> str:
    components = shipped()
    components["cards"][str(number)]["rows"] = rows.split()
    return edition.format_edition(components)


def refused(text: str) -> list[tuple[str, str]]:
    return [(found.where, found.rule) for found in edition.parse_edition(text)[1] if found.refused]


def remarked(text: str) -> list[tuple[str, str]]:
    findings = edition.parse_edition(text)[1]
    assert not any(found.refused for found in findings), findings
    return [(found.where, found.rule) for found in findings]


def pattern(name: str, rows: list[str]) -> str:
    components = shipped()
    components["patterns"][name] = rows
    return edition.format_edition(components)


MISTAKES = {
    "unknown character": (chamber(7, "#s?.E .#... g..## #.s.t rT.+."), ("card 7, c1", "P-C2")),
    "row too short": (chamber(7, "#s..E .#.. g..## #.s.t rT.+."), ("card 7, row 2", "P-C2")),
    "row too long": (chamber(7, "#s..E .#... g..##. #.s.t rT.+."), ("card 7, row 3", "P-C2")),
    "row missing": (chamber(7, "#s..E .#... g..## rT.+."), ("card 7", "P-C2")),
    "row too many": (chamber(7, "#s..E .#... g..## #.s.t rT.+. ....."), ("card 7", "P-C2")),
    "no entrance": (chamber(7, "#s... .#... g..## #.s.t rT.+."), ("card 7", "P-C2")),
    "two entrances": (chamber(7, "Es..E .#... g..## #.s.t rT.+."), ("card 7, e1", "P-C2")),
    "entrance in a wrong row": (chamber(7, "#s... .#..E g..## #.s.t rT.+."), ("card 7, e2", "P-C2")),
    "no tomb": (chamber(7, "#s..E .#... g..## #.s.t r..+."), ("card 7", "P-C2")),
    "two tombs": (chamber(7, "#s..E .#... g..## #.s.t rT.+T"), ("card 7, e5", "P-C2")),
    "tomb in a wrong row": (chamber(7, "#s..E .#... gT.## #.s.t r..+."), ("card 7, b3", "P-C2")),
    "tomb walled off": (chamber(7, "#s..E .#... ##### #.s.t rT.+."), ("card 7, b5", "P-C3")),
    "number twice": (TEXT.replace("7 green ", "1 green ", 1), ("card 1", "P-C1")),
    "number missing": (TEXT.replace("7 green ", "1 green ", 1), ("card 7", "P-C1")),
    "number too high": (TEXT.replace("7 green ", "49 green", 1), ("card 49", "P-C1")),
    "unknown colour": (TEXT.replace("7 green ", "7 blue  ", 1), ("card 7", "P-C1")),
    "colour missing": (TEXT.replace("7 green ", "7       ", 1), ("card 7", "P-C1")),
    "too many of a colour": (TEXT.replace("7 green ", "7 orange", 1), ("orange", "P-C1")),
    "too few of a colour": (TEXT.replace("7 green ", "7 orange", 1), ("green", "P-C1")),
    "pattern falls apart": (pattern("L4", ["XX.", "..X", "..X"]), ("pattern L4", "P-C4")),
    "pattern of one space": (pattern("I2", ["X"]), ("pattern I2", "P-C4")),
    "pattern without spaces": (pattern("I2", ["."]), ("pattern I2", "P-C4")),
    "pattern too wide": (pattern("I3", ["XXXXXX"]), ("pattern I3", "P-C4")),
    "pattern too high": (pattern("I3", ["X"] * 6), ("pattern I3", "P-C4")),
    "pattern with another sign": (pattern("I3", ["XOX"]), ("pattern I3", "P-C4")),
    "equal patterns": (pattern("L4", [".X.", "XXX"]), ("pattern L4", "P-C4")),
    "pattern not in the deck": (pattern("X5", [".X.", "XXX", ".X."]), ("pattern X5", "P-C4")),
    "seven patterns": (pattern("X5", [".X.", "XXX", ".X."]), ("patterns", "P-C4")),
    "name of a pattern": (TEXT.replace("L4", "4-L"), ("pattern 4-L", "P-C4")),
    "unknown pattern in the deck": (TEXT.replace("deck: I2", "deck: Z4"), ("deck, Z4", "P-C4")),
    "seven expedition cards": (TEXT.replace("deck: I2 I3", "deck: I2"), ("deck", "P-C4")),
    "nine skulls": (TEXT.replace(" -10", ""), ("skulls", "P-C5")),
    "skull that does not grow": (TEXT.replace("-5 -6", "-5 -5"), ("skull 6", "P-C5")),
    "skull without minus": (TEXT.replace("-5 -6", "-5 6"), ("skull 6", "P-C5")),
    "skull that is no number": (TEXT.replace("-5 -6", "-5 six"), ("skull 6", "P-C5")),
    "unknown key": ("author: me\n" + TEXT, ("'author'", "P-C6")),
    "key twice": ("game: pyramids\n" + TEXT, ("game", "P-C6")),
    "another game": (TEXT.replace("game: pyramids", "game: anubix"), ("game", "P-C6")),
    "no game": (TEXT.replace("game: pyramids\n", ""), ("game", "P-C6")),
    "no skulls": (TEXT.replace("skulls:", "-- skulls:"), ("skulls", "P-C5")),
    "no deck": (TEXT.replace("deck:", "-- deck:"), ("deck", "P-C4")),
    "no cards": (TEXT[: TEXT.index("cards\n")], ("cards", "P-C1")),
    "no patterns": (TEXT.replace("patterns\n", "cards\n"), ("patterns", "P-C4")),
    "a line that means nothing": ("hello\n" + TEXT, ("", "P-C6")),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_P_C6_a_mistake_is_named_with_its_place_and_rule(name: str) -> None:
    text, expected = MISTAKES[name]
    assert expected in refused(text)
    with pytest.raises(EditionError):
        parse_edition(GAME, text, "mine.txt")


def test_P_C3_an_edition_with_a_walled_off_tomb_is_refused() -> None:
    text = chamber(7, "#s..E .#... ##### #.s.t rT.+.")
    with pytest.raises(EditionError, match=r"card 7, b5.*P-C3"):
        parse_edition(GAME, text, "mine.txt")


def test_P_C6_a_finding_names_the_line() -> None:
    text = changed(20, 3, "#?###")
    found = next(found for found in edition.parse_edition(text)[1] if found.refused)
    assert "#?###" in text.split("\n")[found.line - 1]
    assert found.where == "card 20, b4"


def test_P_C6_ten_mistakes_are_found_at_once() -> None:
    components = shipped()
    cards = components["cards"]
    cards["2"]["rows"][1] = "#..x."
    cards["5"]["rows"][2] = "#.#."
    cards["9"]["rows"] = [row.replace("E", ".") for row in cards["9"]["rows"]]
    cards["12"]["rows"][4] = "T...T"
    cards["20"]["rows"][2] = "#####"
    cards["21"]["colour"] = "blue"
    components["patterns"]["T4"] = ["X.X"]
    components["skulls"][3] = -3
    text = edition.format_edition(components)
    text = "author: me\n" + text.replace("30 purple", "29 purple").replace("deck: I2 I3", "deck: I2")
    assert set(refused(text)) == {
        ("card 2, d2", "P-C2"),
        ("card 5, row 3", "P-C2"),
        ("card 9", "P-C2"),
        ("card 12, e5", "P-C2"),
        ("card 20, e5", "P-C3"),
        ("card 21", "P-C1"),
        ("pattern T4", "P-C4"),
        ("skull 4", "P-C5"),
        ("card 29", "P-C1"),
        ("card 30", "P-C1"),
        ("deck", "P-C4"),
        ("'author'", "P-C6"),
    }
    assert len(refused(text)) == 12


def test_P_C6_a_gap_in_a_row_blames_that_card_only() -> None:
    at = TEXT.index("7 green")
    text = TEXT[:at] + TEXT[at:].replace("g..##", "g. ##", 1)
    assert refused(text) == [("card 7, row 3", "P-C2")]


def test_P_C2_an_e_for_the_entrance_is_one_mistake() -> None:
    assert refused(chamber(7, "#s..e .#... g..## #.s.t rT.+.")) == [("card 7, e1", "P-C2")]


def test_P_C4_no_pattern_lies_in_more_than_96_ways() -> None:
    assert len(placements(shape_of(["X..", "XXX"]))) == 96
    for rows in (["XXX", "XX."], ["XXXX", "X..."], ["XX.", ".XX", ".X."]):
        assert len(placements(shape_of(rows))) <= 96


REMARKS = {
    "another deck": (TEXT.replace("I3 I3 L3", "I3 L3 L3"), ("", "P-C7")),
    "other skulls": (TEXT.replace("-9 -10", "-9 -12"), ("", "P-C8")),
    "four walls": (chamber(7, "#s..E .#... g..#. ..s.t rT.+."), ("card 7", "P-C9")),
    "a short way": (chamber(7, "#E.#. ..... g..## #.s.t rT.+."), ("card 7", "P-C9")),
    "a space walled off": (chamber(7, "#s..E .#... g..## #.s#. rT.#t"), ("card 7, e4", "P-C9")),
    "no gem off the way": (chamber(7, "#s..E .#... ...## #.s.t .T.+."), ("card 7", "P-C9")),
    "no room at the entrance": (chamber(7, "#s.#E .#.#. g..#. #.s.. rT.+."), ("card 7, e1", "P-C9")),
    "symbols": (TEXT.replace("+", "."), ("", "P-C9")),
}


@pytest.mark.parametrize("name", REMARKS)
def test_P_C9_what_is_not_good_is_remarked_and_not_refused(name: str) -> None:
    text, expected = REMARKS[name]
    assert expected in remarked(text)


def test_P_C9_an_uneven_share_of_a_symbol_is_remarked() -> None:
    components = shipped()
    for number, old, new in [(1, "+", "."), (4, "+", "."), (3, ".", "+"), (6, ".", "+")]:  # from green to purple
        row = next(row for row in components["cards"][str(number)]["rows"] if old in row)
        at = components["cards"][str(number)]["rows"].index(row)
        components["cards"][str(number)]["rows"][at] = row.replace(old, new, 1)
    found = edition.parse_edition(edition.format_edition(components))[1]
    assert [(one.rule, one.refused) for one in found] == [("P-C9", False)]
    assert "18 purple, 14 green, 16 orange" in found[0].text


def test_P_C9_a_set_without_skulls_by_the_ways_is_remarked() -> None:
    before, after = TEXT.split("cards\n")
    found = edition.parse_edition(before + "cards\n" + after.replace("s", "."))[1]
    assert any("only 0 cards have a skull" in one.text for one in found)


def test_P_C9_the_shipped_edition_is_what_the_tool_draws() -> None:
    assert draw_pyramids.draw_text(draw_pyramids.SEED, "benben") == TEXT


def test_P_C9_another_seed_draws_another_good_set() -> None:
    text = draw_pyramids.draw_text(7, "seven")
    assert edition.parse_edition(text)[1] == []
    assert edition.parse_edition(text)[0] != shipped()


def test_P_C8_a_number_with_another_colour_is_remarked() -> None:
    text = TEXT.replace("7 green ", "7 orange", 1).replace("8 orange", "8 green ", 1)
    assert {("card 7", "P-C8"), ("card 8", "P-C8")} <= set(remarked(text))


def test_P_C9_equal_and_mirrored_layouts_are_remarked() -> None:
    rows = shipped()["cards"]["7"]["rows"]
    assert ("card 10", "P-C9") in remarked(chamber(10, " ".join(rows)))
    assert ("card 10", "P-C9") in remarked(chamber(10, " ".join(row[::-1] for row in rows)))


def test_P_C9_remarks_on_sound_cards_come_with_errors_elsewhere() -> None:
    text = REMARKS["four walls"][0].replace("-9 -10", "-9 10")
    found = edition.parse_edition(text)[1]
    assert {(finding.where, finding.refused) for finding in found} == {("skull 10", True), ("card 7", False)}


# --- garbage ----------------------------------------------------------------------------------------------------------


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=300))
def test_P_C6_any_text_gives_findings_and_no_exception(text: str) -> None:
    assert any(found.refused for found in edition.parse_edition(text)[1])


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False))
def test_P_C6_a_damaged_edition_gives_findings_and_no_exception(source: random.Random) -> None:
    text = TEXT
    for _ in range(source.randrange(1, 6)):
        at = source.randrange(len(text))
        new = source.choice(["", "x", "\n", "  ", "1", "-", ":", "cards\n", text[at : at + 40]])
        text = text[:at] + new + text[at + 1 :]
    components, findings = edition.parse_edition(text)
    for finding in findings:
        assert finding.rule.startswith("P-C")
        assert finding.text
        assert finding.line <= text.count("\n") + 1
    if not any(finding.refused for finding in findings):
        assert edition_from(GAME, components).components == components


@pytest.mark.parametrize(
    "text",
    [
        "cards\n" + "1 green " * 5_000 + "\n" + ("..... " * 5_000 + "\n") * 5,
        "cards\n" + "9" * 100_000 + "\n" + "." * 100_000,
        "patterns\n" + "X\n" * 50_000 + "X" * 100_000,
        "\x00\x01\x02" * 50_000,
        "a: b\n" * 20_000,
        "skulls: " + "-1 " * 50_000 + "\ndeck: " + "Q " * 50_000,
        "cards\n1 green\n" + "\n".join("." * 100_000 for _ in range(5)),
        "nothing\n" * 20_000,
    ],
    ids=["wide", "long words", "tall pattern", "zeros", "keys", "lists", "long rows", "lines"],
)
def test_P_C6_large_garbage_is_refused_fast(text: str) -> None:
    begin = time.process_time()
    assert any(found.refused for found in edition.parse_edition(text)[1])
    assert time.process_time() - begin < 5


BROKEN: list[Any] = [
    {},
    [],
    None,
    {"cards": []},
    {"cards": {"1": None}, "patterns": {"I2": "XX"}, "deck": "I2", "skulls": {}},
    {"cards": {"1": {"colour": 3, "rows": [1, 2, 3]}}, "patterns": {"I2": [None]}, "deck": [None], "skulls": [1.5]},
]


@pytest.mark.parametrize("components", BROKEN, ids=range(len(BROKEN)))
def test_P_C6_what_is_no_edition_is_written_as_text_that_is_refused(components: Any) -> None:
    with pytest.raises(EditionError):
        edition_from(GAME, components)


def test_P_C6_components_that_do_not_read_back_are_refused() -> None:
    for spoil in ("1\n2", "green -- x"):
        components = copy.deepcopy(shipped())
        components["cards"]["1"]["colour"] = spoil
        with pytest.raises(EditionError):
            edition_from(GAME, components)


# --- smaller ones -----------------------------------------------------------------------------------------------------

SMALL = (GAME.folder / "editions" / "small.txt").read_text("utf-8")


def test_P_C11_a_smaller_edition_has_fewer_cards_rounds_and_expedition_cards() -> None:
    small = find_edition(GAME, "small")
    assert len(small.components["cards"]) == 18
    match = Match.new("pyramids", seats=4, seed=2, edition="small")
    flips = 0
    while not match.is_over:
        flips = max(flips, match.view(None)["flip"])
        assert match.view(None)["round"] == 1
        match.submit(match.acting[0], match.legal(match.acting[0])[0])
    assert flips == 4
    assert sum(event.do.startswith("reveal") for event in match.events) == 4


def test_P_C11_a_smaller_edition_reads_back_and_is_found_by_a_log() -> None:
    small = find_edition(GAME, "small")
    assert parse_edition(GAME, edition.format_edition(small.components), "").digest == small.digest
    assert edition_from(GAME, small.as_dict()).components == small.components
    assert find_edition(GAME).components.keys() == {"cards", "patterns", "deck", "skulls"}


@pytest.mark.parametrize(
    ("old", "new", "where", "rule"),
    [
        ("rounds: 1", "rounds: 5", "rounds", "P-C11"),
        ("rounds: 1", "rounds: 0", "rounds", "P-C11"),
        ("flips: 4", "flips: 8", "flips", "P-C11"),
        ("flips: 4", "flips:", "flips", "P-C11"),
        ("size: 18", "size: 17", "size", "P-C11"),
        ("size: 18", "size: 19", "size", "P-C11"),
        ("size: 18", "size: 21", "cards", "P-C1"),
        ("size: 18", "", "cards", "P-C1"),
        ("18 purple", "19 purple", "card 19", "P-C1"),
    ],
)
def test_P_C11_mistakes_in_a_smaller_edition(old: str, new: str, where: str, rule: str) -> None:
    assert old in SMALL
    found = edition.parse_edition(SMALL.replace(old, new))[1]
    assert (where, rule, True) in [(finding.where, finding.rule, finding.refused) for finding in found]
