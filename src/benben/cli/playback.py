"""A log as positions that one can step through, each as a seat or a spectator may see it."""

from __future__ import annotations

from typing import Any

from benben.engine.errors import BadOption
from benben.engine.game import CHANCE, View
from benben.match.log import OVER
from benben.match.match import Match


class Playback:
    """The positions of a match that has been folded without error: position n is the one after event n."""

    def __init__(self, match: Match, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < match.seats:
            raise BadOption(f"there is no seat {seat}; this match has the seats 0 to {match.seats - 1}")
        self.match, self.seat = match, seat
        twin = Match(match.header, match.edition, None)
        self.states: list[Any] = [twin.state]
        for event in match.events:
            if event.do != OVER:  # it changes nothing, and what it tells has been checked
                twin.fold(event)
            self.states.append(twin.state)

    @property
    def last(self) -> int:
        """The number of the last event."""
        return len(self.match.events)

    def view(self, n: int) -> View:
        """The table after event n."""
        return {**self.match.game.knowledge.view(self.match.box, self.states[n], self.seat), "legal": []}

    def text(self, n: int) -> str:
        """What event n was, as far as it may be known when it happens."""
        event = self.match.events[n - 1]
        who = "chance" if event.who is None else f"seat {event.who}"
        if event.do == OVER:
            return f"{who}: the match is over"
        if event.who not in (None, self.seat) and self.match.game.rules.together(self.match.box, self.states[n - 1]):
            return f"{who} has chosen, unseen by the others until all have"
        told = self.match.game.knowledge.redact(event.as_dict(), self.seat)
        return f"{who}: {told}"

    def acting(self, n: int) -> list[int]:
        """The seats that have to act after event n."""
        who = self.match.game.rules.acting(self.match.box, self.states[n])
        return [] if who == CHANCE else [seat for seat in range(self.match.seats) if who >> seat & 1]
