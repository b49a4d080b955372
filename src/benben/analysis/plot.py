"""Plots as SVG, drawn here: how often values came, and means with their intervals. Both can be read without colour."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDE, HIGH = 460, 130
LEFT, BELOW = 8, 18
MOST_BARS = 48
ROW = 18


def histogram(values: Mapping[float, int], name: str) -> str:
    """How often values came, near ones together where they are many."""
    bars = _bars(values)
    most = max(count for _, count in bars)
    step = (WIDE - 2 * LEFT) / len(bars)
    parts = []
    for at, (value, count) in enumerate(bars):
        tall = (HIGH - BELOW - 4) * count / most
        x, y = LEFT + at * step, HIGH - BELOW - tall
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(1.0, step - 1):.1f}" height="{tall:.1f}">'
            f"<title>{value:g}: {count}</title></rect>"
        )
    for value, at, anchor in ((bars[0][0], LEFT, "start"), (bars[-1][0], WIDE - LEFT, "end")):
        parts.append(f'<text x="{at}" y="{HIGH - 4}" text-anchor="{anchor}">{value:g}</text>')
    middle = f'<text x="{WIDE / 2}" y="{HIGH - 4}" text-anchor="middle">{escape(name)}</text>'
    return _svg(HIGH, [*parts, middle], f"how often each number came: {name}")


def _bars(values: Mapping[float, int]) -> list[tuple[float, int]]:
    least, greatest = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    size = max(1.0 if whole else 1e-9, (greatest - least) / MOST_BARS)
    if whole:
        size = math.ceil(size)
    found: dict[int, int] = {}
    for value, count in values.items():
        place = int((value - least) // size)
        found[place] = found.get(place, 0) + count
    return [(least + place * size, found.get(place, 0)) for place in range(max(found) + 1)]


def intervals(rows: Sequence[tuple[str, float, float, float]], low: float | None, high: float | None) -> str:
    """Means with their intervals, one below the other, and the limits that they should keep."""
    limits = [limit for limit in (low, high, 0.0) if limit is not None and math.isfinite(limit)]
    ends = [end for row in rows for end in row[1:] if math.isfinite(end)] + limits
    least, greatest = min(ends), max(ends)
    room = (greatest - least) * 0.06 or 1.0
    least, greatest = least - room, greatest + room
    label = 150

    def place(value: float) -> float:
        return label + (WIDE - label - LEFT) * (min(max(value, least), greatest) - least) / (greatest - least)

    tall = ROW * len(rows) + BELOW
    parts = [
        f'<line class="limit" x1="{place(limit):.1f}" x2="{place(limit):.1f}" y1="0" y2="{tall - BELOW}"/>'
        for limit in (low, high)
        if limit is not None
    ]
    parts.append(f'<line class="zero" x1="{place(0):.1f}" x2="{place(0):.1f}" y1="0" y2="{tall - BELOW}"/>')
    for at, (name, mean, from_, to) in enumerate(rows):
        y = ROW * at + ROW / 2
        parts.append(f'<text x="{label - 6}" y="{y + 4:.1f}" text-anchor="end">{escape(name[:26])}</text>')
        parts.append(f'<line x1="{place(from_):.1f}" x2="{place(to):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{place(mean):.1f}" cy="{y}" r="3"><title>{mean:+.3f}</title></circle>')
    parts.append(f'<text x="{place(least):.1f}" y="{tall - 4}">{least:+.3g}</text>')
    parts.append(f'<text x="{place(greatest):.1f}" y="{tall - 4}" text-anchor="end">{greatest:+.3g}</text>')
    return _svg(tall, parts, "means and their intervals")


def _svg(tall: float, parts: Sequence[str], about: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDE} {tall:g}" width="{WIDE}" height="{tall:g}" role="img" aria-label="{escape(about)}">'
        f"{''.join(parts)}</svg>"
    )
