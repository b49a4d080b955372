"""Bots: they choose like a person at their seat, from a state in which all that the seat cannot know is drawn anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.record import fill, values
from benben.engine.registry import find_game
from benben.engine.stream import seed_stream
from benben.match.header import read_header
from benben.match.match import Match

Policy = Callable[..., int]

BOTS: dict[str, Callable[[Game], Policy]] = {
    "greedy": lambda game: game.heuristic.greedy,
    "random": lambda game: game.heuristic.wander,
}
TOLD = ("benben", "game", "rules", "seats", "edition", "options", "own")  # of the header, nothing that chance is from


@dataclass(frozen=True)
class Question:
    """All that a bot is handed: numbers, that they go to another process, and of a state that is not the real one."""

    header: str
    state: tuple[int, ...]
    seat: int
    stream: tuple[int, ...]


def find_policy(game: Game, name: str) -> Policy:
    """The rule that a bot of this name chooses by."""
    if name not in BOTS:
        raise BadOption(f"no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](game)


def question(match: Match, seat: int, rng_seed: int) -> Question:
    """What a bot may know at a seat that has to act now."""
    game, stream = match.game, [0] * 4
    # The number of events that this seat has seen: how often others have acted unseen must not turn its luck.
    seed_stream(stream, rng_seed, match.phases.count(match.events, seat) * match.seats + seat)
    guess = match.state.copy()
    game.knowledge.resample(match.box, guess, seat, stream, [0] * game.layout.MOST_LEGAL)
    header = json.dumps({key: match.header[key] for key in TOLD if key in match.header}, sort_keys=True)
    return Question(header, tuple(values(guess)), seat, tuple(stream))


def answer(asked: Question, name: str) -> str:
    """What a bot does, as notation. Equal questions get equal answers."""
    game, box = _table(asked.header)
    policy, stream, out = find_policy(game, name), list(asked.stream), [0] * game.layout.MOST_LEGAL
    guess = game.layout.State()
    fill(guess, iter(asked.state))
    actions = _sentence(game, box, guess.copy(), asked.seat, policy, stream, out)
    return game.notation.format_action(box, guess, asked.seat, actions)


def choose(match: Match, seat: int, name: str, rng_seed: int) -> str:
    """An action for a seat that has to act now, as notation. Equal numbers and equal matches give equal choices."""
    return answer(question(match, seat, rng_seed), name)


@lru_cache(maxsize=64)
def _table(header: str) -> tuple[Game, Any]:
    told = json.loads(header)
    game = find_game(told["game"])
    return game, read_header(told).box(told["seats"], told["options"])


def _sentence(game: Game, box: Any, s: Any, seat: int, policy: Policy, stream: list[int], out: list[int]) -> list[int]:
    """All integers of one event: each is applied before the next one is chosen."""
    actions: list[int] = []
    while not actions or game.rules.midway(box, s, seat):
        actions.append(policy(box, s, seat, stream, out))
        game.rules.apply(box, s, seat, actions[-1])
    return actions
