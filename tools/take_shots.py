"""Takes the screenshots of the documentation: every page and board, on a desktop, on a phone, and in the dark.

python tools/take_shots.py docs/pictures            # all of them
python tools/take_shots.py docs/pictures home tv    # only those whose names begin so

A server of its own plays what is shown, so matches differ from one run to the next. Pictures are WebP, which Chromium
itself makes of what it has painted.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "browser"))

from chromium import launch
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.progress import Progress
from served import Served

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
PHONE |= {"device_scale_factor": 1.5}
LOOKS = {"desktop": DESKTOP, "phone": PHONE, "dark": DESKTOP | {"color_scheme": "dark"}}
GAMES = {"anubix": 30, "pyramids": 70, "stregati": 60}  # after how many events a match is worth looking at
QUALITY = 0.4
CHOICE = 6  # actions
PATIENCE = 120.0

ENCODE = """async ([png, quality]) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d').drawImage(bitmap, 0, 0)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({type: 'image/webp', quality})).arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
}"""


class Stage:
    """A server and a person, with matches and tables to look at."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url
        self.person = self.context(**DESKTOP)
        self._workshop = self._browser.new_context().new_page()  # a page without the site's content policy
        self._made: dict[str, str] = {}
        self.ask("POST", "/api/me")
        self.ask("PATCH", "/api/me", {"name": "Nefertari", "figure": "lotus"})

    def context(self, **look: Any) -> BrowserContext:
        """A browser as a person in England has it."""
        return self._browser.new_context(base_url=self.url, locale="en-GB", reduced_motion="reduce", **look)

    def ask(self, method: str, path: str, form: dict[str, Any] | None = None) -> Any:
        """What the server answers to the person."""
        answer = self.person.request.fetch(path, method=method, data={} if form is None else form)
        if not answer.ok:
            raise RuntimeError(f"{method} {path}: {answer.text()}")
        return answer.json()

    def once(self, name: str, make: Callable[[], str]) -> str:
        """Something that several pictures show."""
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]

    def encode(self, png: bytes) -> bytes:
        """The same picture as WebP."""
        return base64.b64decode(self._workshop.evaluate(ENCODE, [base64.b64encode(png).decode(), QUALITY]))


def table(stage: Stage, game: str, seats: int, bots: int = 0, public: bool = True) -> str:
    """An open table where the person has the first seat, and bots the last ones; its code."""
    form = {"game": game, "seats": seats, "public": public}
    code: str = stage.ask("POST", "/api/tables", form)["code"]
    stage.ask("POST", f"/api/tables/{code}/sit", {})
    for seat in range(seats - bots, seats):
        stage.ask("POST", f"/api/tables/{code}/bot", {"seat": seat, "bot": "level:3"})
    return code


def finished(stage: Stage, game: str) -> str:
    """A match of three at its end."""
    started = stage.ask("POST", "/api/play", {"game": game, "seats": 3, "options": {}})
    stage.ask("POST", f"/api/tables/{started['table']}/away", {"seat": 0})
    wait(lambda: stage.ask("GET", f"/api/matches/{started['match']}")["phase"] == "over")
    return str(started["match"])


def running(stage: Stage, game: str) -> str:
    """A match of three in the middle, waiting for the person: such a one played on from there."""
    whole = stage.once(f"finished {game}", lambda: finished(stage, game))

    def legal(match: str) -> list[Any]:
        found: list[Any] = stage.ask("GET", f"/api/matches/{match}/seats/0")["view"]["legal"]
        return found

    for later in range(10):  # on, until there is something to choose from
        form = {"after": GAMES[game] + later, "seat": 0}
        match = str(stage.ask("POST", f"/api/matches/{whole}/play-on", form)["match"])
        wait(lambda match=match: bool(legal(match)))  # type: ignore[misc]
        if len(legal(match)) >= CHOICE:
            break
    return match


