"""Somebody alone at the table who tries everything, by the rules as they stand: what a beam is held against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from analysis.dealing import plain
from benben.analysis.contest import lone_box
from benben.engine import luck
from benben.engine.edition import find_edition
from benben.engine.game import CHANCE, Game
from benben.engine.record import values
from benben.engine.registry import find_game


@dataclass
class Lone:
    """A state and the luck that is left there."""

    game: Game
    box: Any
    s: Any
    spans: list[list[float]]
    rings: list[list[int]]
    secret: list[int]

    @classmethod
    def of(cls, game: str, edition: str, options: dict[str, Any], seed: int, deal: int) -> Lone:
        """The beginning of a deal."""
        found = find_game(game)
        box, s = lone_box(find_edition(found, edition), 2, options), found.layout.State()
        clocks = [[0] * found.layout.OUTCOMES for _ in found.layout.PILES]
        lone = cls(found, box, s, [[0.0] * len(row) for row in clocks], clocks, [0])
        with plain(found):
            luck.begin_luck(lone.spans, lone.rings, lone.secret, [0] * 4, seed, deal)
        found.rules.setup(box, s)
        lone._settle()
        return lone

    @property
    def actions(self) -> list[int]:
        """What can be done; nothing when the match is over."""
        out = [0] * self.game.layout.MOST_LEGAL
        return (
            out[: self.game.rules.legal(self.box, self.s, 0, out)] if self.game.rules.acting(self.box, self.s) else []
        )

    def act(self, action: int) -> Lone:
        """What an action makes of it."""
        spans, rings = [row[:] for row in self.spans], [row[:] for row in self.rings]
        after = Lone(self.game, self.box, self.s.copy(), spans, rings, self.secret)
        self.game.rules.apply(self.box, after.s, 0, action)
        after._settle()
        return after

    def greedy(self) -> int:
        """What `greedy` does."""
        return self.game.heuristic.greedy(self.box, self.s, 0, [1, 2, 3, 4], [0] * self.game.layout.MOST_LEGAL)

    def points(self) -> int:
        """As if it ended now."""
        out = [0] * self.game.layout.MOST_LEGAL
        self.game.rules.scores(self.box, self.s, out)
        return out[0]

    def best(self) -> int:
        """The points of the best of all lines."""
        found: dict[tuple[int, ...], int] = {}

        def look(at: Lone) -> int:
            key = tuple(values(at.s))
            if key not in found:
                found[key] = max((look(at.act(action)) for action in at.actions), default=at.points())
            return found[key]

        return look(self)

    def _settle(self) -> None:
        with plain(self.game):
            while self.game.rules.acting(self.box, self.s) == CHANCE:
                outcome = luck.draw_luck(self.box, self.s, self.spans, self.rings, self.secret, [0] * 4)
                self.game.rules.apply(self.box, self.s, CHANCE, outcome)
