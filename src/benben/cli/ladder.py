"""`benben ladder`: ratings of bots, as a table or a page."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.arena import players
from benben.cli.arguments import EditionName, Json, Options, format_value, game_names, seed_option
from benben.cli.simulate import Ray, Threads

if TYPE_CHECKING:
    from benben.analysis.ladder import Ladder

Bots = Annotated[
    list[str],
    typer.Argument(metavar="BOTS...", help="Two or more: random, greedy, level:1 to level:5, search:1s, search:2000."),
]
Games = Annotated[
    list[str] | None,
    typer.Option("--game", "-g", metavar="GAME", help="All games when not given.", autocompletion=game_names),
]
Matches = Annotated[
    int, typer.Option("--matches", "-n", metavar="N", help="How many matches of a game, made up to whole deals.", min=1)
]
Page = Annotated[Path | None, typer.Option("--page", metavar="FILE", help="Write a page in Markdown as well.")]
Seed = Annotated[int, seed_option("Decides all matches of bots that think by iterations, whatever the machines.")]

HEAD = """# The ladder

How strong the bots are beside each other, at mixed tables of all sizes. Written by

```
{command}
```

A table plays each of its deals as often as it has seats, every bot once at every seat. Ratings are those of Plackett
and Luce (openskill): 25 is where everybody begins, and more is better; ratings of different games cannot be compared.
The interval holds 95 % of the ratings that come of deals drawn anew. *Before the next* is how often a bot ended before
the next one of the list, where both sat at the table, ties being halves.
"""


def ladder(
    bots: Bots,
    game: Games = None,
    matches: Matches = 1000,
    threads: Threads = None,
    ray: Ray = None,
    seed: Seed = 0,
    edition: EditionName = None,
    option: Options = None,
    page: Page = None,
    as_json: Json = False,
) -> None:
    """Rate bots by what they make of mixed tables.

    Tables of every size that the game takes play whole deals: the same cards and dice again with every bot at every
    seat. The option max_rounds, where a game has it, is 200 when not given.
    """
    from benben.analysis.ladder import ladder
    from benben.analysis.simulation import bounded
    from benben.cli.arguments import parse_options
    from benben.cli.progress import progress
    from benben.cli.screen import print_json
    from benben.engine.errors import BadOption
    from benben.engine.registry import find_game, games

    if ray is not None and threads is not None:
        raise BadOption("--threads are those of this machine, --ray plays on others: give one of them")
    found = []
    with players(ray) as play_all:
        for one in [find_game(name) for name in game or games()]:
            options = bounded(one, parse_options(one, option))
            with progress(f"{one.title}, {len(bots)} bots") as on_progress:
                found.append(
                    ladder(
                        bots,
                        one,
                        matches,
                        seed,
                        edition,
                        options,
                        threads or os.cpu_count() or 1,
                        on_progress,
                        play_all,
                    )
                )
    if page is not None:
        page.write_text(format_page(found, shlex.join(["benben", *sys.argv[1:]])), "utf-8")
    if as_json:
        print_json([result.as_dict() for result in found])
    else:
        for result in found:
            _print(result)


COLUMNS = ("Bot", "Rating#", "Interval#", "Before the next#", "Of matches#", "Matches#")


def _rows(result: Ladder) -> list[tuple[str, ...]]:
    return [
        (
            entry.bot,
            f"{entry.rating.mean:.1f}",
            f"{entry.rating.low:.1f} to {entry.rating.high:.1f}",
            "" if entry.before_next is None else f"{100 * entry.before_next:.0f} %",
            str(entry.common or ""),
            f"{entry.matches:,}",
        )
        for entry in result.standings
    ]


def _told(result: Ladder) -> str:
    """What was played, as a sentence."""
    options = "".join(f", {name} {format_value(value)}" for name, value in result.options.items())
    sizes = ", ".join(f"{count:,} of {seats}" for seats, count in result.tables.items())
    return (
        f"Edition {result.edition or 'of your own'}{options}; {result.matches:,} matches of {result.deals:,} deals "
        f"from seed {result.seed}: {sizes} seats."
    )


def _print(result: Ladder) -> None:
    from benben.cli.screen import console, table
    from benben.engine.registry import find_game

    out = console()
    out.print(find_game(result.game).title, style="bold", markup=False)
    out.print(f"{_told(result)} {result.seconds:.1f} s", markup=False)
    out.print(table(COLUMNS, _rows(result)))


def format_page(found: list[Ladder], command: str) -> str:
    """Ladders as a page in Markdown."""
    from benben.engine.registry import find_game

    parts = [HEAD.format(command=command)]
    for result in found:
        lines = [f"## {find_game(result.game).title}", "", _told(result), ""]
        lines.append("| " + " | ".join(name.rstrip("#") for name in COLUMNS) + " |")
        lines.append("|" + "|".join(" ---: " if name.endswith("#") else " --- " for name in COLUMNS) + "|")
        lines += ["| " + " | ".join(row) + " |" for row in _rows(result)]
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)
