"""Trees in memory, and the threads that search in them.

A tree is used for all steps of one event and then dropped: the next event is asked about in another world, often in
another process, and equal questions have to get equal answers.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from benben.bots import search
from benben.bots.budget import Budget
from benben.bots.evaluator import Net, Room, blank_net, find_net, room_of
from benben.engine import kernel
from benben.engine.game import Game
from benben.engine.record import dtype, pack
from benben.engine.stream import LOW

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[np.int64]]
    Records = np.ndarray[Any, np.dtype[np.void]]

FIRST, SPAN = 16, 0.02  # iterations that speed is measured by, and seconds that a chunk then takes at most
LOOKS = 16  # how often it is looked whether the rest of some iterations could still change anything
HASTE = 1.5  # how much faster than before search may become
MOST_NODES, ROOM = 100_000, 128
FOLLOWED = 32  # visits from which a later step of an event is decided by what was found for the first one


@dataclass
class Tree:
    """The arrays of one thread."""

    states: Records
    nodes: Records
    edges: Records
    table: Numbers
    counts: Numbers
    path: Numbers
    stream: Numbers
    out: Numbers
    prices: Numbers
    room: Numbers
    settings: Numbers
    look: Room
    seed: int = 0

    @classmethod
    def of(cls, game: Game, seats: int, settings: Mapping[str, int], nodes: int = MOST_NODES) -> Tree:
        import numpy as np

        told = np.zeros(search.SETTINGS, np.int64)
        for name, value in settings.items():
            told[getattr(search, name.upper())] = value
        room = max(game.layout.MOST_LEGAL, ROOM)
        return cls(
            states=np.zeros(2, dtype(game.layout.State)),
            nodes=np.zeros(nodes, dtype(search.Node)),
            edges=np.zeros(nodes * 8 + room, dtype(search.Edge)),
            table=np.zeros(2 * nodes + 1, np.int64),
            counts=np.zeros(search.COUNTS, np.int64),
            path=np.zeros(search.DEEP, np.int64),
            stream=np.zeros(4, np.int64),
            out=np.zeros(room, np.int64),
            prices=np.zeros(room, np.int64),
            room=np.zeros(room, np.int64),
            settings=told,
            look=room_of(game, seats),
        )


class Searcher:
    """Chooses by search at one table. Not for several threads at once; it has its own.

    `spent` is how many iterations the last choice took.
    """

    def __init__(self, game: Game, box: Any, budget: Budget, settings: Mapping[str, int], threads: int = 1) -> None:
        """Compiles what is not in the cache yet."""
        import numpy as np

        self.game, self.budget, self.spent = game, budget, 0
        self._boxes = np.zeros(1, dtype(game.layout.Box))
        pack(box, self._boxes[0])
        self._loops = kernel.load("benben.bots.search", game.id)
        net = find_net(game)
        self._net: Net = net or blank_net(game)
        # What nobody has learned nobody can judge; and who is alone has no others that a network would compare.
        told = dict(settings) if net and box.seats > 1 else {**settings, "leaf": 0}
        self._trees = [Tree.of(game, box.seats, told, self._nodes(threads)) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.warm()

    def warm(self) -> None:
        """Compile what is not in the cache yet, so that no budget is spent on it."""
        tree = self._trees[0]
        tree.counts[search.NODES] = 1  # as if planted, so that nothing is looked at
        self._search(tree, 0)

    def _nodes(self, threads: int) -> int:
        """With few iterations a tree needs little room."""
        return min(MOST_NODES, self.budget.iterations // threads + 64) if self.budget.iterations else MOST_NODES

    def choose(self, state: Any, seat: int, seed: int) -> list[int]:
        """An event of a seat, by a state whose secrets are drawn anew: a plain one or a record of an array.

        Equal states, seeds, iterations and threads give equal events.
        """
        began = time.perf_counter()
        self._plant(state, seat, seed)
        actions = [self._first(began)]
        while self._go_on(actions[-1]):
            if self._visits().sum() < FOLLOWED:
                self._run(FOLLOWED)
            actions.append(self._best())
        return actions

    def grow(self, state: Any, seat: int, seed: int) -> None:
        """Carry out all iterations of the budget, and choose nothing: for measuring."""
        self._plant(state, seat, seed)
        self._run(self.budget.iterations)

    def _plant(self, state: Any, seat: int, seed: int) -> None:
        """Begin trees anew, with what is legal now."""
        self.spent = 0
        for number, tree in enumerate(self._trees):
            if hasattr(state, "fields"):
                pack(state, tree.states[search.ROOT])
            else:
                tree.states[search.ROOT] = state
            tree.settings[search.SEAT] = seat
            tree.seed = (seed ^ number << 24) & LOW
            tree.counts[:] = tree.table[:] = 0
            self._search(tree, 0)

    def explain(self) -> list[tuple[int, int, float]]:
        """What was found of the last step: actions, how often each was tried, and its value from 0 to 1."""
        visits, totals = self._visits(), self._totals()
        return [
            (action, int(count), total / count / search.ONE if count else 0.0)
            for action, count, total in zip(self._actions(), visits, totals, strict=True)
        ]

    # --- steps --------------------------------------------------------------------------------------------------------

    def _first(self, began: float) -> int:
        """The first step, which takes all of the budget."""
        if len(self._visits()) == 1:
            return int(self._actions()[0])
        if self.budget.iterations:
            self._run_while_open(self.budget.iterations)
        else:
            self._run_for(began + self.budget.milliseconds / 1000)
        return self._best()

    def _best(self) -> int:
        """The action that was tried most; of equals the one of the greatest value, then the dearest."""
        visits, totals = self._visits(), self._totals()
        best = max(range(len(visits)), key=lambda at: (visits[at], totals[at], -at))
        return int(self._actions()[best])

    def _go_on(self, action: int) -> bool:
        """Take a step in all trees; whether the event goes on."""
        for tree in self._trees:
            self._search(tree, 0, action)
        return bool(self._trees[0].counts[search.MIDWAY])

    # --- iterations ---------------------------------------------------------------------------------------------------

    def _run_while_open(self, iterations: int) -> None:
        """So many iterations, or fewer where the rest could not change what is tried most."""
        size = max(1, iterations // LOOKS)
        while iterations > 0:
            self._run(min(size, iterations))
            iterations -= size
            if self._lead() > iterations:
                return

    def _run_for(self, end: float) -> None:
        """Chunks of iterations until a time, each as many as its time allows by the speed of the last one; or until
        those that the time still allows could not change what is tried most.
        """
        size = FIRST * len(self._trees)
        now = time.perf_counter()
        while True:
            self._run(size)
            before, now = now, time.perf_counter()
            speed = size / max(now - before, 1e-6)
            span = min(SPAN, end - now)
            if span <= 0 or self._lead() > HASTE * speed * (end - now):
                return
            size = max(len(self._trees), int(speed * span))

    def _lead(self) -> int:
        """How much more often one action was tried than any other."""
        visits = sorted(self._visits())
        return int(visits[-1] - visits[-2])

    def _run(self, iterations: int) -> None:
        """Iterations, shared among the threads."""
        self.spent += iterations
        shares = [len(part) for part in _parts(iterations, len(self._trees))]
        if self._pool is None:
            self._search(self._trees[0], shares[0])
        else:
            list(self._pool.map(self._search, self._trees, shares))

    def _search(self, tree: Tree, iterations: int, action: int = search.NO_ACTION) -> None:
        self._loops.search(
            self._boxes,
            tree.states,
            tree.nodes,
            tree.edges,
            tree.table,
            tree.counts,
            tree.path,
            tree.stream,
            tree.out,
            tree.prices,
            tree.room,
            tree.settings,
            self._net,
            tree.look.row,
            tree.look.room,
            tree.look.out,
            tree.seed,
            action,
            iterations,
        )

    # --- what was found -----------------------------------------------------------------------------------------------

    def _edges(self, tree: Tree) -> Records:
        """Those of the step that is chosen now."""
        node = tree.nodes[tree.counts[search.TOP]]
        return tree.edges[node["edges"] : node["edges"] + node["width"]]

    def _actions(self) -> Numbers:
        found: Numbers = self._edges(self._trees[0])["action"]
        return found

    def _visits(self) -> Numbers:
        found: Numbers = sum(self._edges(tree)["visits"].astype("i8") for tree in self._trees)  # type: ignore[assignment]
        return found

    def _totals(self) -> Numbers:
        found: Numbers = sum(self._edges(tree)["total"] for tree in self._trees)  # type: ignore[assignment]
        return found


def _parts(count: int, parts: int) -> list[range]:
    """A number of iterations cut into parts as equal as can be."""
    return [range(part, count, parts) for part in range(parts)]
