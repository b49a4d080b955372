"""`benben export`: finished matches for research."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from benben.cli.database import DatabaseUrl

ExportFile = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="The file to write; the terminal or pipe when not given.")
]


def export(file: ExportFile = None, database: DatabaseUrl = None) -> None:
    """Write all finished matches as JSON Lines.

    One match a line, with its whole log in the field "log", which benben verify accepts; nothing tells who sat at the
    seats. Exit 1 if a match had to be left out.
    """
    import asyncio

    from benben.cli.database import parse_database
    from benben.cli.progress import progress
    from benben.cli.screen import console
    from benben.server.store.export import export as write_all

    url = parse_database(database)
    with _opened(file) as write, progress("finished matches") as told:
        left_out = asyncio.run(write_all(url, write, told))
    for why in left_out:
        console(stderr=True).print(f"left out: {why}", markup=False, soft_wrap=True)
    raise typer.Exit(1 if left_out else 0)


@contextmanager
def _opened(file: Path | None) -> Iterator[Callable[[str], object]]:
    """Where lines go; a file is there when it is whole."""
    if file is None:
        yield sys.stdout.write
        return
    draft = file.with_name(file.name + ".part")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as out:
            yield out.write
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
