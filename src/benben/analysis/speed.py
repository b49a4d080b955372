"""How fast matches are played, next to a C program of the same rules and, where it is installed, next to OpenSpiel.

A machine is not as fast as it was a moment ago, so figures are compared within rounds: in every round each contestant
plays for a short while in turn, a ratio is taken within the round, and what is told is the median over the rounds. What
runs on one core is timed by the processor time it got, so that other programs matter little; what runs on two, by the
clock, and it needs both.
"""

from __future__ import annotations

import os
import platform
import random
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from benben.analysis.simulation import Table
from benben.engine.edition import find_edition
from benben.engine.option import resolve_options
from benben.engine.play import DECISIONS, POINTS, RANDOM, TRAIL
from benben.engine.registry import find_game
from benben.engine.stream import LOW

if TYPE_CHECKING:
    from benben.analysis.simulation import Numbers

SOURCE = Path(__file__).parents[3] / "bench" / "limit" / "pyramids.c"
FLAGS = ("-std=gnu11", "-O3", "-march=native")
SETS = ("free", "entrance", "tomb", "symbols", "cross", "red", "green", "torch", "skull", "potion")
ROUNDS = 9
SPAN = 0.1  # seconds that a contestant plays in a round
SEED = 7
CHECKED = 200  # matches that the C program must play alike before it counts
GAMES: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("pyramids", 2, {}),
    ("pyramids", 4, {}),
    ("stregati", 2, {"max_rounds": 200}),
    ("stregati", 4, {"max_rounds": 200}),
    ("anubix", 2, {"max_rounds": 60}),
    ("anubix", 4, {"max_rounds": 60}),
)
OPEN_SPIEL = ("hearts", "crazy_eights(players=5)")
RATE, ITERATIONS = "million decisions a second", "thousand iterations a second"
SCALES = {RATE: 1e6, ITERATIONS: 1e3}

Progress = Callable[[int, int], None]
Entrants = Callable[[], "tuple[list[Contestant], list[Figure]]"]  # who else takes part, and figures of another kind


@dataclass(frozen=True)
class Figure:
    """One line of the result. `ratio` is to the contestant `against`; `value` is None where `note` says why."""

    name: str
    unit: str
    value: float | None
    against: str = ""
    ratio: float | None = None
    note: str = ""


