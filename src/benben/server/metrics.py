"""What a server counts. With several workers each keeps its numbers in files that whoever is asked sums up."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set by benben.server.serving before prometheus_client is imported
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
LONG = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)
PULSE = 0.2  # seconds

REGISTRY = CollectorRegistry()

acts = Counter("benben_acts", "Actions and undos that were answered with done.", registry=REGISTRY)
refused = Counter("benben_refused", "Actions and undos that were refused, by why.", ["error"], registry=REGISTRY)
appends = Counter("benben_appends", "Entries made durable in journals.", registry=REGISTRY)
sockets = Gauge("benben_sockets", "Open WebSockets.", registry=REGISTRY, multiprocess_mode="livesum")
matches = Gauge("benben_matches", "Matches held in memory.", registry=REGISTRY, multiprocess_mode="livesum")
thinking = Histogram("benben_thinking_seconds", "How long bots thought.", ["bot"], registry=REGISTRY, buckets=LONG)
lag = Histogram(
    "benben_loop_lag_seconds", "How late the event loop was for an appointment.", registry=REGISTRY, buckets=QUICK
)
requests = Histogram(
    "benben_requests_seconds",
    "How long answers to HTTP requests took.",
    ["method", "route", "status"],
    registry=REGISTRY,
    buckets=QUICK,
)


def count_answer(refusal: str | None) -> None:
    """An action or undo was answered, by `done` or by a refusal."""
    if refusal is None:
        acts.inc()
    else:
        refused.labels(refusal).inc()


def exposition() -> bytes:
    """All numbers of all workers, as Prometheus reads them."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    registry.register(_Files(None, path=folder))  # type: ignore[no-untyped-call]
    return generate_latest(registry)


class _Files(MultiProcessCollector):
    """What all workers have written, but for files just made, or left so by a worker that was killed: their beginning
    is not there yet, and reading them fails.
    """

    def collect(self) -> Iterable[Metric]:
        """All numbers, summed."""
        files = [file.path for file in os.scandir(self._path) if file.name.endswith(".db") and _size(file)]
        return list(self.merge(files))  # type: ignore[no-untyped-call]


def _size(file: os.DirEntry[str]) -> int:
    try:
        return file.stat().st_size
    except FileNotFoundError:  # of a worker that has ended just now
        return 0


def forget(worker: int) -> None:
    """A worker's process has ended: what it held open is no longer; what it counted stays."""
    folder = os.environ.get(FOLDER)
    if folder is not None and Path(folder).is_dir():
        mark_process_dead(worker, path=folder)  # type: ignore[no-untyped-call]


async def watch_loop() -> None:
    """Measure the event loop's lag until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + PULSE
        await asyncio.sleep(PULSE)
        lag.observe(max(0.0, loop.time() - due))
