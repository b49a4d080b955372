"""Bots: they choose like a person at their seat, from a state in which all that the seat cannot know is drawn anew.

Their names are `random`, `greedy`, `level:1` to `level:5`, and `search:1s`, `search:500ms` or `search:2000` for a time
or a number of iterations for each event. Behind a level or a search there may stand what it is told otherwise, such as
`search:1s,leaf=0,explore=500`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from benben.bots.budget import Budget, format_budget, parse_budget
from benben.bots.level import LEVELS, level_of
from benben.bots.setting import Settings, format_settings, parse_settings, settings_of
from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.record import fill, values
from benben.engine.registry import find_game
from benben.engine.stream import advance, seed_stream
from benben.match.header import read_header
from benben.match.match import Match

if TYPE_CHECKING:
    from benben.bots.searcher import Searcher

POLICIES = ("random", "greedy")
BOTS = (*POLICIES, *(f"level:{level}" for level in LEVELS))  # those that people are offered, the weakest first
TOLD = ("benben", "game", "rules", "seats", "edition", "options", "own")  # of the header, nothing that chance is from


@dataclass(frozen=True)
class Bot:
    """A program that plays: `random`, `greedy`, `level` with its number, or `search` with its budget; and what it is
    told otherwise.
    """

    kind: str
    level: int = 0
    budget: Budget | None = None
    settings: Settings = ()


def parse_bot(name: str) -> Bot:
    """A bot by its name."""
    head, comma, told = name.partition(",")
    kind, colon, more = head.partition(":")
    settings = parse_settings(told) if comma else ()
    if name in POLICIES:
        return Bot(kind)
    if kind == "level" and more in map(str, LEVELS):
        return Bot(kind, level=int(more), settings=settings)
    if kind == "search" and colon:
        return Bot(kind, budget=parse_budget(more), settings=settings)
    raise BadOption(f"no bot {name!r}; there is {', '.join(BOTS)}, and search:1s or search:2000 (iterations)")


def find_offered(name: str) -> Bot:
    """A bot that people are offered, which never thinks longer than a level does."""
    if name not in BOTS:
        raise BadOption(f"no bot {name!r}; there is {', '.join(BOTS)}")
    return parse_bot(name)


def format_bot(bot: Bot) -> str:
    """As `parse_bot` reads it."""
    told = format_settings(bot.settings)
    if bot.kind == "level":
        return f"level:{bot.level}{told}"
    return bot.kind if bot.budget is None else f"{bot.kind}:{format_budget(bot.budget)}{told}"


# --- choosing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Question:
    """All that a bot is handed: numbers, that they go to another process, and of a state that is not the real one."""

    header: str
    state: tuple[int, ...]
    seat: int
    stream: tuple[int, ...]


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
    """What a bot does, as notation. Equal questions get equal answers, unless the bot's budget is a time."""
    bot = parse_bot(name)
    game, box = _table(asked.header)
    guess = game.layout.State()
    fill(guess, iter(asked.state))
    stream = list(asked.stream)
    if bot.kind in POLICIES:
        actions = _by_policy(game, box, guess.copy(), asked.seat, bot.kind, stream)
    else:
        actions = searcher(asked.header, bot).choose(guess, asked.seat, advance(stream))
    return game.notation.format_action(box, guess, asked.seat, actions)


def choose(match: Match, seat: int, name: str, rng_seed: int) -> str:
    """An action for a seat that has to act now, as notation. Equal numbers and equal matches give equal choices, unless
    the bot's budget is a time.
    """
    return answer(question(match, seat, rng_seed), name)


@lru_cache(maxsize=64)
def _table(header: str) -> tuple[Game, Any]:
    told = json.loads(header)
    game = find_game(told["game"])
    return game, read_header(told).box(told["seats"], told["options"])


@lru_cache(maxsize=4)
def searcher(header: str, bot: Bot) -> Searcher:
    """What searches for a bot at a table; compiled where it is not yet."""
    return make_searcher(*_table(header), bot)


def make_searcher(game: Game, box: Any, bot: Bot, threads: int = 1) -> Searcher:
    """What searches for a level or with a budget."""
    from benben.bots.searcher import Searcher

    if bot.kind == "level":
        level = level_of(game, bot.level)
        told = settings_of(game, {**level.settings, **dict(bot.settings)})
        return Searcher(game, box, level.budget, told, threads)
    if bot.budget is None:
        raise BadOption(f"the bot {format_bot(bot)} does not search")
    return Searcher(game, box, bot.budget, settings_of(game, dict(bot.settings)), threads)


def _by_policy(game: Game, box: Any, s: Any, seat: int, kind: str, stream: list[int]) -> list[int]:
    """All integers of one event: each is applied before the next one is chosen."""
    policy = game.heuristic.greedy if kind == "greedy" else game.heuristic.wander
    actions, out = list[int](), [0] * game.layout.MOST_LEGAL
    while not actions or game.rules.midway(box, s, seat):
        actions.append(policy(box, s, seat, stream, out))
        game.rules.apply(box, s, seat, actions[-1])
    return actions
