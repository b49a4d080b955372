"""The board of Anubix: choosing stones and payments by mouse, finger and keyboard, and what is told before."""

from __future__ import annotations

import re

from conftest import PHONE, Visit
from playwright.sync_api import Locator, Page, expect

LIT = '[data-point^="field-"][aria-label*="can be built with a die"]'
LIT_RELIEF = '[data-point^="field-g"][aria-label*="can be built with a die"]'
LIT_STANDING = (
    ":is([data-point^=field-p], [data-point^=field-l], [data-point^=field-r])[aria-label*='built with a die']"
)
DEAR = ":is([data-point^=field-p], [data-point^=field-l], [data-point^=field-r])[aria-label*='quarry or with a gem']"


def begin(page: Page, guide: bool = False) -> None:
    """A match against bots, at the first turn of one's own."""
    card = page.locator("[data-game=anubix]")
    card.get_by_role("button", name="Learn by playing" if guide else "Play now").click()
    wait_for_turn(page)


def wait_for_turn(page: Page) -> None:
    expect(page.locator("[data-point=pass]:not([aria-disabled=true]), [data-end]").first).to_be_visible()


def built(page: Page) -> int:
    """The stones on one's own sheet."""
    return page.locator(".sheet .stone.built").count()


def wait_for_stones(page: Page, count: int) -> None:
    expect(page.locator(".sheet .stone.built")).to_have_count(count)


def chosen(page: Page) -> Locator:
    return page.locator('.sheet [data-point^=field-][aria-pressed="true"]')


def build(page: Page) -> Locator:
    return page.locator("[data-point=build]")


def pass_until(page: Page, wanted: str) -> Locator:
    """Pass until something is there to be chosen; the dice decide when."""
    for _ in range(30):
        if page.locator(wanted).count():
            return page.locator(wanted).first
        seen = page.locator("[data-events]").get_attribute("data-events")
        page.locator("[data-point=pass]").click()
        sure = page.get_by_role("button", name="Yes, pass")
        if sure.count():
            sure.click()
        page.wait_for_function("seen => document.querySelector('[data-events]').dataset.events !== seen", arg=seen)
        wait_for_turn(page)
    raise AssertionError(f"thirty throws, and never {wanted}")


def test_the_mouse_shows_what_a_stone_takes_and_only_build_builds_it(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    stone = pass_until(page, LIT_STANDING)
    before = built(page)
    stone.hover()
    expect(page.locator(".dice .planned")).to_have_count(1)
    stone.click()
    expect(chosen(page)).to_have_count(1)
    expect(page.locator(".offer[aria-pressed=true]")).to_have_attribute("aria-label", re.compile("die: costs nothing$"))
    assert built(page) == before, "nothing is done by choosing"
    build(page).click()
    wait_for_stones(page, before + 1)


def test_two_stones_are_built_in_one_turn_and_the_second_is_offered_only_where_it_goes_with_the_first(
    visit: Visit,
) -> None:
    page = visit("/")
    begin(page)
    pass_until(page, LIT_RELIEF).click()
    expect(build(page)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".effects")).to_contain_text("pairs")
    partner = page.locator('[data-point^="field-g"][aria-label*="can be built"]').first
    before = built(page)
    partner.click()
    expect(chosen(page)).to_have_count(2)
    expect(build(page)).to_have_text("Build 2 stones")
    build(page).click()
    wait_for_stones(page, before + 2)


