"""The figures that a server is held to, in one run of its benchmark."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent


def bench(*words: str) -> Any:
    """What `bench/server/run.py` measures."""
    command = [sys.executable, str(ROOT / "bench" / "server" / "run.py"), "--json", *words]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def test_the_benchmark_measures_what_the_docs_say() -> None:
    found = bench("--sockets", "8", "--rounds", "1", "--seconds", "0.5", "--deaf", "4", "--memory", "40")
    (row,) = found["rows"]
    assert row["acts"] > 0
    assert row["ratio"] == pytest.approx(row["acts"] / row["echo"])
    assert row["p99_half_ms"] > 0
    assert row["p99_deaf_ms"] > 0
    assert 0 < found["kilobytes"]["per_idle_match"] < 1000
    assert 0 < found["kilobytes"]["per_socket"] < 1000


@pytest.mark.soak
def test_a_server_is_as_quick_as_it_has_to_be() -> None:
    """For a machine with nothing else to do."""
    found = bench()
    for sockets in (100, 1000):
        rows = [row for row in found["rows"] if row["sockets"] == sockets]
        assert statistics.median(row["ratio"] for row in rows) >= 0.06
        assert statistics.median(row["p99_half_ms"] for row in rows) < 50
        assert statistics.median(row["p99_deaf_ms"] / row["p99_half_ms"] for row in rows) < 2
