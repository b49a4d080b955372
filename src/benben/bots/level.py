"""Five levels of play. Weaker ones make the mistakes that people make: they look less far, and weigh fewer actions.

All but the last think by iterations, so that what they do can be repeated. A game says in the tables `levels.1` and so
on of its game.toml what is different at it: settings of search, and `iterations`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from benben.bots.budget import Budget
from benben.engine.game import Game


@dataclass(frozen=True)
class Level:
    """How much a level thinks, and in what its search differs from the game's best."""

    budget: Budget
    settings: Mapping[str, int]


LEVELS: Mapping[int, Level] = {
    1: Level(Budget(iterations=12), {"horizon": 1, "leaf": 0}),
    2: Level(Budget(iterations=30), {"horizon": 2, "leaf": 0}),
    3: Level(Budget(iterations=60), {"horizon": 4, "leaf": 0}),
    4: Level(Budget(iterations=300), {}),
    5: Level(Budget(milliseconds=950), {}),
}


def level_of(game: Game, number: int) -> Level:
    """A level as it is in a game."""
    level, more = LEVELS[number], dict(game.levels.get(str(number), {}))
    iterations = more.pop("iterations", 0)
    return Level(Budget(iterations=iterations) if iterations else level.budget, {**level.settings, **more})
