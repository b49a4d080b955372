"""The pages around the boards: from the first tap to a match, tables, people, and what goes wrong."""

from __future__ import annotations

import re

import pytest
from conftest import DESKTOP, PHONE, Visit, Watched
from playwright.sync_api import Page, expect
from served import Served

GAMES = ["anubix", "pyramids", "stregati"]


def play(page: Page, game: str) -> str:
    """Play at once; the id of the match."""
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play").first.click()
    page.wait_for_url(re.compile(r"/match/"))
    expect(page.locator("[data-turn]")).to_be_visible()
    return page.url.rpartition("/")[2]


def open_table(page: Page, game: str, seats: int) -> str:
    """Open a table as its host, sitting at its first seat; the code."""
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.locator("[data-seat='0']")).to_contain_text("you")
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_one_tap_on_the_first_page_seats_me_in_a_match(visit: Visit, game: str, viewport: dict[str, int]) -> None:
    page = visit("/", viewport)
    play(page, game)
    expect(page.locator(f"[data-board={game}]")).to_be_visible()
    expect(page.locator(".person")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at the side"


def test_a_stranger_who_only_looks_is_not_made_a_guest(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    for path in ("/lobby", "/rules/anubix"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
    assert page.context.cookies() == []


def test_a_page_comes_back_by_itself_when_the_server_was_away(visit: Visit, server: Served, console: Watched) -> None:
    console.expect("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")
    page = visit("/")
    play(page, "stregati")
    before = page.locator("ol li").all_inner_texts()
    server.stop()
    expect(page.locator("[data-lost]")).to_contain_text("connection is lost")
    server.start()
    expect(page.locator("[data-lost]")).to_have_count(0)
    after = page.locator("ol li").all_inner_texts()
    assert after[: len(before)] == before
    page.get_by_role("button", name="Hello!").click()
    expect(page.locator(".said")).to_have_text("Hello!")


def test_the_shell_opens_without_the_server_and_says_what_is_the_matter(
    visit: Visit, server: Served, console: Watched
) -> None:
    console.expect("ERR_CONNECTION_REFUSED", "Failed to load resource", "ERR_FAILED")
    page = visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    server.stop()
    try:
        page.goto("/")
        expect(page.get_by_role("alert")).to_contain_text("server does not answer")
    finally:
        server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    kept = page.evaluate(
        "caches.open('benben-shell').then(c => c.keys()).then(k => k.map(r => new URL(r.url).pathname))"
    )
    assert kept
    assert not [path for path in kept if path.startswith(("/api", "/socket"))]


def test_the_site_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # a window without a profile can install nothing; all else is up to the site
    assert {one["errorId"] for one in found} <= {"in-incognito"}, found


def test_a_wrong_invitation_is_told_in_a_sentence(visit: Visit, console: Watched) -> None:
    console.expect("404")
    page = visit("/table/WRONG234")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("ask for a new one")
    page.goto("/match/0123456789abcdef")
    expect(page.get_by_role("heading", name="There is no such match")).to_be_visible()


def test_a_full_table_says_so(visit: Visit) -> None:
    host, friend, late = visit("/"), visit("/"), visit("/")
    code = open_table(host, "anubix", 2)
    for page in (friend, late):
        page.goto(f"/table/{code}")
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(late.get_by_text("This table is full")).to_be_visible()
    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)


def test_an_invitation_that_was_used_leads_to_the_match(visit: Visit) -> None:
    host = visit("/")
    code = open_table(host, "anubix", 2)
    host.get_by_role("combobox", name="Bot at seat 2").select_option("greedy")
    host.get_by_role("button", name="Begin").click()
    host.wait_for_url(re.compile(r"/match/"))
    late = visit(f"/table/{code}")
    late.wait_for_url(re.compile(r"/match/"))
    expect(late.locator(".person")).to_have_count(2)
    expect(late.get_by_role("button", name="Undo")).to_have_count(0)


def test_two_people_and_a_bot_sit_down_and_begin(visit: Visit) -> None:
    host = visit("/")
    code = open_table(host, "pyramids", 3)
    host.get_by_role("combobox", name="Bot at seat 3").select_option("greedy")
    friend = visit(f"/table/{code}", PHONE)
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I am ready").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("ready")
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        page.wait_for_url(re.compile(r"/match/"))
        expect(page.locator("[data-turn]")).to_have_text("It is your turn.")
    friend.get_by_role("button", name="Well done!").click()
    expect(host.locator(".person[data-seat='1'] .said")).to_have_text("Well done!")


def test_people_who_share_a_device_see_no_hand_before_they_hold_it(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "stregati", 2)
    page.get_by_role("button", name="Add somebody here").click()
    page.get_by_role("dialog").get_by_role("textbox", name="Name").fill("Cleo")
    page.get_by_role("dialog").get_by_role("button", name="Add somebody here").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Cleo")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/match/"))
    cover = page.locator("[data-handover]")
    expect(cover).to_be_visible()
    cover.get_by_role("button").click()
    expect(page.locator("[data-turn]")).to_have_text("It is your turn.")


