"""How the environments' tests make them: every game, number of seats and variant, as `contract.cases` lists them."""

from __future__ import annotations

from typing import Any

import pytest

from contract.cases import Case, cases

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_count = pytest.mark.parametrize("case", cases(every_variant=False), ids=str)


def settings(case: Case) -> dict[str, Any]:
    """Seats and options, as environments take them."""
    return {"seats": case.seats, **dict(case.options)}
