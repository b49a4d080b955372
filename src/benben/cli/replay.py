"""`benben replay`: step through a log."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.log_file import LogFile

if TYPE_CHECKING:
    from rich.console import Console

    from benben.cli.playback import Playback

ViewSeat = Annotated[
    int | None, typer.Option("--seat", metavar="N", help="See what this seat saw; a spectator's view without it.")
]
All = Annotated[bool, typer.Option("--all", help="Print every position, one after the other, without stopping.")]

KEYS = "Enter: next, b: back, a number: to that event, q: quit"


def replay(log: LogFile, seat: ViewSeat = None, everything: All = False) -> None:
    """Step through a match log.

    The board is shown after every event, as a spectator or a seat saw it. Where nobody can step, everything is printed.
    """
    from benben.cli.log_file import read_log
    from benben.cli.playback import Playback
    from benben.cli.screen import console
    from benben.match.match import Match

    match = Match.loads(read_log(log))
    playback = Playback(match, seat)
    out = console()
    if everything or not (sys.stdin.isatty() and out.is_terminal):
        for n in range(playback.last + 1):
            _show(out, playback, n)
    else:
        _step(out, playback)
    if match.is_over:
        from benben.cli.result import print_result

        print_result(out, match)


def _show(out: Console, playback: Playback, n: int) -> None:
    from rich.markup import escape

    told = escape(playback.text(n)) if n else f"{playback.match.game.title} begins"
    out.rule(f"[bold]{n} of {playback.last}[/]  {told}", align="left")
    out.print(playback.match.game.notation.format_view(playback.view(n)))
    out.print()


def _step(out: Console, playback: Playback) -> None:
    n = 0
    _show(out, playback, n)
    while True:
        try:
            typed = out.input(f"[dim]{KEYS}[/] [bold]>[/] ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if typed in ("q", "quit"):
            return
        wanted = _position(typed, n)
        if wanted is None:
            out.print("[red]That is none of these.[/]")
        elif not 0 <= wanted <= playback.last:
            out.print(f"[yellow]This log has the events 0 to {playback.last}.[/]")
        else:
            n = wanted
            _show(out, playback, n)


def _position(typed: str, n: int) -> int | None:
    """The position that an answer means."""
    if typed in ("", "n"):
        return n + 1
    if typed == "b":
        return n - 1
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 9 else None
