"""A whole server of the tests' own: supervisor, workers, database and, with several workers, Redis."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from server.databases import Postgres
from server.redis_server import Redis

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0


class Site:
    """Runs from its making until `close`, on the same port all the time."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.postgres = Postgres() if kind == "postgresql" else None
        self.redis = Redis() if kind == "postgresql" else None
        self.workers = 2 if kind == "postgresql" else 1
        self.database = self.postgres.new_url() if self.postgres else f"sqlite:///{folder / 'benben.db'}"
        self._bus = self.redis.new_url() if self.redis else ""
        self._errors = folder / "errors"
        self._process: subprocess.Popen[str] | None = None
        self.port = _free_port()

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        words = [sys.executable, str(Path(__file__).with_name("launch.py")), self.database, self._bus]
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [*words, str(self.workers), str(self.port)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
                start_new_session=True,
            )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == str(self.port), self._errors.read_text()[-2000:]

    def worker_pids(self) -> list[int]:
        """The workers that live now."""
        assert self._process is not None
        path = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [int(pid) for pid in path.read_text().split()]

    def kill_worker(self, which: int) -> None:
        """End one worker without warning."""
        end = time.monotonic() + PATIENCE
        while len(pids := self.worker_pids()) < self.workers and time.monotonic() < end:
            time.sleep(0.01)
        os.kill(pids[which % len(pids)], signal.SIGKILL)

    def kill_everything(self) -> None:
        """End supervisor, workers and bots without warning, as a power cut does."""
        assert self._process is not None
        group = self._process.pid
        os.killpg(group, signal.SIGKILL)
        self._process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while _lives(group) and time.monotonic() < end:  # a worker holds its locks until it has ended, too
            time.sleep(0.01)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def close(self) -> None:
        """Leave nothing behind."""
        if self._process is not None and self._process.poll() is None:
            self.kill_everything()
        for part in (self.postgres, self.redis):
            if part is not None:
                part.close()

    @property
    def errors(self) -> str:
        """What the server wrote to stderr."""
        return self._errors.read_text()


def _lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
