"""What many matches tell, added up by deals: matches of a deal share their luck, so a deal is one trial.

A mean is a sum over deals divided by another one, and its interval is that of such a ratio.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from benben.analysis.contest import DECISIONS, LEADS, POINTS, RANK, Contest
from benben.analysis.interval import Mean, student
from benben.engine import target
from benben.engine.record import fields_of, unpack
from benben.engine.target import Told

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[Any]]

PLAIN = {target.POINTS, target.WINNERS_POINTS, target.ROUNDS, target.DECISIONS, target.LEADS, target.UNFINISHED}
LUCK = "wins that follow from the deal"  # of what decides who wins, the part that is the same whenever a deal is played


@dataclass
class Sums:
    """Of each deal a sum and how much it is the sum of."""

    of: defaultdict[int, list[float]] = field(default_factory=lambda: defaultdict(lambda: [0.0, 0.0]))

    def add(self, deal: int, value: float, weight: float = 1.0) -> None:
        """A value of a deal."""
        found = self.of[deal]
        found[0] += value
        found[1] += weight

    def mean(self, wider: float = 1.0) -> Mean:
        """The mean and its 95 % interval, made wider by a factor."""
        whole, weight = (sum(column) for column in zip(*self.of.values(), strict=True))
        mean, deals = whole / weight if weight else 0.0, len(self.of)
        if deals < 2 or not weight:
            return Mean(mean, -math.inf, math.inf)
        squares = sum((value - mean * part) ** 2 for value, part in self.of.values())
        reach = wider * student(deals - 1) * math.sqrt(squares * deals / (deals - 1)) / weight
        return Mean(mean, mean - reach, mean + reach)


@dataclass
class Number:
    """A number as it varies over matches or seats."""

    sums: Sums = field(default_factory=Sums)
    values: Counter[float] = field(default_factory=Counter)

    def add(self, deal: int, value: float) -> None:
        """One more."""
        self.sums.add(deal, value)
        self.values[round(value, 6)] += 1


@dataclass
class Had:
    """What came of the seats that had something: how many there were, how much more than their fair share they won,
    and how many points they were ahead of the mean of their match.
    """

    seats: int = 0
    wins: Sums = field(default_factory=Sums)
    worth: Sums = field(default_factory=Sums)


@dataclass
class Harvest:
    """What was told of the matches of one table; of what is `wanted` alone where something is."""

    seats: int
    wanted: frozenset[str] = frozenset()
    matches: int = 0
    numbers: defaultdict[str, Number] = field(default_factory=lambda: defaultdict(Number))
    kinds: defaultdict[str, defaultdict[str, Had]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Had))
    )
    luck: Sums = field(default_factory=Sums)

    def add(self, contest: Contest, first: int, told: Numbers, tell: Any, limit: int) -> None:
        """Deals from `first` on; `limit` are the rounds after which a match is ended that would go on."""
        states = contest.states(told)
        layout = contest.game.layout
        rounds = states["round"] if "round" in fields_of(layout.State) else None
        plain = bool(self.wanted) and self.wanted <= PLAIN
        for at, rows in enumerate(told):
            deal = first + at
            for number, row in enumerate(rows, at * len(rows)):
                self._match(deal, row)
                if not plain:
                    self._told(deal, row, tell(contest.box, unpack(layout.State, states[number])))
                if rounds is not None:
                    self._add(target.ROUNDS, deal, float(rounds[number]))
                    self._add(target.UNFINISHED, deal, float(0 < limit <= rounds[number]))
            self._luck(deal, rows)
        self.matches += len(told) * told.shape[1]

    def _add(self, name: str, deal: int, value: float) -> None:
        if not self.wanted or name in self.wanted:
            self.numbers[name].add(deal, value)

    def _match(self, deal: int, row: Numbers) -> None:
        """What can be told of every game."""
        points = row[:, POINTS].astype(float)
        self._add(target.WINNERS_POINTS, deal, float(points[row[:, RANK] == 1].mean()))
        self._add(target.LEADS, deal, float(row[0, LEADS]))
        for seat in range(self.seats):
            self._add(target.POINTS, deal, points[seat])
            self._add(target.DECISIONS, deal, float(row[seat, DECISIONS]))

    def _told(self, deal: int, row: Numbers, told: Told) -> None:
        """What the game tells."""
        won, points = row[:, RANK] == 1, row[:, POINTS].astype(float)
        wins, mean = won / won.sum() - 1 / self.seats, float(points.mean())
        for name, value in told.match.items():
            self._add(name, deal, value)
        for seat in range(self.seats):
            for name, value in told.seats[seat].items():
                self._add(name, deal, value)
            for kind, labels in {target.SEAT: [str(seat)], **told.had[seat]}.items():
                for label in labels if not self.wanted or kind in self.wanted else ():
                    found = self.kinds[kind][label]
                    found.seats += 1
                    found.wins.add(deal, wins[seat])
                    found.worth.add(deal, points[seat] - mean)

    def _luck(self, deal: int, rows: Numbers) -> None:
        """Of equal bots, how much the wins of a seat in matches of one deal go together."""
        times = len(rows)
        if times < 2 or self.wanted:
            return
        won = rows[..., RANK] == 1
        wins = won / won.sum(1, keepdims=True) - 1 / self.seats
        together = (wins.sum(0) ** 2 - (wins**2).sum(0)) / (times * (times - 1))
        self.luck.add(deal, float(together.sum()), float((wins**2).sum() / times))


def percentiles(values: Mapping[float, int], percents: Sequence[int]) -> dict[int, float]:
    """The values below which so many per cent lie."""
    whole, found, below = sum(values.values()), {}, 0
    waiting = list(percents)
    for value in sorted(values):
        below += values[value]
        while waiting and below * 100 >= waiting[0] * whole:
            found[waiting.pop(0)] = value
    return found
