"""`benben train`: a network learns a game by playing it."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from benben.cli.arguments import GameName, Seats, seed_option

if TYPE_CHECKING:
    from collections.abc import Iterator

    from benben.bots.training import Report

MINUTES = 50.0  # where nothing else is said

Minutes = Annotated[
    float | None,
    typer.Option("--minutes", metavar="M", help=f"How long to train in all; {MINUTES:.0f} when not given.", min=0),
]
Generations = Annotated[
    int | None, typer.Option("--generations", metavar="N", help="How many generations, whatever time they take.", min=0)
]
Folder = Annotated[
    Path | None,
    typer.Option("--folder", metavar="DIR", help="For checkpoint, curves and weights; training-GAME when not given."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on from the checkpoint in the folder.")]
Threads = Annotated[
    int | None, typer.Option("--threads", metavar="N", help="As many as there are cores when not given.", min=1)
]
Seed = Annotated[int, seed_option("Decides all that is played and learned, whatever the number of threads.")]


def train(
    game: GameName,
    seats: Seats = None,
    minutes: Minutes = None,
    generations: Generations = None,
    folder: Folder = None,
    resume: Resume = False,
    threads: Threads = None,
    seed: Seed = 1,
) -> None:
    """Train a network for bots by self-play.

    It learns all numbers of seats, or with --seats only one. The folder gets GAME.npz with the weights and GAME.json
    with what made them, curves.json and curves.svg, and the checkpoint that --resume goes on from: the weights are then
    the same as without the interruption.
    """
    from benben.bots.training import Plan, train
    from benben.bots.training import threads as in_threads
    from benben.cli.arguments import parse_seats
    from benben.engine.registry import find_game

    found = find_game(game)
    plan = Plan(found.id, found.seats if seats is None else (parse_seats(found, seats),), seed)
    place = folder or Path(f"training-{found.id}")
    if minutes is None and generations is None:
        minutes = MINUTES
    with _shown(found.title, minutes, generations) as shown:
        path = train(
            plan,
            place,
            minutes=minutes,
            generations=generations,
            resume=resume,
            told=_provenance(),
            run_all=in_threads(threads or os.cpu_count() or 1),
            on_generation=shown,
        )
    _print(path)


@contextmanager
def _shown(title: str, minutes: float | None, generations: int | None) -> Iterator[Any]:
    """A bar where somebody watches, and a line whenever strength was looked at."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from benben.cli.screen import console

    out = console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[about]}"), TimeRemainingColumn()
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(title, total=1.0, about="")

        def show(report: Report) -> None:
            shares = [
                report.seconds / (60 * minutes) if minutes else 0,
                report.generation / generations if generations else 0,
            ]
            losses = report.losses
            about = f"generation {report.generation}, loss {losses['places']:.3f}, policy {losses['policy']:.3f}"
            bar.update(task, completed=min(1.0, max(shares)), about=about)
            if report.strength is not None:
                share, reach = (100 * number for number in report.strength)
                spent = f"{report.seconds / 60:.1f} min"
                out.print(
                    f"{about}, {report.matches:,} matches, {spent}: wins {share:.1f} % ± {reach:.1f} against greedy"
                )

        yield show


def _provenance() -> dict[str, Any]:
    """What the weights come from: the command, the commit of the sources where they are a repository, and the day."""
    import shlex
    from datetime import UTC, datetime
    from importlib.metadata import PackageNotFoundError, version

    import numpy as np

    try:
        installed = version("benben")
    except PackageNotFoundError:
        installed = ""
    return {
        "command": shlex.join(["benben", *sys.argv[1:]]),
        "commit": _git("rev-parse", "HEAD") + ("-changed" if _git("status", "--porcelain", "-uno") else ""),
        "date": datetime.now(UTC).date().isoformat(),
        "benben": installed,
        "numpy": np.__version__,
    }


def _git(*command: str) -> str:
    """What git says of the sources; nothing where they are no repository."""
    import subprocess

    try:
        done = subprocess.run(["git", *command], cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def _print(path: Path) -> None:
    from benben.cli.screen import console

    out = console()
    out.print(f"{path}: {path.stat().st_size:,} bytes of weights", markup=False, soft_wrap=True)
    out.print(f"{path.parent / 'curves.svg'}: the curves", markup=False, soft_wrap=True)
