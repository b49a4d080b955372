"""What a seat of Takeaway may know: everything, for this game has no secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from benben.cli.template.takeaway.layout import Box, State
from benben.cli.template.takeaway.rules import acting
from benben.engine.kernel import rule
from benben.engine.record import Ints


@rule
def resample(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> None:
    """Draw anew what a seat cannot know: nothing."""


def view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator."""
    who = acting(box, s)
    return {
        "game": "takeaway",
        "seat": seat,
        "seats": box.seats,
        "acting": [other for other in range(box.seats) if who > 0 and who >> other & 1],
        "phase": "over" if who == 0 else "roll" if s.die == 0 else "take",
        "over": who == 0,
        "heap": s.heap,
        "die": s.die,
        "players": [_player(box, s, other) for other in range(box.seats)],
    }


def _player(box: Box, s: State, seat: int) -> dict[str, Any]:
    lines = breakdown(box, s, seat)
    return {
        "seat": seat,
        "score": [{"source": source, "points": points, "rule": rule} for source, points, rule in lines],
        "total": sum(points for _, points, _ in lines),
    }


def breakdown(box: Box, s: State, seat: int) -> list[tuple[str, int, str]]:
    """Where a seat's points come from, and the rules that say so."""
    return [
        ("stones", s.taken[seat], "T-F1"),
        ("last stone", s.bonus[seat], "T-F1" if box.last_stone > 0 else "T-O1"),
    ]


def target(box: Box, s: State, seat: int, actions: Sequence[int]) -> dict[str, Any]:
    """What a legal action is about."""
    return {"kind": "take", "stones": actions[0]}


def reveals(text: str) -> bool:
    """Everything lies open."""
    return False


def redact(event: Mapping[str, Any], seat: int | None) -> str:
    """An event as a seat may read it: nothing stays hidden."""
    text: str = event["do"]
    return text


def facts(box: Box, s: State) -> dict[str, float]:
    """What simulations average: how many stones a player has."""
    return {"stones": sum(s.taken[: box.seats]) / box.seats}
