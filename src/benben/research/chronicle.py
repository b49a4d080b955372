"""From actions as numbers back to a match with its log: what an environment played, as anybody may read and check it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from benben.engine.game import CHANCE
from benben.engine.stream import below
from benben.match.log import FORMAT, OVER, Event, format_log
from benben.match.match import Match
from benben.research.stage import Stage


def match_of(stage: Stage, stream: Sequence[int], actions: Iterable[tuple[int, int]]) -> Match:
    """The match of some (seat, action), by plain rules; chance is drawn from a stream, or stands among the actions.

    The log is folded by `Match.loads`, which checks every line of it.
    """
    game, box, s = stage.game, stage.box, stage.game.layout.State()
    stream, given, events = list(stream), iter(actions), list[Event]()
    game.rules.setup(box, s)
    while (who := game.rules.acting(box, s)) != 0:
        drawn = who == CHANCE and any(stream)
        if not drawn and (first := next(given, None)) is None:
            break
        actor, before, numbers = CHANCE if drawn else first[0], s.copy(), list[int]()
        while not numbers or game.rules.midway(box, s, actor):
            if drawn:
                numbers.append(game.rules.pick(box, s, below(stream, game.rules.chance(box, s))))
            else:
                numbers.append(first[1] if not numbers else next(given)[1])
            game.rules.apply(box, s, actor, numbers[-1])
        events.append(_event(stage, len(events) + 1, actor, numbers, before, s))
    if who == 0:
        events.append(_end(stage, len(events) + 1, s))
    return Match.loads(format_log(_header(stage), events))


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
