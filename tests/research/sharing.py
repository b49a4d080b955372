"""`python sharing.py GAME`: arrays of a batch, taken once by other libraries, show what every later step tells.

A process of its own, since JAX does not bear that the one it is in is forked afterwards.
"""

from __future__ import annotations

import sys
from importlib import import_module

import numpy as np

from benben.research import batch

NAMES = ("seats", "counts", "legal", "masks", "observations", "done", "rewards", "points")


def main(game: str) -> None:
    """Everything is taken before the first step."""
    env = batch.make(game, seats=3, matches=8, seed=5, threads=1)
    arrays = {name: getattr(env, name) for name in NAMES}
    actions = np.zeros(env.matches, np.int32)
    for take in (np.from_dlpack, *(import_module(name).from_dlpack for name in ("torch", "jax.dlpack"))):
        taken = {name: take(array) for name, array in arrays.items()}
        env.choose(actions)
        env.step(actions)
        for name, array in arrays.items():
            assert getattr(env, name) is array
            assert array.flags.c_contiguous
            assert array.ctypes.data % 64 == 0, "JAX would copy it"
            assert np.array_equal(np.asarray(taken[name]), array), f"{take} has copied {name}"
        print(take.__module__)


if __name__ == "__main__":
    main(sys.argv[1])
