"""`python bench/server/run.py`: how many actions a second a server keeps for good, beside an echo on the same stack.

One worker on SQLite and one client process; echo and matches in turn, ratios taken within a round.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import psutil
import uvloop
from echo import make_echo

from benben.server.config import Config
from benben.server.limits import RATES, Limits, Rate
from client import Tally, open_socket, run_echo, run_matches
from pairs import Pair, make_pairs

MANY = 500  # sockets
GREATEST = dict.fromkeys(("sockets of a guest", "sockets of an address", "waits of a guest"), 10**6)


def make_site(config: Config) -> Any:
    """The real application, whose limits let one machine be many people."""
    from benben.server.app import make_app

    rates = {name: Rate("10000000/second") for name in RATES}
    return make_app(config, Limits(rates=rates, most=GREATEST))


def _serve(config: Config, make: Callable[[Config], Any], ready: Connection) -> None:
    from benben.server.serving import serve

    sys.exit(serve(config, lambda now: ready.send(now.port), make))


@contextmanager
def server(database: str, make: Callable[[Config], Any]) -> Iterator[tuple[int, psutil.Process]]:
    """A server process of its own: its port, and its worker."""
    here, there = multiprocessing.Pipe()
    config = Config(database=database, port=0, bot_pause=0.0, log_format="text")
    process = multiprocessing.get_context("spawn").Process(target=_serve, args=(config, make, there))
    process.start()
    try:
        if not here.poll(60):
            raise RuntimeError("the server does not start")
        yield here.recv(), psutil.Process(process.pid).children()[0]
    finally:
        process.terminate()
        process.join()


@dataclass(frozen=True)
class Row:
    """One round at a number of sockets."""

    sockets: int
    echo: float
    acts: float
    ratio: float
    p99_ms: float  # at full load
    p99_half_ms: float  # at half of it
    p99_deaf_ms: float  # at half, with readers that never read


def measure(sockets: int, seconds: float, deaf: int, folder: Path) -> Row:
    """Echo, matches at full load, at half of it, and at half with readers that never read."""
    with server(f"sqlite:///{folder / 'echo.db'}", make_echo) as (port, _):
        echo = Tally(seconds)
        uvloop.run(run_echo(port, sockets, echo))
    database = f"sqlite:///{folder / 'matches.db'}"
    each = 3 if sockets < MANY else 1  # the fewer pairs, the more matches each of them plays
    pairs = uvloop.run(make_pairs(database, sockets // 2, 3 * each))
    with server(database, make_site) as (port, _):
        full = Tally(seconds)
        uvloop.run(run_matches(port, _part(pairs, 0, each), full))
        if not full.seconds:
            raise RuntimeError("not one action was kept: more seconds are needed")
        half = Tally(seconds)
        uvloop.run(run_matches(port, _part(pairs, 1, each), half, full.rate / 2))
        with_deaf = Tally(seconds)
        uvloop.run(_run_beside_deaf(port, _part(pairs, 2, each), with_deaf, full.rate / 2, deaf))
    return Row(
        sockets,
        echo.rate,
        full.rate,
        full.rate / echo.rate,
        *(1000 * t.percentile(0.99) for t in (full, half, with_deaf)),
    )


def _part(pairs: list[Pair], third: int, each: int) -> list[Pair]:
    """Every run has matches of its own."""
    return [Pair(pair.keys, pair.matches[each * third : each * (third + 1)]) for pair in pairs]


async def _run_beside_deaf(port: int, pairs: list[Pair], tally: Tally, rate: float, deaf: int) -> None:
    """Spectators of the very matches that are played say hello and never read again."""
    matches = [pair.matches[0] for pair in pairs]
    sockets = [await _deaf(port, matches[at % len(matches)]) for at in range(deaf)]
    try:
        await run_matches(port, pairs, tally, rate)
    finally:
        for writer in sockets:
            writer.transport.abort()


async def _deaf(port: int, match: str) -> asyncio.StreamWriter:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
    key = "x3JJHMbDL1EzLkh9GBhXDw=="
    lines = [f"GET /socket/{match} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    hello = b'{"type":"hello"}'
    writer.write(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    await writer.drain()
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    return writer


# --- memory -----------------------------------------------------------------------------------------------------------


def memory(folder: Path, matches: int, sockets: int) -> dict[str, float]:
    """Kilobytes that the worker grows by for every match that is open, and for every socket that is."""
    database = f"sqlite:///{folder / 'memory.db'}"
    pairs = uvloop.run(make_pairs(database, matches, 1))
    with server(database, make_site) as (port, worker):
        return uvloop.run(_memory(port, worker, [pair.matches[0] for pair in pairs], sockets))


async def _memory(port: int, worker: psutil.Process, matches: list[str], sockets: int) -> dict[str, float]:
    async def look(match: str) -> Any:
        socket = await open_socket(port, f"/socket/{match}")
        await socket.send('{"type":"hello"}')
        await socket.recv()
        return socket

    first = await look(matches[0])  # what is loaded with the first one belongs to no match
    empty = worker.memory_info().rss
    for match in matches[1:]:
        await (await look(match)).close()
    idle = worker.memory_info().rss
    opened = [await look(matches[0]) for _ in range(sockets)]
    watched = worker.memory_info().rss
    for socket in [first, *opened]:  # they have not read all, so there is no polite way
        socket.transport.abort()
    return {
        "per_idle_match": (idle - empty) / 1024 / (len(matches) - 1),
        "per_socket": (watched - idle) / 1024 / sockets,
    }


def main() -> None:
    """Print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--memory", type=int, default=400, help="matches and sockets whose memory is measured")
    parser.add_argument("--deaf", type=int, default=200, help="readers that never read")
    parser.add_argument("--folder", type=Path, default=None, help="where the databases lie; a disk that is a disk")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    gc.disable()  # here, not in the server: pauses of the client would count as its
    rows: list[Row] = []
    for round in range(given.rounds):
        for sockets in given.sockets:
            with tempfile.TemporaryDirectory(dir=given.folder) as folder:
                rows.append(measure(sockets, given.seconds, given.deaf, Path(folder)))
            print(f"round {round + 1}: {_line(rows[-1])}", file=sys.stderr)
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        kilobytes = memory(Path(folder), given.memory, given.memory)
    if given.json:
        print(json.dumps({"rows": [asdict(row) for row in rows], "kilobytes": kilobytes}))
        return
    for sockets in given.sockets:
        own = [row for row in rows if row.sockets == sockets]
        print(_line(Row(*(statistics.median(asdict(row)[name] for row in own) for name in asdict(own[0])))))
    print(f"memory: {kilobytes['per_idle_match']:.0f} kB per idle match, {kilobytes['per_socket']:.0f} kB per socket")


def _line(row: Row) -> str:
    return (
        f"{row.sockets:5.0f} sockets: echo {row.echo:7.0f}/s, actions kept {row.acts:6.0f}/s, ratio {row.ratio:.3f}; "
        f"p99 {row.p99_ms:.0f} ms, at half load {row.p99_half_ms:.0f} ms, beside deaf readers {row.p99_deaf_ms:.0f} ms"
    )


if __name__ == "__main__":
    main()
