"""The report of a balance in a few lines of Markdown: what was asked for and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from benben.analysis.balance import MET, MISSED, Measured, Report, Verdict
from benben.analysis.interval import Mean

FEW = 6  # kinds that are told one by one; of more the ones furthest down and up
HEAD = "| verdict | rule | target | measured | interval of 95 % |\n| --- | --- | --- | ---: | ---: |"


def digest(report: Report, title: str) -> str:
    """Of every table its verdicts, and the command that plays it all again."""
    told = "All targets are met." if report.passed else "Not all targets are met."
    return "\n".join(
        [
            f"# Balance of {title}, edition {report.edition or 'of your own'}",
            "",
            f"{told} Bots: `{report.bot}`. Components: `{report.digest}`. Played again, and with all details, by",
            "",
            f"```\n{report.command} --html report.html\n```",
            *(line for table in report.tables for line in _table(table)),
            "",
        ]
    )


def _table(table: Measured) -> Iterator[str]:
    plans = f", each going for another of: {', '.join(table.plans)}" if table.plans else ""
    told = "".join(f", {name} {value}" for name, value in table.options.items())
    yield f"\n## {table.seats} seats{plans}\n"
    yield f"{table.matches:,} matches of {table.deals:,} deals{told}.\n"
    yield HEAD
    for _, verdicts in groupby(table.verdicts, lambda verdict: verdict.about):
        yield from map(_line, _told(list(verdicts)))


def _told(verdicts: list[Verdict]) -> list[Verdict]:
    """All, or of many what is not met and the ones furthest down and up."""
    if len(verdicts) <= FEW:
        return verdicts
    ends = [choose(verdicts, key=lambda verdict: verdict.measured.mean) for choose in (min, max)]
    return [verdict for verdict in verdicts if verdict.verdict != MET or verdict in ends]


def _line(verdict: Verdict) -> str:
    about = verdict.about + (f": {verdict.label}" if verdict.label else "")
    counted = f" ({verdict.trials:,} quick matches)" if verdict.quick else ""
    found = f"**{verdict.verdict}**" if verdict.verdict == MISSED else verdict.verdict
    return f"| {found} | {verdict.rule} | {about}{counted} | {_mean(verdict.measured)} |"


def _mean(mean: Mean) -> str:
    return f"{mean.mean:.4g} | {mean.low:.4g} to {mean.high:.4g}"
