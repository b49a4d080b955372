"""`benben bound`: the best lines in hindsight, and how near bots come to them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.arguments import EditionName, GameName, Json, Options, Seats, format_value, seed_option
from benben.cli.simulate import Threads

if TYPE_CHECKING:
    from benben.analysis.bound import Bound, Play
    from benben.analysis.interval import Mean

Deals = Annotated[int, typer.Option("--deals", "-n", metavar="N", help="How many deals.", min=2)]
Widths = Annotated[
    list[int] | None,
    typer.Option("--width", metavar="N", help="How many lines are held at a time; several show how the bound grows."),
]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="BOT", help="Who plays the same deals: greedy, level:5, search:2000; or several."),
]
Full = Annotated[bool, typer.Option("--full", help="Let them play at a full table, with others of their kind, too.")]
Seed = Annotated[int, seed_option("Decides all deals, and with iterations all play.")]


def bound(
    game: GameName,
    seats: Seats = None,
    deals: Deals = 100,
    width: Widths = None,
    bot: Bots = None,
    full: Full = False,
    threads: Threads = None,
    seed: Seed = 0,
    edition: EditionName = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Look for the best line of every deal in hindsight.

    Somebody alone at a table laid for so many seats decides, and knows all cards and dice to come. Bots play the same
    deals without knowing, alone as well. Where a game goes on as long as one likes, the option max_rounds ends it; it
    is 200 when not given.
    """
    from benben.analysis.bound import bound
    from benben.analysis.simulation import bounded
    from benben.cli.arguments import parse_options
    from benben.cli.progress import progress
    from benben.cli.screen import print_json
    from benben.engine.registry import find_game

    found = find_game(game)
    options = bounded(found, parse_options(found, option))
    with progress(f"best lines of {found.title}") as on_progress:
        result = bound(
            found, seats, deals, width or [100], bot or [], full, seed, edition, options,
            threads or os.cpu_count() or 1, on_progress,
        )  # fmt: skip
    if as_json:
        print_json(result.as_dict())
    else:
        _print(found.title, result)


def _print(title: str, result: Bound) -> None:
    from rich.markup import escape

    from benben.cli.screen import console, table

    out = console()
    options = "".join(f", {name} {format_value(value)}" for name, value in result.options.items())
    headline = f"{title}, a table for {result.seats}, edition {result.edition or 'of your own'}{options}"
    out.print(f"[bold]{escape(headline)}[/]")
    out.print(f"{result.deals:,} deals from seed {result.seed}; {result.seconds:.1f} s")
    rows = [
        (f"{found.width:,}", f"{found.points.mean:.1f}", _limits(found.points), found.exact) for found in result.widths
    ]
    out.print(table(("Lines held#", "Best line#", "Interval#", "Certainly the best#"), rows))
    if result.plays:
        columns = ("Bot", "Table", "Points#", "Interval#", "Of the best line#", "Interval#")
        out.print(table(columns, [_row(play) for play in result.plays]))
    out.print("Intervals are of 95 %, a deal being one trial.", style="dim")


def _row(play: Play) -> tuple[str, ...]:
    return (
        play.bot,
        "alone" if play.alone else "full",
        f"{play.points.mean:.1f}",
        _limits(play.points),
        f"{100 * play.part.mean:.1f} %",
        _limits(play.part, 100),
    )


def _limits(mean: Mean, times: int = 1) -> str:
    return f"{times * mean.low:.1f} to {times * mean.high:.1f}"
