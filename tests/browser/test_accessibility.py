"""axe-core finds nothing on any page, in both themes and all languages; and what axe cannot see."""

from __future__ import annotations

import re
from typing import Any

import pytest
from conftest import DESKTOP, PHONE, Visit
from finished import play_out, told
from player import Player
from playwright.sync_api import Page, expect
from served import ROOT
from test_pages import GAMES, open_table, play
from turns import TURNS

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ["en-GB", "pt-PT", "es-ES", "it-IT", "de-DE"]
SETTLED = "[data-busy=false] .turn.mine, [data-end]"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def findings(page: Page) -> list[str]:
    """What axe finds on the page, each with the element it is about."""
    page.evaluate("document.body.style.background = 'none'")  # behind a texture axe measures no contrast
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}}).then(result => result.violations)", TAGS
    )
    return [f"{one['id']}: {node['html'][:160]} {node['failureSummary']}" for one in found for node in one["nodes"]]


# Colours fade into each other, and pages come in slowly: what is measured is what stays.
CHANGE = """async theme => {
    document.documentElement.dataset.theme = theme
    await new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))
    const ends = one => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity
    let moving
    while ((moving = document.getAnimations().filter(ends)).length) // what ends may begin another within it
        await Promise.allSettled(moving.map(one => one.finished))
}"""


def check_both_themes(page: Page) -> None:
    for theme in ("light", "dark"):
        page.evaluate(CHANGE, theme)
        assert findings(page) == [], theme


def choose(page: Page, language: str) -> None:
    """Have every page in another language from the next one on."""
    page.evaluate("tag => localStorage.setItem('benben-language', tag)", language[:2])


def speak(page: Page, language: str, shows: str = "[data-seat='1']") -> None:
    """Load the page again in another language."""
    choose(page, language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    expect(page.locator(shows).first).to_be_visible()


@pytest.mark.usefixtures("packages")
class TestAxe:
    """Every page, where it has most to show."""

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(
        ("path", "shows"),
        [
            ("/", "[data-game]"),
            ("/lobby", "h1"),
            ("/new/stregati", "form"),
            ("/rules/anubix", "li.rule"),
            ("/nowhere", "h1"),
            ("/me", ".figures"),
            ("/mine", "main h2"),
            ("/arrive#CODE", "form"),
            ("/studio", "main li"),
            ("/studio/pyramids", "[data-playable=true]"),
        ],
    )
    def test_nothing_is_found_on_a_page(self, visit: Visit, path: str, shows: str, language: str) -> None:
        page = visit(path, locale=language)
        expect(page.locator(shows).first).to_be_visible()
        page.locator("summary").evaluate_all("all => all.forEach(one => one.click())")
        check_both_themes(page)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_nothing_is_found_at_a_table_and_in_its_dialogs(self, visit: Visit, language: str) -> None:
        page = visit("/")
        code = open_table(page, "stregati", 3)
        page.get_by_role("combobox", name="Bot at seat 3").select_option("greedy")
        expect(page.locator("[data-seat='2']")).to_contain_text("Falcon 3")
        speak(page, language)
        check_both_themes(page)
        page.locator("[data-seat='1'] button").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_both_themes(page)
        screen = visit(f"/tv/{code}", locale=language)
        expect(screen.locator("img").first).to_be_visible()
        check_both_themes(screen)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_nothing_is_found_in_the_settings(self, visit: Visit, language: str) -> None:
        page = visit("/", locale=language)
        page.locator("header nav > button").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_both_themes(page)

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("game", GAMES)
    def test_nothing_is_found_in_a_match(self, visit: Visit, game: str, language: str) -> None:
        page = visit("/", DESKTOP if language == "en-GB" else PHONE)
        play(page, game)
        speak(page, language)
        check_both_themes(page)

    @pytest.mark.parametrize("game", GAMES)
    def test_nothing_is_found_at_the_end_in_the_replay_and_on_the_shared_screen(self, visit: Visit, game: str) -> None:
        page = visit("/")
        match = play_out(page, game, 3)["match"]
        for language in LANGUAGES:
            choose(page, language)
            for path, shows in (("match", "[data-end] table"), ("replay", "[data-step]"), ("tv", ".tv .end")):
                page.goto(f"/{path}/{match}")
                expect(page.locator("html")).to_have_attribute("lang", language[:2])
                expect(page.locator(shows).first).to_be_visible()
                check_both_themes(page)

    def test_nothing_is_found_where_a_device_is_handed_over(self, visit: Visit) -> None:
        page = visit("/")
        code = open_table(page, "stregati", 2)
        told(page.request.post(f"/api/tables/{code}/sit", data={"seat": 1, "name": "Cleo"}))
        page.get_by_role("button", name="Begin").click()
        for language in LANGUAGES:
            expect(page.locator("[data-handover]")).to_be_visible()
            speak(page, language, "[data-handover]")
            check_both_themes(page)

    @pytest.mark.parametrize("game", GAMES)
    def test_nothing_is_found_on_a_board_at_any_turn_of_a_match(self, visit: Visit, game: str) -> None:
        page = visit("/")
        play(page, game)
        player = Player(page, TURNS[game])
        for turns in (2, 6, 12):
            while player.done < turns and player.step():
                pass
            page.locator(SETTLED).first.wait_for()
            check_both_themes(page)
        for language in LANGUAGES[1:]:
            speak(page, language, SETTLED)
            check_both_themes(page)


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/me", "/mine", "/new/anubix", "/rules/stregati", "/studio", "/studio/anubix"]
)
def test_every_page_has_one_heading_of_the_first_level_and_a_title_of_its_own(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.locator("h1")).to_have_count(1)
    expect(page).to_have_title(re.compile(r"\S+.*benben|benben"))
    for landmark in ("banner", "main", "navigation"):
        expect(page.get_by_role(landmark).first).to_be_visible()  # type: ignore[arg-type]


@pytest.mark.parametrize("path", ["/", "/lobby", "/me", "/new/stregati", "/studio", "/studio/stregati"])
def test_everything_that_can_be_touched_is_large_enough_for_a_finger(visit: Visit, path: str) -> None:
    page = visit(path, PHONE)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    small = page.evaluate(
        """() => [...document.querySelectorAll('main button, main select, header a, header button, main .button')]
        .filter(one => one.offsetParent !== null)
        .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5)).map(([html]) => html)"""
    )
    assert small == []
