"""What a search is told, by names: what a game tells it, and what a bot's name may change."""

from __future__ import annotations

import re
from collections.abc import Mapping

from benben.engine.errors import BadOption
from benben.engine.game import Game

Settings = tuple[tuple[str, int], ...]

# `benben.bots.search` describes them; 1 is GREEDY.
DEFAULTS: Mapping[str, int] = {
    "others": 1,
    "own": 1,
    "stray": 0,
    "explore": 300,
    "wide": 16,
    "ripe": 8,
    "horizon": 0,
    "leaf": 0,
    "cool": 100,
    "win": 50,
    "margin": 10,
}
LEAST = {"wide": 1, "cool": 1, "margin": 1}  # what search divides by, and what it needs to choose from
MOST = 1_000_000
_TEXT = re.compile(r"([a-z]+)=([0-9]{1,7})")


def settings_of(game: Game, more: Mapping[str, int] = {}) -> dict[str, int]:
    """What search is told: the defaults, what game.toml says in `search`, and what a level or a name changes."""
    return {**DEFAULTS, **game.search, **more}


def parse_settings(text: str) -> Settings:
    """`explore=500,leaf=0`: each once, in any order."""
    found: dict[str, int] = {}
    for part in text.split(","):
        told = _TEXT.fullmatch(part)
        name, value = (told[1], int(told[2])) if told else ("", 0)
        if name not in DEFAULTS or name in found or not LEAST.get(name, 0) <= value <= MOST:
            raise BadOption(
                f"no setting {part!r} of a search: write such as explore=500; there is {', '.join(DEFAULTS)}"
            )
        found[name] = value
    return tuple(found.items())


def format_settings(settings: Settings) -> str:
    """As `parse_settings` reads them, each behind a comma."""
    return "".join(f",{name}={value}" for name, value in settings)
