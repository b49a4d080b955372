"""Somebody who plays by keys and sees nothing: what a screen reader tells them is written down."""

from __future__ import annotations

import re
from collections.abc import Callable

from player import Keys, Player
from playwright.sync_api import Page

# Whatever a live region says is remembered, once for each time that it says something else.
LISTEN = """() => {
    const said = new WeakMap()
    window.heard = []
    new MutationObserver(changes => {
        const near = change => change.target.nodeType === 1 ? change.target : change.target.parentElement
        const region = change => near(change)?.closest('[aria-live]:not([aria-live=off]), [role=status], [role=alert]')
        for (const one of new Set(changes.map(region))) {
            if (!one) continue
            const text = one.innerText.replace(/\\s+/g, ' ').trim()
            if (text !== '' && text !== said.get(one)) window.heard.push(text)
            said.set(one, text)
        }
    }).observe(document, {subtree: true, childList: true, characterData: true})
}"""


SAID = "    "


class Listener(Keys):
    """By keys alone; `transcript` grows with what is told of whatever is used, and with what is said in between."""

    def __init__(self, page: Page, turn: Callable[[Player], None]) -> None:
        super().__init__(page, turn)
        self.transcript: list[str] = []

    def listen(self) -> None:
        """From now on, on the page that is open."""
        self.page.evaluate(LISTEN)

    def touch(self, target: str) -> None:
        self.reach(target)
        self.hear()
        self.transcript.append("> " + self._told(":focus").removeprefix("- "))
        self.page.keyboard.press("Enter")

    def hear(self) -> None:
        """Write down what was said since the last time."""
        said = self.page.evaluate("() => (window.heard ?? []).splice(0)")
        if said and self.transcript and self.transcript[-1].startswith(SAID):
            said.insert(0, self.transcript.pop().strip())  # in how many pieces it comes is up to the network
        if said:
            self.transcript.append(SAID + " ".join(said))

    def read(self, title: str, target: str) -> None:
        """Have a part of the page read out as a whole."""
        self.transcript += ["", f"# {title}", "", self._told(target), ""]

    def _told(self, target: str) -> str:
        """Roles, names and states, as assistive technology gets them; without what differs from match to match."""
        found = self.page.locator(target).first.aria_snapshot()
        return re.sub(r"[0-9a-f]{16}", "MATCH", found)
