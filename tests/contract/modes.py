"""Random matches by the rules alone: the arrays that kernels take, and digests that tell whether two modes agree."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from benben.engine import kernel, play
from benben.engine.game import CHANCE, Game
from benben.engine.record import CheckedList, dtype, pack
from benben.engine.stream import below, seed_stream

Trail = list[list[int]]
WANDER = [0] * 8  # every seat plays at random


def arrays(game: Game, box: Any) -> tuple[Any, Any, Any]:
    """A box, a state and a blank state as arrays of one record each, as kernels take them."""
    import numpy as np

    boxes = np.zeros(1, dtype(game.layout.Box))
    pack(box, boxes[0])
    return boxes, np.zeros(1, dtype(game.layout.State)), np.zeros(1, dtype(game.layout.State))


def trail_compiled(game: Game, box: Any, seed: int, matches: int) -> Trail:
    """For each match what `play_many` tells, first a digest of all that was done; played by compiled rules."""
    import numpy as np

    boxes, states = arrays(game, box)[0], np.zeros(matches, dtype(game.layout.State))
    stream, results = np.zeros(4, np.int64), np.zeros((matches, play.columns(box.seats)), np.int64)
    out = np.zeros(game.layout.MOST_LEGAL, np.int64)
    compiled = kernel.load("benben.engine.play", game.id)
    compiled.play_many(boxes, states, np.array(WANDER), seed, 0, stream, out, results)
    return [list(map(int, row)) for row in results]


def trail_plain(game: Game, box: Any, state: type[Any], seed: int, matches: int) -> Trail:
    """The same by the rules as they stand, over states of a plain or checked class."""
    results = [_room(play.columns(box.seats)) for _ in range(matches)]
    states = [state() for _ in range(matches)]
    with plain_play(game) as twin:
        twin.play_many([box], states, _room(8), seed, 0, _room(4), _room(game.layout.MOST_LEGAL), results)
    return [list(row) for row in results]


def _room(length: int) -> list[int]:
    """Numbers outside of records; checked too, since compiled rules would write anywhere."""
    return CheckedList([0] * length, "i8")


@contextmanager
def plain_play(game: Game) -> Iterator[ModuleType]:
    """The generic loops with one game's plain rules in their slots."""
    names = [name for name, value in vars(play).items() if getattr(value, "__rule__", "") == kernel.SLOTS]
    before = {name: getattr(play, name) for name in names}
    for name in names:
        setattr(play, name, getattr(game.rules, name, None) or getattr(game.heuristic, name))
    try:
        yield play
    finally:
        for name, value in before.items():
            setattr(play, name, value)


def pinned_legal(game: Game, box: Any, seed: int) -> str:
    """A digest of every list of legal actions in one random match: it changes when their order or numbers do."""
    rules, s, stream, digest = game.rules, game.layout.State(), [0] * 4, hashlib.sha256()
    out = [0] * game.layout.MOST_LEGAL
    seed_stream(stream, seed, 0)
    rules.setup(box, s)
    while (who := rules.acting(box, s)) != 0:
        if who == CHANCE:
            rules.apply(box, s, CHANCE, rules.pick(box, s, below(stream, rules.chance(box, s))))
            continue
        seat = (who & -who).bit_length() - 1
        found = out[: rules.legal(box, s, seat, out)]
        digest.update(repr(found).encode())
        rules.apply(box, s, seat, game.heuristic.wander(box, s, seat, stream, out))
    return digest.hexdigest()[:16]
