"""Somebody who plays at a page: sees what is offered there and takes it, by mouse, by finger or by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

# What a page asks of whoever sits there.
ASKS = """() => {
    const has = selector => document.querySelector(selector) !== null
    if (has('[data-end]')) return 'nothing more'
    if (has('[data-handover]')) return 'a seat to be taken'
    if (has('[data-give]')) return 'the device for somebody else'
    return has('[data-busy=false] .turn.mine') ? 'a turn' : 'patience'
}"""

KNOWN = """() => {
    const page = document.querySelector('[data-events]')
    return page === null ? 'covered' : page.dataset.shown + ' ' + page.dataset.events
}"""

# Arrow keys lead from one element to another only where both are spaces of a card, fields of a sheet, or targets.
WAY = """target => {
    const wanted = document.querySelector(target)
    const now = document.activeElement
    if (!wanted) throw new Error('nothing there: ' + target)
    if (wanted === now) return 'there'
    const group = one => one.closest('[data-cell]') ? 'cells' : one.closest('[data-point^="field-"]') ? 'fields'
        : one.closest('[data-target]') ? 'targets' : one.closest('.choice') ? 'choices' : null
    if (now === null || group(now) === null || group(now) !== group(wanted)) {
        const after = now !== document.body && now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING
        return [after ? 'Shift+Tab' : 'Tab']
    }
    const [a, b] = [now.getBoundingClientRect(), wanted.getBoundingClientRect()]
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2]
    const across = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const along = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
    const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across]
    return [first[0], second[0], second[1], first[1], 'Tab']
}"""
HERE = "() => document.activeElement.outerHTML.slice(0, 200)"
MOST_KEYS = 120


class Player:
    """A person at a page. Whatever is done is done to what the page shows; nothing is asked of the server."""

    def __init__(self, page: Page, turn: Callable[[Player], None]) -> None:
        self.page = page
        self.done = 0
        self.covered: set[str | None] = set()  # seats that were covered until the device was handed over
        self._turn = turn

    def step(self) -> bool:
        """Do what is asked, if anything is; false when the match is over."""
        asked = self.page.evaluate(ASKS)
        if asked == "a turn":
            before = self.known()
            self._turn(self)
            self.wait_for_news(before)
            self.done += 1
        elif asked == "a seat to be taken":
            self.covered.add(self.page.locator("[data-handover]").get_attribute("data-handover"))
            self.touch("[data-handover] button")
        elif asked == "the device for somebody else":
            self.touch("[data-give]")
        elif asked == "patience":
            self.page.wait_for_timeout(20)
        return bool(asked != "nothing more")

    def touch(self, target: str) -> None:
        """Use a control of the page."""
        self.page.locator(target).first.click()

    def confirm(self, target: str) -> None:
        """Say it once more, where the page waits for that."""
        if self.sees(f"{target}:not(:disabled)"):
            self.touch(target)

    def look(self, script: str) -> Any:
        """What is seen on the page."""
        return self.page.evaluate(script)

    def sees(self, target: str) -> bool:
        """Whether something is on the page now."""
        return bool(self.page.evaluate("target => document.querySelector(target) !== null", target))

    def known(self) -> str:
        """How far the page has heard of the match, and from which seat."""
        return str(self.page.evaluate(KNOWN))

    def wait_for_news(self, before: str) -> None:
        """Until the page has heard of more, or shows it from another seat."""
        self.page.wait_for_function(f"before => ({KNOWN})() !== before", arg=before)


class Finger(Player):
    """On a touch screen."""

    def touch(self, target: str) -> None:
        self.page.locator(target).first.tap()


class Keys(Player):
    """Without mouse or finger: Tab, arrows, Enter."""

    def touch(self, target: str) -> None:
        self.reach(target)
        self.page.keyboard.press("Enter")

    def reach(self, target: str) -> None:
        """Go there with Tab, and within a board with arrows; where the way is barred, around."""
        tried: set[tuple[str, str]] = set()
        self.page.locator(target).first.wait_for()
        for _ in range(MOST_KEYS):
            keys = self.page.evaluate(WAY, target)
            if keys == "there":
                return
            here = self.page.evaluate(HERE)
            key = next((one for one in keys if (here, one) not in tried), keys[0])
            tried.add((here, key))
            self.page.keyboard.press(key)
        raise AssertionError(f"{target} cannot be reached by keys")
