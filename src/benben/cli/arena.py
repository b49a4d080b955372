"""`benben arena`: bots against each other, and how sure it is who is stronger."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.arguments import EditionName, Json, Options, Seats, format_value, game_names, seed_option
from benben.cli.simulate import Ray, Threads

if TYPE_CHECKING:
    from benben.analysis.arena import Arena, Entry, PlayDeals
    from benben.analysis.interval import Mean

Bots = Annotated[
    list[str],
    typer.Argument(metavar="BOTS...", help="Two or more: random, greedy, level:1 to level:5, search:1s, search:2000."),
]
Game = Annotated[
    str, typer.Option("--game", "-g", metavar="GAME", help="`benben games` lists them.", autocompletion=game_names)
]
Matches = Annotated[
    int, typer.Option("--matches", "-n", metavar="N", help="How many matches, made up to whole deals.", min=1)
]
Until = Annotated[
    float | None,
    typer.Option(
        "--until",
        metavar="SHARE",
        help="Stop as soon as the first bot is shown to win more or less than this share, such as 0.65.",
    ),
]
Seed = Annotated[int, seed_option("Decides all matches of bots that think by iterations, whatever the machines.")]


def arena(
    bots: Bots,
    game: Game,
    seats: Seats = None,
    matches: Matches = 1000,
    until: Until = None,
    threads: Threads = None,
    ray: Ray = None,
    seed: Seed = 0,
    edition: EditionName = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Let bots play against each other.

    They play whole deals: the same cards and dice again with every bot at every seat. Told are the share of wins with
    the limits of its 95 % interval, which takes a deal for one trial, points, and the time for a decision. The option
    max_rounds, where a game has it, is 200 when not given.
    """
    from benben.analysis.arena import arena
    from benben.analysis.simulation import bounded
    from benben.cli.arguments import parse_options
    from benben.cli.progress import progress
    from benben.cli.screen import print_json
    from benben.engine.errors import BadOption
    from benben.engine.registry import find_game

    found = find_game(game)
    options = bounded(found, parse_options(found, option))
    if ray is not None and threads is not None:
        raise BadOption("--threads are those of this machine, --ray plays on others: give one of them")
    with players(ray) as play_all, progress(f"{' against '.join(bots)}") as on_progress:
        result = arena(
            bots, found, seats, matches, seed, edition, options, threads or os.cpu_count() or 1, until, on_progress,
            play_all,
        )  # fmt: skip
    if as_json:
        print_json(result.as_dict())
    else:
        _print(found.title, result)


@contextmanager
def players(ray: str | None) -> Iterator[PlayDeals]:
    """What plays deals: this process, or a Ray cluster."""
    from benben.analysis.arena import play_deals

    if ray is None:
        yield play_deals
        return
    from benben.research.cluster import Cluster

    with Cluster(ray) as cluster:
        yield cluster.play_deals


def _print(title: str, result: Arena) -> None:
    from rich.markup import escape

    from benben.cli.screen import console, table

    out = console()
    options = "".join(f", {name} {format_value(value)}" for name, value in result.options.items())
    headline = f"{title}, {result.seats} seats, edition {result.edition or 'of your own'}{options}"
    out.print(f"[bold]{escape(headline)}[/]")
    out.print(
        f"{result.matches:,} matches from seed {result.seed}: {result.deals:,} deals, each with every bot at every "
        f"seat; {result.seconds:.1f} s"
    )
    columns = ("Bot", "Wins#", "Interval#", "Points#", "Interval#", "Beyond others#", "ms a decision#")
    out.print(table(columns, [_row(entry) for entry in result.entries]))
    out.print(f"Equal bots win {100 * result.fair:.1f} % each. {result.interval}.", style="dim", markup=False)
    if result.until is not None:
        told = {
            "above": f"{result.entries[0].bot} wins more than {100 * result.until:g} %",
            "below": f"{result.entries[0].bot} wins less than {100 * result.until:g} %",
        }.get(
            result.verdict or "", f"not yet shown on which side of {100 * result.until:g} % {result.entries[0].bot} is"
        )
        out.print(told, markup=False)


def _row(entry: Entry) -> tuple[str, ...]:
    wins = entry.wins
    return (
        entry.bot,
        f"{100 * wins.share:.1f} %",
        f"{100 * wins.low:.1f}-{100 * wins.high:.1f}",
        f"{entry.points.mean:.1f}",
        _limits(entry.points),
        f"{entry.beyond.mean:+.1f} ({_limits(entry.beyond)})",
        f"{entry.milliseconds:.3g}",
    )


def _limits(mean: Mean) -> str:
    return f"{mean.low:.1f} to {mean.high:.1f}"
