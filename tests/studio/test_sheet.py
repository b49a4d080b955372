"""Printed pages: sizes measured in the PDF, words in every language, signs that need no colour."""

from __future__ import annotations

import io
import re
import shutil
import tomllib
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pypdf import PageObject, PdfReader
from typer.testing import CliRunner

from benben.cli.app import app
from benben.engine.edition import find_edition
from benben.engine.errors import BadOption
from benben.engine.language import LANGUAGES
from benben.engine.registry import find_game, games
from benben.studio.sheet import PAPERS, SHARED, set_pages, words_of

MM = 72 / 25.4
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
EXACT = 0.5  # millimetres that an edge may lie off

CLEAR = 2.0  # millimetres of a card's edge where no text may be
SMALLEST = 6.5  # points; what is to be read in a hurry is larger

# By game, the pages of its fronts with the width and height of what is cut out, in millimetres.
CARD = (63, 88)
PIECES: dict[str, list[tuple[float, float]]] = {
    "pyramids": [*[CARD] * 7, (95, 131)],
    "stregati": [*[CARD] * 7, (70, 70), (25, 76)],
    "anubix": [(186, 128)] * 3,
}
PAGES = {"pyramids": 18, "stregati": 19, "anubix": 9}


@cache
def pages(game: str, paper: str = "a4", language: Any = "en", edition: str | None = None) -> list[PageObject]:
    found = set_pages(find_edition(find_game(game), edition), paper, language)
    return list(PdfReader(io.BytesIO(found)).pages)


Point = tuple[float, float]  # across and down, in millimetres


LINES: dict[int, tuple[PageObject, list[tuple[Point, Point]]]] = {}  # of pages that were looked at


def lines(page: PageObject) -> list[tuple[Point, Point]]:
    """All straight lines that are drawn, each from where to where."""
    if id(page) in LINES:
        return LINES[id(page)][1]
    found: list[tuple[Point, Point]] = []
    at = (0.0, 0.0)
    whole = float(page.mediabox.height)

    def look(operator: bytes, operands: Any, matrix: list[float], _: Any) -> None:
        nonlocal at
        if operator not in (b"m", b"l"):
            return
        x, y = (float(number) for number in operands)
        point = (
            (matrix[0] * x + matrix[2] * y + matrix[4]) / MM,
            (whole - matrix[1] * x - matrix[3] * y - matrix[5]) / MM,
        )
        if operator == b"l":
            found.append((at, point))
        at = point

    page.extract_text(visitor_operand_before=look)
    LINES[id(page)] = (page, found)
    return found


def marks(page: PageObject) -> tuple[list[float], list[float]]:
    """Where the short lines at the edges stand, outside of all that is cut out: the upright ones across, the lying
    ones down.
    """
    short = [(at, to) for at, to in lines(page) if 3.9 < abs(to[0] - at[0]) + abs(to[1] - at[1]) < 4.1]
    upright = [at for at, to in short if abs(to[0] - at[0]) < 0.01]
    lying = [at for at, to in short if abs(to[1] - at[1]) < 0.01]
    top, left = min((y for _, y in upright), default=0), min((x for x, _ in lying), default=0)
    return (
        sorted({round(x, 2) for x, y in upright if abs(y - top) < 0.1}),
        sorted({round(y, 2) for x, y in lying if abs(x - left) < 0.1}),
    )


def texts(page: PageObject) -> list[tuple[Point, str]]:
    """All that is written, each piece with where its line begins."""
    found: list[tuple[Point, str]] = []
    whole = float(page.mediabox.height)

    def look(text: str, user: list[float], matrix: list[float], *_: Any) -> None:
        x, y = matrix[4], matrix[5]
        across = user[0] * x + user[2] * y + user[4]
        if text.strip():
            found.append(((across / MM, (whole - user[1] * x - user[3] * y - user[5]) / MM), text.strip()))

    page.extract_text(visitor_text=look)
    return found


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", games())
def test_pages_have_the_size_of_the_paper(game: str, paper: str) -> None:
    found = pages(game, paper)
    assert len(found) == PAGES[game]
    for page in found:
        assert float(page.mediabox.width) / MM == pytest.approx(SIZES[paper][0], abs=0.1)
        assert float(page.mediabox.height) / MM == pytest.approx(SIZES[paper][1], abs=0.1)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", games())
