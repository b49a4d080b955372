"""Compiling: bound to the right rules, kept on disk, never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import benben
from benben.engine import bits, kernel
from benben.engine.compiler import prune
from benben.engine.registry import games
from benben.engine.stream import below, seed_stream

SOURCE = Path(benben.__file__).parent


def test_a_plain_rule_is_the_function_itself_and_a_loaded_one_is_compiled() -> None:
    from benben.games.pyramids import rules

    compiled = kernel.load("benben.games.pyramids.rules", "pyramids")
    assert type(rules.score).__name__ == "function"
    assert type(compiled.score).__name__ == "CPUDispatcher"
    assert compiled.score is not rules.score
    assert compiled.score.__module__ != rules.score.__module__


def test_a_slot_without_a_game_says_so() -> None:
    from benben.engine import slots

    with pytest.raises(RuntimeError, match="a slot without a game"):
        slots.acting(None, None)


def test_primitives_agree_in_both_forms() -> None:
    compiled = kernel.load("benben.engine.intrinsics", "pyramids")
    for x in (1, 2, 3, 0b1011000, 2**48 - 1, 2**62, 5 << 40):
        assert compiled.popcount(x) == bits.popcount(x) == bin(x).count("1")
        assert compiled.lowest(x) == bits.lowest(x) == bin(x)[::-1].index("1")


def test_rows_are_written_alike_in_both_forms_and_not_beyond() -> None:
    import numpy as np

    from engine import writing

    sets = np.array([-1, 0, 5 << 40, 2**62 + 3, 0x5A5A5A5A5A5A, 1, 2**50 - 1], np.int64)
    small = np.arange(-20, 20).astype(np.int8)
    compiled = kernel.load("engine.writing", "pyramids")
    for name in ("chambers", "thirds", "single", "copied", "flags"):
        rows = np.full((2, 500), 99, np.int8)
        getattr(writing, name)(rows[0], 3, [int(x) for x in sets], [int(x) for x in small])
        getattr(compiled, name)(rows[1], 3, sets, small)
        assert rows[0].tolist() == rows[1].tolist(), name
        assert (rows[0][:3] == 99).all()
        assert (rows[0][-100:] == 99).all()
        assert (rows[0] != 99).any()


def test_streams_agree_in_both_forms_and_are_fair() -> None:
    import numpy as np

    compiled = kernel.load("benben.engine.stream", "pyramids")
    plain, packed = [0] * 4, np.zeros(4, np.int64)
    seed_stream(plain, 2**40 + 5, 3)
    compiled.seed_stream(packed, 2**40 + 5, 3)
    counts = [0] * 7
    for _ in range(7000):
        found = below(plain, 7)
        assert compiled.below(packed, 7) == found
        counts[found] += 1
    assert all(850 < count < 1150 for count in counts)
    other = [0] * 4
    seed_stream(other, 2**40 + 5, 4)
    assert [below(other, 1000) for _ in range(5)] != [below(plain, 1000) for _ in range(5)]


def run(source: Path, cache: Path) -> str:
    """A digest of compiled matches, and whether anything had to be compiled, in a new process."""
    program = """
from benben.analysis.simulation import simulate
from benben.engine import kernel
found = simulate("pyramids", matches=30)
stats = kernel.load("benben.engine.play", "pyramids").play_many.stats
print(found.points, "from disk" if stats.cache_hits else "compiled")
"""
    environment = {**os.environ, "PYTHONPATH": str(source.parent), "BENBEN_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_cache_serves_a_new_process_and_never_goes_stale(tmp_path: Path) -> None:
    """What changed is compiled anew, even with the old time stamp; what did not comes from disk."""
    source, cache = tmp_path / "src" / "benben", tmp_path / "cache"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__"))
    first = run(source, cache)
    assert first.endswith("compiled\n")
    assert run(source, cache) == first.replace("compiled", "from disk")
    stream = source / "engine" / "stream.py"
    stamp = stream.stat()
    stream.write_text(stream.read_text("utf-8").replace(">> 9)", ">> 8)"), "utf-8")
    os.utime(stream, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    changed = run(source, cache)
    assert changed.endswith("compiled\n")
    assert changed != first


def test_a_cache_folder_that_cannot_be_written_is_no_reason_to_fail(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8")
    assert run(SOURCE, blocked).endswith("compiled\n")


def test_two_games_keep_their_kernels_apart() -> None:
    loaded = [kernel.load("benben.engine.play", game) for game in games()]
    assert len({id(module.play_many) for module in loaded}) == len(loaded)


def test_loading_compiled_rules_leaves_the_plain_ones_plain() -> None:
    """Also where nothing of the game had been imported before."""
    program = """
import sys
from benben.engine import kernel
kernel.load("benben.engine.play", "stregati")
kernel.load("benben.games.stregati.view", "stregati")
twins = [name for name in sys.modules if "@stregati" in name]
compiled = [
    f"{name}.{key}" for name, module in list(sys.modules.items()) if name.startswith("benben.") and "@" not in name
    for key, value in vars(module).items() if type(value).__name__ == "CPUDispatcher" and "intrinsics" not in name
]
from benben import Match
match = Match.new("stregati")
print(len(twins) > 3, compiled, bool(match.legal(match.acting[0])))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "True [] True\n"


def test_a_module_that_fails_while_it_is_loaded_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: str) -> object:
        raise OSError(game)

    monkeypatch.setattr(kernel, "_loaded", {})
    monkeypatch.setattr(kernel, "_bind", lambda twin, game: fail(game))
    before = dict(sys.modules)
    monkeypatch.delitem(sys.modules, "benben.engine.stream@pyramids", raising=False)
    with pytest.raises(OSError, match="pyramids"):
        kernel.load("benben.engine.stream", "pyramids")
    assert "benben.engine.stream@pyramids" not in sys.modules
    sys.modules.update(before)


def test_compiled_rules_that_nobody_used_for_a_month_are_removed(tmp_path: Path) -> None:
    old, recent, other_game = (tmp_path / name for name in ("senet-1", "senet-2", "mehen-1"))
    for folder in (old, recent, other_game):
        folder.mkdir()
    month = time.time() - 31 * 24 * 3600
    for folder in (old, other_game):
        os.utime(folder, (month, month))
    prune(tmp_path / "senet-3")
    assert not old.exists()
    assert recent.exists()
    assert other_game.exists()
