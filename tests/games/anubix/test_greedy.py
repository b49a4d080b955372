"""The heuristic player: what it goes for, and how its matches come out."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from benben.engine import kernel, play
from benben.engine.edition import find_edition
from benben.engine.record import dtype, values
from benben.games.anubix import heuristic, rules
from benben.games.anubix.layout import MOST_LEGAL, State
from contract.modes import arrays
from games.anubix.table import GAME, RELIEF, Table, with_supports

ALL = "red red yellow yellow blue blue orange orange green green purple purple"


def choice(table: Table, seat: int = 0) -> str:
    """The whole turn that the heuristic takes."""
    s, actions = table.s.copy(), []
    while not actions or rules.midway(table.box, s, seat):
        actions.append(heuristic.greedy(table.box, s, seat, [1, 2, 3, 4], [0] * MOST_LEGAL))
        rules.apply(table.box, s, seat, actions[-1])
    return table.text(seat, tuple(actions))


def test_it_takes_a_bonus_that_is_open() -> None:
    table = Table(colours={"p22": "red"}).roll("red").built(0, "p12 p13")
    assert "p22" in choice(table)


def test_it_ends_the_match_when_that_wins() -> None:
    table = Table(colours={"k": "red"}).roll("red").built(0, with_supports("p51 l4 r4"))
    assert "k die" in choice(table)


def test_it_does_not_end_the_match_when_that_loses() -> None:
    table = Table().roll(ALL).built(0, with_supports("k") + " " + " ".join(RELIEF.split()[:10]))
    table.seat(0).struck, table.seat(0).gems = 12, 0
    table.s.closed = 0xFFF
    table.built(1, with_supports("p41 l4 r4")).seat(1).bonuses = 0xFF
    assert "g33" not in choice(table)


def test_it_passes_in_the_last_round_when_building_only_costs() -> None:
    table = Table(quarry="ryboryboyrbo").roll("").built(1, with_supports("p51 k"))
    table.seat(1).bonuses = 1 << 12
    table.built(0, "p11 l1 r1")
    assert choice(table) == "pass"


def test_it_changes_nothing_while_it_thinks() -> None:
    table = Table().roll("red green blue blue")
    before = list(values(table.s))
    heuristic.greedy(table.box, table.s, 0, [1, 2, 3, 4], [0] * MOST_LEGAL)
    assert list(values(table.s)) == before


@cache
def matches(seats: int, policies: tuple[int, ...], count: int = 300) -> tuple[Any, Any]:
    """Results and last states of matches in the compiled rules."""
    import numpy as np

    box = find_edition(GAME).box(seats, {"max_rounds": 60})
    states, results = np.zeros(count, dtype(State)), np.zeros((count, play.columns(seats)), np.int64)
    compiled = kernel.load("benben.engine.play", "anubix")
    out = np.zeros(MOST_LEGAL, np.int64)
    compiled.play_many(arrays(GAME, box)[0], states, np.array(policies), 5, 0, np.zeros(4, np.int64), out, results)
    return results, states


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_play(seats: int) -> None:
    results, _ = matches(seats, (1, *[0] * (seats - 1)), 100)
    ranks = results[:, play.POINTS + seats]
    assert (ranks == 1).mean() > 0.97


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_A_C9_winners_make_45_to_60_points_and_no_match_drags_on(seats: int) -> None:
    results, states = matches(seats, (1,) * seats)
    points = results[:, play.POINTS : play.POINTS + seats]
    assert 45 <= points.max(axis=1).mean() <= 60
    assert states["round"].max() < 40
