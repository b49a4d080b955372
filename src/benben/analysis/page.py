"""The report of a balance as a page of its own: no script, no picture and no font from elsewhere."""

from __future__ import annotations

from html import escape

from benben.analysis.balance import MET, MISSED, PERCENTS, Kind, Measured, Report, Verdict
from benben.analysis.interval import Mean
from benben.analysis.plot import histogram, intervals
from benben.engine.target import POINTS, ROUNDS, WINNERS_POINTS

STYLE = """
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid #8884; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.met::before { content: "✓ "; } .missed::before { content: "✗ "; } .open::before { content: "? "; }
.missed { font-weight: bold; }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: bold; }
svg { max-width: 100%; height: auto; } svg text { font-size: 12px; fill: currentColor; }
svg rect, svg circle { fill: #3a7ca5; } svg line { stroke: #3a7ca5; stroke-width: 2; }
svg line.limit { stroke: #c1440e; stroke-dasharray: 4 3; stroke-width: 1; }
svg line.zero { stroke: #888; stroke-width: 1; }
"""
INTERVALS = (
    "Intervals are of 95 %; a deal, played as often as there are seats, is one trial. They allow for looking at the "
    "numbers several times."
)
PLOTTED = (POINTS, WINNERS_POINTS, ROUNDS)
VERDICTS = {MET: "met", MISSED: "missed", "open": "not decided"}


def page(report: Report, title: str) -> str:
    """The page of a report."""
    verdict = "All targets are met." if report.passed else "Not all targets are met."
    parts = [
        f"<h1>{escape(title)}: balance of the edition {escape(report.edition or 'of your own')}</h1>",
        f"<p><strong>{verdict}</strong> Bots: {escape(report.bot)}. Components: {escape(report.digest)}.</p>",
        f"<p>Reproduced by <code>{escape(report.command)}</code>.</p>",
        f"<p>{INTERVALS}</p>",
        *(_table(table) for table in report.tables),
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}: balance</title>'
        f"<style>{STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def _table(table: Measured) -> str:
    told = ", ".join(f"{name} {value}" for name, value in table.options.items())
    plans = f", each going for another of: {', '.join(table.plans)}" if table.plans else ""
    parts = [
        f"<h2>{table.seats} seats{escape(plans)}</h2>",
        f"<p>{table.matches:,} matches of {table.deals:,} deals{escape(f'; {told}' if told else '')}.</p>",
        _verdicts(table.verdicts),
        '<div class="plots">',
        *(
            f"<figure><figcaption>{escape(name)}</figcaption>{histogram(table.numbers[name].values, name)}</figure>"
            for name in PLOTTED
            if name in table.numbers and len(table.numbers[name].values) > 1
        ),
        *(_kinds(kind, labels, table.verdicts) for kind, labels in table.kinds.items() if len(labels) > 1),
        "</div>",
        _numbers(table),
    ]
    return "\n".join(parts)


def _verdicts(verdicts: list[Verdict]) -> str:
    rows = "".join(
        f'<tr><td class="{verdict.verdict}">{VERDICTS[verdict.verdict]}</td><td>{escape(verdict.rule)}</td>'
        f"<td>{escape(verdict.about)}{escape(f': {verdict.label}' if verdict.label else '')}</td>"
        f'<td class="number">{_mean(verdict.measured)}</td><td class="number">{verdict.trials:,}</td></tr>'
        for verdict in verdicts
    )
    if not rows:
        return ""
    head = "<tr><th>Verdict</th><th>Rule</th><th>Target</th><th>Measured</th><th>Counted</th></tr>"
    return f"<table>{head}{rows}</table>"


def _kinds(kind: str, labels: list[Kind], verdicts: list[Verdict]) -> str:
    shown = intervals([(f"{one.label} ({one.seats:,})", *_limits(one.wins, 100)) for one in labels], None, None)
    worth = intervals([(one.label, *_limits(one.worth, 1)) for one in labels], None, None)
    return (
        f"<figure><figcaption>{escape(kind)}: % of wins beyond the fair share</figcaption>{shown}</figure>"
        f"<figure><figcaption>{escape(kind)}: points beyond the mean of the match</figcaption>{worth}</figure>"
    )


def _limits(mean: Mean, times: float) -> tuple[float, float, float]:
    return mean.mean * times, mean.low * times, mean.high * times


def _numbers(table: Measured) -> str:
    rows = "".join(
        f'<tr><td>{escape(name)}</td><td class="number">{_mean(number.mean)}</td>'
        + "".join(f'<td class="number">{value:g}</td>' for value in number.percentiles.values())
        + "</tr>"
        for name, number in table.numbers.items()
    )
    if table.luck is not None:
        told = "part of who wins that follows from the deal alone (of equal bots)"
        rows += f'<tr><td>{told}</td><td class="number">{_mean(table.luck)}</td></tr>'
    head = "".join(f"<th>{percent} %</th>" for percent in PERCENTS)
    return f"<table><tr><th>Number</th><th>Mean</th>{head}</tr>{rows}</table>"


def _mean(mean: Mean) -> str:
    return f"{mean.mean:.4g} ({mean.low:.4g} to {mean.high:.4g})"
