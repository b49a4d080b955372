"""Deals that named bots play, each bot at each seat: all matches of a deal have the same luck.

With as many bots as seats a deal is played as often as there are seats, everybody moving on by one. Fewer bots share
the table: some play at one seat more than others, each of them in turn, so that in the end all have sat at every seat
equally often. Who sits beside whom is drawn for every deal.

A bot is handed a state in which all that it cannot know is drawn anew, and nothing else. Everything but time follows
from the seed and the numbers of the deals, as long as bots think by iterations.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Event, local
from typing import TYPE_CHECKING, Any

from benben.bots.bot import POLICIES, Bot, make_searcher, parse_bot
from benben.engine import kernel
from benben.engine.contest import ASKED, CHANGES, GUESS, LEAD, MATCH, NOBODY
from benben.engine.edition import Edition
from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.play import GREEDY, RANDOM
from benben.engine.record import dtype, pack
from benben.engine.stream import below, seed_stream

if TYPE_CHECKING:
    import numpy as np

    from benben.bots.searcher import Searcher

    Numbers = np.ndarray[Any, np.dtype[np.int64]]
    Records = np.ndarray[Any, np.dtype[np.void]]

# What is told of each seat of a match, by its place in the last dimension of results. TIME is in nanoseconds. Behind it
# stands, where ends are kept, how often the lead changed and the state that the match ended in, in equal parts by seat.
BOT, POINTS, RANK, DECISIONS, TIME, TOLD = range(6)
LEADS, END = TOLD, TOLD + 1
WORD = 8  # bytes
SEATING = 1 << 62  # makes seatings another part of the seed than deals


class Stopped(Exception):
    """Nobody waits for these matches any more."""


@dataclass(frozen=True)
class Contest:
    """Who plays what. `boxes` is the box as kernels take it, `names` those of the bots. With `ends` more is told, with
    `once` no more than one match of a deal is played.
    """

    game: Game
    box: Any
    boxes: Any
    names: tuple[str, ...]
    seed: int
    ends: bool = False
    once: bool = False
    _rooms: local = field(default_factory=local, compare=False)

    @classmethod
    def of(cls, edition: Edition, seats: int, options: Mapping[str, Any], names: Sequence[str], seed: int) -> Contest:
        if not 2 <= len(names) <= seats:
            raise BadOption(f"{seats} seats are for 2 to {seats} bots, not {len(names)}; `benben ladder` takes more")
        return cls.at(edition.game, edition.box(seats, options), names, seed)

    @classmethod
    def alone(cls, edition: Edition, seats: int, options: Mapping[str, Any], name: str, seed: int) -> Contest:
        """A bot alone at a table laid for so many seats."""
        return cls.at(edition.game, lone_box(edition, seats, options), [name], seed)

    @classmethod
    def at(
        cls, game: Game, box: Any, names: Sequence[str], seed: int, ends: bool = False, once: bool = False
    ) -> Contest:
        """At a box that is laid out; a bot may be alone with itself."""
        import numpy as np

        for name in names:
            parse_bot(name)
        boxes = np.zeros(1, dtype(game.layout.Box))
        pack(box, boxes[0])
        return cls(game, box, boxes, tuple(names), seed, ends, once)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.box.seats)

    @property
    def matches(self) -> int:
        """How many matches of a deal are played."""
        if self.once:
            return 1
        return self.seats if self.seats % len(self.names) == 0 else self.seats * len(self.names)

    @property
    def told(self) -> int:
        """How much is told of a seat."""
        words = -(-dtype(self.game.layout.State).itemsize // WORD)
        return END + -(-words // self.seats) if self.ends else TOLD

    @property
    def searches(self) -> bool:
        """Whether some bot thinks for longer than the rules take."""
        return any(name not in POLICIES for name in self.names)

    def seatings(self, deal: int) -> list[list[int]]:
        """By match of a deal the bot of every seat, by its place in `names`."""
        bots, seats = len(self.names), self.seats
        times, more = divmod(seats, bots)
        stream = [0] * 4
        seed_stream(stream, self.seed ^ SEATING, deal)
        found = []
        for first in range(bots if more else 1):
            sitting = list(range(bots)) * times + [(first + place) % bots for place in range(more)]
            for place in range(seats - 1, 0, -1):
                other = below(stream, place + 1)
                sitting[place], sitting[other] = sitting[other], sitting[place]
            found += [sitting[turn:] + sitting[:turn] for turn in range(seats)]
        return found[: self.matches]

    def play(self, first: int, count: int, stopped: Event | None = None) -> Numbers:
        """Deals from `first` on: by deal, match and seat what is told. Several threads may play at once."""
        return self._room.play(range(first, first + count), stopped or Event())

    def play_match(self, deal: int, number: int, sitting: Sequence[int], stopped: Event | None = None) -> Numbers:
        """One match of a deal, with a bot of `names` at every seat: by seat what is told."""
        return self._room.play_match(deal, number, sitting, stopped or Event())

    @property
    def _room(self) -> Room:
        """Where this thread plays."""
        if not hasattr(self._rooms, "room"):
            self._rooms.room = Room(self)
        room: Room = self._rooms.room
        return room

    def states(self, told: Numbers) -> Records:
        """The states that matches ended in, a row of them for all matches in their order; with `ends` alone."""
        import numpy as np

        size = dtype(self.game.layout.State).itemsize
        rows = np.ascontiguousarray(told[..., END:]).reshape(-1, self.seats * (self.told - END))
        return np.ascontiguousarray(rows.view(np.uint8)[:, :size]).view(dtype(self.game.layout.State))[:, 0]


def lone_box(edition: Edition, seats: int, options: Mapping[str, Any]) -> Any:
    """A table laid for so many seats, at which only the first is taken."""
    for option in edition.game.options:
        if option.kind == "seat" and options.get(option.name, 0) != 0:
            raise BadOption(f"somebody alone at the table sits at seat 0: leave the option {option.name} out")
    box = edition.box(seats, options).copy()
    box.seats = 1
    return box


class Room:
    """Where one thread plays: its states, streams and searchers."""

    def __init__(self, contest: Contest) -> None:
        """Compiles what is not in the cache yet."""
        import numpy as np

        self.contest = contest
        layout, seats = contest.game.layout, contest.seats
        self._loops = kernel.load("benben.engine.contest", contest.game.id)
        self._states = np.zeros(2, dtype(layout.State))
        clocks = (len(layout.PILES), layout.OUTCOMES)
        self._luck = np.zeros(clocks), np.zeros(clocks, np.int64), np.zeros(1, np.int64), np.zeros(4, np.int64)
        self._streams, self._out = np.zeros((seats, 4), np.int64), np.zeros(max(layout.MOST_LEGAL, seats), np.int64)
        self._blank = np.zeros_like(self._states)
        self._searchers = {name: make_searcher(contest.game, contest.box, bot) for name, bot in _searching(contest)}

    def play(self, deals: Sequence[int], stopped: Event) -> Numbers:
        """What `Contest.play` tells."""
        import numpy as np

        contest = self.contest
        seatings = np.array([contest.seatings(deal) for deal in deals], np.int64)
        seatings = seatings.reshape(len(deals), contest.matches, contest.seats)
        told = np.zeros((*seatings.shape, contest.told), np.int64)
        told[..., BOT] = seatings
        if not contest.searches:
            self._play_policies(np.array(deals, np.int64), told)
            return told
        for deal, rows in zip(deals, told, strict=True):
            for number, row in enumerate(rows):
                self._play_match(deal, number, row, stopped)
        return told

    def play_match(self, deal: int, number: int, sitting: Sequence[int], stopped: Event) -> Numbers:
        """What `Contest.play_match` tells."""
        import numpy as np

        row = np.zeros((self.contest.seats, TOLD), np.int64)
        row[:, BOT] = sitting
        self._play_match(deal, number, row, stopped)
        return row

    def _play_policies(self, deals: Numbers, told: Numbers) -> None:
        """All in one go."""
        import numpy as np

        began = time.perf_counter_ns()
        matches, seats = self.contest.matches, self.contest.seats
        rows = told.reshape(-1, seats, self.contest.told)
        decisions, points, ranks = (np.zeros(rows.shape[:2], np.int64) for _ in range(3))
        numbers = np.tile(np.arange(matches), len(deals))
        players = np.array([_policy(name) for name in self.contest.names])[rows[..., BOT]]
        leads = np.zeros((len(rows), LEAD), np.int64)
        ends: Records = np.zeros(len(rows) if self.contest.ends else 0, dtype(self.contest.game.layout.State))
        self._loops.play_rows(
            self.contest.boxes, self._states, self._blank, *self._luck, self._streams, self._out, self.contest.seed,
            np.repeat(deals, matches), numbers, players, decisions, points, ranks, leads, ends,
        )  # fmt: skip
        if self.contest.ends:
            self._keep(rows, leads, ends)
        rows[..., POINTS], rows[..., RANK], rows[..., DECISIONS] = points, ranks, decisions
        rows[..., TIME] = decisions * ((time.perf_counter_ns() - began) // max(1, int(decisions.sum())))

    def _play_match(self, deal: int, number: int, row: Numbers, stopped: Event) -> None:
        import numpy as np

        contest, loops, states = self.contest, self._loops, self._states
        names = [contest.names[bot] for bot in row[:, BOT]]
        players = np.array([_policy(name) for name in names])
        decisions, points, ranks = (np.zeros(contest.seats, np.int64) for _ in range(3))
        thought, ruled = np.zeros(contest.seats, np.int64), 0
        lead = np.zeros(LEAD, np.int64)
        loops.open_match(
            contest.boxes, states, self._blank, *self._luck, self._streams, decisions, lead, contest.seed, deal, number
        )
        while True:
            began = time.perf_counter_ns()
            seat = loops.go_on(
                contest.boxes, states, players, *self._luck, self._streams, decisions, lead, contest.ends, self._out
            )
            ruled += time.perf_counter_ns() - began
            if seat == NOBODY:
                break
            if stopped.is_set():
                raise Stopped
            thought[seat] += self._ask(names[seat], seat)
        by_policy = np.where(players == ASKED, 0, decisions)
        loops.tell_end(contest.boxes, states, self._out, points, ranks)
        row[:, POINTS], row[:, RANK], row[:, DECISIONS] = points, ranks, decisions
        row[:, TIME] = thought + by_policy * (ruled // max(1, int(by_policy.sum())))
        if contest.ends:
            self._keep(row[None], lead[None], states[MATCH : MATCH + 1])

    def _keep(self, rows: Numbers, leads: Numbers, ends: Records) -> None:
        """Write leads and ends of some matches behind what is told of their seats."""
        import numpy as np

        rows[..., LEADS] = leads[:, CHANGES, None]
        room = np.zeros((len(rows), rows.shape[1] * (rows.shape[2] - END) * WORD), np.uint8)
        room[:, : ends.dtype.itemsize] = (
            np.ascontiguousarray(ends).view(np.uint8).reshape(len(rows), ends.dtype.itemsize)
        )
        rows[..., END:] = room.view(np.int64).reshape(rows[..., END:].shape)

    def _ask(self, name: str, seat: int) -> int:
        """Let a bot act that searches; how many nanoseconds it took."""
        searcher: Searcher = self._searchers[name]
        began = time.perf_counter_ns()
        actions = searcher.choose(self._states[GUESS], seat, int(self._loops.draw_seed(self._streams, seat)))
        spent = time.perf_counter_ns() - began
        for action in actions:
            self._loops.act(self.contest.boxes, self._states, seat, action)
        return spent


def _searching(contest: Contest) -> list[tuple[str, Bot]]:
    return [(name, parse_bot(name)) for name in dict.fromkeys(contest.names) if name not in POLICIES]


def _policy(name: str) -> int:
    return {"random": RANDOM, "greedy": GREEDY}.get(name, ASKED)


PlayDeals = Callable[[Contest, int, int], Any]
