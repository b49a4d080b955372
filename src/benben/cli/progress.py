"""A progress bar on stderr, where somebody watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """Something that can be told how many of how many are done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from benben.cli.screen import console

    out = console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as shown:
        task = shown.add_task(title, total=None)
        yield lambda done, of: shown.update(task, completed=done, total=of)
