"""Finds the games: every folder of `benben.games` that holds a game.toml."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path

from benben.engine.errors import UnknownGame
from benben.engine.game import Game

GAMES = Path(__file__).parent.parent / "games"


@cache
def games() -> dict[str, Game]:
    """All installed games by id."""
    found = sorted(path.parent.name for path in GAMES.glob("*/game.toml"))
    return {name: importlib.import_module(f"benben.games.{name}").GAME for name in found}


def find_game(name: str) -> Game:
    """The game of an id."""
    if not isinstance(name, str) or name not in games():
        raise UnknownGame(f"no game {name!r}; there is {', '.join(games())}")
    return games()[name]
