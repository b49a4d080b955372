"""`benben simulate`: many matches between bots, in numbers."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.arguments import EditionName, GameName, Json, Options, Seats, format_value, seed_option

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from benben.analysis.simulation import PlayAll, Share, Simulation, Spread
    from benben.engine.game import Game

Matches = Annotated[int, typer.Option("--matches", "-n", metavar="N", help="How many matches.", min=1)]
Bots = Annotated[
    str, typer.Option("--bots", metavar="NAMES", help="Who plays: greedy or random, or one name a seat: greedy,random.")
]
Threads = Annotated[
    int | None, typer.Option("--threads", metavar="N", help="As many as there are cores when not given.", min=1)
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Spread over a Ray cluster: its address, auto, or local for this machine."
    ),
]
Seed = Annotated[int, seed_option("Decides all matches, whatever the number of threads and machines.")]


def simulate(
    game: GameName,
    seats: Seats = None,
    matches: Matches = 1000,
    bots: Bots = "greedy",
    threads: Threads = None,
    ray: Ray = None,
    seed: Seed = 0,
    edition: EditionName = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Let bots play many matches.

    Told are points, wins by seat with the limits of their 95 % interval, the length, and what the game itself knows
    of how matches end. The option max_rounds, where a game has it, is 200 when not given.
    """
    from benben.analysis.simulation import bounded, simulate
    from benben.cli.arguments import parse_options
    from benben.cli.progress import progress
    from benben.cli.screen import print_json
    from benben.engine.errors import BadOption
    from benben.engine.registry import find_game

    found = find_game(game)
    options = bounded(found, parse_options(found, option))
    policies = [name.strip() for name in bots.split(",")]
    if ray is not None and threads is not None:
        raise BadOption("--threads are those of this machine, --ray plays on others: give one of them")
    with _players(ray) as play_all, progress(f"{matches} matches of {found.title}") as on_progress:
        result = simulate(
            found,
            seats,
            matches,
            policies,
            seed,
            edition,
            options,
            threads or os.cpu_count() or 1,
            on_progress,
            play_all,
        )
    if as_json:
        print_json(result.as_dict())
    else:
        _print(found, result)


@contextmanager
def _players(ray: str | None) -> Iterator[PlayAll]:
    """What plays matches: this process, or a Ray cluster."""
    from benben.analysis.simulation import Table

    if ray is None:
        yield Table.play_all
        return
    from benben.research.cluster import Cluster

    with Cluster(ray) as cluster:
        yield cluster.play_all


def _print(game: Game, result: Simulation) -> None:
    from rich.markup import escape

    from benben.cli.screen import console

    out = console()
    options = "".join(f", {name} {format_value(value)}" for name, value in result.options.items())
    title = f"{game.title}, {result.seats} seats, edition {result.edition or 'of your own'}{options}"
    out.print(f"[bold]{escape(title)}[/]")
    speed = f"{result.decisions:,} decisions in {result.seconds:.2f} s"
    out.print(f"{result.matches:,} matches from seed {result.seed}; {speed}")
    _print_seats(out, result)
    _print_numbers(out, result)
    out.print(f"ties: {_share(result.ties)}")


def _print_seats(out: Console, result: Simulation) -> None:
    from benben.cli.screen import table

    rows = [
        (seat, result.policies[seat], *_wins(result.wins[seat]), *_spread(result.points[seat]))
        for seat in range(result.seats)
    ]
    out.print(table(("Seat#", "Bot", "Wins#", "Interval#", "Points#", "±#", *PERCENTILES), rows))


PERCENTS = (5, 50, 95)  # of those that --json tells, what fits beside the rest
PERCENTILES = ("least#", *(f"{percent} %#" for percent in PERCENTS), "most#")


def _print_numbers(out: Console, result: Simulation) -> None:
    """How long matches are, and the game's own facts."""
    from benben.cli.screen import table

    rows: list[tuple[str, ...]] = [("decisions", *_spread(result.length))]
    if result.rounds is not None:
        rows.append(("rounds", *_spread(result.rounds)))
    rows += [(name, *_spread(spread)) for name, spread in result.facts.items()]
    out.print(table(("In a match", "Mean#", "±#", *PERCENTILES), rows))
    if result.facts and result.facts_of < result.matches:
        out.print(f"[dim]What stands below decisions and rounds was counted in {result.facts_of:,} of the matches.[/]")


def _spread(spread: Spread) -> Iterator[str]:
    yield f"{spread.mean:.2f}"
    yield f"{spread.deviation:.2f}"
    for value in (spread.least, *(spread.percentiles[percent] for percent in PERCENTS), spread.greatest):
        yield f"{value:.1f}".removesuffix(".0")


def _wins(share: Share) -> tuple[str, str]:
    return f"{100 * share.share:.1f} %", f"{100 * share.low:.1f}-{100 * share.high:.1f}"


def _share(share: Share) -> str:
    found, interval = _wins(share)
    return f"{found} (interval {interval})"
