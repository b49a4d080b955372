"""Ten thousand random matches of every case, by the compiled rules."""

from __future__ import annotations

import pytest

from benben.analysis.simulation import simulate
from contract.cases import Case, cases

MATCHES = 10_000


@pytest.mark.parametrize("case", cases(), ids=str)
def test_ten_thousand_random_matches_end_without_an_error(case: Case) -> None:
    result = simulate(case.game, case.seats, MATCHES, seed=1, options=dict(case.options))
    assert result.matches == MATCHES
    assert sum(win.share for win in result.wins) == pytest.approx(1)
    assert result.length.least > 0
