"""After the end: the score with its rules, the replay, the proof in the browser, and playing again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import PHONE, Visit, Watched
from finished import play_out
from playwright.sync_api import Browser, Page, expect
from served import Served
from test_pages import GAMES, play


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server"), bot_pause=0).start()
    yield served
    served.stop()


@pytest.fixture(scope="module")
def told(browser: Browser, server: Served, game: str) -> dict[str, Any]:
    """A match of two that is over, for all that only look at it; `cookies` are those of its person."""
    context = browser.new_context(base_url=server.url)
    found = play_out(context.new_page(), game)
    found["cookies"] = context.cookies()
    context.close()
    return found


def come_back(page: Page, told: dict[str, Any], path: str) -> Page:
    """As the person who has played it."""
    page.context.add_cookies(told["cookies"])
    page.goto(f"/{path}/{told['match']}")
    return page


def test_the_score_is_told_line_by_line_with_its_rules(visit: Visit, game: str, told: dict[str, Any]) -> None:
    page = come_back(visit("/"), told, "match")
    end = page.locator("[data-end]")
    expect(end.get_by_role("table")).to_be_visible()
    totals = end.locator("tfoot td").all_inner_texts()
    assert [int(total.replace("\u2212", "-")) for total in totals] == told["scores"]
    rule = end.locator("tbody a").first
    name = rule.inner_text()
    rule.click()
    page.wait_for_url(re.compile(f"/rules/{game}#{name}"))
    expect(page.locator(f"#{name}")).to_be_in_viewport()


def test_a_replay_is_stepped_through_jumped_in_and_played(visit: Visit, told: dict[str, Any]) -> None:
    page = come_back(visit("/"), told, "replay")
    step = page.locator("[data-step]")
    expect(step).to_have_attribute("data-step", "0")
    page.get_by_role("button", name="One step on").click()
    expect(step).to_have_attribute("data-step", "1")
    page.keyboard.press("End")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    expect(step).to_have_attribute("data-step", str(last))
    page.get_by_role("button", name="One step back").click()
    expect(step).to_have_attribute("data-step", str(last - 1))
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step).to_have_attribute("data-step", "2")
    page.get_by_role("button", name="Pause").click()


def test_a_replay_is_seen_from_any_seat(visit: Visit, game: str, told: dict[str, Any]) -> None:
    stranger = visit(f"/replay/{told['match']}")
    whose = stranger.get_by_role("combobox", name="Seen by")
    for seat in ("1", "0"):
        whose.select_option(index=int(seat))
        expect(stranger.locator(f"[data-board={game}]")).to_be_visible()
    whose.select_option(label="a spectator")
    expect(stranger.locator("[data-step]")).to_have_attribute("data-step", "0")


def test_from_a_step_of_a_replay_it_is_played_on_against_bots(visit: Visit, told: dict[str, Any]) -> None:
    page = visit(f"/replay/{told['match']}")
    play_on = page.get_by_role("button", name="Play on from here")
    page.get_by_role("button", name="To the end").click()
    expect(play_on).to_be_disabled()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One step on").click()
    play_on.click()
    page.wait_for_url(re.compile(r"/match/"))
    expect(page.locator("[data-turn]")).to_be_visible()
    assert told["match"] not in page.url
    expect(page.locator(".person[data-seat='0']")).not_to_contain_text("bot")


def test_chance_is_proven_in_the_browser(visit: Visit, told: dict[str, Any]) -> None:
    page = come_back(visit("/"), told, "replay")
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text(re.compile("Proven: all [0-9]+ chance events"))).to_be_visible()


def test_a_log_that_was_turned_on_the_way_is_noticed(visit: Visit) -> None:
    page = visit("/")
    told = play_out(page, "anubix")
    log = page.request.get(f"/api/matches/{told['match']}/log").text()
    page.goto(f"/replay/{told['match']}")
    expect(page.locator("[data-step]")).to_be_visible()
    page.route("**/log", lambda route: route.fulfill(body=re.sub(r"roll \w+", "roll purple", log, count=1)))
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("The log was changed")).to_be_visible()


def test_the_log_is_downloaded_whole(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    told = play_out(page, "anubix")
    page.goto(f"/replay/{told['match']}")
    with page.expect_download() as found:
        page.get_by_role("link", name="Download the log").click()
    found.value.save_as(tmp_path / "log")
    lines = [json.loads(line) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    assert lines[0]["match"] == told["match"]
    assert lines[-1]["scores"] == told["scores"]


def test_a_match_that_runs_has_no_replay_yet(visit: Visit) -> None:
    page = visit("/")
    match = play(page, "pyramids")
    page.goto(f"/replay/{match}")
    expect(page.get_by_role("heading", name="This match still goes on")).to_be_visible()


def test_against_bots_the_next_match_begins_at_once(visit: Visit) -> None:
    page = visit("/")
    told = play_out(page, "anubix", 3)
    page.goto(f"/match/{told['match']}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/match/" in url and told["match"] not in url)
    expect(page.locator(".person")).to_have_count(3)


def test_the_same_deal_is_offered_to_others_by_a_link(visit: Visit, console: Watched) -> None:
    page = visit("/", PHONE)
    told = play_out(page, "anubix")
    page.goto(f"/match/{told['match']}")
    page.get_by_role("button", name="Give this deal to others").click()
    link = page.get_by_role("textbox", name="Link to a table with this deal").input_value()
    friend = visit(link[link.index("/table/") :])
    expect(friend.get_by_text("same cards, same dice")).to_be_visible()
    friend.get_by_role("button", name="Sit down").first.click()
    expect(friend.locator("[data-seat='0']")).to_contain_text("you")
    console.expect("403")
    page.goto(friend.url)
    refuse_to_sit(page)


def refuse_to_sit(page: Page) -> None:
    """Who knows the deal is told why there is no seat for them."""
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_role("status").filter(has_text="You know this deal already")).to_be_visible()


def test_who_goes_away_lets_a_bot_play_and_comes_back(visit: Visit) -> None:
    page = visit("/")
    play(page, "stregati")
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot plays for you right now.")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("A bot plays for you right now.")).to_have_count(0)
