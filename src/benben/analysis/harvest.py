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
    """What was told of the matches of one table."""

    seats: int
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
        counts_rounds = "round" in fields_of(layout.State)
        for at, rows in enumerate(told):
            deal = first + at
            for number, row in enumerate(rows):
                end = unpack(layout.State, states[at * len(rows) + number])
                self._match(deal, row, tell(contest.box, end))
                if counts_rounds:
                    self.numbers[target.ROUNDS].add(deal, end.round)
                    self.numbers[target.UNFINISHED].add(deal, float(0 < limit <= end.round))
            self._luck(deal, rows)
        self.matches += len(told) * told.shape[1]

    def _match(self, deal: int, row: Numbers, told: Told) -> None:
        won, points = row[:, RANK] == 1, row[:, POINTS].astype(float)
        wins, mean = won / won.sum() - 1 / self.seats, float(points.mean())
        self.numbers[target.WINNERS_POINTS].add(deal, float(points[won].mean()))
        self.numbers[target.LEADS].add(deal, float(row[0, LEADS]))
        for name, value in told.match.items():
            self.numbers[name].add(deal, value)
        for seat in range(self.seats):
            self.numbers[target.POINTS].add(deal, points[seat])
            self.numbers[target.DECISIONS].add(deal, float(row[seat, DECISIONS]))
            for name, value in told.seats[seat].items():
                self.numbers[name].add(deal, value)
            had = {target.SEAT: [str(seat)], **told.had[seat]}
            for kind, labels in had.items():
                for label in labels:
                    found = self.kinds[kind][label]
                    found.seats += 1
                    found.wins.add(deal, wins[seat])
                    found.worth.add(deal, points[seat] - mean)

    def _luck(self, deal: int, rows: Numbers) -> None:
        """Of equal bots, how much the wins of a seat in matches of one deal go together."""
        times = len(rows)
        if times < 2:
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
