"""How fast environments are: batches with masks and observations beside plain random play, and beside pgx.

A batch is stepped by players at random, who are compiled like the rest and draw from the lists of legal actions. A
decision is a whole event as in plain play, so a turn of several steps counts once; a match that is over begins anew. A
pgx environment counts a decision for every step, drawn from its masks inside the same compiled loop.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from benben.analysis.speed import GAMES, RATE, SEED, Contestant, Figure, median_time, name_of
from benben.engine.registry import find_game
from benben.research.batch import Batch, make
from benben.research.single import Single

if TYPE_CHECKING:
    import numpy as np

MATCHES = 1024
TWO_THREADS = 16384
SETTLED = 300  # steps after which matches are in all stages
PGX = ("connect_four", "backgammon")
PGX_BATCHES = (64, 256, 1024, 4096)
PGX_STEPS = 16  # in one call
CALLS = 5000  # of a single environment

Run = Callable[[int], tuple[float, float]]


def entrants() -> tuple[list[Contestant], list[Figure]]:
    """Batches of all games, pgx where it is installed, and what a step of a single environment costs."""
    found = [_batch(*entry) for entry in GAMES]
    found += _two_threads()
    small = [_single(*entry) for entry in GAMES[::2]]
    try:
        found += [_pgx(game) for game in PGX]
    except ImportError:
        small = [Figure(_pgx_name(game), RATE, None, note="pip install pgx") for game in PGX] + small
    return found, small


# --- batches ----------------------------------------------------------------------------------------------------------


def _batch_name(game: str, seats: int) -> str:
    return f"{name_of(game, seats)}, batch"


def _settled(game: str, seats: int, matches: int, threads: int, options: Mapping[str, Any]) -> Batch:
    import numpy as np

    env = make(game, seats, matches, SEED, threads, **options)
    _play(env, np.zeros(env.matches, np.int32), SETTLED)
    return env


def _play(env: Batch, actions: np.ndarray[Any, np.dtype[np.int32]], steps: int) -> int:
    """Random steps; how many events they were."""
    before = env.decisions
    for _ in range(steps):
        env.choose(actions)
        env.step(actions)
    return env.decisions - before


def _run(env: Batch, clock: Callable[[], float]) -> Run:
    import numpy as np

    actions = np.zeros(env.matches, np.int32)

    def run(steps: int) -> tuple[float, float]:
        begin = clock()
        decisions = _play(env, actions, steps)
        return float(decisions), clock() - begin

    return run


def _batch(game: str, seats: int, options: Mapping[str, Any]) -> Contestant:
    env = _settled(game, seats, MATCHES, 1, options)
    import numpy as np

    steps = MATCHES * SETTLED / _play(env, np.zeros(MATCHES, np.int32), SETTLED)
    note = f"{MATCHES} matches, masks and {env.size} numbers observed; {steps:.2f} steps a decision"
    return Contestant(_batch_name(game, seats), _run(env, time.thread_time), name_of(game, seats), note)


def _two_threads() -> list[Contestant]:
    """By the clock both, since the work of two threads cannot be told by the processor time of one."""
    one, two = (_settled("pyramids", 2, TWO_THREADS, threads, {}) for threads in (1, 2))
    name, note = _batch_name("pyramids", 2), "by the clock: needs two free cores"
    first = Contestant(f"{name} of {TWO_THREADS}, one thread", _run(one, time.perf_counter), note=note)
    return [first, Contestant(f"{name}, two threads", _run(two, time.perf_counter), first.name, note)]


# --- one environment --------------------------------------------------------------------------------------------------


def _single(game: str, seats: int, options: Mapping[str, Any]) -> Figure:
    single = Single(game, seats, **options)

    def steps() -> None:
        for call in range(CALLS):
            if single.over:
                single.reset(call)
            legal = single.legal  # with it the mask has been written
            single.step(legal[call % len(legal)])
            if not single.over:
                single.observation(single.acting)

    steps()
    title = find_game(game).title
    return Figure(f"{title}, a step of one environment from Python", "microseconds", 1e6 * median_time(steps) / CALLS)


# --- pgx --------------------------------------------------------------------------------------------------------------


def _pgx_name(game: str) -> str:
    return f"pgx {game}, batch"


def _pgx(game: str) -> Contestant:
    """The best of some sizes of a batch, on one core as far as XLA can be told; timed by the processor time of all."""
    best, size = max((_pgx_rate(game, size), size) for size in PGX_BATCHES)
    note = f"{size} matches; {best / 1e6:.2f} million at the best of {', '.join(map(str, PGX_BATCHES))}; processor time"
    return Contestant(_pgx_name(game), _pgx_run(game, size), _batch_name("pyramids", 2), note)


def _pgx_rate(game: str, size: int) -> float:
    run = _pgx_run(game, size)
    run(1)  # compiles
    decisions, seconds = run(PGX_STEPS * 2)
    return decisions / seconds


def _pgx_run(game: str, size: int) -> Run:
    jax, pgx, wrappers = map(import_module, ("jax", "pgx", "pgx.experimental.wrappers"))  # their types are not here
    env = pgx.make(game)
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def once(carried: Any, key: Any) -> tuple[Any, None]:
        first, second = jax.random.split(key)
        logits = jax.numpy.where(carried.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(first, logits, axis=1)
        return step(carried, actions, jax.random.split(second, size)), None

    many = jax.jit(lambda state, key: jax.lax.scan(once, state, jax.random.split(key, PGX_STEPS))[0])
    keys = jax.random.split(jax.random.PRNGKey(SEED), size)
    held = [jax.jit(jax.vmap(env.init))(keys)]

    def run(steps: int) -> tuple[float, float]:
        calls = max(1, round(steps / PGX_STEPS))
        begin = time.process_time()
        for call in range(calls):
            held[0] = many(held[0], jax.random.PRNGKey(call))
        jax.block_until_ready(held[0])
        return float(calls * PGX_STEPS * size), time.process_time() - begin

    return run
