"""Whole states as values: copying within an array of them, the same call in every mode."""

from __future__ import annotations

from typing import Any

from benben.engine.kernel import primitive


@primitive
def copy_state(states: Any, to: int, source: int) -> None:
    """Make one state of an array equal to another of it."""
    states[to] = states[source].copy()


@primitive
def clear_state(states: Any, blank: Any, at: int) -> None:
    """Make one state of an array equal to the first of another array."""
    states[at] = blank[0].copy()


@primitive
def keep_state(kept: Any, at: int, states: Any, source: int) -> None:
    """Make one state of an array equal to one of another array."""
    kept[at] = states[source].copy()
