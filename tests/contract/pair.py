"""Two matches that differ in secrets alone."""

from __future__ import annotations

import random
from typing import Any

from benben import Match
from benben.engine.errors import MatchError
from benben.engine.game import CHANCE
from benben.match.log import Event
from benben.match.sentence import carry_out_chance, roll_chance
from contract.cases import random_text


class Pair:
    """Two matches that one seat cannot tell apart: the second repeats the first as that seat sees it, no more."""

    def __init__(self, first: Match, seat: int | None, rng: random.Random) -> None:
        self.first, self.seat, self.rng = first, seat, rng
        self.left, self.right = (Match(first.header, first.edition, None) for _ in range(2))
        self.differences = 0

    def run(self) -> None:
        """Replay the first match, and a twin of it beside, as far as the twin can follow."""
        for event in self.first.events:
            if event.do == "over":
                break
            other = self.other(event)
            if other is None:
                return
            self.left.fold(event)
            self.right.fold(Event(event.n, event.who, other))
            if self.steps(self.left) != self.steps(self.right):
                return  # a step without alternative is taken in sight of all: from here on the seat can tell them apart
            self.compare()

    def steps(self, match: Match) -> list[tuple[int, str]]:
        return match.game.notation.steps_taken(match.box, match.state)

    def other(self, event: Event) -> str | None:
        """What the twin does: the same if it can, and now and then something else that looks the same."""
        candidates = [event.do] if self.possible(event.who, event.do) else []
        if not candidates or self.rng.random() < 0.3:
            candidates = [text for text in self.tries(event) if self.looks_the_same(event, text)] or candidates
        if not candidates:
            return None
        found = self.rng.choice(candidates)
        self.differences += found != event.do
        return found

    def possible(self, who: int | None, text: str) -> bool:
        try:
            if who is not None:
                self.right.read(who, text)
                return True
            outcomes = self.right.game.notation.parse_chance(self.right.box, self.right.state, text)
            return carry_out_chance(self.right.game, self.right.box, self.right.state, outcomes) is not None
        except MatchError:
            return False

    def tries(self, event: Event) -> list[str]:
        if event.who is not None:
            return [random_text(self.right, event.who, self.rng) for _ in range(4)]
        return [text for _ in range(8) if (text := self.random_chance()) is not None]

    def random_chance(self) -> str | None:
        rules, match = self.right.game.rules, self.right
        if rules.acting(match.box, match.state) != CHANCE:
            return None
        outcomes, _ = roll_chance(match.game, match.box, match.state, self.rng.randrange)
        return match.game.notation.format_chance(match.box, match.state, outcomes)

    def looks_the_same(self, event: Event, text: str) -> bool:
        """To the seat, as far as it ever sees the event. What all do together is compared when it is shown."""
        redact = self.first.game.knowledge.redact
        return self.shown(redact, event, event.do) == self.shown(redact, event, text)

    def shown(self, redact: Any, event: Event, text: str) -> str:
        return str(redact({"n": event.n, "who": event.who, "do": text}, self.seat))

    def compare(self) -> None:
        """Everything that is ever handed to the seat is equal."""
        assert self.left.dumps(self.seat, spectator=True) == self.right.dumps(self.seat, spectator=True)
        assert self.left.view(self.seat) == self.right.view(self.seat)
        assert self.left.can_undo(self.seat or 0) == self.right.can_undo(self.seat or 0) or self.seat is None
