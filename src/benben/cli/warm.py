"""`benben warm`: compile everything now, so that nothing has to wait for it later."""

from __future__ import annotations

import time


def warm() -> None:
    """Compile the rules of all games now.

    It is done by itself where it is needed, and kept until the sources change; after an installation this does it
    once for all.
    """
    from benben.analysis.simulation import Table
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
            Table.of(find_edition(game), seats, resolve_options(game.options, seats, {}), [RANDOM] * seats)
        folder = cache_folder(game.id)
        kept = f"kept in {folder}" if folder.is_dir() else f"not kept: {folder} cannot be written"
        out.print(f"{game.id}: ready after {time.perf_counter() - began:.1f} s, {kept}", markup=False, soft_wrap=True)
