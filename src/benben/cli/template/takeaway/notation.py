"""Actions, chance and boards of Takeaway as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from benben.cli.template.takeaway.layout import Box, State
from benben.engine.errors import BadNotation

ROW = 25  # stones side by side on the board


def format_action(box: Box, s: State, seat: int, actions: Sequence[int]) -> str:
    """An action as text."""
    return f"take {actions[0]}"


def parse_action(box: Box, s: State, seat: int, text: str) -> list[int]:
    """A text as an action."""
    return [_number(text, "take")]


def _number(text: str, word: str) -> int:
    found = re.fullmatch(rf"{word} ([1-6])", " ".join(text.split()))
    if found is None:
        raise BadNotation(f"cannot read {text[:60]!r}: expected {word} and a number from 1 to 6")
    return int(found[1])


def refuse(box: Box, s: State, seat: int, actions: Sequence[int]) -> tuple[str, str]:
    """Why an action that can be read is not allowed: the rule and a sentence."""
    return "T-R2", f"at most {min(s.die, s.heap)} stones can be taken: the die shows {s.die}, {s.heap} stones are left"


def chance_words(box: Box, s: State) -> str:
    """The words of the chance event that comes next."""
    return "roll"


def format_outcome(box: Box, s: State, outcome: int) -> str:
    """What the die shows."""
    return str(outcome)


def format_chance(box: Box, s: State, outcomes: Sequence[int]) -> str:
    """A roll of the die."""
    return f"roll {outcomes[0]}"


def parse_chance(box: Box, s: State, text: str) -> list[int]:
    """The outcome that a chance event names."""
    return [_number(text, "roll")]


def steps_taken(box: Box, s: State) -> list[tuple[int, str]]:
    """None: also a step without alternative is asked for."""
    return []


def format_view(view: dict[str, Any]) -> str:
    """The table, for the terminal."""
    heap = view["heap"]
    lines = [f"{heap} stones on the heap" + (f", the die shows [bold]{view['die']}[/]" if view["die"] else "")]
    lines += ["  " + "[yellow]●[/] " * min(ROW, heap - first) for first in range(0, heap, ROW)]
    for player in view["players"]:
        you = " (you)" if player["seat"] == view["seat"] else ""
        turn = "  to take" if player["seat"] in view["acting"] else ""
        lines.append(f"[bold]Seat {player['seat']}{you}[/]: {player['total']} points{turn}")
    return "\n".join(lines)
