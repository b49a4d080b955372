"""The limit that play is measured by: what somebody alone at the table would make of a deal who knows all its luck.

Bots play the same deals, alone at the same table and at a full one with others of their kind, where the first seat is
dealt what it has alone. What part of the limit they reach is told as the ratio of the means, with an interval for which
a deal is one trial.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import partial
from threading import Event, local
from typing import TYPE_CHECKING, Any

from benben.analysis.beam import Beam, Line
from benben.analysis.contest import POINTS, Contest
from benben.analysis.interval import Mean, about
from benben.engine.edition import Edition, find_edition
from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.option import resolve_options
from benben.engine.registry import find_game

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[Any]]

WIDEST = 100_000
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Width:
    """What a beam found: the points of its best lines, and for how many deals no line can have more."""

    width: int
    points: Mean
    exact: int


@dataclass(frozen=True)
class Play:
    """What a bot makes of the deals, alone or at a full table, and which part of the widest beam's points that is."""

    bot: str
    alone: bool
    points: Mean
    part: Mean


@dataclass(frozen=True)
class Bound:
    """The best lines in hindsight of some deals, and how near bots come to them."""

    game: str
    edition: str
    seats: int
    options: dict[str, Any]
    seed: int
    deals: int
    seconds: float
    widths: list[Width]
    plays: list[Play]

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain JSON types."""
        return asdict(self)


def bound(
    game: str | Game,
    seats: int | None = None,
    deals: int = 100,
    widths: Sequence[int] = (100,),
    bots: Sequence[str] = (),
    full: bool = False,
    seed: int = 0,
    edition: str | Edition | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    on_progress: Progress | None = None,
) -> Bound:
    """Look for the best lines of deals with beams of some widths, and let bots play the deals alone.

    The table is laid for so many seats. With `full` bots play there with others of their kind too. `on_progress` is
    told how many of how many tasks are done.
    """
    found = find_game(game) if isinstance(game, str) else game
    seats = found.seats[0] if seats is None else seats
    _check(found, seats, deals, widths, threads)
    parts = edition if isinstance(edition, Edition) else find_edition(found, edition)
    resolved = resolve_options(found.options, seats, options or {})
    began = time.perf_counter()
    ordered = sorted(set(widths))
    beams = [_Beams(partial(Beam, parts, seats, resolved, width), seed) for width in ordered]
    tables = [Contest.alone(parts, seats, resolved, bot, seed) for bot in bots]
    if full:
        tables += [Contest.of(parts, seats, resolved, [bot, bot], seed) for bot in bots]
    tasks = [beam.best for beam in beams] + [partial(_points, table) for table in tables]
    told = _run(tasks, deals, threads, on_progress or (lambda done, of: None))
    lines, played = told[: len(beams)], told[len(beams) :]
    limit = _points_of(lines[-1])
    return Bound(
        game=found.id,
        edition=parts.name,
        seats=seats,
        options=resolved,
        seed=seed,
        deals=deals,
        seconds=time.perf_counter() - began,
        widths=[
            Width(width, about(_points_of(best)), sum(line.exact for line in best))
            for width, best in zip(ordered, lines, strict=True)
        ],
        plays=[_play(table, points, limit) for table, points in zip(tables, played, strict=True)],
    )


def _check(game: Game, seats: int, deals: int, widths: Sequence[int], threads: int) -> None:
    if isinstance(seats, bool) or seats not in game.seats:
        raise BadOption(f"{game.id} is played by {game.seats[0]} to {game.seats[-1]}, not by {seats!r}")
    if deals < 2:
        raise BadOption(f"of fewer than two deals nobody knows how much deals vary, not {deals}")
    if not widths or not all(1 <= width <= WIDEST for width in widths):
        raise BadOption(f"a beam holds 1 to {WIDEST:,} lines, not {', '.join(map(str, widths)) or 'none'}")
    if threads < 1:
        raise BadOption(f"at least one thread has to look, not {threads}")


class _Beams:
    """A beam for every thread."""

    def __init__(self, make: Callable[[], Beam], seed: int) -> None:
        self._make, self._seed, self._own = make, seed, local()

    def best(self, deal: int, stopped: Event) -> Line:
        """The best line of a deal."""
        if not hasattr(self._own, "beam"):
            self._own.beam = self._make()
        beam: Beam = self._own.beam
        return beam.best(self._seed, deal)


def _points(contest: Contest, deal: int, stopped: Event) -> int:
    """What the first seat makes of a deal."""
    return int(contest.play_match(deal, 0, [0] * contest.seats, stopped)[0, POINTS])


def _run(tasks: Sequence[Callable[[int, Event], Any]], deals: int, threads: int, on_progress: Progress) -> list[Any]:
    """What came of every task for every deal. The first deal compiles what is missing, so that no thread waits."""
    stopped, done = Event(), len(tasks)
    told = [[task(0, stopped)] + [None] * (deals - 1) for task in tasks]
    with ThreadPoolExecutor(threads) as pool:
        try:
            under_way = {
                pool.submit(task, deal, stopped): (at, deal)
                for deal in range(1, deals)
                for at, task in enumerate(tasks)
            }
            for ready in as_completed(under_way):
                at, deal = under_way[ready]
                told[at][deal] = ready.result()
                done += 1
                on_progress(done, len(tasks) * deals)
        finally:
            stopped.set()
            pool.shutdown(wait=False, cancel_futures=True)
    return told


def _points_of(lines: Sequence[Line]) -> Numbers:
    import numpy as np

    return np.array([line.points for line in lines], float)


def _play(table: Contest, told: Sequence[int], limit: Numbers) -> Play:
    import numpy as np

    points = np.array(told, float)
    return Play(table.names[0], table.seats == 1, about(points), part(points, limit))


def part(points: Numbers, limit: Numbers) -> Mean:
    """The ratio of two means, and its interval: by how much each deal lies beside it."""
    ratio = float(points.mean() / limit.mean()) if limit.mean() else 0.0
    beside = about(points - ratio * limit)
    scale = float(limit.mean()) or 1.0
    return Mean(ratio, ratio + beside.low / scale, ratio + beside.high / scale)
