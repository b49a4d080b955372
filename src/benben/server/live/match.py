"""A match that is being played: folded from its journal, and changed by what can be appended to that."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from benben.engine.errors import BadNotation, IllegalAction, MatchError, NotYourTurn
from benben.match.match import Match
from benben.server import metrics
from benben.server.live.screen import Screen
from benben.server.store.errors import Conflict, StoreDown
from benben.server.store.fold import begin_match, carry_out_entry
from benben.server.store.journal import ACT, UNDO, Entry
from benben.server.store.matches import MatchRow
from benben.server.store.store import Store
from benben.server.wire import Act, Done, News, Refused, Undo

MATCH_OVER = "the match is over"
CHANGED = "the match has gone on in the meantime; look again, and decide anew"
AT_ONCE = 16  # entries folded before others may do something
BUSY = "the server cannot write right now, and does not know whether it has; send the same again in a moment"


class LiveMatch:
    """One writer at a time. Nobody is told anything before it is durable: `match` is replaced afterwards.

    Whoever acts must not be cancelled, or memory is in doubt until the store is looked into again.
    """

    def __init__(self, store: Store, row: MatchRow) -> None:
        """Use `load`."""
        self.id = row.id
        self.table = row.table
        self.length = 0
        self.match = begin_match(row)
        self.changed = asyncio.Event()  # set and exchanged for another one with every change
        self._store = store
        self._answers: dict[tuple[int, str], int] = {}
        self._screens: dict[int | None, Screen] = {}
        self._recent = deque[Entry](maxlen=32)
        self._lock = asyncio.Lock()
        self._doubts = self._settled = 0  # the store may hold more than is known here

    @classmethod
    async def load(cls, store: Store, id: str) -> LiveMatch | None:
        """As it is in the store; None if it is not there."""
        row = await store.match(id)
        if row is None:
            return None
        live = cls(store, row)
        for entry in await store.journal(id):
            live._note(entry, live._carry_out(live.match, entry))
            if entry.j % AT_ONCE == 0:
                await asyncio.sleep(0)  # other matches go on while a long one is folded
        return live

    # --- what it looks like -------------------------------------------------------------------------------------------

    def screen(self, seat: int | None) -> Screen:
        """What a seat may see now."""
        screen = self._screens.get(seat)
        if screen is None:
            screen = self._screens[seat] = Screen(seat)
        screen.update(self.match)
        return screen

    def news(self, seat: int | None, seen: int, mark: str) -> News:
        """What a seat has missed that saw events up to a number."""
        return self.screen(seat).news(seen, mark, self.clock_for(seat))

    @property
    def started(self) -> int:
        """When the match began, in milliseconds since 1970."""
        return int(self.match.header.get("started", 0))

    @property
    def clock(self) -> list[int] | None:
        """Milliseconds left by seat as of now; None without a clock."""
        return None if "clock" not in self.match.header else self.match.clock(self._now())

    def clock_for(self, seat: int | None) -> list[int] | None:
        """The same as a seat may know it."""
        return None if "clock" not in self.match.header else self.match.clock_for(seat, self._now())

    def _now(self) -> int:
        return max(0, self._store.database.now() - self.started)

    # --- what changes it ----------------------------------------------------------------------------------------------

    async def act(self, seat: int, act: Act) -> Done | Refused:
        """Add an action of a seat as event `n` of what that seat sees."""
        async with self._lock:
            if (said := await self._said_before(seat, act.cid)) is not None:
                return said
            if self.match.is_over:
                return Refused(act.cid, "over", MATCH_OVER)
            n, at = self.next_number(seat), self._time()
            if act.n != n:
                return Refused(act.cid, "stale", CHANGED)
            trial = self.match.fork()
            try:
                trial.submit(seat, act.do, at)
            except MatchError as error:
                return refusal(act.cid, error)
            text = trial.events[len(self.match.events)].do
            entry = Entry(self.length + 1, ACT, seat, text, act.cid, at)
            return await self._append(trial, entry, n)

    async def undo(self, seat: int, undo: Undo) -> Done | Refused:
        """Take a seat's last event back, if it is event `n` of what that seat sees."""
        async with self._lock:
            if (said := await self._said_before(seat, undo.cid)) is not None:
                return said
            n = self.next_number(seat) - 1  # what can be taken back is the last event that the seat sees
            if undo.n != n:
                return Refused(undo.cid, "stale", CHANGED)
            trial = self.match.fork()
            try:
                trial.undo(seat)
            except MatchError as error:
                return Refused(undo.cid, "told", str(error))
            return await self._append(trial, Entry(self.length + 1, UNDO, seat, "", undo.cid), n)

    @property
    def in_doubt(self) -> bool:
        """Whether the store may hold more than is known here. Acting looks into it first."""
        return self._doubts != self._settled

    def doubt(self) -> None:
        """Somebody else may have written, or this worker without knowing."""
        self._doubts += 1

    async def reload(self) -> None:
        """Take over what others have written."""
        self.doubt()
        async with self._lock:
            await self._reload()

    def since(self, length: int) -> list[Entry]:
        """The entries after a length of the journal, for workers that have all before; the newest ones at least."""
        return [entry for entry in self._recent if entry.j > length]

    def hear(self, entries: Sequence[Entry]) -> bool:
        """Take over what the owner has written; false if something is missing before it."""
        new = [entry for entry in entries if entry.j > self.length]
        if self._lock.locked() or (new and new[0].j != self.length + 1):
            return False
        self._take_all(new)
        return True

    def next_number(self, seat: int) -> int:
        """The number that a seat's next event gets among those that it may see."""
        return self.match.phases.count(self.match.events, seat) + 1

    # --- inside -------------------------------------------------------------------------------------------------------

    def _time(self) -> int | None:
        """The time of an event: where a clock runs, and never before that of the last one."""
        if "clock" not in self.match.header:
            return None
        last = self.match.events[-1].at if self.match.events else None
        return max(self._now(), last or 0)

    async def _said_before(self, seat: int, cid: str) -> Done | Refused | None:
        """The answer to a repeated message; and a look into the store, if it is not known what that holds."""
        try:
            if self.in_doubt:
                await self._reload()
        except StoreDown:
            return Refused(cid, "busy", BUSY)
        n = self._answers.get((seat, cid))
        return None if n is None else Done(cid, n)

    async def _append(self, trial: Match, entry: Entry, n: int) -> Done | Refused:
        over = trial.is_over
        acting = sum(1 << seat for seat in trial.acting)
        try:
            await self._store.append(self.id, [entry], over=over, acting=acting)
            metrics.appends.inc()
        except Conflict:
            self.doubt()
            await self._reload()
            known = self._answers.get((entry.seat, entry.cid))
            return Refused(entry.cid, "stale", CHANGED) if known is None else Done(entry.cid, known)
        except BaseException as error:
            self.doubt()
            if not isinstance(error, StoreDown):
                raise
            return Refused(entry.cid, "busy", BUSY)
        self._note(entry, n)
        self._show(trial)
        return Done(entry.cid, n)

    async def _reload(self) -> None:
        doubts = self._doubts  # those that come while the store is read are for the next time
        entries = await self._store.journal(self.id)
        self._take_all([entry for entry in entries if entry.j > self.length])
        self._settled = doubts

    def _take_all(self, entries: Sequence[Entry]) -> None:
        """All or none: an entry that cannot be carried out changes nothing here."""
        if entries:
            trial = self.match.fork()
            numbers = [self._carry_out(trial, entry) for entry in entries]
            for entry, n in zip(entries, numbers, strict=True):
                self._note(entry, n)
            self._show(trial)

    def _carry_out(self, match: Match, entry: Entry) -> int:
        """Fold an entry; which event of its seat it is, or was."""
        before = match.phases.count(match.events, entry.seat)
        carry_out_entry(match, entry)
        return before + 1 if entry.kind == ACT else before

    def _note(self, entry: Entry, n: int) -> None:
        self._answers[entry.seat, entry.cid] = n
        self.length = entry.j
        self._recent.append(entry)

    def _show(self, match: Match) -> None:
        self.match = match
        self._wake()

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()


def refusal(cid: str, error: MatchError) -> Refused:
    """Why an action was not taken."""
    if isinstance(error, IllegalAction):
        return Refused(cid, "illegal", str(error), error.rule)
    word = "not_your_turn" if isinstance(error, NotYourTurn) else "bad_notation"
    return Refused(cid, word if isinstance(error, NotYourTurn | BadNotation) else "illegal", str(error))