def test_cards_are_as_wide_and_high_as_they_should_be(game: str, paper: str) -> None:
    fronts = [page for page in pages(game, paper)[2::2] if any(marks(page))]
    assert len(fronts) == len(PIECES[game])
    for page, (wide, high) in zip(fronts, PIECES[game], strict=True):
        across, down = marks(page)
        assert len(across) > 1
        assert len(down) > 1
        assert all(abs(after - before - wide) < EXACT for before, after in pairwise(across))
        assert all(abs(after - before - high) < EXACT for before, after in pairwise(down))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", games())
def test_cards_begin_and_end_where_the_marks_say(game: str, paper: str) -> None:
    """Each card is drawn in a rectangle of its own: its corners lie where two marks meet."""
    for page in pages(game, paper):
        across, down = marks(page)
        corners = {(round(x, 1), round(y, 1)) for line in lines(page) for x, y in line}
        for x in across:
            for y in down:
                assert any(abs(x - a) < EXACT and abs(y - b) < EXACT for a, b in corners), (x, y)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_text_runs_into_a_cut(game: str, language: Any) -> None:
    cuts = map(marks, pages(game))  # the same in every language
    for page, (across, down) in zip(pages(game, "a4", language), cuts, strict=True):
        if not across:
            continue
        for (x, y), text in texts(page):
            if down[0] < y < down[-1]:
                assert all(abs(x - cut) >= CLEAR for cut in across), text
                assert all(abs(y - cut) >= CLEAR for cut in down), text


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", games())
def test_backs_lie_behind_their_fronts(game: str, paper: str) -> None:
    """A page turned along its long edge keeps its marks where they are, seen through the paper."""
    fronts, backs = pages(game, paper)[2::2], pages(game, paper)[3::2]
    checked = 0
    for front, back in zip(fronts, backs, strict=False):
        (across, down), (behind, also_down) = marks(front), marks(back)
        if behind:
            assert [SIZES[paper][0] - x for x in reversed(behind)] == pytest.approx(across, abs=EXACT)
            assert also_down == pytest.approx(down, abs=EXACT)
            checked += 1
    assert checked >= len(fronts) - 1


def test_the_line_to_measure_is_100_mm_long() -> None:
    lengths = []

    def look(operator: bytes, operands: Any, matrix: list[float], _: Any) -> None:
        if operator in (b"m", b"l"):
            lengths.append(matrix[0] * float(operands[0]) + matrix[4])

    pages("pyramids")[0].extract_text(visitor_operand_before=look)
    assert any(abs(abs(after - before) / MM - 100) < EXACT for before, after in pairwise(lengths))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_pages_speak_every_language(game: str, language: Any) -> None:
    text = re.sub(r"\W+", "", "".join(page.extract_text() for page in pages(game, "a4", language))).lower()
    own = tomllib.loads((find_game(game).folder / "sheet.toml").read_text("utf-8"))[language]
    words = [part for name in own for part in re.split(r"\{\w+\}", own[name])]
    words.append(words_of(find_game(game), language)["print-how"])
    # Lines may be broken within a word, with a hyphen that is no letter, so letters alone are compared.
    missing = [word for word in words if re.sub(r"\W+", "", word).lower() not in text]
    assert not missing


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("pyramids", ["18 pyramid cards", "8 expedition cards", "so many rounds: 1."]),
        ("stregati", ["30 pyramid cards", "so many rounds: 6."]),
        ("anubix", ["6 sheets", "so many rounds: 2."]),
    ],
)
def test_the_first_page_counts_what_there_is(game: str, told: list[str]) -> None:
    text = pages(game, edition="small")[0].extract_text()
    assert all(one in text for one in told), text


def test_a_sheet_has_room_for_as_many_symbols_as_an_edition_may_have(tmp_path: Path) -> None:
    shipped = (find_game("anubix").folder / "editions" / "benben.txt").read_text("utf-8")
    more = "".join(
        f"symbol {name}: {field}\n" for name, field in zip("abcde", ["p11", "p12", "p13", "l1", "r1"], strict=True)
    )
    file = tmp_path / "many.txt"
    file.write_text(shipped.replace("symbol scarab", more + "symbol scarab"), "utf-8")
    page = pages("anubix", edition=str(file))[2]
    across, _ = marks(page)
    shipped_page = pages("anubix")[2]
    inside = [max(x for line in lines(one) for x, _ in line if x < across[-1] - CLEAR) for one in (page, shipped_page)]
    assert inside[0] == pytest.approx(inside[1], abs=EXACT)


