"""What all commands print with: a console, tables of one look, and JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

WIDTH = 100  # boards are drawn for this width


def console(stderr: bool = False) -> Console:
    """A console at most as wide as boards are; into a file or a pipe it writes that width and no colours."""
    from rich.console import Console

    made = Console(stderr=stderr, highlight=False, soft_wrap=False)
    made.width = min(made.width, WIDTH) if made.is_terminal else WIDTH
    return made


def print_json(data: Any) -> None:
    """Data for other programs."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def table(columns: Sequence[str], rows: Iterable[Sequence[object]], title: str = "") -> Table:
    """A table; a column whose title ends in # holds numbers and stands to the right."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    made = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", title_style="bold", pad_edge=False)
    for name in columns:
        made.add_column(name.rstrip("#"), justify="right" if name.endswith("#") else "left", overflow="fold")
    for row in rows:
        made.add_row(*(cell if isinstance(cell, Text) else Text(str(cell)) for cell in row))
    return made


def print_markdown(out: Console, text: str) -> None:
    """Rules as a terminal shows them; into a file or a pipe they stay the Markdown that they are."""
    from rich.markdown import Markdown

    if out.is_terminal:
        out.print(Markdown(text))
    else:
        out.file.write(text)
