"""A game laid out for environments: edition, seats, options, and the compiled rules that step through matches of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from benben.engine import kernel
from benben.engine.edition import Edition, find_edition
from benben.engine.errors import BadOption
from benben.engine.feature import size_of
from benben.engine.game import Game
from benben.engine.option import resolve_options
from benben.engine.record import dtype, pack
from benben.engine.registry import find_game

if TYPE_CHECKING:
    import numpy as np

    Records = np.ndarray[Any, np.dtype[np.void]]

SEEDS = 2**63  # a seed is a number below


@dataclass(frozen=True)
class Stage:
    """What does not change from match to match. `size` is the length of an observation."""

    game: Game
    edition: Edition
    seats: int
    options: dict[str, Any]
    box: Any
    boxes: Records
    loops: Any
    size: int

    @classmethod
    def of(cls, game: str, seats: int, edition: str | Edition | None, options: Mapping[str, Any]) -> Stage:
        """Options that are not given have their values for research, so that every match ends."""
        import numpy as np

        found = find_game(game)
        if isinstance(seats, bool) or seats not in found.seats:
            raise BadOption(f"{game} is played by {found.seats[0]} to {found.seats[-1]}, not by {seats!r}")
        parts = edition if isinstance(edition, Edition) else find_edition(found, edition)
        resolved = resolve_options(found.options, seats, research_options(found) | dict(options))
        box = parts.box(seats, resolved)
        boxes = np.zeros(1, dtype(found.layout.Box))
        pack(box, boxes[0])
        loops = kernel.load("benben.engine.stepping", game)
        return cls(found, parts, seats, resolved, box, boxes, loops, size_of(found.features, seats))

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.game.layout.ACTIONS

    def states(self, count: int) -> Records:
        """Zeroed states."""
        import numpy as np

        return np.zeros(count, dtype(self.game.layout.State))


def research_options(game: Game) -> dict[str, Any]:
    """The options that research environments give where nothing else is said."""
    return {option.name: option.research for option in game.options if option.research is not None}


def check_seed(seed: int) -> int:
    """A seed that kernels can take."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise BadOption(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    return seed
