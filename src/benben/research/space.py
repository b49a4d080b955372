"""Spaces of Gymnasium for what the cores tell, and seeds for its resets."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from benben.engine.feature import limits
from benben.research.single import Single
from benben.research.stage import SEEDS, Stage

Bytes = np.ndarray[Any, np.dtype[np.int8]]


def action_space(stage: Stage) -> spaces.Discrete:
    """All actions, legal or not."""
    return spaces.Discrete(stage.actions)


def row_space(stage: Stage) -> spaces.Space[Any]:
    """What a seat may know, as one row."""
    low, high = limits(stage.game.features, stage.seats)
    return spaces.Box(low, high, dtype=np.int8)


def masked_space(stage: Stage) -> spaces.Dict:
    """The same with the legal actions beside it, as PettingZoo names them."""
    mask = spaces.Box(0, 1, (stage.actions,), np.int8)
    return spaces.Dict({"observation": row_space(stage), "action_mask": mask})


class Seeds:
    """Seeds of one match after the other: the given one, then what follows from it."""

    def __init__(self) -> None:
        self._random = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        """The seed of the next match: equal to the given one, so that it is the match of that seed everywhere."""
        if seed is None:
            return int(self._random.integers(SEEDS))
        self._random = np.random.default_rng(seed)
        return seed


def board(single: Single, seat: int) -> str:
    """What a seat sees, as a board of text."""
    from rich.text import Text

    view = single.game.knowledge.view(single.stage.box, single.state, seat)
    return Text.from_markup(single.game.notation.format_view(view)).plain