@dataclass(frozen=True)
class Bench:
    """All figures, and what they were taken on."""

    figures: list[Figure]
    rounds: int
    cores: int
    machine: str
    python: str
    numba: str
    compiler: str

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain JSON types."""
        return asdict(self)


@dataclass(frozen=True)
class Contestant:
    """Something that can be timed: `run` does so much of it and tells how many decisions (or what else its unit counts)
    took how many seconds.
    """

    name: str
    run: Callable[[int], tuple[float, float]]
    against: str = ""
    note: str = ""
    unit: str = RATE


# --- the C program ----------------------------------------------------------------------------------------------------


class NoLimit(Exception):
    """Why there is no C program to compare with."""


class Run(NamedTuple):
    """What the C program tells: decisions, seconds of processor time and on the clock, the digest of all results."""

    decisions: int
    processor: float
    clock: float
    digest: int


class Limit:
    """The C program of Pyramids, built in a folder, with an edition written down for it."""

    def __init__(self, folder: Path) -> None:
        compiler = shutil.which("cc")
        if compiler is None:
            raise NoLimit("there is no C compiler (cc)")
        if not SOURCE.is_file():
            raise NoLimit("bench/limit/pyramids.c is not there: it comes with the repository, not with the package")
        self.program, self.edition = folder / "limit", folder / "edition"
        built = subprocess.run([compiler, *FLAGS, "-o", self.program, SOURCE], capture_output=True, text=True)
        if built.returncode != 0:
            raise NoLimit(f"cc does not build it: {built.stderr.strip()}")
        self.edition.write_text(edition_numbers(), "ascii")

    def play(self, seats: int, seed: int, first: int, matches: int) -> Run:
        """Matches from `first` on."""
        command = list(map(str, (self.program, self.edition, seats, seed, first, matches)))
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        decisions, processor, clock, digest = done.stdout.split()
        return Run(int(decisions), float(processor), float(clock), int(digest))


def edition_numbers() -> str:
    """The shipped edition of Pyramids as the C program reads it: numbers, most of them sets of cells."""
    edition = find_edition(find_game("pyramids"))
    box = edition.box(2, {})
    found = [*box.copies, *box.skulls, *box.placements, len(edition.components["cards"])]
    for number in map(int, edition.components["cards"]):
        card = box.cards[number]
        found += [number, card.colour, *(getattr(card, name) for name in SETS)]
    return " ".join(map(str, found))


def results_digest(results: Numbers, seats: int) -> int:
    """One number for what `play_many` tells of matches: their trails and points, mixed as the C program does."""
    digest = 2166136261
    for row in results.tolist():
        for value in (row[TRAIL], *row[POINTS : POINTS + seats]):
            digest = ((digest ^ (value & LOW)) * 16777619) & LOW
    return digest


# --- contestants ------------------------------------------------------------------------------------------------------


def table_of(game: str, seats: int, options: Mapping[str, Any]) -> Table:
    """A game with random players."""
    found = find_game(game)
    return Table.of(find_edition(found), seats, resolve_options(found.options, seats, options), [RANDOM] * seats)


def name_of(game: str, seats: int) -> str:
    """What plain random play of a game is called among the figures."""
    return f"{find_game(game).title}, {seats} seats"


def limit_name(seats: int) -> str:
    """What the C program is called among the figures."""
    return f"{name_of('pyramids', seats)}, in C"


def _limit_contestant(limit: Limit, seats: int) -> Contestant:
    digest = results_digest(table_of("pyramids", seats, {}).play(SEED, 0, CHECKED)[0], seats)
    if limit.play(seats, SEED, 0, CHECKED).digest != digest:
        raise NoLimit(f"the C program does not play the same matches with {seats} seats")

    def run(matches: int) -> tuple[float, float]:
        played = limit.play(seats, SEED, 0, matches)
        return played.decisions, played.processor

    note = f"cc {' '.join(FLAGS)}; {CHECKED} matches played alike, digest {digest}"
    return Contestant(limit_name(seats), run, note=note)


def _limit_twice(limit: Limit) -> Contestant:
    """Two processes of the C program: how much of a second core this machine gives at the moment."""

    def run(matches: int) -> tuple[float, float]:
        with ThreadPoolExecutor(2) as pool:
            parts = list(pool.map(lambda part: limit.play(2, SEED, part * matches, matches), range(2)))
        return sum(part.decisions for part in parts), max(part.clock for part in parts)

    note = "by the clock: about 2 where two cores are free"
    return Contestant(f"{limit_name(2)}, two processes", run, limit_name(2), note)


def _kernel(game: str, seats: int, options: Mapping[str, Any]) -> Contestant:
    table = table_of(game, seats, options)
    note = ", ".join(f"{name} {value}" for name, value in options.items())
    against = limit_name(seats if game == "pyramids" else 2)
    return Contestant(name_of(game, seats), lambda matches: _one_thread(table, matches), against, note)


def _one_thread(table: Table, matches: int) -> tuple[float, float]:
    begin = time.thread_time()
    results, _ = table.play(SEED, 0, matches)
    return float(results[:, DECISIONS].sum()), time.thread_time() - begin


def _two_threads() -> Contestant:
    """Each plays as many matches as one would alone."""
    table, name = table_of("pyramids", 2, {}), name_of("pyramids", 2)

    def run(matches: int) -> tuple[float, float]:
        with ThreadPoolExecutor(2) as pool:
            begin = time.perf_counter()
            parts = list(pool.map(lambda part: table.play(SEED, part * matches, matches)[0], range(2)))
            seconds = time.perf_counter() - begin
        return float(sum(part[:, DECISIONS].sum() for part in parts)), seconds

    return Contestant(f"{name}, two threads", run, name, "by the clock: needs two free cores")


def _open_spiel(game: str) -> Contestant:
    """Random rollouts inside OpenSpiel's C++.

    Its evaluator of random rollouts cannot be called from Python, but its search can: with two simulations it plays all
    rollouts of one evaluation from the root, then those of another from a child. Decisions are the moves of players,
    without chance, as for our games; how many a rollout has is the mean of rollouts played in Python.
    """
    import pyspiel

    played, draw = pyspiel.load_game(game), random.Random(SEED)
    root = played.new_initial_state()
    while root.is_chance_node():
        _open_spiel_chance(root, draw)
    moves = statistics.fmean(_open_spiel_moves(root.clone(), draw) for _ in range(300))

    def run(rollouts: int) -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, SEED)
        bot = pyspiel.MCTSBot(played, evaluator, 1.4, 2, 100, False, SEED, False)
        begin = time.thread_time()
        bot.step(root)
        return rollouts * (2 * moves - 1), time.thread_time() - begin

    return Contestant(f"OpenSpiel {game}, in C++", run, limit_name(2), f"{moves:.1f} decisions a rollout")


def _open_spiel_chance(state: Any, draw: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(draw.choices(outcomes, weights)[0])


def _open_spiel_moves(state: Any, draw: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _open_spiel_chance(state, draw)
        else:
            state.apply_action(draw.choice(state.legal_actions()))
            moves += 1
    return moves


def _contestants(folder: Path) -> tuple[list[Contestant], list[Figure]]:
    """Who takes part, and a figure without value for everyone who cannot."""
    found: list[Contestant] = []
    missing: list[Figure] = []
    try:
        limit = Limit(folder)
        found += [*(_limit_contestant(limit, seats) for seats in (2, 4)), _limit_twice(limit)]
    except NoLimit as error:
        missing += [Figure(limit_name(seats), RATE, None, note=str(error)) for seats in (2, 4)]
    found += [_kernel(*entry) for entry in GAMES]
    found.append(_two_threads())
    try:
        found += [_open_spiel(game) for game in OPEN_SPIEL]
    except ImportError:
        missing += [Figure(f"OpenSpiel {game}", RATE, None, note="pip install open_spiel") for game in OPEN_SPIEL]
    return found, missing


# --- rounds -----------------------------------------------------------------------------------------------------------


def bench(
    on_progress: Progress | None = None,
    rounds: int = ROUNDS,
    span: float = SPAN,
    others: Sequence[Entrants] = (),
) -> Bench:
    """Time everything; `on_progress` is told how many of how many short runs are over."""
    import numba

    with tempfile.TemporaryDirectory() as folder:
        found, missing = _contestants(Path(folder))
        small: list[Figure] = []
        for entrants in others:
            more, figures = entrants()
            found += more
            small += figures
        speeds = _rounds(found, rounds, span, on_progress or (lambda done, of: None))
    figures = [_figure(contestant, speeds) for contestant in found]
    return Bench(
        figures=missing + figures + _small_figures() + small,
        rounds=rounds,
        cores=os.cpu_count() or 1,
        machine=_processor(),
        python=platform.python_version(),
        numba=numba.__version__,
        compiler=_compiler(),
    )


def _rounds(found: list[Contestant], rounds: int, span: float, on_progress: Progress) -> dict[str, list[float]]:
    """Decisions a second by contestant, one for each round."""
    sizes = {contestant.name: _size(contestant, span) for contestant in found}
    speeds: dict[str, list[float]] = {contestant.name: [] for contestant in found}
    for number in range(rounds):
        for at, contestant in enumerate(found):
            decisions, seconds = contestant.run(sizes[contestant.name])
            speeds[contestant.name].append(decisions / seconds)
            on_progress(number * len(found) + at + 1, rounds * len(found))
    return speeds


def _size(contestant: Contestant, span: float) -> int:
    """How many matches or rollouts take about as long as wanted."""
    size = 100
    contestant.run(size)  # warms up
    _, seconds = contestant.run(size)
    return max(1, round(size * span / seconds))


def _figure(contestant: Contestant, speeds: Mapping[str, list[float]]) -> Figure:
    own, others = speeds[contestant.name], speeds.get(contestant.against)
    return Figure(
        contestant.name,
        contestant.unit,
        statistics.median(own) / SCALES[contestant.unit],
        contestant.against if others else "",
        statistics.median(mine / other for mine, other in zip(own, others, strict=True)) if others else None,
        contestant.note,
    )


def _small_figures() -> list[Figure]:
    """What a state weighs, what copying it costs, and what a call from Python costs."""
    found = []
    for game, seats, options in GAMES[::2]:
        table = table_of(game, seats, options)
        title, size = find_game(game).title, table.states(1).itemsize
        found += [
            Figure(f"{title}, a state", "bytes", size),
            Figure(f"{title}, a copy of a state inside the kernels", "nanoseconds", _copy_nanoseconds(table)),
            Figure(f"{title}, a call of a rule from Python", "microseconds", _call_microseconds(table)),
        ]
    return found


def _copy_nanoseconds(table: Table, copies: int = 1_000_000) -> float:
    states = table.states(32)
    table.loops.copy_often(states, 1)
    return 1e9 * median_time(lambda: table.loops.copy_often(states, copies)) / copies


def _call_microseconds(table: Table, calls: int = 20_000) -> float:
    import numpy as np

    states, out, call = table.states(1), np.zeros(table.game.layout.MOST_LEGAL, np.int64), table.loops.count_actions
    call(table.boxes, states, 0, out)

    def many() -> None:
        for _ in range(calls):
            call(table.boxes, states, 0, out)

    return 1e6 * median_time(many) / calls


def median_time(run: Callable[[], None]) -> float:
    """Seconds of processor time that something takes."""
    times = []
    for _ in range(ROUNDS):
        begin = time.thread_time()
        run()
        times.append(time.thread_time() - begin)
    return statistics.median(times)


def _processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def _compiler() -> str:
    """The first line that the C compiler says of itself."""
    if shutil.which("cc") is None:
        return ""
    said = subprocess.run(["cc", "--version"], capture_output=True, text=True).stdout.splitlines()
    return said[0] if said else ""
