"""Whether an edition is fair and lasts as long as it should: good bots play it, and what a game's balance.py asks for
is measured and judged.

A table is played in looks, each with twice the deals of all before, until every target of it is decided or there have
been enough. Who may stop at every look has to hold intervals wider; these are as wide as all looks together need.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from benben.analysis.arena import PlayDeals, play_deals
from benben.analysis.contest import Contest
from benben.analysis.harvest import Had, Harvest, percentiles
from benben.analysis.interval import Mean
from benben.analysis.simulation import DEVIATES, Table, bounded, share
from benben.engine.edition import Edition, find_edition
from benben.engine.errors import BadOption
from benben.engine.game import Balance, Game
from benben.engine.option import resolve_options
from benben.engine.play import GREEDY
from benben.engine.record import fields_of
from benben.engine.registry import find_game
from benben.engine.target import MEAN, SEAT, UNFINISHED, WINS, Setting, Target

LOOKS = 4
WIDER = 2.4977 / DEVIATES  # so that all looks together miss as often as one alone would
PERCENTS = (5, 25, 50, 75, 95)
ENDLESS = 1000  # rounds: a match of quick bots that lasts as long as that has no end
MET, MISSED, OPEN = "met", "missed", "open"


@dataclass(frozen=True)
class Spread:
    """A number of matches or seats: its mean, and how often each value came."""

    mean: Mean
    percentiles: dict[int, float]
    values: dict[float, int]


@dataclass(frozen=True)
class Kind:
    """What came of those who had something: wins beyond the fair share, points beyond the mean of the match."""

    label: str
    seats: int
    wins: Mean
    worth: Mean


@dataclass(frozen=True)
class Verdict:
    """What came of a target: the interval that it is judged by, and of what it is where the target is about several."""

    rule: str
    about: str
    name: str
    label: str
    measured: Mean
    low: float | None
    high: float | None
    verdict: str
    trials: int
    quick: bool = False  # of greedy bots


@dataclass(frozen=True)
class Measured:
    """What came of one table; `numbers` by name and `kinds` by kind."""

    seats: int
    options: dict[str, Any]
    plans: list[str]
    matches: int
    deals: int
    seconds: float
    numbers: dict[str, Spread]
    kinds: dict[str, list[Kind]]
    luck: Mean | None
    verdicts: list[Verdict]


@dataclass(frozen=True)
class Report:
    """Everything. `command` plays it again."""

    game: str
    edition: str
    digest: str
    bot: str
    seed: int
    command: str
    passed: bool
    tables: list[Measured]

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain JSON types."""
        return asdict(self)


def balance(
    game: str | Game,
    edition: str | Edition | None = None,
    bot: str | None = None,
    matches: int = 4000,
    seed: int = 0,
    threads: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
    play_all: PlayDeals = play_deals,
    quick: int | None = None,
    settings: Sequence[Setting] | None = None,
    narrow: bool = False,
) -> Report:
    """Measure an edition at all tables that its game names, with at most so many matches each.

    `quick` is how many matches of greedy bots are played for what is shown by those; the targets say where not given.
    What is `narrow` tells no more than what targets are about.
    """
    found = find_game(game) if isinstance(game, str) else game
    told = balance_of(found)
    parts = edition if isinstance(edition, Edition) else find_edition(found, edition)
    tables = list(told.SETTINGS if settings is None else settings)
    bot = bot or told.BOT
    say, done = on_progress or (lambda number, of: None), 0
    measured = []
    for number, setting in enumerate(tables):

        def tell(played: int, before: int = number * matches) -> None:
            say(before + min(played, matches), len(tables) * matches)

        trial = Trial(found, told, parts, setting, bot, seed, threads, play_all, narrow)
        measured.append(trial.run(matches, quick, tell))
        done += matches
        say(done, len(tables) * matches)
    return Report(
        game=found.id,
        edition=parts.name,
        digest=parts.digest,
        bot=bot,
        seed=seed,
        command=_command(found, edition if isinstance(edition, str) else parts.name, bot, matches, seed, quick),
        passed=all(verdict.verdict == MET for table in measured for verdict in table.verdicts),
        tables=measured,
    )


