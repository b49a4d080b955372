"""The studio in a browser: drawn, checked at once, tried out by bots, taken along as a file, played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import DESKTOP, PHONE, Visit
from player import Keys
from playwright.sync_api import Page, expect
from test_accessibility import check_both_themes, findings
from test_pages import GAMES
from typer.testing import CliRunner

from benben.cli.app import app

# A place of each game, with two things that can be drawn there and how it is called then: one of them is new.
EDITS = {
    "pyramids": ("[data-cell=c3]", {"g": "c3, green gem", "r": "c3, red gem"}),
    "anubix": (
        "[data-point=field-p51]",
        {"blue": "level 5, stone 1, blue stone", "red": "level 5, stone 1, red stone"},
    ),
}
AT_ONCE = 2000.0  # milliseconds until the checker's word is seen, however busy the machine
FINE = "[data-playable=true]"


def studio(visit: Visit, path: str, viewport: dict[str, int] = DESKTOP, **options: str) -> Page:
    """A page of the studio, with what the checker says."""
    page = visit(f"/studio/{path}", viewport, **options)
    expect(page.locator("[data-playable]")).to_be_visible()
    return page


def benben(*words: str) -> str:
    """What a command prints, which has to succeed."""
    found = CliRunner().invoke(app, list(words))
    assert found.exit_code == 0, found.output
    return found.output


def wall_off(page: Page, tomb: str = "tomb", wall: str = "wall") -> None:
    """Walls around the tomb of the first card, drawn by mouse."""
    page.locator("[data-number='1']").click()
    spot = page.locator(f".large [data-cell][aria-label$='{tomb}']")
    column = "abcde".index((spot.get_attribute("data-cell") or "")[0])
    page.locator("[data-tool='#'] input").check(force=True)
    around = [f"{'abcde'[column]}4"] + [f"{'abcde'[at]}5" for at in (column - 1, column + 1) if 0 <= at < 5]
    for cell in around:
        space = page.locator(f".large [data-cell={cell}]")
        if not (space.get_attribute("aria-label") or "").endswith(wall):
            space.click()


@pytest.mark.parametrize("game", GAMES)
def test_every_edition_that_ships_is_drawn_and_can_be_played(visit: Visit, game: str) -> None:
    for edition in ("benben", "small"):
        page = studio(visit, f"{game}/{edition}")
        expect(page.locator(FINE)).to_be_visible()
        assert page.locator("[data-rule] .refused").count() == 0


def test_a_tomb_that_is_walled_off_shows_the_rule_at_once_where_it_is(visit: Visit) -> None:
    page = studio(visit, "pyramids")
    wall_off(page)
    here = page.locator("[data-notes='1'] [data-rule='P-C3']")
    expect(here).to_be_visible(timeout=AT_ONCE)
    expect(here).to_contain_text("cannot be reached")
    expect(here.get_by_role("link", name="Rule P-C3")).to_have_attribute("href", "/rules/pyramids#P-C3")
    expect(page.locator(".large .faulty")).to_have_attribute("aria-label", re.compile("tomb"))
    expect(page.get_by_role("status").first).to_contain_text("cannot be played yet: 1 fault")
    expect(page.get_by_role("button", name="Play this edition")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(here).to_have_count(0)
    expect(page.locator(FINE)).to_be_visible()
    page.locator("[data-redo]").click()
    expect(here).to_be_visible(timeout=AT_ONCE)


def test_the_rule_is_told_in_the_language_of_the_page(visit: Visit) -> None:
    page = studio(visit, "pyramids", locale="de-DE")
    wall_off(page, "Grab", "Mauer")
    expect(page.locator("[data-notes='1'] [data-rule='P-C3']")).to_contain_text("vom Eingang aus zu erreichen")


@pytest.mark.parametrize("game", ["anubix", "pyramids"])
def test_an_edit_is_kept_by_the_browser_and_can_be_taken_back(visit: Visit, game: str) -> None:
    cell, things = EDITS[game]
    page = studio(visit, game)
    place = page.locator(cell).first
    before = place.get_attribute("aria-label") or ""
    tool, told = next((tool, told) for tool, told in things.items() if told not in before)
    page.locator(f"[data-tool={tool}] input").check(force=True)
    place.click()
    expect(place).to_have_attribute("aria-label", re.compile(re.escape(told)))
    page.reload()
    expect(page.locator(cell).first).to_have_attribute("aria-label", re.compile(re.escape(told)))
    page.get_by_role("combobox", name="Begin with").select_option("benben")
    expect(page.locator(cell).first).to_have_attribute("aria-label", before)
    page.locator("[data-undo]").click()
    expect(page.locator(cell).first).to_have_attribute("aria-label", re.compile(re.escape(told)))


def test_cards_are_counted_and_a_card_too_many_is_refused(visit: Visit) -> None:
    page = studio(visit, "stregati", PHONE)
    page.get_by_role("button", name="Ladder 3: how many: one more").tap()
    note = page.locator("[data-where=equipment][data-rule='S-C3']")
    expect(note.first).to_contain_text("37 cards of equipment; there are 36", timeout=AT_ONCE)
    page.get_by_role("button", name="Torch 3: how many: one less").tap()
    expect(page.locator(FINE)).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text("2 remarks")


def test_a_downloaded_edition_loads_and_plays(visit: Visit, tmp_path: Path) -> None:
    page = studio(visit, "anubix")
    page.locator("[data-tool=blue] input").check(force=True)
    page.locator("[data-point=field-p51]").click()
    expect(page.locator("[data-point=field-p51]")).to_have_attribute("aria-label", re.compile("blue"))
    page.get_by_role("textbox", name="Name of the edition").fill("Blue tops")
    with page.expect_download() as waited:
        page.get_by_role("button", name="Download as text").click()
    assert waited.value.suggested_filename == "anubix-Blue-tops.txt"
    file = tmp_path / "mine.txt"
    waited.value.save_as(file)
    assert "name: Blue tops" in file.read_text("utf-8")
    benben("check", str(file))
    assert '"matches": 3' in benben("simulate", "anubix", "--edition", str(file), "--matches", "3", "--json")

    other = studio(visit, "stregati")  # a file says whose it is
    other.locator("input[type=file]").set_input_files(file)
    other.wait_for_url(re.compile("/studio/anubix"))
    expect(other.get_by_role("textbox", name="Name of the edition")).to_have_value("Blue tops")
    expect(other.locator("[data-point=field-p51]")).to_have_attribute("aria-label", re.compile("blue"))
    other.get_by_role("button", name="Play this edition").click()
    other.wait_for_url(re.compile("/table/"))
    code = other.url.rpartition("/")[2]
    assert other.request.get(f"/api/tables/{code}").json()["edition"] == "own"
    expect(other.get_by_text("An edition of somebody’s own")).to_be_visible()


def test_pages_to_print_are_downloaded(visit: Visit) -> None:
    page = studio(visit, "stregati")
    page.get_by_role("combobox", name="Paper").select_option("letter")
    with page.expect_download() as waited:
        page.get_by_role("button", name="Download to print").click()
    assert waited.value.suggested_filename == "stregati-benben-letter.pdf"
    assert Path(waited.value.path()).read_bytes().startswith(b"%PDF")


def test_bots_try_an_edition_out_with_progress_and_pictures(visit: Visit) -> None:
    page = studio(visit, "anubix/small")
    page.evaluate(
        """() => { window.seen = new Set(); setInterval(() => {
        const bar = document.querySelector('progress')
        if (bar) window.seen.add(bar.value)
    }, 5) }"""
    )
    page.get_by_role("button", name="Let bots play 500 matches").click()
    expect(page.get_by_role("progressbar", name="Bots play")).to_be_visible()
    expect(page.locator("[data-result='500']")).to_be_visible(timeout=120_000)
    assert len(page.evaluate("[...window.seen]")) > 2
    result = page.locator("[data-result]")
    expect(result.get_by_role("img", name=re.compile("Seat 1: mostly"))).to_be_visible()
    expect(result.get_by_role("img", name=re.compile(r"Seat 3: \d+%, surely between"))).to_be_visible()
    assert findings(page) == []


def test_a_trial_can_be_cancelled(visit: Visit) -> None:
    page = studio(visit, "pyramids")
    page.get_by_role("button", name="Let bots play").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("button", name="Let bots play")).to_be_visible()


def test_an_edition_is_drawn_by_keys_alone(visit: Visit) -> None:
    page = studio(visit, "pyramids")
    keys = Keys(page, lambda _: None)
    keys.reach("[data-tool='t'] input, [data-tool] input:checked")
    page.keyboard.press("Tab")  # from the palette into the chamber
    expect(page.locator(".large [data-cell]:focus")).to_have_count(1)
    page.keyboard.press("t")
    expect(page.locator(".large [data-cell]:focus")).to_have_attribute("aria-label", re.compile("torch"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("#")
    expect(page.locator(".large [data-cell]:focus")).to_have_attribute("aria-label", "d3, wall")
    for key in ("ArrowDown", ".", "ArrowRight", "#", "ArrowLeft", "Enter"):  # Enter draws what was drawn last
        page.keyboard.press(key)
    expect(page.locator(".large [data-cell]:focus")).to_have_attribute("aria-label", "d4, wall")
    page.keyboard.press("Control+z")
    expect(page.locator(".large [data-cell]:focus")).to_have_attribute("aria-label", "d4, empty")
    keys.reach("[data-redo]")


def test_a_text_is_drawn_as_it_is_written(visit: Visit) -> None:
    page = studio(visit, "pyramids")
    page.locator("summary").click()
    text = page.get_by_role("textbox", name="As text")
    whole = text.input_value()
    text.fill(whole.replace("1 green", "1 violet", 1))
    expect(page.locator("[data-notes='1'] [data-rule='P-C1']")).to_contain_text("is no colour")
    text.fill("game: pyramids\n")
    expect(page.get_by_role("status").first).to_contain_text("faults")
    text.fill(whole)
    expect(page.locator(FINE)).to_be_visible()


@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_the_studio(visit: Visit, game: str) -> None:
    page = studio(visit, game)
    page.locator("summary").click()
    check_both_themes(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_studio_fits_on_a_phone(visit: Visit, game: str) -> None:
    page = studio(visit, game, PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at the side"
