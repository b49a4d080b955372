"""Simulations and contests on many machines: matches or deals in pieces, spread over a Ray cluster.

A match depends on nothing but its seed and its number, so it does not matter which machine plays it, and a piece whose
worker died is simply played again elsewhere. Every machine needs the same benben; one with other sources is refused.
"""

from __future__ import annotations

import hashlib
import math
import os
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from benben.analysis.arena import piece_size
from benben.analysis.contest import Contest
from benben.analysis.simulation import CHUNK, Table
from benben.engine import kernel
from benben.engine.errors import BenbenError
from benben.engine.record import dtype, unpack
from benben.engine.registry import find_game

if TYPE_CHECKING:
    from types import TracebackType

    import numpy as np

    from benben.analysis.simulation import Numbers, Records
    from benben.engine.game import Game

    Bytes = np.ndarray[Any, np.dtype[np.uint8]]

LOCAL = "local"  # in place of an address: Ray on this machine, started for the occasion
MOST_LOSSES = 5  # times that a piece is played again before it is taken to be what ends the workers
DECISIVE = (".py", ".toml", ".npz")  # files that decide what is played
PATIENCE = 10  # seconds to reach a machine in
AHEAD = 2  # pieces handed out for every worker, so that none has to wait for the next


@dataclass(frozen=True)
class Setting:
    """What a worker needs to lay the same game out: the box as bytes, the policies, and which sources are meant."""

    game: str
    sources: str
    boxes: bytes
    policies: tuple[int, ...]

    @classmethod
    def of(cls, table: Table) -> Setting:
        game = table.game.id
        return cls(game, sources_digest(game), table.boxes.tobytes(), tuple(int(policy) for policy in table.policies))


@dataclass(frozen=True)
class ContestSetting:
    """What a worker needs to let the same bots play."""

    game: str
    sources: str
    boxes: bytes
    names: tuple[str, ...]
    seed: int
    ends: bool
    once: bool

    @classmethod
    def of(cls, contest: Contest) -> ContestSetting:
        game, boxes = contest.game.id, contest.boxes.tobytes()
        return cls(game, sources_digest(game), boxes, contest.names, contest.seed, contest.ends, contest.once)


@dataclass
class _Piece:
    first: int
    count: int
    of: str = "matches"
    losses: int = 0


