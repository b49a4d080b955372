"""A server from its beginning to its end: sockets, log, numbers, and a supervisor with its workers."""

from __future__ import annotations

import gc
import os
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from benben.server.config import BadConfig, Config
from benben.server.listening import listen, port_of
from benben.server.log import set_up_log

if TYPE_CHECKING:
    from benben.server.supervisor import Supervisor
    from benben.server.worker import MakeApp

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"


def serve(config: Config, on_ready: Callable[[Config], None], make_app: MakeApp | None = None) -> int:
    """Serve until told to end; the exit code. `on_ready` is called when the first worker answers, with the port that it
    is in fact.
    """
    if not hasattr(os, "fork"):
        raise BadConfig("benben serve needs Linux, macOS or another system with fork; on Windows use WSL")
    sockets = listen(config)  # who connects from now on waits until a worker answers
    config = replace(config, port=port_of(sockets[0]))
    set_up_log(config.log_format)
    with _folder_of_numbers():
        supervisor = _prepare(config, sockets, on_ready, make_app)
        return supervisor.run()


def _prepare(
    config: Config, sockets: list[list[socket.socket]], on_ready: Callable[[Config], None], make_app: MakeApp | None
) -> Supervisor:
    """Import all that workers need, once, here. Not before the folder is there: prometheus_client looks for it."""
    gc.disable()  # it would look through what is imported again and again
    from benben.server.supervisor import Supervisor
    from benben.server.worker import load_modules, work

    made_by = make_app or _site()
    load_modules(config)
    gc.enable()
    gc.freeze()  # workers share this memory as long as nobody writes to it
    return Supervisor(sockets, partial(work, made_by, config), partial(on_ready, config))


def _site() -> MakeApp:
    from benben.server.app import make_app

    return make_app


@contextmanager
def _folder_of_numbers() -> Iterator[None]:
    """Where workers keep what they count, see benben.server.metrics."""
    if "prometheus_client" in sys.modules:
        raise RuntimeError("prometheus_client is imported already, and would not see the folder: import it later")
    with tempfile.TemporaryDirectory(prefix="benben-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[METRICS_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[METRICS_FOLDER]
