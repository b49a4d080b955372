"""A Redis of the tests' own, that nobody else uses and that may be stopped at any time."""

from __future__ import annotations

import atexit
import itertools
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

PATIENCE = 20.0
DATABASES = 10_000
SETTINGS = {"bind": "127.0.0.1", "save": "", "appendonly": "no", "databases": str(DATABASES)}


class Redis:
    """A Redis server in a temporary folder, on a free port of the loopback interface. It keeps nothing on disk."""

    def __init__(self) -> None:
        self._program = find_program()
        self._folder = Path(tempfile.mkdtemp(prefix="benben-redis-"))
        self._numbers = itertools.count(1)
        self._server: subprocess.Popen[bytes] | None = None
        self.port = _free_port()
        self.start()

    def start(self) -> None:
        """Start, empty, on the same port as before, and wait until it answers."""
        words = [self._program, "--port", str(self.port), "--dir", str(self._folder)]
        for name, value in SETTINGS.items():
            words += [f"--{name}", value]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(words, cwd=self._folder, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self._server.poll() is not None or time.monotonic() > end:
                said = (self._folder / "log").read_text()[-2000:]
                self.close()
                raise RuntimeError(f"Redis does not start: {said}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop at once and forget everything, as a crash does."""
        if self._server is not None:
            self._server.kill()
            self._server.wait(PATIENCE)
            self._server = None

    def hang(self) -> None:
        """Stay, but say nothing more."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Hang no longer."""
        self._signal(signal.SIGCONT)

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_url(self) -> str:
        """An empty database."""
        return f"redis://127.0.0.1:{self.port}/{next(self._numbers) % DATABASES}"

    def _signal(self, what: signal.Signals) -> None:
        if self._server is not None:
            self._server.send_signal(what)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False


@cache
def redis() -> Redis:
    """The server of this test process; it ends with it. Who stops it in a test takes one of their own instead."""
    server = Redis()
    atexit.register(server.close)
    return server


def find_program() -> str:
    """Where redis-server is."""
    program = shutil.which("redis-server")
    if program is None:
        raise RuntimeError(
            "the server's tests need redis-server, and this machine has none: apt-get install redis-server"
        )
    return program


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