def test_other_payments_are_offered_with_their_price_and_mark_what_would_be_lost(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    pass_until(page, DEAR).click()
    offers = page.locator(".offer")
    assert offers.count() > 1, "a gem, and stones of the quarry"
    last = offers.last
    expect(last).to_have_attribute("aria-label", re.compile(r"^Quarry stone \d+: .* lost"))
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    stone = int(last.locator("small").inner_text())
    expect(page.locator(".sheet .stone.leaving")).to_have_count(1)
    expect(page.locator(".sheet .stone.lost")).to_have_count(stone - 1)
    page.locator("[data-point=field-gem]").click()
    expect(page.locator(".offer", has=page.locator(".gem"))).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sheet .stone.lost")).to_have_count(0)
    page.get_by_role("button", name="Choose anew").click()
    expect(chosen(page)).to_have_count(0)


def test_passing_what_could_be_built_is_asked_again(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    page.locator("[data-point=pass]").click()
    expect(page.get_by_role("button", name="Yes, pass")).to_be_visible()
    page.keyboard.press("Tab")
    page.locator(LIT + ", " + DEAR).first.click()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()


def test_a_tap_on_a_bonus_tells_its_rule_and_shows_the_stones_that_it_takes(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    bonus = page.locator("[data-bonus=scarab] button")
    bonus.click()
    expect(page.locator(".about a")).to_have_attribute("href", "/rules/anubix#A-N2")
    missing = int(re.search(r"\d+", bonus.inner_text())[0])  # type: ignore[index]
    expect(page.locator(".sheet .rings .shown")).to_have_count(missing)
    page.locator("[data-point=field-k]").click()
    expect(page.locator(".about a")).to_have_attribute("href", "/rules/anubix#A-B5")


def test_on_a_phone_fingers_can_hit_everything_and_nothing_moves_or_sticks_out(visit: Visit) -> None:
    page = visit("/", PHONE)
    begin(page)
    stone = pass_until(page, LIT_STANDING)
    box = build(page).bounding_box()
    assert min(stone.bounding_box()["width"], stone.bounding_box()["height"]) > 44  # type: ignore[index]
    stone.tap()
    expect(chosen(page)).to_have_count(1)
    assert build(page).bounding_box() == box, "where a finger builds stays where it is"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at the side"
    before = built(page)
    build(page).tap()
    wait_for_stones(page, before + 1)


def test_the_sheets_of_the_others_are_small_and_a_tap_enlarges_them(visit: Visit) -> None:
    page = visit("/", PHONE)
    begin(page)
    page.locator("[data-sheet='1']").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name=re.compile("^Keystone"))).to_be_visible()
    assert dialog.get_by_role("img").count() >= 36 + 12
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_whole_match_by_keyboard_alone_follows_the_guide_to_its_end(visit: Visit) -> None:
    page = visit("/")
    begin(page, guide=True)
    said: set[str] = set()
    for _ in range(60):
        wait_for_turn(page)
        if page.locator("[data-end]").count():
            break
        guide = page.locator("[data-guide]")
        said.add(guide.get_attribute("data-guide") or "")
        play_by_keys(page, (guide.get_attribute("data-do") or "").split())
    expect(page.locator("[data-end]")).to_be_visible()
    assert len(said) > 6, said


def play_by_keys(page: Page, words: list[str]) -> None:
    """A turn of the notation by keys: go there, Enter, change the payment until it is right, B or P."""
    seen = page.locator("[data-events]").get_attribute("data-events")
    enter_sheet(page)
    for field, payment in zip(words[1::2], words[2::2], strict=True):
        walk(page, field)
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-point=field-{field}]")).to_have_attribute("aria-pressed", "true")
        if field[0] != "g":
            pay_by_keys(page, payment)
    if words[1:] and words[1][0] == "g":
        pay_by_keys(page, words[4])
    page.keyboard.press("b" if words[0] == "build" else "p")
    if page.get_by_role("button", name="Yes, pass").count():
        page.keyboard.press("p")
    page.wait_for_function("seen => document.querySelector('[data-events]').dataset.events !== seen", arg=seen)


def pay_by_keys(page: Page, payment: str) -> None:
    """C goes through what can pay for the stone that was chosen last."""
    means = {"die": "die", "gem": "gem"}.get(payment, f"Quarry stone {payment[1:]}:")
    for _ in range(14):
        taken = page.locator(".pick").last.locator(".offer[aria-pressed=true]").get_attribute("aria-label") or ""
        if means in taken:
            return
        page.keyboard.press("c")
        page.wait_for_timeout(20)
    raise AssertionError(f"{payment} is never offered")


def enter_sheet(page: Page) -> None:
    """Tab until the sheet has the focus."""
    for _ in range(80):
        if page.evaluate("document.activeElement.dataset?.point?.startsWith('field-') ?? false"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the sheet cannot be reached by Tab")


def walk(page: Page, field: str) -> None:
    """Arrow keys to a field; where the way is barred, around."""
    tried: set[tuple[str, str]] = set()
    for _ in range(60):
        here = page.evaluate("document.activeElement.dataset.point")
        if here == f"field-{field}":
            return
        keys = [key for key in towards(page, here, f"field-{field}") if (here, key) not in tried]
        tried.add((here, keys[0]))
        page.keyboard.press(keys[0])
    raise AssertionError(f"{field} is not reached by arrow keys")


def towards(page: Page, here: str, there: str) -> list[str]:
    a, b = (page.locator(f"[data-point={point}]").bounding_box() for point in (here, there))
    assert a
    assert b
    dx, dy = b["x"] + b["width"] / 2 - a["x"] - a["width"] / 2, b["y"] + b["height"] / 2 - a["y"] - a["height"] / 2
    across = ["ArrowRight", "ArrowLeft"] if dx > 0 else ["ArrowLeft", "ArrowRight"]
    along = ["ArrowDown", "ArrowUp"] if dy > 0 else ["ArrowUp", "ArrowDown"]
    first, second = (across, along) if abs(dx) > abs(dy) else (along, across)
    return [first[0], second[0], second[1], first[1]]
