"""`benben generate`: new editions that keep every rule and are balanced."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from benben.cli.arguments import GameName, seed_option
from benben.cli.simulate import Threads

Count = Annotated[int, typer.Option("--count", "-n", metavar="N", help="How many editions.", min=1)]
Difficulty = Annotated[str, typer.Option("--difficulty", "-d", metavar="WORD", help="easy, normal or hard.")]
Folder = Annotated[
    Path | None, typer.Option("--to", metavar="FOLDER", help="Write a file an edition into it, with their reports.")
]
Seed = Annotated[int, seed_option("Decides the editions.")]


def generate(
    game: GameName,
    seed: Seed = 0,
    count: Count = 1,
    difficulty: Difficulty = "normal",
    to: Folder = None,
    threads: Threads = None,
) -> None:
    """Draw new editions.

    Each keeps the rules about components and is varied until matches of greedy bots show that it meets the game's
    targets; `benben balance` measures it with better bots. Without --to the texts of the editions are printed.
    """
    import json

    from benben.analysis.page import page
    from benben.cli.progress import progress
    from benben.engine.registry import find_game
    from benben.studio.generate import generate

    found = find_game(game)
    if to is not None:
        to.mkdir(parents=True, exist_ok=True)
    with progress(f"editions of {found.title}") as on_progress:
        made = generate(found, seed, count, difficulty, threads or os.cpu_count() or 1, on_progress)
        for number, edition in enumerate(made, 1):
            if to is None:
                sys.stdout.write(edition.draft.text + ("\n" if number < count else ""))
                continue
            file = to / f"{found.id}-{seed}-{number}.txt"
            file.write_text(edition.draft.text, "utf-8")
            file.with_suffix(".json").write_text(json.dumps(edition.report.as_dict(), indent=1) + "\n", "utf-8")
            file.with_suffix(".html").write_text(page(edition.report, found.title), "utf-8")
            sys.stdout.write(f"{file}\n")
            sys.stdout.flush()
