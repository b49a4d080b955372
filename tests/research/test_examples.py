"""The examples run as they are told to, and come to what they promise."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
MOST_SECONDS = 120


def run(*words: str | Path) -> str:
    """What an example, run in a process of its own, prints; why it ended, if it did not end well. It has to be through
    within two minutes, counted by processor time, as other tests run beside it.
    """
    before = _of_children()
    ended = subprocess.run(
        [sys.executable, *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
        env={**os.environ, "MPLBACKEND": "Agg", "OMP_NUM_THREADS": "1"},
    )
    assert _of_children() - before < MOST_SECONDS
    return ended.stdout if ended.returncode == 0 else ended.stderr


def _of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.parametrize("game", ["pyramids", "stregati"])
def test_the_greedy_bot_beats_chance_from_both_seats(game: str) -> None:
    told = run(EXAMPLES / "baselines.py", game, "300")
    wins = [(bot, float(share)) for bot, share in re.findall(r"(\w+) in seat \d: .*? wins +([\d.]+) %", told)]
    assert [bot for bot, _ in wins] == ["random", "random", "greedy", "random", "random", "greedy", "greedy", "greedy"]
    assert all(share > 80 for bot, share in wins[2:6] if bot == "greedy")
    assert all(30 < share < 70 for _, share in wins[:2] + wins[6:])


def test_search_beats_chance_on_a_short_game() -> None:
    told = run(EXAMPLES / "ismcts.py", "6", "30")
    found = re.search(r"ahead in (\d) of 6 matches, by (-?[\d.]+) points", told)
    assert found is not None, told
    assert int(found[1]) >= 4
    assert float(found[2]) > 0


def test_a_network_learns_to_beat_chance() -> None:
    """With PyTorch, which script/test installs."""
    told = run(EXAMPLES / "ppo.py")
    found = [float(mean) for mean in re.findall(r"(?:before|after): mean reward ([+-][\d.]+)", told)]
    assert len(found) == 2, told
    assert found[1] > 0.6 > found[0]


def test_without_pytorch_the_example_says_what_to_install(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden.py"
    hidden.write_text(
        "import runpy, sys; sys.modules['torch'] = None; runpy.run_path(sys.argv[1], run_name='__main__')", "utf-8"
    )
    assert run(hidden, EXAMPLES / "ppo.py") == "This example needs PyTorch: pip install 'benben[torch,research]'\n"


def test_the_notebook_plots_what_it_says(tmp_path: Path) -> None:
    """Its cells as one program, which then keeps the figure."""
    cells = json.loads((EXAMPLES / "scores.ipynb").read_text("utf-8"))["cells"]
    assert all(not cell["outputs"] for cell in cells if cell["cell_type"] == "code")
    program, picture = tmp_path / "scores.py", tmp_path / "scores.png"
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    program.write_text("\n\n".join([*sources, f"figure.savefig({str(picture)!r})"]), "utf-8")
    told = run(program)
    means = {(game, bot): float(mean) for game, bot, mean in re.findall(r"(\w+) +(\w+): mean +([\d.]+)", told)}
    assert means["pyramids", "greedy"] > means["pyramids", "random"], told
    assert means["stregati", "greedy"] < means["stregati", "random"]
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size > 10_000


def test_the_first_examples_of_the_documentation_run(tmp_path: Path) -> None:
    """One after the other, as one program."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text("utf-8"), re.DOTALL)
    program = tmp_path / "first.py"
    program.write_text("\n".join(blocks), "utf-8")
    told = run(program)
    assert len(blocks) == 3
    assert re.fullmatch(r"-?[\d.]+ \[\d+, \d+, \d+, \d+\]\n\[-?[\d.]+, -?[\d.]+\]\n", told), told
