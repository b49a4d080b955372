"""New editions, tuned until their balance is as a game wants it: drawn, measured by quick matches, varied where targets
are missed, and kept where that is better. One that seems good is measured again, on other deals and many more of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random

from benben.analysis.balance import MET, Report, Verdict, balance, balance_of
from benben.engine.errors import BadOption
from benben.engine.game import Components, Game, Generator
from benben.engine.registry import find_game
from benben.engine.target import SEAT, Setting
from benben.studio.draft import Draft, read_draft, write_draft

DIFFICULTIES = ("easy", "normal", "hard")
QUICK = 720  # matches a table that a variation is judged by
FEW = 90  # and of those that only tell whether something is quite wrong
SURE = 8000  # and those that one is judged by in the end
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
    jobs = [(game.id, seed, difficulty, number) for number in range(count)]
    workers = min(threads, count)
    if workers == 1:
        for number, job in enumerate(jobs, 1):
            yield make(*job)
            say(number, count)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(make_elsewhere, *job): at for at, job in enumerate(jobs)}
        early: dict[int, Generated] = {}
        told = 0
        for done, ready in enumerate(as_completed(waiting), 1):
            text, report, steps = ready.result()
            early[waiting[ready]] = Generated(read_draft(game, text), report, steps)
            say(done, count)
            while told in early:
                yield early.pop(told)
                told += 1


def make(game: str, seed: int, difficulty: str, number: int) -> Generated:
    """Edition `number` of a seed."""
    found = find_game(game)
    if found.generator is None:
        raise BadOption(f"{game} does not say how its editions are drawn: it has no generate.py")
    maker = Maker(found, found.generator, difficulty, Random(f"{seed} {difficulty} {number}"))
    return maker.make(f"{found.title} {seed}-{number + 1}")


def make_elsewhere(game: str, seed: int, difficulty: str, number: int) -> tuple[str, Report, int]:
    """The same for another process, to which a game cannot be sent."""
    made = make(game, seed, difficulty, number)
    return made.draft.text, made.report, made.steps


@dataclass
class Maker:
    """Makes one edition."""

    game: Game
    generator: Generator
    difficulty: str
    source: Random
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
        every = balance_of(self.game).SETTINGS
        missed, faults, cost = self._judge(best, seed, every)
        for _ in range(STEPS):
            if cost == 0:  # where it was at fault: now everywhere
                seed = self.source.getrandbits(20)
                missed, faults, cost = self._judge(best, seed, every)
                if cost == 0 and (sure := self._sure(best, name)) is not None:
                    return sure
                continue
            varied = self.generator.vary(self.source, best, self.difficulty, faults)
            self.steps += 1
            _, found, dear = self._judge(varied, seed, missed)
            if dear <= cost:
                best, faults, cost = varied, found, dear
        return None

    def _judge(
        self, components: Components, seed: int, settings: Sequence[Setting]
    ) -> tuple[list[Setting], list[str], float]:
        """By quick matches: the tables that are at fault, with what, and how far that is from the targets; infinitely
        far where the checker objects.
        """
        draft = write_draft(self.game, components)
        if self._objected(draft):
            return list(settings), [], math.inf
        report = balance(self.game, draft.edition, "greedy", QUICK, seed, quick=FEW, settings=settings, narrow=True)
        wrong = [[verdict for verdict in table.verdicts if distance(verdict) > 0] for table in report.tables]
        missed = [setting for setting, verdicts in zip(settings, wrong, strict=True) if verdicts]
        faults = [verdict.label or verdict.about for verdicts in wrong for verdict in verdicts]
        return missed, faults, sum(distance(verdict) for verdicts in wrong for verdict in verdicts)

    def _objected(self, draft: Draft) -> bool:
        """Whether the checker finds more than that it is not the edition that ships."""
        return any(finding.refused or finding.rule not in self.game.differing for finding in draft.findings)

    def _sure(self, components: Components, name: str) -> Generated | None:
        """The same measured as it should be, if it passes."""
        draft = write_draft(self.game, components, name)
        seed = self.source.getrandbits(20)
        report = balance(self.game, draft.edition, "greedy", SURE, seed, quick=SURE, narrow=True)
        return Generated(draft, report, self.steps) if report.passed else None


def distance(verdict: Verdict) -> float:
    """How far a mean is from where it is safe, in halves of its interval."""
    if verdict.verdict == MET or verdict.name == SEAT:  # by lot all seats are alike: quick matches tell chance alone
        return 0.0
    measured = verdict.measured
    half = max((measured.high - measured.low) / 2, 1e-9)
    low = -math.inf if verdict.low is None else verdict.low + INSIDE * half
    high = math.inf if verdict.high is None else verdict.high - INSIDE * half
    return max(0.0, low - measured.mean, measured.mean - high) / half
