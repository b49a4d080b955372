"""The curves of a training as a picture: how losses fall, and how strength against the heuristic grows."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

WIDTH, HEIGHT = 720, 200  # of one panel
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 34, 30
MOST = 400  # points of a line; of more, means of neighbours are drawn

Line = list[tuple[float, float]]
PANELS = (
    ("places", "Loss of the places, in nats"),
    ("policy", "Loss of the policy, in nats"),
    ("points", "Loss of the points, in squared spreads"),
)


def draw_curves(title: str, curves: Sequence[dict[str, Any]]) -> str:
    """A picture (SVG) of all generations."""
    panels = [
        _panel(about, [(point["generation"], point["losses"][name]) for point in curves]) for name, about in PANELS
    ]
    panels.append(_strength([point for point in curves if point["strength"]]))
    whole = 30 + len(panels) * HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole}" width="{WIDTH}" height="{whole}"',
        f'role="img" font-family="sans-serif" font-size="12"><title>{escape(title)}</title>',
        f'<rect width="{WIDTH}" height="{whole}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="22" font-size="15" font-weight="bold" fill="#222222">{escape(title)}</text>',
    ]
    for number, panel in enumerate(panels):
        parts.append(f'<g transform="translate(0 {30 + number * HEIGHT})">{panel}</g>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _strength(points: Sequence[dict[str, Any]]) -> str:
    """Wins against the heuristic, with the interval as a band."""
    line = [(point["generation"], 100 * point["strength"][0]) for point in points]
    reach = [100 * point["strength"][1] for point in points]
    return _panel("Wins of one action of foresight against the heuristic, in %", line, reach, (0.0, 100.0))


def _panel(about: str, line: Line, reach: Sequence[float] = (), limits: tuple[float, float] | None = None) -> str:
    head = f'<text x="{LEFT}" y="{TOP - 10}" fill="#222222">{escape(about)}</text>'
    if not line:
        return head + f'<text x="{LEFT}" y="{TOP + 20}" fill="#666666">nothing yet</text>'
    if not reach:
        line = _thin(line)
    low, high = limits or (min(y for _, y in line), max(y for _, y in line))
    high = high if high > low else low + 1
    first, last = line[0][0], max(line[-1][0], line[0][0] + 1)

    def place(x: float, y: float) -> str:
        across = LEFT + (x - first) / (last - first) * (WIDTH - LEFT - RIGHT)
        down = TOP + (high - min(high, max(low, y))) / (high - low) * (HEIGHT - TOP - BOTTOM)
        return f"{across:.1f},{down:.1f}"

    parts = [head, *_grid(low, high, first, last)]
    if reach:
        upper = [place(x, y + r) for (x, y), r in zip(line, reach, strict=True)]
        lower = [place(x, y - r) for (x, y), r in zip(line, reach, strict=True)]
        parts.append(f'<polygon points="{" ".join(upper + lower[::-1])}" fill="#b8860b" fill-opacity="0.25"/>')
    drawn = " ".join(place(x, y) for x, y in line)
    parts.append(f'<polyline points="{drawn}" fill="none" stroke="#8a5a00" stroke-width="1.5"/>')
    return "".join(parts)


def _grid(low: float, high: float, first: float, last: float) -> list[str]:
    parts = []
    for step in range(5):
        share = step / 4
        down = TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)
        parts.append(f'<path d="M{LEFT} {down:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        number = f"{low + share * (high - low):.3g}"
        parts.append(f'<text x="{LEFT - 6}" y="{down + 4:.1f}" text-anchor="end" fill="#444444">{number}</text>')
    for x, at, anchor in ((first, LEFT, "start"), (last, WIDTH - RIGHT, "end")):
        text = f"generation {x:.0f}"
        parts.append(f'<text x="{at}" y="{HEIGHT - BOTTOM + 16}" text-anchor="{anchor}" fill="#444444">{text}</text>')
    return parts


def _thin(line: Line) -> Line:
    """At most `MOST` points, each the mean of its neighbours."""
    size = -(-len(line) // MOST)
    groups = [line[at : at + size] for at in range(0, len(line), size)]
    return [(sum(x for x, _ in group) / len(group), sum(y for _, y in group) / len(group)) for group in groups]