def sources_digest(game: str) -> str:
    """Equal where the rules of a game, its bots and the engine under them are written alike."""
    digest = hashlib.sha256()
    for folder in (kernel.PACKAGE / "engine", kernel.PACKAGE / "bots", kernel.PACKAGE / "games" / game):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in DECISIVE):
            digest.update(path.relative_to(kernel.PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


@lru_cache(maxsize=8)
def lay_out(setting: Setting) -> Table:
    """The table of a setting, once in every worker."""
    import numpy as np

    game, boxes = _unpack(setting)
    loops = kernel.load("benben.engine.play", game.id)
    return Table(game, unpack(game.layout.Box, boxes[0]), boxes, loops, np.array(setting.policies, np.int64))


@lru_cache(maxsize=8)
def invite(setting: ContestSetting) -> Contest:
    """The contest of a setting, once in every worker."""
    game, boxes = _unpack(setting)
    box = unpack(game.layout.Box, boxes[0])
    return Contest(game, box, boxes, setting.names, setting.seed, setting.ends, setting.once)


def _unpack(setting: Setting | ContestSetting) -> tuple[Game, Records]:
    import numpy as np

    if sources_digest(setting.game) != setting.sources:
        raise BenbenError(f"a worker has other sources of {setting.game}: install the same benben on every machine")
    game = find_game(setting.game)
    return game, np.frombuffer(setting.boxes, dtype(game.layout.Box)).copy()


def play_piece(setting: Setting, seed: int, first: int, count: int) -> tuple[Numbers, Bytes]:
    """What a worker does: some matches of a seed, their results and the bytes of the states they ended in."""
    import numpy as np

    results, states = lay_out(setting).play(seed, first, count)
    return results, states.view(np.uint8)


def play_contest(setting: ContestSetting, first: int, count: int) -> Numbers:
    """What a worker does: some deals of a contest."""
    return invite(setting).play(first, count)


def _knock(address: str) -> None:
    """Ray waits for minutes for a machine that is not there; an error within seconds is kinder."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise BenbenError(f"no Ray cluster at {address!r}: {error}") from error


class Cluster:
    """A connection to a Ray cluster, for as long as the context lasts.

    `address` is one that Ray takes ("auto", "host:6379", "ray://host:10001"), or "local" for workers on this machine,
    as many as `workers` says or there are cores. `lost` counts the pieces that had to be played again.
    """

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self.address = address
        self.workers = workers
        self.lost = 0
        self._play: Any = None
        self._contest: Any = None

    def __enter__(self) -> Cluster:
        try:
            import ray
        except ImportError:
            raise BenbenError("Ray is not installed here: pip install 'benben[ray]'") from None
        _knock(self.address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody unless asked for
        only_local: dict[str, Any] = {"num_cpus": self.workers, "include_dashboard": False}
        try:
            ray.init(
                address=self.address,
                log_to_driver=False,
                configure_logging=False,
                **(only_local if self.address == LOCAL else {}),
            )
        except (ConnectionError, ValueError) as error:
            raise BenbenError(f"no Ray cluster at {self.address!r}: {str(error).splitlines()[0]}") from error
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.workers = max(1, int(resources.get("CPU", 1)))
        # Lost pieces are counted and played again here.
        self._play = ray.remote(play_piece).options(max_retries=0)
        self._contest = ray.remote(play_contest).options(max_retries=0)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        import ray

        ray.shutdown()

    def play_all(self, table: Table, seed: int, count: int, threads: int = 1) -> Iterator[tuple[int, Numbers, Records]]:
        """All matches in pieces, each with its first match, as they get ready; what `simulate` takes as `play_all`.

        `threads` are those of this machine and play nothing here.
        """
        import ray

        setting, state = ray.put(Setting.of(table)), dtype(table.game.layout.State)
        size = max(1, min(CHUNK, math.ceil(count / (4 * (self.workers or 1)))))
        for piece, (results, states) in self._gather(
            _cut(count, size), lambda piece: self._play.remote(setting, seed, piece.first, piece.count)
        ):
            yield piece.first, results, states.view(state)

    def play_deals(self, contest: Contest, deals: int, threads: int = 1) -> Iterator[tuple[int, Numbers]]:
        """All deals in pieces, each with its first deal, as they get ready; what `arena` takes as `play_all`."""
        import ray

        setting = ray.put(ContestSetting.of(contest))
        size = piece_size(contest, deals, self.workers or 1)
        for piece, rows in self._gather(
            _cut(deals, size, "deals"), lambda piece: self._contest.remote(setting, piece.first, piece.count)
        ):
            yield piece.first, rows

    def _gather(self, waiting: Iterator[_Piece], hand_out: Callable[[_Piece], Any]) -> Iterator[tuple[_Piece, Any]]:
        import ray

        under_way: dict[Any, _Piece] = {}
        try:
            while True:
                while len(under_way) < AHEAD * (self.workers or 1) and (new := next(waiting, None)):
                    under_way[hand_out(new)] = new
                if not under_way:
                    return
                (ready, *_), _ = ray.wait(list(under_way), num_returns=1)
                piece = under_way.pop(ready)
                found = self._fetch(ready, piece)
                if found is None:
                    under_way[hand_out(piece)] = piece
                else:
                    yield piece, found
        finally:
            for task in under_way:  # nobody waits for them any more
                ray.cancel(task)

    def _fetch(self, ready: Any, piece: _Piece) -> Any:
        """The results of a piece; None when its worker, or the machine that held them, is gone."""
        import ray

        try:
            return ray.get(ready)
        except ray.exceptions.RayTaskError as error:  # what went wrong in the piece itself would go wrong again
            raise error.cause from error
        except ray.exceptions.RayError as error:
            self.lost += 1
            piece.losses += 1
            if piece.losses > MOST_LOSSES:
                what = f"{piece.of} {piece.first} to {piece.first + piece.count - 1} ended {piece.losses} workers"
                raise BenbenError(f"{what}, one after the other: {error}") from error
            return None


def _cut(count: int, size: int, of: str = "matches") -> Iterator[_Piece]:
    """So many matches or deals in pieces."""
    return (_Piece(first, min(size, count - first), of) for first in range(0, count, size))
