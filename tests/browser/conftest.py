"""Real browsers against a real server; whatever a page prints to its console is an error of the test."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from chromium import launch
from served import ROOT, Served

DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds
expect.set_options(timeout=PATIENCE / 2)

Visit = Callable[..., Page]


# One a file: while Playwright is there its event loop counts as running, and other tests run loops of their own.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = launch(playwright)
    yield found
    found.close()


@pytest.fixture(scope="session")
def built() -> None:
    """The site of these sources; built now, if it is not there."""
    sys.path.insert(0, str(ROOT))
    import hatch_build

    hatch_build.build_site()


@pytest.fixture(scope="session")
def packages() -> None:
    """What npm installs for checking, axe-core among it."""
    sys.path.insert(0, str(ROOT))
    import hatch_build

    hatch_build.install_packages(development=True)


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a file."""
    served = Served(tmp_path_factory.mktemp("server")).start()
    yield served
    served.stop()


class Watched:
    """What the pages of a test print, apart from what it has to expect."""

    def __init__(self) -> None:
        self.printed: list[str] = []
        self.expected: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.printed.append(f"error: {error.error}"))

    def expect(self, *parts: str) -> None:
        """Browsers print every answer that is no success; a test that asks for one says so."""
        self.expected += parts

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.printed.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def unexpected(self) -> list[str]:
        return [line for line in self.printed if not any(part in line for part in self.expected)]


@pytest.fixture
def console() -> Iterator[Watched]:
    watched = Watched()
    yield watched
    assert watched.unexpected() == []


@pytest.fixture
def visit(browser: Browser, server: Served, console: Watched) -> Iterator[Visit]:
    """A new person with a browser of their own, at a page of the site."""
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", viewport: dict[str, int] = DESKTOP, **options: Any) -> Page:
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": viewport, **options}
        if viewport == PHONE:
            settings |= {"has_touch": True, "is_mobile": True}
        context = browser.new_context(base_url=server.url, **settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        console.watch(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
