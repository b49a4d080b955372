"""`benben warm`: compile everything now, so that nothing has to wait for it later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def warm() -> None:
    """Compile the rules of all games now.

    It is done by itself where it is needed, and kept until the sources change; after an installation this does it
    once for all.
    """
    from benben.analysis.simulation import Table
    from benben.bots.bot import Bot, make_searcher
    from benben.bots.budget import Budget
    from benben.cli.screen import console
    from benben.engine.edition import find_edition
    from benben.engine.kernel import cache_folder
    from benben.engine.option import resolve_options
    from benben.engine.play import RANDOM
    from benben.engine.registry import games

    out = console()
    for game in games().values():
        began = time.perf_counter()
        with console(stderr=True).status(f"compiling {game.id}"):
            seats = game.seats[0]
            options = resolve_options(game.options, seats, {})
            table = Table.of(find_edition(game), seats, options, [RANDOM] * seats)
            make_searcher(game, table.box, Bot("search", budget=Budget(iterations=1)))
        folder = cache_folder(game.id)
        kept = f"kept in {folder}" if folder.is_dir() else f"not kept: {folder} cannot be written"
        out.print(f"{game.id}: ready after {time.perf_counter() - began:.1f} s, {kept}", markup=False, soft_wrap=True)


@contextmanager
def warming() -> Iterator[Callable[[], None]]:
    """A function that begins to compile in a process that lets all others go first; it ends with the block."""
    begun: list[subprocess.Popen[bytes]] = []

    def begin() -> None:
        nothing = subprocess.DEVNULL
        words = [sys.executable, "-m", "benben", "warm"]
        begun.append(subprocess.Popen(words, stdin=nothing, stdout=nothing, stderr=nothing, preexec_fn=_give_way))

    try:
        yield begin
    finally:
        for process in begun:
            process.terminate()
            process.wait()


def _give_way() -> None:
    os.nice(19)
    os.setsid()  # Ctrl-C in the terminal is not for it
