"""Events as sequences of integer actions: which are legal, and carrying one out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from benben.engine.errors import IllegalAction
from benben.engine.game import CHANCE, Game


def legal_actions(game: Game, box: Any, s: Any, seat: int) -> list[int]:
    """The integer actions that a seat may take next."""
    out = [0] * game.layout.MOST_LEGAL
    return out[: game.rules.legal(box, s, seat, out)]


def sentences(game: Game, box: Any, s: Any, seat: int, first: int | None = None) -> Iterator[tuple[int, ...]]:
    """Every event that a seat may add, as the integer actions it consists of; with `first` those that begin so."""
    apply, midway = game.rules.apply, game.rules.midway
    for action in legal_actions(game, box, s, seat) if first is None else [first]:
        after = s.copy()
        apply(box, after, seat, action)
        if midway(box, after, seat):
            for rest in sentences(game, box, after, seat):
                yield (action, *rest)
        else:
            yield (action,)


def beginning_with(game: Game, box: Any, s: Any, seat: int, first: int) -> Iterable[tuple[int, ...]]:
    """The same for one legal action that nothing has come before, without trying where the game knows them."""
    found = game.whole(box, s, seat, first)
    return sentences(game, box, s, seat, first) if found is None else found


def carry_out(game: Game, box: Any, s: Any, seat: int, actions: Sequence[int]) -> Any:
    """The state after an event of a seat; IllegalAction if any part of it is not allowed."""
    after = s.copy()
    for at, action in enumerate(actions):
        finished = at > 0 and not game.rules.midway(box, after, seat)
        if finished or action not in legal_actions(game, box, after, seat):
            raise IllegalAction(*game.notation.refuse(box, s, seat, actions))
        game.rules.apply(box, after, seat, action)
    if not actions or game.rules.midway(box, after, seat):
        raise IllegalAction(*game.notation.refuse(box, s, seat, actions))
    return after


def carry_out_chance(game: Game, box: Any, s: Any, outcomes: Sequence[int]) -> Any | None:
    """The state after a chance event, None if it cannot happen now."""
    after = s.copy()
    for at, outcome in enumerate(outcomes):
        if at > 0 and not game.rules.midway(box, after, CHANCE):
            return None
        if not 0 <= outcome < game.layout.OUTCOMES or game.rules.weight(box, after, outcome) <= 0:
            return None
        game.rules.apply(box, after, CHANCE, outcome)
    return after if outcomes and not game.rules.midway(box, after, CHANCE) else None


def roll_chance(game: Game, box: Any, s: Any, below: Callable[[int], int]) -> tuple[list[int], Any]:
    """The outcomes of the chance event that comes next, by numbers below a size, and the state after it."""
    after, outcomes = s.copy(), list[int]()
    while not outcomes or game.rules.midway(box, after, CHANCE):
        outcomes.append(game.rules.pick(box, after, below(game.rules.chance(box, after))))
        game.rules.apply(box, after, CHANCE, outcomes[-1])
    return outcomes, after
