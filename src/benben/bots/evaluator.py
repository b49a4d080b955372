"""Trained networks: their weights as files, and as what the kernels of `benben.bots.network` read.

A file is NumPy's .npz of numbers in half precision, with a .json of the same name beside it that tells what made it.
"""

from __future__ import annotations

import io
import json
import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from benben.bots.network import AT_JUDGED, FIRST, SECOND
from benben.engine.errors import BenbenError
from benben.engine.feature import size_of
from benben.engine.game import Game
from benben.engine.registry import find_game

if TYPE_CHECKING:
    import numpy as np

    Floats = np.ndarray[Any, np.dtype[np.float32]]

WEIGHTS = Path(__file__).parent / "weights"
MOST_BYTES = 2_000_000  # of a file of weights


class Net(NamedTuple):
    """A network as kernels take it: weights by input, one row after the other, and what they are added to.

    `most` is the greatest number of seats, `actions` the number of actions, `spread` how far points lie from their mean
    in a match, `zero` a float32.
    """

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    third: Any
    third_bias: Any
    policy: Any
    policy_bias: Any
    zero: Any
    spread: Any
    most: int
    actions: int


class Room(NamedTuple):
    """The arrays that `evaluate` and `prefer` work in: one set for each thread."""

    row: Any
    room: Any
    out: Any
    chances: Any


PARTS = Net._fields[:8]


def shapes(game: Game) -> dict[str, tuple[int, ...]]:
    """The shapes of all weights of a game's network."""
    most, actions = game.seats[-1], game.layout.ACTIONS
    inputs, judged = size_of(game.features, most), most * (most + 1)
    return {
        "first": (inputs, FIRST),
        "first_bias": (FIRST,),
        "second": (FIRST, SECOND),
        "second_bias": (SECOND,),
        "third": (SECOND, judged),
        "third_bias": (judged,),
        "policy": (FIRST, actions),
        "policy_bias": (actions,),
    }


def net_of(game: Game, weights: dict[str, Floats], spread: float) -> Net:
    """Weights as kernels take them."""
    import numpy as np

    parts = {name: np.ascontiguousarray(weights[name], np.float32).reshape(-1) for name in PARTS}
    most, actions = game.seats[-1], game.layout.ACTIONS
    return Net(**parts, zero=np.float32(0), spread=np.float32(spread), most=most, actions=actions)


def room_of(game: Game, seats: int) -> Room:
    """Arrays for the evaluation of matches of so many seats."""
    import numpy as np

    most = game.seats[-1]
    return Room(
        row=np.zeros(size_of(game.features, seats), np.int8),
        room=np.zeros(AT_JUDGED + most * (most + 1), np.float32),
        out=np.zeros(most * (most + 1), np.float32),
        chances=np.zeros(game.layout.ACTIONS, np.float32),
    )


def blank_net(game: Game) -> Net:
    """A network that knows nothing: for games without weights, and to compile by."""
    import numpy as np

    return net_of(game, {name: np.zeros(shape, np.float32) for name, shape in shapes(game).items()}, 1.0)


def save_weights(path: Path, weights: dict[str, Floats], spread: float, told: dict[str, Any]) -> None:
    """Write a file of weights, and what made it beside it; each is there as a whole or as it was before."""
    import numpy as np

    held = io.BytesIO()
    np.savez_compressed(
        held,
        allow_pickle=False,
        spread=np.float32(spread),
        **{name: weights[name].astype(np.float16) for name in PARTS},
    )
    if len(held.getvalue()) > MOST_BYTES:
        raise BenbenError(f"{path.name} would have {len(held.getvalue())} bytes, more than {MOST_BYTES}")
    write_whole(path, held.getvalue())
    write_whole(path.with_suffix(".json"), (json.dumps(told, indent=2, ensure_ascii=False) + "\n").encode())


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that nobody ever sees a part of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def load_weights(game: Game, path: Path) -> tuple[dict[str, Floats], float]:
    """The weights in a file and the spread of points, for a game; an error where they are of another network."""
    import numpy as np

    with np.load(path, allow_pickle=False) as file:
        weights = {name: file[name].astype(np.float32) for name in PARTS if name in file}
        spread = float(file["spread"]) if "spread" in file else 0.0
    if {name: part.shape for name, part in weights.items()} != shapes(game) or not spread > 0:
        raise BenbenError(f"{path.name} does not hold weights of {game.id} as it is now: train it anew")
    return weights, spread


def find_net(game: Game) -> Net | None:
    """The trained network that comes with a game; None where there is none."""
    return _find(game.id)


@lru_cache(maxsize=16)
def _find(name: str) -> Net | None:
    game, path = find_game(name), WEIGHTS / f"{name}.npz"
    return net_of(game, *load_weights(game, path)) if path.is_file() else None
