"""The board of Pyramids: choosing by mouse, finger and keyboard, and what is shown before anything is done."""

from __future__ import annotations

import pytest
from conftest import DESKTOP, PHONE, Visit
from playwright.sync_api import Locator, Page, expect

FITTING = '[data-cell][aria-disabled="false"]'


def begin(page: Page, guide: bool = True) -> None:
    """A match against bots, with two cards kept; with the guide it is the same deal each time."""
    card = page.locator("[data-game=pyramids]")
    card.get_by_role("button", name="Learn by playing" if guide else "Play now").click()
    choices = page.locator("[data-point=dealt] .choice")
    expect(choices).to_have_count(4)
    for choice in choices.all()[:2]:
        choice.click()
    page.get_by_role("button", name="Keep these two").click()
    expect(page.locator(".grip")).to_be_visible()


def own_marks(page: Page) -> int:
    return page.locator("[data-cell]").evaluate_all("all => all.filter(one => /marked$/.test(one.ariaLabel)).length")


def outlined(page: Page) -> int:
    """Spaces that would be marked."""
    return page.locator(".chamber .ghost").count()


def spaces_in_hand(page: Page) -> int:
    return page.locator(".grip rect").count()


def fitting_pattern(page: Page) -> Locator:
    """A space over which the whole pattern fits; its name tells all the spaces."""
    return page.locator('[data-cell][aria-label*=" and "]' + '[aria-disabled="false"]').first


def test_the_mouse_shows_what_a_mark_would_bring_and_a_click_marks_it(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    size = spaces_in_hand(page)
    cell = fitting_pattern(page)
    cell.hover()
    expect(page.locator(".chamber .ghost")).to_have_count(size)
    expect(page.locator(".gain")).to_contain_text("point")
    assert own_marks(page) == 0, "nothing is done by looking"
    cell.click()
    expect(page.locator(".chamber .cross").first).to_be_attached()
    assert own_marks(page) == size


def test_turning_by_key_button_and_wheel_keeps_to_what_is_allowed(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    size = spaces_in_hand(page)
    fitting_pattern(page).hover()
    for turn in (
        lambda: page.keyboard.press("r"),
        lambda: page.keyboard.press("m"),
        lambda: page.keyboard.press("n"),
        lambda: page.mouse.wheel(0, 120),
        lambda: page.get_by_role("button", name="Turn", exact=True).click(),
        lambda: page.get_by_role("button", name="Mirror").click(),
    ):
        turn()
        expect(page.locator(".chamber .ghost")).to_have_count(size)
    page.keyboard.press("Escape")
    expect(page.locator(".chamber .ghost")).to_have_count(0)


def test_the_first_tap_of_a_finger_looks_and_the_second_marks(visit: Visit) -> None:
    page = visit("/", PHONE)
    begin(page)
    size = spaces_in_hand(page)
    cell = fitting_pattern(page)
    cell.tap()
    expect(page.locator(".chamber .ghost")).to_have_count(size)
    assert own_marks(page) == 0
    cell.tap()
    expect(page.locator(".chamber .cross").first).to_be_attached()
    assert own_marks(page) == size
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at the side"


def test_a_single_space_takes_one_tap(visit: Visit) -> None:
    page = visit("/", PHONE)
    begin(page)
    page.get_by_role("button", name="One space").tap()
    page.wait_for_timeout(350)  # a tap right after something new is not taken for one that was meant
    page.locator(FITTING).first.tap()
    expect(page.locator(".chamber .cross").first).to_be_attached()
    assert own_marks(page) == 1


def test_the_pattern_can_be_dragged_onto_a_card(visit: Visit) -> None:
    page = visit("/")
    begin(page)
    box, to = page.locator(".grip").bounding_box(), fitting_pattern(page).bounding_box()
    assert box
    assert to
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=6)
    page.mouse.up()
    assert outlined(page) == spaces_in_hand(page)
    page.get_by_role("button", name="Mark", exact=True).click()
    expect(page.locator(".chamber .cross").first).to_be_attached()


def test_a_whole_match_by_keyboard_alone_follows_the_guide_to_its_end(visit: Visit) -> None:
    page = visit("/")
    begin(page, guide=True)
    said: set[str] = set()
    for _ in range(400):
        expect(page.locator("[data-busy=false] .prompt.mine, [data-end]").first).to_be_visible()
        if page.locator("[data-end]").count():
            break
        said |= set(page.locator(".guide p").all_inner_texts())
        enter_board(page)
        before = page.locator("ol li").count()
        mark_or_take(page)
        page.wait_for_function(
            "n => document.querySelectorAll('ol li').length > n || document.querySelector('[data-end]')", arg=before
        )
    expect(page.locator("[data-end]")).to_be_visible()
    assert any("That is all there is to know" in sentence for sentence in said)
    assert len(said) >= 9


def enter_board(page: Page) -> None:
    """Tab until a space or a card that can be taken has the focus; it stays there from turn to turn."""
    for _ in range(80):
        if page.evaluate("document.activeElement.matches('.choice, [data-cell]')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the board cannot be reached by Tab")


def mark_or_take(page: Page) -> None:
    """With arrows and Enter: the first space where something fits, or the second card that lies there."""
    if page.locator(".rail .choice").count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
    else:
        walk_to_fitting(page)
    page.keyboard.press("Enter")


def walk_to_fitting(page: Page) -> None:
    """From the space that has the focus, along rows and columns, to the nearest one that can be marked."""
    wanted = page.evaluate(
        """() => {
          const at = one => [one.dataset.card, one.dataset.cell.charCodeAt(0) - 97, Number(one.dataset.cell[1]) - 1]
          const all = [...document.querySelectorAll('[data-cell]')]
          const cards = [...new Set(all.map(one => one.dataset.card))]
          const square = one => { const [card, x, y] = at(one); return [cards.indexOf(card) * 5 + x, y] }
          const [x, y] = square(document.activeElement.dataset?.cell ? document.activeElement : all[0])
          const [to] = all.filter(one => one.ariaDisabled === 'false').map(square)
          return [to[0] - x, to[1] - y]
        }"""
    )
    for steps, less, more in ((wanted[0], "ArrowLeft", "ArrowRight"), (wanted[1], "ArrowUp", "ArrowDown")):
        for _ in range(abs(steps)):
            page.keyboard.press(more if steps > 0 else less)
    expect(page.locator(f"{FITTING}:focus")).to_have_count(1)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everything_explains_itself_with_the_rules_that_say_so(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/", viewport)
    begin(page)
    for point in ("tray", "gems", "torches", "skulls", "completed"):
        page.locator(f"button[data-point={point}]").click()
        expect(page.locator('dialog[open] a[href^="/rules/pyramids#P-"]').first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".others button").first.click()
    expect(page.locator("dialog[open] .card")).to_have_count(2)
