"""What goes wrong at a page: a sentence says what happened and what to do, and the page shows what is true again."""

from __future__ import annotations

import json
import re

import pytest
from conftest import Visit, Watched
from finished import told
from player import Player
from playwright.sync_api import Page, WebSocketRoute, expect
from test_pages import GAMES, open_table
from turns import TURNS

STILL_CHOSEN = "[data-point=go] .strong:not(:disabled)"  # what was chosen before the refusal


class Meddler:
    """Something between a page and the server that turns actions into other ones, while it is switched on."""

    def __init__(self, page: Page, instead: str) -> None:
        self.on = True
        self._instead = instead
        page.route_web_socket(re.compile("/socket/"), self._stand_between)

    def _stand_between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: server.send(self._meddle(str(text))))

    def _meddle(self, text: str) -> str:
        message = json.loads(text)
        if self.on and message.get("type") == "act":
            message["do"] = self._instead
        return json.dumps(message)


@pytest.mark.parametrize("game", GAMES)
def test_an_action_that_the_server_refuses_is_told_and_the_board_shows_what_is_true(visit: Visit, game: str) -> None:
    page = visit("/")
    meddler = Meddler(page, "nonsense")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play").first.click()
    page.locator("[data-busy=false] .turn.mine").wait_for()
    before = shown(page)
    player = Player(page, TURNS[game])
    TURNS[game](player)
    notice = page.locator(".notice.error")
    expect(notice).to_contain_text("Nothing was changed")
    page.locator("[data-busy=false] .turn.mine").wait_for()
    assert shown(page) == before
    notice.get_by_role("button").click()
    meddler.on = False
    known = player.known()
    if player.sees(STILL_CHOSEN):
        player.touch(STILL_CHOSEN)
    else:
        TURNS[game](player)
    player.wait_for_news(known)
    expect(notice).to_have_count(0)


def shown(page: Page) -> str:
    """How far the page has heard, and how its people stand; not who is thinking, as bots may do at any time."""
    people = [text.splitlines()[:2] for text in page.locator(".person").all_inner_texts()]
    return f"{page.locator('[data-events]').get_attribute('data-events')} {people}"


def test_a_seat_that_was_taken_meanwhile_is_told(visit: Visit, console: Watched) -> None:
    console.expect("409")
    host, friend, late = visit("/"), visit("/"), visit("/")
    code = open_table(host, "anubix", 2)
    told(friend.request.post("/api/me"))
    late.goto(f"/table/{code}")
    seat = late.get_by_role("button", name="Sit down")
    expect(seat).to_be_visible()
    old = late.request.get(f"/api/tables/{code}").text()
    late.route(f"**/api/tables/{code}", lambda route: route.fulfill(body=old, content_type="application/json"))
    told(friend.request.post(f"/api/tables/{code}/sit", data={"seat": 1}))
    seat.click()
    expect(late.locator(".notice.error")).to_contain_text(re.compile("full|Somebody else has sat down"))
    late.unroute(f"**/api/tables/{code}")
    expect(late.get_by_text("This table is full")).to_be_visible()


def test_a_table_that_was_closed_says_so(visit: Visit) -> None:
    host, friend = visit("/"), visit("/")
    code = open_table(host, "pyramids", 2)
    friend.goto(f"/table/{code}")
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    host.get_by_role("button", name="Close the table").click()
    expect(friend.get_by_role("alert")).to_be_visible()
    expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_code_for_another_device_works_once(visit: Visit, console: Watched) -> None:
    console.expect("404", "410")
    page = visit("/me")
    page.get_by_role("button", name="Show a code").click()
    code = page.locator("[data-code]").inner_text()
    for works in (True, False):
        other = visit(f"/arrive#{code}")
        other.get_by_role("button", name="Be who I was there").click()
        if works:
            other.wait_for_url(re.compile(r"/me$"))
        else:
            expect(other.locator(".notice.error")).to_contain_text("was used already")
