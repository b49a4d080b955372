"""What a page must not know does not reach it: looked at in the bytes that the browser received."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import Visit
from finished import told, wait_for_end
from playwright.sync_api import Page, WebSocket, expect
from served import Served
from test_pages import GAMES, open_table

HIDDEN = ("hand", "dealt")  # in views: what only its seat may know


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server"), bot_pause=0).start()
    yield served
    served.stop()


class Received:
    """All that came over the sockets of a page."""

    def __init__(self, page: Page) -> None:
        self.answers: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.answers.extend(json.loads(frame)))

    def views(self) -> list[dict[str, Any]]:
        return [answer["view"] for answer in self.answers if answer["type"] == "news"]

    def deals(self) -> list[str]:
        events = [event for answer in self.answers if answer["type"] == "news" for event in answer["events"]]
        return [event["do"] for event in events if event["do"].startswith("deal")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["spectator", "shared screen"])
def test_a_page_without_a_seat_receives_no_secret(visit: Visit, game: str, how: str) -> None:
    player = visit("/")
    code = open_table(player, game, 2)
    player.get_by_role("combobox", name="Bot at seat 2").select_option("greedy")
    player.get_by_role("button", name="Begin").click()
    player.wait_for_url(re.compile(r"/match/"))
    match = player.url.rpartition("/")[2]
    watcher = visit("/")
    received = Received(watcher)
    watcher.goto(f"/match/{match}" if how == "spectator" else f"/tv/{code}")
    expect(watcher.locator(".person")).to_have_count(2)
    player.goto("/")  # at the page of the match the seat would be taken back from the bot
    told(player.request.post(f"/api/tables/{code}/away", data={"seat": 0}))
    wait_for_end(player.request, match)
    expect(watcher.get_by_role("table").first).to_be_visible()
    views = received.views()
    assert len(views) > 3
    for view in views:
        assert view["seat"] is None
        assert view["legal"] == []
        assert not any(view.get(name) for name in HIDDEN)
    assert all(set(deal.split()[2:]) <= {"?"} for deal in received.deals())
    assert not any("secret" in json.dumps(answer) for answer in received.answers)


def test_people_at_one_device_receive_a_hand_only_after_it_was_handed_over(visit: Visit) -> None:
    page = visit("/")
    received = Received(page)
    open_table(page, "stregati", 3)
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        page.locator(f"[data-seat='{seat}']").get_by_role("button", name="Add somebody here").click()
        page.get_by_role("dialog").get_by_role("textbox", name="Name").fill(name)
        page.get_by_role("dialog").get_by_role("button", name="Add somebody here").click()
        expect(page.locator(f"[data-seat='{seat}']")).to_contain_text(name)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/match/"))
    cover = page.locator("[data-handover]")
    expect(cover).to_be_visible()
    seat = int(cover.get_attribute("data-handover") or -1)
    assert [view["seat"] for view in received.views() if view["hand"]] == []
    cover.get_by_role("button").click()
    expect(page.locator("[data-turn]")).to_have_text("It is your turn.")
    assert {view["seat"] for view in received.views() if view["hand"]} == {seat}
