"""What one seat is shown of a match: its events as lines that never change, and its view."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from msgspec import Raw

from benben.engine.game import View
from benben.match.log import Event
from benben.match.match import Match
from benben.server.wire import News

_encode = msgspec.json.Encoder().encode


class Screen:
    """Rendered once for all who look at the same seat (None: spectators), and anew only where something changed."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._of: Match | None = None
        self._settled = 0  # how many events at the beginning of the log everybody sees
        self._last: Event | None = None  # the last one of them
        self._shown: list[Event] = []
        self._lines: list[Raw] = []
        self._marks = [""]  # by number of events: a digest of them; who knows it has seen exactly these
        self._view = Raw(b"")
        self._can_undo = False
        self._legal: object = None
        self._legal_line = Raw(b"[]")

    def update(self, match: Match) -> None:
        """Show this match. It is not changed afterwards: what comes next is another object."""
        if self._of is match:
            return
        # Of what was settled nothing is looked at again, unless an action was taken back: then all events are new ones.
        at = self._settled
        start = at if 0 < at <= len(match.events) and match.events[at - 1] is self._last else 0
        shown = match.phases.shown(match.events, self.seat, start)
        keep = start + (_in_common(self._shown[start:], shown) if len(self._shown) > start else 0)
        del self._lines[keep:], self._marks[keep + 1 :]
        for n, event in enumerate(shown[keep - start :], start=keep + 1):
            line = _encode(match.redact(event, n, self.seat).as_dict())
            self._lines.append(Raw(line))
            self._marks.append(blake2b(self._marks[-1].encode() + line, digest_size=9).hexdigest())
        self._of, self._shown[start:] = match, shown
        self._settled = match.phases.settled(len(match.events))
        self._last = match.events[self._settled - 1] if self._settled else None
        self._view = self._render(match.view(self.seat), match.phases.is_open)
        self._can_undo = self.seat is not None and match.can_undo(self.seat)

    def _render(self, view: View, unseen: bool) -> Raw:
        """While others act unseen, what is legal is the same list as before. Else it is not kept: it would be most of
        what a match holds in memory, and has to be looked through for garbage.
        """
        if view["legal"] is self._legal:
            view["legal"] = self._legal_line
        elif unseen and view["legal"]:
            self._legal, self._legal_line = view["legal"], Raw(_encode(view["legal"]))
            view["legal"] = self._legal_line
        else:
            self._legal = None
        return Raw(_encode(view))

    @property
    def seen(self) -> int:
        """The number of the last event."""
        return len(self._lines)

    @property
    def content(self) -> tuple[str, Raw, bool]:
        """If it is the same as before, there is nothing to tell."""
        return self._marks[-1], self._view, self._can_undo

    def knows(self, seen: int, mark: str) -> bool:
        """Whether somebody with this mark has seen these events."""
        return seen <= self.seen and self._marks[seen] == mark

    def news(self, seen: int, mark: str, clock: list[int] | None) -> News:
        """What somebody has missed who saw events up to a number; all of them, if those were not these."""
        known = seen if self.knows(seen, mark) else 0
        return News(known + 1, self._lines[known:], self._marks[-1], self._view, self._can_undo, clock)


def _in_common(before: list[Event], now: list[Event]) -> int:
    """How many events stand as before. Only an action that is taken back changes what was shown."""
    return next(
        (at for at, (old, new) in enumerate(zip(before, now, strict=False)) if old != new), min(len(before), len(now))
    )
