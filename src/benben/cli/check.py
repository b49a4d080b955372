"""`benben check`: everything that is wrong with an edition, at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from benben.cli.arguments import Json, game_names

if TYPE_CHECKING:
    from benben.engine.errors import Finding

EditionFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of an edition.")]
OfGame = Annotated[
    str | None,
    typer.Option(
        "--game", metavar="GAME", help="Its game, where the first line does not say it.", autocompletion=game_names
    ),
]


def check(file: EditionFile, game: OfGame = None, as_json: Json = False) -> None:
    """Check an edition of your own.

    All findings are named at once. Exit 1 when the edition is refused; remarks alone refuse nothing.
    """
    from benben.cli.screen import print_json
    from benben.engine.edition import check_edition, read_edition
    from benben.engine.registry import find_game

    text = read_edition(file)
    found = find_game(game or _game_of(file, text))
    findings = check_edition(found, text)
    refused = any(finding.refused for finding in findings)
    if as_json:
        print_json({"file": str(file), "game": found.id, "refused": refused, "findings": list(map(_as_dict, findings))})
    else:
        _print(file, found.id, findings)
    raise typer.Exit(1 if refused else 0)


def _game_of(file: Path, text: str) -> str:
    """The game that the first line names; comments and blank lines may come before it."""
    from benben.engine.errors import BadOption

    for line in text.splitlines():
        named = re.fullmatch(r"\s*game:\s*(\w+)\s*(--.*)?", line)
        if named:
            return named[1]
        if line.strip() and not line.lstrip().startswith(("--", "#")):
            break
    raise BadOption(f"{file} does not begin with a line such as `game: pyramids`: add it, or name the game with --game")


def _print(file: Path, game: str, findings: list[Finding]) -> None:
    from rich.text import Text

    from benben.cli.screen import console, table

    out = console()
    if findings:
        rows = [
            (
                Text("refused", "bold red") if finding.refused else Text("remark", "yellow"),
                finding.line or "-",
                finding.where or "-",
                finding.rule or "-",
                finding.text,
            )
            for finding in findings
        ]
        out.print(table(("", "Line#", "Where", "Rule", "Finding"), rows, title=str(file)))
    faults = sum(finding.refused for finding in findings)
    remarks = len(findings) - faults
    verdict = f"[bold red]refused[/]: {_count(faults, 'fault')}" if faults else "[bold green]can be played[/]"
    out.print(f"{file}, an edition of {game}: {verdict}" + (f", {_count(remarks, 'remark')}" if remarks else ""))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def _as_dict(finding: Finding) -> dict[str, Any]:
    return {
        "line": finding.line,
        "where": finding.where,
        "rule": finding.rule,
        "text": finding.text,
        "refused": finding.refused,
    }
