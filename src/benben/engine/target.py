"""What a game's balance.py is written with: which tables are measured, what is told of the end of a match, and what has
to come out. The engine of the measurements is `benben.analysis.balance`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

# What every game is measured by; a game's own numbers and kinds come beside them.
POINTS, WINNERS_POINTS, ROUNDS, DECISIONS, LEADS, UNFINISHED = (
    "points",
    "winner's points",
    "rounds",
    "decisions of a seat",
    "changes of the lead",
    "matches without an end",
)
SEAT = "seat"

# What a target is about: the mean of a number, or of a kind how much more than its fair share each of it wins, or how
# many points each of it is ahead of the others of its match.
MEAN, WINS, WORTH = "mean", "wins", "worth"


class Told(NamedTuple):
    """The end of a match: numbers of the match, numbers of each seat, and of each seat by kind what it had, such as
    `{"sheet": ["A"]}`.
    """

    match: Mapping[str, float]
    seats: Sequence[Mapping[str, float]]
    had: Sequence[Mapping[str, Sequence[str]]]


@dataclass(frozen=True)
class Setting:
    """A table that is measured: its seats, options that differ from the defaults, and where bots are told what to go
    for, in several orders what each seat goes for, by its number in `PLANS`; every deal is played in all orders.
    """

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    plans: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class Target:
    """What has to come out of a measurement: its 95 % interval lies between `low` and `high`.

    `of` says what of `name` is meant. `seats` are the tables that it is for, all where none are named, `planned` is for
    those whose seats have plans. With `matches` it is shown by so many quick matches of greedy bots.
    `greedy` is by seats how much more greedy bots show than good ones; who measures with them moves the limits by it.
    """

    rule: str
    about: str
    name: str
    low: float | None = None
    high: float | None = None
    of: str = MEAN
    seats: tuple[int, ...] = ()
    matches: int = 0
    planned: bool = False
    greedy: Mapping[int, float] = field(default_factory=dict)

    def by_greedy(self, seats: int) -> Target:
        """The same where greedy bots play."""
        more = self.greedy.get(seats, 0.0)
        low, high = (None if limit is None else limit + more for limit in (self.low, self.high))
        return replace(self, low=low, high=high)

    def is_for(self, setting: Setting) -> bool:
        """Whether a table is held to it."""
        return (not self.seats or setting.seats in self.seats) and self.planned == bool(setting.plans)
