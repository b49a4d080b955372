"""New editions, tuned until their balance is as a game wants it: drawn, measured by quick matches, varied where targets
are missed, and kept where that is better. One that seems good is measured again, on other deals and many more of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from benben.analysis.balance import MET, Report, Verdict, balance
from benben.engine.errors import BadOption
from benben.engine.game import Components, Game, Generator
from benben.studio.draft import Draft, write_draft

DIFFICULTIES = ("easy", "normal", "hard")
QUICK = 480  # matches a table that a variation is judged by
SURE = 6000  # and those that one is judged by in the end
STEPS = 60  # variations of a draft, before another one is drawn
DRAFTS = 20
INSIDE = 0.35  # of a quick interval: how far from the limits a mean has to keep


@dataclass(frozen=True)
class Generated:
    """An edition with the report that lets it pass, and how many variations it took."""

    draft: Draft
    report: Report
    steps: int


def generate(
    game: Game,
    seed: int,
    count: int = 1,
    difficulty: str = "normal",
    threads: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
) -> Iterator[Generated]:
    """Editions that the checker accepts and whose report passes; a seed gives the same ones again."""
    if game.generator is None:
        raise BadOption(f"{game.id} does not say how its editions are drawn: it has no generate.py")
    if difficulty not in DIFFICULTIES:
        raise BadOption(f"no difficulty {difficulty!r}; there is {', '.join(DIFFICULTIES)}")
    say = on_progress or (lambda done, of: None)
    say(0, count)
    for number in range(count):
        maker = Maker(game, game.generator, difficulty, Random(f"{seed} {difficulty} {number}"), threads)
        yield maker.make(f"{game.title} {seed}-{number + 1}")
        say(number + 1, count)


@dataclass
class Maker:
    """Makes one edition."""

    game: Game
    generator: Generator
    difficulty: str
    source: Random
    threads: int
    steps: int = 0

    def make(self, name: str) -> Generated:
        """Drafts, until one of them can be tuned."""
        for _ in range(DRAFTS):
            tuned = self._tune(name)
            if tuned is not None:
                return tuned
        raise BadOption(f"none of {DRAFTS} drafts of {self.game.id} could be tuned: try another seed or difficulty")

    def _tune(self, name: str) -> Generated | None:
        best = self.generator.draw(self.source, self.difficulty)
        seed = self.source.getrandbits(20)
        verdicts, cost = self._judge(best, seed)
        for _ in range(STEPS):
            if cost == 0:
                sure = self._sure(best, name)
                if sure is not None:
                    return sure
                seed = self.source.getrandbits(20)  # the deals have flattered it
                verdicts, cost = self._judge(best, seed)
            faults = [verdict.label or verdict.about for verdict in verdicts if distance(verdict) > 0]
            varied = self.generator.vary(self.source, best, self.difficulty, faults)
            self.steps += 1
            found, dear = self._judge(varied, seed)
            if dear <= cost:
                best, verdicts, cost = varied, found, dear
        return None

    def _judge(self, components: Components, seed: int) -> tuple[list[Verdict], float]:
        """What quick matches say, and how far from the targets that is; infinitely far where the checker objects."""
        draft = write_draft(self.game, components)
        if self._objected(draft):
            return [], math.inf
        report = balance(self.game, draft.edition, "greedy", QUICK, seed, self.threads, quick=QUICK)
        verdicts = [verdict for table in report.tables for verdict in table.verdicts]
        return verdicts, sum(distance(verdict) for verdict in verdicts)

    def _objected(self, draft: Draft) -> bool:
        """Whether the checker finds more than that it is not the edition that ships."""
        return any(finding.refused or finding.rule not in self.game.differing for finding in draft.findings)

    def _sure(self, components: Components, name: str) -> Generated | None:
        """The same measured as it should be, if it passes."""
        draft = write_draft(self.game, components, name)
        seed = self.source.getrandbits(20)
        report = balance(self.game, draft.edition, "greedy", SURE, seed, self.threads, quick=SURE)
        return Generated(draft, report, self.steps) if report.passed else None


def distance(verdict: Verdict) -> float:
    """How far a mean is from where it is safe, in halves of its interval."""
    if verdict.verdict == MET:
        return 0.0
    measured = verdict.measured
    half = max((measured.high - measured.low) / 2, 1e-9)
    low = -math.inf if verdict.low is None else verdict.low + INSIDE * half
    high = math.inf if verdict.high is None else verdict.high - INSIDE * half
    return max(0.0, low - measured.mean, measured.mean - high) / half
