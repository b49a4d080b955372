"""The two set-ups that faults are tried on: one worker on SQLite, two workers on PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from faults.site import Site


@pytest.fixture(params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    """A server that is running, with its databases."""
    made = Site(request.param, tmp_path)
    try:
        yield made
    finally:
        made.close()