def test_a_spectator_sees_and_cannot_act(visit: Visit) -> None:
    player = visit("/")
    match = play(player, "pyramids")
    watcher = visit(f"/match/{match}")
    expect(watcher.locator(".person")).to_have_count(3)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
    expect(player.get_by_text("1 watches")).to_be_visible()


def test_a_shared_screen_invites_and_then_shows_the_match(visit: Visit) -> None:
    host = visit("/")
    code = open_table(host, "anubix", 2)
    screen = visit(f"/tv/{code}", {"width": 1920, "height": 1080})
    expect(screen.get_by_role("img", name="The link to this table as a QR code")).to_be_visible()
    host.get_by_role("combobox", name="Bot at seat 2").select_option("greedy")
    host.get_by_role("button", name="Begin").click()
    expect(screen.locator(".person")).to_have_count(2)
    expect(screen.get_by_role("button")).to_have_count(0)


def test_a_public_table_is_in_the_list(visit: Visit) -> None:
    host = visit("/new/anubix")
    host.get_by_role("checkbox", name="Show it to everybody").check()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile(r"/table/"))
    friend = visit("/lobby")
    friend.get_by_role("link", name=re.compile("Join")).first.click()
    friend.wait_for_url(re.compile(r"/table/"))


def test_my_matches_lists_what_waits_for_me(visit: Visit) -> None:
    page = visit("/")
    match = play(page, "pyramids")
    page.goto("/mine")
    expect(page.locator(f"[data-list=waiting] a[href='/match/{match}']")).to_be_visible()


def test_a_name_and_a_figure_move_to_another_device(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_role("textbox", name="Name").fill("Nefertari")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("radio", name="lotus").check(force=True)
    expect(page.get_by_role("link", name="Nefertari: name and figure")).to_be_visible()
    page.get_by_role("button", name="Show a code").click()
    link = page.get_by_role("textbox", name="Link for the other device").input_value()
    other = visit(link.removeprefix(page.url.rpartition("/me")[0]))
    other.get_by_role("button", name="Be who I was there").click()
    expect(other.get_by_role("textbox", name="Name")).to_have_value("Nefertari")
    expect(other.get_by_role("radio", name="lotus")).to_be_checked()


def test_a_name_that_cannot_be_used_is_refused_in_a_sentence(visit: Visit, console: Watched) -> None:
    console.expect("422")
    page = visit("/me")
    page.get_by_role("textbox", name="Name").fill("x" * 50)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="This name cannot be used")).to_be_visible()


def test_who_erases_themself_is_a_stranger_again(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_role("button", name="Erase me").click()
    page.get_by_role("dialog").get_by_role("button", name="Erase me").click()
    page.wait_for_url(re.compile(r"/$"))
    assert page.context.cookies() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_found_by_its_id_in_the_address(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    first = page.locator("li.rule").last
    expect(first).to_be_visible()
    name = first.get_attribute("id")
    page.goto(f"/rules/{game}#{name}")
    expect(page.locator(f"#{name}")).to_be_in_viewport()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_have_pictures_of_the_real_components(visit: Visit, game: str, viewport: dict[str, int]) -> None:
    page = visit(f"/rules/{game}", viewport)
    pictures = page.locator("li.rule figure")
    expect(pictures.first).to_be_visible()
    assert pictures.count() >= 7
    assert all(pictures.nth(at).locator("svg").count() for at in range(pictures.count()))
    assert page.locator("figcaption").count() >= 5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at the side"


def test_the_language_is_changed_and_remembered(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", level=1, name="Drei Spiele um Pyramiden")).to_be_attached()
    page.reload()
    expect(page.get_by_role("heading", level=1, name="Drei Spiele um Pyramiden")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


def test_the_language_of_the_browser_is_spoken(visit: Visit) -> None:
    page = visit("/", locale="pt-BR")
    expect(page.get_by_role("heading", level=1, name="Três jogos de pirâmides")).to_be_visible()


def test_the_theme_is_changed_and_remembered(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert dark == "rgb(29, 23, 18)"


def test_an_unknown_address_is_told(visit: Visit) -> None:
    page = visit("/nowhere/at/all")
    expect(page.get_by_role("heading", name="Nothing but sand")).to_be_visible()
    page.get_by_role("link", name="To the games", exact=True).click()
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))


def test_the_first_page_is_walked_by_keyboard(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now: Anubix")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/match/"))
    expect(page.locator("main")).to_be_focused()


def test_a_page_that_is_gone_to_is_announced(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Tables", exact=True).click()
    expect(page.locator("main")).to_be_focused()
    expect(page.locator("[data-spoken]")).to_have_text("Tables")
