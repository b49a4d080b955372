"""The player without search, and the balance of the set that it shows."""

from __future__ import annotations

from functools import cache

import pytest

from benben.engine.bits import popcount
from benben.engine.stream import seed_stream
from benben.games.pyramids import heuristic
from benben.games.pyramids.layout import MOST_LEGAL
from games.pyramids.table import CORRIDOR, OPEN, Table


@cache
def played(seats: int, greedy: bool, matches: int) -> tuple[list[int], list[int], int]:
    """Scores, completed cards and the number of matches whose deck ran out."""
    scores, completed, out = [], [], 0
    for seed in range(matches):
        table = Table(seats)
        table.play(seed, greedy)
        scores += table.scores()
        completed += [popcount(table.seat(seat).completed) for seat in range(seats)]
        out += table.s.deck == 0
    return scores, completed, out


def mean(found: list[int]) -> float:
    return sum(found) / len(found)


@pytest.mark.parametrize(("seats", "matches"), [(2, 16), (3, 12), (4, 10)])
def test_P_C10_greedy_play_completes_and_scores_what_the_set_is_meant_for(seats: int, matches: int) -> None:
    scores, completed, out = played(seats, True, matches)
    assert 6.5 <= mean(completed) <= 8
    assert 105 <= mean(scores) <= 140
    assert out == 0, "the deck hardly ever runs out"


def test_P_C10_greedy_play_is_far_better_than_wandering() -> None:
    assert mean(played(2, True, 16)[0]) > 2 * mean(played(2, False, 8)[0])


def chosen(table: Table, seat: int = 0) -> str:
    out, stream = [0] * MOST_LEGAL, [0] * 4
    seed_stream(stream, 1, 0)
    action = heuristic.greedy(table.box, table.s, seat, stream, out)
    from benben.games.pyramids import notation

    text = notation.format_action(table.box, table.s, seat, [action])
    assert text in table.allowed(seat)
    return text


def test_P_Y10_greedy_play_takes_the_tomb() -> None:
    table = Table(2, {1: CORRIDOR, 2: OPEN})
    table.lay(0, 0, 1, "a1 a2 a3")
    table.lay(0, 1, 2)
    table.reveal("I2", flip=6, round_=3)
    assert chosen(table) == "mark 1 a4 a5"


def test_P_Y6_greedy_play_takes_the_torch_once_a_round() -> None:
    table = Table(2, {1: "E.t.. ..... ..... ..... ....T", 2: "E.... ..... ..... ..... t...T"})
    table.lay(0, 0, 1)
    table.reveal("I3")
    assert chosen(table) == "mark 1 a1 b1 c1"
    table.seat(0).torches = 1
    table.lay(0, 0, 1, "a1 b1 b2 b3 c3 d3")
    assert chosen(table) != "mark 1 c1"


def test_P_Y7_greedy_play_goes_round_a_skull() -> None:
    table = Table(2, {1: "Es... ..... ..... ..... ....T"})
    table.lay(0, 0, 1)
    table.reveal("I2")
    assert chosen(table) == "mark 1 a1 a2"


def test_P_M1_greedy_play_does_not_look_at_what_others_marked() -> None:
    """The same choice whatever the other seat has hidden."""
    one, other = Table(2), Table(2)
    for table in (one, other):
        table.lay(0, 0, 10)
        table.lay(0, 1, 20)
        table.lay(1, 0, 30)
        table.reveal("I3")
    other.do(1, other.allowed(1)[0])
    assert chosen(one) == chosen(other)


def test_P_M8_greedy_play_passes_without_cards() -> None:
    table = Table(2)
    table.lay(1, 0, 7)
    table.reveal("I2")
    assert chosen(table) == "pass"
