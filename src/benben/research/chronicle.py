"""From actions as numbers back to a match with its log: what an environment played, to be read and checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from benben.engine.errors import BadLog
from benben.engine.game import CHANCE
from benben.engine.stream import below
from benben.match.log import FORMAT, OVER, Event, format_log
from benben.match.match import Match
from benben.research.stage import Stage


def match_of(stage: Stage, stream: Sequence[int], actions: Iterable[tuple[int, int]]) -> Match:
    """The match of some (seat, action), by plain rules; chance is drawn from a stream, or stands among the actions.

    The log is folded by `Match.loads`, which checks every line of it.
    """
    game, s = stage.game, stage.game.layout.State()
    given, events = _Given(stage, list(stream), iter(actions)), list[Event]()
    game.rules.setup(stage.box, s)
    while (actor := given.actor(s)) is not None:
        before, numbers = s.copy(), list[int]()
        while not numbers or game.rules.midway(stage.box, s, actor):
            numbers.append(given.number(s, actor))
            game.rules.apply(stage.box, s, actor, numbers[-1])
        events.append(_event(stage, len(events) + 1, actor, numbers, before, s))
    if game.rules.acting(stage.box, s) == 0:
        events.append(_end(stage, len(events) + 1, s))
    return Match.loads(format_log(_header(stage), events))


class _Given:
    """What is done next: by chance from its stream, where there is one, else what is given."""

    def __init__(self, stage: Stage, stream: list[int], actions: Iterator[tuple[int, int]]) -> None:
        self.stage, self.stream, self.actions = stage, stream, actions
        self.next = next(actions, None)

    def actor(self, s: Any) -> int | None:
        """Who acts, None where the match is over or nothing more is given."""
        who = self.stage.game.rules.acting(self.stage.box, s)
        if who == CHANCE and any(self.stream):
            return CHANCE
        return None if who == 0 or self.next is None else self.next[0]

    def number(self, s: Any, actor: int) -> int:
        """What the actor does."""
        if actor == CHANCE and any(self.stream):
            rules = self.stage.game.rules
            return rules.pick(self.stage.box, s, below(self.stream, rules.chance(self.stage.box, s)))
        if self.next is None:
            raise BadLog(0, "the actions end in the middle of an event, which a log cannot tell")
        found, self.next = self.next[1], next(self.actions, None)
        return found


def _header(stage: Stage) -> dict[str, Any]:
    header: dict[str, Any] = {
        "benben": FORMAT,
        "game": stage.game.id,
        "rules": stage.game.version,
        "seats": stage.seats,
        "edition": stage.edition.name,
        "options": stage.options,
        "components": stage.edition.digest,
    }
    return header if stage.edition.name else header | {"own": stage.edition.as_dict()}


def _event(stage: Stage, n: int, actor: int, numbers: list[int], before: Any, after: Any) -> Event:
    if actor != CHANCE:
        return Event(n, actor, stage.game.notation.format_action(stage.box, before, actor, numbers))
    text = stage.game.notation.format_chance(stage.box, before, numbers)
    return Event(n, None, text, more=stage.game.box.evidence(stage.box, before, after))


def _end(stage: Stage, n: int, s: Any) -> Event:
    points, places = [0] * stage.seats, [0] * stage.seats
    stage.game.rules.scores(stage.box, s, points)
    stage.game.rules.ranks(stage.box, s, places)
    winners = [seat for seat in range(stage.seats) if places[seat] == 1]
    return Event(n, None, OVER, more={"scores": points, "winners": winners})
