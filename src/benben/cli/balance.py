"""`benben balance`: whether an edition is fair, and lasts as long as it should."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from benben.cli.arguments import GameName, Json, seed_option
from benben.cli.simulate import Ray, Threads

if TYPE_CHECKING:
    from benben.analysis.balance import Measured, Report

EditionName = Annotated[
    str | None,
    typer.Argument(metavar="EDITION", help="An edition by name, or its file; the one that ships when not given."),
]
Bot = Annotated[
    str | None,
    typer.Option("--bot", metavar="BOT", help="Who plays: greedy is quick, the game's own good bot the default."),
]
Matches = Annotated[int, typer.Option("--matches", "-n", metavar="N", help="At most so many matches a table.", min=8)]
Quick = Annotated[
    int | None,
    typer.Option("--quick", metavar="N", help="How many quick matches show that none is without an end.", min=1),
]
Seed = Annotated[int, seed_option("Decides all matches, whatever the number of threads and machines.")]
Page = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the report as a page.")]
Digest = Annotated[Path | None, typer.Option("--markdown", metavar="FILE", help="Write the verdicts as Markdown.")]
File = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the report as JSON.")]


def balance(
    game: GameName,
    edition: EditionName = None,
    bot: Bot = None,
    matches: Matches = 4000,
    quick: Quick = None,
    threads: Threads = None,
    ray: Ray = None,
    seed: Seed = 0,
    html: Page = None,
    markdown: Digest = None,
    out: File = None,
    as_json: Json = False,
) -> None:
    """Measure whether an edition is fair.

    Good bots play it at every number of seats until the game's targets are shown to be met or missed, and the rules
    that say them are named. Exit 1 when not all are met.
    """
    import json

    from benben.analysis.balance import balance
    from benben.analysis.digest import digest
    from benben.analysis.page import page
    from benben.cli.arena import players
    from benben.cli.progress import progress
    from benben.cli.screen import print_json
    from benben.engine.errors import BadOption
    from benben.engine.registry import find_game

    found = find_game(game)
    if ray is not None and threads is not None:
        raise BadOption("--threads are those of this machine, --ray plays on others: give one of them")
    with players(ray) as play_all, progress(f"balance of {found.title}") as on_progress:
        report = balance(
            found, edition, bot, matches, seed, threads or os.cpu_count() or 1, on_progress, play_all, quick
        )
    if html is not None:
        html.write_text(page(report, found.title), "utf-8")
    if markdown is not None:
        markdown.write_text(digest(report, found.title), "utf-8")
    if out is not None:
        out.write_text(json.dumps(report.as_dict(), indent=1) + "\n", "utf-8")
    if as_json:
        print_json(report.as_dict())
    else:
        _print(found.title, report)
    raise typer.Exit(0 if report.passed else 1)


def _print(title: str, report: Report) -> None:
    from rich.markup import escape

    from benben.cli.screen import console

    out = console()
    out.print(f"[bold]{escape(title)}, edition {escape(report.edition or 'of your own')}[/], bots {report.bot}")
    for table in report.tables:
        _print_table(table)
    out.print(report.command, style="dim", markup=False)
    out.print("[bold green]All targets are met.[/]" if report.passed else "[bold red]Not all targets are met.[/]")


def _print_table(table: Measured) -> None:
    from benben.cli.screen import console
    from benben.cli.screen import table as make_table

    plans = f", each going for another of: {', '.join(table.plans)}" if table.plans else ""
    rows = [
        (
            verdict.verdict,
            verdict.rule,
            verdict.about + (f": {verdict.label}" if verdict.label else ""),
            f"{verdict.measured.mean:.4g}",
            f"{verdict.measured.low:.4g} to {verdict.measured.high:.4g}",
        )
        for verdict in table.verdicts
    ]
    title = f"{table.seats} seats{plans}: {table.matches:,} matches of {table.deals:,} deals"
    console().print(make_table(("Verdict", "Rule", "Target", "Mean#", "Interval#"), rows, title=title))
