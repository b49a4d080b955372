"""Many matches at once: who wins, by how much, how long it takes. Compiled rules, as many threads as wanted.

Every match has a stream of its own, from the seed and its number. So a result depends on neither threads nor chunks,
and a longer run begins with the matches of a shorter one.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from benben.engine import kernel
from benben.engine.edition import Edition, find_edition
from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.option import resolve_options
from benben.engine.play import DECISIONS, GREEDY, POINTS, RANDOM, columns
from benben.engine.record import dtype, fields_of, pack, unpack
from benben.engine.registry import find_game

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[np.int64]]
    Records = np.ndarray[Any, np.dtype[np.void]]

POLICIES = {"random": RANDOM, "greedy": GREEDY}
CHUNK = 1024  # matches of one task
BOUND = 200  # rounds
MOST_FACTS = 2000  # matches whose ends are looked at one by one
PERCENTS = (5, 25, 50, 75, 95)
DEVIATES = 1.96  # standard deviations that 95 of 100 lie within


@dataclass(frozen=True)
class Spread:
    """How a number varies over matches; `percentiles` by percent."""

    mean: float
    deviation: float
    least: float
    greatest: float
    percentiles: dict[int, float]


@dataclass(frozen=True)
class Share:
    """A share of the matches, with the limits of its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Simulation:
    """What came of many matches. Lists go by seat; a win that k seats tie for is 1/k for each of them.

    `length` counts the decisions of a match, `rounds` is None for a game that counts none, and `facts` are what the
    game itself tells of ends, from the first `facts_of` matches.
    """

    game: str
    edition: str
    seats: int
    options: dict[str, Any]
    policies: list[str]
    seed: int
    matches: int
    seconds: float
    decisions: int
    points: list[Spread]
    wins: list[Share]
    ties: Share
    length: Spread
    rounds: Spread | None
    facts: dict[str, Spread]
    facts_of: int

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain JSON types."""
        return asdict(self)


@dataclass(frozen=True)
class Table:
    """A game laid out for kernels: its compiled loops, the box they read, and a policy for every seat."""

    game: Game
    box: Any
    boxes: Records
    loops: Any
    policies: Numbers

    @classmethod
    def of(cls, edition: Edition, seats: int, options: Mapping[str, Any], policies: Sequence[int]) -> Table:
        """Compiles what is not in the cache yet, so that no thread has to wait for it later."""
        import numpy as np

        game, box = edition.game, edition.box(seats, options)
        boxes = np.zeros(1, dtype(game.layout.Box))
        pack(box, boxes[0])
        table = cls(game, box, boxes, kernel.load("benben.engine.play", game.id), np.array(policies, np.int64))
        table.play(0, 0, 0)
        return table

    def states(self, count: int) -> Records:
        """Zeroed states."""
        import numpy as np

        return np.zeros(count, dtype(self.game.layout.State))

    def play(self, seed: int, first: int, count: int) -> tuple[Numbers, Records]:
        """Matches from `first` on: what `play_many` tells of each, and the state each ended in."""
        import numpy as np

        results, states = np.zeros((count, columns(self.box.seats)), np.int64), self.states(count)
        stream, out = np.zeros(4, np.int64), np.zeros(self.game.layout.MOST_LEGAL, np.int64)
        self.loops.play_many(self.boxes, states, self.policies, seed, first, stream, out, results)
        return results, states

    def play_all(self, seed: int, count: int, threads: int) -> Iterator[tuple[int, Numbers, Records]]:
        """The same in chunks, each with its first match, as they get ready."""
        size = max(1, min(CHUNK, math.ceil(count / (4 * threads))))
        with ThreadPoolExecutor(threads) as pool:
            tasks = {
                pool.submit(self.play, seed, first, min(size, count - first)): first for first in range(0, count, size)
            }
            try:
                for task in as_completed(list(tasks)):
                    yield tasks.pop(task), *task.result()  # popped, so that its states do not stay
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


PlayAll = Callable[[Table, int, int, int], Iterator[tuple[int, "Numbers", "Records"]]]


def simulate(
    game: str | Game,
    seats: int | None = None,
    matches: int = 1000,
    policies: str | Sequence[str] = "random",
    seed: int = 0,
    edition: str | Edition | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
    play_all: PlayAll = Table.play_all,
) -> Simulation:
    """Play many matches. `policies` are one for all seats or one for each, `edition` is a name or a file;
    `on_progress` is told how many of how many matches are over, `play_all` plays them where not in this process.
    """
    found = find_game(game) if isinstance(game, str) else game
    seats = found.seats[0] if seats is None else seats
    _check(found, seats, matches, threads)
    names = _policies(policies, seats)
    parts = edition if isinstance(edition, Edition) else find_edition(found, edition)
    resolved = resolve_options(found.options, seats, options or {})
    table = Table.of(parts, seats, resolved, [POLICIES[name] for name in names])
    begin = time.perf_counter()
    played = _collect(table, play_all(table, seed, matches, threads), matches, on_progress or (lambda done, of: None))
    seconds = time.perf_counter() - begin
    results, ranks = played.results, played.results[:, POINTS + seats :]
    return Simulation(
        game=found.id,
        edition=parts.name,
        seats=seats,
        options=resolved,
        policies=names,
        seed=seed,
        matches=matches,
        seconds=seconds,
        decisions=int(results[:, DECISIONS].sum()),
        points=[spread(results[:, POINTS + seat]) for seat in range(seats)],
        wins=win_shares(ranks),
        ties=share(float(((ranks == 1).sum(1) > 1).mean()), matches),
        length=spread(results[:, DECISIONS]),
        rounds=spread(played.rounds) if "round" in fields_of(found.layout.State) else None,
        facts=_facts(table, played.ends),
        facts_of=len(played.ends),
    )


def bounded(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options with an end to matches, where a game would let careless bots go on for very long."""
    return {option.name: BOUND for option in game.options if option.name == "max_rounds"} | dict(options)


