"""Bots: they choose like a person at their seat, from a state in which all that the seat cannot know is drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.stream import seed_stream
from benben.match.match import Match

Policy = Callable[..., int]

BOTS: dict[str, Callable[[Game], Policy]] = {
    "greedy": lambda game: game.heuristic.greedy,
    "random": lambda game: game.heuristic.wander,
}


def find_policy(game: Game, name: str) -> Policy:
    """The rule that a bot of this name chooses by."""
    if name not in BOTS:
        raise BadOption(f"no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](game)


def choose(match: Match, seat: int, name: str, rng_seed: int) -> str:
    """An action for a seat that has to act now, as notation. Equal numbers and equal matches give equal choices."""
    game, policy = match.game, find_policy(match.game, name)
    stream, out = [0] * 4, [0] * game.layout.MOST_LEGAL
    # The number of events that this seat has seen: how often others have acted unseen must not turn its luck.
    seed_stream(stream, rng_seed, len(match.redacted(seat)) * match.seats + seat)
    guess = match.state.copy()
    game.knowledge.resample(match.box, guess, seat, stream, out)
    actions = _sentence(game, match.box, guess.copy(), seat, policy, stream, out)
    return game.notation.format_action(match.box, guess, seat, actions)


def _sentence(game: Game, box: Any, s: Any, seat: int, policy: Policy, stream: list[int], out: list[int]) -> list[int]:
    """All integers of one event: each is applied before the next one is chosen."""
    actions: list[int] = []
    while not actions or game.rules.midway(box, s, seat):
        actions.append(policy(box, s, seat, stream, out))
        game.rules.apply(box, s, seat, actions[-1])
    return actions
