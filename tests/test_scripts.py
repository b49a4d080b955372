"""The commands that must always work."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
START = ROOT / "script" / "start"
START_SECONDS = 2.0
TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def started(data: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The site as script/start serves it, and its address."""
    with (data / "errors").open("w+") as errors:
        process = subprocess.Popen(
            [START, "--port", "0", "--no-browser", "--no-warm", *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "BENBEN_DATA": str(data)},
            start_new_session=True,
        )
        try:
            assert process.stdout is not None
            found = re.fullmatch(r"benben is open at (http://localhost:[0-9]+)", process.stdout.readline().strip())
            assert found is not None, (errors.seek(0), errors.read())
            yield process, found[1]
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def seconds_used(pid: int) -> float:
    """Processor time of a process and of those that it has started and that live."""
    used = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            values = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if pid in (int(stat.parent.name), int(values[1])):
            used += sum(int(value) for value in values[11:15]) / TICKS  # of its own, and of those that have ended
    return used


def test_start_serves_the_site_on_this_machine_and_its_network(tmp_path: Path) -> None:
    with started(tmp_path) as (process, address):
        with urllib.request.urlopen(f"{address}/health", timeout=60) as answer:
            assert json.load(answer) == {"status": "ok", "database": "ok", "bus": "ok"}
        assert process.stdout is not None
        second = process.stdout.readline()
        assert second.startswith(("in your network at http://", "No other device can reach it: "))
        assert (tmp_path / "benben.db").exists()
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does
        assert process.wait(60) == 0
        assert "Traceback" not in (tmp_path / "errors").read_text()


def test_start_answers_within_two_seconds(tmp_path: Path) -> None:
    """In seconds of a processor, of which a start uses one at a time: other programs may keep the machine busy."""
    with started(tmp_path):
        pass  # whatever is done only once after an installation
    began = time.monotonic()
    with started(tmp_path) as (process, address):
        urllib.request.urlopen(f"{address}/health", timeout=60).close()
        waited, used = time.monotonic() - began, seconds_used(process.pid)
    assert 0.1 < min(waited, used) <= START_SECONDS


@pytest.mark.parametrize(("game", "title"), [("pyramids", "Pyramids"), ("stregati", "Stregati"), ("anubix", "Anubix")])
def test_start_play_opens_a_game_in_the_terminal(game: str, title: str) -> None:
    done = subprocess.run(
        [START, "play", game, "--seed", "3"],
        input="?\n1\nboard\nquit\n",
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{title}: you are seat 0")
    assert "Type an action" in done.stdout
    assert done.stderr == ""


def test_every_script_is_executable_and_says_what_it_is_for() -> None:
    for script in sorted((ROOT / "script").iterdir()):
        lines = script.read_text("utf-8").splitlines()
        assert lines[0] == "#!/usr/bin/env bash"
        assert lines[1].startswith("# ")
        assert script.stat().st_mode & 0o111
