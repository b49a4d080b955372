"""A real server in a process of its own, for browsers: on a free port, with a database of its own, and quick bots."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # a busy machine is slow; whoever waits that long has found a fault


class Served:
    """A server that can be ended and started again with what it has stored."""

    def __init__(self, folder: Path, bot_pause: float = 0.05) -> None:
        self._folder = folder
        self._bot_pause = bot_pause
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"

    def start(self) -> Served:
        """Start it, and wait until it answers."""
        words = ["serve", "--port", self.port, "--database", f"sqlite:///{self._folder / 'benben.db'}"]
        words += ["--bot-pause", self._bot_pause, "--log-format", "text", "--no-warm"]
        command = [sys.executable, "-c", "from benben.cli.app import main; main()", *map(str, words)]
        log = (self._folder / "serve.log").open("ab")
        environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self._process = subprocess.Popen(command, stdout=log, stderr=log, env=environ, start_new_session=True)
        log.close()
        self._wait()
        return self

    def stop(self) -> None:
        """End it as a computer does that is switched off."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def said(self) -> str:
        """What it has printed."""
        return (self._folder / "serve.log").read_text("utf-8")

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process is not None
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended:\n{self.said()}")
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer:\n{self.said()}")


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
