"""Budgets as text."""

from __future__ import annotations

import pytest

from benben import BadOption
from benben.bots.budget import Budget, format_budget, parse_budget


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1s", Budget(milliseconds=1000)),
        ("0.5s", Budget(milliseconds=500)),
        ("1500ms", Budget(milliseconds=1500)),
        ("60s", Budget(milliseconds=60_000)),
        ("1", Budget(iterations=1)),
        ("2000", Budget(iterations=2000)),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_iterations(text: str, budget: Budget) -> None:
    assert parse_budget(text) == budget
    assert parse_budget(format_budget(budget)) == budget


@pytest.mark.parametrize("text", ["", "0", "0s", "61s", "-1", "1.5", "1.5ms", "1m", "s", "10000001", "1e3", "٣"])
def test_what_is_no_budget_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadOption, match="500ms"):
        parse_budget(text)
