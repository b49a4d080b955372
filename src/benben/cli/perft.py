"""`benben perft`: how many positions there are, by depth."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from benben.cli.arguments import EditionName, GameName, Json, Options, Seats, seed_option

if TYPE_CHECKING:
    from benben.analysis.perft import Position

Depth = Annotated[int, typer.Option("--depth", metavar="N", help="How many actions deep to count.", min=1)]
Divide = Annotated[bool, typer.Option("--divide", help="Count the deepest level for each first action.")]
Seed = Annotated[int, seed_option("Decides the chance events on all paths.")]


def perft(
    game: GameName,
    depth: Depth = 3,
    seats: Seats = None,
    divide: Divide = False,
    seed: Seed = 0,
    edition: EditionName = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Count positions by depth.

    A fingerprint of the rules: two engines that agree on these numbers allow the same actions. Chance takes the
    outcomes that the seed decides; where several seats act, the lowest goes first.
    """
    from benben.analysis.perft import position_of
    from benben.cli.arguments import parse_options, parse_seats
    from benben.cli.screen import print_json
    from benben.engine.registry import find_game
    from benben.match.match import Match

    found = find_game(game)
    match = Match.new(game, parse_seats(found, seats), seed, edition, parse_options(found, option))
    counted = {"game": game, "seats": match.seats, "seed": seed, "options": match.options}
    root = position_of(match)
    rows = _divide(root, depth) if divide else _levels(root, depth)
    if as_json:
        print_json({**counted, "depth": depth, "divide" if divide else "levels": rows})
    else:
        _print(f"{match.game.title}, {match.seats} seats, seed {seed}", rows, divide)


def _levels(root: Position, depth: int) -> list[dict[str, Any]]:
    from benben.analysis.perft import perft

    rows = []
    for level in range(1, depth + 1):
        began = time.perf_counter()
        positions = perft(root, level)
        rows.append({"depth": level, "positions": positions, "seconds": round(time.perf_counter() - began, 3)})
    return rows


def _divide(root: Position, depth: int) -> list[dict[str, Any]]:
    from benben.analysis.perft import divide

    return [{"action": text, "positions": positions} for text, positions in sorted(divide(root, depth).items())]


def _print(title: str, rows: list[dict[str, Any]], divided: bool) -> None:
    from benben.cli.screen import console, table

    out = console()
    out.print(f"[bold]{title}[/]")
    if divided:
        out.print(table(("Action", "Positions#"), [(row["action"], f"{row['positions']:,}") for row in rows]))
        out.print(f"{sum(row['positions'] for row in rows):,} positions after {len(rows)} first actions")
    else:
        cells = [(row["depth"], f"{row['positions']:,}", f"{row['seconds']:.2f}") for row in rows]
        out.print(table(("Depth#", "Positions#", "Seconds#"), cells))
