"""How a match ended: points line by line with the rules that gave them, and who has won."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from benben.cli.log_file import format_seats
from benben.match.match import Match

if TYPE_CHECKING:
    from rich.console import Console


def print_result(out: Console, match: Match, names: dict[int, str] | None = None) -> None:
    """The scores of a match as they stand, and its winners once it is over."""
    from benben.cli.screen import table

    labels = [f"seat {seat}" + (f", {names[seat]}" if names else "") for seat in range(match.seats)]
    lines = match.breakdown()
    sources = dict.fromkeys((line["source"], line["rule"]) for seat in lines for line in seat)
    rows = [[name, *(_points(seat, name, rule) for seat in lines), rule] for name, rule in sources]
    made = table(("Points", *(f"{label}#" for label in labels), "Rule"), rows)
    made.rows[-1].end_section = True
    made.add_row("total", *map(str, match.scores()), "", style="bold")
    out.print(made)
    if match.is_over:
        out.print(f"[bold]{verdict(match.winners())}[/]")


def _points(lines: list[dict[str, Any]], source: str, rule: str) -> str:
    """What one source brought a seat; nothing where it does not have it."""
    found = [line["points"] for line in lines if (line["source"], line["rule"]) == (source, rule)]
    return str(sum(found)) if found else ""


def verdict(winners: Collection[int]) -> str:
    """Who has won, as a sentence."""
    if not winners:
        return "Nobody wins."
    seats = format_seats(sorted(winners))
    return f"{seats[0].upper()}{seats[1:]} {'wins' if len(winners) == 1 else 'share the victory'}."
