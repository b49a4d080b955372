"""Matches of a deal by the rules as they stand, with all that chance did."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from benben.analysis.contest import Contest
from benben.engine import contest as loops
from benben.engine import kernel, luck, play
from benben.engine.edition import find_edition
from benben.engine.game import CHANCE, Game
from benben.engine.option import resolve_options
from benben.engine.registry import find_game

LIMIT = 12  # rounds, where a game can be limited


class Draw(NamedTuple):
    """What chance did: the pile, the weights of all outcomes, how often each had come before, and what came."""

    pile: int
    weights: tuple[int, ...]
    before: tuple[int, ...]
    outcome: int


def contest_of(game: str, names: list[str], seats: int = 2, seed: int = 1, limit: int = LIMIT) -> Contest:
    found = find_game(game)
    return Contest.of(
        find_edition(found), seats, resolve_options(found.options, seats, limits(game, limit)), names, seed
    )


def limits(game: str, limit: int = LIMIT) -> dict[str, Any]:
    """The option that ends matches, where there is one."""
    return {option.name: limit for option in find_game(game).options if option.name == "max_rounds"}


@contextmanager
def plain(game: Game) -> Iterator[None]:
    """The generic loops with one game's plain rules in their slots."""
    before = []
    for module in (luck, loops, play):
        for name, value in list(vars(module).items()):
            if getattr(value, "__rule__", "") == kernel.SLOTS:
                before.append((module, name, value))
                parts = (game.rules, game.heuristic, game.knowledge)
                setattr(module, name, next(getattr(part, name) for part in parts if hasattr(part, name)))
    try:
        yield
    finally:
        for module, name, value in before:
            setattr(module, name, value)


def play_plain(contest: Contest, deal: int, number: int, policies: list[int]) -> tuple[Any, list[Draw]]:
    """The state in which a match ends, and what chance did in it."""
    game, box, seats = contest.game, contest.box, contest.seats
    rules, outcomes = game.rules, game.layout.OUTCOMES
    spans, rings = ([[0] * outcomes for _ in game.layout.PILES] for _ in range(2))
    secret, stream, streams, decisions = [0], [0] * 4, [[0] * 4 for _ in range(seats)], [0] * seats
    states, out = [game.layout.State(), game.layout.State()], [0] * game.layout.MOST_LEGAL
    draws: list[Draw] = []
    with plain(game):
        loops.open_match(
            [box],
            states,
            [game.layout.State()],
            spans,
            rings,
            secret,
            stream,
            streams,
            decisions,
            [0] * loops.LEAD,
            contest.seed,
            deal,
            number,
        )
        while (who := rules.acting(box, states[0])) != 0:
            if who == CHANCE:
                pile = rules.pile(box, states[0])
                weights = tuple(rules.weight(box, states[0], outcome) for outcome in range(outcomes))
                before = tuple(max(0, ring - 1) for ring in rings[pile])
                outcome = luck.draw_luck(box, states[0], spans, rings, secret, stream)
                draws.append(Draw(pile, weights, before, outcome))
                rules.apply(box, states[0], CHANCE, outcome)
                continue
            seat = (who & -who).bit_length() - 1
            loops.guess([box], states, seat, streams[seat], out)
            loops.play_event(box, states, seat, policies[seat], streams[seat], out)
    return states[0], draws
