"""The board of Stregati: what is told before a card is played, the mummy counted in, and what a hex costs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from conftest import Visit
from finished import play_out, told
from playwright.sync_api import Page, expect
from served import Served

from benben.match.match import Match

MOST_MATCHES = 6
CHANCE = "-"

View = dict[str, Any]
Wanted = Callable[[View], bool]


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server"), bot_pause=0).start()
    yield served
    served.stop()


@pytest.fixture
def moment(visit: Visit) -> Callable[[Wanted], tuple[Page, View]]:
    """A page at a moment of a match that bots have played: somebody has to act there, and sees what is wanted."""

    def come_to(wanted: Wanted) -> tuple[Page, View]:
        page = visit("/")
        for _ in range(MOST_MATCHES):
            match = play_out(page, "stregati", 4)["match"]
            found = find(page.request.get(f"/api/matches/{match}/log").text(), wanted)
            if found:
                after, seat, view = found
                begun = told(page.request.post(f"/api/matches/{match}/play-on", data={"after": after, "seat": seat}))
                page.goto(f"/match/{begun['match']}")
                page.locator("[data-busy=false] .turn.mine").wait_for()
                return page, view
        raise AssertionError("bots never come to such a moment")

    return come_to


def find(log: str, wanted: Wanted) -> tuple[int, int, View] | None:
    """The first moment of a match that is wanted: after which event, and what the seat that has to act sees."""
    match = Match.loads(log)
    twin = Match(match.header, match.edition, match.secret)
    for n, event in enumerate(match.events[:-1], start=1):
        twin.fold(event)
        for seat in twin.acting:
            view = twin.view(seat)
            if wanted(view):
                return n, seat, view
    return None


def plays(view: View, how: str) -> list[str]:
    """The cards that would make of the sum what is asked for."""
    return [one["cards"][0] for one in view["legal"] if one["kind"] == "play" and one.get(how)]


def test_who_would_overshoot_the_chamber_is_warned_before(moment: Callable[[Wanted], tuple[Page, View]]) -> None:
    page, view = moment(lambda view: bool(plays(view, "beyond")))
    card = page.locator(f".hand .can[data-card='{plays(view, 'beyond')[0]}']").first
    expect(card.locator(".mark.beyond")).to_be_visible()
    before = page.locator("[data-events]").get_attribute("data-events")
    card.hover()
    expect(page.locator("[data-prompt].warn")).to_be_visible()
    expect(page.locator("[data-prompt].warn a")).to_have_attribute("href", "/rules/stregati#S-V6")
    expect(page.locator(".own .meter.beyond")).to_be_visible()
    assert page.locator("[data-events]").get_attribute("data-events") == before, "nothing is done by looking"


def test_a_card_that_hits_exactly_is_marked(moment: Callable[[Wanted], tuple[Page, View]]) -> None:
    page, view = moment(lambda view: bool(plays(view, "exact")))
    card = page.locator(f".hand .can[data-card='{plays(view, 'exact')[0]}']").first
    expect(card.locator(".mark.exact")).to_be_visible()
    card.hover()
    expect(page.locator(".own .meter.exact")).to_be_visible()
    expect(page.locator("[data-prompt] a")).to_have_attribute("href", "/rules/stregati#S-V4")


def test_the_mummy_is_counted_into_what_is_needed(moment: Callable[[Wanted], tuple[Page, View]]) -> None:
    page, view = moment(lambda view: view["mummy"] == view["seat"] and view["players"][view["seat"]]["need"])
    me = view["players"][view["seat"]]
    meter = page.locator(".own .meter").first
    expect(meter).to_contain_text(f"{me['have']} of {me['need']}")
    expect(meter.locator(".with")).to_contain_text(f"{me['need'] - 3} + 3")
    value = view["row"][me["place"]] if me["place"] < len(view["row"]) else view["chamber"]
    assert me["need"] == value + 3


def test_a_hex_asks_for_a_card_and_tells_what_each_costs(moment: Callable[[Wanted], tuple[Page, View]]) -> None:
    page, view = moment(lambda view: view["phase"] == "drop")
    drops = [one for one in view["legal"] if one["kind"] == "drop"]
    expect(page.locator("[data-prompt]")).to_contain_text("hex")
    expect(page.locator(".own .laid.can")).to_have_count(len(drops))
    page.locator(".own .laid.can").first.hover()
    expect(page.locator("[data-prompt]")).to_contain_text(re.compile(r"\d+ of \d+|guardian", re.IGNORECASE))


def test_at_every_moment_one_step_of_the_turn_is_marked(moment: Callable[[Wanted], tuple[Page, View]]) -> None:
    page, _ = moment(lambda view: view["phase"] == "choose")
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    expect(page.locator("[aria-current=step]")).to_contain_text("Draw, swap or play")
