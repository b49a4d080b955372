"""The editions that ship keep what their rules want of them (P-C10, S-C6, A-C9), in a short form: few matches, so that
an interval may reach over a limit, but none that lies beyond. The soak asks for all of it, as docs/balance tells it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benben.analysis.balance import MET, MISSED, Verdict, balance, balance_of
from benben.engine.registry import find_game, games
from benben.engine.target import UNFINISHED

FEW = {"pyramids": 32, "stregati": 40, "anubix": 48}
MATCHES = {"pyramids": 4000, "stregati": 2000, "anubix": 8000}
MEASURED = [name for name in games() if find_game(name).balance is not None]


def verdicts(game: str, matches: int, quick: int | None = None, bot: str | None = None) -> Iterator[Verdict]:
    report = balance(game, bot=bot, matches=matches, seed=1, threads=2, quick=quick, narrow=True)
    for table in report.tables:
        assert table.verdicts
        yield from table.verdicts


@pytest.mark.parametrize("game", MEASURED)
def test_P_C10_S_C6_A_C9_good_bots_show_nothing_beyond_the_limits(game: str) -> None:
    found = list(verdicts(game, FEW[game], quick=2000))
    assert len(found) >= len(balance_of(find_game(game)).SETTINGS)
    assert [verdict for verdict in found if verdict.verdict == MISSED] == []


def test_S_C6_no_deadlock_in_100_000_games() -> None:
    """At every table, by greedy bots; it takes seconds."""
    found = [verdict for verdict in verdicts("stregati", 8, bot="greedy") if verdict.name == UNFINISHED]
    assert len(found) == len(balance_of(find_game("stregati")).SETTINGS)
    assert all((verdict.trials, verdict.measured.mean) == (100_000, 0.0) for verdict in found)


@pytest.mark.soak
@pytest.mark.parametrize("game", MEASURED)
def test_P_C10_S_C6_A_C9_good_bots_meet_every_target(game: str) -> None:
    """The figures of docs/balance: its commands play the same matches."""
    found = list(verdicts(game, MATCHES[game]))
    assert [verdict for verdict in found if verdict.verdict != MET] == []
