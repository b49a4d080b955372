"""Intervals of means of numbers from 0 to 1 that are drawn independently, such as the share of the wins of a deal.

`between` is for a number of deals that was settled beforehand. Whoever looks at every deal and stops when it suits
needs a confidence sequence, whose intervals hold all at once: `Wager` and `sequence`, by betting after Waudby-Smith and
Ramdas (Estimating means of bounded random variables by betting, 2024). Who bets against a mean that is the true one
cannot expect to get rich: a capital grows twentyfold, at any time, with a chance of at most 1 in 20, whatever the
distribution.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from benben.analysis.simulation import DEVIATES, Share

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[Any]]

ERROR = 0.05  # how often an interval may miss
CAUTION = 0.5  # the part of its capital that a bet may lose
GRID = 2000  # steps between 0 and 1 in which the limits of a sequence are looked for
BLOCK = 2000  # numbers that are looked at in one go


@dataclass(frozen=True)
class Mean:
    """A mean, with the limits of its 95 % interval."""

    mean: float
    low: float
    high: float


def between(values: Numbers) -> Share:
    """The mean and its interval after Wilson, for as many independent trials as would vary like these numbers.

    One more number is counted that lies as far away as can be, so that numbers which are all equal prove nothing.
    """
    count, mean = len(values), float(values.mean())
    variance = (float(((values - mean) ** 2).sum()) + max(mean, 1 - mean) ** 2) / count
    cautious = (count * mean + 2) / (count + 4)
    trials = count * max(1.0, cautious * (1 - cautious) / variance)
    weight = student(count - 1) ** 2 / trials
    middle = (mean + weight / 2) / (1 + weight)
    reach = math.sqrt(weight) / (1 + weight) * math.sqrt(mean * (1 - mean) + weight / 4)
    return Share(mean, max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))


def about(values: Numbers) -> Mean:
    """The mean of any numbers, two or more, and its interval after Student."""
    count, mean = len(values), float(values.mean())
    reach = student(count - 1) * float(values.std(ddof=1)) / math.sqrt(count)
    return Mean(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """How many deviations 95 of 100 lie within, where the deviation is itself estimated (after Cornish and Fisher)."""
    exact: dict[int, float] = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}
    z = DEVIATES
    terms = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return exact.get(freedom, z + sum(term / float(freedom) ** (at + 1) for at, term in enumerate(terms)))


class Wager:
    """A bet against one mean, number after number: `won` is 1 when it is shown to be too low, -1 when too high."""

    def __init__(self, target: float) -> None:
        self.target, self.won = target, 0
        self._stakes = _Stakes()
        self._above = self._below = 0.0  # logarithms of capitals

    def add(self, value: float) -> int:
        """What is shown by all numbers up to this one."""
        stake, goal = self._stakes.next(value), self.target
        self._above += math.log1p(min(stake, CAUTION / max(goal, 1e-9)) * (value - goal))
        self._below += math.log1p(-min(stake, CAUTION / max(1 - goal, 1e-9)) * (value - goal))
        enough = math.log(2 / ERROR)  # of two capitals, each half
        if self.won == 0 and max(self._above, self._below) >= enough:
            self.won = 1 if self._above > self._below else -1
        return self.won


class _Stakes:
    """How much is bet: the more, the less the numbers so far vary."""

    def __init__(self) -> None:
        self._count, self._sum, self._squares = 0, 0.5, 0.25

    def next(self, value: float) -> float:
        """The stake on a number, which must not depend on it."""
        self._count += 1
        variance = self._squares / self._count
        stake = math.sqrt(2 * math.log(2 / ERROR) / (variance * self._count * math.log1p(self._count)))
        self._sum += value
        self._squares += (value - self._sum / (self._count + 1)) ** 2
        return stake


def sequence(values: Iterable[float]) -> Share:
    """The mean and the limits of its confidence sequence: the means against which no bet has been won by now."""
    import numpy as np

    found = np.asarray(list(values), np.float64)
    stakes = _Stakes()
    bets = np.array([stakes.next(value) for value in found])
    means = np.linspace(0, 1, GRID + 1)
    above, below = np.zeros(GRID + 1), np.zeros(GRID + 1)
    won = np.zeros(GRID + 1, bool)
    with np.errstate(divide="ignore"):
        most_above, most_below = CAUTION / means, CAUTION / (1 - means)
    for start in range(0, len(found), BLOCK):
        value, bet = found[start : start + BLOCK, None], bets[start : start + BLOCK, None]
        gains = above + np.cumsum(np.log1p(np.minimum(bet, most_above) * (value - means)), axis=0)
        losses = below + np.cumsum(np.log1p(-np.minimum(bet, most_below) * (value - means)), axis=0)
        won |= (np.maximum(gains, losses) >= math.log(2 / ERROR)).any(0)
        above, below = gains[-1], losses[-1]
    left = np.flatnonzero(~won)
    mean = float(found.mean())
    if len(left) == 0:
        return Share(mean, mean, mean)
    low, high = means[max(0, left[0] - 1)], means[min(GRID, left[-1] + 1)]
    return Share(mean, min(mean, float(low)), max(mean, float(high)))
