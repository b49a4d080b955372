"""What the contract tests run on: every installed game with every number of seats and every variant."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from benben import Match
from benben.engine.edition import find_edition
from benben.engine.game import CHANCE, Game
from benben.engine.option import Option, resolve_options
from benben.engine.registry import games
from benben.engine.stream import seed_stream
from benben.match.sentence import legal_actions

BOUND = 30  # rounds after which a match is ended where a game could go on for ever


@dataclass(frozen=True)
class Case:
    """A game, a number of seats and options."""

    game: Game
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def resolved(self) -> dict[str, Any]:
        return resolve_options(self.game.options, self.seats, dict(self.options))

    def box(self) -> Any:
        return find_edition(self.game).box(self.seats, self.resolved())

    def match(self, seed: int) -> Match:
        return Match.new(self.game.id, seats=self.seats, seed=seed, options=dict(self.options))


def _values(option: Option, seats: int) -> list[Any]:
    """Every value besides the default; for numbers one that games reach."""
    if option.kind == "flag":
        return [not option.default]
    if option.kind == "choice":
        default = option.by_seats.get(str(seats), option.default)
        return [value for value in option.choices if value != default]
    return [seats - 1] if option.kind == "seat" else [2]


def variants(game: Game, seats: int) -> list[tuple[tuple[str, Any], ...]]:
    """The defaults, every value of every option by itself, and all options that go together at once."""
    bound = [(option.name, BOUND) for option in game.options if option.name == "max_rounds"]
    free = [option for option in game.options if option.name != "max_rounds"]
    found = [tuple(bound)]
    found += [((option.name, value), *bound) for option in free for value in _values(option, seats)]
    found.append((*((option.name, _values(option, seats)[0]) for option in free), *bound))
    return sorted(set(found), key=found.index)


def cases(every_variant: bool = True) -> list[Case]:
    """All cases, or one per game and number of seats."""
    return [
        Case(game, seats, options)
        for game in games().values()
        for seats in game.seats
        for options in (variants(game, seats) if every_variant else variants(game, seats)[:1])
    ]


def walk(case: Case, seed: int) -> Iterator[tuple[Any, Any]]:
    """(box, state) of a random match at every point where somebody or chance acts; the state goes on in place."""
    rng, box, s = random.Random(seed), case.box(), case.game.layout.State()
    rules = case.game.rules
    stream, out = stream_of(rng.getrandbits(16)), [0] * case.game.layout.MOST_LEGAL
    rules.setup(box, s)
    while (who := rules.acting(box, s)) != 0:
        yield box, s
        if who == CHANCE:
            rules.apply(box, s, CHANCE, rules.pick(box, s, rng.randrange(rules.chance(box, s))))
        else:
            seat = rng.choice([seat for seat in range(case.seats) if who >> seat & 1])
            rules.apply(box, s, seat, case.game.heuristic.wander(box, s, seat, stream, out))


def stream_of(part: int) -> list[int]:
    """A random stream of simulations, well stirred."""
    stream = [0] * 4
    seed_stream(stream, 1, part)
    return stream


def seats_of(acting: int, case: Case) -> list[int]:
    return [seat for seat in range(case.seats) if acting > 0 and acting >> seat & 1]


def play_some(match: Match, rng: random.Random, events: int) -> None:
    """Add up to some random events of seats."""
    for _ in range(events):
        if match.is_over:
            return
        seat = rng.choice(match.acting)
        match.submit(seat, random_text(match, seat, rng))


def random_text(match: Match, seat: int, rng: random.Random) -> str:
    """A random legal event as text, found without listing all."""
    game, box, s = match.game, match.box, match.state.copy()
    stream, out = stream_of(rng.getrandbits(16)), [0] * game.layout.MOST_LEGAL
    actions: list[int] = []
    while not actions or game.rules.midway(box, s, seat):
        actions.append(game.heuristic.wander(box, s, seat, stream, out))
        assert actions[-1] in legal_actions(game, box, s, seat)
        game.rules.apply(box, s, seat, actions[-1])
    return game.notation.format_action(box, match.state, seat, actions)