@pytest.mark.parametrize("path", [SHARED, *(find_game(game).folder / "sheet.toml" for game in games())], ids=str)
def test_all_languages_have_the_same_words(path: Path) -> None:
    found = tomllib.loads(path.read_text("utf-8"))
    assert set(found) == set(LANGUAGES)
    assert all(set(found[language]) == set(found["en"]) for language in LANGUAGES)
    for name in found["en"]:
        parts = [sorted(re.findall(r"\{\w+\}", found[language][name])) for language in LANGUAGES]
        assert all(part == parts[0] for part in parts)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games())
def test_no_text_is_too_small_to_read(game: str, language: Any) -> None:
    sizes: dict[str, float] = {}

    def look(text: str, user: list[float], matrix: list[float], _: Any, size: float) -> None:
        if text.strip():
            scale = abs(user[0] * matrix[0] + user[2] * matrix[1]) + abs(user[1] * matrix[0] + user[3] * matrix[1])
            sizes[text.strip()] = size * scale

    for page in pages(game, "a4", language)[2:]:
        page.extract_text(visitor_text=look)
    assert len(sizes) > 10
    small = {text: size for text, size in sizes.items() if size < SMALLEST - 0.01 and re.search(r"[^\W\d_]{2}", text)}
    assert small == {}


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def table(game: str, name: str) -> dict[str, str]:
    """A table of colours or paths in a game's drawing."""
    text = (find_game(game).folder / "sheet.typ").read_text("utf-8")
    body = re.search(rf"#let {name} = \((.*?)\n?\)\n", text, re.DOTALL)
    assert body
    return dict(re.findall(r'(\w+): (?:rgb\()?"([^"]+)"', body[1]))


def test_stones_of_anubix_are_told_apart_without_colour() -> None:
    inks, tints, paths = (table("anubix", name) for name in ("inks", "tints", "paths"))
    assert len(set(paths.values())) == len(inks) == len(tints) == 6
    for colour, ink in inks.items():
        assert contrast(tints[colour], ink) > 3, colour


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one) + 0.05, luminance(other) + 0.05), reverse=True)
    return lighter / darker


@pytest.mark.parametrize(("game", "name"), [("pyramids", "colours"), ("stregati", "tools")])
def test_colours_of_cards_are_dark_enough_for_black_and_white(game: str, name: str) -> None:
    found = table(game, name)
    assert len(found) > 2
    assert all(contrast(colour, "#fbf5e6") > 3 for colour in found.values()), found


def test_small_print_is_dark_enough_for_black_and_white() -> None:
    faint = re.search(r'#let faint = rgb\("([^"]+)"\)', (SHARED.parent / "paper.typ").read_text("utf-8"))
    assert faint
    assert contrast(faint[1], "#fbf5e6") > 4.5


def test_a_game_without_a_drawing_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "pyramids"
    shutil.copytree(find_game("pyramids").folder, folder, ignore=shutil.ignore_patterns("sheet.typ"))
    bare = replace(find_edition(find_game("pyramids")), game=replace(find_game("pyramids"), folder=folder))
    with pytest.raises(BadOption, match=r"Pyramids cannot be printed.*sheet\.typ"):
        set_pages(bare, "a4", "en")


def test_other_paper_is_refused() -> None:
    with pytest.raises(BadOption, match="no paper 'a5'; there is a4, letter"):
        set_pages(find_edition(find_game("pyramids")), "a5", "en")


def test_the_command_writes_a_pdf_of_any_edition(tmp_path: Path) -> None:
    edition = tmp_path / "mine.txt"
    shipped = (find_game("stregati").folder / "editions" / "small.txt").read_text("utf-8")
    edition.write_text(shipped, "utf-8")
    out = tmp_path / "mine.pdf"
    found = CliRunner().invoke(app, ["print", "stregati", str(edition), "--language", "de", "--out", str(out)])
    assert found.exit_code == 0, found.output
    text = "".join(page.extract_text() for page in PdfReader(out).pages)
    assert "deine eigene" in text
