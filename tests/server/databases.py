"""The two databases of the tests: an SQLite file, and a PostgreSQL server of our own that nobody else uses."""

from __future__ import annotations

import atexit
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

KINDS = ("sqlite", "postgresql")
PATIENCE = 20.0
# Tests end processes, not machines, so nothing has to reach the disk; a benchmark says `durable`.
FAST = {"fsync": "off", "full_page_writes": "off"}
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
}


class Postgres:
    """A PostgreSQL server in a temporary folder, on a free port of the loopback interface."""

    def __init__(self, durable: bool = False) -> None:
        self._settings = SETTINGS if durable else SETTINGS | FAST
        self._programs = find_programs()
        self._as_user = _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="benben-postgres-"))
        if self._as_user:
            shutil.chown(self._folder, self._as_user["user"])
        self._names = itertools.count(1)
        self._server: subprocess.Popen[bytes] | None = None
        self._initdb()
        self.port = _free_port()
        self.start()

    def _initdb(self) -> None:
        data = self._folder / "data"
        words: list[str | Path] = [self._programs / "initdb", "-D", data, "-U", "benben", "--auth=trust", "-E", "UTF8"]
        words += ["--no-locale", "--no-sync"]
        done = subprocess.run(words, **self._as_user, cwd=self._folder, capture_output=True, check=False)
        if done.returncode:
            raise RuntimeError(f"initdb failed: {done.stderr.decode(errors='replace')}")

    def start(self) -> None:
        """Start, on the same port as before, and wait until it answers."""
        words: list[str | Path] = [self._programs / "postgres", "-D", self._folder / "data", "-p", str(self.port)]
        for name, value in {**self._settings, "unix_socket_directories": str(self._folder)}.items():
            words += ["-c", f"{name}={value}"]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(words, **self._as_user, cwd=self._folder, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self._server.poll() is not None or time.monotonic() > end:
                said = (self._folder / "log").read_text()[-2000:]
                self.close()
                raise RuntimeError(f"PostgreSQL does not start: {said}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop at once, as a restart by an administrator does: connections are closed, what is committed stays."""
        if self._server is None:
            return
        self._server.send_signal(signal.SIGINT)
        try:
            self._server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(PATIENCE)
        self._server = None

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_url(self) -> str:
        """An empty schema, which is for us what a database is and is made and removed much faster."""
        name = f"test{next(self._names)}"
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(name)))
        return f"{self._address}?options=-csearch_path%3D{name}"

    @property
    def _address(self) -> str:
        return f"postgresql://benben@127.0.0.1:{self.port}/postgres"

    def _answers(self) -> bool:
        try:
            psycopg.connect(self._address, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


@cache
def postgres() -> Postgres:
    """The server of this test process; it ends with it."""
    server = Postgres()
    atexit.register(server.close)
    return server


def new_url(kind: str, folder: Path) -> str:
    """An empty database of a kind, for one test."""
    return f"sqlite:///{folder / 'benben.db'}" if kind == "sqlite" else postgres().new_url()


def find_programs() -> Path:
    """The folder with PostgreSQL's server programs. Debian keeps them off the PATH."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    for folder in folders:
        if all((folder / name).exists() for name in ("initdb", "postgres")):
            return folder
    raise RuntimeError(
        "the server's tests need PostgreSQL's programs (initdb, postgres), and this machine has none: "
        "apt-get install postgresql, or put the folder with initdb on the PATH"
    )


def _unprivileged() -> dict[str, Any]:
    """Whom PostgreSQL runs as: it refuses root."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = next(known[name] for name in ("postgres", "nobody") if name in known)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
