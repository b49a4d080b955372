"""Phases in which seats act together, and what they do to the logs that others may see."""

from __future__ import annotations

from collections.abc import Sequence

from benben.match.log import Event

OPEN = -1


class Phases:
    """Where in a log all acted together: first event and end of each phase, the last one perhaps still open."""

    def __init__(self, spans: Sequence[tuple[int, int]] = ()) -> None:
        self.spans = list(spans)

    def copy(self) -> Phases:
        return Phases(self.spans)

    @property
    def is_open(self) -> bool:
        return bool(self.spans) and self.spans[-1][1] == OPEN

    def note(self, at: int, together_before: int, together_after: int) -> None:
        """An event stands at a place of the log, before and after which seats acted together or not."""
        if together_before and not self.is_open:
            self.spans.append((at, OPEN))
        if self.is_open and not together_after:
            self.spans[-1] = (self.spans[-1][0], at + 1)

    def settled(self, length: int) -> int:
        """How many events at the beginning of a log everybody sees: all but those of a phase that is open."""
        return self.spans[-1][0] if self.is_open else length

    def blocks(self, length: int, start: int = 0) -> list[tuple[int, int, bool]]:
        """A log in pieces, (first, end, is it shown to all): single events, and whole phases."""
        found, at, ends = [], start, dict(self.spans)
        while at < length:
            end = ends.get(at, at + 1)
            found.append((at, length if end == OPEN else end, end != OPEN))
            at = found[-1][1]
        return found

    def shown(self, events: Sequence[Event], seat: int | None, start: int = 0) -> list[Event]:
        """The events that a seat may see now: its own of a phase first, all others by seat when the phase is over.
        `start` leaves out events that were settled at some time.
        """
        if not self.spans or 0 <= self.spans[-1][1] <= start:
            return list(events[start:])  # nobody has acted unseen since then
        found: list[Event] = []
        for first, end, to_all in self.blocks(len(events), start):
            if end == first + 1 and to_all:
                found.append(events[first])
                continue
            found += [event for event in events[first:end] if event.who == seat]
            if to_all:
                others = [event for event in events[first:end] if event.who != seat]
                found += sorted(others, key=lambda event: -1 if event.who is None else event.who)
        return found

    def count(self, events: Sequence[Event], seat: int | None) -> int:
        """How many events a seat may see now."""
        settled = self.settled(len(events))
        return settled + sum(event.who == seat for event in events[settled:])

    def undoable(self, events: Sequence[Event], seat: int) -> int | None:
        """Where the last event of a seat stands that nobody else has seen and that has shown the seat nothing."""
        if self.is_open:
            own = [at for at in range(self.spans[-1][0], len(events)) if events[at].who == seat]
            return own[-1] if own else None
        just_shown = bool(self.spans) and self.spans[-1][1] == len(events)
        if not events or events[-1].who != seat or just_shown:
            return None
        return len(events) - 1
