"""A server in a process of its own, as tests start, ask and end it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent.parent
PATIENCE = 60.0  # a busy machine is slow; whoever waits that long has found a fault


class Running:
    """The process of a supervisor, the port of its server, and what they said."""

    def __init__(self, folder: Path, *words: str | Path, **environment: str) -> None:
        self.errors = folder / "errors"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, *map(str, words)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
                start_new_session=True,
            )
        self.port = 0

    def get(self, path: str, timeout: float = PATIENCE) -> str:
        """What the server answers."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=timeout) as answer:
            text: str = answer.read().decode()
            return text

    def line(self) -> str:
        """The next line of its output; empty when it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def end(self, number: int = signal.SIGTERM) -> int:
        """Its exit code after a signal."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def said(self) -> list[dict[str, Any]]:
        """The lines of its log."""
        return [json.loads(line) for line in self.errors.read_text().splitlines() if line.startswith("{")]


@contextlib.contextmanager
def small_site(folder: Path, workers: int = 1, *behaviour: str, **environment: str) -> Iterator[Running]:
    """The small site, which has said its port if it could."""
    running = Running(
        folder, Path(__file__).with_name("small_site.py"), str(workers), folder, *behaviour, **environment
    )
    with ending(running):
        running.port = int(running.line() or 0)
        yield running


@contextlib.contextmanager
def ending(running: Running) -> Iterator[Running]:
    """End it with all its workers, whatever the test found."""
    try:
        yield running
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.process.pid, signal.SIGKILL)
        running.process.communicate()


def until(holds: Callable[[], bool]) -> None:
    """Wait for a condition."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def lives(pid: int) -> bool:
    """Whether a process exists and is no zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
