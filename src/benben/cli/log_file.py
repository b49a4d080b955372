"""Match logs as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from benben.match.log import Event
from benben.match.match import Match

LogFile = Annotated[Path, typer.Argument(metavar="LOG", help="The file of a match log.")]


def read_log(file: Path) -> str:
    """The text of a log; what is no text is refused where the log is parsed."""
    return file.read_text("utf-8", errors="replace")


def write_log(file: Path, match: Match) -> None:
    """Save a match; the file is whole at every moment, whatever happens while it is written."""
    draft = file.with_name(file.name + ".part")
    draft.write_text(match.dumps(), "utf-8")
    draft.replace(file)


def format_event(event: Event, seat: int | None = None) -> str:
    """Who did what, for people."""
    if event.who is None:
        return f"chance: {event.do}"
    return f"seat {event.who}{' (you)' if event.who == seat else ''}: {event.do}"


def format_seats(seats: Sequence[int]) -> str:
    """Such as "seat 1" or "seats 0 and 2"."""
    if len(seats) < 2:
        return f"seat {seats[0]}" if seats else "no seat"
    return f"seats {', '.join(map(str, seats[:-1]))} and {seats[-1]}"
