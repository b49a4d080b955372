"""The best line of a seat alone at the table, in hindsight: with all that chance will do known from the beginning.

A beam holds so many lines at a time, those that look best. Where it had room for all of them, what it finds is the best
there is; else somebody might have found a better one. Which that could be does not depend on how lines are held, so a
line is told with its actions: whoever doubts it can play it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from benben.analysis.contest import lone_box
from benben.engine import kernel
from benben.engine.edition import Edition
from benben.engine.record import dtype, pack

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True)
class Line:
    """The best line that was found: its points, whether no other can have more, and its actions, after which `greedy`
    plays on.
    """

    points: int
    exact: bool
    actions: tuple[int, ...]


class Beam:
    """Looks for the best lines of one table, `width` at a time. Not for several threads at once."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, Any], width: int) -> None:
        """Compiles what is not in the cache yet."""
        import numpy as np

        layout = edition.game.layout
        self.box, self.width = lone_box(edition, seats, options), width
        self._boxes = np.zeros(1, dtype(layout.Box))
        pack(self.box, self._boxes[0])
        self._loops = kernel.load("benben.engine.beam", edition.game.id)
        rows = 2 * width + 1  # the lines of this step and of the next one, and one to try
        self._states, self._blank = np.zeros(rows, dtype(layout.State)), np.zeros(1, dtype(layout.State))
        word = f"i{math.gcd(self._states.itemsize, 8)}"
        self._words = self._states.view(word).reshape(rows, -1)
        clocks = (rows, len(layout.PILES), layout.OUTCOMES)
        self._luck = np.zeros(clocks), np.zeros(clocks, np.int64), np.zeros(1, np.int64), np.zeros(4, np.int64)
        self._choice, self._out = np.zeros(4, np.int64), np.zeros(layout.MOST_LEGAL, np.int64)
        self._children = np.empty((3, width * layout.MOST_LEGAL), np.int64)

    def best(self, seed: int, deal: int) -> Line:
        """The best line of a deal of a seed."""
        import numpy as np

        self._loops.begin_line(self._boxes, self._states, self._blank, *self._luck, seed, deal)
        steps: list[tuple[Numbers, Numbers]] = []
        found, points, exact, first, count = (0, 0), -math.inf, True, 0, 1
        while True:
            parents, actions = self._list(first, count)
            if len(parents) == 0:
                return Line(int(points), exact, _actions(steps[: found[0]], found[1]))
            rated = self._rate(parents, actions)
            kept = np.argsort(-rated, kind="stable")[: self.width]
            exact = exact and len(kept) == len(rated)
            steps.append((parents[kept] - first, actions[kept]))
            if rated[kept[0]] > points:
                found, points = (len(steps), 0), rated[kept[0]]
            first, count = self.width - first, len(kept)
            self._loops.keep_children(
                self._boxes, self._states, *self._luck, first, parents[kept], actions[kept]
            )  # fmt: skip

    def _list(self, first: int, count: int) -> tuple[Numbers, Numbers]:
        """The children of some lines, each as its parent and its action; of those that lead to the same one."""
        import numpy as np

        number = self._loops.list_children(
            self._boxes, self._states, self._words, *self._luck, self._out, first, count, 2 * self.width,
            *self._children,
        )  # fmt: skip
        parents, actions, keys = self._children[:, :number]
        _, different = np.unique(keys, return_index=True)
        return parents[different], actions[different]

    def _rate(self, parents: Numbers, actions: Numbers) -> Numbers:
        """What children are worth."""
        import numpy as np

        points = np.empty(len(parents), np.int64)
        self._loops.rate_children(
            self._boxes, self._states, *self._luck, self._choice, self._out, 2 * self.width, parents, actions, points
        )
        return points


def _actions(steps: list[tuple[Numbers, Numbers]], place: int) -> tuple[int, ...]:
    """The actions that led to a line of the last step."""
    found = []
    for parents, actions in reversed(steps):
        found.append(int(actions[place]))
        place = int(parents[place])
    return tuple(reversed(found))
