"""The commands that must always work."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(("words", "game"), [([], "Pyramids"), (["stregati"], "Stregati"), (["anubix"], "Anubix")])
def test_start_opens_a_game_that_can_be_played(words: list[str], game: str) -> None:
    done = subprocess.run(
        [ROOT / "script" / "start", *words, "--seed", "3"] if words else [ROOT / "script" / "start"],
        input="?\n1\nboard\nquit\n",
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{game}: you are seat 0")
    assert "Type an action" in done.stdout
    assert done.stderr == ""


def test_every_script_is_executable_and_says_what_it_is_for() -> None:
    for script in sorted((ROOT / "script").iterdir()):
        lines = script.read_text("utf-8").splitlines()
        assert lines[0] == "#!/usr/bin/env bash"
        assert lines[1].startswith("# ")
        assert script.stat().st_mode & 0o111
