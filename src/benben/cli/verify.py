"""`benben verify`: whether a log holds together, and whether its chance was chosen beforehand."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from benben.cli.arguments import Json
from benben.cli.log_file import LogFile

Commit = Annotated[
    str | None,
    typer.Option("--commit", metavar="HEX", help="The digest announced before the match, which the log must have."),
]


def verify(log: LogFile, commit: Commit = None, as_json: Json = False) -> None:
    """Check a finished match log, its chance included.

    Every event by the rules, every chance event by the secret that the last line reveals, and the scores. Exit 1 when
    something does not hold, or when the match is unfinished.
    """
    from benben.cli.log_file import read_log
    from benben.cli.screen import print_json
    from benben.engine.errors import BadLog

    try:
        report = _report(read_log(log), commit)
    except BadLog as error:
        report = {"valid": False, "event": error.n, "error": str(error)}
    if as_json:
        print_json({"log": str(log), **report})
    else:
        _print(str(log), report)
    raise typer.Exit(0 if report["valid"] else 1)


def _report(text: str, commit: str | None) -> dict[str, Any]:
    from benben.engine.errors import BadLog
    from benben.match.match import Match

    match = Match.loads(text)
    promised = match.header.get("commit")
    if commit is not None and commit.strip().lower() != promised:
        raise BadLog(0, f'"commit" is {promised}, not the {commit.strip().lower()} that was announced')
    if not match.is_over:
        from benben.cli.log_file import format_seats

        n = len(match.events) + 1
        raise BadLog(n, f"missing, the match is unfinished; next to act: {format_seats(match.acting)}")
    match.verify()
    return {
        "valid": True,
        "game": match.game.id,
        "rules": match.game.version,
        "checked": _checked(match, commit is not None),
        "events": len(match.events),
        "commit": promised,
        "scores": match.scores(),
        "winners": match.winners(),
    }


def _checked(match: Any, announced: bool) -> list[str]:
    """What was looked at, as sentences."""
    chance = sum(event.who is None for event in match.events) - 1
    actions = len(match.events) - chance - 1
    checked = [
        f"{actions} actions are allowed by rules {match.game.version} of {match.game.id}",
        f"{chance} chance events are those that the secret decides",
        "the secret is the one that the header promised" + (" and that was announced" if announced else ""),
        "scores and winners are those that the events give",
        "the digest of the last line fits all lines before it, so none was damaged by accident",
    ]
    if "seed" in match.header:
        checked.append(f"note: whoever began it with the seed {match.header['seed']} could know its chance beforehand")
    return checked


def _print(log: str, report: dict[str, Any]) -> None:
    from rich.markup import escape

    from benben.cli.result import verdict
    from benben.cli.screen import console

    if not report["valid"]:
        console(stderr=True).print(f"[bold red]refused[/]  {escape(log)}: {escape(report['error'])}", soft_wrap=True)
        return
    out = console()
    for sentence in report["checked"]:
        sign = "[yellow]•[/]" if sentence.startswith("note") else "[green]✓[/]"
        out.print(f"{sign} {sentence}")
    scores = ", ".join(f"seat {seat} {points}" for seat, points in enumerate(report["scores"]))
    out.print(f"[bold green]good[/]  {escape(log)}: {scores}. {verdict(report['winners'])}", soft_wrap=True)
