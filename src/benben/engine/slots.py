"""The names of a game's rules as generic modules see them; `kernel.load` puts one game's rules in their place.

Their signatures are the contract of `benben.engine.game`.
"""

from __future__ import annotations

from typing import Any

from benben.engine.kernel import rule
from benben.engine.record import Ints


def _empty() -> Any:
    raise RuntimeError("a slot without a game: load its module with benben.engine.kernel.load")


@rule
def setup(box: Any, s: Any) -> None:
    """Make a zeroed state the beginning of a match."""
    _empty()


@rule
def acting(box: Any, s: Any) -> int:
    """The set of seats that act now, CHANCE, or 0: over."""
    return int(_empty())


@rule
def legal(box: Any, s: Any, seat: int, out: Ints) -> int:
    """Write the actions of a seat, ascending, and return how many they are."""
    return int(_empty())


@rule
def chance(box: Any, s: Any) -> int:
    """The sum of the weights of the outcomes of the chance that comes next."""
    return int(_empty())


@rule
def pick(box: Any, s: Any, roll: int) -> int:
    """The outcome that a number below that sum stands for."""
    return int(_empty())


@rule
def weight(box: Any, s: Any, outcome: int) -> int:
    """The weight of one outcome."""
    return int(_empty())


@rule
def pile(box: Any, s: Any) -> int:
    """What chance draws from now."""
    return int(_empty())


@rule
def apply(box: Any, s: Any, seat: int, action: int) -> None:
    """Carry out an action of a seat, or an outcome for CHANCE."""
    _empty()


@rule
def scores(box: Any, s: Any, out: Ints) -> None:
    """Write the points of every seat."""
    _empty()


@rule
def ranks(box: Any, s: Any, out: Ints) -> None:
    """Write the place of every seat, 1 for a winner."""
    _empty()


@rule
def midway(box: Any, s: Any, actor: int) -> int:
    """Whether the event that an actor has begun goes on."""
    return int(_empty())


@rule
def greedy(box: Any, s: Any, seat: int, stream: Ints, out: Ints) -> int:
    """The action that the game's heuristic takes for a seat."""
    return int(_empty())


@rule
def appraise(box: Any, s: Any, seat: int, out: Ints, prices: Ints, room: Ints) -> int:
    """Write the actions of a seat and what the heuristic thinks of each, and return how many they are."""
    return int(_empty())


@rule
def wander(box: Any, s: Any, seat: int, stream: Ints, out: Ints) -> int:
    """A random action for a seat."""
    return int(_empty())


@rule
def observe(box: Any, s: Any, seat: int, out: Ints) -> None:
    """Write what a seat may know as a row of small numbers."""
    _empty()


@rule
def observe_midway(box: Any, s: Any, seat: int, out: Ints) -> None:
    """Bring a row of the same seat up to date after an action in the middle of its event."""
    _empty()


@rule
def resample(box: Any, s: Any, seat: int, stream: Ints, out: Ints) -> None:
    """Draw anew what a seat cannot know."""
    _empty()
