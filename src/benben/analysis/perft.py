"""Counts of positions by depth ("perft"): two engines that agree on them have the same legal actions, deep down.

Chance takes the outcome that it has in the match of the same seed, so that the tree branches on what seats do and
every path of it is the beginning of a match that can be played. Where several seats act, the lowest goes first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from benben.engine.bits import lowest
from benben.engine.game import CHANCE, Game
from benben.match.match import Match
from benben.match.proof import Dice
from benben.match.sentence import roll_chance, sentences


@dataclass(frozen=True)
class Position:
    """A place in the tree: a state, and the number of the event that comes next."""

    game: Game
    box: Any
    state: Any
    secret: bytes
    match: str
    n: int

    def then(self, state: Any) -> Position:
        """The position one event later."""
        return Position(self.game, self.box, state, self.secret, self.match, self.n + 1)

    @property
    def acting(self) -> int:
        """The seats that act, CHANCE, or 0."""
        return self.game.rules.acting(self.box, self.state)


def position_of(match: Match) -> Position:
    """Where a match stands now; its secret is needed, for chance."""
    if match.secret is None:
        raise ValueError("positions below a match without its secret cannot be counted")
    return Position(match.game, match.box, match.state, match.secret, match.header["match"], len(match.events) + 1)


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` events of seats there are; those that end before are not counted."""
    if depth == 0:
        return 1
    position = after_chance(position)
    if position.acting == 0:
        return 0
    if depth == 1:
        return sum(1 for _ in sentences(position.game, position.box, position.state, lowest(position.acting)))
    return sum(perft(child, depth - 1) for _, child in children(position))


def divide(position: Position, depth: int) -> dict[str, int]:
    """The same by first action: where two engines differ, the action under which they do."""
    position = after_chance(position)
    if depth == 0 or position.acting == 0:
        return {}
    return {text: perft(child, depth - 1) for text, child in children(position)}


def children(position: Position) -> Iterator[tuple[str, Position]]:
    """Every action of the lowest acting seat as notation, and where it leads."""
    game, box, seat = position.game, position.box, lowest(position.acting)
    for actions in sentences(game, box, position.state, seat):
        after = position.state.copy()
        for action in actions:
            game.rules.apply(box, after, seat, action)
        yield game.notation.format_action(box, position.state, seat, actions), position.then(after)


def after_chance(position: Position) -> Position:
    """Where a seat acts next, or where the match is over."""
    while position.acting == CHANCE:
        dice = Dice(position.secret, position.match, position.n)
        position = position.then(roll_chance(position.game, position.box, position.state, dice.below)[1])
    return position
