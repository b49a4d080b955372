"""Draws the pictures of the documentation: each game's board in the terminal, some way into a match.

python tools/draw_pictures.py docs/pictures
"""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from benben import Match
from benben.bots.bot import choose
from benben.engine.registry import games

EVENTS = {"pyramids": 40, "stregati": 60, "anubix": 30}
PAPYRUS = TerminalTheme(
    (250, 244, 228),
    (52, 42, 30),
    [
        (52, 42, 30),
        (178, 52, 38),
        (52, 120, 60),
        (170, 120, 10),
        (40, 86, 160),
        (130, 50, 140),
        (20, 120, 130),
        (90, 80, 66),
    ],
    [
        (150, 138, 118),
        (206, 92, 20),
        (52, 120, 60),
        (190, 140, 20),
        (40, 86, 160),
        (150, 60, 160),
        (20, 130, 140),
        (0, 0, 0),
    ],
)


def draw(game: str) -> str:
    """A board as SVG, without fonts from elsewhere."""
    match = Match.new(game, seats=2, seed=4)
    while len(match.events) < EVENTS[game] and not match.is_over:
        seat = match.acting[0]
        match.submit(seat, choose(match, seat, "greedy", 1))
    console = Console(record=True, width=98, file=StringIO(), force_terminal=True)
    console.print(match.game.notation.format_view(match.view(0)), highlight=False)
    picture = console.export_svg(title=f"benben play {game}", theme=PAPYRUS)
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    for name in games():
        target = Path(sys.argv[1], f"{name}.svg")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(draw(name), "utf-8")
