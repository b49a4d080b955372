"""How light and how quick the site is."""

from __future__ import annotations

import gzip
import statistics

import pytest
from conftest import DESKTOP, PHONE, Visit
from finished import play_out, told
from player import Player
from playwright.sync_api import Page, expect
from served import ROOT
from test_pages import GAMES, play
from turns import TURNS

SITE = ROOT / "src" / "benben" / "server" / "site"
MOST_SCRIPT = 120 * 1024  # bytes, compressed, of a match page
FIRST_PAINT = 1000.0  # milliseconds, with a processor four times slower
EFFECT = 100.0  # milliseconds from the click
BATCH = 20  # actions
MOST_SHIFT = 0.02


@pytest.mark.parametrize("game", GAMES)
def test_a_match_page_needs_little_script(visit: Visit, game: str) -> None:
    page = visit("/")
    match = play(page, game)
    fresh = visit(f"/match/{match}")
    expect(fresh.locator(".person")).to_have_count(3)
    fresh.wait_for_load_state("networkidle")
    names: list[str] = fresh.evaluate(
        "performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)"
        ".filter(path => path.endsWith('.js'))"
    )
    sizes = {name: len(gzip.compress((SITE / name.lstrip("/")).read_bytes(), 9)) for name in set(names)}
    assert any("Board" in name for name in names)
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


@pytest.mark.parametrize("path", ["/", "/rules/pyramids"])
def test_the_first_paint_comes_soon_on_a_slow_device(visit: Visit, path: str) -> None:
    page = visit("/lobby")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    times = [first_paint(page, path) for _ in range(5)]
    assert statistics.median(times) < FIRST_PAINT, times


PAINT = """() => new Promise(done => new PerformanceObserver(list => {
    const found = list.getEntries().find(one => one.name === 'first-contentful-paint')
    if (found) done(found.startTime)
}).observe({type: 'paint', buffered: true}))"""


def first_paint(page: Page, path: str) -> float:
    page.goto(path)
    time: float = page.evaluate(PAINT)
    return time


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_jumps_after_a_page_has_loaded(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/", viewport)
    matches = [play_new(page, game) for game in GAMES]
    over = [play_out(page, game)["match"] for game in GAMES]
    matches += [f"/{what}/{match}" for match in over for what in ("replay", "tv")]
    pages = ["/", "/lobby", "/me", "/new/stregati", "/rules/anubix", "/mine", "/studio", "/studio/pyramids"]
    for path in [*pages, *matches]:
        page.goto(path)
        expect(page.locator("h1")).to_be_attached()
        page.wait_for_load_state("networkidle" if "/match/" not in path and "/tv/" not in path else "load")
        page.wait_for_timeout(300)
        assert shift(page) <= MOST_SHIFT, path


def play_new(page: Page, game: str) -> str:
    page.goto("/")
    return f"/match/{play(page, game)}"


def shift(page: Page) -> float:
    """How much has moved on the page by itself since it was opened."""
    total: float = page.evaluate(
        """() => new Promise(done => {
        let total = 0
        new PerformanceObserver(list => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) total += entry.value
        }).observe({type: 'layout-shift', buffered: true})
        setTimeout(() => done(total), 100)
    })"""
    )
    return total


@pytest.mark.parametrize("game", GAMES)
def test_an_action_shows_its_effect_at_once(visit: Visit, game: str) -> None:
    page = visit("/")
    told(page.request.post("/api/me"))
    assert slowest_of_batch(page, game) < EFFECT


def slowest_of_batch(page: Page, game: str) -> float:
    """Milliseconds, at the 95th percentile, from the last touch of an action to the page that shows what it did."""
    form = {"game": game, "seats": 2, "options": {}, "bots": ["random"]}
    page.goto(f"/match/{told(page.request.post('/api/play', data=form))['match']}")
    page.locator("[data-busy=false] .turn").first.wait_for()
    page.evaluate(MEASURE)
    player = Player(page, TURNS[game])
    while player.step() and player.done < BATCH:
        pass
    times: list[float] = page.evaluate("window.times")
    assert len(times) >= 8, times
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


MEASURE = """() => {
    const page = document.querySelector('[data-events]')
    let touched = null, before = page.dataset.events
    window.times = []
    addEventListener('click', () => { touched = performance.now() }, {capture: true})
    new MutationObserver(() => {
        if (page.dataset.events === before) return
        before = page.dataset.events
        if (touched === null) return
        const began = touched
        touched = null
        requestAnimationFrame(() => window.times.push(performance.now() - began))
    }).observe(page, {attributes: true})
}"""