def wait(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise RuntimeError("the match does not come to where it is worth looking at")
        time.sleep(0.02)


Open = Callable[[Stage, Page], None]


def at(path: str, shows: str) -> Open:
    """A page that is there for everybody."""

    def open_page(stage: Stage, page: Page) -> None:
        page.goto(path)
        page.locator(shows).first.wait_for()

    return open_page


def of_match(make: Callable[[Stage, str], str], game: str, address: str, shows: str) -> Open:
    """A page about a match."""

    def open_page(stage: Stage, page: Page) -> None:
        match = stage.once(f"{make.__name__} {game}", lambda: make(stage, game))
        page.goto(address.format(match))
        page.locator(shows).first.wait_for()

    return open_page


def lobby(stage: Stage, page: Page) -> None:
    stage.once("public pyramids", lambda: table(stage, "pyramids", 3))
    stage.once("public anubix", lambda: table(stage, "anubix", 2))
    one_table(stage, page)
    at("/lobby", ".tables li")(stage, page)


def one_table(stage: Stage, page: Page) -> None:
    code = stage.once("public stregati", lambda: table(stage, "stregati", 4, 1))
    at(f"/table/{code}", ".qr")(stage, page)


def shared_screen(stage: Stage, page: Page) -> None:
    code = stage.once("public stregati", lambda: table(stage, "stregati", 4, 1))
    at(f"/tv/{code}", ".join img")(stage, page)


def device_handed_over(stage: Stage, page: Page) -> None:
    """Two people at one device, in a game that has hidden hands."""

    def begin() -> str:
        code = table(stage, "stregati", 2, public=False)
        stage.ask("POST", f"/api/tables/{code}/sit", {"seat": 1, "name": "Cleo"})
        return str(stage.ask("POST", f"/api/tables/{code}/start")["match"])

    at(f"/match/{stage.once('one device', begin)}", "[data-handover]")(stage, page)


def guided(stage: Stage, page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=pyramids]").get_by_role("button", name="Learn by playing").click()
    page.locator("[data-guide]").wait_for()


def mine(stage: Stage, page: Page) -> None:
    for game in GAMES:
        of_match(running, game, "/match/{}", "[data-board] *")(stage, page)
    at("/mine", "main li")(stage, page)


SHOTS: dict[str, Open] = {
    "home": at("/", "[data-game]"),
    "lobby": lobby,
    "new": at("/new/stregati", "form"),
    "table": one_table,
    "me": at("/me", ".figures"),
    "mine": mine,
    "missing": at("/nowhere", "h1"),
    "studio": at("/studio", "main li"),
    **{f"studio-{game}": at(f"/studio/{game}", "[data-playable=true]") for game in GAMES},
    "guide": guided,
    "handover": device_handed_over,
    "tv-table": shared_screen,
    **{f"rules-{game}": at(f"/rules/{game}", "li.rule") for game in GAMES},
    **{f"match-{game}": of_match(running, game, "/match/{}", "[data-board] *") for game in GAMES},
    **{f"end-{game}": of_match(finished, game, "/match/{}", "[data-end] table") for game in GAMES},
    **{f"replay-{game}": of_match(finished, game, "/replay/{}?at=40", "[data-step]") for game in GAMES},
    **{f"tv-{game}": of_match(running, game, "/tv/{}", ".tv .board *") for game in GAMES},
}


@contextmanager
def stage() -> Iterator[Stage]:
    """A server of these sources, a browser, and somebody at it."""
    import hatch_build

    hatch_build.build_site()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), bot_pause=0.0).start()
        browser = launch(playwright)
        try:
            yield Stage(browser, served.url)
        finally:
            browser.close()
            served.stop()


def take(on: Stage, name: str, look: str, folder: Path) -> Path:
    """One picture."""
    context = on.context(**LOOKS[look])
    context.add_cookies(on.person.cookies())  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    SHOTS[name](on, page)
    page.wait_for_timeout(500)  # fonts, and what follows the first answer
    path = folder / f"{name}-{look}.webp"
    path.write_bytes(on.encode(page.screenshot()))
    context.close()
    return path


def main(folder: Path, beginnings: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in SHOTS if not beginnings or any(re.match(start, name) for start in beginnings)]
    with stage() as on, Progress() as progress:
        task = progress.add_task("Pictures", total=len(names) * len(LOOKS))
        for name in names:
            for look in LOOKS:
                progress.update(task, description=f"{name} {look}")
                take(on, name, look, folder)
                progress.advance(task)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
