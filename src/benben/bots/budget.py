"""How much a bot may think: a time, or a number of iterations, which makes what it chooses reproducible."""

from __future__ import annotations

import re
from dataclasses import dataclass

from benben.engine.errors import BadOption

MOST_MILLISECONDS = 60_000
MOST_ITERATIONS = 10_000_000
_TEXT = re.compile(r"([0-9]{1,8}(?:\.[0-9]{1,3})?)(ms|s|)")


@dataclass(frozen=True)
class Budget:
    """One of the two is given, the other 0. It is for one event, however many steps the event has."""

    milliseconds: int = 0
    iterations: int = 0


def parse_budget(text: str) -> Budget:
    """`500ms`, `1s`, `0.2s`, or a number of iterations such as `2000`."""
    found = _TEXT.fullmatch(text)
    if found is not None:
        number, unit = found.groups()
        if unit == "" and "." not in number and 1 <= int(number) <= MOST_ITERATIONS:
            return Budget(iterations=int(number))
        milliseconds = float(number) * (1000 if unit == "s" else 1)
        if unit and milliseconds == round(milliseconds) and 1 <= milliseconds <= MOST_MILLISECONDS:
            return Budget(milliseconds=round(milliseconds))
    raise BadOption(
        f"no budget {text!r}: write a time from 1ms to {MOST_MILLISECONDS // 1000}s, such as 500ms or 1s, or how many "
        f"iterations, such as 2000 (at most {MOST_ITERATIONS:,})"
    )


def format_budget(budget: Budget) -> str:
    """As `parse_budget` reads it, seconds where they are whole."""
    if budget.iterations:
        return str(budget.iterations)
    whole = budget.milliseconds % 1000 == 0
    return f"{budget.milliseconds // 1000}s" if whole else f"{budget.milliseconds}ms"
