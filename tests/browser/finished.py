"""Matches to their end, without anybody at a page: a bot takes over for the person."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import APIRequestContext, Page

PATIENCE = 120.0


def play_out(page: Page, game: str, seats: int = 2) -> dict[str, Any]:
    """A match of this page's person that has been played to its end; what the server tells of it."""
    ask = page.request
    told(ask.post("/api/me"))
    started = told(ask.post("/api/play", data={"game": game, "seats": seats, "options": {}}))
    told(ask.post(f"/api/tables/{started['table']}/away", data={"seat": 0}))
    return wait_for_end(ask, started["match"])


def wait_for_end(ask: APIRequestContext, match: str) -> dict[str, Any]:
    """What the server tells of a match when it is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = told(ask.get(f"/api/matches/{match}"))
        if found["phase"] == "over":
            return found
        time.sleep(0.1)
    raise AssertionError(f"the match {match} does not end")


def told(response: Any) -> Any:
    """The answer's body; an error of the test if it is a refusal."""
    assert response.ok, response.text()
    return response.json()
