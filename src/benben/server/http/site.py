"""The site: files that a build has made, the same page for every address of its own; or a word that there is none."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from benben.server.http.docs import format_page

INSTALLED = Path(__file__).parent.parent / "site"  # built while benben was installed
INDEX = "index.html"
HASHED = re.compile(r"(?:^|/)assets/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9.]+$")
FOREVER = "public, max-age=31536000, immutable"  # another content has another name
ASK = "no-cache"  # kept, and asked for whether it has changed
NOT_OURS = ("api", "socket", "health", "metrics")
NO_SITE = """<h1>benben</h1>
<p>The server runs. The site is not installed here; what programs can ask is told at
<a href="/api/docs">/api/docs</a>.</p>"""


def mount_site(app: FastAPI, folder: Path | None) -> None:
    """Serve a built site under all addresses that nothing else has: the installed one, if no other is named."""
    site = INSTALLED if folder is None else folder
    if (site / INDEX).is_file():
        app.router.routes.append(Rest("/", Site(directory=site), name="site"))
    else:
        app.add_api_route("/", _say_no_site, include_in_schema=False)


class Rest(Mount):
    """All addresses but those of the interface: there a wrong method is one, and not an address that is not there."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether the site answers."""
        if scope["path"].lstrip("/").partition("/")[0] in NOT_OURS:
            return Match.NONE, {}
        return super().matches(scope)


class Site(StaticFiles):
    """Files, and for addresses that the site's own script reads, the page that loads it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; if there is none and the address is no file's, the page."""
        if path == ".":
            path = INDEX
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            path = INDEX
            response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER if HASHED.search(path) else ASK
        return response


async def _say_no_site() -> HTMLResponse:
    return HTMLResponse(format_page("benben", NO_SITE))
