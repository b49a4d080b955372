"""Which bot is stronger, and by how much: contests of deals, with intervals that know that a deal is one trial.

With a share of the wins to be shown, matches stop as soon as it is: when the confidence sequence of the first bot's
share lies wholly above or below it. That is a valid test at every moment, so the stopping does not bend the interval.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from dataclasses import asdict, dataclass
from threading import Event
from typing import TYPE_CHECKING, Any

from benben.analysis.contest import BOT, DECISIONS, POINTS, RANK, TIME, Contest
from benben.analysis.interval import Mean, Wager, about, between, sequence
from benben.analysis.simulation import Share
from benben.engine.edition import Edition, find_edition
from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.option import resolve_options
from benben.engine.registry import find_game

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[Any]]

PIECE = 128  # deals of one task, where nobody thinks
FIXED = "Wilson's interval, a deal being one trial"
SEQUENTIAL = "confidence sequence by betting, a deal being one trial; valid whenever one stops"


@dataclass(frozen=True)
class Entry:
    """What came of one bot, for one of its seats in a match: wins (one that k seats tie for is 1/k), points, and the
    points beyond the mean of the other bots.
    """

    bot: str
    wins: Share
    points: Mean
    beyond: Mean
    decisions: int
    milliseconds: float  # for a decision


@dataclass(frozen=True)
class Arena:
    """What came of a contest. `fair` is the share of wins of equal bots, `verdict` whether the first bot's is above or
    below `until`, or open.
    """

    game: str
    edition: str
    seats: int
    options: dict[str, Any]
    seed: int
    deals: int
    matches: int
    seconds: float
    fair: float
    interval: str
    until: float | None
    verdict: str | None
    entries: list[Entry]

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain JSON types."""
        return asdict(self)


PlayDeals = Callable[[Contest, int, int], Iterator[tuple[int, "Numbers"]]]


def play_deals(contest: Contest, deals: int, threads: int) -> Iterator[tuple[int, Numbers]]:
    """All deals in pieces, each with its first deal, as they get ready; what is under way stops with the iterator."""
    size = piece_size(contest, deals, threads)
    waiting = iter(range(0, deals, size))
    stopped = Event()
    contest.play(0, 0)  # nothing but to compile, so that no thread has to wait for it later
    with ThreadPoolExecutor(threads) as pool:
        under_way: dict[Future[Numbers], int] = {}
        try:
            while True:
                while len(under_way) < 2 * threads and (first := next(waiting, None)) is not None:
                    under_way[pool.submit(contest.play, first, min(size, deals - first), stopped)] = first
                if not under_way:
                    return
                for ready in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way.pop(ready), ready.result()
        finally:
            stopped.set()
            pool.shutdown(wait=False, cancel_futures=True)


def piece_size(contest: Contest, deals: int, workers: int) -> int:
    """Deals of one task: one, where bots think, else as many as keep all workers busy."""
    return 1 if contest.searches else max(1, min(PIECE, math.ceil(deals / (4 * workers))))


def arena(
    bots: Sequence[str],
    game: str | Game,
    seats: int | None = None,
    matches: int = 1000,
    seed: int = 0,
    edition: str | Edition | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    until: float | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    play_all: PlayDeals = play_deals,
) -> Arena:
    """Let bots play at least so many matches, whole deals, or fewer where `until` is shown earlier.

    `on_progress` is told how many of how many matches are over; `play_all` plays deals where not in this process.
    """
    found = find_game(game) if isinstance(game, str) else game
    seats = found.seats[0] if seats is None else seats
    _check(found, seats, matches, threads, until)
    parts = edition if isinstance(edition, Edition) else find_edition(found, edition)
    resolved = resolve_options(found.options, seats, options or {})
    contest = Contest.of(parts, seats, resolved, bots, seed)
    began = time.perf_counter()
    deals = max(2, math.ceil(matches / contest.matches))  # of one deal nobody knows how much deals vary
    told, won = _collect(
        contest, play_all(contest, deals, threads), deals, until, on_progress or (lambda done, of: None)
    )
    return Arena(
        game=found.id,
        edition=parts.name,
        seats=seats,
        options=resolved,
        seed=seed,
        deals=len(told),
        matches=len(told) * contest.matches,
        seconds=time.perf_counter() - began,
        fair=1 / seats,
        interval=FIXED if until is None else SEQUENTIAL,
        until=until,
        verdict=None if until is None else ("open", "above", "below")[won],
        entries=[entry(contest, told, bot, sequence if until is not None else between) for bot in range(len(bots))],
    )


def _check(game: Game, seats: int, matches: int, threads: int, until: float | None) -> None:
    if isinstance(seats, bool) or seats not in game.seats:
        raise BadOption(f"{game.id} is played by {game.seats[0]} to {game.seats[-1]}, not by {seats!r}")
    if matches < 1:
        raise BadOption(f"at least one match has to be played, not {matches}")
    if threads < 1:
        raise BadOption(f"at least one thread has to play, not {threads}")
    if until is not None and not 0 < until < 1:
        raise BadOption(f"a share of the wins lies between 0 and 1, such as 0.65, not {until}")


def _collect(
    contest: Contest,
    pieces: Iterator[tuple[int, Numbers]],
    deals: int,
    until: float | None,
    on_progress: Callable[[int, int], None],
) -> tuple[Numbers, int]:
    """The results of deals in their order, up to where the test is decided if there is one, and how it is.

    Pieces come in any order but are looked at by their numbers: so it does not matter how many threads there are.
    """
    import numpy as np

    wager = Wager(until) if until is not None else None
    early: dict[int, Numbers] = {}
    told: list[Numbers] = []
    done = looked_at = 0
    with closing(pieces):  # type: ignore[type-var]
        for first, rows in pieces:
            early[first] = rows
            done += len(rows)
            on_progress(done * contest.matches, deals * contest.matches)
            while looked_at in early:
                told.append(early.pop(looked_at))
                shares = win_shares(told[-1], 0) if wager else ()
                for place, share in enumerate(shares):
                    if wager and wager.add(share):
                        told[-1] = told[-1][: place + 1]
                        return np.concatenate(told), wager.won
                looked_at += len(told[-1])
    return np.concatenate(told), 0


def win_shares(told: Numbers, bot: int) -> Numbers:
    """What a bot has won of each deal, for one of its seats in a match."""
    won = told[..., RANK] == 1
    parts = won / won.sum(-1, keepdims=True)
    return _by_deal(told, bot, parts)


def _by_deal(told: Numbers, bot: int, numbers: Numbers) -> Numbers:
    """The mean of numbers over the seats that a bot had in the matches of each deal."""
    mine = told[..., BOT] == bot
    found: Numbers = (numbers * mine).sum((1, 2)) / mine.sum((1, 2))
    return found


def entry(contest: Contest, told: Numbers, bot: int, interval: Callable[[Numbers], Share]) -> Entry:
    """What came of a bot in deals."""
    mine, points = told[..., BOT] == bot, _by_deal(told, bot, told[..., POINTS])
    others = [_by_deal(told, other, told[..., POINTS]) for other in range(len(contest.names)) if other != bot]
    decisions = int(told[..., DECISIONS][mine].sum())
    return Entry(
        bot=contest.names[bot],
        wins=interval(win_shares(told, bot)),
        points=about(points),
        beyond=about(points - sum(others) / len(others)),
        decisions=decisions,
        milliseconds=float(told[..., TIME][mine].sum() / max(1, decisions) / 1e6),
    )
