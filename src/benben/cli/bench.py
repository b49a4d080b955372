"""`benben bench`: how fast the rules are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benben.cli.arguments import Json

if TYPE_CHECKING:
    from benben.analysis.speed import Bench, Figure


def bench(as_json: Json = False) -> None:
    """Measure how fast matches are played.

    One thread plays random matches of every game, beside a C program of the same rules and, where they are installed,
    OpenSpiel and pgx; then bots search in the positions of a match, each iteration to its end, and environments
    step batches of matches with masks and observations. Ratios are taken within short rounds, so that a busy machine
    matters little. It takes about a minute, with pgx more.
    """
    from benben.analysis import searches
    from benben.analysis.speed import bench
    from benben.cli.progress import progress
    from benben.cli.screen import print_json
    from benben.research import speed as environments

    with progress("short runs") as on_progress:
        result = bench(on_progress, others=(searches.entrants, environments.entrants))
    if as_json:
        print_json(result.as_dict())
    else:
        _print(result)


def _print(result: Bench) -> None:
    from benben.analysis.speed import ITERATIONS, RATE
    from benben.cli.screen import console, table

    out = console()
    out.print(f"{result.machine}, {result.cores} cores; Python {result.python}, Numba {result.numba}", markup=False)
    if result.compiler:
        out.print(result.compiler, markup=False)
    for unit, title in ((RATE, "Million decisions/s#"), (ITERATIONS, "Thousand iterations/s#")):
        speeds = [figure for figure in result.figures if figure.unit == unit]
        rows = [(figure.name, _value(figure), _ratio(figure), figure.against) for figure in speeds]
        out.print(table(("", title, "Ratio#", "to"), rows))
    others = [figure for figure in result.figures if figure.unit not in (RATE, ITERATIONS)]
    out.print(table(("", "Value#", "Unit"), [(figure.name, _value(figure), figure.unit) for figure in others]))
    for figure in result.figures:
        if figure.note:
            out.print(f"{figure.name}: {figure.note}", markup=False, style="dim")
    out.print(f"Medians of {result.rounds} rounds.")


def _value(figure: Figure) -> str:
    if figure.value is None:
        return "-"
    return f"{figure.value:,.0f}" if figure.unit == "bytes" else f"{figure.value:.2f}"


def _ratio(figure: Figure) -> str:
    if figure.ratio is None:
        return ""
    return f"{figure.ratio:.2f}" if figure.ratio >= 0.1 else f"{figure.ratio:.4f}"
