"""The guided first match of every game, from its first sentence to its end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from conftest import Visit
from finished import told
from playwright.sync_api import Page, expect
from test_pages import GAMES

MOST_ACTIONS = 400


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_leads_to_the_end(visit: Visit, game: str) -> None:
    page = visit("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Learn by playing").click()
    page.wait_for_url(re.compile(r"/match/.*guide"))
    match = page.url.rpartition("/")[2].partition("?")[0]
    sentences = set()
    for _ in range(MOST_ACTIONS):
        page.locator("[data-turn]:text-is('It is your turn.'), [data-end]").first.wait_for()
        if page.locator("[data-end]").count():
            break
        guide = page.locator("[data-guide]")
        if guide.count():
            sentences.add(guide.get_attribute("data-guide"))
            assert not re.search(r"[{}]", guide.inner_text()), guide.inner_text()
        act(page, match, guide.get_attribute("data-do") if guide.count() else None)
    expect(page.locator("[data-end]")).to_be_visible()
    assert len(sentences) > 4, "it says more than a few things"


def act(page: Page, match: str, proposed: str | None) -> None:
    """Do what the guide proposes, or anything where it is silent, and wait until the page shows it."""
    seat = f"/api/matches/{match}/seats/0"
    news: dict[str, Any] = told(page.request.get(seat))
    seen = news["first"] + len(news["events"]) - 1
    legal = [one["do"] for one in news["view"]["legal"]]
    if not legal:
        return  # the page is about to hear of it, too
    assert proposed is None or proposed in legal
    told(page.request.post(f"{seat}/act", data={"cid": f"guide-{seen}", "n": seen + 1, "do": proposed or legal[0]}))
    page.wait_for_function("seen => Number(document.querySelector('[data-events]').dataset.events) > seen", arg=seen)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_learns_by_the_same_deal(visit: Visit, game: str) -> None:
    first = []
    for _ in range(2):
        page = visit("/")
        page.locator(f"[data-game={game}]").get_by_role("button", name="Learn by playing").click()
        page.locator("[data-turn]:text-is('It is your turn.')").wait_for()
        match = page.url.rpartition("/")[2].partition("?")[0]
        log = page.request.get(f"/api/matches/{match}/log?seat=0").text().splitlines()
        first.append([line.partition('"do"')[2] for line in log if '"who": "-"' in line][:3])
    assert first[0] == first[1] != []


def test_the_guide_can_be_left(visit: Visit) -> None:
    page = visit("/")
    page.locator("[data-game=anubix]").get_by_role("button", name="Learn by playing").click()
    expect(page.locator("[data-guide]")).to_be_visible()
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    expect(page.locator("[data-turn]")).to_be_visible()