def _command(game: Game, edition: str, bot: str, matches: int, seed: int, quick: int | None) -> str:
    more = f" --quick {quick}" if quick else ""
    return f"benben balance {game.id} {edition} --bot {bot} --matches {matches} --seed {seed}{more}".replace("  ", " ")


def balance_of(game: Game) -> Balance:
    """What a game says about its balance."""
    found = game.balance
    if found is None:
        raise BadOption(f"{game.id} does not say how it should be balanced: it has no balance.py")
    return found


@dataclass(frozen=True)
class Trial:
    """One table that is measured."""

    game: Game
    told: Balance
    edition: Edition
    setting: Setting
    bot: str
    seed: int
    threads: int = 1
    play_all: PlayDeals = play_deals
    narrow: bool = False

    @property
    def options(self) -> dict[str, Any]:
        """Those of a match, with an end to it."""
        return resolve_options(self.game.options, self.setting.seats, bounded(self.game, self.setting.options))

    @property
    def targets(self) -> list[Target]:
        """What this table is held to."""
        return [target for target in self.told.TARGETS if target.is_for(self.setting)]

    @property
    def once(self) -> bool:
        """Whether a deal is played once in each order; bots that leave nothing to chance would only repeat it."""
        return bool(self.setting.plans) or self.bot == "greedy"

    def contests(self, look: int) -> list[Contest]:
        """What is played at a look: one contest, or one for each order of plans, all of the same deals."""
        found = []
        for plans in self.setting.plans or ((),):
            box = self.edition.box(self.setting.seats, self.options).copy()
            if plans:
                self.told.commit(box, plans)
            found.append(Contest.at(self.game, box, [self.bot], self.seed * LOOKS + look, ends=True, once=self.once))
        return found

    def run(self, matches: int, quick: int | None, tell: Callable[[int], None]) -> Measured:
        """Play until all is decided, at most so many matches."""
        wanted = frozenset(target.name for target in self.targets if not target.matches) if self.narrow else frozenset()
        began, harvest, deals = time.perf_counter(), Harvest(self.setting.seats, wanted), 0
        verdicts, done = list[Verdict](), self._screen(quick)
        each = sum(contest.matches for contest in self.contests(0))
        for look, more in enumerate(looks(-(-matches // each))):
            for contest in self.contests(look):
                self._play(contest, deals, more, harvest, tell)
            deals += more
            verdicts = [verdict for target in self.targets for verdict in self._judge(harvest, target)]
            if all(verdict.verdict != OPEN for verdict in verdicts):
                break
        return self._measured(harvest, deals, [*verdicts, *done], time.perf_counter() - began)

    def _play(self, contest: Contest, before: int, deals: int, harvest: Harvest, tell: Callable[[int], None]) -> None:
        """Deals in their order, whatever the order in which they come."""
        early, told = dict[int, Any](), 0
        limit = self.options.get("max_rounds", 0)
        for first, rows in self.play_all(contest, deals, self.threads):
            early[first] = rows
            while told in early:
                piece = early.pop(told)
                harvest.add(contest, before + told, piece, self.told.tell, limit)
                told += len(piece)
            tell(harvest.matches)

    def _screen(self, quick: int | None) -> list[Verdict]:
        """What is shown by many matches of greedy bots."""
        found = list[Verdict]()
        for target in self.targets:
            if target.matches and target.name == UNFINISHED:
                found.append(self._unfinished(target, quick or target.matches))
            elif target.matches and target.name == SEAT:
                found += self._seats(target, quick or target.matches)
        return found

    def _unfinished(self, target: Target, matches: int) -> Verdict:
        """How many matches of greedy bots come to no end of their own, however long they may take."""
        options, stuck = dict(self.options), 0
        if "round" in fields_of(self.game.layout.State) and "max_rounds" in options:
            options["max_rounds"] = ENDLESS
            table = Table.of(self.edition, self.setting.seats, options, [GREEDY] * self.setting.seats)
            for _, _, states in table.play_all(self.seed, matches, self.threads):
                stuck += int((states["round"] >= ENDLESS).sum())
        found = share(stuck / matches, matches)
        measured = Mean(found.share, found.low, found.high)
        verdict = MET if stuck == 0 else MISSED
        return Verdict(
            target.rule, target.about, target.name, "", measured, target.low, target.high, verdict, matches, True
        )

    def _seats(self, target: Target, matches: int) -> Iterator[Verdict]:
        """How much more than its fair share each seat wins of matches of greedy bots."""
        table = Table.of(self.edition, self.setting.seats, self.options, [GREEDY] * self.setting.seats)
        won = [rows[:, -table.box.seats :] == 1 for _, rows, _ in table.play_all(self.seed, matches, self.threads)]
        wins = sum((rows / rows.sum(1, keepdims=True)).sum(0) for rows in won) / matches
        for seat, part in enumerate(wins):
            found, fair = share(float(part), matches), 1 / table.box.seats
            measured = Mean(found.share - fair, found.low - fair, found.high - fair)
            yield _verdict(target, str(seat), measured, matches)

    def _judge(self, harvest: Harvest, target: Target) -> Iterator[Verdict]:
        if target.matches:
            return
        if target.of == MEAN:
            number = harvest.numbers[target.name]
            told = target.by_greedy(self.setting.seats) if self.bot == "greedy" else target
            yield _verdict(told, "", number.sums.mean(WIDER), sum(number.values.values()))
            return
        for label, had in sorted(harvest.kinds[target.name].items(), key=_in_order):
            sums = had.wins if target.of == WINS else had.worth
            yield _verdict(target, label, sums.mean(WIDER), had.seats)

    def _measured(self, harvest: Harvest, deals: int, verdicts: list[Verdict], seconds: float) -> Measured:
        names = self.told.PLANS
        return Measured(
            seats=self.setting.seats,
            options=self.options,
            plans=[names[plan] for plan in sorted(set(sum(self.setting.plans, ())))],
            matches=harvest.matches,
            deals=deals,
            seconds=seconds,
            numbers={
                name: Spread(
                    number.sums.mean(WIDER), percentiles(number.values, PERCENTS), dict(sorted(number.values.items()))
                )
                for name, number in sorted(harvest.numbers.items())
            },
            kinds={
                kind: [
                    Kind(label, had.seats, had.wins.mean(WIDER), had.worth.mean(WIDER))
                    for label, had in sorted(labels.items(), key=_in_order)
                ]
                for kind, labels in sorted(harvest.kinds.items())
            },
            luck=harvest.luck.mean(WIDER) if harvest.luck.of and not self.setting.plans else None,
            verdicts=verdicts,
        )


def looks(deals: int) -> list[int]:
    """How many deals each look adds: after every one there are twice as many as before."""
    whole = [max(2, deals >> LOOKS - 1 - look) for look in range(LOOKS)]
    return [whole[0], *(max(1, after - before) for before, after in pairwise(whole))]


def _in_order(item: tuple[str, Had]) -> tuple[int, str]:
    label = item[0]
    return (int(label), "") if label.isdigit() else (0, label)


def _verdict(target: Target, label: str, measured: Mean, trials: int) -> Verdict:
    low = target.low if target.low is not None else float("-inf")
    high = target.high if target.high is not None else float("inf")
    if low <= measured.low and measured.high <= high:
        found = MET
    elif measured.high < low or measured.low > high:
        found = MISSED
    else:
        found = OPEN
    return Verdict(
        target.rule,
        target.about,
        target.name,
        label,
        measured,
        target.low,
        target.high,
        found,
        trials,
        target.matches > 0,
    )
