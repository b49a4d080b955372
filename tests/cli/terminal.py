"""Runs commands as a person or a program would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from benben import Match
from benben.cli.app import app

ENGLISH = {"BENBEN_LANGUAGE": "en"}  # whatever the machine speaks that runs the tests
SOURCES = Path(__file__).parent.parent.parent / "src"


def run(*words: str | Path, typed: str = "", exit_code: int = 0, environ: Mapping[str, str] = ENGLISH) -> Result:
    """A command in this process; it must end with this exit code and never with an exception of its own."""
    result = CliRunner().invoke(app, [str(word) for word in words], input=typed, env=environ)
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    assert result.exit_code == exit_code, result.output
    return result


def run_json(*words: str | Path, exit_code: int = 0) -> Any:
    """What a command prints with --json."""
    return json.loads(run(*words, "--json", exit_code=exit_code).stdout)


def spawn(
    *words: str, root: Path = SOURCES, typed: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "benben", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        timeout=600,
        env={**os.environ, **ENGLISH, "PYTHONPATH": str(root)},
    )


def finished(seed: int = 1, seats: int = 2) -> Match:
    """A match of Pyramids in which everybody takes the first action of the list."""
    match = Match.new("pyramids", seats=seats, seed=seed)
    while not match.is_over:
        seat = match.acting[0]
        match.submit(seat, match.legal(seat)[0])
    return match
