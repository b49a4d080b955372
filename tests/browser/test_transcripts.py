"""A whole match of each game by keys alone, and what a screen reader says of it, from the invitation to the score.

The transcripts in `transcripts/` are golden files. `BENBEN_TRANSCRIPTS=write script/test -k transcript` writes them
anew: do that when words or boards changed on purpose, and read the difference before you commit it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Visit
from finished import told
from listener import Listener
from player import Player
from playwright.sync_api import Page, expect
from served import Served
from test_pages import GAMES
from test_whole_matches import MOST_STEPS, SHORT, totals
from turns import TURNS

FOLDER = Path(__file__).parent / "transcripts"
LESSON = 7  # a deal that is the same each time


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server"), bot_pause=0).start()
    yield served
    served.stop()


def lay_table(page: Page, game: str) -> str:
    """A table for two with a deal that is known; its address."""
    told(page.request.post("/api/me"))
    options = SHORT if game == "stregati" else {}
    form = {"game": game, "seats": 2, "options": options, "lesson": LESSON}
    match = told(page.request.post("/api/play", data=form))["match"]
    return f"/table/{told(page.request.post(f'/api/matches/{match}/duplicate', data={}))['code']}"


def called(page: Page, name: str) -> Page:
    told(page.request.post("/api/me"))
    told(page.request.patch("/api/me", data={"name": name, "figure": "ibis"}))
    return page


def sit_down(listener: Listener, friend: Page, link: str) -> None:
    """Both at the table; the one who listens begins last."""
    page = listener.page
    page.goto(link)
    page.locator("[data-seat='0']").wait_for()
    listener.listen()
    listener.touch("[data-seat='0'] button")
    expect(page.locator("[data-seat='0']")).to_contain_text("you")
    friend.goto(link)
    friend.locator("[data-seat='1']").get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I am ready").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("ready")
    page.get_by_role("button", name="I am ready").wait_for()
    listener.touch(".begin button")
    for one in (page, friend):
        one.wait_for_url(re.compile(r"/match/"))


def catch_up(page: Page, match: str) -> None:
    """Until the page shows all that has happened."""
    news = told(page.request.get(f"/api/matches/{match}/seats/0"))
    events = news["first"] + len(news["events"]) - 1
    page.wait_for_function("n => Number(document.querySelector('[data-events]').dataset.events) >= n", arg=events)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keyboard_alone_is_told_as_in_its_transcript(visit: Visit, game: str) -> None:
    link = lay_table(visit("/"), game)
    listener = Listener(called(visit("/"), "Ada"), TURNS[game])
    friend = Player(called(visit("/"), "Ben"), TURNS[game])
    sit_down(listener, friend.page, link)
    match = listener.page.url.rpartition("/")[2]
    listener.page.locator("[data-board] [data-point]").first.wait_for()
    listener.read("The board at the beginning", "[data-board]")
    for _ in range(MOST_STEPS):
        going = listener.step()
        listener.hear()
        friend.step()
        catch_up(listener.page, match)
        listener.hear()
        if not going:
            break
    listener.read("The end", "[data-end]")
    assert len(totals(listener.page)) == 2
    listener.touch("[data-end] a[href^='/replay/']")
    listener.page.wait_for_url(re.compile(r"/replay/"))
    compare(game, "\n".join(listener.transcript) + "\n")


def compare(game: str, transcript: str) -> None:
    path = FOLDER / f"{game}.txt"
    if os.environ.get("BENBEN_TRANSCRIPTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(transcript, "utf-8")
    assert transcript == path.read_text("utf-8"), f"{path} tells it differently"
