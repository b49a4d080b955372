"""Whole matches, from the table to the score, played on the pages by what can be seen there and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import PHONE, Visit, Watched
from finished import told
from player import Finger, Player
from playwright.sync_api import Page, expect
from served import Served
from test_pages import GAMES
from turns import TURNS

MOST_STEPS = 4000
SHORT = {"adventures": "short", "chamber": "short", "max_rounds": 30}
LOST = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots that do not think about how it looks."""
    served = Served(tmp_path_factory.mktemp("server"), bot_pause=0).start()
    yield served
    served.stop()


def lay_table(page: Page, game: str, seats: int, **form: Any) -> str:
    """A table whose host sits at this page; its address."""
    options = SHORT if game == "stregati" else {}
    told(page.request.post("/api/me"))
    table = told(page.request.post("/api/tables", data={"game": game, "seats": seats, "options": options, **form}))
    page.goto(f"/table/{table['code']}")
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.locator("[data-seat='0']")).to_contain_text("you")
    return f"/table/{table['code']}"


def begin(page: Page) -> str:
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/match/"))
    return page.url.rpartition("/")[2]


def play_on(*players: Player, until: int | None = None) -> None:
    """Everybody in turn does what their page asks for, to the end or until so many turns were played."""
    for _ in range(MOST_STEPS):
        going = [player.step() for player in players]
        if not any(going) or (until is not None and sum(player.done for player in players) >= until):
            return
    raise AssertionError("this match does not end")


def totals(page: Page) -> list[int]:
    """The last line of the score."""
    expect(page.locator("[data-end] tfoot td").first).to_be_visible()
    return [int(text.replace("\u2212", "-")) for text in page.locator("[data-end] tfoot td").all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end_though_the_server_goes_away_in_between(
    visit: Visit, server: Served, console: Watched, game: str
) -> None:
    console.expect(*LOST)
    host = visit("/")
    link = lay_table(host, game, 3)
    host.get_by_role("combobox", name="Bot at seat 3").select_option("greedy")
    friend = visit(link)
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I am ready").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("ready")
    match = begin(host)
    friend.wait_for_url(re.compile(r"/match/"))
    players = [Player(host, TURNS[game]), Player(friend, TURNS[game])]
    play_on(*players, until=6)
    lose_server(server, host, friend)
    play_on(*players, until=12)
    friend.reload()
    expect(friend.locator("[data-events]")).to_be_visible()
    play_on(*players)
    assert totals(host) == totals(friend) == told(host.request.get(f"/api/matches/{match}"))["scores"]
    assert min(player.done for player in players) > 5


def lose_server(server: Served, *pages: Page) -> None:
    """The server is switched off and on again; every page says so, and shows what it showed before."""
    before = [page.locator("[data-events]").get_attribute("data-events") for page in pages]
    server.stop()
    for page in pages:
        expect(page.locator("[data-lost]")).to_contain_text("connection is lost")
    server.start()
    for page, events in zip(pages, before, strict=True):
        expect(page.locator("[data-lost]")).to_have_count(0)
        assert int(page.locator("[data-events]").get_attribute("data-events") or 0) >= int(events or 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_with_fingers_on_a_phone(visit: Visit, game: str) -> None:
    page = visit("/", PHONE)
    player = Finger(page, TURNS[game])
    player.touch(f"[data-game={game}] button")
    page.wait_for_url(re.compile(r"/match/"))
    expect(page.locator("[data-turn]")).to_be_visible()
    play_on(player, until=8)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at the side"
    play_on(player)
    assert len(totals(page)) == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "not at the end either"


@pytest.mark.parametrize("game", GAMES)
def test_three_people_play_to_the_end_at_one_device(visit: Visit, game: str) -> None:
    page = visit("/")
    lay_table(page, game, 3, edition="small")
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        page.locator(f"[data-seat='{seat}']").get_by_role("button", name="Add somebody here").click()
        page.get_by_role("dialog").get_by_role("textbox", name="Name").fill(name)
        page.get_by_role("dialog").get_by_role("button", name="Add somebody here").click()
        expect(page.locator(f"[data-seat='{seat}']")).to_contain_text(name)
    begin(page)
    player = Player(page, TURNS[game])
    play_on(player)
    assert len(totals(page)) == 3
    secret = {"anubix": False, "pyramids": True, "stregati": True}[game]  # hands, or cards that were dealt
    assert player.covered == ({"0", "1", "2"} if secret else set())