def _check(game: Game, seats: int, matches: int, threads: int) -> None:
    if isinstance(seats, bool) or seats not in game.seats:
        raise BadOption(f"{game.id} is played by {game.seats[0]} to {game.seats[-1]}, not by {seats!r}")
    if matches < 1:
        raise BadOption(f"at least one match has to be played, not {matches}")
    if threads < 1:
        raise BadOption(f"at least one thread has to play, not {threads}")


def _policies(given: str | Sequence[str], seats: int) -> list[str]:
    names = [given] * seats if isinstance(given, str) else list(given)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption(f"{seats} seats take one policy for all or {seats}, not {len(names)}")
    for name in names:
        if name not in POLICIES:
            raise BadOption(f"no policy {name!r} plays whole matches; there is {', '.join(POLICIES)}")
    return names


@dataclass(frozen=True)
class _Played:
    """All matches by their numbers; of the states they ended in only the first are kept, and the rounds of all."""

    results: Numbers
    rounds: Numbers
    ends: Records

    def put(self, first: int, rows: Numbers, states: Records) -> None:
        after = first + len(rows)
        self.results[first:after] = rows
        self.ends[first:after] = states[: max(0, len(self.ends) - first)]
        if "round" in (states.dtype.names or ()):
            self.rounds[first:after] = states["round"]


def _collect(
    table: Table,
    pieces: Iterator[tuple[int, Numbers, Records]],
    matches: int,
    on_progress: Callable[[int, int], None],
) -> _Played:
    import numpy as np

    results, rounds = np.zeros((matches, columns(table.box.seats)), np.int64), np.zeros(matches, np.int64)
    played, done = _Played(results, rounds, table.states(min(matches, MOST_FACTS))), 0
    for first, rows, states in pieces:
        played.put(first, rows, states)
        done += len(rows)
        on_progress(done, matches)
    return played


def spread(values: Iterable[float]) -> Spread:
    """How numbers vary."""
    import numpy as np

    found = np.asarray(values, np.float64)
    return Spread(
        mean=float(found.mean()),
        deviation=float(found.std(ddof=1)) if len(found) > 1 else 0.0,
        least=float(found.min()),
        greatest=float(found.max()),
        percentiles={percent: float(np.percentile(found, percent)) for percent in PERCENTS},
    )


def share(found: float, matches: int) -> Share:
    """A share and its interval after Wilson, which stays within 0 and 1 even for what never happened."""
    weight = DEVIATES**2 / matches
    middle = (found + weight / 2) / (1 + weight)
    reach = DEVIATES / (1 + weight) * math.sqrt(found * (1 - found) / matches + weight / (4 * matches))
    return Share(found, max(0.0, min(found, middle - reach)), min(1.0, max(found, middle + reach)))


def win_shares(ranks: Numbers) -> list[Share]:
    """The share of wins by seat, from the ranks of every match."""
    winners = ranks == 1
    parts = winners / winners.sum(1, keepdims=True)
    return [share(float(found), len(ranks)) for found in parts.mean(0)]


def _facts(table: Table, ends: Records) -> dict[str, Spread]:
    """What the game's `facts` tells of ends; a fact that some ends do not tell is averaged over those that do."""
    told: dict[str, list[float]] = {}
    for row in ends:
        for name, value in table.game.knowledge.facts(table.box, unpack(table.game.layout.State, row)).items():
            told.setdefault(name, []).append(float(value))
    return {name: spread(told[name]) for name in sorted(told)}
