"""How fast environments are is measured beside plain play; the figures they are held to are for a machine at rest."""

from __future__ import annotations

import statistics
import sys
import time
from typing import Any

import numpy as np
import pytest

from benben.analysis.speed import GAMES, RATE, Contestant, _kernel, _size, bench, name_of
from benben.research import speed
from benben.research.batch import Batch
from benben.research.speed import entrants

MOST_MICROSECONDS = 15
LEAST, TWICE = 0.6, 1.8  # of plain play on one core, and of one core on two
SPAN = 0.01  # seconds
FEWEST_ROUNDS, MOST_ROUNDS, SERIES = 25, 200, 3
AT_THE_MARK = [("stregati", 4)]  # from 0.57 to 0.61 by process: only the soak asks for it


def test_batches_of_every_game_and_single_environments_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "PGX", ())
    monkeypatch.setattr(speed, "CALLS", 500)
    found, small = entrants()
    names = {contestant.name: contestant for contestant in found}
    for game, seats, _ in GAMES:
        contestant = names[f"{name_of(game, seats)}, batch"]
        decisions, seconds = contestant.run(3)
        assert 0 < decisions <= 3 * speed.MATCHES
        assert seconds > 0
        assert contestant.against == name_of(game, seats)
        assert "steps a decision" in contestant.note
    assert names["Pyramids, 2 seats, batch, two threads"].against in names
    for figure in small:
        assert figure.unit == "microseconds"
        assert figure.value is not None
        assert 0 < figure.value <= MOST_MICROSECONDS


def compared(own: Contestant, other: Contestant) -> list[float]:
    """Ratios of speed within short rounds by turns, in ascending order.

    As many as it takes until their median is known to a fiftieth in either direction: with other programs about, that
    is more of them. It is not looked at what it is.
    """
    sizes = _size(own, SPAN), _size(other, SPAN)
    ratios: list[float] = []
    while len(ratios) < MOST_ROUNDS:
        (mine, spent), (others, elapsed) = own.run(sizes[0]), other.run(sizes[1])
        ratios.append(mine / spent / (others / elapsed))
        count = len(ratios)
        if count >= FEWEST_ROUNDS:
            ratios.sort()
            around = round(count**0.5)  # the median is between these two, 19 times out of 20
            if ratios[count // 2 + around] - ratios[count // 2 - around] < 0.04 * statistics.median(ratios):
                break
    return sorted(ratios)


@pytest.mark.parametrize(("game", "seats", "options"), [case for case in GAMES if case[:2] not in AT_THE_MARK])
def test_a_batch_is_near_the_speed_of_plain_play(game: str, seats: int, options: dict[str, Any]) -> None:
    """By processor time, so that it holds on a machine that does other things, too.

    Programs that take the caches away slow a batch, which goes through megabytes, and plain play not: a series that
    falls short is followed by others, with arrays of their own.
    """
    plain, medians = _kernel(game, seats, options), list[float]()
    while len(medians) < SERIES and max(medians, default=0) < LEAST:
        medians.append(statistics.median(compared(speed._batch(game, seats, options), plain)))
    assert max(medians) >= LEAST, medians


def test_a_second_thread_takes_half_of_the_work() -> None:
    """By the processor time of the thread that asks, which waits for the other at the end: how long a step takes where
    both have a core. By the clock, which needs two free ones, the soak measures it.
    """
    envs = [speed._settled("pyramids", 2, speed.TWO_THREADS, threads, {}) for threads in (1, 2)]
    actions = np.zeros(speed.TWO_THREADS, np.int32)

    def spent(env: Batch) -> float:
        begin = time.thread_time()
        speed._play(env, actions, 10)
        return time.thread_time() - begin

    ratios = [spent(envs[0]) / spent(envs[1]) for _ in range(45)]
    assert statistics.median(ratios) >= TWICE, sorted(ratios)


def test_a_missing_pgx_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pgx", None)
    monkeypatch.setattr(speed, "GAMES", ())
    monkeypatch.setattr(speed, "SETTLED", 1)
    told = {figure.name: figure for figure in entrants()[1] if figure.unit == RATE}
    assert {figure.note for figure in told.values()} == {"pip install pgx"}
    assert len(told) == len(speed.PGX)


@pytest.mark.soak
def test_environments_are_near_the_speed_of_plain_play() -> None:
    figures = {figure.name: figure for figure in bench(others=[entrants]).figures}
    for game, seats, _ in GAMES:
        ratio = figures[f"{name_of(game, seats)}, batch"].ratio
        assert ratio is not None
        assert ratio >= LEAST, (game, seats)
    twice = figures["Pyramids, 2 seats, batch, two threads"].ratio
    assert twice is not None
    assert twice >= TWICE
