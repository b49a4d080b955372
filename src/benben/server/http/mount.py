"""Puts everything that is answered over HTTP into an app."""

from __future__ import annotations

from fastapi import FastAPI

from benben.server.config import Config
from benben.server.http import (
    again,
    docs,
    games,
    health,
    matches,
    me,
    places,
    play_on,
    refusal,
    replay,
    seats,
    site,
    studio,
    tables,
)

PARTS = (me, games, tables, places, again, matches, replay, play_on, seats, studio, docs, health)


def mount(app: FastAPI, config: Config) -> None:
    """All routes, how errors are answered, and last of all the site: it takes every address that is left."""
    refusal.install(app)
    for part in PARTS:
        app.include_router(part.router)
    site.mount_site(app, config.site)
