"""`benben new-game`, in a copy of the sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benben.cli.new_game import MODEL, TEMPLATE, rename
from cli.terminal import SOURCES, run, spawn

CONTRACT = SOURCES.parent / "tests" / "contract"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources without their games, with a web client, and a new game called nim."""
    root = tmp_path_factory.mktemp("clone")
    skipped = shutil.ignore_patterns("__pycache__", "pyramids", "stregati", "anubix")
    shutil.copytree(SOURCES, root / "src", ignore=skipped)
    shutil.copytree(CONTRACT, root / "tests" / "contract", ignore=skipped)
    (root / "web").mkdir()
    before = contents(root)
    done = spawn("new-game", "nim", root=root / "src", cwd=root)
    assert done.returncode == 0, done.stderr
    assert "nim can be played: benben play nim" in done.stdout
    after = contents(root)
    assert {name: after[name] for name in before} == before, "a file was edited"
    assert all("games/nim/" in name for name in after.keys() - before.keys())
    return root


def contents(root: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    files = (path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {str(path.relative_to(root)): path.read_bytes() for path in files}


def test_golden_files_are_written_for_it(clone: Path) -> None:
    folder = clone / "tests/games/nim"
    assert json.loads((folder / "pins.json").read_text("utf-8"))["legal"].keys() == {"2", "3", "4"}
    assert (folder / "finished/2-tie.jsonl").is_file()
    assert (folder / "playthroughs/greedy.txt").is_file()


def test_three_folders_of_one_name_appear(clone: Path) -> None:
    assert (clone / "src/benben/games/nim/rules.py").is_file()
    assert (clone / "tests/games/nim/test_rules.py").is_file()
    assert (clone / "web/src/games/nim/Board.svelte").is_file()


def test_nothing_in_it_speaks_of_the_template(clone: Path) -> None:
    for folder in ("src/benben/games/nim", "tests/games/nim", "web/src/games/nim"):
        for file in (clone / folder).rglob("*"):
            if file.is_file() and file.suffix != ".pyc":
                assert MODEL not in file.read_text("utf-8").lower()
                assert "benben.cli" not in file.read_text("utf-8")


def test_the_new_game_is_listed_and_played_to_its_end(clone: Path) -> None:
    listed = json.loads(spawn("games", "--json", root=clone / "src").stdout)
    assert [(game["id"], game["title"]) for game in listed] == [("nim", "Nim")]
    text = spawn("play", "nim", "--seed", "1", "--option", "misere=true", root=clone / "src", typed="1\n" * 40).stdout
    assert "T-O1" in text
    assert "wins." in text


def test_the_new_game_passes_its_own_tests_and_all_contract_tests(clone: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--import-mode=importlib", "-p", "no:cacheprovider", "tests"],
        cwd=clone,
        timeout=900,
        env={**os.environ, "PYTHONPATH": f"{clone / 'src'}:{clone / 'tests'}", "BENBEN_CACHE": str(clone / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]


def test_the_new_game_is_formatted_like_the_rest(clone: Path) -> None:
    for command in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "ruff",
                *command,
                "--config",
                str(SOURCES.parent / "pyproject.toml"),
                "src/benben/games/nim",
                "tests/games/nim",
            ],
            cwd=clone,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout


def test_a_name_that_is_taken_is_refused(clone: Path) -> None:
    done = spawn("new-game", "nim", root=clone / "src")
    assert done.returncode == 2
    assert "there is a nim already" in done.stderr
    assert "there is a pyramids already" in run("new-game", "pyramids", exit_code=2).stderr


@pytest.mark.parametrize("name", ["Nim", "n", "a b", "../nim", "class", "1st", "nim_2", "nim.py", "x" * 21, "größe"])
def test_a_name_that_is_no_id_is_refused(name: str) -> None:
    assert "cannot be a game's id" in run("new-game", name, exit_code=2).stderr


def test_it_needs_the_sources(tmp_path: Path) -> None:
    shutil.copytree(SOURCES / "benben", tmp_path / "benben", ignore=shutil.ignore_patterns("__pycache__"))
    done = spawn("new-game", "nim", root=tmp_path)
    assert done.returncode == 2
    assert "clone them" in done.stderr


def test_imports_are_in_order_under_the_new_name() -> None:
    text = rename((TEMPLATE / MODEL / "rules.py").read_text("utf-8"), "abc")
    lines = [line for line in text.splitlines() if line.startswith("from benben")]
    assert lines == sorted(lines)
    assert lines[-1] == "from benben.games.abc.layout import HIGHEST, Box, State"
